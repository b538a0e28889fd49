//! A verdict in words.

use crate::evidence::names::finding;
use crate::kit::refusals::not_begun;
use crate::kit::words::{coordinates, sentence};
use crate::texts::Texts;
use crate::workers::checker::protocol::Case;
use crate::workers::requests::Worker;
use crate::workers::requests::trial::Failure;
use maths::claims::{Assumption, Claim, Claimed, Counted, Looked, Refutes, Verdict};
use maths::games::Witness;
use maths::solver::{CannotBegin, NoMemory, megabytes};
use maths::values::fixed;

/// The verdict in sentences. They name finite evidence as such, and distinguish deduced positions from checked ones.
pub fn sentences(texts: Texts, case: &Case, verdict: &Verdict) -> String {
    let found = found(texts, case.claim, verdict);
    match verdict {
        Verdict::Verified { bound, .. } | Verdict::Stopped { bound: Some(bound), .. } => {
            let deduced = deduced(texts, case, *bound);
            deduced.map_or(found.clone(), |deduced| [found.as_str(), &deduced].join(texts.between_sentences()))
        }
        Verdict::Refuted { .. }
        | Verdict::Stopped { bound: None, .. }
        | Verdict::Empty { .. }
        | Verdict::Outside(_)
        | Verdict::Refused { .. } => found,
    }
}

/// The method that decided a box without a check of each position; `None` if each was checked.
fn deduced(texts: Texts, case: &Case, bound: u32) -> Option<String> {
    match case.claim.looked(&case.parameters) {
        Looked::Positions | Looked::Cases => None,
        Looked::PPositions => Some(texts.lab_deduced_outcomes().to_owned()),
        Looked::SmallValues => Some(texts.lab_deduced_values(&texts.number(&(u64::from(bound) + 1)))),
    }
}

fn found(texts: Texts, claim: Claim, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Verified { bound, positions } => match claim.counts() {
            Counted::Positions => texts.lab_verified(positions, &texts.number(bound)),
            Counted::Cases => texts.lab_verified_cases(positions, &texts.number(bound)),
        },
        Verdict::Refuted { counterexample, expected, found } => {
            let (at, expected, found) = (at(*counterexample), finding(texts, expected), finding(texts, found));
            match claim.refutes() {
                Refutes::Statement => texts.lab_refuted(&at, &expected, &found),
                Refutes::Bound => texts.lab_exceeded(&at, &expected, &found),
            }
        }
        Verdict::Stopped { bound: Some(bound), positions } => match claim.counts() {
            Counted::Positions => texts.lab_stopped_at(positions, &texts.number(bound)),
            Counted::Cases => texts.lab_stopped_at_cases(positions, &texts.number(bound)),
        },
        Verdict::Stopped { bound: None, .. } => texts.lab_stopped().to_owned(),
        Verdict::Empty { bound, least: Some(least) } => texts.lab_empty(&texts.number(bound), &texts.number(least)),
        Verdict::Empty { least: None, .. } => texts.lab_empty_always().to_owned(),
        Verdict::Outside(broken) => assumption(texts, *broken).to_owned(),
        // The device may lack memory that the limit allows.
        Verdict::Refused { bytes, most } if bytes <= most => {
            sentence(texts, &not_begun(texts, CannotBegin::NoMemory(NoMemory { bytes: *bytes })))
        }
        Verdict::Refused { bytes, most } => {
            let needed = texts.refused_memory(&megabytes(*bytes), &megabytes(*most), &texts.lab_smaller_bound());
            sentence(texts, &needed)
        }
    }
}

/// The sentence that a result is about parameters which the statement does not cover; none if it covers them.
pub fn not_stated(texts: Texts, Claimed { claim, parameters }: &Claimed) -> Option<String> {
    let is_outside = !claim.is_stated(parameters) && claim.unmet(parameters).is_none();
    is_outside.then(|| texts.lab_not_stated(&crate::evidence::names::settings(texts, *claim, parameters)))
}

/// An assumption of a paper, as a sentence for parameters that do not satisfy it.
pub fn assumption(texts: Texts, assumption: Assumption) -> &'static str {
    match assumption {
        Assumption::EvenK => texts.lab_even_k(),
    }
}

/// A verdict in one word, and the class of its looks.
pub fn word(texts: Texts, claim: Claim, verdict: &Verdict) -> (&'static str, &'static str) {
    match verdict {
        Verdict::Refuted { .. } if claim.refutes() == Refutes::Bound => (texts.lab_word_exceeded(), "refuted"),
        Verdict::Verified { .. } => (texts.lab_word_verified(), "far"),
        Verdict::Refuted { .. } => (texts.lab_word_refuted(), "refuted"),
        Verdict::Stopped { .. } => (texts.lab_word_stopped(), "stopped"),
        Verdict::Outside(_) => (texts.lab_word_outside(), "stopped"),
        Verdict::Empty { .. } | Verdict::Refused { .. } => (texts.lab_word_refused(), "stopped"),
    }
}

/// The coordinates of a position, or numbers, in brackets.
pub fn at(witness: impl Into<Witness>) -> String {
    format!("({})", numbers(witness))
}

