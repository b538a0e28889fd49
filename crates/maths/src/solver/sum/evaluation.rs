//! The evaluation of a sum: its value, its outcome, and the value of each option.

use crate::games::{Sum, SumMove};
use crate::solver::{Evaluation, SumSearch, Valued};
use crate::values::{Nimber, Outcome};
use serde::{Deserialize, Serialize};

/// The value of a sum, its outcome, and the value behind each of its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SumEvaluation {
    /// The Grundy value; under misère play the misère Grundy value.
    pub value: u32,
    /// The outcome of the sum.
    pub outcome: Outcome,
    /// The values of the parts, whose nim-sum the value is; `None` if the value is not a nim-sum but the result of a search.
    pub parts: Option<Vec<u32>>,
    /// Every move, in the order of [`Sum::moves`], with the value of the sum it leads to.
    pub options: Vec<SumValued>,
}

/// A move of a sum and the value of the sum it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SumValued {
    /// The move.
    pub play: SumMove,
    /// The value of that sum.
    pub value: u32,
}

impl SumEvaluation {
    /// The evaluation of a single game as a sum.
    pub fn of_game(evaluation: &Evaluation) -> Self {
        let valued = |option: &Valued| SumValued { play: SumMove::alone(option.play), value: option.value };
        let options = evaluation.options.iter().map(valued).collect();
        Self { value: evaluation.value, outcome: evaluation.outcome, parts: None, options }
    }

    /// Combines the evaluations of the parts, in their order. The value of the sum is the nim-sum of the values of the parts, and so is the
    /// value of each option. `None` under misère play and with a pass of the whole, since this rule is then not true.
    pub fn of_parts(sum: &Sum, parts: &[Evaluation]) -> Option<Self> {
        if sum.is_misere() || sum.whole().pass.is_some() || sum.parts().len() != parts.len() {
            return None;
        }
        let Nimber(value) = parts.iter().map(|part| Nimber(part.value)).sum();
        let options = parts.iter().enumerate().flat_map(|(part, of_part)| {
            // The nim-sum of the other parts.
            let others = value ^ of_part.value;
            let valued = move |option: &Valued| SumValued {
                play: SumMove::In { part, play: option.play },
                value: others ^ option.value,
            };
            of_part.options.iter().map(valued)
        });
        let options = options.collect();
        let values = parts.iter().map(|part| part.value).collect();
        Some(Self { value, outcome: Outcome::of_value(Nimber(value)), parts: Some(values), options })
    }

    /// Reads the evaluation from a finished search; `None` if `search` does not hold the position.
    pub fn of_search(sum: &Sum, search: &SumSearch) -> Option<Self> {
        let value = search.value(sum)?;
        let valued = |(play, to)| search.value(&to).map(|Nimber(value)| SumValued { play, value });
        let options = sum.options().into_iter().map(valued).collect::<Option<_>>()?;
        Some(Self { value: value.0, outcome: Outcome::of_value(value), parts: None, options })
    }

    /// The moves to a P-position.
    pub fn winning_moves(&self) -> impl Iterator<Item = SumMove> + '_ {
        self.options.iter().filter(|option| option.value == 0).map(|option| option.play)
    }
}
