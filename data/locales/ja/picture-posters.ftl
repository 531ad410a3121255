# The words on posters. Names of games, kaiju and people come from elsewhere.

### Each game: its title in Japanese, and one sentence for somebody who has never heard of it
picture-poster-accent =
    { $game ->
        [total_war] 総力戦
        [tokyo_clash] 東京激突
        [monopoly] 非公式 怪獣双六
       *[other] {""}
    }

### Lobby
picture-poster-open = 参加者募集中
picture-poster-full = 満席
picture-poster-free = 空席
picture-poster-join = 「参加する」を押す
picture-poster-undecided = 怪獣は未定
picture-poster-host = ホスト
picture-poster-computer = CPU { $level }
picture-poster-alt-open = { $title }：参加者を募集しています。
picture-poster-alt-full = { $title }：満席です。
picture-poster-alt-free = 席{ $number }：空席。
picture-poster-alt-seat = 席{ $number }：{ $name }{ $kind ->
        [computer] （コンピューター、{ $level }）
        [host] （ホスト）
       *[other] {""}
    }、{ $kaiju }。

### Choosing a kaiju
picture-poster-choose = 怪獣を選ぶ
picture-poster-kaiju-count = 怪獣{ $count }体
picture-poster-row-normal = 通常
picture-poster-row-furious = 激怒
picture-poster-sign-life = ライフ
picture-poster-sign-power = パワー
picture-poster-sign-worth = 撃破の得点
picture-poster-sign-discard = カードを1枚捨ててできること
picture-poster-no-choice = 迷ったら、そのままで。残った怪獣から1体が決まります。
picture-poster-alt-kaiju = { $title }：{ $name }さん、怪獣を選んでください。
picture-poster-alt-signs = 数字はライフ、パワー、撃破の得点です。
picture-poster-alt-lettered = { $letter }：{ $name }
picture-poster-alt-held =
    { $kind ->
        [own] { $name }、あなたの今の選択
       *[taken] { $name }、{ $holder }が選択済み
    }
picture-poster-alt-row =
    { $kind ->
        [furious] 激怒：{ $numbers }。
       *[normal] 通常：{ $numbers }。
    }
picture-poster-alt-stat =
    { $sign ->
        [life] ライフ{ $text }
        [power] パワー{ $text }
       *[worth] 撃破の得点{ $text }
    }
picture-poster-alt-action = 捨て札アクション：{ $text }

### Greeting
picture-poster-players = { $least }〜{ $most }人 · { $minutes }分
picture-poster-players-exact = { $most }人 · { $minutes }分
picture-poster-about =
    { $game ->
        [total_war] 打て、応戦せよ、さもなくば血を流せ。最後に立つのが王。
        [tokyo_clash] 六角の街を壊す：投げ、守り、トロフィー。
        [monopoly] サイコロ、金、戦車、取引：東京を従えよ。
       *[other] {""}
    }
picture-poster-greeting = 非公式のファンゲーム · ボタンを押して開始
picture-poster-greeting-more = ほかに：{ $titles }
picture-poster-alt-greeting = ここで遊べるゲームのポスター。
picture-poster-alt-game = { $title }：{ $players }。{ $about }
picture-poster-alt-game-short = { $title }：{ $players }。

### Profile of the bot
picture-poster-banner-accent = 怪獣
picture-poster-banner = ゲームマスター
