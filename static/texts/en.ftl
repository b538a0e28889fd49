# English, the language of reference: the keys and the arguments here are those of every language.

-language-name = English
# A thin space separates groups of three digits, as in books of mathematics.
-digit-groups = { "\u202F" }

## The page

title = Bittersweet
rooms = Rooms
room-play = Play
room-explore = Explore
room-teach = Teach
title-play = Bittersweet: Play
title-explore = Bittersweet: Explore
title-teach = Bittersweet: Teach
languages = Language
language-missing = { $language } could not be loaded. Please choose it again.
close = Close
readings = -
readings-hidden = Hide furigana
unkept = This browser does not save your work. Your work is lost when you close the page.
new-version = A new version is ready.
use-new-version = Update
later = Later

# Said by the loader of a page when its own WebAssembly can say nothing any more; the packing step reads them.
trapped = This page has stopped because of an error. Please reload it. The address keeps your position.
trapped-laboratory = This page has stopped because of an error. Please reload it. The address keeps your settings.
trapped-lesson = This page has stopped because of an error. Please reload it. Your earlier answers are kept if your browser allows it.
trapped-reload = Reload

# In every page, and seen where its styles or its program cannot be loaded; the packing step reads them.
unserved-host = Parts of this page could not be loaded. If its address ends with the name of a folder, add a slash at the end. Otherwise, load the page again.
unserved-disk = This page does not work when it is opened from a disk: it needs a web server. Open bittersweet.html instead: that file works from a disk and contains all of Explore.

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

bars-normal = Two players take turns. On your turn, break the bar along one groove and eat the part without the blue, bitter piece. The player who leaves only the bitter piece wins.
bars-misere = Two players take turns. On your turn, break the bar along one groove and eat the part without the blue, bitter piece. The player who leaves only the bitter piece loses.
piles-normal = Two players take turns. On your turn, move one or more tokens from one pile to a smaller pile. After the move, the receiving pile must not be larger than the giving pile. The player who cannot move loses.
piles-misere = Two players take turns. On your turn, move one or more tokens from one pile to a smaller pile. After the move, the receiving pile must not be larger than the giving pile. The player who makes the last move loses.
one-pass = There is a single pass in the whole game. Either player may use the pass instead of a move, but only if a move is still possible.
family-nim = Rectangle
family-triangle = Triangle
family-step = Stairs
family-bar = Any rim
family-sharing = Sharing Nim
family-own = Own rules
rim = Rim
rim-formula = Formula
rim-heights = Column heights
rim-label = Largest allowed y
rim-note = Write a formula in x and z, such as floor((2x+z+1)/3) or min(x,z). You may also use the parameters k and s. The value must not fall when x or z grows.
rim-column = Height of column { $column }
rim-heights-note = Drag the top of a column, or use the arrow keys. All columns to the right of the drawing are as high as the last drawn column. No column may be lower than the one to its left.
move-cut = Break { $side ->
    [x] left
    [y] top
    [w] bottom
   *[z] right
} to { $to }: leaves ({ $leaves })
move-share = Move { $tokens ->
    [one] { NUMBER($tokens) } token
   *[other] { NUMBER($tokens) } tokens
} from pile { $from } to pile { $onto }: leaves ({ $leaves })
move-lower = Lower { $amounts }: leaves ({ $leaves })
lowered-by = { $names } by { NUMBER($by) }
move-pass = Use the pass: leaves ({ $leaves })

## The drawings

cloud-missing = The 3D view needs WebGL 2, which this browser does not have. The other views show the same positions.
cloud-lost = The browser has removed this drawing. This happens when a page has many drawings or the device is low on memory.
cloud-again = Draw it again
cloud-by-mouse = Drag to turn the drawing, drag with Shift to move it, use the wheel with Ctrl to zoom. Click a point to put its position on the board. Keys: the arrow keys turn the drawing and, with Shift, move it; + and − zoom; 1 to 5 choose a view; Home resets the view. The keys [ and ] go from point to point; Enter puts the position of the chosen point on the board.
cloud-by-touch = Drag to turn the drawing, pinch to zoom; tap a point twice to put its position on the board.
cloud-tools = View controls
cloud-smaller = Smaller
cloud-larger = Larger
preset-oblique = Oblique
preset-front = Front
preset-side = Side
preset-top = Top
preset-corner = Corner
preset-view = { $preset } view
palindrome = Column { $b } is a palindrome: it reads the same from both ends.
no-palindrome = Column { $b } is not a palindrome: it does not read the same from both ends.
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

## Figures

figures = Figures
printed-part = Printed: { $across } from { $first } to { $last }, { $down } from { $lowest } to { $highest }. The download has the whole table.
figure-keys = Keys in the figures: the arrow keys go from place to place; Page Up and Page Down go by ten places. Home and End go to the ends of a row, and with Ctrl to the corners. Enter or Space puts the chosen position on the board. In a picture, + and − zoom, and 0 shows the whole picture. On the board, Home and End choose the first and the last groove, and Esc cancels the choice.
waiting-for-solver = Waiting for the solver
solving = Solving { NUMBER($positions) } positions with { $megabytes } MB of memory
solving-rate = , { NUMBER($rate) } positions a second
solving-left = , about { $seconds } s left
coordinates-up-to = Largest coordinate { $n }
compare = Compare
compare-with = Compare with
compared-with = Compared with
stop-comparing = Stop comparing
normal-play = normal play
misere-play = misère play
no-pass = no pass
a-pass = one pass
walk-through = Animate { $parameter }
stop-walking = Stop animating { $parameter }

## The table of values

values-normal = Grundy values
values-misere = Misère Grundy values
values-remoteness = Remoteness
values-differences = Differences of Grundy values
values-outcomes = Comparison of outcomes
label-sharing = { $shown } at (0, a, b): b runs across from 0 to { $last }, a runs upwards
label-plane = { $shown }, { $which }; { $across } runs across, { $down } runs upwards
label-plane-printed = { $shown }, { $which }; { $across } runs across, { $down } runs down
plane-rim = y as large as possible
pointed-a-above-b = a = { $a } is larger than b = { $b }: the table has only positions with a ≤ b.
pointed-above-rim = Not a position: y is too large for this x and z.
pointed-zoom = { $position }: zoom in to see its entry in the table.
pointed-value = { $position } has Grundy value { $value }. Select this position to put it on the board.
pointed-outcome = { $position } is { $outcome ->
    [P] a P-position
   *[N] an N-position
}. Select this position to put it on the board.
pointed-remoteness = { $position } is { $outcome ->
    [P] a P-position
   *[N] an N-position
}. If the winner hurries and the loser delays, the game lasts { $moves ->
    [one] { NUMBER($moves) } more move
   *[other] { NUMBER($moves) } more moves
}. Select this position to put it on the board.
pointed-same = { $position }: the value is the same in the comparison. Select this position to put it on the board.
pointed-smaller = { $position }: the value here is { $by } less than in the comparison. Select this position to put it on the board.
pointed-larger = { $position }: the value here is { $by } more than in the comparison. Select this position to put it on the board.
pointed-against = { $position } { $who ->
    [0] is an N-position both here and in the comparison
    [1] is a P-position here, but not in the comparison
    [2] is a P-position in the comparison, but not here
   *[3] is a P-position both here and in the comparison
}. Select this position to put it on the board.
with-pass-available = { $what }, pass still available
with-pass-used = { $what }, pass used
of-ruleset = { $ruleset }: { $shown }
caption-values = { $ruleset }: { $kind } of { $counted }; { $zeros } (value 0), largest value { $largest }.
counted-all = all { $positions } with coordinates up to { $size }
counted-part = { $positions } with { $bounds } and the other coordinates up to { $size } (the whole table is too large to solve)
counted-piles = all { $positions } whose smallest pile is 0 and whose other piles are at most { $size }
counted-both-layers = { $counted }, both with the pass still available and with the pass used
caption-growing = { $ruleset }: { $kind }, so far with coordinates up to { $size }.
caption-remoteness = { $ruleset }: remoteness of the positions with coordinates up to { $size }.
part-whole = In this plane ({ $plane }): { $positions }, { $told }.
part-in-sight = In the visible part ({ $plane }; { $ranges }{ $stride ->
    [1] {""}
   *[other] , one of every { $stride } rows and columns
}): { $positions }, { $told }.
part-values = { $p-positions }, largest value { $largest }
part-remoteness = { $p-positions }, remoteness at most { $moves }
part-difference = { $count ->
    [one] { NUMBER($count) } value differs
   *[other] { NUMBER($count) } values differ
} in the comparison with { $other }
part-outcomes = { $count ->
    [one] { NUMBER($count) } outcome differs
   *[other] { NUMBER($count) } outcomes differ
} in the comparison with { $other }
other-layer-available = the same positions with the pass still available
other-layer-used = the same positions with the pass used
cost = Solved in { $time } with { $memory } of memory.
legend-p-position = P-position
legend-n-position = N-position
legend-moves = remoteness
legend-outcome = outcome
legend-this = chosen value
legend-another = another value
legend-difference = difference
legend-same = equal
legend-positions = positions
against-neither-n = N-position in both
against-here = P-position only here
against-there = P-position only in the comparison
against-both = P-position in both
against-signs = P: P-position in both. ←: only here. →: only in the comparison.
formula-neither = N-position, and the formula is not 0
formula-not = P-position, but the formula is not 0
formula-alone = N-position, but the formula is 0
formula-both = P-position, and the formula is 0
section = Plane of the table
section-fix = Fixed { $axis }
section-rim = Largest y
section-diagonal-told = Symmetric bars: x = z.
section-rim-told = Bars with the largest y that their x and z allow.
section-range = { $axis } must be a whole number from 0 to { $most } in this table
section-as-bar = Follow the bar
section-as-bar-title = Always shows the plane that contains the position on the board.
section-outside = In this table, { $axis } is at most { $most }; { $axis } = { $wanted } is outside the table.
layer = Positions shown
layer-there = Pass available
layer-used = Pass used
table-shown = Show
table-form = Numbers or colours
form-numbers = Numbers
form-colours = Colours
table-map = Colour scale
level-value = Value { $g }
level-range = the value must be a whole number from 0 to 65{ "\u202F" }534
mode-values = Grundy values
mode-outcomes = Outcomes
mode-level = One value
mode-remoteness = Remoteness
mode-difference = Difference from { $other }
mode-against = Outcomes compared with { $other }

## P-positions

pair-across = Pile on the horizontal axis
pair-up = Pile on the vertical axis
pair-others = The other piles stay as they are on the board.
plot-not-three = P-positions are plotted for bars, for three piles, and for your own rules with two or three numbers. For other games, choose “Outcomes” in the table.
plot-one-number = The positions of these rules are single numbers, so there is no plot of P-positions. The P-positions are in the table and in “Values along a line”.
plot-several = These rules have no plot of P-positions, because several P-positions may fall on the same place of the plot. Choose “Outcomes” in the table.
beside-not-alike = Only rulesets with the same number of coordinates can be compared.
piles = Piles
plot = P-positions
plot-caption-flat = Each mark is a P-position. The outline marks the position on the board.
plot-caption-above = Each square is a P-position seen from above; its colour shows { $height }. The outline marks the position on the board. If the outline is dashed, the position on the board is not a P-position.
plot-caption-space = Each point is a P-position; its colour shows { $height }.
plot-caption-projected = Each cell collects the P-positions with the same y and z − x. This is the view along the direction (1, 0, 1), as in Definition 9 of the paper on misère play.
plot-caption-list = Sorted by { $across }, then by { $along }.
plot-count = { $ruleset }: { $count } with coordinates up to { $size }.
plot-count-piles = { $ruleset }: { $count } of the form (0, a, b) with a ≤ b ≤ { $size }.
plot-stride = Only one of every { $stride } rows and columns is shown; all P-positions are counted.
plot-apart = { $count ->
    [0] Both plots have the same P-positions.
    [one] The plots differ in one P-position: { NUMBER($here) } only here, { NUMBER($there) } only in the comparison.
   *[other] The plots differ in { NUMBER($count) } P-positions: { NUMBER($here) } only here, { NUMBER($there) } only in the comparison.
}
plot-apart-places = { $count ->
    [0] Both plots have the same P-positions.
    [one] The P-positions differ for one pair ({ $across }, { $along }).
   *[other] The P-positions differ for { NUMBER($count) } pairs ({ $across }, { $along }).
}
plot-apart-cells = { $count ->
    [0] The same cells are filled in both plots.
    [one] One cell is filled in only one of the two plots.
   *[other] { NUMBER($count) } cells are filled in only one of the two plots.
}
plot-label-flat = P-positions ({ $position }): { $across } runs across, { $along } runs upwards
plot-label-above = P-positions ({ $position }): { $across } runs across, { $along } runs upwards, the colour shows { $height }
plot-label-space = P-positions ({ $position }) in 3D
plot-label-projected = P-positions projected: y runs across, z − x runs upwards
plot-too-many = The 3D view can show at most { $most } points. Choose a smaller N.
plot-marks = Discs are P-positions in both plots; the other marks are P-positions only here.
plot-here-alone = P-position only here
plot-there-alone = P-position only in the comparison
plot-in-both = P-position in both
plot-pointed = ({ $position }) is a P-position. Select this position to put it on the board.
plot-pointed-none = { $position } is not a P-position.
plot-pointed-empty = For { $across } = { $x } and { $along } = { $z } there is no P-position with { $height } up to N.
list-more = Show more ({ NUMBER($shown) } of { NUMBER($count) } are shown)

## Sharing Nim

palindromes = Palindromes, and rows with small values
check-all = Check all { NUMBER($count) } columns and rows
checked = { NUMBER($palindromes) } of { NUMBER($checked) } columns are palindromes; the two halves of each column were computed independently.
checked-failure = The first column that is not a palindrome has b = { $b }.
rows-label = Places of the smallest values
rows-caption = Places at which the smallest values occur, among { $positions }. Rows are listed only for a ≤ b/2; the rest follows by symmetry.
rows-value = Value
rows-positions = Positions
rows-share = Percentage
rows-rows = Row numbers (a)
rows-highest = Largest a with this value, and the first b in that row
rows-at = a = { $a } at b = { NUMBER($b) }
rows-none = none

## Along a line

line = Values along a line
line-empty = This line contains no position of the table.
line-no-diagonal = A diagonal can be shown only for Grundy values or remoteness, and only while all rows and columns are visible.
line-no-table = There is no table, so no line can be shown.
line-caption = { $ruleset }: { $kind } along the { $which } in this plane ({ $plane }).
line-label = { $count } terms of the { $which }
line-row = row { $axis } = { $at }
line-column = column { $axis } = { $at }
line-diagonal = diagonal { $across } = { $down } + { $by }
line-kind = Kind of line
kind-row = Row
kind-column = Column
kind-diagonal = Diagonal
range = this must be a whole number from 0 to { $most }
seen-largest = Largest term up to { $n } = { $last }: { $value }, first at { $n } = { $index }. The terms reach a new maximum { $records ->
    [one] once
   *[other] { NUMBER($records) } times
}.
seen-steepest = Every term a({ $n }) up to { $n } = { $last } is at most { $bound }.
seen-steepest-from-one = Every term a({ $n }) from { $n } = 1 to { $n } = { $last } is at most { $bound }.
seen-no-period = No period was found up to { $n } = { $last }.
seen-constant = Constant
seen-period = Period { $period }
seen-arithmetic = Arithmetically periodic with period { $period } and saltus { $saltus }
seen-from = { $what } from { $n } = { $from } onwards
seen-repeats = { $what }, checked up to { $n } = { $last } ({ $repeats } repeats).
seen-doubling = Self-similar under doubling: { $equation }, checked up to { $n } = { $last }.
seen-equation-from = { $equation } for { $n } ≥ { $from }

## Downloads

downloads = Download
downloads-as = File format
writing = Writing the file
write-stopped = Stopped; no file was saved.
write-stale = The figure is still being computed. Please wait.
written = Saved { $name }, { $size }.
no-workers = Calculations are blocked here, because web workers are not allowed. Open this page in its own tab or in another browser
matrix-name = CSV matrix
title-csv-line = One row per term with its index, for spreadsheets and programs
title-csv = One row per position with all its coordinates, for spreadsheets and programs
title-matrix = Rows and columns as in the table, with headers, for spreadsheets
title-json = Data for programs, with a description and the source of the data
title-latex = A table for \input in a LaTeX document; no package is needed
title-latex-list = A list of positions for \input in a LaTeX document; no package is needed
title-latex-line = The terms as text for \input in a paragraph of a LaTeX document; no package is needed
latex-columns = LaTeX, all columns
title-latex-columns = All columns, centred vertically, for \input in a LaTeX document; no package is needed
film = Film
title-film = One file that every browser can play: a film of the bar and its table while k or s rises
title-svg = Vector drawing for web pages and drawing programs
title-png = Bitmap picture; the file also contains the link to this page
title-b-file = b-file, the format of the On-Line Encyclopedia of Integer Sequences (OEIS)
title-tikz = The drawing for a LaTeX document that uses the package tikz
file-camera = { $figure }; camera turned by { $turn }° and raised by { $tilt }°, zoom { $zoom }
file-compared = { $figure }; compared with { $other }
file-outcomes = { $figure }; compared with { $other }: 0 means a P-position in neither table, 1 in this table only, 2 in the comparison only, 3 in both
no-file-such = This figure cannot be saved in that format.
no-file-numbers = The table is incomplete; reload the page and try again.
no-file-latex = TeX cannot typeset a table of { $cells } cells (limit: about { $most }). Use CSV, which has no such limit, or choose a smaller N.
no-file-signed = SVG files cannot show negative differences. Use PNG or CSV.
no-file-svg = Few programs can show an SVG with { $places } cells, so at most { $most } are allowed. Use PNG, or CSV for the numbers.
no-file-pieces = This position has too many pieces to draw; choose a smaller one.
no-file-nothing = There is nothing to draw.
no-file-pictures = This browser cannot draw pictures in a background process. Use SVG, or CSV for the numbers.
no-file-room = There is not enough memory for this file; choose a smaller N.
no-file-version = The page was updated while it was open. Reload it, then save again.
no-file-outdated = There is a new version of this page, and the program that wrote files for the old version is no longer available. Reload the page; its address still contains the position.
no-file-stopped = The file could not be written: the background process stopped. Try again.
no-file-saved = This browser does not allow the page to save files.

## Controls

slider = { $name } slider

## Why a text is refused: reasons without a full stop, as the library says them

