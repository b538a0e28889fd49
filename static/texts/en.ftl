# English, the language of reference: the keys and the arguments here are those of every language.

-language-name = English
# Between groups of three digits stands a thin space, as in books of mathematics.
-digit-groups = { "\u202F" }

## The page

title = Bittersweet
languages = Language
close = Close
new-version = A new version is ready.
use-new-version = Use it
later = Later

# Said by the loader of a page when its own WebAssembly can say nothing any more; the packing step reads them.
trapped = Something in this page broke. Reload it; the address keeps the position.
trapped-laboratory = Something in this page broke. Reload it; the address keeps what you asked.
trapped-reload = Reload

## Waiting for the solver

progress = Progress
stop = Stop
try-again = Try again

## What every sentence is made with

# Between a sentence and the next; a language without spaces has nothing here.
between-sentences = { " " }
full-stop = .
list-comma = { ", " }
positions = { $count ->
    [one] { NUMBER($count) } position
   *[other] { NUMBER($count) } positions
}
p-positions = { $count ->
    [one] { NUMBER($count) } P-position
   *[other] { NUMBER($count) } P-positions
}
moves = { $count ->
    [one] { NUMBER($count) } move
   *[other] { NUMBER($count) } moves
}

## Games and moves

bars-normal = Two players take turns breaking the bar along a groove and eating the part without the bitter blue piece; whoever leaves the bare bitter piece wins.
bars-misere = Two players take turns breaking the bar along a groove and eating the part without the bitter blue piece; whoever has to leave the bare bitter piece loses.
piles-normal = Two players take turns moving tokens from a larger pile to a smaller one, which may not become the larger; whoever cannot move loses.
piles-misere = Two players take turns moving tokens from a larger pile to a smaller one, which may not become the larger; whoever makes the last move loses.
one-pass = One pass is there: either player may use it once, but not at the end of the game.
family-nim = Rectangle
family-triangle = Triangle
family-step = Steps
family-bar = Any rim
family-sharing = Sharing Nim
rim = Rim
rim-formula = A formula
rim-heights = Heights of columns
rim-label = y may be at most
rim-note = Write a formula in x and z, such as floor((2x+z+1)/3) or min(x,z). It may also name k and s. It may not fall when x or z grows.
rim-column = Height of column { $column }
rim-heights-note = Drag the top of a column, or use the arrow keys. The last height goes on to the right. No column may be lower than the one before it.
move-cut = Cut { $cut } of { $of } { $side ->
    [x] on the left
    [y] from the top
   *[z] on the right
}: leaves { $leaves }
move-share = Move { $tokens ->
    [one] { NUMBER($tokens) } token
   *[other] { NUMBER($tokens) } tokens
} from pile { $from } to pile { $onto }: leaves { $leaves }
move-pass = Use the pass: leaves { $leaves }

## The drawings

cloud-missing = This browser does not draw in three dimensions: it has no WebGL 2.
cloud-by-mouse = Drag to turn, with Shift to move, Ctrl and wheel to zoom; click a point to set it up.
cloud-by-touch = Drag to turn, pinch to zoom; touch a point twice to set it up.
cloud-tools = View
cloud-smaller = Smaller
cloud-larger = Larger
preset-oblique = Oblique
preset-front = Front
preset-side = Side
preset-top = Top
preset-corner = Corner
preset-view = { $preset } view
palindrome = Column { $b } reads the same from both ends.
no-palindrome = Column { $b } does not read the same from both ends.
palindrome-label = Column { $b } and its mirror image
heat-map = heat map
colours-of = Colours of { $name }
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
map-cividis = Cividis
map-viridis = Viridis
map-grey = Grey
history-wins-in = { $player } wins in { $moves }
history-wins-alone = { $player } wins
history-wins = wins in so many moves
history-label = Moves of the game
history-blunder = , a win given away

## Figures

figures = Figures
waiting-for-solver = Waiting for the solver
solving = Solving { NUMBER($positions) } positions in { $megabytes } MB
solving-rate = , { NUMBER($rate) } a second
solving-left = , { $seconds } s left
coordinates-up-to = coordinates up to { $n }
compare = Compare
compare-with = Compare with
compared-with = compared with
stop-comparing = Stop comparing
normal-play = normal play
misere-play = misère play
no-pass = no pass
a-pass = a pass
animation = Animation
walk-through = Walk through { $parameter }
stop-walking = Stop { $parameter }

## The table of values

columns = Columns
values-normal = Grundy values
values-misere = Misère Grundy values
values-remoteness = Remoteness
values-differences = Differences of Grundy values
values-outcomes = Outcomes held against each other
label-sharing = { $shown } of (0, a, b), b from 0 to { $last } across, a upwards
label-plane = { $shown }, { $which }, { $across } across, { $down } down
plane-rim = y as large as it may be
pointed-a-above-b = a = { $a } is larger than b = { $b }.
pointed-above-rim = No position: y is above the rim.
pointed-zoom = { $position }; zoom in to see its number.
pointed-value = { $position } has the Grundy value { $value }; choose it to see it.
pointed-outcome = { $position } is { $outcome ->
    [P] a P
   *[N] an N
}-position; choose it to see it.
pointed-remoteness = { $position } is { $outcome ->
    [P] a P
   *[N] an N
}-position; the game lasts { $moves ->
    [one] { NUMBER($moves) } move
   *[other] { NUMBER($moves) } moves
}; choose it to see it.
pointed-same = { $position } has the same value in both; choose it to see it.
pointed-smaller = { $position } has a value smaller by { $by }; choose it to see it.
pointed-larger = { $position } has a value larger by { $by }; choose it to see it.
pointed-against = { $position } { $who ->
    [0] is P in neither
    [1] is P here alone
    [2] is not P here, but there
   *[3] is P in both
}; choose it to see it.
with-pass-available = { $what }, pass still available
with-pass-used = { $what }, pass used
of-ruleset = { $shown } of { $ruleset }
caption-values = { $kind } of { $ruleset }, { $counted }: { $zeros } (value 0), largest value { $largest }.
counted-all = all { $positions } with coordinates up to { $size }
counted-part = only the { $positions } with { $bounds } and the other coordinates up to { $size }, since the whole table is too large
counted-piles = all { $positions } with a smallest pile of 0 and the others up to { $size }
counted-both-layers = { $counted }, with the pass still available and with the pass used
caption-growing = { $kind } of { $ruleset }, so far with coordinates up to { $size }.
caption-remoteness = Remoteness of positions of { $ruleset } with coordinates up to { $size }.
part-whole = In this plane ({ $plane }): { $positions }, { $told }.
part-in-sight = In the part in sight ({ $plane }; { $ranges }{ $stride ->
    [1] {""}
   *[other] , one row and one column in { $stride }
}): { $positions }, { $told }.
part-values = { $p-positions }, largest value { $largest }
part-remoteness = { $p-positions }, at most { $moves }
part-difference = { $count ->
    [one] { NUMBER($count) } differs
   *[other] { NUMBER($count) } differ
} from { $other }
part-outcomes = { $count ->
    [one] { NUMBER($count) } is P on one side only
   *[other] { NUMBER($count) } are P on one side only
}, held against { $other }
other-play = the other play
other-layer = the same positions on the other side of the pass
cost = Solved in { $time } with { $memory }.
legend-p-position = P-position
legend-n-position = N-position
legend-moves = moves
legend-outcome = outcome
legend-this = this value
legend-another = another
legend-difference = difference
legend-same = the same
legend-positions = positions
against-neither-n = N in both
against-here = P only here
against-other-play = P only in the other play
against-other-layer = P only in the other layer
against-both = P in both
formula-neither = neither
formula-not = P, but the formula is not 0
formula-alone = formula 0, but not P
formula-both = P and formula 0
section = Plane of the table
section-fix = fix { $axis }
section-rim = rim
section-diagonal-told = Bars with both sides alike.
section-rim-told = Bars as high as they may be.
section-range = in this table { $axis } goes from 0 to { $most }
section-as-bar = as in the bar
section-as-bar-title = Always the plane in which the bar on the board lies.
section-outside = The largest { $axis } of this table is { $most }; { $axis } = { $wanted } lies outside.
layer = Positions shown
layer-there = pass there
layer-used = pass used up
table-shown = show
table-form = Numbers or colours
form-numbers = numbers
form-colours = colours
table-map = colours
level-value = value { $g }
level-range = a value is a whole number from 0 to 65534
mode-values = Grundy values
mode-outcomes = outcomes
mode-level = one value
mode-remoteness = remoteness
mode-difference = difference from { $other }
mode-against = outcomes against { $other }

