//! The value of a sum and of its options, or the winner with each move. If the value is a nim-sum, it is put together from the tables of
//! the parts. Otherwise, and for the length of the game, the sum is searched.

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::{Cache, Wanted};
use crate::workers::solver::job::{Accepted, Cost, Job, SLICE, Step, evaluation};
use crate::workers::solver::kept::Kind;
use crate::workers::solver::protocol::Answer;
use crate::workers::solver::searches::Found;
use maths::games::Sum;
use maths::solver::{Advice, Evaluation, SumEvaluation, SumRefusal, SumSearch};

/// An open request about a sum.
pub(super) struct OfSum {
    kind: Kind,
    sum: Sum,
    way: Way,
}

/// The way in which the sum is answered.
enum Way {
    /// From the values of the parts, as far as they are known.
    Parts(Vec<Evaluation>),
    Search,
}

impl OfSum {
    pub(super) fn accept(kind: Kind, sum: Sum, cache: &mut Cache) -> Accepted<Self> {
        let way = match kind {
            Kind::Values if has_nim_sum(&sum) => Way::Parts(Vec::new()),
            Kind::Values | Kind::Remoteness => match cache.searches().prepare(&sum) {
                Ok(()) => Way::Search,
                Err(refusal) => without_search(&sum, refusal)?,
            },
        };
        let job = Self { kind, sum, way };
        let cost = Cost::of_tables(&job.tables(), 0, cache)?;
        Ok((job, cost))
    }

    fn read(&self, search: &SumSearch) -> Result<Step, WhyNot> {
        let answer = match self.kind {
            Kind::Values => SumEvaluation::of_search(&self.sum, search).map(Answer::SumEvaluation),
            Kind::Remoteness => Advice::of_search(&self.sum, search).map(Answer::Advice),
        };
        answer.map(|answer| Step::Answered(answer, None)).ok_or(WhyNot::NotThere)
    }
}

impl Job for OfSum {
    fn searched(&self) -> Option<&Sum> {
        match self.way {
            Way::Search => Some(&self.sum),
            Way::Parts(_) => None,
        }
    }

    /// The tables that are still needed.
    fn tables(&self) -> Vec<Wanted> {
        match &self.way {
            Way::Search => Vec::new(),
            Way::Parts(known) => {
                self.sum.parts().iter().skip(known.len()).map(|part| evaluation::wanted(Kind::Values, part)).collect()
            }
        }
    }

    fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let known = match &mut self.way {
            Way::Parts(known) => known,
            Way::Search => {
                let refusal = match cache.advance_search(&self.sum, SLICE) {
                    Ok(Found::Unfinished(progress)) => return Ok(Step::progress(progress)),
                    Ok(Found::Finished(search)) => return self.read(search),
                    Err(refusal) => refusal,
                };
                self.way = without_search(&self.sum, refusal)?;
                return Ok(Step::Progress { done: 0, total: 0 });
            }
        };
        if let Some(part) = self.sum.parts().get(known.len()) {
            match evaluation::step(&evaluation::wanted(Kind::Values, part), part, cache)? {
                Step::Answered(Answer::Evaluation(evaluation), _) => known.push(evaluation),
                step @ Step::Progress { .. } => return Ok(step),
                Step::Answered(..) | Step::Growing(..) => return Err(WhyNot::NotThere),
            }
            return Ok(Step::Progress { done: 0, total: 0 });
        }
        let evaluation = SumEvaluation::of_parts(&self.sum, known).ok_or(WhyNot::NotThere)?;
        let answer = match self.kind {
            Kind::Values => Answer::SumEvaluation(evaluation),
            Kind::Remoteness => Answer::Advice(Advice::of_values(&self.sum, &evaluation)),
        };
        Ok(Step::Answered(answer, None))
    }
}

/// True if the value of the sum is the nim-sum of the values of the parts.
fn has_nim_sum(sum: &Sum) -> bool {
    !sum.is_misere() && sum.whole().pass.is_none()
}

/// The way to answer a sum that is too large to be searched.
///
/// # Errors
/// When nothing can be done, the reason.
fn without_search(sum: &Sum, refusal: SumRefusal) -> Result<Way, WhyNot> {
    if has_nim_sum(sum) { Ok(Way::Parts(Vec::new())) } else { Err(WhyNot::Sum(refusal)) }
}
