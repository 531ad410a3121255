"""The web page's side: its files, its websocket, whose name is whose, attachments."""
