//! What a sweep has found, in short: for which parameters the claim holds.

use crate::laboratory::sweep::{Kind, Run};

/// The verdicts of a sweep, counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// For how many parameters it holds, up to the bound or for all positions.
    pub holds: usize,
    /// For how many it fails.
    pub fails: usize,
    /// For how many it was not decided.
    pub undecided: usize,
    /// How many the paper does not speak of.
    pub outside: usize,
    /// Where there is one parameter: for which it holds, in short.
    pub holds_for: Option<String>,
}

impl Found {
    /// Counts.
    pub fn of(run: &Run) -> Self {
        let (mut holds, mut fails, mut undecided, mut outside) = (0, 0, 0, 0);
        let mut holds_for = Vec::new();
        for (case, cell) in run.rows() {
            match cell.kind() {
                Kind::Holds => {
                    holds += 1;
                    holds_for
                        .extend(run.plan.parameters().next().map(|(parameter, _)| case.parameters.text(parameter)));
                }
                Kind::Fails => fails += 1,
                Kind::Outside => outside += 1,
                Kind::Undecided => undecided += 1,
            }
        }
        let is_one = run.plan.spans.len() == 1 && holds > 0;
        Self { holds, fails, undecided, outside, holds_for: is_one.then(|| in_short(&holds_for)) }
    }
}

/// The most numbers that are written out.
const MOST: usize = 12;

/// Numbers one after the other; those that are all as far apart, as `3, 7, 11, …, 99`.
fn in_short(numbers: &[String]) -> String {
    let whole: Option<Vec<u32>> = numbers.iter().map(|number| number.parse().ok()).collect();
    let is_even = whole.is_some_and(|whole| whole.windows(3).all(|next| next[1] - next[0] == next[2] - next[1]));
    match numbers {
        [first, second, third, .., last] if numbers.len() > 4 && is_even => {
            format!("{first}, {second}, {third}, …, {last}")
        }
        [.., last] if numbers.len() > MOST => format!("{}, …, {last}", numbers[..MOST - 1].join(", ")),
        _ => numbers.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::in_short;

    #[test]
    fn numbers_in_short() {
        let short = |text: &str| in_short(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(short("3 7 11 15 19"), "3, 7, 11, …, 19");
        assert_eq!(short("3 7 11 16 19"), "3, 7, 11, 16, 19");
        assert_eq!(short("1 3/2 2"), "1, 3/2, 2");
        assert_eq!(
            short("1 2 4 8 16 32 64 128 256 512 1024 2048 4096"),
            "1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, …, 4096"
        );
    }
}
