//! The findings of a sweep, in short: the parameters for which the claim holds.

use crate::laboratory::sweep::{CellVerdict, Kind, Plan, Run};
use proofs::theorems::universal::Universal;

/// The verdicts of a sweep, counted, without those that theorems for all parameters say.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The number of parameters for which the claim holds, up to the bound or for all positions.
    pub holds: usize,
    /// The number of parameters for which the claim fails.
    pub fails: usize,
    /// The number of parameters for which the claim was not decided.
    pub undecided: usize,
    /// The number of parameters on which the paper makes no statement.
    pub outside: usize,
    /// The values of the parameter for which the claim holds, in short, if there is one parameter.
    pub holds_for: Option<String>,
}

impl Found {
    /// Counts.
    pub fn of(run: &Run) -> Self {
        let (mut holds, mut fails, mut undecided, mut outside) = (0, 0, 0, 0);
        let mut holds_for = Vec::new();
        for (index, cell) in cells(&run.cells).filter(|(_, cell)| !cell.is_universal()) {
            match cell.kind() {
                Kind::Holds => {
                    holds += 1;
                    holds_for.push(index);
                }
                Kind::Fails => fails += 1,
                Kind::Outside => outside += 1,
                Kind::Undecided => undecided += 1,
            }
        }
        Self { holds, fails, undecided, outside, holds_for: in_short(&run.plan, &holds_for) }
    }
}

/// The cells that one theorem for all parameters proves.
#[derive(Clone, Debug, PartialEq)]
pub struct Band {
    /// The theorem.
    pub theorem: Universal,
    /// The number of cells that the theorem proves.
    pub count: usize,
    /// The values of the parameter in these cells, in short, if there is one parameter.
    pub numbers: Option<String>,
}

impl Band {
    /// One for each theorem, in the order of the cells.
    pub fn all(plan: &Plan, before: &[Option<CellVerdict>]) -> Vec<Self> {
        let mut bands: Vec<(Universal, Vec<usize>)> = Vec::new();
        for (index, cell) in cells(before) {
            let CellVerdict::Universal { theorem, .. } = cell else { continue };
            match bands.iter_mut().find(|(known, _)| known == theorem) {
                Some((_, all)) => all.push(index),
                None => bands.push((*theorem, vec![index])),
            }
        }
        let band =
            |(theorem, all): (Universal, Vec<usize>)| Self { theorem, count: all.len(), numbers: in_short(plan, &all) };
        bands.into_iter().map(band).collect()
    }
}

/// The cells of which something is known, with their places.
fn cells(all: &[Option<CellVerdict>]) -> impl Iterator<Item = (usize, &CellVerdict)> {
    all.iter().enumerate().filter_map(|(index, cell)| Some((index, cell.as_ref()?)))
}

/// The values of the only parameter in some cells, in short; none if there are two parameters, or no cells.
fn in_short(plan: &Plan, cells: &[usize]) -> Option<String> {
    let [span] = plan.spans[..] else { return None };
    let numbers: Vec<String> = cells.iter().map(|index| span.text(*index)).collect();
    (!numbers.is_empty()).then(|| listed(&numbers))
}

/// The most numbers that are written out.
const MOST: usize = 12;

/// Numbers one after the other; those that are all as far apart, as `3, 7, 11, …, 99`.
fn listed(numbers: &[String]) -> String {
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
    use super::listed;

    #[test]
    fn numbers_in_short() {
        let short = |text: &str| listed(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(short("3 7 11 15 19"), "3, 7, 11, …, 19");
        assert_eq!(short("3 7 11 16 19"), "3, 7, 11, 16, 19");
        assert_eq!(short("1 3/2 2"), "1, 3/2, 2");
        assert_eq!(
            short("1 2 4 8 16 32 64 128 256 512 1024 2048 4096"),
            "1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, …, 4096"
        );
    }
}
