# Kaiju school: lessons that are played in private. Style: docs/voice.md, and the coach is warm: one thing at a time. The
# texts of the lessons are in school-<game>.ftl; `lesson-…` is what the coach says, `refused-lesson-…` what to a wrong answer.

command-learn = Learn a game by playing: short private lessons.
command-learn-game = Which game?
school = ### Kaiju school
    Short lessons on real positions, two minutes each. You play, a coach talks you through it, and nobody else sees. Which game?
school-game = ### Kaiju school: { $game }
    { $about }
school-progress = { $done ->
        [0] { $all } lessons: two minutes each, then a whole game against easy computers. Begin with the first.
       *[other] { $done ->
            [one] One lesson of { $all } done.
           *[other] { $done } lessons of { $all } done.
        }
    }
school-complete = All { $all } lessons done. You're ready for a table of your own.
school-none = This game has no lessons yet. Its rules in a few lines are below.
school-lesson = { $number } · { $title }
school-lesson-done = ✓ { $number } · { $title }
school-rules = Rules in short
school-other = Another game
lesson-head = **{ $game }** · lesson { $number } of { $of }: { $title }
lesson-step = step { $step } of { $steps }
lesson-coach = ### { $text }
lesson-note = ➤ { $text }
lesson-show = Show me
lesson-shown = That was the answer. On we go.
lesson-go-on = Next lesson
lesson-again = Once more
lesson-all = All lessons
refused-lesson = The rules allow that, but this lesson is after something else. Look again at what the coach says.
