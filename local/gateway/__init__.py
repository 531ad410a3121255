"""The gateway: websockets to bots, and the events dispatched to them."""
