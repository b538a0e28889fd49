//! Values that rise by the same amount from period to period. This is an observation, and no proof.

/// G(n + length) = G(n) + by was true for all known n ≥ from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rising {
    /// The first heap of the observation.
    pub from: usize,
    /// The number of values after which they repeat, higher by [`Rising::by`].
    pub length: usize,
    /// The amount by which they rise.
    pub by: u32,
}

/// The longest period that is looked for.
const LONGEST: usize = 200;

/// The shortest arithmetic period that at least the second half of the values has, with three whole periods in it.
pub fn rising(values: &[u32]) -> Option<Rising> {
    (1..=LONGEST.min(values.len() / 6)).find_map(|length| {
        let steps = || values.iter().zip(&values[length..]).map(|(&value, &later)| i64::from(later) - i64::from(value));
        let by = steps().next_back().filter(|&by| by > 0)?;
        let from = steps().rposition(|step| step != by).map_or(0, |last| last + 1);
        let by = u32::try_from(by).ok()?;
        (from <= values.len() / 2).then_some(Rising { from, length, by })
    })
}
