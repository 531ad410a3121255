# The words in Tokyo Clash's pictures, and what the pictures say to those who read them.

picture-tokyo-clash = 東京クラッシュ
picture-tokyo-clash-kanji = 東京激突
picture-tc-phase-setup = 準備
picture-tc-phase-action = アクションフェイズ
picture-tc-phase-refresh = 補充フェイズ
picture-tc-phase-event = イベントフェイズ
picture-tc-phase-over = ゲーム終了

### Events and the card in play
picture-tc-event-armored_assault = 隣の戦車：−1
picture-tc-event-rush_hour = 列車は1〜3マス走る
picture-tc-event-air_strikes = 戦闘機が前方を掃射
picture-tc-event-xilien_invasion = UFOの近く：1枚捨てる
picture-tc-event-naval_bombardment = 戦艦が前方を砲撃
picture-tc-event-lightning_generators = 止まると山札−1枚
picture-tc-action = 捨て札アクション

### Damage track
picture-tc-track = 被害トラック
picture-tc-squares-left = 到達すると街は陥落 · 残り{ $count }マス
picture-tc-left = 残り{ $count }
picture-tc-left-none = 最終ラウンド
picture-tc-met = 到達、これが最終ラウンド
picture-tc-city-fell = 街は陥落

### The last move
picture-tc-last = 直前
picture-tc-suggested = 提案
picture-tc-did-RoundBegan = ラウンド{ $round }開始
picture-tc-did-Passed = { $seat }、パス
picture-tc-did-CardPlayed = { $seat }、{ $card }
picture-tc-did-ActionTaken = { $seat }、{ $card }を捨てる：{ $action ->
    [throw] { tokyo_clash-act-throw }
    [fly] { tokyo_clash-act-fly }
    [gain] エネルギーを得る
   *[move] { tokyo_clash-act-move }
}
picture-tc-did-Moved = { $own ->
    [yes] { $seat }、{ $end }へ
   *[no] { $seat }、{ $end }へ動かされる
}
picture-tc-did-Attacked = { $seat }、{ $target }に攻撃{ $value }
picture-tc-did-Defended = { $is_met ->
    [yes] { $seat }、{ $card }で防御{ $value }
   *[no] { $seat }、防御せず
}
picture-tc-did-Damaged = { $seat }に{ $amount }ダメージ、{ $by }に{ $kept ->
    [0] トロフィーなし
   *[other] トロフィー{ $kept }枚
}
picture-tc-did-Crowned = { $seat }、怪獣王に
picture-tc-did-Thrown = { $what }を{ $end }へ投げる
picture-tc-did-destroy = { $count ->
    [1] { $what }を破壊
   *[other] { $what } ×{ $count }を破壊
}
picture-tc-did-gain = { $who } エネルギー+{ $amount }
picture-tc-did-lose = { $who } エネルギー−{ $amount }
picture-tc-did-Drew = { $seat }、{ $count }枚引く
picture-tc-did-Reshuffled = { $seat }、山札をシャッフル
picture-tc-did-Recovered = { $seat }、{ $card }を回収
picture-tc-did-Looked = { $seat }、{ $target }のカードを見る
picture-tc-did-Sifted = { $seat }、{ $count }枚を見る
picture-tc-did-Discarded = { $known ->
    [yes] { $seat }、{ $cards }を捨てる
   *[no] {""}
}
picture-tc-did-Enhanced = { $card }が場に残る
picture-tc-did-EnhancementLost = { $seat }、{ $card }を失う
picture-tc-did-MeterRaised = { $seat }：首メーター{ $meter }
picture-tc-did-EventActivated = { $event }
picture-tc-did-VehiclePlaced = { $vehicle }、{ $space }に配置
picture-tc-did-VehicleMoved = { $vehicle }、{ $end }へ
picture-tc-did-Fired = { $vehicle }、発砲
picture-tc-did-GeneratorWentOff = 電撃発生装置、{ $seat }を直撃
picture-tc-did-TrophyLost = { $seat }、トロフィーの{ $card }を失う
picture-tc-did-Basked = { $seat }、{ $what }の利益を得る
picture-tc-did-Ended = ゲーム終了