problem-empty = no position is given; write one such as triangle:k=3:7,4,7
problem-sum = one game is needed here, but this is a sum of several games
problem-part-count = a sum must have { $least } to { $most } parts, but this one has { $given }{ $alone ->
    [yes] ; write a single game without “sum”
   *[no] {""}
}
problem-misere-alone = misère play must be for the whole sum, not for one part; write “sum:misere:” before the first part
problem-sum-parameter = a sum has no parameter { $text }; it has misere, and pass=1 (pass still available) or pass=0 (pass used)
problem-in-part = part { $part }: { $problem }
problem-family = there is no game called { $text }; the games are { $names }
problem-parts = check the colons: one after the name of the game, and one after its parameters if it has any, as in { $example }
problem-parameter = { $family } has no parameter { $text }; it has { $parameters }
parameters-plain = pass and misere
parameters-triangle = k, s, pass and misere
parameters-step = k, s, pass and misere
parameters-bar = k, s, pass, misere and, at the end, rim or heights
problem-twice = { $name } is given twice
problem-missing = { $family } needs { $name }; write a position such as { $example }
problem-k = k { $problem }, but it is { $text }
problem-k-alone = k { $problem }
ratio-number = must be a positive number such as 3, 5/2 or 2.5
ratio-positive = must be greater than 0
ratio-zero = must not be a fraction with denominator 0
ratio-large = must have a numerator and a denominator of at most { $most }
problem-piles = there must be { $fewest } to { $most } piles, but there { $text ->
    [1] is 1
   *[other] are { $text }
}
problem-s = s must be a whole number from 0 to { $most }, but it is { $text }
problem-coordinates = { $wanted ->
    [1] 1 number is needed ({ $names })
   *[other] { $wanted } numbers are needed ({ $names })
}, but there { $given ->
    [1] is 1
   *[other] are { $given }
}
problem-coordinate = { $name } must be a whole number (0 or more), but it is { $text }
problem-large = { $name } may be at most { $most }, but it is { $text }
problem-pass = p must be 1 (pass still available) or 0 (pass used), but it is { $text }
problem-no-pass = this ruleset has no pass
problem-high = y may be at most { $rim } = { $most }, but it is { $y }
problem-no-rim = the game “bar” needs a rim or heights; write a position such as { $example }
problem-rim-long = the rim { $text } may have at most { $most } characters, but it has { $count }
problem-rim-mistake = the rim { $text } has a mistake at character { $at }: { $problem }
problem-rim-names = the rim { $text } may use x, z, k and s only, but it uses { $name }
problem-above-rim = y may be at most { $most }, the value of { $rim } for x = { $x } and z = { $z }, but y is { $y }
problem-above-column = y may be at most { $most }, one less than the height of column { $column } ({ $squares ->
    [1] 1 square
   *[other] { $squares } squares
}), but y is { $y }
problem-above-bound = { $name } may be at most { $most } here, but it is { $value }
problem-no-bound = the largest allowed { $name } cannot be computed: { $problem }
problem-clause = in the rules, { $clause }: { $problem }
heights-empty = no heights are given; write heights such as 1-2-2-4
heights-many = there may be at most { $most } heights, but there are { $count }
heights-number = the height of column { $column } must be a whole number from 1 to { $most }
heights-fall = heights must not fall to the right, but column { $column } has { $to ->
    [1] 1 square
   *[other] { $to } squares
} and the column before it has { $from }
rim-falls = the rim must not fall when x or z grows, but it is { $from } for x = { $x1 }, z = { $z1 } and only { $to } for x = { $x2 }, z = { $z2 }
rim-negative = the rim must be at least 0, but it is negative for x = { $x }, z = { $z }
rim-fraction = the rim must be a whole number, but it is a fraction for x = { $x }, z = { $z }; round it with floor( )
rim-undefined = the rim must have a value for every x and z, but it has none for x = { $x }, z = { $z }: { $problem }
rim-places = the program cannot check that this formula never falls: the check needs more than { $most } pairs (x, z); choose smaller x and z
problem-more = and { $count } more
problem-separator = { "; " }
whole-number = { $name } must be a whole number from 0 to { $most }
record-long = the text of a game may have at most { $most } characters
record-moves = a game may have at most { $most } moves
record-first = the first position: { $problems }
record-no-move = move { $number } cannot be read: { $text }; write a move such as { $game ->
    [sharing] c-a5 (5 tokens from c to a)
    [own] a-3 (lower a by 3)
    [sum] 2.x4 (the move x4 in part 2)
   *[bars] x4 (a break that leaves x = 4)
}
record-refused = move { $number }, { $text }, is not possible in { $game }: { $why }
why-over = no move is left, so the game is over
why-part-over = no move is left in this part
why-no-part = the parts of this sum are numbered 1 to { $parts }
why-other-family = this game has no such moves
why-pass-used = the pass has been used
why-not-smaller = { $name } is { $value } now, so the move must make it smaller
why-not-allowed = the rules have no such move here
why-to-itself = a pile cannot give tokens to itself
why-no-tokens = at least 1 token must be moved
why-too-many = pile { $from } has size { $giving } and pile { $onto } has size { $receiving }, so { $most ->
    [0] no token
   *[other] at most { $most }
} can go from { $from } to { $onto }: the receiving pile must not become larger than the giving pile
refused-size = N may be at most { $most }, but it is { $size }
refused-memory = the calculation needs at least { $needed } MB of memory, but only { $bound } MB are allowed; { $told }
memory-fits = coordinates up to { $n } are possible
memory-none = with these parameters, even the smallest table does not fit
refused-no-memory = this device could not provide the { $megabytes } MB of memory required; choose a smaller N
refused-not-three = this calculation exists only for bars and for three piles
refused-value = the Grundy values here exceed { $largest } or need more memory than is available
refused-game = some games here last more than { $largest } moves, and the table has no room for larger numbers
refused-wrong = the computed table for { $ruleset } up to { $n } is wrong, so it is not shown: at { $position } the table has { $table }, but the rules give { $found }. This is a bug in Bittersweet; please report it
known-value = the Grundy value { $value }
known-outcome = { $outcome ->
    [P] a P-position
   *[N] an N-position
}
known-remoteness = { $outcome ->
    [P] a P-position
   *[N] an N-position
} with { $moves ->
    [one] { NUMBER($moves) } move
   *[other] { NUMBER($moves) } moves
} left
report-label = Bug report
refused-two-tables = the comparison needs two tables, and together they take more memory than is allowed; choose a smaller N
refused-not-there = this part of the table is not available; choose a smaller N or reload the page
refused-map = a picture with { $places } cells is too large; N may be at most 10000 here
refused-no-map = the P-positions of these rules cannot be drawn as a map
refused-columns = checking these columns needs { $needed } MB of memory, but only { $allowed } MB are allowed; choose a smaller N

## The solver

no-solver-stops = The solver stopped several times in a row
no-solver-start = The solver did not start
no-solver-version = The page was updated while it was open (reload it)
no-solver-outdated = There is a new version of this page, and the solver of the old version is no longer available (reload the page; its address still contains the position)
no-solver-notice = { $reason }. Nothing can be computed here, but you can still play.
no-solver = The solver is not available.
solver-stopped = The solver stopped without an answer and was restarted.
stopped = The calculation was stopped early.

## Notices

link-ignored = Some parts of this link were not understood and have been ignored: { $parts }.
link-dropped = This page can no longer try your own rules, so it ignored these parts of the link: { $parts }. The source code of Bittersweet has commands that try them; “./dev foundry --help” lists them.
link-long = This link is too long: it has { $length } characters, and { $most } are allowed.
link-refused = This link cannot be opened: { $reason }.
link-position-twice = the link gives the position (key “g”) twice
link-no-position = the link contains no position; links begin like #g=triangle:k=3:7,4,7
link-beside = the ruleset for comparison (key “beside”) is not valid: { $problems }
link-computer = the key “computer” must be written like “second”, “second:80” or “second:80:7”, but it is { $text }
link-one-of = the value of the key “{ $key }” must be one of { $names }, but it is { $text }
link-table = the key “table” must be written like “y”, “y:0”, “diagonal” or “rim”, but it is { $text }
link-level = the key “level” needs a whole number, but it is { $text }
link-show = the value of the key “show” must be one of “values”, “outcomes”, “level”, “remoteness”, “difference”, but it is { $text }
link-line = the key “line” must be written like “row”, “row:3”, “column:5” or “diagonal:2”, but it is { $text }
size-range = N must be a whole number from 0 to { $most }, but it is { $text }
chance-unknown = The P-positions have not been calculated yet. Try again in a moment.
chance-values = To get a random P-position or N-position of this game, first choose “Grundy values” in the table.
chance-none = No suitable position with small coordinates was found. Choose a larger N, or first put a larger position on the board.

## The parameters

parameters = Game and parameters
game = Game
pass = One pass
pass-title = There is a single pass in the whole game. Either player may use the pass instead of a move, but only if a move is still possible.
misere = Misère play
misere-title = The player who makes the last move loses.
pass-there = Pass still available
pass-there-title = The fourth coordinate, p, is 1 while the pass can be used, and 0 afterwards.
notation = Position

## Who wins

