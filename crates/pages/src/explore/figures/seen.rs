//! The observed properties of a sequence, in words that claim nothing beyond the computed terms.

use maths::solver::{Doubling, Period, Record, Sequence, Steepest};
use web::texts::Texts;

/// The observed properties of a sequence.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    first: u32,
    last: Option<u32>,
    period: Option<Period>,
    doublings: [Option<Doubling>; 2],
    records: Vec<Record>,
    steepest: Option<Steepest>,
}

impl Seen {
    /// Looks at a sequence.
    pub(super) fn of(sequence: &Sequence) -> Self {
        Self {
            first: sequence.first(),
            last: sequence.last(),
            period: sequence.period(),
            doublings: sequence.doublings(),
            records: sequence.records(),
            steepest: sequence.steepest(),
        }
    }
}

/// One sentence for each thing that is seen; `n` is what the index is called.
pub(super) fn seen(texts: Texts, seen: &Seen, n: &str) -> Vec<String> {
    let Some(last) = seen.last else { return Vec::new() };
    let mut sentences = vec![period(texts, seen.period, n, seen.first, last)];
    sentences.extend(seen.doublings.iter().flatten().map(|doubling| self_similarity(texts, doubling, n)));
    if let Some(Record { index, value }) = seen.records.last() {
        sentences.push(texts.seen_largest(&n, &last, value, index, &seen.records.len()));
    }
    if let Some(Steepest { offset, .. }) = seen.steepest {
        let (sign, amount) = if offset < 0 { ("−", -offset) } else { ("+", offset) };
        let bound = format!("{n} {sign} {amount}");
        // The bound is that of the terms 1, 2, …; term 0 may exceed it.
        sentences.push(if seen.first == 0 {
            texts.seen_steepest_from_one(&n, &last, &bound)
        } else {
            texts.seen_steepest(&n, &last, &bound)
        });
    }
    sentences
}

fn period(texts: Texts, period: Option<Period>, n: &str, first: u32, last: u32) -> String {
    let Some(Period { preperiod, period, saltus, repeats, .. }) = period else {
        return texts.seen_no_period(&n, &last);
    };
    let what = match (period, saltus) {
        (1, 0) => texts.seen_constant().to_owned(),
        (_, 0) => texts.seen_period(&period),
        (_, saltus) if saltus < 0 => texts.seen_arithmetic(&period, &format!("−{}", -saltus)),
        (_, saltus) => texts.seen_arithmetic(&period, &saltus),
    };
    let what = if preperiod > first { texts.seen_from(&what, &n, &preperiod) } else { what };
    texts.seen_repeats(&what, &n, &last, &repeats)
}

fn self_similarity(texts: Texts, doubling: &Doubling, n: &str) -> String {
    let Doubling { remainder, factor, summand, from, seen_to } = *doubling;
    let index = if remainder == 0 { format!("2{n}") } else { format!("2{n} + {remainder}") };
    let multiple = match factor {
        0 => String::new(),
        1 => format!("a({n})"),
        -1 => format!("−a({n})"),
        factor => format!("{factor}a({n})"),
    };
    let right = match (multiple.as_str(), summand) {
        ("", summand) => summand.to_string(),
        (multiple, 0) => multiple.to_owned(),
        (multiple, summand) if summand < 0 => format!("{multiple} − {}", -summand),
        (multiple, summand) => format!("{multiple} + {summand}"),
    };
    let equation = format!("a({index}) = {right}");
    let equation = if from > 0 { texts.seen_equation_from(&equation, &n, &from) } else { equation };
    texts.seen_doubling(&equation, &n, &seen_to)
}

#[cfg(test)]
mod tests {
    use super::{Seen, seen};
    use maths::solver::Sequence;
    use web::texts::Texts;

    fn sentences(values: impl IntoIterator<Item = u32>) -> Vec<String> {
        seen(Texts::default(), &Seen::of(&Sequence::new(0, values)), "n")
    }

    #[test]
    fn what_is_seen_is_said_with_how_far_it_was_seen() {
        let plain = sentences([9, 9].into_iter().chain((0..60).map(|n| n % 3)));
        assert_eq!(plain[0], "Period 3 from n = 2 onwards, checked up to n = 61 (19 repeats).");
        let rising = sentences((0..40).map(|n| n ^ 3));
        assert_eq!(rising[0], "Arithmetically periodic with period 4 and saltus 4, checked up to n = 39 (9 repeats).");
        let squares = sentences((0..40).map(|n| n * n));
        assert_eq!(squares[0], "No period was found up to n = 39.");
        assert!(
            squares.contains(&"Every term a(n) from n = 1 to n = 39 is at most n + 1482.".to_owned()),
            "{squares:?}"
        );
        assert!(sentences([]).is_empty());
        assert_eq!(sentences(vec![4; 40])[0], "Constant, checked up to n = 39 (39 repeats).");
    }

    #[test]
    fn self_similarity_is_written_as_an_equation() {
        let sums = sentences((0..200u32).map(u32::count_ones));
        assert!(sums.iter().any(|it| it.contains("a(2n) = a(n), checked")), "{sums:?}");
        assert!(sums.iter().any(|it| it.contains("a(2n + 1) = a(n) + 1, checked")), "{sums:?}");
    }
}
