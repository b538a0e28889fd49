# English, the language of reference: the keys and the arguments here are those of every language.

-language-name = English
# Between groups of three digits stands a thin space, as in books of mathematics.
-digit-groups = { "\u202F" }

## The page

title = Bittersweet
languages = Language
close = Close

## Waiting for the solver

progress = Progress
stop = Stop
try-again = Try again