verdict = Grundy value and outcome
show-who-wins = Show who wins
no-move-won = No move is left: the player who made the last move has won.
no-move-lost = No move is left: the player who made the last move has lost.
mover-wins = The player who has just moved can win: every move from here leads to an N-position.
next-wins = The player to move can win: { $winning ->
    [one] { $winning } of { $moves } moves leads
   *[other] { $winning } of { $moves } moves lead
} to a P-position.
misere-value = Misère Grundy value: computed with mex as usual, except that a finished game has value 1.
show-winning = Show the winning moves
why = Why?
still-looking = The solver is still computing.
why-none-left-p = No move is left, so the player to move has lost: this is a P-position.
why-none-left-n = No move is left, and the player who made the last move has lost: this is an N-position.
why-only-move = The only move leads to an N-position, so this is a P-position.
why-every-move = Each of the { $count } moves leads to an N-position, so this is a P-position.
why-some-move = At least one move leads to a P-position (Grundy value 0), so this is an N-position.
why-more = More reasons
no-theorem = No theorem of the five papers covers this game, so its outcome is computed.
theorem-of = { $theorem } of { $paper }
theorems-also = The same is stated in { $theorems }.
theorem-kind = { $kind ->
    [Corollary] Corollary
   *[Theorem] Theorem
} { $number }
paper-triangular = the paper on triangular bars
paper-pass = the paper on bars with a pass
paper-variants = the paper on variants of Nim
paper-misere = the paper on misère play
paper-sharing = the paper on Sharing Nim
theorem-nim-sum = A position is a P-position if and only if x ⊕ y ⊕ z = 0.
theorem-shifted = The Grundy value is x ⊕ ((y ⊕ (z + s)) − s). Hence a position is a P-position if and only if (x + s) ⊕ y ⊕ (z + s) = 0.
theorem-pass = A position is a P-position if and only if (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0, or only the bitter piece and the unused pass are left. Here p is 1 while the pass is unused, and 0 afterwards.
theorem-misere-one = If y = 0, a position is a P-position if and only if x = z. If x, z ≥ 1, it is a P-position if and only if (x − 1) ⊕ y ⊕ (z − 1) = 0.
theorem-misere-three = By Theorem 15, the P-positions are those of normal play, with (0, 0, 0) and (1, 0, 1) replaced by (1, 0, 0) and (0, 0, 1). By Theorem 7.3 of the paper on triangular bars, the P-positions of normal play are given by x ⊕ y ⊕ z = 0.
theorem-sharing-p = A position is a P-position if and only if all three piles are equal, or two piles are equal and the third differs from them by 4ⁱ · m with i ≥ 0 and m odd.
theorem-sharing-one = Sort the piles and subtract the smallest from each. The result is the normal form. The Grundy value is 1 if and only if the normal form is (0, 1, 2), (0, 0, 4k + 2), (0, 4k + 2, 4k + 2), (0, 2, 4l + 1) or (0, 4l − 1, 4l + 1), with k ≥ 0 and l ≥ 1.
normal-form = Here the normal form is { $position }: { $form } with { $letter } = { $number }.
sum-exception = The nim-sum is { $sum }, but this position is one of the theorem’s exceptions: it is { $outcome ->
    [P] a P-position
   *[N] an N-position
}.
sum-zero = Every column has an even number of ones: the nim-sum is 0, so this is a P-position.
sum-not-zero = Some column has an odd number of ones: the nim-sum is { $sum }, so this is an N-position.
step-exception = { $cut }. This break leads to one of the theorem’s exceptions.
step-columns = The leading 1 of the nim-sum is in a column in which { $name } has a 1. Lower { $name } so that every column has an even number of ones: { $cut }.
step-deep = This break also lowers y from { $was } to { $is }: after this break, the rim allows no larger y.
step-follows = Count the columns from 0 at the right. In all columns up to { $column }, the digits of y become those of the new rim. Choose the digits of { $name } so that every column has an even number of ones.
step-rim = The break also lowers y from { $was } to { $is }: after the break, the rim allows no larger y.
step-even = In ({ $position }) every column has an even number of ones.
option-value = { $play }, Grundy value { $value }
options-more = and { $count } more
option-pass = pass
mex-told = The smallest number that is not the Grundy value of any option is { $value }. This number, the mex, is the Grundy value of this position.
gaps-equal = Sort the piles by size: the gaps between neighbours are { $below } and { $above }. So all piles are equal, and this is a P-position.
gaps-p = Sort the piles by size: the gaps between neighbours are { $below } and { $above }. Two piles are equal, and { $power }. So this is a P-position.
gaps-different = Sort the piles by size: the gaps between neighbours are { $below } and { $above }. No two piles are equal, so this is an N-position.
gaps-n = Sort the piles by size: the gaps between neighbours are { $below } and { $above }. Two piles are equal, but { $power }. So this is an N-position.
gaps-step = { $play }. Then two piles are equal, and { $power }.
power-zero = the third pile has the same size
power-odd = the third pile differs by { $d }, an odd number
power-twice-odd = the third pile differs by { $d } = 2 · { $odd }, twice an odd number
power-fours = the third pile differs by { $d } = { $fours } · { $odd }, an odd number times a power of 4
power-twice-fours = the third pile differs by { $d } = 2 · { $fours } · { $odd }, twice an odd number times a power of 4

## The game so far

history = The game so far
lesson = { $who ->
    [you] You gave away the win
   *[nobody] The win was given away
} at move { $number }. For example, this move would have won: { $play }.

## Fields for whole numbers

number-height = Height { $y }
number-range = this must be a whole number from { $least } to { $most }

## The board

board-label = { $family }, position ({ $position }): moves
too-large = This position has too many pieces to draw. Its Grundy value and the figures about it are still shown.
written-move = Write your move, such as { $example }
written-one-move = write one move
undo = Undo
redo = Redo
restart = Start again
use-pass = Use the pass
answer = Let the computer move
shape-done = Continue playing
shape-piles = Change the piles
shape-strips = Change the strips
shape-bar = Change the bar
tokens-hint = Choose a token (mouse or finger): it moves together with all tokens above it. Then choose the pile that receives them. The arrow keys go through all moves, and Enter makes the chosen move.
tokens-held = { $tokens ->
    [one] { NUMBER($tokens) } token: which pile receives it?
   *[other] { NUMBER($tokens) } tokens: which pile receives them?
}
tokens-fewer = One token fewer
tokens-more = One token more
tokens-refused = Not possible: pile { $onto } would have more tokens ({ NUMBER($more) }) than pile { $from } ({ NUMBER($less) }).
strips-hint = Choose a square (mouse, finger or arrow keys) to select it and all squares above it. A click, a second tap or Enter takes these squares. If a square is divided, each part is a different move: choose one part.
strips-several-hint = Choose squares in one strip or in several (mouse, finger or arrow keys): all squares above them are selected, too. The button, a second press of the last square, or Enter takes them.
strips-confirm = Take these squares
grooves-hint = Choose a groove (mouse, finger or arrow keys) to see the part that breaks off. A click, a second tap or Enter makes the break. The number at a groove shows how many breaks remain on that side.
grooves-hint-plain = Choose a groove (mouse, finger or arrow keys) to see the part that breaks off. A click, a second tap or Enter makes the break.
grooves-confirm = Break here
marked-wins = { $play }, Grundy value { $value }, wins
marked-loses = { $play }, Grundy value { $value }, loses
turn-computer = The computer is to move.
turn-yours = Your move.
turn-player = Player { $player } is to move.
turn-none = No move is left. Choose a larger position.
announce-computer = The computer: { $play }.
announce-you = You: { $play }.
announce-player = Player { $player }: { $play }.
announce-position = On the board: { $position }.
words-explained = Words explained:
glossary = Glossary
glossary-page = glossary.html
glossary-lead = The words of Bittersweet. Each word has an example that you can try.
glossary-accessibility = Accessibility
glossary-accessibility-page = accessibility.html
glossary-licences = Licences for all parts of this site
glossary-example = Example for “{ $word }”
word-p-position = P-position
meaning-p-position = The previous player, who has just moved, can force a win from here.
word-n-position = N-position
meaning-n-position = The next player, who is to move, can force a win from here.
word-grundy-value = Grundy value
meaning-grundy-value = The mex of the Grundy values of all options; it is 0 if and only if the position is a P-position.
word-option = option
meaning-option = A position that can be reached in one move.
word-mex = mex
meaning-mex = The smallest of the numbers 0, 1, 2, … that is missing from a given list (minimal excluded number).
word-nim-sum = nim-sum ⊕
meaning-nim-sum = Write the numbers in binary, one below the other; a column with an odd number of ones gives the digit 1, any other column gives 0.
word-misere = misère play
meaning-misere = The player who makes the last move loses; in normal play this player wins.
word-pass = pass
meaning-pass = A turn without a move. The whole game has only one pass. The coordinate p is 1 while this pass can still be used.
word-bar-coordinates = x, y, z
meaning-bar-coordinates = The numbers of possible breaks: x to the left of the bitter piece, y above it, z to its right.
word-pile-coordinates = a, b, c
meaning-pile-coordinates = The numbers of tokens in the piles, named from left to right.
word-k = k
meaning-k = The flatness of the bar: y may be at most ⌊(x + z + s)/k⌋ in a triangular bar and ⌊(z + s)/k⌋ in a stair bar. Here s is the shift.
word-s = s
meaning-s = The shift: y may be at most ⌊(x + z + s)/k⌋ in a triangular bar and ⌊(z + s)/k⌋ in a stair bar. Here k is the flatness.
word-rim = rim
meaning-rim = The largest y that x and z allow. If a break on the left or right lowers the rim below y, y falls to the rim.
word-bound = N
meaning-bound = The figures and checks cover all positions whose coordinates are at most N.
word-remoteness = remoteness
meaning-remoteness = The number of moves until the end if the winner hurries and the loser delays.
word-period = period
meaning-period = A sequence has period p if, from some place on, each term equals the term p places later. If the term p places later is always larger by the same amount, this amount is the saltus.
ended-player-wins = Player { $player } made the last move and wins.
ended-player-loses = Player { $player } made the last move and loses.
ended-computer-wins = The computer made the last move and wins.
ended-computer-loses = The computer made the last move and loses.
ended-you-win = You made the last move and win.
ended-you-lose = You made the last move and lose.
shaping-bar = Drag a side of the bar, or choose it with Tab and move it with the arrow keys.
shaping-piles = Drag the top of a pile, or choose it with Tab and move it with the arrow keys.
bar-drag = Drag a side.
piles-drag = Drag the top of a pile.
shaping-follows = Lower the top if the base shrinks
shaping-follows-title = If this is off, the top stays, and you cannot make the base too small for this height.
shaping-too-large = A larger position would have too many pieces to draw.
side-pile = top of pile { $pile }
side-left = left side
side-top = top
side-bottom = bottom
side-right = right side
side-named = { $axis }: { $side }
take-instead = Use ({ $position }) instead

## Players and hints

mark-every = Mark every move
mark-every-title = Shows the Grundy value after each move, and highlights the winning moves.
players = Players
players-two = Two players
players-you = You begin
players-computer = The computer begins
play-this-bar = Play this bar
swap = Swap sides
swap-title = You and the computer swap sides.
strength = Computer’s strength (%)
strength-range = the strength must be a whole number from 0 to 100
hint = Hint
another-hint = Another hint
hint-wins = The player to move can win.
hint-loses = The player to move loses against best play.
hint-winning-way = The player to move can win, for example with { $way }.
hint-longest-way = The player to move loses against best play. This move makes the game last longest: { $way }.
way-left = a break on the left
way-top = a break from the top
way-bottom = a break from the bottom
way-right = a break on the right
way-piles = a transfer from pile { $from } to pile { $onto }
way-strips = a move that lowers { $names }
way-pass = the pass

## Random positions

chance = Random position
chance-any = Random
chance-any-title = A random position of this game.
chance-p = Random P-position
chance-p-title = A random position from which the player to move loses against best play.

## Worksheet

worksheet = Worksheet
worksheet-told = Only the worksheet is printed.
worksheet-size = Table up to { $n }
worksheet-table = Grundy values
with-answers = With answers
with-answers-title = The answers are printed on a second page.
print = Print
link-as-code = QR code of the link
sheet-name = Name
sheet-date = Date
sheet-who-wins = Can the player to move force a win here, or can the other player?
sheet-moves-bars = Which breaks win? Write the side (left, top or right) and the number at the groove.
sheet-smaller = Who can force a win on each of these smaller bars?
sheet-moves-piles = Which moves win? For each one, write the number of tokens, the pile that they leave and the pile that receives them.
sheet-moves-own = Which moves win? For each one, write which numbers it lowers and by how much.
sheet-table = Fill in the table: each cell is one position { $cell }. For each cell, find the cells of all positions you can reach from it in one move. Write the smallest of 0, 1, 2, … that is in none of these cells. A 0 means that the player to move loses.
sheet-table-misere = Fill in the table: each cell is one position { $cell }. In a cell where no move is left, write 1. For every other cell, find the cells of all positions you can reach from it in one move. Write the smallest of 0, 1, 2, … that is in none of these cells. A 0 means that the player to move loses.
sheet-pattern = What pattern do the zeros form? Where would the next zero be?
sheet-link = Try out the same position here:
sheet-answers = Answers
sheet-next-wins = The player to move can win (N-position).
sheet-previous-wins = The other player can win (P-position).
sheet-none-wins = No move wins.
sheet-these-win = These moves win, and no others:
sheet-values = The Grundy values; those of P-positions are 0.

## What a frame shows: reasons without a full stop

frame-unknown = { $name } is not a known parameter, so it is ignored.
frame-twice = { $name } is given twice; the last value counts.
frame-default = { $reason }. The default value is used.
frame-wrong = { $name } may be { $allowed }, but it is { $value }
frame-too-long = { $name } may have at most { $most } characters
frame-held = Only positions of this game can be shown here.
frame-no-columns = This figure exists only for Sharing Nim, not for this game.
frame-solver-off = This figure needs the solver, which is turned off here.
frame-won = Player { $player } made the last move and wins by the rule of normal play.
frame-won-misere = Player { $player } wins by the rule of misère play: the other player made the last move.

## Share

share = Share
send-it = Send this bar
send-link = Send the link
send-copy = Copy the link
send-copied = The link is copied. Paste it into a message.
send-beside = Is your friend next to you? Scan this code with your friend’s camera.
share-link = Link to this page
share-frame = Embed code: a line to paste into your page
share-element = HTML element with methods and events (for programmers)
share-copy = Copy
share-copied = Copied.
share-marked = The text is selected. Press Ctrl+C (⌘C on a Mac) to copy.
share-preview = Preview
share-shows = Readers see
share-board = the position
share-table = the table of Grundy values
share-plot = the P-positions
share-columns = the palindromic columns
share-controls = Show below the position
control-turn = whose turn it is
control-undo = undo and redo
control-players = a choice of players
control-value = Grundy value and outcome
control-parameters = fields for game and parameters
control-hint = a button for hints
control-marks = a mark on every move
control-why = the explanation (Why?)
control-notation = position as text
share-help = Help for readers
share-hints = hints, marks and explanations
share-hints-title = If this is off, readers see no hints, no marked moves and no explanation.
share-solver = Grundy values and outcomes
share-solver-title = If this is off, readers see no Grundy values, no outcomes and no hints.
share-locks = Fixed for readers
lock-position = the position
lock-ruleset = the game and its parameters
lock-moves = the moves
share-locks-told = Locks are a convenience, not protection: anyone can remove them by editing the address.
share-theme = Colours
theme-auto = as on the device
theme-light = light
theme-dark = dark
share-language = Language
share-browser = as in the browser
share-task = Task above the position
share-code = QR code of the link, for phones

## The laboratory

lab-title = Bittersweet: the laboratory
bench-title = Bittersweet: find and prove
bench = Find and prove
bench-say = Write a formula
bench-test = Test the formula
bench-prove = Prove the formula
bench-keep = Keep the result
bench-guess = Guess from the table
change-game = Change the game
bench-hand = All pages show this game until you change it.
bench-no-letters = A formula can name at most four numbers of a position, but positions of this game have { $count }.
bench-no-tracks = Automata, too, can be learned only if positions have at most four numbers. The figures in Explore show this game.
bench-part = This is the first part of your sum. Formulas and proofs are about one game at a time.
bench-logic = Logic: decide if a sentence about all numbers is true
bench-one-guess = One formula was found. It is in the formula field.
bench-same = { $count } guesses describe the same set of positions. The shortest is in the formula field.
bench-agree = { $count } guesses describe the same set of positions for all coordinates up to { $bound }. The shortest is in the formula field.
bench-others = { $count ->
    [one] 1 guess describes another set of positions
   *[other] { $count } guesses describe other sets of positions
}
bench-take = Use this formula
bench-learns = Without a formula, step 3 learns an automaton.
bench-more-guesses = Symbols, examples, and settings of the search
bench-more-tests = Meaning of the formula
bench-no-formula = Write a formula in step 1, or let the computer guess one.
bench-pause = The test begins when you stop typing.
bench-correct = The test begins when the formula in step 1 is right.
bench-picture = All positions with x and z less than { $side }, seen from above. Green: a P-position for some y, and the formula is right.
bench-picture-wrong = All positions with x and z less than { $side }, seen from above. Green: a P-position for some y, and the formula is right. Red: the formula is wrong for at least one y.
bench-run = Test up to N
bench-large = This range is large. The test can take a while.
bench-prove-run = Prove for all positions
bench-proved = Proved for all positions.
bench-proved-for = { $rules }. The proof uses automata that read binary digits. Each has at most { $states } states.
bench-universal = Proved by a general theorem, for this game and others, checked by Rocq.
bench-covered = This result is { $claim } of “{ $paper }”.
bench-general = This result is an instance of the theorem { $name } in proofs/{ $file }.v.
bench-every-run = Prove for { $class }
class-even = every even k
class-odd = every odd k
class-residue = every { $formula }
class-odd-below = every odd k with every s < k
class-even-below = every even k with every s < k
bench-every-fraction = k = { $k } is a fraction. Proofs for many k at once need whole numbers k, so here the formula can be proved or refuted only for this one bar.
bench-every-proved = Proved for { $class }, checked by Rocq.
bench-every-not = It is false that the formula holds for { $class }.
bench-every-fails-for = For k = { $k } the formula fails, first at { $at }.
bench-every-fails = The formula fails, first at { $at }.
bench-every-outside = The condition of the theorem does not hold for k = { $k }.
bench-every-outside-s = For k = { $k }, the condition s < k does not hold, so the proof does not include this k.
bench-every-own = For the k of this game, the formula is right.
bench-every-open = A proof for { $class } is not known.
bench-every-unknown = For k = { $all } no theorem and no counterexample is known.
bench-every-tried = No theorem covers this formula, and no counterexample was found for k = { $all }. This is no proof. For the k of this game, all positions with coordinates up to { $bound } were tested. “Prove for all positions” tries to prove the formula for this k.
fair = Which bars follow the rule of Nim? Test the rows and columns of this rim
fair-lead = The rule of Nim, x ⊕ y ⊕ z = 0, gives the P-positions of a bar if and only if all rows and columns of its rim are “fair”. The proof by hand below defines this word. Choose or draw another game above to try its rim.
fair-picture = All places (x, z) with x and z less than { $side }. A place is over the rim if x ⊕ z is greater than the rim at (x, z). It is at the rim if both are equal, and under the rim otherwise.
fair-at = at the rim
fair-over = over the rim
fair-marked = not fair: a mark below the picture is for one x, a mark on the left is for one z
fair-none = The theorem covers only bars with a rim, under normal play and without a pass.
fair-falls = The rim falls at x = { $x }, z = { $z }. The theorem covers only rims that do not fall.
fair-proved = The rule of Nim holds for this rim at all positions.
fair-far = For x and z less than { $side }, all rows and columns are fair, so the rule of Nim holds in this range. For larger x and z nothing is proved.
fair-breaks = The rule of Nim does not hold for this rim. The rule first fails at { $at }.
fair-map = On the map of k and s, the rule of Nim holds for the bars whose cell shows 0, and for no others. Choose any other cell to see where the rule first fails.
fair-row = the row of x = { $number }
fair-column = the column of z = { $number }
fair-not-over = Not fair: { $which }. Here “place n” means: the other coordinate is n. Place { $first } is at the rim. Place { $second } has a larger x ⊕ z but is not over the rim.
fair-not-reached = Not fair: { $which }. Here “place n” means: the other coordinate is n. Place { $first } is over the rim. At the later place { $second }, the rim is at least as high as x ⊕ z at place { $first }. So a place before { $second } should be at the rim and have a smaller x ⊕ z than place { $first }. No such place exists.
argument = The proof by hand
argument-waiting = Loading the proof…
argument-missing = The proof could not be loaded.
bench-learn = Sets without a formula: learn an automaton and prove it correct
bench-certificate = Certificate for Rocq
bench-no-certificate = There is no certificate for this game and formula. Certificates exist only for normal play. On a bar the formula must state that the nim-sum of x, y and z, each plus a constant, is 0. Under your own rules it must state that the nim-sum of all numbers is 0. These rules must have no bounds, no pass, and the same amounts at all positions. For such rules there can be a certificate without a formula: learn the P-positions in step 3, then save the dossier.
bench-letters-of-piles = Sort the three piles, and subtract the smallest from each. The result is the normal form (0, a, b). Formulas can use this a and b.
bench-certificate-later = A certificate needs a formula that is proved in step 3.
bench-link = Link
bench-copy = { $what }: show the text to copy
lab-name = Laboratory
lab-sections = Ways to work
lab-claims = Claims
lab-lead = Test the statements of five papers, or your own idea. The computer tries every bar up to a bound that you choose, and often proves the statement for all bars.
lab-door-check = Check a claim
lab-door-check-text = The statements of five papers, each with its verdict.
lab-door-test = Test your formula
lab-door-test-text = Type a formula such as x ⊕ y ⊕ z = 0 and get the first counterexample.
lab-door-find = Find a formula
lab-door-find-text = Turn a table of positions into a formula.
lab-door-prove = Prove
lab-door-prove-text = One proof for all positions, with a certificate that others can check.
lab-known = The papers, claim by claim
lab-related = Related statements
lab-further = More tools
lab-statements = { $count } statements: { $kinds }
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
    [Step] Proof of Theorem
    [Prop] Proposition
    [Def] Definition
    [Ex] Example
    [Table] Table
    [Fig] Figure
    [Sec] Section
   *[other] Theorem
} { $number }
lab-ours = Bittersweet’s version
lab-all-values = all
lab-row = Row
lab-piles = Piles
lab-run = Run
lab-run-named = Run { $claim }
lab-run-all = Run all { $count }
lab-stop-all = Stop all { $count }
lab-waiting = Waiting for other checks to finish.
lab-verified = The claim holds for all { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
} with coordinates up to { $bound }.
lab-refuted = The smallest counterexample is { $position }: the claim says { $expected }, but the correct result is { $found }.
lab-stopped-at = So far the claim holds for all { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
} with coordinates up to { $bound }.
lab-verified-cases = The claim holds for { $cases ->
    [one] the only case
   *[other] all { NUMBER($cases) } cases
} up to N = { $bound }.
lab-stopped-at-cases = So far the claim holds for { $cases ->
    [one] the only case
   *[other] all { NUMBER($cases) } cases
} up to N = { $bound }.
lab-stopped = Nothing has been checked yet.
lab-empty = For N = { $bound } there is nothing to check; the smallest N with something to check is { $least }.
lab-empty-always = There is nothing to check for these parameters.
lab-smaller-bound = choose a smaller N
lab-word-verified = Verified up to N.
lab-word-verified-to = Verified up to { $bound }.
lab-word-refuted = Counterexample found.
lab-word-stopped = Stopped.
lab-word-refused = Not checked.
lab-word-outside = Not covered by the paper.
lab-even-k = The paper assumes an even k (Section 3).
lab-winning = { $count ->
    [1] 1 winning move
   *[other] { $count } winning moves
}
lab-some-winning = at least 1 winning move
lab-sum-of-the-list = nim-sum is 0, 1 or 2ⁿ − 2 for some n
lab-cuts = breaks in each direction: left { $x }, top { $y }, right { $z }
lab-term = the term { $term }
lab-type = type { $number }
lab-holds = true
lab-holds-not = false
lab-period = period { $period } from here on
lab-no-period = no period { $period } from here on
lab-occurs = { $number } occurs
lab-occurs-not = { $number } does not occur
lab-pace = { $time }, { $rate } million positions a second
lab-not-stated = The statement does not cover { $settings }, so this result is no evidence for it or against it.
lab-outside = The paper states the claim only for other parameters.
lab-other-version = This page belongs to an older version. Please reload it.
lab-not-started = The program that computes this did not start.
lab-died = The calculation stopped, probably because memory ran out. Try a smaller N.
lab-report-head = { $claim } ({ $paper }), { $range }.
lab-as-text = Text
lab-open-why = Open { $position } and see why
lab-list-up-to = All counterexamples up to { $bound }
lab-listed-none = Up to { $bound } there is no counterexample.
lab-listed-columns = With coordinates up to { $bound }, the claim fails in { $count ->
    [one] { NUMBER($count) } column
   *[other] { NUMBER($count) } columns
} (x, z). For each column, the smallest counterexample is listed.
lab-listed-sharing-columns = Only positions (0, a, b) with a ≤ b/2 are considered; those with the same b form a column. With coordinates up to { $bound }, the claim fails in { $count ->
    [one] { NUMBER($count) } column
   *[other] { NUMBER($count) } columns
}. For each column, the counterexample with the smallest a is listed.
lab-listed-positions = With coordinates up to { $bound }, the claim fails at { $count ->
    [one] { NUMBER($count) } position
   *[other] { NUMBER($count) } positions
}. All are listed.
lab-listed-normal-forms = With coordinates up to { $bound }, the claim fails at { $count ->
    [one] { NUMBER($count) } position
   *[other] { NUMBER($count) } positions
} (0, a, b) with a ≤ b/2. All of these are listed; the other counterexamples are their mirror images.
lab-listed-sizes = The counterexamples are grouped by their largest coordinate. With coordinates up to { $bound }, { $count ->
    [one] { NUMBER($count) } counterexample is
   *[other] { NUMBER($count) } counterexamples are
} listed: the smallest one of each group.
lab-listed-parts = Counterexamples with the same largest coordinate n and the same first coordinate form a group. If the first coordinate is n, the third coordinate is used instead. With coordinates up to { $bound }, { $count ->
    [one] { NUMBER($count) } counterexample is
   *[other] { NUMBER($count) } counterexamples are
} listed: the smallest one of each group.
lab-listed-beyond = The { $listed } smallest counterexamples are listed; { $beyond } more are not listed.
lab-counterexamples = Counterexamples
lab-counterexample = Counterexample
lab-claim-says = Claimed result
lab-truth = Correct result
lab-counterexamples-picture = Places of the listed counterexamples: { $across } to the right, { $upwards } upwards
lab-records = Records
lab-all-records = { $count } records
lab-record-plain = On record
lab-record-of = On record ({ $settings })
lab-record-verified = { $record }: the claim holds for all { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
} with coordinates up to { $bound } (version { $version }, { $date }).
lab-record-verified-cases = { $record }: the claim holds for { $cases ->
    [one] the only case
   *[other] all { NUMBER($cases) } cases
} up to N = { $bound } (version { $version }, { $date }).
lab-record-refuted = { $record }: the claim fails at { $position } (version { $version }, { $date }).
lab-record-fails = fails at { $position }
lab-up-to = holds up to { $bound }
lab-verdict = Result
lab-positions = Positions
lab-cases = Cases
lab-date = Date
lab-bad-k = k must be a positive number such as 3 or 5/2, but it is “{ $text }”
lab-bad-piles = the number of piles must be from 3 to 6, but it is “{ $text }”
lab-bad-number = { $parameter } must be a whole number, but it is “{ $text }”
lab-bad-g = g must be a whole number or “all”, but it is “{ $text }”
lab-bad-bound = N must be a whole number up to { $most }, but it is “{ $text }”
lab-sweep = Many games
lab-sweep-lead = Test one claim for many parameters at once. Each cell is one choice of the parameters.
lab-claim = Claim
lab-from = { $parameter } from
lab-to = to
lab-step = in steps of
lab-in-a-row = cells per row
lab-sweep-size = A picture must have 1 to { $most } cells, but this one would have { $cells }.
lab-cells-done = { $done } of { $all } cells
lab-swept = The claim holds up to { $bound } for { $verified ->
    [one] { NUMBER($verified) } choice
   *[other] { NUMBER($verified) } choices
} of the parameters and fails for { NUMBER($refuted) }.
lab-swept-outside = { $count ->
    [one] { NUMBER($count) } choice does
   *[other] { NUMBER($count) } choices do
} not satisfy the assumptions of the paper.
lab-undecided = { $count ->
    [one] { NUMBER($count) } choice is
   *[other] { NUMBER($count) } choices are
} undecided.
lab-holds-for = The claim holds for { $parameter } = { $numbers }.
lab-sweep-csv = All results as CSV
lab-counterexamples-csv = Counterexamples as CSV
lab-sweep-picture = Results by parameters; the arrow keys go from cell to cell
lab-in-catalogue = Show this claim in the list
lab-against = The formula
lab-against-p = is true if and only if the position is a P-position
lab-against-at-p = is true at every P-position
lab-against-values = equals the Grundy value
lab-against-taken = is evaluated only at the P-positions; its values are listed
lab-examples = Examples
lab-signs = Symbols
lab-formula-text = Formula
lab-mistake = At character { $at }: { $reason }.
lab-formula-refuted = First counterexample: { $position }. The formula gives { $told }, but the correct result is { $found }.
lab-formula-undefined = The formula has no value at { $position }: { $reason }.
lab-formula-stopped = So far the formula is correct for all coordinates up to { $bound }.
lab-word-undefined = No value.
lab-word-gathered = Values listed.
lab-gathered = At the { $count ->
    [one] { NUMBER($count) } P-position
   *[other] { NUMBER($count) } P-positions
} with coordinates up to { $bound }, the formula has the values { $set }.
lab-too-many-values = If coordinates above { $bound } are included, the formula has more than { $count } different values at the P-positions.
lab-p = P-position
lab-not-p = N-position
lab-values = Values
lab-value = Value
lab-p-positions = P-positions
lab-first = First position
formula-character = formulas may not contain the character “{ $character }”
formula-name = { $name } is not a known name; use the coordinates x, y, z and p (the pass), the parameters k and s, or a and b in Sharing Nim
formula-letter = { $name } is not a number of these rules; use { $letters }, and p for the pass
formula-two-meanings = { $name } can mean two numbers of these rules: number { $place }, which has this letter, or number { $usual } ({ $other }), which older formulas call { $name }; give the numbers other letters
formula-number = this number is too large
formula-value = expected a number, a name or an opening bracket here
formula-symbol = expected “{ $symbol }” here
formula-end = expected an operation or the end of the formula here
formula-kind = expected { $kind ->
    [number] a number
   *[truth] a truth value
} here
formula-kinds = expected { $kind ->
    [number] a number
   *[truth] a truth value
} here, as on the left
formula-set = a set is allowed only after “in” or inside “mex( )”
formula-long = a formula may have at most { $most } characters
formula-deep = the formula has too many operations in a row or inside each other; at most { $most } are allowed
formula-many = a list may have at most { $most } entries
formula-wanted = the formula must have { $kind ->
    [number] a number
   *[truth] true or false
} as its value
formula-parameter = { $name } has no meaning in these rules
formula-numbers = each position of this game has { $count } numbers; under your own rules, a formula can be tested only if positions have at most four numbers
formula-values = G( ) has room for three numbers, and each position of this game has { $count }
formula-box = coordinates may be at most { $most }
formula-zero = the formula divides by zero
formula-overflow = a number in the formula becomes too large
formula-whole = the formula has a fraction where it needs a whole number
formula-shift = the formula shifts digits by a negative number of places
formula-no-position = the formula uses G(…) at a place that is not a position with coordinates up to N
lab-search-lead = Let the computer search for formulas. It tries short ones first, keeps those that fit a sample of positions, and tests them on larger and larger ranges.
lab-longest-side = Maximum count of names and numbers on each side of a formula
lab-smaller-positions = Allow formulas that use Grundy values G(…) of positions with some coordinates set to 0 or with the pass used
lab-smaller-positions-title = A formula may use Grundy values of the tested position with some coordinates set to 0, or with the pass already used. This is not available for your own rules.
lab-search-progress = Trying expressions that contain { $length } names and numbers in total: { $part } % done. So far, { $made } expressions have been tried and { $held } formulas tested.
lab-nothing-found = For { $ruleset }, no formula with up to { $length } names and numbers on each side was found.
lab-formulas-found = { $count ->
    [one] { NUMBER($count) } formula
   *[other] { NUMBER($count) } formulas
} for { $ruleset }. The tested positions contain no counterexample; this is not a proof.
lab-search-stopped = Stopped after { $made } expressions.
lab-search-tried = { $made } expressions were tried.
lab-search-full = Stopped after { $made } expressions, because the memory was full.
lab-formulas = Formulas found
lab-budget = Time limit per claim
lab-no-budget = no limit
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
lab-deduced-outcomes = Only the P-positions were computed. For each pair (x, z) at most one y gives a P-position. It follows that all other positions are N-positions.
lab-deduced-values = Only the lowest rows were computed. An argument, checked for each of { $columns } columns, shows that no higher row contains the Grundy values in the claim.
lab-word-exceeded = Bound exceeded.
lab-exceeded = { $position } is the first position that violates the bound { $expected }: here { $found }. A larger bound may still hold for this row.
lab-record-exceeded = { $record }: the bound is exceeded at { $position } (version { $version }, { $date }).
lab-known-misprint = The claim as printed fails at { $position }.
lab-known-counterexample = The claim does not hold for { $settings }: { $position } is a counterexample.
lab-known-others = The claim also fails for { $count ->
    [one] { NUMBER($count) } other choice
   *[other] { NUMBER($count) } other choices
} of the parameters.
lab-known-exceeded = { $settings }: at { $position } the value exceeds the bound. A larger bound may still hold for this row.

