# The first commands and what can go wrong with any command.

ping = Awake. The line to Discord takes { $milliseconds } ms.

about =
    ## The kaiju game master
    Version { $version }. It runs kaiju board games for the people of a server: turns may take minutes or days, anyone may watch, hands stay private, nothing is lost.
about-games = **Games**
    - Godzilla: Tokyo Clash, 2 to 4 players
    - Godzilla Total War, 3 to 12 players
    - Unofficial Godzilla Monopoly, 2 to 8 players
about-thanks = -# A fan project, free of charge, not connected with TOHO or any publisher; names belong to their owners. Icons by the artists of game-icons.net (CC BY 3.0), fonts under the SIL Open Font License. The file NOTICE names everyone.
about-source = Source and help

setup-fine = **Ready.** Everything the game master needs is allowed in { $channel }.
setup-lacking = **Not yet.** The game master cannot run a game in { $channel }.
setup-needs = It needs these permissions (Server Settings, Roles, or the channel's own):
setup-wishes = It works better with:

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
right-attach-files = Attach Files
right-embed-links = Embed Links
right-read-message-history = Read Message History
right-manage-threads = Manage Threads
right-pin-messages = Pin Messages

failure-only-in-server = This works only in a server, not in a private conversation.
failure-not-allowed = You are not allowed to do this here.
failure-bot-lacks-rights = I lack a permission for this here; whoever manages the server finds out with /setup which.
failure-too-fast = Too quick: give me a moment.
failure-outdated = This command has changed; reload Discord to see it as it is now.
failure-unexpected = Something went wrong on my side; nothing is lost, and trying again is safe.
failure-NoSuchTable = There is no such table here.
failure-NotSeated = You are not at this table.
failure-store = The games cannot be written just now; nothing was changed. Try again in a minute.
failure-closing = I am just restarting; nothing is lost. Try again in a minute.
failure-discord = Discord did not answer. Nothing is lost; try again in a moment.
failure-unknown = That button is from another time. Open the game's panel, or use /games to find it.
failure-channel = A table needs a text channel or an announcement channel: its game gets a thread there. Voice, stage, forum and media channels do not work.
failure-rights = I lack permissions here: { $rights }. Someone who manages the server can grant them; /setup shows all of it.
which-table = There are several tables. Name one in the option "table", or use the command in its thread.
right-unknown = an unknown permission
trouble-rights = **{ $title }** waits: I lack permissions in { $channel }: { $rights }. It goes on by itself once they are granted; `/setup` shows all of it, `/game move` takes it elsewhere.
trouble-gone = The place of **{ $title }** is gone. Nothing of the game is lost: type `/game move` in the channel where it shall go on. Until then `/hand` and `/board` work from anywhere.