/// The coordinates of a position, or numbers, such as `2, 1, 3`.
pub fn numbers(witness: impl Into<Witness>) -> String {
    match witness.into() {
        Witness::Position(game) => coordinates(&game.ruleset(), game.position()),
        Witness::Numbers(numbers) => numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// The time that a check took, and its speed in millions of positions a second.
pub fn pace(texts: Texts, positions: f64, milliseconds: f64) -> String {
    let seconds = milliseconds / 1000.0;
    let time = if seconds < 1.0 {
        format!("{} ms", fixed(milliseconds.max(1.0), 0))
    } else {
        format!("{} s", fixed(seconds, 1))
    };
    let rate = positions / milliseconds.max(1.0) / 1000.0;
    if rate < 0.1 { time } else { texts.lab_pace(&time, &fixed(rate, 1)) }
}

/// The number of positions that were checked one by one, for the speed. If most were deduced there is no speed, nor for cases, because one
/// case may take as long as many others.
pub fn positions(case: &Case, verdict: &Verdict) -> f64 {
    match verdict {
        Verdict::Verified { positions, .. } | Verdict::Stopped { positions, .. } if has_rate(case) => *positions as f64,
        Verdict::Verified { .. }
        | Verdict::Stopped { .. }
        | Verdict::Empty { .. }
        | Verdict::Refuted { .. }
        | Verdict::Outside(_)
        | Verdict::Refused { .. } => 0.0,
    }
}

/// True if the check considers each position separately.
pub fn has_rate(case: &Case) -> bool {
    case.claim.looked(&case.parameters) == Looked::Positions
}

/// The end of a range that a case is about, such as `k = 5, N = 1000`.
pub fn range(texts: Texts, case: &Case) -> String {
    let settings = crate::evidence::names::settings(texts, case.claim, &case.parameters);
    let bound = format!("N = {}", case.bound);
    if settings.is_empty() { bound } else { [settings.as_str(), bound.as_str()].join(texts.list_comma()) }
}

/// Why there is no answer, in a sentence.
pub fn failure(texts: Texts, failure: Failure) -> String {
    sentence(texts, &failure.reason(texts, Worker::Laboratory, |_, never| match never {}))
}

#[cfg(test)]
mod tests {
    use super::{has_rate, positions, sentences, word};
    use crate::texts::Texts;
    use crate::workers::checker::protocol::Case;
    use maths::claims::{Claim, Finding, Parameter, Verdict};

    fn case(claim: Claim) -> Case {
        Case { claim, parameters: claim.parameters(), bound: claim.bound() }
    }

    #[test]
    fn too_little_memory_has_the_words_of_the_main_page() {
        let stated = |bytes: u64| {
            let verdict = Verdict::Refused { bytes: bytes << 20, most: 512 << 20 };
            sentences(Texts::default(), &case(Claim::Triangular7_3), &verdict)
        };
        let device = "This device could not provide the 19 MB of memory required; choose a smaller N.";
        assert_eq!(stated(19), device);
        let planned =
            "The calculation needs at least 700 MB of memory, but only 512 MB are allowed; choose a smaller N.";
        assert_eq!(stated(700), planned);
    }

    /// Of Sharing Nim up to b = 100,000 only the lowest rows are looked at; the rest of five billion positions is deduced.
    #[test]
    fn what_is_deduced_is_distinguished_from_what_is_looked_at_and_has_no_rate() {
        let texts = Texts::default();
        let verdict = Verdict::Verified { bound: 100_000, positions: 5_000_150_001 };
        let of = |claim| (sentences(texts, &case(claim), &verdict), positions(&case(claim), &verdict));
        let (values, rate) = of(Claim::SharingConjecture3);
        assert!(values.contains("An argument, checked") && values.contains("100\u{202F}001 columns"), "{values}");
        assert_eq!(rate, 0.0);
        let (outcomes, rate) = of(Claim::Triangular7_3);
        assert!(outcomes.contains("It follows that all other positions") && rate == 0.0, "{outcomes}");
        let (looked, rate) = of(Claim::Triangular3_1);
        assert!(!looked.contains("Only the") && rate == 5_000_150_001.0, "{looked}");
        // The same conjecture with all values is looked at position by position.
        let all = Claim::SharingConjecture3.parameters().with(Parameter::G, "all").unwrap();
        assert!(has_rate(&Case { parameters: all, ..case(Claim::SharingConjecture3) }));
    }

    #[test]
    fn a_value_beyond_a_bound_refutes_no_conjecture() {
        let counterexample = "sharing:0,2,245316".parse().unwrap();
        let verdict = Verdict::Refuted { counterexample, expected: Finding::AtMost(41), found: Finding::MoreThan(41) };
        let texts = Texts::default();
        assert_eq!(word(texts, Claim::SharingConjecture1, &verdict).0, "Bound exceeded.");
        let stated = sentences(texts, &case(Claim::SharingConjecture1), &verdict);
        assert!(stated.contains("(0, 2, 245316)") && stated.contains("A larger bound may still hold"), "{stated}");
        assert_eq!(word(texts, Claim::SharingConjecture3, &verdict).0, texts.lab_word_refuted());
    }
}
