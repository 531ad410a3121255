# The first commands and what can go wrong with any command.

ping = Awake. Latency to Discord: { $milliseconds } ms.

about =
    ## The kaiju game master
    Version { $version }. I run kaiju board games for the people of a server: a turn may take minutes or days, anyone can watch, hands stay private, and nothing is lost.
about-games = **Games**
    - Godzilla: Tokyo Clash, 2 to 4 players
    - Godzilla Total War, 3 to 12 players
    - Unofficial Godzilla Monopoly, 2 to 8 players
about-thanks = -# A free fan project, not connected with TOHO or any publisher; names belong to their owners. Icons by the artists of game-icons.net (CC BY 3.0), fonts under the SIL Open Font License. The file NOTICE names everyone.
about-source = Source and help

greeting =
    ## Something stirs in the bay
    I run three kaiju board games right here. Turns take minutes or days, hands stay private, anybody may watch.
greeting-game = - **{ $name }** { $about }
greeting-play = Play now against computers
greeting-open = Open a table
greeting-how = Show me how
greeting-posted = The greeting is in { $channel }.
which-game = **Which game?**
setup-greet = Post the greeting here

setup-fine = **Ready.** I may do everything I need in { $channel }.
setup-lacking = **Not yet.** I can't run a game in { $channel }.
setup-needs = I need these permissions (Server Settings, Roles, or the channel's own):
setup-wishes = I work better with:
server-form = Boards in this server's threads are { $form ->
        [tall] tall, for phones
       *[wide] wide
    }. Everybody chooses for their own pages in /settings.
server-form-tall = Tall boards
server-form-wide = Wide boards
server-not-yours = Only somebody who manages this server can choose that.

server-home = New games are posts in { $channel }.
server-no-home = New games get a thread in the channel where they are opened. With `/setup home:` they are posts in a forum.
server-end-home = No forum
server-news = Results are forwarded to { $channel }.
server-no-news = Results stay in their threads. With `/setup news:` they are forwarded to a channel.
server-end-news = No news
server-language = I post in { $language } on this server.
server-own-language = I post in { $language } on this server, as Discord's settings for it say. With `/setup language:` I use another.
server-end-language = The server's own language
tag-lobby = Lobby
tag-running = Running
tag-over = Over

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
right-attach-files = Attach Files
right-embed-links = Embed Links
right-read-message-history = Read Message History
right-manage-threads = Manage Threads
right-pin-messages = Pin Messages

failure-only-in-server = This works on a server, not in a private conversation.
failure-not-allowed = You may not do that here.
failure-bot-lacks-rights = I lack a permission here; whoever manages the server can see which with /setup.
failure-too-fast = Too quick: give me a moment.
failure-outdated = This command has changed; reload Discord to get the new one.
failure-unexpected = Something went wrong on my side. Nothing is lost; just try again.
failure-NoSuchTable = There is no such table here.
failure-NotSeated = You're not at this table.
# Below an error that also stands in the log of the bot, which its owner can search for this.
failure-reference = Reference { $reference }
failure-store = I can't save games right now, so nothing was changed. Try again in a minute.
failure-away = I can't reach my database right now. No game is lost, and I go on by myself when it is back; try again in a minute.
failure-moved = This table has just moved to another part of me; nothing was changed. Try again.
failure-closing = I'm restarting; nothing is lost. Try again in a minute.
failure-discord = Discord did not answer. Nothing is lost; try again in a moment.
failure-unknown = That button is out of date. Open the game's panel, or find it with /games.
failure-channel = A game gets a thread of its own, so a table needs a text or announcement channel. Voice, stage, forum and media channels don't work.
failure-rights = I lack permissions here: { $rights }. Whoever manages the server can grant them; /setup shows them all.
no-table = No game is running here. `/play` begins one; one that is over can be named in the option "table".
which-table = There are several tables. Name one in the option "table", or use the command in its thread.
right-unknown = an unknown permission
trouble-rights = **{ $title }** is waiting: I lack permissions in { $channel }: { $rights }. It goes on by itself once they are granted; `/setup` shows them all, `/game move` takes it elsewhere.
trouble-gone = The thread of **{ $title }** is gone, but nothing of the game is lost: type `/game move` in the channel where it should go on. Until then `/hand` and `/board` work from anywhere.

help-commands =
    - `/play`: a game against computers, at once
    - `/learn`: short private lessons
    - `/game new`: a table for people; `/game find` looks for them
    - `/games`: your games, and whose turn it is
    - `/rules`: any rule, card or kaiju
    - `/settings`: calls, quiet hours, language, pictures
