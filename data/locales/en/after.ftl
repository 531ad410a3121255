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

after-course = **What turned it** · the prospects of { $winners }
after-course-line = **{ $number }** · { $did } **{ $before }% → { $after }%**
after-button = Analysis
after-title = ## { $title }: how it went
after-making = The analysis of **{ $title }** is under way. It takes a few seconds and then appears here.
after-judge = What a computer player makes of each moment. Luck counts too.
after-open = With open hands
after-known = What everybody knew
after-answers = Best and costliest answers
after-turning = Turning point { $number }
after-turning-title = ## { $title }: turning point { $number }
# $winners won the game; their prospects of doing so were $before before that act, and $after it.
after-turned = { $way ->
    [up] The prospects of { $winners } rise from { $before }% to { $after }%.
   *[down] The prospects of { $winners } fall from { $before }% to { $after }%.
}
after-silent = { $who } answers.
after-chose = { $who } chooses: { $answer }.
after-from-here = Replay from here
after-answers-title = ## { $title }: best and costliest answers
    -# What each answer was worth to whoever gave it, judged by what they could know, beside the best alternative.
after-best = ⬆️ { $given }: { $worth }%. Next best: { $other }, { $other_worth }%.
after-costliest = ⬇️ { $given }: { $worth }%. Better: { $other }, { $other_worth }%.
after-answers-none = No answer stood out.

menu-note = Note
note-title = Your note on this game
note-label = Note
note-about = Only you see it, on your page, below the question.
note-yours = Your note: { $note }

refused-analysis-early = The analysis comes when the game is over.
refused-analysis-none = No computer here can judge positions in this game.
refused-analysis-failed = That analysis didn't work out. Try again in a while.
refused-note-long = A note has room for { $most } characters.

what-if-button = What if …
what-if-title = ## What if …
what-if-over = Play on against computers, in private: from here with the hands as they were, or from the start of your last turn with what you couldn't see dealt anew. The real game is untouched. A what-if is gone after a day without a move.
what-if-running = Play on against computers, in private. What you can't see is dealt anew, so it goes back to the start of that turn of yours. It counts as a hint, and is gone after a day without a move.
what-if-open = With the hands as they were
what-if-anew = My last turn, dealt anew
what-if-now = From now
what-if-before = From before my last answer
what-if-go-on = Go on with what-if { $number }
what-if-replay = Back to the replay
what-if-game = Back to the game
what-if-end = End this what-if
# $head is the first line of a page of the game.
what-if-head = What if … · { $head }

option-what-if = What-ifs while the game runs
option-what-if-about = Anyone may play on in private, with what they can't see dealt again. Counts as a hint.

refused-what-if-off = This table doesn't allow what-ifs while the game runs.
refused-what-if-not-yours = Nothing was asked of you at that moment.
refused-what-if-midway = You hadn't had a turn yet to begin from.
