# 映像と振り返り。

result-film = 映像
menu-film = 直前のラウンドの映像
film-title = ### { $title }：映像
film-round = ### { $title }：直前のラウンド
film-making = **{ $title }**の映像を作っています：約{ $all }枚のうち{ $done }枚ができました。
film-share = 共有
film-shared = 共有しました。まもなく全員に映像が見えます。
film-shared-there = 共有先を見る
film-nothing = まだ映像にするものがありません。
film-late = 映像を時間内に作れませんでした。しばらくしてからもう一度どうぞ。
since = 前回の番からの出来事
since-title = **{ $title }**、前回の番からの出来事：すべての動きを1枚で
since-step = **{ $title }**、前回の番からの出来事 · { $step } / { $steps }
since-all = すべての動き
since-nothing = 前回の番から、まだ何も起きていません。
moment-choose = この直後の盤面 …

picture-film-opening = { $title }：{ $names }
picture-film-alt = { $title }の映像。参加は{ $names }。{ $acts }手のうち{ $shown }手を{ $seconds }秒で。結末：{ $ending }
picture-moves = { $count }手
