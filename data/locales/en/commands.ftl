# What commands say of themselves; at most 100 characters each.

command-ping = Is the game master awake?
command-about = What this bot is, its version, and whom to thank.
command-setup = Check whether the game master may do what it needs in a channel.
command-setup-channel = The channel to check; this one if you name none.
command-game = Open, find and look after games.
command-game-new = Open a lobby for a game in this channel.
command-game-new-game = Which game?
