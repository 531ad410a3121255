# The words in Monopoly's pictures, and what the pictures say to those who read them. Questions and answers are those
# of monopoly.ftl.

picture-monopoly = ゴジラ・モノポリー
picture-monopoly-full = 非公式ゴジラ・モノポリー
picture-gm-turn = 手番{ $turn }
picture-gm-over = ゲーム終了
picture-gm-unofficial = 非公式 · { $fact }
picture-gm-shared = 同点

### The track
picture-gm-ruins = 廃墟
picture-gm-for-sale = 売り出し
picture-gm-note-go = +2M +3 AP
picture-gm-note-fish = 2 AP = 1 HP
picture-gm-note-plant = プール
picture-gm-note-scent = 魚の山へ

picture-gm-kind-chance = チャンス
picture-gm-kind-fish = 魚の山
picture-gm-kind-plant = 発電所
picture-gm-kind-scent = 匂い

### The middle
picture-gm-last = 直前
picture-gm-pool = プール
picture-gm-serves = 支配者
picture-gm-winner = 勝者
picture-gm-at-fish = 魚 { $held }
picture-gm-waits = GOで待機
picture-gm-jammed = 探知不能
picture-gm-peace = 休戦周
picture-gm-hp-change = { $sign }{ $count } HP
picture-gm-house = 家 { $house }
picture-gm-limits = { $limit ->
    [0] {""}
   *[other] 最終周 { $limit }
}{ $alarm ->
    [0] {""}
   *[other] { $limit ->
        [0] { $alarm }周目から警報
       *[other] {" "}· { $alarm }周目から警報
    }
}
picture-gm-reach = 線：メーサー砲

### The last move
picture-gm-did-StartRolled = { $seat }から開始
picture-gm-did-TurnSkipped = { $seat }、GOで待機
picture-gm-did-WorksChanged = { $seat }、{ $district }で{ $way ->
    [pay] 建設
   *[other] 売却
} { $money }
picture-gm-did-RightsSold = { $seat }、{ $district }を{ $money }で返却
picture-gm-did-Placed = { $district }に{ $what ->
    [house] 家
    [tank] 戦車
   *[other] { $what }
}
picture-gm-did-OfferMade = { $seat }、{ $to }に提案
picture-gm-did-OfferClosed = { $why ->
    [lapsed] {""}
    [impossible] { $to }への提案は消滅
    [declined] { $to }、提案を拒否
    [withdrawn] { $to }への提案は取り下げ
   *[other] { $to }への提案は終了
}
picture-gm-did-DealDone = { $seat }と{ $to }、取引成立
picture-gm-did-Moved = { $how ->
    [hiding] { $seat }、{ $end }に潜む
   *[other] { $seat }、{ $end }へ
}
picture-gm-did-PassedGo = GO：{ $hp ->
    [0] { $money }{ $ap ->
        [0] {""}
       *[other] と{ $ap } AP
    }
   *[other] 1 HP
}
picture-gm-did-AlarmRaised = 警報：戦車のダメージ+{ $damage }
picture-gm-did-SentToFish = { $seat }、魚の山へ
picture-gm-did-AteFish = { $seat }、食べて1 HP
picture-gm-did-StayedAtFish = { $seat }、魚の山にとどまる
picture-gm-did-LeftFish = { $seat }、魚の山を出る
picture-gm-did-PoolTaken = { $seat }、プールを獲得
picture-gm-did-CardDrawn = { $card }
picture-gm-did-CardUseless = 効果なし
picture-gm-did-CardUsed = { $seat }、{ $card }を使用
picture-gm-did-MoneyGained = { $seat }、{ $money }を獲得
picture-gm-did-MoneyLost = { $seat }、{ $money }を支払い
picture-gm-did-ApGained = { $seat } +{ $ap } AP
picture-gm-did-HpGained = { $seat } +{ $hp } HP
picture-gm-did-HpLost = { $seat } −{ $hp } HP
picture-gm-did-TankLost = { $district }の戦車1台を失う
picture-gm-did-HousesFell = { $district }の家{ $count }軒が倒壊
picture-gm-did-TanksFell = { $district }の戦車{ $count }台が全壊
picture-gm-did-Struck = { $seat }、{ $ap } APで攻撃
picture-gm-did-Hurt = { $seat }、{ $by }から{ $damage }ダメージ
picture-gm-did-StoodDown = { $seat }、撃たず
picture-gm-did-Duelled = { $one }と{ $other }、最後のAPまで激闘
picture-gm-did-Survived = { $seat }、1 HPを残す
picture-gm-did-Subjugated = { $seat }、{ $to }に服従
picture-gm-did-WentOver = { $seat }、{ $to }に服従
picture-gm-did-Killed = { $seat }、また倒れる
picture-gm-did-BrokeFree = { $seat }、自由を取り戻す
picture-gm-did-Bought = { $seat }、{ $district }を購入
picture-gm-did-Ended = { $reason ->
    [king_of_the_monsters] すべての相手が服従
   *[lap_limit] 最終周が終了
}

