//! Gaps of proofs at a position. The checker of arguments uses the rules and the set, and nothing from the code that made the argument.

use crate::claims::strategy::{Argument, Case, Fact, Says};
use crate::games::{Game, Move, Position, Ruleset};

/// A failure of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// No case applies, or several do.
    Cases(Vec<Case>),
    /// A line of the case is false.
    Line {
        /// The case.
        case: Case,
        /// Which line, counted from 0.
        number: usize,
        /// The false line.
        fact: Fact,
    },
    /// The move is not legal.
    NoMove(Case, Move),
    /// The move does not lead into the set.
    Misses(Case, Position),
    /// An option of a position of the set is in the set as well.
    Stays(Case, Position),
}

/// The gap of an argument at a position, if there is one.
pub(super) fn in_argument(game: &Game, argument: &Argument, has: impl Fn(&Game) -> bool) -> Option<Gap> {
    let Argument { case, lines, says } = argument;
    if let Some((number, fact)) = lines.iter().enumerate().find(|(_, fact)| !fact.holds()) {
        return Some(Gap::Line { case: *case, number, fact: *fact });
    }
    let at = |to: Position| Game::new(game.ruleset(), to);
    match *says {
        Says::MovesTo(play) => match game.play(play) {
            None => Some(Gap::NoMove(*case, play)),
            Some(to) => (!has(&to)).then_some(Gap::Misses(*case, to.position())),
        },
        Says::AllLeave => {
            let stays = game.options().into_iter().find(|(_, to)| at(*to).is_ok_and(|to| has(&to)));
            stays.map(|(_, to)| Gap::Stays(*case, to))
        }
        Says::NoMove if !is_won(game.ruleset(), game) => Some(Gap::Misses(*case, game.position())),
        Says::NoMove | Says::Nothing | Says::Answers => None,
    }
}

/// True if the player who has to move wins without a move.
fn is_won(ruleset: Ruleset, game: &Game) -> bool {
    ruleset.misere && game.is_terminal()
}
