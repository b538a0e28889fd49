//! A claim over a range of parameters: what is asked, in which order, and what has come of it.

mod found;
mod plan;
mod span;

pub use found::Found;
pub use plan::Plan;
pub use span::Span;

use crate::checker::protocol::Answer;
use crate::checker::protocol::Case;
use crate::checker::protocol::Question;
use crate::claims::Checked;
use crate::laboratory::Failure;
use crate::laboratory::Key;
use crate::laboratory::News;
use crate::requests::Effort;
use crate::requests::Unanswered;
use std::rc::Rc;

/// The sweep: what is planned next, and the last that was begun.
#[derive(Clone, Debug, PartialEq)]
pub struct Sweep {
    /// What is planned.
    pub plan: Plan,
    /// How many cells a row has, where there is one parameter only.
    pub width: u32,
    /// The last sweep that was begun.
    pub run: Option<Run>,
}

impl Default for Sweep {
    fn default() -> Self {
        Self { plan: Plan::default(), width: Sweep::WIDTH, run: None }
    }
}

/// A sweep on its way, or done.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// What it goes over.
    pub plan: Plan,
    /// A verdict for each cell, row by row; none as long as there is none.
    pub cells: Rc<Vec<Option<Checked>>>,
    /// How many questions are open.
    open: usize,
    /// From the beginning of the first question to the last news.
    effort: Option<Effort>,
    /// Why some cells have no verdict.
    pub failure: Option<Failure>,
}

impl Sweep {
    /// How many cells a row has at first. Every fourth column is the same k mod 4.
    pub const WIDTH: u32 = 20;
    /// The most cells a row can be asked to have.
    pub const WIDEST: u32 = 200;
    /// The largest bound that can be asked for.
    pub const LARGEST_BOUND: u32 = 10_000;

    pub(super) fn begin(&mut self, plan: Plan, open: usize) {
        let cells = Rc::new(vec![None; plan.size()]);
        self.run = Some(Run { plan, cells, open, effort: None, failure: None });
    }

    pub(super) fn hear(&mut self, first: usize, news: News) {
        let Some(run) = &mut self.run else { return };
        match news {
            News::Progress(..) | News::Growing(..) => {}
            News::Answered(Answer::Swept(found), effort) => {
                let cells = Rc::make_mut(&mut run.cells);
                for (cell, checked) in cells.iter_mut().skip(first).zip(found) {
                    *cell = Some(checked);
                }
                let begun = run.effort.map_or(effort.begun, |so_far| so_far.begun.min(effort.begun));
                run.effort = Some(Effort { begun, ..effort });
                run.open = run.open.saturating_sub(1);
            }
            News::Answered(
                Answer::Checked(_)
                | Answer::Listed(_)
                | Answer::Formula(_)
                | Answer::Found(_)
                | Answer::CannotSearch(_),
                _,
            )
            | News::Unanswered(Unanswered::Cancelled) => run.open = run.open.saturating_sub(1),
            News::Unanswered(failure) => {
                run.open = run.open.saturating_sub(1);
                run.failure = Some(failure);
            }
        }
    }
}

impl Run {
    /// Whether more verdicts are to come.
    pub fn is_open(&self) -> bool {
        self.open > 0
    }