## Sums of games

refused-sum-positions = at least { $positions } positions can be reached from this sum, but a search is limited to { $most }
refused-sum-moves = a search of this sum would examine at least { $moves } moves, but a search is limited to { $most }
refused-sum-listed = this sum has at least { $moves } moves to store, but the limit is { $most }
sum-normal = Several games side by side. On your turn, make a move in one of them. The player who cannot move in any of them loses.
sum-misere = Several games side by side. On your turn, make a move in one of them. The player who makes the very last move loses.
sum-one-pass = There is a single pass for the whole sum. Either player may use it instead of a move, but only if a move is still possible.
sum-parts = Parts of the sum
sum-part = Part { $part }
sum-part-title = Show part { $part } in the fields and in the figures.
sum-in-part = Part { $part }: { $name }
sum-way = In part { $part }: { $way }
sum-add = Add another game
sum-add-title = Makes a sum: several games side by side. On each turn, a player moves in one of them.
sum-remove = Remove part { $part }
sum-misere-whole = Misère play of the whole sum
sum-misere-whole-title = The player who makes the very last move loses.
sum-pass-whole = One pass for the whole sum
sum-pass-whole-title = Either player may use the single pass instead of a move.
sum-pass-there = The pass of the sum can still be used
sum-searched = Sums in misère play or with a pass are solved by search if at most { NUMBER($positions) } positions can be reached.
sum-use-pass = Use the pass of part { $part }
sum-figures = These fields and the figures are for part { $part }.
figure-part = Part { $part } alone, normal play:
sum-use-whole-pass = Use the pass of the whole sum
why-sum = The Grundy value of a sum is the nim-sum of the Grundy values of its parts.
why-sum-step = The leading 1 of the nim-sum is in a column in which part { $part } has a 1. A move in this part can reach the value { $value }. Then every column has an even number of ones.
why-sum-searched = With these rules the values of the parts do not determine the value of the sum. A search has examined every position that can be reached.
sum-option-whole = the pass of the whole sum
sheet-moves-sum = Which moves win? Name the part and the move.

# Logic: sentences that are decided for all numbers
logic = Logic sentences
logic-lead = Write a sentence about the numbers 0, 1, 2, … The program proves the sentence, or finds the smallest counterexample. If names such as x have no ∀ or ∃, the program finds all their values for which the sentence is true.
logic-sentence = Sentence
logic-decide = Decide
logic-progress = Step { $done } of { $total }
logic-true = True.
logic-false = False.
logic-set = Answer: a set.
logic-proved = This is proved, not only tested.
logic-example = The smallest example is { $numbers }.
logic-counterexample = The smallest counterexample is { $numbers }.
logic-set-empty = The sentence is true for no { $tuple }.
logic-set-everything = The sentence is true for every { $tuple }.
logic-set-some = The sentence is true for some { $tuple } and false for others.
logic-members-first = The first members: { $members }, …
logic-members-up-to = All members with numbers up to { $largest }: { $members }
logic-members-smallest = The smallest member: { $members }
logic-most-first = The smallest automaton that decides membership has { $states } states. It reads the most significant binary digits first.
logic-least-first = The smallest automaton that decides membership has { $states } states. It reads the least significant binary digits first.
logic-refused = The sentence has a mistake; the reason is below the input field.
logic-unfinished = The sentence is not decided yet.
logic-budget = Step { $step } of { $steps } exceeds a limit: its automaton had more than { $states } states when the program stopped. The limits are { $budget } states and { $megabytes } MB of memory.
logic-names-expected = names and a colon are expected here, as in “∀ x, y:”
logic-number = a sentence that is true or false was expected here, but this is a number
logic-deep = the sentence is too long, or its parts are nested too deeply
logic-undecidable = “{ $part }” cannot be decided: { $why }
logic-product = two variables are multiplied; one of the two factors must be a constant
logic-no-automaton = no automaton can recognize these numbers by their digits
logic-divisor = the divisor must be a constant
logic-zero = the divisor is 0
logic-shift = the number of places to shift by must be a constant
logic-negative-shift = the number of places to shift by is negative; it must be 0 or more
logic-fraction = this can be a fraction; nim-sums, remainders and mex need whole numbers
logic-grundy = Grundy values are not known in advance; write the sentence without 𝒢
logic-name = this name has no meaning here; ∀ or ∃ must introduce it
logic-too-large = the number is too large
logic-too-many-numbers = the automaton would have to read more than 8 numbers at once
logic-too-many-cases = too many cases would have to be distinguished
automaton-table = Transitions of the automaton
automaton-state = State
automaton-in = in the set
automaton-out = not in the set
automaton-how = Start in state 0. Write { $names } in binary and go through the binary places one by one. The current state names a row, and the digits at the place name a column: the next state is in this cell. The numbers are in the set if and only if the last state is marked “in the set”.

# Proofs for all positions
lab-prove = Prove
lab-prove-named = Prove { $claim }
proof-word-proved = Proved.
proof-word-open = Not decided.
proof-proved = The claim holds for all positions. This is a proof; the largest automaton in it has { $states } states.
proof-proved-for = The claim holds for all positions with { $settings }. This is a proof; the largest automaton in it has { $states } states.
proof-refuted = The smallest counterexample is { $at }.
proof-refuted-beyond = The smallest counterexample contains a number with more than 63 binary digits.
proof-not-decidable = Automata cannot decide this claim: { $why }.
proof-piles = the number of piles must be three
proof-own-rules = automata can decide a game with your own rules only if its positions have at most four numbers
proof-unnamed = a formula can name at most four numbers of a position
proof-no-statement = the claim is not a single formula about the positions of one game, and no known sentence implies the claim
proof-only-p = the claim is about P-positions only, and no formula for them is known
proof-finite = the claim has finitely many cases; press Run to check all of them
proof-values = the claim is about Grundy values for which no formula is known
proof-values-differ = the known formula for the Grundy values is false for these parameters
proof-only-sufficient = a stronger statement would imply the claim, but that statement is false, so the claim may be true or false
proof-no-rim = at x = { $x }, z = { $z } the rim is negative, is a fraction, or is lower than at a smaller x or z
proof-certificate = Make a certificate
proof-save = Save the certificate ({ $kilobytes } kB)
proof-checked = A checker that shares no code with the prover has accepted the certificate.
proof-no-certificate = There are no certificates for claims of this kind yet.
lab-record-theorem = With { $settings } the claim is an instance of the theorem { $name } in proofs/{ $file }.v, so it is proved for all positions.
lab-record-proved = { $record }: automata prove the claim for all positions. A separate check found no counterexample among the { NUMBER($positions) } positions with coordinates up to { $bound } (version { $version }, { $date }).
lab-record-for-all = proved for all positions
logic-quantifier = ∀ and ∃ can be used only in sentences, not in expressions for numbers

# Certificates that are checked
certificates = Open a proof file
certificates-lead = A certificate is a proof that can be checked without the program that found it. Here you can check a certificate: a small checker reads every line, then names the proved claim or the first wrong line. To make a certificate for a claim, choose “Prove”, then “Make a certificate”.
certificate-choose = Choose a file
certificate-drop = or drop a file here.
certificate-paste = Or paste the text of a certificate
certificate-check = Check
certificate-checking = The certificate is being checked.
certificate-again = Check the certificate again
certificate-tables = Table { $done } of { $total }
certificate-none = There is no certificate, because a counterexample to the claim was found.
certificate-long = The certificate would be too long to be made here.
certificate-word-accepted = Accepted.
certificate-word-refused = Not accepted.
certificate-proves = Proved for all x, y, z: a position of { $ruleset } is a P-position if and only if { $formula }. All { $entries } entries of the certificate are correct.
certificate-proves-values = For all x, y, z: the Grundy value of a position of { $ruleset } is { $formula }. This is proved; all { $entries } entries of the certificate are correct.
certificate-not-for = So this text does not prove the claim in its second line ({ $formula } for { $ruleset }). The text was changed, or it is the certificate of another ruleset or formula. The claim itself may still be true.
certificate-other-kind = The claim in line 2, { $formula } for { $ruleset }, has no form that a certificate can prove. Under normal play, certificates prove three kinds of claims: (1) on a rectangular, triangular or stair bar, with or without a pass, a position is a P-position if and only if the nim-sum of x, y and z, each plus or minus a constant, is 0; (2) a formula for Grundy values that follows from (1); (3) under your own rules without bounds, a position is a P-position if and only if the nim-sum of all numbers is 0.
certificate-unnamed = The text does not name its claim. If this is the certificate of a learned set, do not change it: README.txt in the dossier explains how to check it. Otherwise insert a second line such as “claim triangle:k=7 | x ⊕ y ⊕ z = 0”, then check the text again.
certificate-large = The text has { $megabytes } MB; at most { $most } MB are allowed.
certificate-file-large = { $name } has { $megabytes } MB; at most { $most } MB are allowed.
certificate-unread = The browser cannot read { $name }. Choose the file again.
certificate-unfinished = The certificate was not checked to its end.
certificate-line = Line { $line }: { $why }.
certificate-no = This is not a certificate: the first line must be “bittersweet certificate 1”.
certificate-later = This certificate has format { $version }, and this page reads format 1. Reload the page, or use a newer version of Bittersweet.
certificate-bad-claim = Line 2 must name the claim like this: “claim triangle:k=7 | x ⊕ y ⊕ z = 0”.
certificate-bad-line = this is neither an entry nor the heading of a table
certificate-cut = The text was cut off: line { $line } is missing.
certificate-fault-tables = The text has too many or too few tables: one is needed for each statement that must be proved. Perhaps the end of the text is missing.
certificate-fault-first = the first entry of the table is missing or wrong
certificate-fault-letters = the entry does not name exactly one next entry for each choice of the digits that are read next
certificate-fault-hypothesis = in one of the next entries, the state of the hypothesis is wrong
certificate-fault-witness = a next entry contains a witness, but no witness in this entry leads to it
certificate-fault-goal = the hypothesis holds in this entry, but the goal holds for none of its witnesses

# Automata that are followed digit by digit
follow = Follow the automaton
follow-drawing = States with a double line accept. If no accepting state can be reached from a state, the arrows into that state are not drawn.
follow-numbers = Numbers that the automaton reads
follow-next = Next digit
follow-back = Back
follow-all = All digits
follow-at = State { $state } after { $done } of { $digits } digits.
follow-in = This state accepts: { $tuple } is in the set.
follow-out = This state rejects: { $tuple } is not in the set.
follow-no-position = { $tuple } is not a position of the triangular bar with k = { $k }.
proof-follow = Follow the automaton of the P-positions
automaton-drawing = A drawing of the automaton, which has { $count } states. The table below has the same content.
automaton-any = all
automaton-find = Find a state and its predecessors
automaton-only = Accepting states only
automaton-found = { $shown } of { $found } states are shown.
automaton-bad-state = The states have the numbers 0 to { $last }.
sums-bar = Theorem 7.3 in “Triangular bars” is about this set: the positions of the bar with k = { $k } that have nim-sum 0.
sums-rim = This is the set of Theorem 7.3 in “Triangular bars”, restricted to the rim y = ⌊(x + z)/k⌋, for k = { $k }.
sums-how = A state stands for the value of s = x + z − ky, computed from the digits that were read. These values form the sequence s₀, s₁, … of Section 6 of the paper.
sums-first = Type 1, 0 ≤ s < { $k }. States: { $states }
sums-second = Type 2, s ≥ { $k }. States: { $states }
sums-third = Type 3, s < 0 or nim-sum ≠ 0. States: { $states }
sums-shared = Some states are in two lists: after digits of either type, the automaton accepts the same further digits.
sums-read = The digits that were read give s = { $sum }, which is type { $kind }.
sums-unequal = The nim-sum of the digits that were read is not 0.

# Sweeps of proofs
sweep-way = Way to decide the claim
sweep-tested = Tested up to N
sweep-proved = Proved for all positions
sweep-proofs-lead = Decide one claim for many choices of the parameters, each time for all positions. Each cell is one choice.
sweep-proofs-swept = For { $proved ->
    [one] { NUMBER($proved) } choice
   *[other] { NUMBER($proved) } choices
} of the parameters, the claim is proved for all positions. Choices for which it fails: { NUMBER($refuted) }.

## Play