### Who must do what
picture-tc-several = { $count }人
picture-tc-ask-act = カードを出す、捨てる、パス
picture-tc-ask-momentum = 勢い：続ける、やめる
picture-tc-ask-action = どの捨て札アクション？
picture-tc-ask-attack = { $card }：誰を攻撃？
picture-tc-ask-target = { $card }：対象を選ぶ
picture-tc-ask-spend = { $card }：強化を消費する？
picture-tc-ask-throw = 何を投げる？
picture-tc-ask-throw-to = { $target }をどこへ投げる？
picture-tc-ask-throw-hit = { $target }は何に当たる？
picture-tc-ask-throw-through = { $target }は途中で何を壊す？
picture-tc-ask-throw-collide = { $target }は誰に衝突？
picture-tc-ask-defend = { $amount }ダメージを防御する？
picture-tc-ask-trophy = どのカードをトロフィーに？
picture-tc-ask-radar = 誰の山札を見る？
picture-tc-ask-bunker = どのカードを戻す？
picture-tc-ask-recall = 山札の上に1枚戻す？
picture-tc-ask-bask = どのビルを使う？
picture-tc-ask-refresh = 好きなだけ捨てて引く
picture-tc-ask-move = どこへ移動？
picture-tc-ask-fly = どこへ飛ぶ？
picture-tc-ask-dodge = どこへ回避？
picture-tc-ask-push = どこへ押す？
picture-tc-ask-pull = どこへ引き寄せる？
picture-tc-ask-place = どこに置く？
picture-tc-ask-smash = 何を壊す？
picture-tc-ask-recover = どのカードを回収？
picture-tc-ask-discard = どのカードを捨てる？
picture-tc-ask-strip = どの強化を失う？
picture-tc-ask-sift-keep = どのカードを取る？
picture-tc-ask-sift-under = 先に下へ入れるのは？
picture-tc-ask-riposte = 返し技を使う？
picture-tc-ask-hunt-tank = 戦車は誰を追う？
picture-tc-ask-hunt-ufo = UFOは誰を追う？
picture-tc-ask-move-tank = 戦車はどこへ？
picture-tc-ask-move-ufo = UFOはどこへ？
picture-tc-ask-move-train = 列車はどこへ？
picture-tc-ask-place-tank = 戦車を置く
picture-tc-ask-place-train = 列車を置く
picture-tc-ask-place-jet = 戦闘機を置く
picture-tc-ask-place-ufo = UFOを置く
picture-tc-ask-place-battleship = 戦艦を置く
picture-tc-ask-place-generator = 電撃発生装置を置く
picture-tc-ask-face-train = 列車はどの方向に？
picture-tc-ask-face-jet = 戦闘機はどの向き？
picture-tc-ask-face-battleship = 戦艦はどの向き？
picture-tc-ask-suggested = このとおりでよい？
picture-tc-ask-any = 判断中
picture-tc-over-oxygen_destroyer = 勝利、街は陥落
picture-tc-over-seventh_round = 最終ラウンドを終えて勝利
picture-tc-this-card = このカード

### Panels
picture-tc-passed = パス
picture-tc-winner = 勝者
picture-tc-hit = 被弾 { $amount }
picture-tc-gained = +{ $amount }
picture-tc-lost = −{ $amount }
picture-tc-more = +{ $count }
picture-tc-score = { $score }点

### Choices
picture-tc-thrown-kaiju = { $amount }マスまで · 怪獣か大型ビルで止まる
picture-tc-thrown-vehicle = 一直線に{ $amount }マスまで

### Hands and cards
picture-tc-discard = カードを捨てて
picture-tc-of = / { $most }
picture-tc-energy = エネルギー{ $energy }
picture-tc-ability-godzilla = 1マス遠くへ投げる
picture-tc-ability-king_ghidorah = 満タンで一斉放射
picture-tc-ability-megalon = 毎ラウンド1枚回収
picture-tc-ability-mothra = 軍隊に無視される
picture-tc-choose-cards = カードを選ぶ
picture-tc-choose-cards-kanji = 選択

### Results
picture-tc-ended-oxygen_destroyer = R{ $round }、オキシジェン・デストロイヤー到達
picture-tc-ended-seventh_round = 街は最後のラウンドまで持ちこたえた
picture-tc-trophies-by-round = ラウンドごとのトロフィー
picture-tc-points-by-round = ラウンドごとのトロフィーの支配力