### Hands, cards, the end
picture-monopoly-kanji-short = 非公式
picture-gm-keep = 残せる
picture-gm-combat = 戦闘用
picture-gm-no-cards = 手元にチャンスカードなし
picture-gm-no-districts = まだ地区なし
picture-gm-stands-at = { $space }にいる
picture-gm-shared-win = 勝利を分け合う
picture-gm-health-by-turn = 手番ごとのHP
picture-gm-turn-short = T{ $turn }

### The pictures in words
picture-gmt-title = { $game }、{ $track }、手番{ $turn }。
picture-gmt-over = ゲーム終了：{ $reason }、{ $who }の勝ち。
picture-gmt-several = 1位を分け合う複数のプレイヤー
picture-gmt-asked = { $who }：{ $ask }。
picture-gmt-to-play = { $who }の手番です。最初に始めたのは{ $starter }です。
picture-gmt-rolls = 前の手番の{ $who }のサイコロ：{ $dice }。
picture-gmt-rolled = 直前のサイコロ：{ $who }、{ $one }と{ $other }。
picture-gmt-house = 家はどこでも{ $house }。
picture-gmt-laps = 最も進んだ周：{ $laps }。{ $limit ->
    [0] {""}
   *[other] { $limit }周目のラウンドが最後です。
}
picture-gmt-alarm = { $alarm }周目から警報：{ $damage ->
    [0] 戦車のダメージはまだ増えていません。
   *[other] 戦車のダメージは今+{ $damage }です。
}
picture-gmt-last = 直前：{ $told }。
picture-gmt-drawn = { $who }が引いたカード：{ $card }
picture-gmt-seats = 席順：
picture-gmt-seat = { $number }. { $who }：{ $hp } HP、{ $ap } AP、{ $money }、マス{ $at }（{ $place }）、{ $laps }周、総資産{ $worth }。地区：{ $rights }。手元のカード：{ $cards }。{ $extras }
picture-gmt-seat-short = { $number }. { $who }：{ $hp } HP、{ $ap } AP、{ $money }、{ $rights }地区、{ $space }。
picture-gmt-seat-serves = { $number }. { $who }：{ $hp } HP、{ $ap } AP、{ $to }に服従、{ $space }。
picture-gmt-serves = { $to }に服従。
picture-gmt-servants = { $count }体を支配：{ $names }。
picture-gmt-held = 魚の山、あと{ $held }手番。
picture-gmt-waiting = GOで支配者を待っています。
picture-gmt-spares = 置く予定：{ $houses }、{ $tanks }。
picture-gmt-jammed = この手番は、どの兵器にも見つかりません。
picture-gmt-pool = 原子力発電所のプール：{ $money }、{ $hp } HP、{ $tanks }。
picture-gmt-deck-left = 残りのチャンスカード：{ $count }枚。
picture-gmt-discards = 使われたチャンスカード：{ $cards }。
picture-gmt-track = コース、GOから時計回り：
picture-gmt-space = { $number }. { $name }。{ $note }{ $there }
picture-gmt-note = { $note }
picture-gmt-district = { $number }. { $name }、{ $colour }、{ $price }、持ち主は{ $owner }：{ $stands }。{ $state }{ $there }
picture-gmt-there = ここにいる：{ $names }。
picture-gmt-demolished = 壊滅、売り出し中。
picture-gmt-fire = 発砲：{ $damage }。
picture-gmt-group = { $colour }：戦車{ $tank }、戦車1〜4台のダメージ{ $damage }、メーサー砲{ $maser }、ダメージ{ $maser_damage }。
picture-gmt-reach = { $who }のメーサー砲の射程：マス{ $spaces }。
picture-gmt-offer = { $who }から{ $to }への提案。渡すもの：{ $gives }。求めるもの：{ $gets }。
picture-gmt-figures = { $hp } HP、{ $ap } AP、{ $money }、{ $space }、{ $laps }周。
picture-gmt-deed = { $name }：{ $stands }。
picture-gmt-card = { $name }{ $kind }。{ $text }
picture-gmt-card-kind = （{ $kind }）
picture-gmt-result = { $game }。{ $reason }、{ $who }の勝ち。
picture-gmt-place = { $place }. { $who }、{ monopoly-score }
picture-gmt-turns = { $title }、手番{ $turns }の前：