play-begin = Play against { $name }
play-chapters = Chapters
play-strip = Strip
play-strip-lead = Take turns to break off a part and eat it; leave only the bitter piece to win.
play-directions = Three ways
play-directions-lead = You can also break this bar above the bitter piece.
play-slopes = Slopes
play-slopes-lead = The sides slope, so one break can also take pieces off the top.
play-stairs = Stairs
play-stairs-lead = Stairs rise on the right, and a strip lies on the left.
play-sharing = Sharing
play-sharing-lead = Move tokens from a pile to a smaller pile. Afterwards, the receiving pile may not be larger than the giving pile. If you cannot move, you lose.
play-sharing-secret = Plan a move that makes two piles equal. By how many tokens does the third pile differ from them? Halve this number in your head until it is odd. Count how often you halve it. If the count is even (0, 2, 4, …), the move wins. After every reply, you can make two piles equal again.
play-own = Your own bar
play-kind = Shape
make-block = Block
make-slopes = Slopes
make-stairs = Stairs
make-piles = Piles
make-play = Play this bar
make-surprise = Surprise me
make-more = More shapes
play-left = left
play-up = above
play-down = below
play-right = right
play-less = Shorten: { $direction }
play-more = Lengthen: { $direction }
daily = Bar of the day
daily-row = { $days ->
    [one] { NUMBER($days) } day in a row
   *[other] { NUMBER($days) } days in a row
}
daily-question = Can the player who begins win this bar?
daily-begin = Yes: I begin
daily-let-begin = No: { $name } begins
daily-words = Bittersweet, bar of the day { $date }: { $squares }
daily-send = Send my result
daily-no-date = { $text } is not a date. A date is written like this: 2026-11-28.
daily-future = You cannot play the bar of { $date } yet. Come back on that day.
play-can-you = Can you win this?
play-somebody-won = { $moves ->
    [one] Someone won from this position in { NUMBER($moves) } move. Can you?
   *[other] Someone won from this position in { NUMBER($moves) } moves. Can you?
}
play-nib = Nib
play-nib-errs = makes many mistakes
play-truffle = Truffle
play-truffle-errs = makes a few mistakes
play-noir = Noir
play-noir-errs = makes no mistakes
play-friend = A friend beside me
play-you = You
play-player = Player { $player }
play-broke = { $who } broke { $count } off the { $side ->
    [x] left.
    [y] top.
    [w] bottom.
   *[z] right.
}
play-moved = { $who } moved { $tokens ->
    [one] { NUMBER($tokens) } token
   *[other] { NUMBER($tokens) } tokens
} from pile { $from } to pile { $onto }.
play-lowered = { $who } lowered { $amounts }.
play-passed = { $who } used the pass.
play-thinks = { $name } is thinking.
play-breaks = { $name } chooses this move.
play-let-begin = Let { $name } go first
play-sizes = { $x } on the left, { $y } above, { $z } on the right
play-cut = Break { $count } off the { $side ->
    [x] left
    [y] top
    [w] bottom
   *[z] right
}: leaves { $left }
play-grooves-hint = Tap the chocolate where you want to break it.
play-strips-hint = Choose a square to see the part that you would take. Choose the same square again to take this part.
play-tokens-hint = Choose a token: all tokens above it move with it. Then choose the pile that receives them.
play-ended = The game has ended
play-you-won = You won!
play-they-won = { $name } has won.
play-won-in = { $moves ->
    [one] You needed { NUMBER($moves) } move.
   *[other] You needed { NUMBER($moves) } moves.
}
play-chance = Turn { NUMBER($number) }: this move would have won
play-no-chance = { $name } made no mistake. Next time, change who begins.
play-try-from = Try again from here
play-again = Play again
play-harder = Play against { $name }
play-next = Next bar: { $name }
play-explore = See this bar in Explore
play-puzzle = Send this bar as a puzzle
play-no-sums = The Play page shows one bar at a time. Open several bars in Explore.
play-hint-wins = You can win from here.
play-hint-loses = There is no winning move here, but { $name } may make a mistake.
play-hint-lost = There is no winning move here.
play-hint-way = Look for a move like this: { $way }.
play-hint-move = { $cut }.
play-hint-try = You can try this move: { $cut }.
play-go-on = Continue your last game
play-aim = Leave only the bitter piece
play-begin-two = Begin
play-path = Five bars, five secrets
play-games-won = { NUMBER($won) } of { NUMBER($count) } won
play-players = Other players
play-who-plays = Who plays with you?
play-sound = Sound and vibration at each break
play-rule = The rule
play-rule-break = Break the bar along a groove
play-rule-eat = Eat the part without the bitter piece
play-rule-win = Leave only the bitter piece, and you win
play-back = Back to the game
play-all-chapters = Back
play-break = Break off { $count ->
    [one] { NUMBER($count) } piece
   *[other] { NUMBER($count) } pieces
}
play-break-off = Break off { $count ->
    [one] { NUMBER($count) } piece
   *[other] { NUMBER($count) } pieces
} { $side ->
    [x] on the left
    [y] at the top
    [w] at the bottom
   *[z] on the right
}; { $stay ->
    [one] { NUMBER($stay) } stays
   *[other] { NUMBER($stay) } stay
}
play-not-there = Cancel this break
play-groove-before = The previous groove
play-groove-after = The next groove
play-ate = Yum! I broke { $count } off the { $side ->
    [x] left.
    [y] top.
    [w] bottom.
   *[z] right.
}
play-choose-side = Look at the bar. Who begins? You choose.
play-i-begin = I begin
play-they-begin = { $name } begins
play-next-trial = Next: who begins?
play-why-won = Why did I win?
play-all-five = All five!
play-draw = Make a bar
play-ask-friend = Invite a friend
play-why-same = Make both ends equally long.
play-why-partners = Now every piece has a partner on the other side.
play-why-copy = The other player breaks one side. Break the same number of pieces off the opposite side. You always have an answer. So the other player runs out of moves first.
play-why-blocks = Pack each side into blocks of 8, 4, 2 and 1. Two blocks of the same size are partners. A block with a question mark has no partner.
play-why-paired = The winning break leaves a partner for every block.
play-why-again = After each break by the other player, some block has no partner. You can always give every block a partner again.
play-proved = The rule is proved for { $class }. The program Rocq checked the proof.
play-hint-side = Look for a break { $side ->
    [x] on the left.
    [y] at the top.
    [w] at the bottom.
   *[z] on the right.
}

# The ledger of claims
known-full = proved in full
known-part = proved for some parameters
known-far = no counterexample so far
known-open = open
known-refuted = refuted
known-misprint = misprints and repairs
ledger-are-open = open
ledger-refuted = refuted
ledger-needs-repair = needs repair
ledger-misprint = misprint
ledger-slip = misprint: the theorem holds
ledger-universal = proved for every { $names } (checked by Rocq)
ledger-universal-stated = proved for every { $names } of the statement (checked by Rocq)
ledger-every-piles = number of piles
claim-here = Test it here
claim-proof = Proof
claim-tests = Tests
claim-source = Paper
claim-checked = Rocq has checked the theorem { $name } in { $file }; the proof uses no unproved assumptions. The command { $command } repeats the check.
ledger-proved = proved
ledger-proved-for = proved for { $settings }
ledger-proved-values = proved for { $count } values of { $name }
ledger-proved-pairs = proved for { $count } pairs { $names }
ledger-verified = verified up to { $bound }
ledger-unchecked = not checked yet
ledger-waiting = Waiting
ledger-running = { $part } %
ledger-colon = {": "}
ledger-typeset = Preview of the formula
empty-result = No result yet. Choose an example, or enter your own question and press the button.
empty-sweep = Nothing has been tested yet. Press Run, or choose an example, which runs at once.
sweep-band = For some values of { $names }, a theorem checked by Rocq proves the claim.
sweep-band-numbers = No run is needed for { $names } = { $numbers }.
sweep-band-count = No run is needed for { $count ->
    [one] { NUMBER($count) } cell
   *[other] { NUMBER($count) } cells
}.
sweep-planned = Cells of the sweep, arranged by parameters
legend = Meaning of the cells
legend-universal = proved by a theorem, checked by Rocq
legend-holds = holds up to N
legend-proved = proved
legend-fails-early = fails at a small counterexample
legend-fails-late = fails, but only at a large counterexample
legend-undecided = automata cannot decide the claim, or the proof was stopped
legend-stated = the paper states the claim for these parameters
legend-outside = outside the assumptions of the paper

## Teach: links, frames, lessons and worksheets

teach-link = Send one bar
teach-frame = Put a bar on a web page
teach-lesson = Write a lesson
teach-print = Print a worksheet
teach-link-purpose = A link, or a QR code for phones.
teach-frame-purpose = For Moodle, WordPress or Google Sites.
teach-lesson-purpose = Tasks about bars; the page checks the answers.
teach-print-purpose = On paper, with the answers on a separate page.
teach-find = Find a position in Explore
teach-this = Use this position in Teach
teach-opens = Page that the link opens
teach-opens-play = Play: a game, without values
teach-opens-explore = Explore: the position with its figures
teach-for-pupils = Link for your pupils
teach-recipes = Purpose
recipe-exercise = An exercise without help
recipe-exercise-purpose = Two people play, and nothing gives the solution away.
recipe-computer = Play the computer
recipe-computer-purpose = The pupil begins, and the computer makes no mistakes.
recipe-begins = The computer begins
recipe-begins-purpose = The computer makes the first move, and it makes no mistakes.
recipe-demonstration = A demonstration
recipe-demonstration-purpose = Shows hints, values, reasons and a mark on every move.
recipe-figure = A figure
recipe-figure-purpose = A map of the P-positions. For Sharing Nim, a column of values that reads the same from both ends.
teach-no-recipe = You chose these options yourself.
teach-options = Options
teach-rules = the rules of the game
teach-players = Players
teach-two-people = two people
teach-reader-first = the pupil begins against the computer
teach-computer-first = the computer plays first
teach-mistakes = Mistakes of the computer
teach-mistakes-none = none
teach-mistakes-some = some
teach-mistakes-many = many
teach-title = Title
block-text = Text
block-bar = Position
block-question = Question
block-answer = Answer
block-add = Add a block
block-add-bar = Add a position
block-move = Task: find a winning move
block-winner = Task: say who wins
block-row = Task: complete the row
block-rule = Task: find the rule
block-explanation = Task: explain
block-noted = Each pupil’s code also records
block-noted-name = a nickname, if the pupil writes one
block-noted-time = the minutes spent
task-move = Find a move that wins.
task-winner = Who can win: the player who moves first, or the other? The player who cannot move loses.
task-winner-misere = Who can win: the player who moves first, or the other? The player who makes the last move loses.
task-row-outcomes = Complete the row: for each { $name }, write P or N. P: the player who has just moved can win. N: the next player can win.
task-row-values = Complete the row: for each { $name }, write the Grundy value. It is the smallest of 0, 1, 2, … that is not the Grundy value of any option.
task-rule-positions = Find a rule for { $names } that is true at every P-position and false everywhere else.
task-rule-values = Find a formula for the Grundy value of every position. The formula may use { $names }.
task-explanation = Explain in your own words.
row-along = Coordinate that varies
row-last = Up to
row-shows = Pupils write
row-outcomes = P or N
row-values = Grundy values
rule-about = The rule is about
rule-positions = P-positions
rule-values = Grundy values
rule-bound = Tested up to
rule-answer = Your formula; pupils see it after finding their own
explanation-answer = Your answer; pupils see it after writing their own
task-check-lost = No move wins here, so pupils cannot solve this task. Choose another position.
task-check-wrong = Your formula is wrong, first at the position ({ $position }).
task-check-undefined = Your formula has no value at the position ({ $position }).
task-check-statement = Your formula gives a number. A rule for the P-positions must be true or false.
task-check-number = Your formula gives “true” or “false”. A formula for the Grundy values must give a number.
task-check-unread = Your formula cannot be read: look at character { NUMBER($place) }.
task-check-large = This task is too large: the page for pupils cannot check the answers.
task-words = Text above the task
block-place = { NUMBER($number) }. { $kind }
block-up = Move up: { $block }
block-down = Move down: { $block }
block-remove = Remove: { $block }
block-remove-short = Remove
block-copy = Duplicate: { $block }
block-copy-short = Duplicate
block-drag = Drag to another place
block-paragraphs = Leave an empty line between paragraphs.
teach-empty = Your lesson is empty. Begin with the example, or add a text, a position or a question.
teach-example = Begin with an example
teach-new = Begin a new lesson
teach-removed-block = The block was removed.
teach-removed-bar = The position was removed.
teach-removed-class = Codes were removed from this class.
teach-restore = Undo
teach-before = This device has saved another lesson: { $title }.
teach-return = Open the other lesson
teach-read = Open as a pupil
teach-edit = Edit this lesson
teach-too-long = This lesson is too long for a link: its code has { NUMBER($length) } characters, and { NUMBER($most) } are allowed. Save it as a file, or divide it into two lessons.
teach-save = Save as a file
teach-save-purpose = The file opens in any browser, also offline. Games and tasks work offline too; only figures need this site.
teach-unpacked = This build has no page for pupils, so a lesson cannot be saved as a file or as a package. Install Node.js, then build again with “trunk serve” or “./dev build”. Both commands make the page for pupils.
package-make = Save a package for a learning platform
package-purpose = The package is a ZIP file for Moodle and other platforms (SCORM 1.2 and cmi5). The platform that opens the package gets each pupil’s results, times, answers and nickname. It also saves unfinished work.
package-waiting = The package is being made.
package-saved = The package is saved. Upload it as it is, without unpacking it.
package-failed = The package could not be made because the page for pupils could not be loaded. Check your connection, then try again.
package-readme = This archive holds the lesson { $title }, made with Bittersweet. Upload it unchanged to your learning platform, as a SCORM package or as a cmi5 course. To read the lesson without a platform, unpack the archive and open index.html in a browser. Results, times, answers and nicknames are sent to the platform that opens the lesson, and to nobody else.
teach-draft = Your draft is kept on this device.
teach-unkept = This browser does not keep your draft: its storage is full, or not allowed. Save the lesson as a file, or print the worksheet, before you close the page.
teach-untitled = Untitled lesson
teach-lesson-damaged = the lesson in the link is damaged or incomplete
teach-sheet-damaged = the worksheet in the link is damaged or incomplete
# A ready course of lessons, and lessons as text files.
teach-course = Six ready lessons
teach-what = What do you want to do?
teach-give = Link
bars-offered = Bars of the course
notation-typed = Type the position as text
notation-wanted = Write the game and then the coordinates, or use the controls above. Example: triangle:k=3:5,3,4
course-open = Open
course-plan = Lesson plan
course-loading = The lessons are being loaded.
course-failed = The lessons could not be loaded. Check the connection, then try again.
course-again = Try again
course-place = { NUMBER($number) }. { $title }
course-minutes = From age { NUMBER($age) }, { NUMBER($minutes) } minutes
course-before = Previous lesson: { $title }
course-behind = Next lesson: { $title }
course-edit = Edit a copy
course-class = Collect the work of your class
course-link = Link for your class
guide-words = For the teacher
guide-purpose = Pupils do not see this text. The first paragraph states the aim of the lesson; “## ” begins a heading, and “- ” begins a list item. To keep this text, choose “Save as text”.
text-open = Open a text file
text-save = Save as text
text-unread = The browser could not read this file.
text-large = This file is too large for a lesson. At most { NUMBER($most) } kB are allowed.
text-refused = { $count ->
    [one] This file cannot be opened as a lesson, because there is a mistake in it:
   *[other] This file cannot be opened as a lesson, because there are { NUMBER($count) } mistakes in it:
}
text-mistake = Line { NUMBER($line) }, column { NUMBER($column) }: { $reason }.
text-unknown = there is no directive { $name }
text-recipe = “{ $word }” is not a known purpose of a position; use “exercise”, “computer”, “begins”, “demonstration” or “figure”
text-number = “{ $word }” is not a whole number from 0 to { $most }
text-coordinate = the position has no coordinate “{ $word }”; it has { $names }
text-shows = “{ $word }” is not allowed as the content of a row; use “outcomes” or “values”
text-about = a rule cannot be about “{ $word }”; use “positions” or “values”
text-noted = “{ $word }” cannot be recorded; only “name” and “time” are allowed
text-more = “{ $word }” is one value too many for this directive
text-not-ended = { $name } has no end; write ::end on a line below its text
text-stray-end = ::end has no directive to close
text-stray-answer = ::answer is allowed only in ::question and ::explain, once in each block
text-twice = { $name } is allowed only once in a file
text-no-position = the position is missing
text-no-recipe = the purpose of the position is missing; write “exercise”, “computer”, “begins”, “demonstration” or “figure”
text-no-coordinate = the coordinate that runs along the row is missing
text-no-last = the largest value of the coordinate is missing
text-no-shows = the content of the row is missing; write “outcomes” or “values”
text-no-about = the subject of the rule is missing; write “positions” or “values”
text-no-bound = the largest coordinate for testing the rule is missing
sheet-positions = Positions
sheet-position = Position { NUMBER($number) }
sheet-words = Your own text
sheet-asked = Questions
ask-winner = the player who can force a win
ask-moves = the winning moves
ask-smaller = three smaller bars
ask-table = a table to fill in
sheet-solving = The answers are being computed.
sheet-bars-normal = Two players take turns. A cross marks the bitter piece. On your turn, break the bar along one groove and eat the part without the bitter piece. The player who leaves only the bitter piece wins.
sheet-bars-misere = Two players take turns. A cross marks the bitter piece. On your turn, break the bar along one groove and eat the part without the bitter piece. The player who leaves only the bitter piece loses.
example-title = A strip with two ends
example-rules = Two players share a bar of chocolate with one bitter piece, which is marked with a cross. In turn, each of them breaks the bar along a groove and eats the part without the bitter piece. The player who leaves only the bitter piece wins.
example-strip = Here, four pieces lie to the left of the bitter piece, and six lie to its right. Every break shortens one of the two ends.
example-play = You begin, and the computer answers. Can you win?
example-why = You can win every time. What is your first move, and how do you answer the computer after that?
example-mirror = Make both ends equally long: break two pieces off the right. From then on, answer every move of the computer with the same move on the other side. You can always answer, so you never run out of moves.
example-second = Now both ends are equally long, and the computer makes the first move.
example-answer = Answer every move of the computer with the same move on the other side. Then you win.
example-three = A bar can also be broken above the bitter piece, in a third direction. On a strip with two equal ends, the second player can win. On which bars with three directions can the second player win?
example-nim = Count the pieces in each direction. Write the three numbers in binary digits, one below the other. Suppose that every column has an even number of ones, as for 3, 5 and 6. Then the player who has just moved can win. Every move makes the number of ones odd in some column, and some answer makes all these numbers even again.

## The chooser of a game

game-triangle = Triangular bar
game-triangle-line = Two slopes. One more row for every k columns; you choose k.
game-stairs = Stair bar
game-stairs-line = A strip on the left, stairs on the right.
game-rectangle = Rectangular bar
game-rectangle-line = The same as Nim with three piles.
game-rim = Bar with any rim
game-rim-line = Write its rim as a formula, or draw it.
game-sharing = Sharing Nim
game-sharing-line = Tokens go from a pile to a smaller one.
game-own = Own rules
game-own-line = Wythoff’s game, or rules that you write.
game-sum = Several games
game-sum-line = On each turn, make a move in one of the games.

## Explore: the bar, its parameters and who wins

k-of-triangle = columns for each extra row
s-of-triangle = number added to x + z
k-of-steps = width of a step
s-of-steps = shift of the first step
middle-pile = tokens in the middle pile
right-pile = tokens in the right pile
here-won-word = The player to move can win:
here-won = { $words } { $winning ->
    [one] { $winning } of { $moves } moves leaves
   *[other] { $winning } of { $moves } moves leave
} a lost position.
here-lost-word = Lost for the player to move:
here-lost = { $words } { $moves ->
    [one] the only move can be answered.
   *[other] each of the { $moves } moves can be answered.
}
break-wins = { $left } remains. This move wins.
break-loses = { $left } remains, with value { $value }. The other player can win.
cell-lost = { $position } has value 0: lost for the player to move.
cell-won = { $position } has value { $value }. The player to move can win.
group-figure = Figure
up-to = up to { $size }
legend-zero = value 0: lost
table-none = no position with { $name } = { $at } here
legend-here = frame: this position
legend-reached = frames: this position, and positions after one break
legend-dot = a break that wins
figure-turned = The figure shows { $axis } = { $at }.
legend-arcs = arcs join a value to its mirror image
law-unknown = This site has no formula for the lost positions of this game.
law-verified = No counterexample up to { $bound }; not proved.
law-columns = Every column reads the same upwards and downwards.
stays-proved = The rule { $formula } holds for { $values }.
stays-tested = The rule { $formula } has no counterexample so far for { $values }.
stays-refuted = For { $values }, the rule (x + c) ⊕ y ⊕ (z + c) = 0 fails for every number c.
stays-unknown = For { $values } no rule is known.
find = Find
find-keys = Ctrl K
find-label = Find a figure, a game or a command
find-page = This page
find-games = Games
find-elsewhere = Other pages
find-size = Change the figure: N, plane and content
find-compare = Compare with another game
find-position = Change the position
find-rules = Change the rules
find-download = Download the figure
find-download-bar = Download the drawing of the position
find-prove = Prove something about this game in the laboratory
find-help = Keys and mouse in the figures
find-nothing = Nothing found.
find-also-table = table grundy numbers colours heat p-positions zoom
find-also-positions = p-positions plot map
find-also-space = 3d cloud three dimensions p-positions plot
find-also-line = sequence period row column diagonal
find-also-columns = palindromes symmetry arcs
find-also-size = settings outcomes remoteness level heat colours zoom larger smaller
find-also-compare = comparison difference another
find-also-position = coordinates random
find-also-rules = games misère misere pass normal k s
find-also-download = file save csv json latex tikz svg png pdf
find-also-share = link address qr frame
find-also-prove = proof theorem formula automaton learn certificate rocq conjecture
find-also-map = theorem proved
find-also-papers = articles theorem conjecture figures

