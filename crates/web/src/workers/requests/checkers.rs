//! The workers of the laboratory.

use crate::workers::checker::protocol::{Case, Question};
use crate::workers::requests::Pool;
use maths::claims::Claim;
use yew::Callback;

/// The least and the largest number of workers on any machine. One core is left to the page.
const LEAST: usize = 2;
const MOST: usize = 8;
/// Warm-up: the first worker checks a claim up to this bound while nothing is asked. Browsers compile code that has been in
/// use to faster code, for all workers, and the first question finds it. It takes some hundredths of a second.
const WARM: u32 = 500;

/// The workers, none of them started yet.
pub fn checkers() -> Pool<Question> {
    let claim = Claim::Triangular7_3;
    let question = Question::Check(Case { claim, parameters: claim.parameters(), bound: WARM });
    Pool::new(count(), Some(&question), Callback::noop())
}

/// The number of workers.
pub fn count() -> usize {
    let cores = web_sys::window().map_or(0.0, |window| window.navigator().hardware_concurrency());
    (cores as usize).saturating_sub(1).clamp(LEAST, MOST)
}