## P-positions

pair-across = to the right: pile
pair-up = upwards: pile
pair-others = The other piles stay as they are on the board.
plot-not-three = There is a plot of P-positions for bars and three piles. Here the table shows them: choose “outcomes” there.
beside-not-alike = Only rules with the same number of coordinates can be compared.
piles = Piles
plot = P-positions
plot-form = How P-positions are drawn
plot-above = from above
plot-space = in space
plot-projected = projected
plot-list = list
plot-told-sharing = Each mark is a P-position; the frame is the position of the board.
plot-told-above = Each square is a P-position seen from above; its colour is y. The frame stands over the bar on the board, dashed where that bar is not the P-position itself.
plot-told-space = Each point is a P-position; its colour is y.
plot-told-projected = Each cell is a line of positions with the same y and z − x; seen along (1, 0, 1), as in the papers.
plot-told-list = By x, then z.
plot-count = { $count } with coordinates up to { $size } in { $ruleset }.
plot-stride = Only one row and one column in { $stride } is shown; all are counted.
plot-apart = { $count ->
    [0] Both have the same P-positions.
    [one] They differ at one place.
   *[other] They differ at { NUMBER($count) } places.
}
plot-label-sharing = P-positions (0, a, b), b across and a upwards
plot-label-above = P-positions (x, y, z), x across and z upwards, the colour is y
plot-label-space = P-positions (x, y, z) in space
plot-label-projected = P-positions projected: y across, the difference of z and x upwards
plot-too-many = Space has room for { $most } points; a smaller N has fewer.
plot-marks = Discs are P-positions in both, the other marks only here.
plot-here-alone = P here alone
plot-there-alone = P there alone
plot-in-both = P in both
plot-pointed = ({ $position }) is a P-position; choose it to see it.
plot-pointed-none = { $position } is no P-position.
plot-pointed-empty = Over x = { $x }, z = { $z } no y up to N gives a P-position.
list-more = Show more; { NUMBER($shown) } of { NUMBER($count) } are shown
preview-too-large = Too many pieces to be drawn.

## Sharing Nim

palindromes = Palindromes and rows
check-all = Check all { NUMBER($count) } columns and rows
checked = { NUMBER($palindromes) } of { NUMBER($checked) } columns read the same from both ends, each half computed by itself.
checked-failure = The first that does not is b = { $b }.
rows-label = Rows of the first values
rows-caption = Where the first values occur among { $positions }, by symmetry told for a ≤ b/2.
rows-value = value
rows-positions = positions
rows-share = share
rows-rows = rows a
rows-highest = highest row, first
rows-at = a = { $a } at b = { NUMBER($b) }
rows-none = none

## Along a line

line = Along a line
line-empty = No position of the table lies on this line.
line-no-diagonal = A diagonal can be followed while the table shows Grundy values or remoteness and has all its columns and rows in sight.
line-no-table = Without its table there is no line to follow.
line-caption = { $kind } of { $ruleset } along the { $which } of the plane { $plane }.
line-label = { $count } terms of the { $which }
line-row = row { $axis } = { $at }
line-column = column { $axis } = { $at }
line-diagonal = diagonal { $across } = { $down } + { $by }
line-kind = Which line is followed
kind-row = row
kind-column = column
kind-diagonal = diagonal
range = this goes from 0 to { $most }
seen-largest = Largest term up to { $n } = { $last }: { $value }, first at { $n } = { $index }, after { $records ->
    [one] { NUMBER($records) } record
   *[other] { NUMBER($records) } records
}.
seen-steepest = No term is larger than { $bound }, up to { $n } = { $last }.
seen-steepest-from-one = No term is larger than { $bound }, from { $n } = 1 on, up to { $n } = { $last }.
seen-no-period = No period is seen up to { $n } = { $last }.
seen-constant = The same term again and again
seen-period = Period { $period }
seen-arithmetic = Arithmetic period { $period } with saltus { $saltus }
seen-from = { $what } from { $n } = { $from } on
seen-repeats = { $what }, seen up to { $n } = { $last } ({ $repeats } repeats).
seen-doubling = Like itself under doubling: { $equation }, seen up to { $n } = { $last }.
seen-equation-from = { $equation } for { $n } ≥ { $from }

## Take away