## The figures: the choice, the settings, the comparison

choose-figure = Choose a figure
choose-table = Values
choose-above = Lost positions from above
choose-space = In space
choose-projected = Projected
choose-list = List of lost positions
choose-columns = Mirrored columns
choose-line = Along a line
settings = Settings
as-printed = Rows downwards, as in the papers
as-printed-title = In the tables of the papers, row 0 is at the top. In all figures here, row 0 is at the bottom.
telemetry = Time and memory
title-about = Title, ruleset, range, version and link, as plain text
comparison = Comparison
comparison-counts = Numbers of P-positions in each set
comparison-only = P-positions of { $ruleset } only
comparison-both = Common P-positions
comparison-caption = A is { $here } and B is { $there }, each with coordinates up to { $size }. Ring: P-position of A only. Cross: P-position of B only. Square: P-position of both.
comparison-label = P-positions of two rulesets: { $across } across, { $upwards } upwards
comparison-too-large = Two rulesets can be compared up to N = { $most }. Choose a smaller N.
comparison-kind-here = only in A
comparison-kind-there = only in B
comparison-kind-both = in A and B
comparison-kind-different = different P-positions in A and B
comparison-at-both = { $position } is a P-position of A and B.
comparison-at-here = { $position } is a P-position of A only.
comparison-at-there = { $position } is a P-position of B only.
comparison-at-different = { $here } is a P-position of A only, and { $there } is a P-position of B only.
comparison-at-none = There is no P-position of A or B here.
comparison-in-here = ({ $position }) of A
comparison-in-there = ({ $position }) of B
comparison-same = A and B have the same P-positions.
comparison-list = { $count ->
    [one] List the { $count } difference
   *[other] List the { $count } differences
}
comparison-more = The first { $count } differences are shown here. The CSV file has all of them.
file-difference = P-positions of { $here } or { $there }, but not of both
cite = Caption and citation
cite-caption = Caption
cite-bibtex = BibTeX
paper-width = Width in cm
paper-width-range = the width must be a number of centimetres from { $least } to { $most }
title-pdf = The drawing as one page for documents or printing, sharp at every size
trim-axes = Axes
trim-legend = Legend

## The dialog Download

download-named = Download { $name }
download-preview = Preview of the file
download-preview-of = Preview: { $title }
download-no-preview = No preview is available here. You can still download the file.
download-resolution = Dots per inch
download-pixels = The picture is { $pixels } pixels wide.
download-caption-title = Content, ruleset, range and link below the drawing (in TikZ files, in a comment)
download-source = Also save title, range and link in a second file
trim-axes-title = The numbers and names of the coordinates
trim-legend-title = Meaning of the colours
title-csv-rows = One row per value, for spreadsheets and programs
file-both = P-positions of { $here } and of { $there }

# Learn: sets of positions that are learned as automata and proved.
learn = Learn
learn-lead = Choose a set of positions of the game. The program solves small boxes: each box contains all positions with coordinates below a bound. Then the program finds an automaton that agrees with the results. The automaton reads the binary digits of the coordinates, and accepts the positions of the set. Finally, the program proves that the automaton is right at all positions.
learn-target = Set of positions
learn-of-value = One Grundy value
learn-of-difference = Outcomes of two games differ
learn-value = Grundy value
learn-other = Other game
learn-other-kind = this game cannot be compared with the game above: choose a game whose positions have as many numbers; piles can be compared only with piles
learn-run = Learn and prove
learn-progress = Coordinates below { $side }, { $states } states
learn-about-p = P-positions of { $rules }
learn-about-value = Positions of { $rules } with Grundy value { $value }
learn-about-difference = Positions at which the outcomes of { $rules } and { $other } differ
learn-theorem = Theorem.
learn-theorem-p = A position of { $rules } is a P-position if and only if the automaton below accepts it.
learn-theorem-value = A position of { $rules } has the Grundy value { $value } if and only if the automaton below accepts it.
learn-theorem-difference = Let a position be legal in { $rules } and in { $other }. The position is a P-position in exactly one of these games if and only if the automaton below accepts it.
learn-theorem-same = A position that is legal in { $rules } and in { $other } is a P-position in both or in neither.
learn-for-all = This is proved for all positions, however large.
learn-no-picture = Pictures exist only for sets of positions with two or three numbers.
learn-letters = Formulas use the letters of the rules. Automata use these letters instead: { $pairs }
learn-formula = This formula describes the same positions (also proved): { $formula }
learn-course = The automaton was learned from the positions with coordinates below { $stable }, tested on all positions with coordinates below { $checked }, and then proved correct.
learn-refuted = Earlier automata also agreed with the positions solved until then. But the proof found that they are wrong at { $positions }, so learning continued.
learn-layer = Pass: unused or used
learn-with-pass = Unused
learn-without-pass = Used
learn-not = Not proved.
learn-why-states = Any automaton for this set needs more states than the limit of { $states }.
learn-why-grows = The number of states still grew in the largest box of positions.
learn-why-work = Learning needs more time than the limit allows. The growth of the automaton so far is listed below.
learn-go-on = Continue without a time limit
learn-why-no-memory = This device could not provide the { $megabytes } MB of memory that the next table needs. Close other pages, and try again.
learn-why-digits = To distinguish all states of the automaton, positions with coordinates of { $digits } binary digits are needed. The program does not solve such large positions.
learn-why-wrong = The automaton agrees with all solved positions, but the proof found that it is wrong at { $position }. The coordinates of this position are too large for learning.
learn-why-wrong-far = The automaton agrees with all solved positions, but the proof found that it is wrong at a position with a coordinate of more than 63 binary digits.
learn-why-undecidable = Automata cannot prove this: { $why }.
learn-unfinished = Learning was stopped before anything was proved.
learn-bound = For this set, any automaton that reads the least significant digits first needs at least { $states } states.
learn-sizes = The smallest automaton has { $most } states if it reads the most significant binary digits first, and { $least } if it reads the least significant ones first.
learn-bound-example = For any two of these states, two positions show that the states differ: the set contains one of these positions, but not the other. For example, the set contains { $inside }, but not { $outside }.
learn-boxes = Number of states for each box of positions
learn-below = Coordinates below
learn-states = States
learn-of-pass = { $without } without the pass, { $with } with it
learn-save-most = Automaton for Walnut, most significant digits first
learn-save-least = Automaton for Walnut, least significant digits first
learn-save-bound = Positions that distinguish the states

## Rules of one's own

clause-long = rules may have at most { $most } characters, but these have { $count }
clause-names = rules begin with the names of one to six coordinates: different small letters (not p) with blanks between them
clause-unknown = write “pass”, “misere”, a move such as “move x by any”, or a bound such as “y<=floor((x+z)/3)”
clause-twice = this is already in the rules
clause-unknown-name = { $name } is not one of the coordinates ({ $known })
clause-itself = { $name } may not be bounded by itself
clause-named-twice = { $name } is named twice
clause-mistake = this is not a formula; at character { $at }: { $problem }
clause-steady = a bound must be 0 or more and must never fall when a coordinate grows; the only operations allowed are +, *, floor, ceil, min, max and division by a fixed number
clause-amount = { $text } is not an amount; write “any”, a whole number (1 or more), a formula such as 2*x, a range such as 1..ceil(x/2), “primes”, “squares”, “powers of 2” or “all but 2,3”
clause-joined = { $text } can mean two things; write commas between amounts, such as 1,2, or “&” and “|” for binary digits
clause-never-positive = { $text } is never a whole number of 1 or more, so it is not an amount
clause-unequal = unequal amounts must be whole numbers, or multiples of one letter that is not a coordinate, such as t and 2*t; their factors (in this example 1 and 2) must be at most { $most } and have no common divisor
clause-any-and-any = this can mean two things; for the same amount, write “move { $names } by any”; for independent amounts, write “move some of { $names } by any”
clause-letter = before “where”, { $text } is not an amount; write one letter for each number, all different and none of them a coordinate, such as “move x by s and y by t where abs(s-t)<2”
clause-unknown-letter = the condition after “where” names { $name }, which is not one of the amounts ({ $known })
clause-ambiguous = this can mean two things; for equal amounts, write one move for each amount; for unequal amounts, write “{ $unequal }”
clause-ambiguous-formulas = this can mean two things; for equal amounts, write one move for each amount; unequal amounts may not be formulas
own-rules = Rules
own-rules-note = Write the names of the numbers, then bounds and moves, separated by semicolons. Example: x y; x<=2*y; move x by 1,2,5; move x,y by any; move x by t and y by 2*t; move x by s and y by t where abs(s-t)<2. If you write no moves, a player lowers one number by any amount on each turn.
own-is-bar = These rules are the bar with { $bound }.
own-is-rectangle = These rules are the rectangular bar.
own-bar-opens = The page shows this bar when you leave this field.
own-turn = Two players take turns. On your turn, { $moves }.
own-or = { "; or " }
own-lower-one = lower one of { $names } by any amount
own-lower-any = lower { $names } by any amount
own-lower-same = lower { $names } by the same amount
own-lower-by = lower { $names } by { $amounts }
own-any = any amount
own-lower-some = lower one or more of { $names }, each by { $amounts }
own-lower-at-most = lower one or more, but at most { $most }, of { $names }, each by { $amounts }
own-multiples = a multiple of { $number }
own-primes = a prime number
own-squares = a square number
own-powers = a power of 2
own-all-but = any amount except { $amounts }
own-lower-each = lower each of { $names } by the same amount: { $amounts }
own-part = { $name } by { $amount }
own-lower-parts = lower { $amounts }
own-lower-times = lower { $amounts }, where { $letter } is 1 or more
own-lower-joined = lower { $amounts }, where { $letters } are any numbers of 1 or more with { $condition }
own-bounds = Bounds: { $bounds }. After a move, a number above its bound is lowered to the bound.
own-stuck-loses = The player who cannot move loses.
own-last-mover-loses = The player who makes the last move loses.
own-known = Known games
own-choose = Choose a game
own-wythoff = Wythoff’s game
own-fraenkel = Wythoff’s game with nearly equal amounts (Fraenkel)
own-diagonals = Wythoff’s game with two more diagonals
own-ryuo = Ryūō Nim
own-euclid = Euclid’s game
own-moore = Moore’s Nim: one or two of three piles
own-squares-game = Take a square number
own-subtraction = Take 1, 3 or 4
own-backwards = Take 2, 12 or 14
own-halving = Take at most half
own-thirds = Take at most two thirds
own-restricted = Take at most half, rounded up, with a pass
own-three-piles = Three piles with a pass
own-four-sides = Rectangle with the bitter piece anywhere
own-monotone = A bar with nim-sums as Grundy values
own-double = Two numbers, each at most twice the other
own-stairs = Three strips, none longer than the one before
clause-chase = these bounds depend on each other: after one move, they could lower the numbers again and again, in too many steps

# Zoom: what was proved, as a map of all positions.
far = Infinite zoom
far-lead = The automaton decides every pixel of this map, so the map is exact everywhere. Coordinates go up to { $largest }.
far-none = There is no map of this set: its automaton has too many states.
far-plane = Plane
far-above = From above
far-fixed = { $name } fixed
far-from = Smallest { $name } in view
far-label = Map of the set. { $across } runs to the right, { $up } upwards. Arrow keys move the map, plus and minus zoom, zero shows everything, and Enter chooses the position in the middle.
far-range = { $name } from { $first } to { $last }
far-pixel-one = One pixel is one position.
far-pixel-many = One pixel is { $side } × { $side } positions.
far-pixel-few = One position is { $side } × { $side } pixels.
far-inside-p = In view: { $inside } P-positions among { $all } positions, { $part }.
far-inside-above-p = In view: { $inside } of { $all } places (x, z), { $part }, have a P-position above them.
far-inside = In view: { $inside } of { $all } positions, { $part }, are in the set.
far-inside-above = In view: { $inside } of { $all } places (x, z), { $part }, have a position of the set above them.
far-percent = { $number }{ "\u00A0" }%
far-one-in = about one in { $number }
far-empty = There is no legal position in view.
far-about = about { $number }
far-counts = Squares that begin at (0, 0), with sides { $sides }, …: in this order, they contain { $counts }, … positions of the set.
far-growth = In the long run, a square with sides twice as long contains { $rate } times as many positions of the set. So the map has fractal dimension { $dimension }.
far-nothing = This plane contains no position of the set.
far-p = { $position } is a P-position.
far-n = { $position } is an N-position.
far-member = { $position } is in the set.
far-other = { $position } is not in the set.
far-illegal = { $position } is not legal.
far-square = In the square from { $first } to { $last }, { $inside } of { $all } positions are in the set.
far-choose = Choose a place on the map to see its outcome and the nearest positions of the set.
far-nearest = Nearest positions of the set
far-smaller = lower { $name } to { $number }
far-larger = raise { $name } to { $number }
far-no-smaller = none with smaller { $name }
far-no-larger = none with larger { $name }
far-legend-member = in the set
far-legend-other = not in the set
far-legend-above-p = P-position above
far-legend-above = position of the set above
far-legend-above-none = no such position above
far-save = Save the map as PNG
far-link = Show all coordinates up to 2⁵³

# Dossiers: a claim or a set with all that is needed to verify it again, as one file.
dossier-make = Save a dossier
dossier-what = A ZIP file with the proof, the data, a picture, LaTeX, and instructions for checking everything.
dossier-making = Making the files…
dossier-save = Save the dossier again
dossier-saved = { $name } was made ({ $kilobytes } kB).
dossier-nothing = Nothing is proved, so there is no dossier.

# Even k: what is known of triangular bars where no formula is known.
even = Results on triangular bars with an even k
even-lead = For an even k, no formula for all P-positions is known. The results below are proved.
even-ends = If x = z, a position is a P-position if and only if y = 0. If x = z and y > 0, one break at the top leads to the P-position with y = 0. If x = 0 or z = 0, only (0, 0, 0) is a P-position.
even-formula = For k = { $k } and y ≤ { $last }, a position is a P-position if and only if { $formula }. For larger y the formula fails.
even-residuals = For k = { $k }, any automaton for the P-positions needs at least { $states } states if it reads the least significant digits first. For each box of positions, the table shows a lower bound for the number of states. The positions in this box alone prove the bound.
even-levels = Let k = { $k }. For each bound on y, the P-positions with y up to this bound repeat along the diagonal with a period d. For all such y and all large x and z, (x, y, z) is a P-position if and only if (x + d, y, z + d) is a P-position. So for each bound, some automaton accepts the P-positions with y up to this bound. The table has a button for each automaton learned so far.
even-table = Period and automaton for each bound on y
even-up-to = Bound on y
even-from = Repeats for x, z ≥
even-period = Period
even-automaton = Automaton
even-learn = { $states } states
even-learn-named = { $states } states: learn the P-positions with y at most { $last }
even-rim = At some places (x, z), the position at the rim is a P-position. Any automaton that accepts these places needs at least { $states } states. The places with x and z less than { $side } prove this.
even-near = At every P-position of every bar, x and z differ by at most y.
scaling = Three piles with a pass: a game without a formula
scaling-lead = One pass is allowed in the whole game: either player may pass instead of taking from a pile, but only while tokens remain. For three piles with an unused pass, no formula for the P-positions is known. For all pile sizes x and y, there is exactly one z such that (x, y, z) is a P-position. Each picture fixes x, and shows these P-positions as points (y, z).
scaling-source = R. E. Morrison, E. J. Friedman and A. S. Landsberg (Chaos 22, 2012) observed that the picture for x = 2L, shrunk to half its size, looks like the picture for x = L.
scaling-run = Compute the pictures
scaling-progress = { $done } of { $total } pairs of piles
scaling-picture = P-positions with x = { $pile } and with y and z less than { $window }
scaling-alike = z was computed for { $pairs } pairs (x, y). Divide each picture into 32 rows of 32 squares. The distributions of the points over these squares agree to { $percent }.
scaling-csv = Save both pictures as CSV

# Foundry: rules that are tried by the thousand.
foundry = New theorems
foundry-lead = The program takes many bars, learns the P-positions of each bar as an automaton, and proves the automaton right. Then it tries the formulas (x + i) ⊕ (y + j) ⊕ (z + l) = c, with |i| and |l| up to 40 and |j| up to 3. Only positions with coordinates less than 4 may be exceptions. Every formula shown here is proved.
foundry-best = A hundred theorems
foundry-tried = The program tried { $tried } rulesets. For { $proved } of them, a theorem states that a small automaton decides the P-positions. { $new } of these theorems are new: they are not about bars of the five papers, do not repeat a known set of positions, and do not follow from normal play by a general theorem. The list shows a hundred of the new theorems, sorted by family, each with its proof.
foundry-in-both = {" (normal and misère play)"}
foundry-in-misere = {" (misère)"}
foundry-single = Each of these theorems was proved separately. No theorem here covers all values of the parameters.
foundry-twin = also in misère play
foundry-misere = In misère play, only a few positions near (0, 0, 0) have another outcome than in normal play. Rocq checks the theorem { $name } in proofs/{ $file }.v.
foundry-members = { $count ->
    [one] { NUMBER($count) } theorem
   *[other] { NUMBER($count) } theorems
 }
foundry-instances = { $count ->
    [one] One of these is an instance
   *[other] { $count } of these are instances
 } of a theorem for all parameter values. Rocq checks { $names }.
foundry-fit = The pattern below describes the P-positions of { $rules }, with { $letter } as a parameter. The pattern was found for { $letter } = { $values } and tested for { $letter } = { $tested }, with x up to { $bound }. It is not proved for every { $letter }.
foundry-fit-pass = {" with the pass"}
foundry-fit-from = {": starting at x = "}{ $first }{", z − x is "}
foundry-fit-again = { $numbers } again and again
foundry-fit-then = { $numbers }, and then { $again } again and again
foundry-sporadic = Slopes that are not whole numbers
foundry-sporadic-lead = The search found three bars whose slope is a fraction and whose rule is x ⊕ y ⊕ z = 0. For each of these bars a short computation proves the rule.
foundry-slope = slope { $slope }
foundry-orbit = Read the binary digits of x, y and z together, the highest digit first. After each step, the digits read so far form three numbers; let s = { $sum } for these three. While their nim-sum stays 0, each further step changes s to one of these values: { $steps }.
foundry-orbit-numbers = Once s is at most { $low }, it remains at most this number; once s is at least { $high }, it remains at least this number. In between, s has only these values: { $numbers }. At each of these values, y is at the rim. From each value, exactly one choice of the next digit of y leads to one of these values again. So the rule is x ⊕ y ⊕ z = 0.
foundry-slope-numbers = The theorem covers an infinite family of slopes. This slope belongs to the family because { $numbers }.
foundry-waiting = Loading the theorems…
foundry-missing = The theorems could not be loaded.
foundry-find = Search
foundry-find-how = Type words of the rules, such as max, pass, misere or normal. The list shows the theorems with all of these words. If “Maximum states” is 0, any number of states is allowed.
foundry-most = Maximum states
foundry-sort = Sort order
foundry-by-interest = without a formula first
foundry-by-states = fewest states first
foundry-by-rules = shortest rules first
foundry-found = { $shown } of { $count ->
    [one] { NUMBER($count) } theorem
   *[other] { NUMBER($count) } theorems
 }
