"""The gateway: sessions of shards, begun at Discord's pace, heard and dropped while the bot runs."""
