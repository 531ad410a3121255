"""Tokyo Clash for a phone held upright: 720 pixels wide, one thing below the other."""