foundry-all = Show all { $count }
foundry-states = { $count ->
    [one] { NUMBER($count) } state
   *[other] { NUMBER($count) } states
 }
foundry-value = Grundy value { $value }
foundry-explore = Play with this bar
foundry-zoom = See all P-positions
foundry-learn = Learn the automaton again

# What is wrong with a grammar: the command foundry prints it.
foundry-at = Line { $line }, “{ $text }”: { $reason }.
foundry-in-line = Line { $line }: { $reason }.
foundry-text-long = A grammar may have at most { $most } characters.
foundry-no-colon = a colon is missing; write, for example, “a: 0..3”
foundry-unknown-line = a line must begin with rim, rules, play, pass, value or a single small letter
foundry-reserved = { $letter } is a coordinate, and cannot take the place of a number
foundry-twice = the grammar already has a line of this kind
foundry-no-rim = A line “rim: …” or “rules: …” is missing. Write, for example, “rim: floor((x+z+c)/3)”.
foundry-no-number = the rim must be a number, not a condition
foundry-names = the rim of a bar depends on x and z only, not on { $letter }
foundry-braces = every opening brace needs a closing brace after it, and braces must not contain other braces
foundry-choice = braces may contain numbers and ranges separated by commas, such as {"{"}3, 1..9{"}"}, or texts separated by |
foundry-unset = { $letter } takes the place of a number, so a line such as “{ $letter }: 0..3” is needed
foundry-unused = { $letter } is not used in the rim or in the rules
foundry-numbers = numbers such as 3 and ranges such as 1..9 are allowed here, with commas between them
foundry-too-large = the largest number allowed here is { $most }
foundry-falls = the first number of a range must not be larger than the last
foundry-words = only { $first } and { $second } are allowed here, with a comma between them
foundry-too-many = The grammar describes more than { $most } rules.

## Proofs that can be followed

follow-title = Follow the proof
follow-triangle-pass = Follow the proof of our theorem on the triangular bar with a pass
follow-near = Follow the proof that |x − z| ≤ y at every P-position of every bar
follow-corner = Follow the proof that misère play equals normal play, except near the bitter piece
follow-what = Type a position. You see its case in the proof, the facts of this case, and the move. To see lines of the proof become false, choose parameters that the theorem does not allow.
follow-not-about = this proof is not about these rules
follow-too-large = coordinates may be at most { $largest } here, since every move is checked
follow-gap = Find where the proof fails
follow-no-gap = The proof holds at every position of { $rules } with coordinates up to { $bound }.
follow-fails = The first position where the proof fails: { $position }. { $why }
follow-make = Make this move
follow-true = True:
follow-false = False:
case-inside = The position belongs to the set of the theorem.
case-named = The theorem names this position: it belongs to the set, although its nim-sum is not 0.
case-over = No move is left. In misère play the player who has to move wins.
case-lower-y = In the leading column of the nim-sum, y has a 1. So y is lowered, and nothing else changes.
case-lower = In the leading column of the nim-sum, { $axis } has a 1 and y has a 0. The move lowers only { $axis }, because y is not above the new rim.
case-lower-both = In the leading column of the nim-sum, { $axis } has a 1 and y has a 0. When { $axis } is lowered, y falls to the new rim.
case-pass = After the pass, this position belongs to the set. So the answer here is to pass.
case-shorten = The Grundy value of the bar on the right requires a shorter strip. So the move shortens the strip, and nothing else changes.
case-cut-off = The move lowers { $axis } to 0. It leads to one of the positions that the theorem names.
case-beside = The digits suggest a position that the theorem excludes from the set. So the proof makes a different move, to a position of the set with { $axis } larger or smaller by 1.
case-to-corner = One side is at most 1. So the move lowers { $axis } until the sum of the two sides is 1.
case-as-normal = Both sides are at least 2. So the move that wins in normal play also wins in misère play.
case-near = x and z differ by at most y. Every P-position has this property.
case-far = { $axis } is larger than the sum of the other side and y. Each break that lowers { $axis } leads to a different position. These positions are the candidates, and at least one of them is a P-position.
case-smaller-gap = Sort the piles by size. The two gaps between neighbours are equal, or they differ by an odd number times a power of 4. Let g be the smaller gap. The move transfers g tokens from the largest pile to the smallest. Then two piles are equal.
case-meet = Sort the piles by size. The two gaps between neighbours differ by twice an odd number times a power of 4. So the move makes the largest and the smallest pile equal.
case-remainders = Sort the piles by size, and divide the two gaps between neighbours by 4. The smaller gap has remainder { $r }, and the larger gap has remainder { $t }.
case-elsewhere = This is a P-position. The theorem says nothing about it.
case-mirror = The complement of this position is its mirror image in the same column of the table. The proof is about both positions, played side by side.
fact-alone = Every move that lowers only { $axis } leads out of the set.
fact-both = Every move that lowers { $axis } and makes y fall to the new rim leads out of the set.
fact-pass = The pass leads out of the set.
fact-equal = Every move that makes two piles equal leads out of the set.
fact-apart = Every move after which all piles are different leads out of the set.
fact-stays = A move leads to { $position }, which belongs to the set.
fact-smaller = In the nim-sum, { $axis } is replaced by a smaller number: { $to } instead of { $from }.
fact-not-negative = The nim-sum adds a constant to { $axis }. Subtracting it again gives { $axis } = { $to }, which is not negative.
fact-fits = y = { $y } is at most the new rim, which is { $rim }.
fact-too-high = y = { $y } would be above the new rim, which is { $rim }.
fact-on-rim = If y follows the new rim digit by digit, the result is y = { $y }. This result has to equal the new rim, which is { $rim }.
fact-partners = { $x ->
    [0] While the pass can be used, the lengths form pairs: 1 with 2, 3 with 4, and so on. Length { $with } has no partner, so σ(x) = { $with }.
   *[other] While the pass can be used, the lengths form pairs: 1 with 2, 3 with 4, and so on. The partner of { NUMBER($x) } is { NUMBER($with) }, so σ(x) = { NUMBER($with) }.
}
fact-shorter = The bar to the right of the strip has the Grundy value { $value }. So the strip has to have length { $to }. Its present length { $x } is larger.
fact-corner = The rim at x = z = 1 has to be 0, and it is { $rim }.
fact-still-long = After the move the shorter side is { $shorter }, which is at least 2.
fact-is-near = The difference of x and z is { $apart }, which is at most y = { $y }.
fact-answered = Breaks that lower { $axis } answer { $candidates } of the candidates before the first P-position. There are { $cuts } such breaks, and each of them answers at most one candidate.
fact-first-p = At the first P-position among the candidates, the longer side is { $at }. This number has to be at most { $last }.
fact-zero = After the move the nim-sum has to be 0, and it is { $sum }.
fact-tokens = { $tokens ->
    [one] { NUMBER($tokens) } token
   *[other] { NUMBER($tokens) } tokens
} can be moved between piles that differ by { NUMBER($apart) }.
fact-mirrored = { $moves ->
    [one] The only move has
   *[other] Each of the { NUMBER($moves) } moves has
} a mirror image in the complement.
fact-not-mirrored = This move has no mirror image in the complement: { $play }
says-all-leave = So every move leads out of the set.
says-move = { $play }. The new position belongs to the set.
says-not-legal = The move that the proof makes is not legal.
says-fails = One of these lines is false, so the proof fails at this position.
says-no-move = So no move is needed.
says-nothing = The proof draws no conclusion here.
says-answers = So every move has an answer, and both positions have the same Grundy value.
trace-here = Binary digits of this position.
trace-kept = Binary digits if the move did not change y. Then y would be above the new rim, so the rules do not allow this position.
trace-after = Binary digits after the move.
trace-r = In each line, r is { $formula }, computed from the digits read so far.
trace-digit = Place value
trace-level = y and the rim
trace-below = r is too small: y is above the rim, whatever digits follow
trace-inside = r is neither too small nor too large: so far, y is at the rim
trace-above = r is too large: y is below the rim, whatever digits follow
trace-fails = This table contradicts the proof.
candidates-caption = Positions with a lower { $axis }, up to the first P-position. For each position before it, the answer is a move to a P-position.
candidates-position = Position
candidates-answer = Answer
candidates-p = None: this is a P-position.
gap-no-case = No case of the proof applies.
gap-several-cases = More than one case of the proof applies.
gap-line = Line { $number } is false: { $line }
gap-misses = The move leads to { $position }, which does not belong to the set of the theorem.

room-papers = Papers
papers-title = Bittersweet: the papers
papers-heading = The reading room
papers-lead = Six articles explain five research papers. You can break every bar in the papers.
papers-all = All papers
papers-no-words = This page could not be loaded. Check your connection and try again; if the site was updated, reload the page.
papers-count = { $entries } statements and figures, { $computed } of them checked or computed here
papers-shelf = The papers
papers-minutes = { $minutes } minutes to read · { $paper }
papers-of-all = all five papers
papers-misprints-count = { $misprints } misprints
story-triangular = On a triangular bar, one break can change two numbers at once. One would expect the rule of Nim to fail, but for some slopes it still holds.
story-sharing = If one pile of Sharing Nim is empty, the Grundy values fill a table. Each column reads the same upwards and downwards.
story-pass = Once in the game, one of the players may pass. The pass changes who wins on a bar. For some stair bars, a formula gives the winner.
story-misere = In misère play, the last break loses. Copying moves still works, except at the very end.
story-variants = If the steps of a bar are two pieces wide, one break can lower two of its coordinates. Even so, the rule of rectangular bars decides who wins.
story-found = Conjectures that fail, statements that need repair, and new formulas. Each comes with its proof or its test.
papers-museum = Museum of bars
papers-museum-lead = Each bar in the figures of the papers appears here only once. Select a bar to open it in Explore. The links below a bar lead to its figures in the papers.
papers-misprints = Misprints
papers-misprints-lead = Misprints in the papers, each linked to its place. The corrections were computed or follow from the paper itself.
papers-companion = This text follows the order of the paper, in our words. Break the bars as you read. Notes beside the statements give the known results about them.
papers-section = { $name ->
    [Appendix] Appendix
   *[other] Section { $name }
}
papers-part = { $section }, part { $part } of { $parts }
papers-contents = Contents
papers-turn = Previous and next section
papers-previous = Previous: { $section }
papers-next = Next: { $section }
papers-printed = Printed
papers-corrected = Corrected
papers-restore = Reset
papers-explore = Open in Explore
papers-cuts = Moves that the paper names
papers-check = { $claim }, in the laboratory
numbered-name = { $kind ->
    [definition] Definition
    [example] Example
    [figure] Figure
    [graph] Graph
    [table] Table
    [list] List
    [lemma] Lemma
    [proposition] Proposition
    [corollary] Corollary
    [remark] Remark
    [conjecture] Conjecture
   *[other] Theorem
} { $number }
numbered-list = List after { $name }
lab-in-paper = See the paper’s statement
papers-number = Number { $name }
papers-number-hint = Drag the number to the left or right, or type a new one.
papers-values = { $ruleset }: Grundy values
papers-space = { $ruleset }: P-positions with coordinates up to { $size }, as points in space
check-again = Check this claim here
check-again-named = Check this claim here: { $claim }
edition-live = Interactive version of this article
edition-link = Download as one file
edition-codes = Save for printing, with QR codes
edition-missing = The file could not be loaded, since the site did not answer. Press the button again in a moment.
papers-right = Right.
papers-not-so = Not quite.

## Lesson: the page for pupils.

title-lesson = Bittersweet: Lesson
lesson-progress = { NUMBER($solved) } of { NUMBER($all) } tasks solved
lesson-begin = Start
lesson-next = Next
lesson-back = Back
lesson-again = Try again
lesson-leave = Leave the lesson
lesson-parts = Tasks
lesson-part = Task { NUMBER($number) }: { $state }
lesson-open = open
lesson-of = { NUMBER($number) } of { NUMBER($all) }
lesson-tasks = { $count ->
    [one] { NUMBER($count) } task
   *[other] { NUMBER($count) } tasks
}
lesson-think = Think about it
lesson-games = Games played: { NUMBER($count) }
lesson-misere = The player who makes the last move loses.
lesson-row-outcomes = P: the player who has just moved can win. N: the next player can win.
lesson-row-values = Write the Grundy value: the smallest of 0, 1, 2, … that no move leads to.
lesson-rule-break = Take turns to break the bar.
lesson-rule-eat = Eat the part without the bitter piece.
lesson-rule-win = Leave only the bitter piece: you win.
lesson-size = { $count } { $side ->
    [x] on the left
    [y] above
   *[z] on the right
}
lesson-side = { $side ->
    [x] left
    [y] above
   *[z] right
}
lesson-bitter-piece = only the bitter piece
lesson-scan = Your teacher scans this code with the class page.
lesson-send = Send to my teacher
lesson-copy-link = Copy the link for my teacher
lesson-link-copied = The link is copied. Paste it into a message to your teacher.
lesson-save = Save as a file
lesson-aloud = A code to read aloud
lesson-solved = Solved
lesson-begun = Not solved yet
lesson-find-move = Find the winning move
lesson-say-winner = Who can win?
lesson-complete-row = Complete the row
lesson-find-rule = Find the rule
lesson-explain = Explain it in your own words
lesson-play = Play against Noir, the computer
lesson-two-play = Play together
lesson-first-question = You begin. Can you win?
lesson-second-question = The computer begins. Can you win?
lesson-two-question = Play with a partner on this device: take turns.
lesson-chance = You could have won at move { NUMBER($number) } with another move.
lesson-chance-other = The player who lost could have won at move { NUMBER($number) } with another move.
lesson-try-from = Try again from the last position where you could win
lesson-no-chance = You cannot win from the first position if { $name } makes no mistake. Look at the answers of { $name }.
lesson-other-move = Try another move
lesson-check = Check
lesson-done = Done
lesson-right-move = Right! You leave { $left }. You can answer every move of the other player.
lesson-right-last = Right! You leave { $left }. The other player has no move.
lesson-wrong-move = Not yet. The other player can win by leaving { $reply }.
lesson-wrong-last = Not yet. You leave { $left }. You made the last move, and the player who makes it loses.
lesson-hint-lit = One of the marked moves wins: look { $side ->
    [x] on the left
    [y] above the bitter piece
    [z] on the right
   *[other] at { $side }
}.
lesson-hint-pass = The player who moves first can win: use the pass.
lesson-no-winning-move = No move wins here. There is a mistake in the task; please tell your teacher.
lesson-who-wins = Who can win?
lesson-first-player = The player who moves first
lesson-second-player = The other player
lesson-winner-first-right = Right! The first player can win, for example by leaving { $left }.
lesson-winner-first-wrong = Not yet. The first player can win: the bar shows a move that leaves { $left }.
lesson-winner-second-right = Right! The other player can answer every move and win.
lesson-winner-second-wrong = Not yet. The other player can answer every move and win. Try a move on the bar to see the answer.
lesson-winner-no-move = Right! The first player has no move. In this game, this player wins.
lesson-winner-no-move-wrong = Not yet. The first player has no move. In this game, this player wins.
lesson-row = Row (scrolls sideways)
lesson-p-or-n = P or N
lesson-cell-empty = empty
lesson-cell-wrong = , not right
lesson-row-right = Right! The whole row is correct.
lesson-row-nothing = Nothing is written yet: write something into the row first.
lesson-row-empty = { $count ->
    [one] Everything is right so far. One place is still empty.
   *[other] Everything is right so far. { NUMBER($count) } places are still empty.
}
lesson-row-wrong = { $count ->
    [one] One place is not right: { $place }. Look at the moves from this place.
   *[other] { NUMBER($count) } places are not right. The first of them is { $place }. Look at the moves from this place.
}
lesson-options = One move from { $position } can lead to:
lesson-because-n = You can leave { $option }, which is P. So this is N.
lesson-because-p = Every move leads to N. So this is P.
lesson-because-over = No move is left. The player who has just moved has won. So this is P.
lesson-because-over-misere = No move is left. The player who has just moved has lost. So this is N.
lesson-because-mex = The moves lead to the values { $values }. The smallest number that is not among them is { $value }.
lesson-because-no-option = No move is left, so the value is { $value }.
lesson-rule = Your rule
lesson-formula = Your formula
lesson-rule-nothing = Nothing is written yet: write your rule first.
lesson-rule-help = You can also type in the box. Examples: { $first }; { $second }.
lesson-letters-of-piles = The letters are the numbers of tokens in the piles, from left to right.
lesson-rule-xor = You can type xor instead of ⊕.
lesson-rule-less = Remove the last letter or sign
lesson-rule-right = { $count ->
    [one] Right! Your rule holds for the only position with numbers up to { NUMBER($bound) }.
   *[other] Right! Your rule holds for all { NUMBER($count) } positions with numbers up to { NUMBER($bound) }.
}
lesson-rule-true = Not yet. Check this position: { $position }. The player who moves first can win. So your rule must be false here, but it is true.
lesson-rule-false = Not yet. Check this position: { $position }. The player who moves second can win. So your rule must be true here, but it is false.
lesson-rule-gives = Not yet. Check this position: { $position }. Your formula gives { $number }, but the Grundy value is { $value }.
lesson-rule-undefined = your formula has no value for { $position }: { $reason }
lesson-rule-statement = You wrote a number. A rule must be true or false, for example { $example }.
lesson-rule-number = Your formula gives “true” or “false”. A formula for the value must give a number, for example { $example }.
lesson-rule-name = { $name } has no meaning here; you can use { $names }
lesson-rule-mistake = This formula is not valid:
lesson-teachers-rule = Your teacher’s rule:
lesson-your-words = In your words
lesson-room-left = { $count ->
    [0] There is no room for more letters.
    [one] There is room for one more letter.
   *[other] There is room for about { NUMBER($count) } more letters.
}
lesson-teachers-answer = Your teacher’s answer
lesson-too-large = this position is too large to check here
lesson-too-many = Only the first { NUMBER($count) } tasks are in your code.
lesson-open-figure = Open this figure
lesson-hand-in = Hand in your work
lesson-stays = Only this device has your work until you hand it in. To hand it in, give your teacher the code or the link.
lesson-reports = This lesson sends your results, times, answers and nickname to { $host }. Nobody else gets them.
lesson-shown = { $host } has opened this lesson for viewing only. { $host } does not keep your work now.
lesson-not-sent = The address of this page names { $host } as the receiver of your work. But { $host } did not open this page, or does not use https. So nothing is sent. Hand in your code instead.
lesson-behind = { $host } does not accept your work at the moment. This page will try again. Hand in your code if you have to close this page.
lesson-unkept = This browser does not keep your work. Copy or hand in your code before you close the page.
lesson-to-code = Hand in
lesson-contains = What does the code contain?
lesson-notes-tasks = for each task: solved or not, the number of your tries, and the number of hints you used
lesson-notes-games = all moves of your first game, and of the first game that you won
lesson-notes-moves = the moves that you tried
lesson-notes-winner = your answers to “Who can win?”
lesson-notes-places = the places of a row where your first answer was wrong
lesson-notes-formula = the last formula that you tried
lesson-notes-words = your explanation in your own words
lesson-notes-name = your nickname, if you write one
lesson-notes-time = your working time: { $count ->
    [one] one minute so far
   *[other] { NUMBER($count) } minutes so far
}
lesson-notes-number = a random number, so that your new code replaces your old one
lesson-nickname = Nickname, not your full name (you can leave it empty)
lesson-nothing-yet = There is no code yet: do a task first.
lesson-qr = QR code for your teacher
lesson-no-qr = The link is too long for a QR code. Copy the code as text instead.
lesson-code = Your code
lesson-code-link = Link with your work
lesson-other-device = Continue with a code from another device
lesson-their-code = The code
lesson-continue = Continue
lesson-continued = Your work from the other device is now on this device.
lesson-restart = Start again
lesson-restart-sure = This removes all your work in this lesson. Do you want to remove it?
lesson-restart-yes = Remove and start again
lesson-restart-no = Keep my work
lesson-none = There is no lesson here
lesson-none-why = This page shows lessons that teachers have made. The link to a lesson contains the whole lesson.
lesson-refused = This lesson cannot be opened: { $reason }
lesson-refused-help = Please ask your teacher for the link again, and copy all of it.
lesson-loading = The lesson is being loaded.
lesson-not-fetched = the lesson could not be loaded; check the connection, then try again
lesson-not-in-course = the course has { NUMBER($count) } lessons, and { $given } is not one of them
lesson-to-course = A course of six lessons
lesson-to-teach = Make a lesson
lesson-code-unsound = This is not a code from this lesson page.
lesson-code-other = This is the code of another lesson.
lesson-code-edited = This code belongs to another version of this lesson: your teacher has changed the lesson.
lesson-code-again = The work in this code is already here.
## Teach: the class

