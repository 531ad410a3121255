"""The server in memory: who is there, what is said, what is typed and pressed."""
