//! A verdict in words.

use crate::checker::protocol::Case;
use crate::claims::Assumption;
use crate::claims::Claim;
use crate::claims::Counted;
use crate::claims::Verdict;
use crate::games::Witness;
use crate::kit::refusals::not_begun;
use crate::kit::words::coordinates;
use crate::kit::words::sentence;
use crate::laboratory::Failure;
use crate::laboratory::names::finding;
use crate::requests::Worker;
use crate::solver::CannotBegin;
use crate::solver::NoMemory;
use crate::solver::megabytes;
use crate::texts::Texts;

/// What came out, in sentences. Finite evidence is called what it is.
pub(super) fn sentences(texts: Texts, claim: Claim, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Verified { bound, positions } => match claim.counts() {
            Counted::Positions => texts.lab_verified(positions, &texts.number(bound)),
            Counted::Cases => texts.lab_verified_cases(positions, &texts.number(bound)),
        },
        Verdict::Refuted { counterexample, expected, found } => {
            texts.lab_refuted(&at(*counterexample), &finding(texts, expected), &finding(texts, found))
        }
        Verdict::Stopped { bound: Some(bound), positions } => match claim.counts() {
            Counted::Positions => texts.lab_stopped_at(positions, &texts.number(bound)),
            Counted::Cases => texts.lab_stopped_at_cases(positions, &texts.number(bound)),
        },
        Verdict::Stopped { bound: None, .. } => texts.lab_stopped().to_owned(),
        Verdict::Empty { bound, least: Some(least) } => texts.lab_empty(&texts.number(bound), &texts.number(least)),
        Verdict::Empty { least: None, .. } => texts.lab_empty_always().to_owned(),
        Verdict::Outside(broken) => assumption(texts, *broken).to_owned(),
        // What is allowed, the device may still not have.
        Verdict::Refused { bytes, most } if bytes <= most => {
            sentence(texts, &not_begun(texts, CannotBegin::NoMemory(NoMemory { bytes: *bytes })))
        }
        Verdict::Refused { bytes, most } => {
            let needed = texts.refused_memory(&megabytes(*bytes), &megabytes(*most), &texts.lab_smaller_bound());
            sentence(texts, &needed)
        }
    }
}

/// What a paper assumes, as a sentence for parameters that do not meet it.
pub(super) fn assumption(texts: Texts, assumption: Assumption) -> &'static str {
    match assumption {
        Assumption::EvenK => texts.lab_even_k(),
    }
}

/// A verdict in one word, and the class of its looks.
pub(super) fn word(texts: Texts, verdict: &Verdict) -> (&'static str, &'static str) {
    match verdict {
        Verdict::Verified { .. } => (texts.lab_word_verified(), "verified"),
        Verdict::Refuted { .. } => (texts.lab_word_refuted(), "refuted"),
        Verdict::Stopped { .. } => (texts.lab_word_stopped(), "stopped"),
        Verdict::Outside(_) => (texts.lab_word_outside(), "stopped"),
        Verdict::Empty { .. } | Verdict::Refused { .. } => (texts.lab_word_refused(), "stopped"),
    }
}

/// The coordinates of a position, or numbers, in brackets.
pub(super) fn at(witness: impl Into<Witness>) -> String {
    format!("({})", numbers(witness))
}

/// The coordinates of a position, or numbers, such as `2, 1, 3`.
pub(super) fn numbers(witness: impl Into<Witness>) -> String {
    match witness.into() {
        Witness::Position(game) => coordinates(&game.ruleset(), game.position()),
        Witness::Numbers(numbers) => numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// How long it took, and how fast that was.
pub(super) fn pace(texts: Texts, positions: f64, milliseconds: f64) -> String {
    let seconds = milliseconds / 1000.0;
    let time = if seconds < 1.0 { format!("{:.0} ms", milliseconds.max(1.0)) } else { format!("{seconds:.1} s") };
    let rate = positions / milliseconds.max(1.0) / 1000.0;
    if rate < 0.1 { time } else { texts.lab_pace(&time, &format!("{rate:.1}")) }
}

/// How many positions were looked at. Cases are none: one may take as long as many others.
pub(super) fn positions(claim: Claim, verdict: &Verdict) -> f64 {
    match (claim.counts(), verdict) {
        (Counted::Positions, Verdict::Verified { positions, .. } | Verdict::Stopped { positions, .. }) => {
            *positions as f64
        }
        (
            Counted::Positions,
            Verdict::Empty { .. } | Verdict::Refuted { .. } | Verdict::Outside(_) | Verdict::Refused { .. },
        )
        | (Counted::Cases, _) => 0.0,
    }
}

/// The end of a range that a case is about, such as `k = 5, N = 1000`.
pub(super) fn range(texts: Texts, case: &Case) -> String {
    let settings = crate::laboratory::names::settings(texts, case.claim, &case.parameters);
    let bound = format!("N = {}", case.bound);
    if settings.is_empty() { bound } else { [settings.as_str(), bound.as_str()].join(texts.list_comma()) }
}

/// Why there is no answer, in a sentence.
pub(super) fn failure(texts: Texts, failure: Failure) -> String {
    sentence(texts, &failure.reason(texts, Worker::Laboratory, |_, never| match never {}))
}

#[cfg(test)]
mod tests {
    use super::sentences;
    use crate::claims::Claim;
    use crate::claims::Verdict;
    use crate::texts::Texts;

    #[test]
    fn too_little_memory_has_the_words_of_the_main_page() {
        let told = |bytes: u64| {
            let verdict = Verdict::Refused { bytes: bytes << 20, most: 512 << 20 };
            sentences(Texts::default(), Claim::Triangular7_3, &verdict)
        };
        let device = "This device did not give the 19 MB of memory that this needs; try a smaller N.";
        assert_eq!(told(19), device);
        let planned = "This needs at least 700 MB of memory and 512 MB are allowed; choose a smaller N.";
        assert_eq!(told(700), planned);
    }
}