take-away = Take away
take-away-as = Take away as
writing = Writing
write-stopped = Stopped; nothing was saved.
write-stale = What is shown here is not yet what was asked for. Wait until it is solved.
written = Saved { $name }, { $size }.
no-workers = This browser or the page around this frame does not allow web workers
matrix-name = CSV matrix
title-csv-line = Each index with its term: for spreadsheets and programs
title-csv = A position to a row, with all its coordinates: for spreadsheets and programs
title-matrix = Laid out as in the table, with headers: for spreadsheets
title-json = For programs; says what it is and where it comes from
title-latex = A table that compiles as it is, without packages
title-svg-bar = The drawing, sharp at every size
title-svg = A plot with axes and a legend, sharp at every size
title-png = A picture in the colours of the page, with its link inside
title-svg-table = The table with its numbers, sharp at every size
title-png-plain = A picture with its link inside
title-b-file = As the On-Line Encyclopedia of Integer Sequences keeps terms
title-tikz = The drawing for a LaTeX document
file-camera = { $figure }; the camera is turned by { $turn }° and raised by { $tilt }°, zoom { $zoom }
file-compared = { $figure }; compared with { $other }
no-file-such = There is no such file of this.
no-file-numbers = The numbers do not fill the table; reload the page and try again.
no-file-latex = TeX cannot set a table of { $cells } cells; { $most } are about the most. Take CSV, which can be of any size, or choose a smaller N.
no-file-signed = The scale of an SVG begins with 0, and differences have signs. Take PNG, which has the colours of the page, or CSV.
no-file-svg = Hardly a program could show an SVG of { $places } places; { $most } are the most. Take PNG, or CSV for the numbers.
no-file-pieces = This position has too many pieces to be drawn; choose a smaller one.
no-file-nothing = There is nothing to paint here.
no-file-pictures = This browser cannot make pictures in the background. Take SVG, or CSV for the numbers.
no-file-room = The browser has no room for this file; choose a smaller N.
no-file-version = The page and what writes its files are of different versions; reload the page.
no-file-outdated = There is a new version of this page, and what writes the files of this old one is gone. Reload the page; its address keeps the position.
no-file-stopped = The file could not be written: the worker for it did not start, or stopped.
no-file-saved = This browser does not let the page save files.

## Controls

slider = { $name } slider

## Why a text is refused: reasons without a full stop, as the library says them

problem-empty = a position is missing; write one like triangle:k=3:7,4,7
problem-sum = one game is needed here, and this is a sum of several
problem-part-count = a sum has { $least } to { $most } parts, but this one has { $given }{ $alone ->
    [yes] ; write a game alone without “sum”
   *[no] {""}
}
problem-misere-alone = a part cannot be misère by itself; write sum:misere: before the first part, and the whole sum is misère
problem-sum-parameter = a sum has no parameter { $text }; it has misere, and pass=1 (the pass is there) or pass=0 (it is used up)
problem-in-part = part { $part }: { $problem }
problem-family = there is no game called { $text }; the games are { $names }
problem-parts = write a position as { $example }
problem-parameter = { $family } has no parameter { $text }; it has { $parameters }
parameters-plain = pass and misere
parameters-triangle = k, pass and misere
parameters-step = k, s, pass and misere
parameters-bar = k, s, pass, misere and, as the last one, rim or heights
problem-twice = { $name } is given twice
problem-missing = { $family } needs { $name }; write a position as { $example }
problem-k = k { $problem }, but it is { $text }
problem-k-alone = k { $problem }
ratio-number = must be a positive number such as 3, 5/2 or 2.5
ratio-positive = must be greater than 0
ratio-zero = must not be a fraction with denominator 0
ratio-large = may have no part larger than { $most }
problem-piles = there may be { $fewest } to { $most } piles, but there are { $text }
problem-s = s must be a whole number from 0 to { $most }, but it is { $text }
problem-coordinates = { $wanted } numbers are needed ({ $names }), but there are { $given }
problem-coordinate = { $name } must be a whole number from 0 on, but it is { $text }
problem-large = { $name } may be at most { $most }
problem-pass = p must be 1 (the pass is there) or 0 (it is used up), but it is { $text }
problem-no-pass = this ruleset has no pass
problem-high = y may be at most { $rim } = { $most }, but it is { $y }
problem-no-rim = bar needs a rim or heights; write a position as { $example }
problem-rim-long = the rim { $text } may have at most { $most } characters, but it has { $count }
problem-rim-mistake = the rim { $text } is not a formula: character { $at }: { $problem }
problem-rim-names = the rim { $text } may name x, z, k and s only, but it names { $name }
problem-above-rim = y may be at most { $most }, which is { $rim } with x = { $x } and z = { $z }, but it is { $y }
problem-above-column = y may be at most { $most }, since column { $column } has { $squares } squares, but it is { $y }
heights-empty = heights are missing; write them as 1-2-2-4
heights-many = there may be at most { $most } heights, but there are { $count }
heights-number = the height of column { $column } must be a whole number from 1 to { $most }
heights-fall = heights may not fall to the right, but column { $column } has { $to } squares after { $from }
rim-falls = the rim may not fall when x or z grows, but it is { $from } with x = { $x1 }, z = { $z1 } and { $to } with x = { $x2 }, z = { $z2 }
rim-negative = the rim must be at least 0, but it is negative with x = { $x }, z = { $z }
rim-fraction = the rim must be a whole number, but it is a fraction with x = { $x }, z = { $z }; round it with floor( )
rim-undefined = the rim must have a value for every x and z, but it has none with x = { $x }, z = { $z }: { $problem }
rim-places = this rim could fall, and there are more than { $most } places (x, z) to check; choose smaller x and z
problem-separator = { "; " }
whole-number = { $name } must be a whole number from 0 to { $most }
record-long = a game may be written in at most { $most } characters
record-moves = a game may have at most { $most } moves
record-first = the first position: { $problems }
record-no-move = move { $number }, { $text }, is not written like a move; write one as { $game ->
    [sharing] c-a5 to put 5 tokens from c onto a
    [sum] 2.x4, the number of the part and a move in it
   *[bars] x4 to cut the bar until x is 4
}
record-refused = move { $number }, { $text }, cannot be made in { $game }: { $why }
why-over = no move is left, so the game is over
why-part-over = no move is left in this part
why-no-part = the parts of this sum are 1 to { $parts }
why-other-family = this game has no such moves
why-pass-used = the pass is used up
why-not-smaller = { $name } can only become smaller, and it is { $value }
why-to-itself = a pile cannot give to itself
why-no-tokens = at least 1 token has to be taken
why-too-many = { $from } has { $giving } and { $onto } has { $receiving }, so { $most ->
    [0] no token
   *[other] at most { $most }
} can go from { $from } to { $onto }: the pile that receives may not become the larger one
refused-size = N may be at most { $most }, but it is { $size }
refused-memory = this needs at least { $needed } MB of memory and { $bound } MB are allowed; { $told }
memory-fits = all positions with coordinates up to { $n } fit
memory-none = with these parameters no table fits
refused-no-memory = this device did not give the { $megabytes } MB of memory that this needs; try a smaller N
refused-not-three = this is known for three piles only, and there are { $count }
refused-value = the Grundy values here are larger than { $largest }, or than there is memory for
refused-game = a game here lasts more than { $largest } moves, and remoteness is not kept beyond that
refused-two-tables = two tables are needed here, and together they take more memory than is allowed
refused-not-there = the table does not have what was asked for
refused-map = a map of { $places } places is too large to look at; N may be at most 10000 here
refused-columns = to check these columns takes { $needed } MB of memory, and { $allowed } MB are allowed

