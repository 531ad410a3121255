# The few words that stand in pictures. Pictures hold words, numbers and names; sentences belong to the messages.

### Frames
picture-first-to = { $target }点先取
picture-round = ラウンド{ $round }
picture-round-short = R{ $round }
picture-start = 開始
picture-of-target = /{ $target }
picture-of-life = / { $life }

### Total War
picture-total-war = トータル・ウォー
picture-total-war-kanji = 総力戦
picture-mode-king_of_monsters = 怪獣王
picture-mode-immortals = 不死身
picture-option-counter_attack = 反撃
picture-option-free_surrender = 自由な降参
picture-option-double_wound_hits_twice = 二重痛撃は2枚
picture-option-heart_straightens_all = ハートで全員が立ち直る
picture-option-must_exceed_life = ライフを超えたら撃破
picture-option-wound_stays = 痛撃は残る
picture-option-double_wound_before_draw = 引く前に二重痛撃
picture-options-on = オプション{ $count }つ
picture-options-more = ほか{ $count }つ
picture-strike = 打撃
picture-wound = 痛撃
picture-opening = ラウンド{ $round }
picture-played-by = 出したのは
picture-to-open = 先手
picture-clockwise = 時計回り
picture-counterclockwise = 反時計回り
picture-buildings-up = 表の建物
picture-wound-takes-one = 負傷で1枚
picture-no-buildings = 表はなし
picture-no-buildings-up = 表の建物なし
picture-deck = 山札
picture-discards = 捨て札
picture-buildings = 建物
picture-worth = 撃破で{ $vp } VP
picture-worth-short = 価値{ $vp }
picture-out = 脱落
picture-out-vp = 順位用 { $vp } VP
picture-spent = 使用済み
picture-furious = 激怒

### What happened last, in a few words
picture-last = 直前
picture-tw-did-RoundOpened = ラウンド{ $round }、先手は{ $seat }
picture-tw-did-OpeningPassed = { $seat }、初手なし
picture-tw-did-Played = { $seat }、{ $card_text }{ $power ->
        [0] {""}
       *[other] ＋パワー{ $power }
    }
picture-tw-did-TargetChosen = 標的は{ $target }
picture-tw-did-DirectionChanged = 手番が逆回りに
picture-tw-did-BuildingTurnedUp = 値{ $value }の建物が表に
picture-tw-did-Wounded = { $attacker }、{ $seat }に一撃
picture-tw-did-DamageLaid = { $seat }、ダメージ{ $wounds }/{ $life }
picture-tw-did-Defeated = { $by }、{ $seat }を撃破
picture-tw-did-Eliminated = { $seat }、脱落
picture-tw-did-Countered = { $seat }の反撃
picture-tw-did-Healed = { $seat }、回復
picture-tw-did-DrewThree = { $seat }、3枚引く
picture-tw-did-Ended = ゲーム終了

### Who must do what
picture-ask-open = 好きなカードで初手
picture-ask-answer = { $strike }以上で応戦、または負傷
picture-ask-answer-wound = 特殊カードで応戦、または負傷
picture-ask-target = 次に応戦する人を指定
picture-ask-damage = 数字をダメージに置く
picture-ask-heart = 一撃にハートを足す？
picture-ask-building = 建物を1つ取る
picture-ask-counter = ハートで反撃する？
picture-ask-discard = 3枚になるまで捨てる
picture-tab-open = 先手
picture-tab-answer = 応戦
picture-tab-target = 標的指定
picture-tab-damage = 負傷
picture-tab-heart = ハート？
picture-tab-building = 負傷
picture-tab-counter = 反撃？
picture-tab-discard = 捨てる
picture-tab-winner = 勝者
picture-over-target = 勝利点{ $target }に到達
picture-over-last_standing = 最後まで残った
picture-over-exhausted = 誰も先手を取れず終了
picture-nobody = なし
picture-hit = 負傷 { $damage }
picture-gained = +{ $vp } VP
picture-defeated = 撃破

### Hands and cards
picture-your-hand = あなたの手札
picture-your-hand-kanji = 手札
picture-empty-hand = 手札なし
picture-other-actions = ほかの行動
picture-your-turn = { $round } · あなたの番
picture-not-your-turn = { $round } · 待機中
picture-strike-now = 打撃{ $strike }
picture-wound-now = 痛撃
picture-opening-now = 初手
picture-power-ready = パワー{ $power } 使用可
picture-power-spent = パワー{ $power } 使用済み
picture-text-number = 打撃{ $value }以下に応戦。
picture-text-zero = 打撃0にだけ応戦。ダメージとしては0。
picture-text-heart = { $value }以下に応戦し、怪獣が立ち直る。一撃にも足せる。
picture-text-building = { $value }以下に応戦し、建物を1枚表にする。
picture-text-lowering = どんな数字にも応戦し、打撃を3下げる。ダメージにはならない。
picture-text-change_direction = どんな打撃にも応戦。手番が逆回りに。
picture-text-choose_target = どんな打撃にも応戦。次に応戦する人を名指し。
picture-text-wound = どんな打撃にも応戦。特殊カードでしか応戦されない。
picture-text-double_wound = 次の人がただちに負傷。応戦できない。
picture-way-play = 出す
picture-way-damage = 置く
picture-way-heart = 足す
picture-way-counter = 反撃
picture-way-discard = 捨てる
picture-way-king = 痛撃に
picture-too-low = 不足
picture-king-card = 怪獣王カード、1度だけ
picture-why-answer = { $strike }以上が必要
picture-why-wound = 特殊カードだけ
picture-why-damage = 0〜10だけ
picture-why-heart = ハートだけ
picture-why-counter = ハートだけ
picture-why-other = 今はできない
picture-the-deck = 山札
picture-copies = { $total }枚中{ $copies }枚

### Results
picture-winner = 勝者
picture-nobody-wins = 勝者なし
picture-points-by-round = ラウンドごとの勝利点
picture-ended-target = { $name }、ラウンド{ $round }で{ $target } VPに到達
picture-ended-last_standing = ラウンド{ $round }、最後まで残って勝利
picture-ended-exhausted = ラウンド{ $round }、誰も先手を取れず

### Statistics
picture-stats-won = 勝ち
picture-stats-fair = 運だけの場合
picture-stats-percent = { $share }%
picture-stats-count = { $games }戦{ $wins }勝
picture-stats-alt = { $title }：{ $first }、{ $second }。勝率と、運だけの場合の勝率。
picture-stats-alt-place = { $place }. { $name }
picture-stats-alt-row = { $name }{ $noted ->
        [yes] 、{ $note }
       *[no] {""}
    }：{ $games }戦{ $wins }勝、{ $share }%、運だけなら{ $fair }%。
