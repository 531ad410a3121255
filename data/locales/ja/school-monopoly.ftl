lesson-monopoly-rolling = 振る、壊す、買う
lesson-monopoly-rolling-roll = 手番は建設と取引から始まり、次にサイコロを2つ振ります。まだ建てるものはありません。振りましょう。
refused-lesson-monopoly-roll-first = それは後でできます。このレッスンではサイコロを振りましょう。
lesson-monopoly-rolling-smash = { monopoly-space-ota }に止まると、家が1軒ひとりでに倒れます。攻撃ポイント（AP）を2まで使えば、もっと倒せます。残る2軒を両方たたきましょう。
refused-lesson-monopoly-both-houses = それでは何かが残り、地区は売りに出ません。2ポイントとも家に使いましょう。
lesson-monopoly-rolling-buy = 家がなくなりました。廃墟は、そこに止まった人が買えます。{ monopoly-space-ota }を買いましょう。
refused-lesson-monopoly-buy-it = 次に止まる人が喜ぶだけです。お金はあります。買いましょう。
lesson-monopoly-rolling-end = あなたの地区ですが、まだ廃墟です。止まった人は当局から買うことができ、あなたには何も入りません。次は建設です。

lesson-monopoly-building = 建設とGO
lesson-monopoly-building-works = { monopoly-space-ota }はあなたの地区ですが、まだ廃墟で、売りに出ています。振る前に「{ monopoly-estate-title }」で家を建てましょう。家がある間は誰にも買われず、GOで収入にもなります。
refused-lesson-monopoly-build-first = 先に建てましょう。振ったあとでは、この手番には間に合いません。
lesson-monopoly-building-house = 少なくとも1軒です。自分も含め、誰かが止まるたびに1軒倒れ、なくなると地区は売りに出るので、家は多いほど安全です。家はGOで収入にもなり、戦車は止まった敵を撃ちます。
refused-lesson-monopoly-a-house = 家がないと{ monopoly-space-ota }は売りに出たままです。1軒は建てましょう。
lesson-monopoly-building-roll = よくできました。次はサイコロです。GOはすぐそこです。
refused-lesson-monopoly-now-roll = この手番の建設はもう十分です。サイコロを振りましょう。
lesson-monopoly-building-go = GOを通ります。お金（家が多いほど増えます）と攻撃ポイント3か、代わりに体力ポイント（HP）1を受け取ります。どちらでもかまいません。より必要なのはどちらですか？
refused-lesson-monopoly-go = 先にGOで得るものを受け取りましょう。
lesson-monopoly-building-end = こうして大きくなります。家は収入になり、戦車は守り、同じ色がそろうと、4マス先まで届くメーサー砲も建てられます。

lesson-monopoly-fighting = 戦う、身を潜める
lesson-monopoly-fighting-roll = { kaiju-mothra }が{ monopoly-space-ota }にいます。体力ポイント（HP）は2、攻撃ポイント（AP）は0です。サイコロを振りましょう。
lesson-monopoly-fighting-land = このまま進むと相手のところです。1マス手前で身を潜めれば何も起きず、止まれば戦いになります。APがあれば反撃できますが、相手にはありません。止まりましょう。
refused-lesson-monopoly-land = 身を潜めるのは相手が強いときです。こちらは5 APと6 HP、相手は2 HPです。止まりましょう。
lesson-monopoly-fighting-strike = 2 APまで、家か相手に使えます。最後のHPを奪えば勝ちです。両方とも{ kaiju-mothra }に使いましょう。
refused-lesson-monopoly-both-at-her = それでは相手が残ります。HPは2、APも2です。両方とも{ kaiju-mothra }に使いましょう。
lesson-monopoly-fighting-end = { kaiju-mothra }を服従させました。これからはあなたに従い、持っていたものは売られます。ほかの全員を服従させれば勝ちです。戦う前にHPとAPを比べましょう。APはGOでまた増えます。

lesson-monopoly-dealing = チャンスと取引
lesson-monopoly-dealing-chance = 3マス先はチャンスです。すぐ効くカードと、取っておくカードがあります。振りましょう。
lesson-monopoly-dealing-answer = { monopoly-card-full_belly }は手元に残り、いつか{ monopoly-space-big_pile_of_fish }からすぐに出られます。そして{ kaiju-mothra }が{ monopoly-space-shinagawa }に1.2Mを出すそうです。応じると相手の色がそろいます。それに見合う額でしょうか。
refused-lesson-monopoly-decline = 廃墟の値段より安い額で、1色そろった地区とメーサー砲を許すことになります。断りましょう。
lesson-monopoly-dealing-end = そのとおりです。相手にとって、{ monopoly-space-shinagawa }にはその額よりずっと大きな価値がありました。振る前なら、自分から取引を持ちかけることもできます。

lesson-monopoly-game = 1ゲーム通して
lesson-monopoly-game-plays = やさしいコンピューター1人との短い1ゲームです。相手の最後のHPを奪えば勝ちです。どちらか1人がGOを12回通れば、そのラウンドが最後で、HPの多いほうが勝ちます。
lesson-monopoly-game-end = { $won ->
        [yes] 勝ちました。もう遊び方は身についています。本物の卓へどうぞ。
       *[no] 今回は届きませんでしたが、最後まで遊びきりました。もう一度にしますか、それとも本物の卓へ行きますか？
    }
