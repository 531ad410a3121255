# What commands say of themselves; at most 100 characters each.

command-ping = Is the game master awake?
command-about = What this bot is, its version, and whom to thank.
command-setup = Check whether the game master may do what it needs in a channel.
command-setup-channel = The channel to check; this one if you name none.
command-game = Open, find and look after games.
command-game-new = Open a lobby for a game in this channel.
command-game-new-game = Which game?
command-game-list = The open tables of this server.
command-table = Which table? The one of this thread, or your only one, if you name none.
command-hand = Your hand, and the question put to you.
command-board = The board as it stands.
command-board-text = As text instead of a picture.
command-log = What has happened, newest last.
command-games = Your tables everywhere; those that wait for you come first.
command-rules = Look up a rule, a card or a kaiju.
command-rules-query = A word, a name, or a number such as TW-4.1.