### In words
picture-tct-title = 東京クラッシュ、ラウンド{ $round }/{ $rounds }、{ $phase }。
picture-tct-events = イベント：{ $events }。
picture-tct-event = イベント{ $number }、{ $name }（{ $vehicle }）：{ $text }
picture-tct-track = 被害トラック：オキシジェン・デストロイヤーは丸マス{ $round }、四角マス{ $count }のうち{ $passed }を通過。小型ビルのある四角マス：{ $tokens ->
    [0] なし（最初は四角マス{ $first }）
   *[other] { $squares }
}。{ $gap }。
picture-tct-track-short = 被害トラック：{ $gap }。
picture-tct-asked = { $who }：{ $ask }
picture-tct-to-act = { $who }の番です。
picture-tct-passes = { $count ->
    [0] 最後のアクションから、まだ誰もパスしていません。
   *[other] { $count }人が続けてパスしました。
}
picture-tct-order = 手番順：{ $order }。
picture-tct-over = ゲーム終了：{ $who }、{ $reason }。
picture-tct-aim-damage = { $who }が{ $target }に{ $with }{ $amount }ダメージ。
picture-tct-aim-throw = { $who }が{ $target }を{ $with }{ $amount }マスまで投げます{ $place }。
picture-tct-aim-move = { $who }が{ $target }を動かします{ $place }。
picture-tct-aim-drive = { $target }についての質問です{ $place }。
picture-tct-with = { $card }で
picture-tct-in = （今は{ $space }）
picture-tct-last = 直前：{ $told }。
picture-tct-suggested = 提案：{ $told }。
picture-tct-seats = 席：
picture-tct-seat = { $number }. { $who }、{ $space }：エネルギー{ $energy }、手札{ $hand }枚、トロフィー{ $trophies }枚{ $extras }。
picture-tct-seat-more = 山札{ $deck }枚、捨て札：{ $discard }。
picture-tct-seat-short = { $number }. { $who }、{ $space }：エネルギー{ $energy }、手札{ $hand }枚、トロフィー{ $trophies }枚{ $extras }。
picture-tct-king = 怪獣王
picture-tct-meter = 首メーター{ $meter }/{ $size }
picture-tct-enhancements = 場：{ $cards }
picture-tct-own-enhancements = 場：{ $cards }。
picture-tct-playing = 使用中：{ $cards }
picture-tct-score = 得点{ $score }
picture-tct-none = なし
picture-tct-mat = { $kaiju }がカードを捨ててできること：{ $actions }{ $gains ->
    [yes] 壊したものからエネルギーを得ます。
   *[no] 壊したものからは何も得ません。
}
picture-tct-known-hand = 知っている手札：{ $cards }。
picture-tct-known-deck = 知っている山札：{ $cards }。
picture-tct-depth = { $depth ->
    [0] 一番上に{ $card }
   *[other] { $depth }枚の下に{ $card }
}
picture-tct-known-trophies = 知っているトロフィー：{ $cards }。
picture-tct-spaces = マス（列、行。列は西から東へ、北へ1歩で行は−1）：
picture-tct-space = { $space }：{ $here }
picture-tct-tile = タイル{ $tile }
picture-tct-centre = 中央のタイル
picture-tct-ground-rubble = { $building }のがれき
picture-tct-worth = 壊したときの利益：{ $list }。
picture-tct-worth-one = { $name }はエネルギー{ $energy }{ $reward }
picture-tct-reward-draw = とカード1枚
picture-tct-reward-recall = と捨て札1枚を山札の上へ
picture-tct-reward-look = と誰かの山札の一番上の確認
picture-tct-worth-none = { $name }はエネルギー{ $energy }
picture-tct-hand = あなたの手札：
picture-tct-hand-empty = 手札はありません。
picture-tct-card = { $name }、コスト{ $cost }、支配力{ $dominance }：{ $text }
picture-tct-taken = 取ったカード：{ $cards }。
picture-tct-sifted = 見たカード：{ $cards }。
picture-tct-hidden = 伏せたカード{ $count }枚
picture-tct-result = { $game }。{ $who }の勝ち。{ $reason }。
picture-tct-place = { $place }. { $who }、{ $score }点