teach-class = Look at answers
teach-class-purpose = Your class at a glance.
class-no-lesson = First open a lesson, since each class belongs to one lesson. Then add your pupils’ codes here.
class-no-tasks = This lesson has nothing that pupils could hand in. Add a task, or a position to play against the computer.
class-to-lesson = Go to the lesson
class-ready = Open the class of a ready lesson:
class-ready-lesson = Open lesson { NUMBER($place) }
class-lesson-link = Paste the link of your lesson
class-open-link = Open this lesson
class-link-none = There is no lesson in this text. Copy the whole link that you gave to your pupils.
class-lesson-number = Lesson number: { $number }. It changes whenever the lesson changes.
class-how = At the end of the lesson, each pupil gets a code (letters, link and QR code). Add the codes of all pupils here.
class-private = Everything stays on this device: the codes are sent nowhere.
class-honest = A code does not prove who wrote it: anyone can make one up.
class-codes = Codes of your pupils, several at once if you like
class-take = Add these codes
class-take-nothing = Nothing is pasted yet: paste your pupils’ codes first.
class-add = Add codes
class-files = Choose files
class-drop = You can also drop files here: text, CSV tables, and pictures of QR codes. Codes pasted anywhere on this page are added, too.
class-file-large = { $name } is too large: files up to { $megabytes } MB are read.
class-file-archive = { $name } is an archive or an office document. Unpack it, or save it as text or CSV. Then choose the new file.
class-file-other = { $name } is neither a text nor a picture. Codes can be read only from texts and pictures.
class-file-no-code = No QR code was found in { $name }. Try a sharper picture, taken straight from the front.
class-file-no-scanner = { $name } was not read, since the scanner did not start. Choose the picture again, or paste the codes.
class-file-failed = { $name } could not be read.
scan-start = Scan with the camera
scan-picture = Camera picture
scan-asking = The browser asks whether this page may use the camera.
scan-running = Hold a QR code in front of the camera.
scan-heard = { $codes ->
    [one] { NUMBER($codes) } code so far.
   *[other] { NUMBER($codes) } codes so far.
} { $words }
scan-taken = Added.
scan-taken-of = Added: { $name }.
scan-other = This code belongs to another lesson, or to an earlier or later version of this lesson.
scan-no-code = This QR code does not contain a pupil’s code.
scan-unavailable = The scanner is not available here. Paste the codes, or choose files.
scan-forbidden = This page was not allowed to use the camera. Allow it in the settings of the browser, or paste the codes.
scan-absent = This device has no camera that the page can use. Paste the codes, or choose files.
scan-busy = The camera does not work at the moment; another program may be using it. Close that program and try again.
scan-insecure = The browser does not allow the camera here, since the address of this page does not begin with https. Paste the codes, or choose files.
class-reading = { NUMBER($done) } of { NUMBER($total) } codes read
class-counts = { $new ->
    [0] No new pupils
    [one] { NUMBER($new) } new pupil
   *[other] { NUMBER($new) } new pupils
}, { $newer ->
    [one] { NUMBER($newer) } pupil with new work.
   *[other] { NUMBER($newer) } pupils with new work.
}
class-unkept = This device could not keep the class: its storage is full, or the browser does not allow storage. Save the codes before you close the page.
class-arrived-other = A code was added to the class of the lesson { $name }.
class-arrived-waiting = This code belongs to lesson { $number }, which is not on this device. The code waits until you open that lesson: paste its link below.
class-empty = Nobody has handed in a code of this lesson yet.
class-version = Codes of another version of this lesson are on this device.
class-open-version = Open them with that version
class-overview = Overview
class-numbers = { $pupils ->
    [one] { NUMBER($pupils) } pupil
   *[other] { NUMBER($pupils) } pupils
}, { $tasks ->
    [one] { NUMBER($tasks) } task
   *[other] { NUMBER($tasks) } tasks
}; { $complete ->
    [0] nobody has solved every task.
    [one] { NUMBER($complete) } pupil has solved every task.
   *[other] { NUMBER($complete) } pupils have solved every task.
}
class-hide = Hide names
class-hide-title = For a screen that the class can see: numbers in a shuffled order replace the names.
class-pupil = Pupil { NUMBER($number) }
class-name = Name
class-solved = Solved
class-minutes = Minutes
class-at-once = solved on the first try
class-after = { $tries ->
    [one] solved after { NUMBER($tries) } try
   *[other] solved after { NUMBER($tries) } tries
}
class-tried = { $tries ->
    [one] { NUMBER($tries) } try, not solved
   *[other] { NUMBER($tries) } tries, not solved
}
class-written = written
class-not-begun = not begun
class-word-once = first try
class-word-later = later try
class-word-not = not solved
class-choose = Choose a cell to see the tries.
class-ask = You can ask: “{ $question }”
class-ask-game = After which move could you no longer win?
class-ask-move = What does the other player answer to your move?
class-ask-winner = Which first move do you try, and how does the other player answer it?
class-ask-row = Which positions can you reach from this place in one move?
class-ask-rule = For which position is your rule wrong?
class-ask-explanation = What does the winner answer to each move?
class-hints = { $hints ->
    [one] { NUMBER($hints) } hint
   *[other] { NUMBER($hints) } hints
}
class-hint-used = hint used
class-more = Entries not shown: { NUMBER($count) }.
class-tasks = Tries
class-game = Game
class-wrong = Moves that do not win
class-wrong-drawn = { $position }. The number at a groove shows how many pupils tried the losing break at this groove.
class-wrong-move = { $play }: { $count ->
    [one] { NUMBER($count) } pupil
   *[other] { NUMBER($count) } pupils
}
class-no-wrong = Nobody tried a losing move.
class-predictions = Pupils’ first answers to “Who can win?”: { NUMBER($first) } for the player who moves first, { NUMBER($second) } for the other player.
class-places = For each place: the number of pupils whose first answer was wrong.
class-wrong-count = wrong
class-formulas = Last formula of each pupil who has not found the rule
class-formulas-right = Formulas of the pupils who found the rule
class-times = { $count ->
    [one] ({ NUMBER($count) } pupil)
   *[other] ({ NUMBER($count) } pupils)
}
class-lost = Lost games that could have been won
class-lost-asking = The games are being checked.
class-lost-unknown = These games cannot be checked on this device.
class-lost-none = Nobody gave a win away in the { $games ->
    [one] { NUMBER($games) } game that was handed in
   *[other] { NUMBER($games) } games that were handed in
}.
class-lost-move = { $play }: { $count ->
    [one] in { NUMBER($count) } game
   *[other] in { NUMBER($count) } games
}.
class-lost-best = This would have won: { $play }.
class-problems = Codes that were not counted
class-problem-count = { $count ->
    [one] { NUMBER($count) } code was not counted.
   *[other] { NUMBER($count) } codes were not counted.
}
class-forget-problems = Clear this list
class-other = This code belongs to another lesson, with the number { $number }.
class-other-named = This code is from the lesson { $name }. Open that lesson to add the code.
class-edited = This code is from an earlier or later version of this lesson.
class-again = The class already has this code, or a later code of the same pupil.
class-forged = Bittersweet did not make this code, or the code is from another lesson that looks the same.
class-too-many = The class already has { NUMBER($most) } pupils, and no more are allowed.
code-no-mark = This is not a pupil’s code: codes begin with SWEET-.
code-letter = The { $letter } at place { NUMBER($place) } after SWEET- cannot occur in a code.
code-cut-off = { $count ->
    [one] The code was cut off: { NUMBER($count) } letter is missing at the end.
   *[other] The code was cut off: { NUMBER($count) } letters are missing at the end.
}
code-too-long = This code has too many letters.
code-damaged-at = The letter at place { NUMBER($place) } after SWEET- is wrong; it should be { $letter }.
code-damaged = Several letters of this code are wrong or missing.
code-later = This code was written by a later version of this page. Load the page again to get that version.
class-csv = Save the table (CSV)
class-csv-tries = tries
class-csv-hints = hints
class-save-codes = Save the codes
class-save-purpose = The table is for spreadsheet programs; names that are hidden on this page are also hidden in the table. The codes are for this page: you can add them again later, on this or another device.
class-forget-all = Forget all codes
class-several = Several lessons
class-several-how = The classes of all lessons on this device, with the number of tasks that each pupil has solved. Pupils are recognised by their nicknames only.
class-open = Open the lesson { $name }

# Games with a friend at another device.
friend-far = A friend on another device
friend-yours = Your friend
friend-let-begin = Let your friend begin
friend-waiting = Your friend is to move.
friend-board = Your friend makes the next move.
friend-you-begin = You begin. Your friend answers.
friend-yours-now = Your friend has moved. Your turn!
friend-theirs-now = Now it is your friend’s turn.
friend-hand-over = Send the game
friend-send-move = Send my move
friend-send-game = Send the game
friend-take-back = Take my move back
friend-has-it = My friend has my move
friend-aloud = Say the move aloud
friend-aloud-what = Your friend types this:
send-puzzle = Send the puzzle
friend-heard = Your friend’s move
friend-heard-what = Open your friend’s link, or paste it here. You can also type the text that your friend reads out, such as { $example }.
friend-hear = Make this move
friend-empty = Type your friend’s move first.
friend-unread = { $text } is not a move, a link or a game. Type all of your friend’s text: the move number, the move and two letters, such as 3 z4 KM.
friend-number = You typed move { NUMBER($number) }, but move { NUMBER($next) } comes next.
friend-letters = The two letters at the end do not match this game. There may be a typing mistake, or your friend’s game differs from this one. Ask your friend for the link.
friend-not-by-link = This link is not from a game with a friend on another device.
friend-no-move = This is your own game again: your friend’s move is not in it yet.
friend-your-turn = It is your turn.
friend-doubt = Which game do you want to keep?
friend-here = On this device
friend-in-link = In the link
friend-keep = Keep the game on this device
friend-take = Take the game in the link
friend-other-game = The link is from another game than the one on the board.
friend-other-first = The game in the link begins with a different position.
friend-shorter = { $link ->
    [0] The link has no move of this game
    [one] The link has only { NUMBER($link) } move of this game
   *[other] The link has only { NUMBER($link) } moves of this game
}, but here it has { NUMBER($here) }. The link is old, or moves were taken back.
friend-different = Move { NUMBER($number) } is { $link } in the link, but { $here } on this device.
friend-out-of-turn = Move { NUMBER($number) } in the link is { $link }. It was your turn, but you did not make this move on this device.
friend-try-from = Try again from here, against Noir

## The map of k and s

map = Map of k and s
map-lead = Each cell is one bar. If a cell shows a number c, the rule for the P-positions of this bar uses the nim-sum of x + c, y and z + c.
map-shape = Bar
map-triangle = Triangle: y ≤ ⌊(x + z + s)/k⌋
map-step = Strip and stair bar: y ≤ ⌊(z + s)/k⌋
map-waiting = Loading the cells…
map-missing = The cells could not be loaded.
map-picture = Map of k and s; the arrow keys go from cell to cell
map-touch = Choose a cell to see its rule.
map-open = Open this bar in Explore
map-proved = Proved for all positions.
map-theorem = Rocq checks the theorem { $name } in proofs/{ $file }.v. The theorem covers a whole family of bars at once.
map-verified = Verified for all positions with x and z from { $least } to { $bound }; not proved.
map-none = No number c is possible: the P-position { $at } and smaller ones exclude every c.
map-not-nim = The rule of Nim, x ⊕ y ⊕ z = 0, does not hold. The rule first fails at { $at }.
map-not-nim-later = The rule of Nim, x ⊕ y ⊕ z = 0, holds for x and z less than { $side }, but not for all larger x and z.
map-open-cell = Not known: every number c that was tried has a counterexample up to { $bound }, but another c may be possible.
map-rule = A position is a P-position if and only if { $formula }.
map-rule-pass = While the pass can be used, a position is a P-position if and only if { $formula }.
map-under = { $formula } and y ≤ ⌊{ $rim }⌋
map-partner = Here x′ is the partner of x. The numbers form pairs of partners: 1 with 2, 3 with 4, and so on. The partner of 0 is 0.
map-corner-pass = There is an exception: if x or z is 0, only (0, 0, 0) is a P-position.
map-corner-high = Three positions are exceptions: (0, 1, 2) and (2, 1, 0) are P-positions, and (2, 1, 2) is not. Apart from these, (0, 0, 0) is the only P-position with x = 0 or z = 0.
map-corner-misere = In misère play the rule holds if x and z are at least 2. If x or z is less than 2, only (1, 0, 0) and (0, 0, 1) are P-positions.
map-corner-both = In misère play the rule holds if x or z is at least 3. If both are less than 3, only (2, 0, 0), (1, 0, 1) and (0, 0, 2) are P-positions.
map-legend-proved = this number c is proved for all positions
map-legend-verified = this number c is verified up to a bound
map-legend-none = no number c is possible
map-legend-open = not known

## Piles that split: the page of Kayles, Grundy’s game and all octal games

heaps-title = Bittersweet: piles that split
heaps-unnamed = A game of piles
heaps-rules = Rules: an octal code, or moves
heaps-language = Write an octal code such as 0.77, or moves separated by semicolons. Examples of moves: move n by 2,5,7; move n by all but 3; move n by squares; move n by 1 into a+b; move n into c+d where c != d.
heaps-known = Known games
heaps-subtraction = Take tokens
heaps-splitting = Take and split
heaps-up-to = Piles up to
heaps-several = Sizes of piles
heaps-three = Take 1, 2 or 3
heaps-two-three-seven = Take 2, 3 or 7
heaps-nim = Nim
heaps-squares = Take a square
heaps-primes = Take a prime
heaps-kayles = Kayles
heaps-double-kayles = Double Kayles
heaps-dawson-kayles = Dawson’s Kayles
heaps-dawson-chess = Dawson’s Chess
heaps-guiles = Guiles
heaps-treblecross = Treblecross
heaps-officers = Officers
heaps-grundy = Grundy’s game
heaps-lasker = Lasker’s Nim
heaps-take = Take { $amounts }:
heaps-take-any = Take any number:
heaps-take-from = Take { $least } or more:
heaps-take-squares = Take a square number:
heaps-take-primes = Take a prime number:
heaps-take-powers = Take a power of 2:
heaps-take-nothing = Take nothing:
heaps-leave-none = leave no pile.
heaps-leave-one = leave one pile.
heaps-leave-none-one = leave one pile or none.
heaps-leave-two = leave two piles.
heaps-leave-none-two = leave two piles or none.
heaps-leave-one-two = leave one pile or two.
heaps-leave-all = leave one pile, two piles, or none.
heaps-unequal = The two piles have different sizes.
heaps-lost = The player to move loses.
heaps-won = The player to move can win.
heaps-unknown-value = The value of the largest of these piles is not known. Increase “Piles up to”.
heaps-move-all = Take the whole pile of { $size }.
heaps-move-one = From { $size }, take { $taken } and leave { $rest }.
heaps-move-split = Split { $size } into { $first } and { $second }.
heaps-move-two = From { $size }, take { $taken } and leave { $first } and { $second }.
heaps-wins = Moves that win, for example:
heaps-reckoning = { $done } of { $total } values are known.
heaps-checking = { $done } of { $total } values are checked.
heaps-not-proved = Not proved.
heaps-period = The Grundy values have period { $length } for all n ≥ { $from }.
heaps-guy-smith = By the theorem of Guy and Smith, the known values are enough to prove this period.
heaps-by-subtraction = No pile splits, and a move takes at most t tokens, so each value depends only on the t values before it. The period holds for t known values in a row, so it holds for all later values.
heaps-by-lasker = Checked by Rocq: the theorem laskers_nim_is_arithmetic in proofs/Lasker.v.
heaps-no-period = The values up to n = { $last } prove no period.
heaps-no-theorem = No theorem about periods covers these rules.
heaps-rises = G(n + { $length }) = G(n) + { $by } for all n ≥ { $from }. Here G(n) is the value of a pile of n tokens.
heaps-rises-so-far = G(n + { $length }) = G(n) + { $by } for all n from { $from } to { $last }. Here G(n) is the value of a pile of n tokens. No theorem about periods covers these rules.
heaps-table = The first Grundy values
heaps-table-how = In each row, the number on the left is the pile size for the first value.
heaps-early = pale: before the period
heaps-plot = Values of the piles from 0 to { $last }
heaps-value = n = { $n }: Grundy value { $value }
heaps-rocq = Proof for Rocq
heaps-no-rules = Write the rules.
heaps-rules-long = The rules are too long: they have { $length } characters.
heaps-not-octal = “{ $sign }” is not an octal digit. Use digits from 0 to 7.
heaps-first-digit = Only one digit may be before the point: 4 if a move may split a pile without taking tokens, otherwise 0. “{ $sign }” is not allowed.
heaps-many-digits = The code has { $count } digits after the point. At most 40 are allowed.
heaps-repeated = In a code with “…”, the last digit repeats. It can be only 0, 1, 2 or 3, not “{ $sign }”.
heaps-no-move = These rules allow no move.
heaps-clause = This move is not understood: { $clause }. Write it like “move n by 1,2” or “move n into a+b”.
heaps-amount = { $text } is not a whole number.
heaps-takes-nothing = A move must take at least 1 token or split the pile.
heaps-amount-large = { $text } is too large: a move takes at most { $most } tokens.
heaps-any-into = A move without a largest amount cannot split the pile. List the amounts after which it may split the pile.
heaps-no-amount = An amount is missing from the list.
heaps-many = There are { $count } piles. At most { $most } are allowed.
heaps-large = { $text } is too large: a pile has at most { $most } tokens.
game-heaps = Piles that split: Kayles and all octal games
heaps-waiting-rules = The values appear here when the rules are right.
