//! Advice on a position: the winner after each move, and the number of moves the game then lasts.

use crate::games::{Game, Move, Position, Sum, SumMove};
use crate::solver::{Remoteness, SumEvaluation, SumSearch};
use crate::values::{Nimber, Outcome};
use serde::{Deserialize, Serialize};

/// The outcome and the remoteness of a game or a sum, and those behind each of its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// The outcome of the position.
    pub outcome: Outcome,
    /// The number of moves that the game lasts if the winner hurries and the loser delays; `None` for a sum too large to be searched.
    pub remoteness: Option<u32>,
    /// Every move, in the order of [`Sum::moves`]; none from a terminal position.
    pub options: Vec<Advised>,
}

/// A move, and what it leaves to the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advised {
    /// The move.
    pub play: SumMove,
    /// The outcome of the position it leads to: P is a win for the player who makes the move.
    pub outcome: Outcome,
    /// The remoteness of the position it leads to, if it is known.
    pub remoteness: Option<u32>,
    /// True if the move is best: a winner hurries with it, or a loser delays. Such a move lowers the remoteness by one. Every move changes
    /// sides, so an option one move nearer to the end has the other outcome, see `solver::remoteness`. Without a known remoteness, the best
    /// moves are all winning moves for a winner, and those that take least for a loser.
    pub is_best: bool,
}

impl Advice {
    /// Reads the advice from the remoteness of the same ruleset; `None` if `measured` does not hold the position.
    pub fn of(game: &Game, measured: &Remoteness) -> Option<Self> {
        Self::by(game, |position: Position| Some((measured.outcome(position)?, measured.at(position)?)))
    }

    /// The advice with outcome and remoteness from `read`; `None` if one of them is not known.
    pub fn by(game: &Game, read: impl Fn(Position) -> Option<(Outcome, u32)>) -> Option<Self> {
        let options = game.options().into_iter().map(|(play, to)| Some((SumMove::alone(play), read(to)?)));
        Some(Self::measured(read(game.position())?, options.collect::<Option<_>>()?))
    }

    /// Reads the advice from a finished search; `None` if `search` does not hold the position.
    pub fn of_search(sum: &Sum, search: &SumSearch) -> Option<Self> {
        let read = |sum: &Sum| Some((search.outcome(sum)?, search.remoteness(sum)?));
        let options = sum.options().into_iter().map(|(play, to)| Some((play, read(&to)?)));
        Some(Self::measured(read(sum)?, options.collect::<Option<_>>()?))
    }

    fn measured((outcome, remoteness): (Outcome, u32), options: Vec<(SumMove, (Outcome, u32))>) -> Self {
        let advised = |(play, (outcome, after)): (SumMove, (Outcome, u32))| Advised {
            play,
            outcome,
            remoteness: Some(after),
            is_best: after + 1 == remoteness,
        };
        Self { outcome, remoteness: Some(remoteness), options: options.into_iter().map(advised).collect() }
    }

    /// The advice from Grundy values alone, without remoteness.
    pub fn of_values(sum: &Sum, evaluation: &SumEvaluation) -> Self {
        let outcome = evaluation.outcome;
        let least = evaluation.options.iter().map(|option| taken(sum, option.play)).min();
        let advised = |option: &crate::solver::SumValued| {
            let after = Outcome::of_value(Nimber(option.value));
            let is_best = match outcome {
                Outcome::N => after == Outcome::P,
                Outcome::P => Some(taken(sum, option.play)) == least,
            };
            Advised { play: option.play, outcome: after, remoteness: None, is_best }
        };
        Self { outcome, remoteness: None, options: evaluation.options.iter().map(advised).collect() }
    }

    /// The moves by which a winner hurries and a loser delays, as far as that is known.
    pub fn best(&self) -> impl Iterator<Item = SumMove> + '_ {
        self.options.iter().filter(|option| option.is_best).map(|option| option.play)
    }
}

/// The size of a move: the total fall of a bar's coordinates, the number of tokens transferred, or 0 for a pass.
fn taken(sum: &Sum, play: SumMove) -> u64 {
    let total = |game: &Game| game.position().coordinates.sum();
    match play {
        SumMove::Pass | SumMove::In { play: Move::Pass, .. } => 0,
        SumMove::In { play: Move::Share { tokens, .. }, .. } => u64::from(tokens),
        SumMove::In { part, play: play @ (Move::Cut { .. } | Move::Lower { .. }) } => {
            let before = sum.parts().get(part);
            let after = before.and_then(|game| game.play(play));
            before.zip(after).map_or(0, |(before, after)| total(before) - total(&after))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Advice, Advised};
    use crate::games::{Axis, Game, Move, SumMove};
    use crate::solver::{Extent, Plan, Remoteness};
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
        let advised = |axis, to, outcome, remoteness| {
            let play = SumMove::alone(Move::Cut { axis, to });
            Advised { play, outcome, remoteness: Some(remoteness), is_best: remoteness == 2 }
        };
        let options = vec![
            advised(Axis::X, 1, Outcome::P, 2),
            advised(Axis::X, 0, Outcome::N, 1),
            advised(Axis::Z, 0, Outcome::N, 1),
        ];
        let expected = Advice { outcome: Outcome::N, remoteness: Some(3), options };
        assert_eq!(advice("nim:2,0,1"), expected);
        assert_eq!(expected.best().collect::<Vec<_>>(), [SumMove::alone(Move::Cut { axis: Axis::X, to: 1 })]);
    }

    #[test]
    fn the_best_moves_are_those_of_remoteness() {
        for text in ["triangle:k=3:7,4,7", "step:k=5/2,s=3,pass,misere:4,2,6,1", "sharing:9,5,16", "nim:misere:3,5,6"] {
            let game: Game = text.parse().unwrap();
            let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
            let best: Vec<_> = Advice::of(&game, &measured).unwrap().best().collect();
            let measured: Vec<_> = measured.best_moves(game.position()).into_iter().map(SumMove::alone).collect();
            assert_eq!(best, measured, "{text}");
            assert!(!best.is_empty());
        }
    }

    #[test]
    fn there_is_no_advice_at_the_end_nor_outside_the_box() {
        assert_eq!(advice("nim:0,0,0"), Advice { outcome: Outcome::P, remoteness: Some(0), options: Vec::new() });
        assert_eq!(advice("nim:misere:0,0,0").outcome, Outcome::N);
        let small: Game = "nim:1,1,1".parse().unwrap();
        let measured = Remoteness::of(small.ruleset(), Extent::holding(&small), Plan::BOUND).unwrap();
        assert_eq!(Advice::of(&"nim:2,1,1".parse().unwrap(), &measured), None);
    }
}