## The solver

no-solver-stops = The solver stopped several times in a row
no-solver-start = The solver did not start
no-solver-version = The page and its solver are of different versions (reload to get the new ones)
no-solver-outdated = There is a new version of this page, and the solver of this old one is gone (reload the page; its address keeps the position)
no-solver-notice = { $reason }, so nothing can be solved here. The bar can still be played.
no-solver = There is no solver.
solver-stopped = The solver stopped without an answer and was started anew.
stopped = This was stopped before it was finished.

## Notices

link-ignored = Parts of this link are not understood and were left out: { $parts }.
link-long = This link is too long: it has { $length } characters, and { $most } are allowed.
link-refused = This link cannot be opened: { $reason }.
link-position-twice = g, the position, is given twice
link-no-position = it has no position; a link begins like #g=triangle:k=3:7,4,7
link-beside = beside is no ruleset: { $problems }
link-computer = computer must be like second, second:80 or second:80:7, but it is { $text }
link-one-of = { $key } may be { $names }, but it is { $text }
link-table = table must be like y, y:0, diagonal or rim, but it is { $text }
link-level = level needs a value, but it is { $text }
link-show = show may be values, outcomes, level, remoteness or difference, but it is { $text }
link-line = line must be like row, row:3, column:5 or diagonal:2, but it is { $text }
size-range = N must be a whole number from 0 to { $most }, but it is { $text }
lowered = { $problems }. The bar is shown with y = { $y }.
none-found-to-practise = No position that can be won was found. Try it again, or take another game.
chance-unknown = The P-positions are not known yet; try again in a moment.
chance-none = None was found among small coordinates; choose a larger N or a larger position.

## The parameters

parameters = Game and parameters
game = Game
pass = One pass
pass-title = Either player may pass once in the game, but not at its end.
misere = Misère
misere-title = Whoever makes the last move loses.
pass-there = pass still there
pass-there-title = The fourth coordinate p: 1 while the pass can be used.
notation = Position

## Who wins

