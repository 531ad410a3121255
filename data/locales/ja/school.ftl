command-learn = 遊びながらゲームを覚える：短い非公開レッスン。
command-learn-game = どのゲーム？
school = ### 怪獣スクール
    実際の局面で学ぶ、1つ2分の短いレッスンです。コーチの案内で実際に手を動かします。ほかの人には見えません。どのゲームにしますか？
school-game = ### 怪獣スクール：{ $game }
    { $about }
school-progress = { $done ->
        [0] 全{ $all }レッスン、1つ2分です。最後はやさしいコンピューターとの1ゲームです。最初から始めてください。
       *[other] { $all }レッスン中{ $done }つが済んでいます。
    }
school-complete = { $all }レッスンすべて修了です。もう自分の卓を開けます。
school-none = このゲームにはまだレッスンがありません。ルールの要点は下にあります。
school-lesson = { $number } · { $title }
school-lesson-done = ✓ { $number } · { $title }
school-rules = ルールの要点
school-other = ほかのゲーム
lesson-head = **{ $game }** · レッスン{ $number }/{ $of }：{ $title }
lesson-step = ステップ{ $step }/{ $steps }
lesson-coach = ### { $text }
lesson-note = ➤ { $text }
lesson-show = 答えを見る
lesson-shown = これが答えです。先へ進みます。
lesson-go-on = 次のレッスン
lesson-again = もう一度
lesson-all = レッスン一覧
refused-lesson = ルール上は可能ですが、このレッスンのねらいは別です。コーチの言葉をもう一度見てください。
