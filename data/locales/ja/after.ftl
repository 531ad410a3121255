# 戦いのあと：勝機、分かれ目、いちばん良い答えと高くついた答え。メモ。もしも。

picture-prospects = 勝機
picture-prospects-open = 手札をすべて公開
picture-prospects-known = 全員が知っていたことから
picture-prospects-start = 開始
picture-prospects-end = 終了
picture-prospects-turn = { $before }% → { $after }%
picture-prospects-alt = { $title }：全員の勝機（{ $kind }）。開始時、4分の1ごと、終了時の順です。
picture-prospects-alt-row = { $kaiju }（{ $person }）：{ $course }。
picture-prospects-alt-turn = 分かれ目{ $number }：{ $kaiju }は{ $before }%から{ $after }%へ。

after-course = **勝負の分かれ目** · { $winners }の勝機
after-course-line = **{ $number }** · { $did } **{ $before }% → { $after }%**
after-button = 分析
after-title = ## { $title }：戦いの流れ
after-making = **{ $title }**を分析しています。数秒で、ここに出ます。
after-judge = それぞれの場面をコンピューターが見積もったものです。運も含みます。
after-open = 手札をすべて公開
after-known = 全員が知っていたこと
after-answers = 最善の回答と高くついた回答
after-turning = 分かれ目{ $number }
after-turning-title = ## { $title }：分かれ目{ $number }
after-turned = { $way ->
    [up] { $winners }の勝機は{ $before }%から{ $after }%に上がります。
   *[down] { $winners }の勝機は{ $before }%から{ $after }%に下がります。
}
after-silent = { $who }が回答します。
after-chose = { $who }の選択：{ $answer }。
after-from-here = ここからリプレイ
after-answers-title = ## { $title }：最善の回答と高くついた回答
    -# その席から分かったことだけで見た、それぞれの回答の価値です。ほかの回答のうちいちばん良いものと並べています。
after-best = ⬆️ { $given }：{ $worth }%。次点は{ $other }、{ $other_worth }%。
after-costliest = ⬇️ { $given }：{ $worth }%。{ $other }なら{ $other_worth }%。
after-answers-none = 目立った回答はありません。

menu-note = メモ
note-title = このゲームのメモ
note-label = メモ
note-about = あなたのページの質問の下に出ます。見えるのはあなただけです。
note-yours = あなたのメモ：{ $note }

refused-analysis-early = 分析はゲームが終わってからです。
refused-analysis-none = このゲームの場面を見積もれるコンピューターがいません。
refused-analysis-failed = 分析がうまくいきませんでした。しばらくしてからもう一度試してください。
refused-note-long = メモは{ $most }文字までです。

what-if-button = もしも…
what-if-title = ## もしも…
what-if-over = コンピューターを相手に、非公開で続きを試せます。ここから当時の手札のまま始めるか、自分の前回の番の始まりから、見えなかったものを配り直して始めます。元のゲームには影響しません。1日動きがなければ消えます。
what-if-running = コンピューターを相手に、非公開で続きを試せます。見えないものは配り直すので、その番の始まりに戻ります。ヒントを使ったものとして数え、1日動きがなければ消えます。
what-if-open = 当時の手札のまま
what-if-anew = 前回の番から、配り直して
what-if-now = 今から
what-if-before = 直前の回答の前から
what-if-go-on = 「もしも」{ $number }を続ける
what-if-replay = リプレイに戻る
what-if-game = ゲームに戻る
what-if-end = この「もしも」を終える
what-if-head = もしも… · { $head }

option-what-if = ゲーム中の「もしも」
option-what-if-about = 誰でも、見えないものを配り直し、非公開で続きを試せます。ヒントを使ったものとして数えます。

refused-what-if-off = この卓では、ゲーム中の「もしも」はできません。
refused-what-if-not-yours = その場面では、あなたへの質問はありませんでした。
refused-what-if-midway = その時点では、始められる自分の番がまだありません。
