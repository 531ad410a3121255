# Statistics: the table of a server, and one person's record there.

stats-title = ## このサーバーの順位
stats-person = ## { $name }さんの戦績
stats-about = -# { $game } · { $season } · { $games }ゲーム{ $company ->
        [people] （人どうし）
        [computers] （コンピューターだけが相手）
       *[any] {""}
    }
stats-season =
    { $season ->
        [month] 今月
        [year] 今年
       *[all] 全期間
    }
stats-all-games = すべてのゲーム
stats-people = 人どうし
stats-computers = コンピューターだけが相手
stats-assisted = ヒントあり
stats-score = { $games }戦{ $wins }勝、{ $share }%（運だけなら{ $fair }%）
stats-line = **{ $place }** · **{ $name }** · { $facts }
stats-row-streak = { $count }連勝
stats-you = あなた
stats-more = -# ほか{ $count }人
stats-none = その期間に終わったゲームはまだありません。`/game new`から始まります。
stats-none-assisted = ここでは全員がヒントを使ったので、その結果は別に数えています。
stats-order = -# 運だけで勝てる分（4人の卓なら4分の1、2人の卓なら半分）を、どれだけ上回ったかの順です。
stats-apart = -# 別に数えたもの：{ $what }。
stats-apart-others = { $company ->
        [computers] 人どうし
       *[people] コンピューターだけが相手
    }の{ $count }ゲーム
stats-apart-assisted = ヒントありの結果{ $count }件
stats-record = **{ $what }** · { $score }
stats-detail =
    { $company ->
        [computers] ### コンピューターだけが相手
       *[people] ### 人どうし
    }
stats-streak =
    { $count ->
        [0] まだ勝ちはありません。
        [1] 連勝はまだありません。
       *[other] 最長記録：{ $count }連勝。
    }
stats-met = ### よく対戦する相手
stats-meeting = **{ $name }** · { $games }ゲーム · 相手より上{ $ahead }回、下{ $behind }回
stats-game = どのゲーム？
stats-when = いつ？
stats-choose = プレイヤーの戦績 …
stats-back = 全員
stats-picture-table = 順位
stats-picture-person = 戦績
stats-accent = 戦績
stats-server = 戦績はサーバーごとのものです。サーバーで見てください。