    /// How many cells have a verdict.
    pub fn done(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    /// How long it has taken so far, in milliseconds.
    pub fn milliseconds(&self) -> f64 {
        self.effort.map_or(0.0, Effort::milliseconds)
    }

    /// The cells that have a verdict, with their cases.
    pub fn rows(&self) -> impl Iterator<Item = (Case, Checked)> {
        self.cells.iter().enumerate().filter_map(|(index, cell)| Some((self.plan.case(index)?, (*cell)?)))
    }
}

/// Cells that are asked for together. Many questions keep all workers busy to the end, few spare messages.
const MOST_QUESTIONS: usize = 160;

/// The questions of a sweep, each with the place of its first cell.
pub fn questions(plan: &Plan, at_least: usize) -> Vec<(Key, Question)> {
    let size = plan.size();
    let together = size.div_ceil(MOST_QUESTIONS).max(1).min(size.div_ceil(at_least).max(1));
    let firsts = (0..size).step_by(together);
    firsts
        .map(|first| {
            let cases = (first..size.min(first + together)).filter_map(|index| plan.case(index)).collect();
            (Key::Sweep(first), Question::Sweep(cases))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::Found;
    use super::Plan;
    use super::Span;
    use super::Sweep;
    use super::questions;
    use crate::checker::protocol::Answer;
    use crate::checker::protocol::Question;
    use crate::claims;
    use crate::claims::Claim;
    use crate::claims::Verdict;
    use crate::laboratory::Key;
    use crate::laboratory::News;
    use crate::requests::Effort;

    fn answered(question: Question) -> Answer {
        let Question::Sweep(cases) = question else { panic!("{question:?}") };
        let found = cases.into_iter().map(|case| {
            let mut run = claims::Run::new(case.claim, &case.parameters, case.bound, 1 << 28);
            while !run.advance(100_000) {}
            run.stop()
        });
        Answer::Swept(found.collect())
    }

    #[test]
    fn a_sweep_sees_for_which_k_the_nim_sum_decides() {
        let plan = Plan { spans: vec![Span::whole(1, 31)], bound: 200, ..Plan::of(Claim::Triangular7_3) };
        let mut sweep = Sweep::default();
        let all = questions(&plan, 1);
        sweep.begin(plan, all.len());
        for (key, question) in all {
            let Key::Sweep(first) = key else { panic!("{key:?}") };
            assert!(sweep.run.as_ref().unwrap().is_open());
            sweep.hear(first, News::Answered(answered(question), Effort { begun: 3.0, now: 5.0, bytes: 0.0 }));
        }
        let run = sweep.run.unwrap();
        assert!(!run.is_open());
        assert_eq!((run.done(), run.milliseconds()), (31, 2.0));
        let holds = |(_, checked): &(_, claims::Checked)| matches!(checked.verdict, Verdict::Verified { .. });
        let ks: Vec<String> = run.rows().filter(holds).map(|(case, _)| case.parameters.k.to_string()).collect();
        // `triangular` Theorem 7.3 is about these; in smaller boxes it holds for k = 16, 24 and 28 as well.
        assert_eq!(ks, ["3", "7", "11", "15", "19", "23", "27", "31"]);
    }

    #[test]
    fn what_the_paper_does_not_speak_of_neither_holds_nor_fails() {
        let plan = Plan { spans: vec![Span::whole(2, 5), Span::whole(1, 1)], bound: 40, ..Plan::of(Claim::Pass4_1) };
        let mut sweep = Sweep::default();
        let all = questions(&plan, 1);
        sweep.begin(plan, all.len());
        for (key, question) in all {
            let Key::Sweep(first) = key else { panic!("{key:?}") };
            sweep.hear(first, News::Answered(answered(question), Effort { begun: 3.0, now: 5.0, bytes: 0.0 }));
        }
        // `pass` is about even k: 2 and 4.
        let found = Found::of(&sweep.run.unwrap());
        assert_eq!((found.verified, found.refuted, found.undecided, found.outside), (2, 0, 0, 2));
        let first = |claim| Plan::of(claim).spans[0].write();
        assert_eq!((first(Claim::Pass4_1), first(Claim::Triangular7_3)), ("2..40:2".into(), "1..40".into()));
    }

    #[test]
    fn every_cell_is_asked_for_once() {
        let plan = Plan { spans: vec![Span::whole(1, 40), Span::whole(0, 12)], ..Plan::of(Claim::PassConjecture4_1) };
        let all = questions(&plan, 1);
        assert!(all.len() <= 160, "{}", all.len());
        let mut next = 0;
        for (key, question) in all {
            assert_eq!(key, Key::Sweep(next));
            let Question::Sweep(cases) = question else { panic!("{question:?}") };
            for (index, case) in (next..).zip(&cases) {
                assert_eq!(plan.case(index), Some(*case));
            }
            next += cases.len();
        }
        assert_eq!(next, 40 * 13);
    }
}
