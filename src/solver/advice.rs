//! What a player who looks for the best move may ask about a position: who wins with each move, and how long it lasts.

use crate::games::Game;
use crate::games::Move;
use crate::games::Position;
use crate::solver::Remoteness;
use crate::values::Outcome;
use serde::Deserialize;
use serde::Serialize;

/// A position's outcome and remoteness, and those behind each of its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// Who wins.
    pub outcome: Outcome,
    /// How many moves the game lasts when the winner hurries and the loser delays.
    pub remoteness: u32,
    /// Every move, in the ruleset's order; none from a terminal position.
    pub options: Vec<Advised>,
}

/// A move, and what it leaves to the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advised {
    /// The move.
    pub play: Move,
    /// The outcome of the position it leads to: P is a win for whoever makes the move.
    pub outcome: Outcome,
    /// The remoteness of the position it leads to.
    pub remoteness: u32,
}

impl Advice {
    /// Reads it off what was measured for the same ruleset; `None` if that does not hold the position.
    pub fn of(game: &Game, measured: &Remoteness) -> Option<Self> {
        Self::by(game, |position: Position| Some((measured.outcome(position)?, measured.at(position)?)))
    }

    /// The same where outcome and remoteness come from somewhere else; `None` if one of them is not known.
    pub fn by(game: &Game, read: impl Fn(Position) -> Option<(Outcome, u32)>) -> Option<Self> {
        let (outcome, remoteness) = read(game.position())?;
        let advised = |(play, to)| read(to).map(|(outcome, remoteness)| Advised { play, outcome, remoteness });
        let options = game.options().into_iter().map(advised).collect::<Option<_>>()?;
        Some(Self { outcome, remoteness, options })
    }

    /// The moves by which a winner hurries and a loser delays: those to a remoteness that is one less. Every move changes
    /// sides, so an option one move nearer to the end has the other outcome (see `solver::remoteness`).
    pub fn best(&self) -> impl Iterator<Item = Move> + '_ {
        self.options.iter().filter(|option| option.remoteness + 1 == self.remoteness).map(|option| option.play)
    }
}

#[cfg(test)]
mod tests {
    use super::Advice;
    use super::Advised;
    use crate::games::Axis;
    use crate::games::Game;
    use crate::games::Move;
    use crate::solver::Extent;
    use crate::solver::Plan;
    use crate::solver::Remoteness;
    use crate::values::Outcome;

    fn advice(game: &str) -> Advice {
        let game: Game = game.parse().unwrap();
        let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
        Advice::of(&game, &measured).unwrap()
    }

    #[test]
    fn two_heaps_by_hand() {
        // (2, 0, 1): only x to 1 wins, and then each takes one. After x to 0 the other takes the last one, z; after z to
        // 0 they take all of x.
        let advised = |axis, to, outcome, remoteness| Advised { play: Move::Cut { axis, to }, outcome, remoteness };
        let options = vec![
            advised(Axis::X, 1, Outcome::P, 2),
            advised(Axis::X, 0, Outcome::N, 1),
            advised(Axis::Z, 0, Outcome::N, 1),
        ];
        let expected = Advice { outcome: Outcome::N, remoteness: 3, options };
        assert_eq!(advice("nim:2,0,1"), expected);
        assert_eq!(expected.best().collect::<Vec<_>>(), [Move::Cut { axis: Axis::X, to: 1 }]);
    }

    #[test]
    fn the_best_moves_are_those_of_remoteness() {
        for text in ["triangle:k=3:7,4,7", "step:k=5/2,s=3,pass,misere:4,2,6,1", "sharing:9,5,16", "nim:misere:3,5,6"] {
            let game: Game = text.parse().unwrap();
            let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
            let best: Vec<_> = Advice::of(&game, &measured).unwrap().best().collect();
            assert_eq!(best, measured.best_moves(game.position()), "{text}");
            assert!(!best.is_empty());
        }
    }

    #[test]
    fn there_is_no_advice_at_the_end_nor_outside_the_box() {
        assert_eq!(advice("nim:0,0,0"), Advice { outcome: Outcome::P, remoteness: 0, options: Vec::new() });
        assert_eq!(advice("nim:misere:0,0,0").outcome, Outcome::N);
        let small: Game = "nim:1,1,1".parse().unwrap();
        let measured = Remoteness::of(small.ruleset(), Extent::holding(&small), Plan::BOUND).unwrap();
        assert_eq!(Advice::of(&"nim:2,1,1".parse().unwrap(), &measured), None);
    }
}
