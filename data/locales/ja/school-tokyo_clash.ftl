lesson-tokyo_clash-throwing = 投げとエネルギー
lesson-tokyo_clash-throwing-card = 「{ panel-board }」を見てください。同じマスに戦車、4マス先にタワーがあります。{ tokyo_clash-card-tail_slide }なら2エネルギーで、そこまで投げられます。使いましょう。
refused-lesson-tokyo_clash-no-pass = パスは、もうできることがないときのものです。まだあります。
refused-lesson-tokyo_clash-play-it = 捨てると、ただの投げか移動にしか使えません。カードの効果で使いましょう。
refused-lesson-tokyo_clash-too-short = それでは3マスまでしか投げられません。タワーは4マス先です。{ tokyo_clash-card-tail_slide }なら届きます。
lesson-tokyo_clash-throwing-stay = 先に1マス動けますが、戦車は同じマスにいます。とどまりましょう。
refused-lesson-tokyo_clash-stay = 離れると戦車は残ります。乗り物を投げるには、同じマスにいる必要があります。
lesson-tokyo_clash-throwing-tank = 戦車を投げます。攻撃では、同じマスにあるものを投げることもできます。まっすぐ飛び、当たったものも一緒に壊れます。
refused-lesson-tokyo_clash-throw-it = 戦車はもう投げられます。投げましょう。
lesson-tokyo_clash-throwing-tower = どこへ投げますか？ タワーの文字を選んでください。戦車で1、タワーで4のエネルギーです。
refused-lesson-tokyo_clash-small = 小型ビルは壊れますが、タワーのほうが多くのエネルギーになります。
refused-lesson-tokyo_clash-nothing-there = そこには壊すものがありません。エネルギーになるビルを狙いましょう。
lesson-tokyo_clash-throwing-end = 2を払い、5を得ました。街を壊した分が、ほかのすべての元手です。同じマスのものは投げましょう。

lesson-tokyo_clash-attacking = 攻撃とトロフィー
lesson-tokyo_clash-attacking-ray = エネルギーが5たまりました。攻撃しましょう。2マス先の{ kaiju-mothra }が王冠を持っています。{ tokyo_clash-card-heat_ray }（2）は直線で3マス先まで届きます。
lesson-tokyo_clash-attacking-hit = 3ダメージです。対象を選んでください。
refused-lesson-tokyo_clash-hit-it = カードはもう使い、コストも払いました。無駄にせず攻撃しましょう。
lesson-tokyo_clash-attacking-trophy = 防御はありません。相手の山札から3枚がなくなり、支配力がいちばん多い1枚がトロフィーです。ずっとあなたのものです。
lesson-tokyo_clash-attacking-end = トロフィーは支配力になり、支配力がいちばん多い人が勝ちます。怪獣王にダメージを与えると王冠を奪えます。怪獣王は最初に行動し、1枚多く引き、最後に支配力が2増えます。

lesson-tokyo_clash-defending = 防御
lesson-tokyo_clash-defending-shield = 王冠はあなたにあり、{ kaiju-mothra }の攻撃は4です。通ったダメージ1につき、山札が1枚減ります。いちばん多く防げるカードで守りましょう。
refused-lesson-tokyo_clash-defend = それでは4がすべて通ります。防御できるカードがあります。
refused-lesson-tokyo_clash-thicker = それで防げるのは4のうち2です。{ tokyo_clash-card-stand_firm }なら3防げます。
lesson-tokyo_clash-defending-back = 1ダメージが通り、トロフィーと王冠が相手に渡りました。{ tokyo_clash-card-heat_ray }で王冠を取り返しましょう。
refused-lesson-tokyo_clash-win-back = それは後にしましょう。王冠はまっすぐ2マス先です。{ tokyo_clash-card-heat_ray }を使ってください。
lesson-tokyo_clash-defending-hit = { kaiju-mothra }を狙います。相手に防御のカードはありません。
lesson-tokyo_clash-defending-trophy = 3がそのまま通りました。選べるカードは、最後に数える点が同じです。好きな1枚を取りましょう。
lesson-tokyo_clash-defending-end = 王冠が戻りました。防御はほかの人の番に行います。怪獣王のときは特に、防御のカードと、コストがあればそのエネルギーを残しておきましょう。

lesson-tokyo_clash-rounds = 捨て札とラウンド
lesson-tokyo_clash-rounds-discard = エネルギーは0ですが、同じマスに列車がいます。カードを1枚捨てれば、怪獣ボードの投げか移動ができます。高いほうを捨てましょう。
refused-lesson-tokyo_clash-dear-first = そのカードは次のラウンドに使えるかもしれません。{ tokyo_clash-card-mega_heat_ray }を捨てましょう。エネルギー4はまだ遠い先です。
lesson-tokyo_clash-rounds-action = 投げと移動、どちらにしますか？ 列車を壊せば、エネルギーが3入ります。
refused-lesson-tokyo_clash-mat-throw = ここでは動いても何も入りません。列車を投げましょう。
lesson-tokyo_clash-rounds-train = 小型ビルにぶつけます。列車で3、ビルで2です。小型ビルが倒れるたびに、ゲームの終わりも近づきます。
refused-lesson-tokyo_clash-only-tank = 戦車なら1、ビルなら2増えます。ビルにしましょう。
lesson-tokyo_clash-rounds-pass = { kaiju-mothra }がパスしました。全員がパスするとラウンドは終わり、エネルギーは残ります。あなたもパスしましょう。
refused-lesson-tokyo_clash-keep-ray = ここから使っても得はありません。カードを残してパスしましょう。
lesson-tokyo_clash-rounds-refresh = ここで全員が5枚まで引きます。先に捨てることもできますが、{ tokyo_clash-card-heat_ray }は残す価値があります。何も捨てないでおきましょう。
refused-lesson-tokyo_clash-keep-it = エネルギーは5、コストは2です。残しましょう。
lesson-tokyo_clash-rounds-end = このあと2つのイベントの乗り物が動き、新しいラウンドになります。ラウンドの番号が並ぶトラックでは、オキシジェン・デストロイヤーが毎ラウンド近づきます。倒れた小型ビルを追い越すか、7ラウンドが済むと終わりです。

lesson-tokyo_clash-game = 1ゲーム通して
lesson-tokyo_clash-game-plays = やさしいコンピューター1人との本番です。トロフィーと王冠を合わせた支配力が多いほうが勝ちます。まず好きなところに乗り物を置きましょう。
lesson-tokyo_clash-game-end = { $won ->
        [yes] 勝ちました。もう遊び方は身についています。本物の卓へどうぞ。
       *[no] 今回は届きませんでしたが、最後まで遊びきりました。もう一度にしますか、それとも本物の卓へ行きますか？
    }
