"""The gateway: websockets to bots, and what they are told."""
