//! What can be written, with an example of each.

use crate::games::Family;

/// One command a line, with moves as the family has them.
pub(super) fn help(family: Family) -> String {
    let moves = match family {
        Family::Sharing => "move 5 from c to a (or c-a5), pass: a move",
        Family::Nim | Family::Triangle | Family::Step => {
            "cut left 3, cut top 2, cut right 0 (or x3, y2, z0), pass: a move; the number is the label of the groove"
        }
    };
    format!("{moves}{REST}")
}

const REST: &str = "
undo, redo, restart: walk through the game
hint: one step more of the solution
value: Grundy value and outcome
winning moves, options, why: what decides it
set triangle:k=3:7,4,7: another position
random, random P, random N: a position by chance
computer first, computer second, computer off: who plays
strength 80: how often the computer finds the best move, in per cent
mark on, mark off: what each cut leads to
size 40: the N of the figures";
