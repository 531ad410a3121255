"""How the bot talks with Discord: addresses, clicks, replies, pages, limits. It knows no screen."""
