# The pictures in words: a line for each thing, to be read aloud or read in the picture's place.

picture-tw-title = トータル・ウォー、ラウンド{ $round }。{ $mode }モード、先に勝利点{ $target }を取れば勝ち。
picture-tw-options = オプション：{ $options }。
picture-tw-strike = 打撃{ $strike }。出したのは{ $who }：{ $card }。
picture-tw-wound = 痛撃が迫っています。出したのは{ $who }：{ $card }。打撃は{ $strike }でした。
picture-tw-double-wound = { $card }。出したのは{ $who }です。誰も応戦できません。
picture-tw-opening = 新しいラウンド：応戦すべき打撃はまだありません。
picture-tw-to-play = { $who }の番です。
picture-tw-victim = 一撃を受けるのは{ $who }です。
picture-tw-asked = { $who }：{ $ask }
picture-tw-clockwise = 手番は時計回り、一覧の下へ進みます。
picture-tw-counterclockwise = 手番は反時計回り、一覧の上へ進みます。
picture-tw-over = ゲーム終了：{ $who }、{ $reason }。
picture-tw-over-nobody = ゲーム終了：{ $reason }。
picture-tw-seats = 席順：
picture-tw-seat = { $number }. { $who }：ライフ{ $life }のうち残り{ $left }（{ $damage }）、パワー{ $power } { $spun }、手札{ $hand }枚、{ $vp } VP、撃破で{ $worth } VP{ $extras }。
picture-tw-seat-short = { $number }. { $who }：ライフ{ $left }/{ $life }、パワー{ $power } { $spun }、手札{ $hand }枚、{ $vp } VP{ $extras }。
picture-tw-seat-least = { $number }. { $who }：ライフ{ $left }/{ $life }、{ $vp } VP{ $extras }。
picture-tw-seat-out = { $number }. { $who }：脱落、{ $vp } VP。
picture-tw-ready = 使用可
picture-tw-spun = 使用済み
picture-tw-furious = 激怒
picture-tw-king = 怪獣王カードを所持
picture-tw-out = 脱落
picture-tw-no-damage = ダメージなし
picture-tw-damage = ダメージ{ $wounds }：{ $cards }
picture-tw-buildings = 表向きの建物：{ $values }。
picture-tw-no-buildings = 表向きの建物はありません。
picture-tw-piles = 山札{ $deck }枚、捨て札{ $discards }枚、建物の山札{ $buildings }枚。
picture-tw-pile = 捨て札：{ $cards }。
picture-tw-your-hand = あなたの手札：{ $cards }。
picture-tw-hand-empty = 手札はありません。
picture-tw-many = { $what } ×{ $count }
picture-tw-last-hit = { $who }が{ $damage }ダメージで負傷しました。
picture-tw-last-gain = { $who }が{ $vp } VPを得ました。
picture-tw-last-fell = { $who }が撃破されました。
picture-tw-result = { $game }。{ $reason }
picture-tw-place = { $place }. { $who }、{ $score } VP
picture-tw-rounds = ラウンドごとの勝利点：
picture-tw-card = { $name }、{ $count }枚中{ $copies }枚。{ $text }

### Every game
picture-named = { $kaiju }（{ $person }）
picture-you-are = あなたは{ $who }です。
picture-choices = 選べるもの：
picture-choices-any = 選べるもの、{ $is_exact ->
        [yes] { $least }
       *[no] { $least }〜{ $most }
    }つ：
picture-choice = { $letter }：{ $what }
picture-choose-amount = { $low }〜{ $high }の数、{ $step }刻み。
picture-course = { $who }：{ $values }