verdict = Value
show-who-wins = Show who wins
no-move-won = No move is left, and whoever made the last one has won.
no-move-lost = No move is left, and whoever made the last one has lost.
mover-wins = Whoever moved here wins: every move leads to an N-position.
next-wins = Whoever moves next wins: { $winning ->
    [one] { $winning } of { $moves } moves leads
   *[other] { $winning } of { $moves } moves lead
} to a P-position.
misere-value = The misère Grundy value: the end of the game counts 1.
outcome-stated = { $outcome }-position.
show-winning = Show the winning moves
why = Why?
still-looking = The solver is still looking.
why-none-left-p = No move is left, so the player to move has lost: a P-position.
why-none-left-n = No move is left, and whoever made the last move has lost: an N-position.
why-only-move = The only move leads to an N-position. That makes this a P-position.
why-every-move = Every one of the { $count } moves leads to an N-position. That makes this a P-position.
why-some-move = Some move leads to a P-position: those with value 0. That makes this an N-position.
no-theorem = No theorem of the five papers tells the outcome for this game; only the table does.
theorem-of = { $theorem } of { $paper }
theorems-also = So says also { $theorems }.
theorem-kind = { $kind ->
    [Corollary] Corollary
   *[Theorem] Theorem
} { $number }
paper-triangular = the paper on triangular bars
paper-pass = the paper on bars with a pass
paper-variants = the paper on variants of Nim
paper-misere = the paper on misère play
paper-sharing = the paper on Sharing Nim
theorem-nim-sum = A position is P exactly if x ⊕ y ⊕ z = 0.
theorem-shifted = The Grundy value is x ⊕ ((y ⊕ (z + s)) − s); so a position is P exactly if (x + s) ⊕ y ⊕ (z + s) = 0.
theorem-pass = A position is P exactly if (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0, or if only the bitter piece and the pass are left.
theorem-misere-one = With y = 0 a position is P exactly if x = z; with x, z ≥ 1 exactly if (x − 1) ⊕ y ⊕ (z − 1) = 0.
theorem-misere-three = The P-positions are those of normal play, x ⊕ y ⊕ z = 0, but (1, 0, 0) and (0, 0, 1) instead of (0, 0, 0) and (1, 0, 1).
theorem-sharing-p = A position is P exactly if all piles are equal, or two of them, and the third differs by 4^k (2l + 1).
theorem-sharing-one = The value is 1 exactly if the normal form is (0, 0, 4k + 2), (0, 4k + 2, 4k + 2), (0, 2, 4k + 1), which for k = 0 is (0, 1, 2), or (0, 4l − 1, 4l + 1) with l ≥ 1.
normal-form = Here the normal form is { $position }, { $form } with { $letter } = { $number }.
sum-exception = The nim-sum is { $sum }, but the theorem names this very position as { $outcome ->
    [P] a P-position
   *[N] an N-position
}.
sum-zero = Every column has an even number of ones: the nim-sum is 0, and the position is P.
sum-not-zero = Some column has an odd number of ones: the nim-sum is { $sum }, and the position is N.
step-exception = One cut leads to a position that the theorem names: { $cut }.
step-columns = In the leading column of the sum { $name } has a one. Changing it so that every column becomes even gives: { $cut }.
step-deep = This cut is so deep that the rim takes y down with it, from { $was } to { $is }.
step-follows = From column { $column } on the digits of y follow the rim, and those of { $name } follow y.
step-rim = The rim takes y down with it, from { $was } to { $is }.
step-even = In ({ $position }) every column is even.
option-value = { $play }, Grundy value { $value }
options-more = and { $count } more
option-pass = pass
mex-told = The least value that no option has is { $value }: that is the mex, the Grundy value of this position.
gaps-equal = Sorted by size the piles have gaps of { $below } and { $above }: all are equal, and the position is P.
gaps-p = Sorted by size the piles have gaps of { $below } and { $above }: two are equal, and { $power }. The position is P.
gaps-different = Sorted by size the piles have gaps of { $below } and { $above }: no two are equal, so the position is N.
gaps-n = Sorted by size the piles have gaps of { $below } and { $above }: two are equal, but { $power }. The position is N.
gaps-step = { $play }: then two piles are equal, and { $power }.
power-zero = the third as well
power-odd = { $d } is odd
power-twice-odd = { $d } = 2 · { $odd } is twice an odd number
power-fours = { $d } = { $fours } · { $odd }, a power of 4 times an odd number
power-twice-fours = { $d } = 2 · { $fours } · { $odd }, twice a power of 4 times an odd number

## The game so far

history = The game so far
player-one = player 1
player-two = player 2
your-side = your side
the-computer = the computer
lesson = { $who ->
    [you] You lost the game
   *[nobody] The game was lost
} at move { $number }. This would have won: { $play }.
game-text = The game as text
game-text-label = Copy it, or paste another game over it

## Practice

practice = Practice
find = Find the winning cut
find-told = A position comes to the board in which whoever is to move can win. Make a move that does: one that leaves a P-position. Each level has larger positions with fewer winning moves.
new-task = New task
no-task-yet = No task was tried yet.
score = { $right } of { $tried } right; { $row } in a row without a mistake, { $best } at best.
level = Level { $level }.
task = Practice, level { $level }: make a move that leaves a P-position.
task-right = ✓ Right: it leaves a P-position.
task-wrong = ✗ Not quite: ({ $position }) has value { $value }; this would have won: { $winning }.
task-or = { "; or: " }
task-uncounted = It is not counted: only a first attempt without help is.
next-task = Next task
end-practice = End practice
predict = Predict
predict-told = Mark where you expect P-positions, then compare.
predict-size = plane up to { $n }
predict-height = at { $y }
predict-range = it goes from { $least } to { $most } here
reveal = Reveal
clear = Clear
predicted = { $found } of { $all } found, { $wrong } wrong. ✓ found, ○ missed, ✗ wrong.
expected = Where P-positions are expected
expected-place = { $across } = { $column }, { $down } = { $row }{ $cell ->
    [found] , found
    [missed] , missed
    [wrong] , wrong
   *[other] { "" }
}

## The board

board = Board
board-label = { $family }, position { $position }: grooves
too-large = This position has too many pieces to be drawn. Its value and the figures below are not affected.
written-move = Write your move, such as { $example }
written-one-move = write one move
undo = Undo
redo = Redo
restart = Start again
use-pass = Use the pass
answer = Let the computer move
shape-done = Play on
shape-piles = Change the piles
shape-bar = Change the bar
tokens-hint = Point at or touch a token: it can go with all above it. Where several piles could take them, the token is divided among these, from left to right.
tokens-confirm = Move them
grooves-hint = Point at or touch a groove to see what would fall. Its number is what it leaves on that side.
grooves-hint-plain = Point at or touch a groove to see what would fall.
grooves-confirm = Break here
marked-wins = { $play }, Grundy value { $value }, wins
marked-loses = { $play }, Grundy value { $value }, loses
turn-computer = The computer is to move.
turn-yours = Your move.
turn-player = Player { $player } to move.
turn-none = No move is left here. Choose a larger position.
ended-player-wins = Player { $player } made the last move and wins.
ended-player-loses = Player { $player } made the last move and loses.
ended-computer-wins = The computer made the last move and wins.
ended-computer-loses = The computer made the last move and loses.
ended-you-win = You made the last move and win.
ended-you-lose = You made the last move and lose.
shaping-bar = Drag a side of the bar, or move it with the arrow keys.
shaping-piles = Drag the top of a pile, or move it with the arrow keys.
shaping-follows = the height comes down with the base
shaping-follows-title = Otherwise a side stops where the bar would become too high for its base.
shaping-too-large = A larger one could not be drawn.
side-pile = top of pile { $pile }
side-left = left side
side-top = top
side-right = right side
side-named = { $axis }: { $side }
take-instead = Take ({ $position })

## Players and hints

mark-every = mark every cut
mark-every-title = Shows what each cut leaves and whether it wins.
players = Who plays
players-two = two players
players-you = you begin
players-computer = the computer begins
swap = Swap sides
swap-title = You play on for the computer, and the computer for you.
strength = strength %
strength-range = the strength goes from 0 to 100 per cent
hint = Hint
another-hint = Another hint
hint-wins = Whoever is to move can win.
hint-loses = Whoever is to move loses against the best play.
hint-winning-way = Whoever is to move can win. There is a winning move { $way }.
hint-longest-way = Whoever is to move loses against the best play; the longest way is to move { $way }.
way-left = on the left
way-top = from the top
way-right = on the right
way-piles = from pile { $from } to pile { $onto }
way-pass = by using the pass

## Positions by chance

chance = Another position by chance
chance-any = Random
chance-any-title = A position of this game, by chance.
chance-p = Random P
chance-p-title = A position that the player to move loses, by chance.
chance-n = Random N
chance-n-title = A position that the player to move can win, by chance.

## Commands; the words to write are the same in every language

commands = Commands
command = Command
command-undone = The last move is taken back.
command-no-undo = There is no move to take back.
command-redone = The move is made again.
command-no-redo = There is no move to make again.
command-restarted = Back to the first position.
command-no-restart = This is the first position.
command-marked = Every cut is marked with what it leads to.
command-unmarked = Cuts are not marked.
command-size = The figures show coordinates up to { $size }.
command-one-move = Write one move at a time.
command-no-move = This move cannot be made.
command-refused = { $text } cannot be made: { $why }.
command-not-a-move = { $text }, is not written like a move; write one as { $game ->
    [sharing] c-a5 to put 5 tokens from c onto a
    [sum] 2.x4, the number of the part and a move in it
   *[bars] x4 to cut the bar until x is 4
}
command-no-hint = No move is left, so there is no hint.
command-secret = A task is open: find the move yourself, or leave the task. A hint can be had, and then the task does not count.
command-value = ({ $position }) has { $kind ->
    [misere] misère Grundy value
   *[normal] Grundy value
} { $value } and is { $outcome ->
    [P] a P-position: the player who has just moved wins
   *[N] an N-position: the player to move wins
}.
command-leaves = { $play }, which leaves ({ $position })
command-none-left = No move is left.
command-none-wins = No move wins: this is a P-position.
command-winning = { $count ->
    [one] { $count } move wins
   *[other] { $count } moves win
}: { $list }.
command-options = { $count ->
    [one] { $count } move, and the value it leads to
   *[other] { $count } moves, and the values they lead to
}: { $list }.
command-option = { $play } to { $value }
command-more = and { $count } more
command-separator = { "; " }
command-mex = The least value that no move leads to is { $value }.
command-theorem = { $theorem }: { $statement }
command-placed = { $game } is on the board.
command-computer-first = The computer begins.
command-computer-second = You begin; the computer is player 2.
command-computer-off = The computer does not play.
command-strength = The computer finds the best move { $percent } times in 100.
command-no-computer = The computer does not play; write computer first or computer second.
command-strength-range = The strength goes from 0 to 100 per cent.
write-computer = Write computer first, computer second or computer off.
write-mark = Write mark on or mark off.
write-random = Write random, random P or random N.
write-position = Write a position after set, such as triangle:k=3:7,4,7.
write-strength = The strength goes from 0 to 100 per cent, such as strength 80.
write-cut = Write where to cut and the number at the groove, such as cut left 3.
write-something = Write a command, such as cut left 3, or help.
write-unknown = There is no command { $text }. Write a move such as cut left 3, or undo, hint, value, or help for all of them.
help-move-piles = move 5 from c to a (or c-a5), pass: a move
help-move-bars = cut left 3, cut top 2, cut right 0 (or x3, y2, z0), pass: a move; the number is the label of the groove
help-walk = undo, redo, restart: walk through the game
help-hint = hint: one step more of the solution
help-value = value: Grundy value and outcome
help-why = winning moves, options, why: what decides it
help-set = set triangle:k=3:7,4,7: another position
help-random = random, random P, random N: a position by chance
help-computer = computer first, computer second, computer off: who plays
help-strength = strength 80: how often the computer finds the best move, in per cent
help-mark = mark on, mark off: what each cut leads to
help-size = size 40: the N of the figures

## Worksheet

worksheet = Worksheet
worksheet-told = What is printed is this sheet alone.
worksheet-size = table up to { $n }
worksheet-table = Grundy values
with-answers = with answers
with-answers-title = The answers come on a second page.
print = Print
link-as-code = The link as a code
sheet-name = Name
sheet-date = Date
sheet-who-wins = Who can force a win here: the player to move, or the other one?
sheet-moves-bars = Which cuts win? Write the direction and the number at the groove.
sheet-moves-piles = Which moves win? Write how many tokens go from which pile to which.
sheet-table = Fill in the Grundy value of { $cell }: the least number that none of its options has. Where it is 0, the player to move loses.
sheet-pattern = Which pattern do the zeros make? Where would the next one be?
sheet-link = The same bar, to try it out:
sheet-answers = Answers
sheet-next-wins = The player to move (an N-position).
sheet-previous-wins = The other one (a P-position).
sheet-none-wins = No move wins.
sheet-these-win = These moves win, and no other:
sheet-values = The values; those of P-positions are 0.

## What a frame shows: reasons without a full stop

frame-unknown = There is no parameter { $name }; it is ignored.
frame-twice = { $name } is given twice; the last one counts.
frame-default = { $reason }. The default is used.
frame-wrong = { $name } may be { $allowed }, but it is { $value }
frame-too-long = { $name } may have at most { $most } characters
frame-held = Only positions of the same game can be shown here.
frame-no-columns = Only Sharing Nim has columns to show, and this is another game.
frame-solver-off = This figure needs the solver, which is turned off in this frame.
frame-won = Player { $player } made the last move and wins by the rule of normal play.
frame-won-misere = Player { $player } did not make the last move and wins by the rule of misère play.

## Share

share = Share
share-link = Link to this page
share-frame = A frame for your page
share-element = An element for your page, with methods and events
share-copy = Copy
share-copied = Copied.
share-marked = Marked: copy it with Ctrl+C.
share-preview = Preview
share-shows = The frame shows
share-board = the bar
share-table = the table
share-plot = the P-positions
share-columns = the columns
share-controls = Below the bar
control-turn = whose turn it is
control-undo = undo and redo
control-players = who plays
control-value = Grundy value and outcome
control-parameters = game and parameters
control-hint = hints
control-marks = marks on every cut
control-why = why
control-notation = position as text
share-help = Help
share-hints = hints
share-hints-title = Without it there is no hint, no marks, no why.
share-solver = solver
share-solver-title = Without it there is no value and no outcome either.
share-locks = What the reader cannot change
lock-position = position
lock-ruleset = game and parameters
lock-moves = moves
share-locks-told = Locks are a convenience, not a secret: whoever edits the address is free of them.
share-theme = Colours
theme-auto = as the page around
theme-light = light
theme-dark = dark
share-language = Language
share-browser = as the browser
share-task = Task above the bar
share-code = The link as a code for a phone

## The laboratory

lab-title = Bittersweet: the laboratory
lab-name = Laboratory
lab-sections = Parts of the laboratory
lab-claims = Claims
lab-claims-lead = Every statement of the five papers, put to the test. A claim that holds as far as one looks is verified up to N; that is evidence, not a proof.
lab-papers = Papers
lab-all-papers = All papers
lab-paper-triangular = Triangular bars
lab-paper-pass = Bars with a pass
lab-paper-variants = Variants of Nim
lab-paper-misere = Misère play
lab-paper-sharing = Sharing Nim
claim-name = { $kind ->
    [Cor] Corollary
    [Rem] Remark
    [Conj] Conjecture
    [Lem] Lemma
    [Prop] Proposition
    [Def] Definition
    [Ex] Example
    [Table] Table
    [Fig] Figure
    [Sec] Section
   *[other] Theorem
} { $number }
lab-ours = ours
lab-all-values = all
lab-row = row
lab-piles = piles
lab-run = Run
lab-run-named = Run { $claim }
lab-run-all = Run all { $count }
lab-stop-all = Stop { $count }
lab-waiting = Waiting for a worker.
lab-verified = It holds for all { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
} with coordinates up to { $bound }.
lab-refuted = The smallest counterexample is { $position }: the claim says { $expected }, the truth is { $found }.
lab-stopped-at = So far it holds for all { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
} with coordinates up to { $bound }.
lab-verified-cases = It holds for { $cases ->
    [one] the only case
   *[other] all { NUMBER($cases) } cases
} up to { $bound }.
lab-stopped-at-cases = So far it holds for { $cases ->
    [one] the only case
   *[other] all { NUMBER($cases) } cases
} up to { $bound }.
lab-stopped = Nothing is known yet.
lab-empty = Up to { $bound } there is nothing to check; the smallest N with something to check is { $least }.
lab-empty-always = There is nothing to check for these parameters.
lab-smaller-bound = choose a smaller N
lab-word-verified = Verified up to N.
lab-word-refuted = Refuted.
lab-word-stopped = Stopped.
lab-word-refused = Not checked.
lab-word-outside = Outside the paper.
lab-even-k = The paper assumes an even k (Section 3).
lab-winning = { $count } winning
lab-some-winning = at least 1 winning
lab-sum-of-the-list = ⊕ = 0, 1 or 2ⁿ − 2
lab-cuts = { $x }, { $y } and { $z } cuts
lab-term = the term { $term }
lab-type = type { $number }
lab-holds = it is so
lab-holds-not = it is not so
lab-period = period { $period } from here on
lab-no-period = no period { $period } from here on
lab-occurs = { $number } occurs
lab-occurs-not = { $number } does not occur
lab-pace = { $time }, { $rate } million positions a second
lab-outside = Outside the stated range: the paper says nothing about these parameters.
lab-other-version = This page belongs to an older version. Please reload it.
lab-not-started = The worker did not start.
lab-died = The worker stopped, most likely for want of memory. A smaller N may do.
lab-report-head = { $claim } ({ $paper }), { $range }.
lab-as-text = Text
lab-open-why = { $position }: open it and see why
lab-list-up-to = All counterexamples up to { $bound }
lab-listed-none = Up to { $bound } there is no counterexample.
lab-listed-columns = Up to { $bound } it fails in { $count ->
    [one] { NUMBER($count) } column
   *[other] { NUMBER($count) } columns
} (x, z). Listed is one for each column: the smallest in it.
lab-listed-sharing-columns = Up to { $bound } it fails in { $count ->
    [one] { NUMBER($count) } column
   *[other] { NUMBER($count) } columns
} b of the positions (0, a, b), a ≤ b/2. Listed is one for each column: that with the smallest a.
lab-listed-positions = Up to { $bound } it fails at { $count ->
    [one] { NUMBER($count) } position
   *[other] { NUMBER($count) } positions
}. Each is listed.
lab-listed-normal-forms = Up to { $bound } it fails at { $count ->
    [one] { NUMBER($count) } position
   *[other] { NUMBER($count) } positions
} (0, a, b) with a ≤ b/2. Each is listed; the others are their mirror images.
lab-listed-sizes = Up to { $bound } the list has { $count ->
    [one] { NUMBER($count) } counterexample
   *[other] { NUMBER($count) } counterexamples
}: at most one for each n, the smallest of those that come in when N grows from n − 1 to n.
lab-listed-parts = Up to { $bound } the list has { $count ->
    [one] { NUMBER($count) } counterexample
   *[other] { NUMBER($count) } counterexamples
}. Of those that come in when N grows from n − 1 to n it has at most one for each first coordinate, and where that is n one for each third: the smallest.
lab-listed-beyond = The { $listed } smallest are listed; { $beyond } more are only counted.
lab-counterexamples = Counterexamples
lab-counterexample = Counterexample
lab-claim-says = The claim says
lab-truth = The truth
lab-counterexamples-picture = Where the listed counterexamples lie: { $across } to the right, { $upwards } upwards
lab-records = Records
lab-all-records = { $count } records
lab-record-verified = On record: it holds for all { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
} up to { $bound } (version { $version }, { $date }).
lab-record-verified-cases = On record: it holds for { $cases ->
    [one] the only case
   *[other] all { NUMBER($cases) } cases
} up to { $bound } (version { $version }, { $date }).
lab-record-refuted = On record: it fails at { $position } (version { $version }, { $date }).
lab-record-fails = fails at { $position }
lab-up-to = holds up to { $bound }
lab-positions = Positions
lab-cases = Cases
lab-date = Date
lab-bad-k = k must be a positive number such as 3 or 5/2, not “{ $text }”
lab-bad-piles = piles must be a number from 3 to 6, not “{ $text }”
lab-bad-number = { $parameter } must be a whole number, not “{ $text }”
lab-bad-g = g must be a whole number or “all”, not “{ $text }”
lab-bad-bound = N must be a whole number up to { $most }, not “{ $text }”
lab-sweep = Sweep
lab-sweep-lead = One claim for many parameters at once: a full green square where it holds up to N; where it fails, an orange one, the larger the later the first counterexample comes. A frame marks what the paper states; a grey stroke, what lies outside of what the paper assumes.
lab-claim = Claim
lab-from = { $parameter } from
lab-to = to
lab-step = in steps of
lab-in-a-row = cells in a row
lab-sweep-size = A picture has from 1 to { $most } cells, but this one would have { $cells }.
lab-cells-done = { $done } of { $all } cells
lab-swept = It holds up to { $bound } for { $verified ->
    [one] { NUMBER($verified) } choice
   *[other] { NUMBER($verified) } choices
} of the parameters and fails for { NUMBER($refuted) }.
lab-swept-outside = { $count ->
    [one] { NUMBER($count) } choice is
   *[other] { NUMBER($count) } choices are
} outside the paper.
lab-undecided = { NUMBER($count) } not decided.
lab-holds-for = It holds for { $parameter } = { $numbers }.
lab-sweep-csv = All verdicts as CSV
lab-counterexamples-csv = Counterexamples as CSV
lab-sweep-picture = Verdicts by parameter; the arrow keys go from cell to cell
lab-in-catalogue = Show in the catalogue
lab-formula = Your formula
lab-formula-lead = Write what you believe of the positions, and see whether it is so. For Sharing Nim a and b are the second and third pile of (0, a, b).
lab-against = The formula
lab-against-p = is true exactly at the P-positions
lab-against-at-p = is true at every P-position
lab-against-values = is the Grundy value
lab-against-taken = takes which values at P-positions?
lab-examples = Examples
lab-signs = Signs
lab-formula-text = Formula
lab-mistake = At character { $at }: { $reason }.
lab-formula-refuted = It is wrong first at { $position }: the formula says { $told }, the truth is { $found }.
lab-formula-undefined = It has no value first at { $position }: { $reason }.
lab-formula-stopped = So far it is right for all coordinates up to { $bound }.
lab-word-undefined = Undefined.
lab-word-gathered = Values.
lab-gathered = At the { $count ->
    [one] { NUMBER($count) } P-position
   *[other] { NUMBER($count) } P-positions
} up to { $bound } the values are { $set }.
lab-too-many-values = There are more than { $count } values beyond the coordinate { $bound }.
lab-p = P
lab-not-p = not P
lab-values = Values
lab-value = Value
lab-p-positions = P-positions
lab-first = First at
formula-character = formulas have no character “{ $character }”
formula-name = { $name } means nothing here; a position has x, y, z and p, a ruleset k and s, Sharing Nim a and b
formula-number = this number is too large
formula-value = a number, a name or an opening bracket should stand here
formula-symbol = “{ $symbol }” should stand here
formula-end = an operation or the end should stand here
formula-kind = { $kind ->
    [number] a number
   *[truth] a truth value
} should stand here
formula-kinds = as on the left, { $kind ->
    [number] a number
   *[truth] a truth value
} should stand here
formula-set = a set can only stand after “in” or inside “mex( )”
formula-long = a formula may have at most { $most } bytes
formula-deep = at most { $most } operations may depend on each other
formula-many = a list may have at most { $most } entries
formula-wanted = the formula must be { $kind ->
    [number] a number
   *[truth] true or false
}
formula-parameter = these rules have no { $name }
formula-box = coordinates may be at most { $most }
formula-zero = the formula divides by zero
formula-overflow = a number of the formula grows too large
formula-whole = a fraction stands where the formula needs a whole number
formula-shift = the formula shifts by a negative number of places
formula-no-position = the formula asks for G of something that is no position of the box
lab-search = Search
lab-search-lead = Let the laboratory look for formulas: it tries them from the shortest on, keeps those that agree with a sample of positions, and holds them against larger and larger boxes.
lab-search-target = What formulas are to tell
lab-target-values = Grundy values
lab-longest-side = longest side
lab-smaller-positions = may ask for G of smaller positions
lab-smaller-positions-title = Formulas may use the Grundy values of positions with a coordinate 0, or without the pass
lab-search-run = Search
lab-search-progress = Sides of length { $length }: { $part }%. { $made } tried so far, { $held } formulas held against boxes.
lab-nothing-found = Nothing was found for { $ruleset } with sides of up to { $length } names and numbers.
lab-formulas-found = { $count ->
    [one] { NUMBER($count) } formula
   *[other] { NUMBER($count) } formulas
} for { $ruleset }. They hold as far as was looked; that is no proof.
lab-search-stopped = It was stopped after { $made } sides.
lab-search-tried = { $made } sides were tried.
lab-search-full = After { $made } sides the memory was full.
lab-formulas = Formulas that were found
lab-failures = { $count } that held for a while
lab-finding = Length { $length }; holds for { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
} up to { $bound }.
lab-finding-fails = Fails at { $position }.
lab-take-formula = Hold it against more
lab-budget = Time for each claim
lab-no-budget = as long as it takes
lab-seconds = { $count ->
    [one] { NUMBER($count) } second
   *[other] { NUMBER($count) } seconds
}
lab-minutes = { $count ->
    [one] { NUMBER($count) } minute
   *[other] { NUMBER($count) } minutes
}
lab-kinds = Kinds of claims
lab-list-main = Theorems and conjectures
lab-list-lemmas = Lemmas
lab-list-examples = Examples and tables
lab-list-all = Everything
lab-reading = other reading
lab-deduced-outcomes = Only the P-positions were computed, of which there is at most one for each x and z; that the others are N-positions is deduced.
lab-deduced-values = Only the lowest rows were computed; that no other position has such a value is deduced, by an argument that was checked for each of { $columns } columns.
lab-word-exceeded = Bound exceeded.
lab-exceeded = The first larger value is at { $position }: the bound says { $expected }, the truth is { $found }. That the row has some bound is not refuted.
lab-record-exceeded = On record: the bound is exceeded at { $position } (version { $version }, { $date }).
lab-known-counterexample = This does not hold: { $position } is a counterexample.
lab-known-counterexample-for = This does not hold for { $settings }: { $position } is a counterexample.
lab-known-exceeded = For { $settings } the bound is exceeded at { $position }. That the row has some bound is not refuted.
lab-references = References

## Sums of games

refused-sum-positions = at least { $positions } positions can be reached from this sum, and a search looks at no more than { $most }
refused-sum-moves = a search of this sum would look at { $moves } moves or more, and it looks at no more than { $most }
refused-sum-listed = the parts of this sum have at least { $moves } moves to be remembered, and a search remembers no more than { $most }
sum-normal = Several games stand side by side. A move is a move in one of them, and the player who cannot move in any of them loses.
sum-misere = Several games stand side by side. A move is a move in one of them, and the player who makes the last move of all loses.
sum-one-pass = There is one pass for the whole sum, which either player may use once, but not when no other move is left.
sum-parts = Parts of the sum
sum-part = Part { $part }
sum-part-title = Show part { $part } in the fields and in the figures
sum-in-part = Part { $part }: { $name }
sum-way = In part { $part }: { $way }
sum-add = Add a game beside it
sum-add-title = Make a sum: several games side by side, and a move is a move in one of them
sum-remove = Remove part { $part }
sum-misere-whole = Misère play of the whole sum
sum-misere-whole-title = The player who makes the last move of all loses
sum-pass-whole = One pass for the whole sum
sum-pass-whole-title = Either player may use it once, in place of a move in a part
sum-pass-there = the pass of the sum is still there
sum-searched = Misère sums and sums with one pass are solved by search, if at most { NUMBER($positions) } positions can be reached.
sum-use-pass = Use the pass of part { $part }
sum-figures = These fields, and the figures below, are those of part { $part }.
sum-use-whole-pass = Use the pass of the whole sum
why-sum = The Grundy value of a sum is the nim-sum of the values of its parts.
why-sum-step = Part { $part } has a 1 in the leading column of the nim-sum. A move in it to the value { $value } makes every column even.
why-sum-searched = With these rules the values of the parts do not decide the value of the sum. A search has looked at every position that can be reached.
sum-option-whole = the pass of the whole sum
sheet-moves-sum = Which moves win? Name the part and the move.

# Logic: sentences that are decided for all numbers
logic = Logic
logic-lead = Write a sentence about the numbers 0, 1, 2, …. It is decided for all of them: true, or false with the smallest counterexample. If some names have no ∀ or ∃, the answer is the set of numbers for which the sentence is true.
logic-sentence = Sentence
logic-decide = Decide
logic-progress = Step { $done } of { $total }
logic-true = True.
logic-false = False.
logic-set = A set.
logic-for-all = This is proved for all numbers.
logic-example = The smallest example is { $numbers }.
logic-no-numbers = There are no such numbers; this is proved for all of them.
logic-counterexample = The smallest counterexample is { $numbers }.
logic-set-empty = The sentence is true for no { $tuple }.
logic-set-everything = The sentence is true for every { $tuple }.
logic-set-some = The sentence is true for some { $tuple } and false for others.
logic-members = The first members:
logic-most-first = The smallest automaton that decides membership has { $states } states. It reads the most significant binary digits first.
logic-least-first = The smallest automaton that decides membership has { $states } states. It reads the least significant binary digits first.
logic-refused = The sentence is not decided; the reason is below the box.
logic-unfinished = The sentence is not decided yet.
logic-budget = Step { $step } of { $steps } needs an automaton with more than { $states } states. At most { $budget } states and { $megabytes } MB are allowed.
logic-names-expected = Names and a colon are expected here, as in “∀ x, y:”
logic-number = a sentence that is true or false is expected here, but this is a number
logic-deep = the sentence is too long, or its parts are nested too deeply
logic-undecidable = “{ $part }” cannot be decided: { $why }
logic-product = two numbers that vary are multiplied; one of them must be a constant
logic-divisor = the divisor varies; it must be a constant
logic-zero = the divisor is 0
logic-shift = the number of places varies; it must be a constant
logic-negative-shift = the number of places is negative; it must be 0 or more
logic-fraction = this can be a fraction; nim-sums, remainders and mex need whole numbers
logic-grundy = Grundy values are not known in advance; write the sentence without 𝒢
logic-name = no ∀ or ∃ introduces this name
logic-too-large = the number is too large
logic-too-many-numbers = the automaton would have to read more than 8 numbers at once
logic-too-many-cases = too many cases would have to be distinguished
automaton-table = Transitions of the automaton
automaton-state = State
automaton-in = in the set
automaton-out = not in the set
automaton-how = Start in state 0. For each binary digit of { $names }, follow the column with these digits. The last state says whether the numbers are in the set.
