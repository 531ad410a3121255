# After the battle: prospects, turning points, the best and the costliest answers. Notes. What if.

picture-prospects = Prospects
picture-prospects-open = with open hands
picture-prospects-known = from what everybody knew
picture-prospects-start = Start
picture-prospects-end = End
picture-prospects-turn = { $before }% → { $after }%
picture-prospects-alt = { $title }: everybody's prospects of winning, { $kind }, at the start, after each quarter and at the end.
picture-prospects-alt-row = { $kaiju } ({ $person }): { $course }.
picture-prospects-alt-turn = Turning point { $number }: { $kaiju } from { $before }% to { $after }%.

after-button = Analysis
after-title = ## { $title }: how it went
after-making = **{ $title }**: the analysis is being made. It takes some seconds, and then stands here.
after-judge = What a computer player makes of each moment. Luck counts too.
after-open = With open hands
after-known = What everybody knew
after-answers = Best and costliest answers
after-turning = Turning point { $number }
after-turning-title = ## { $title }: turning point { $number }
# $winners won the game; their prospects of doing so were $before before that act, and $after it.
after-turned = { $way ->
    [up] With that { $winners } { $count ->
        [one] climbs
       *[other] climb
    } from { $before }% to { $after }%.
   *[down] With that { $winners } { $count ->
        [one] drops
       *[other] drop
    } from { $before }% to { $after }%.
}
after-silent = { $who } answers.
after-from-here = Replay from here
after-answers-title = ## { $title }: best and costliest answers
    -# What each answer was worth to whoever gave it, from what they could know, beside the best other one.
after-best = ⬆️ { $given }: { $worth }%. Next best: { $other }, { $other_worth }%.
after-costliest = ⬇️ { $given }: { $worth }%. Better: { $other }, { $other_worth }%.
after-answers-none = No answer stood out.

menu-note = Note
note-title = Your note on this game
note-label = Note
note-about = Only you see it, on your page, below the question.
note-yours = Your note: { $note }

refused-analysis-early = The analysis comes when the game is over.
refused-analysis-none = Nobody here can judge positions of this game.
refused-analysis-failed = That analysis did not work out. Try again in a while.
refused-note-long = A note has room for { $most } characters.
