# The panel of the lesson.

web-coach = Lesson
    .who = The teacher
    .step = Step { $step } of { $steps }
    .on = Continue
    .back = Back
    .skip = Skip this chapter
    .leave = Leave
    .fold = Hide the lesson
    .unfold = Show the lesson
    .yours = Your move: follow the highlight.
    .confirm = Now confirm it.
    .first-game = Play a first game
    .points = See the points
web-finished-city = A finished city
