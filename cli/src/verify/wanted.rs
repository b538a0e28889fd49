//! The claims to be checked, and their bounds.

use maths::claims::{Claim, Parameter, Parameters, Record};
use maths::solver::Far;
use std::fmt;

/// The largest value in each row of Sharing Nim from row 0 on, in a table up to n = 20,000; the paper tells that of the rows
/// 0, 2 and 6. All of them occur before n = 650.
const LARGEST: [u32; 41] = [
    12, 37, 41, 65, 51, 72, 72, 74, 77, 111, 104, 104, 107, 142, 155, 146, 190, 197, 193, 192, 205, 204, 208, 227, 240,
    236, 292, 284, 297, 294, 312, 319, 321, 314, 382, 383, 330, 340, 408, 410, 392,
];

/// Rows that have a larger value beyond that table, and the largest one up to n = 10,000,000.
const LARGER: [(u32, u32); 5] = [(1, 59), (2, 57), (4, 67), (5, 73), (7, 75)];

/// A claim with its parameters and a bound.
pub(crate) struct Task {
    pub(crate) claim: Claim,
    pub(crate) parameters: Parameters,
    pub(crate) bound: u32,
}

impl Task {
    /// The same, but no farther than this.
    pub(crate) fn up_to(self, most: u32) -> Self {
        Self { bound: self.bound.min(most), ..self }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.claim.id())?;
        self.claim.takes().try_for_each(|taken| write!(out, " {taken}={}", self.parameters.text(taken)))?;
        write!(out, " to {}", self.bound)
    }
}

/// A claim with these parameters, in the order in which it takes them.
fn task(claim: Claim, texts: &[&str], bound: u32) -> Option<Task> {
    let pairs = claim.takes().zip(texts);
    let set = |all: Parameters, (parameter, text): (Parameter, &&str)| all.with(parameter, text).ok();
    let parameters = pairs.into_iter().try_fold(claim.parameters(), set)?;
    Some(Task { claim, parameters, bound })
}

/// A claim for many k.
fn for_each_k(claim: Claim, ks: impl IntoIterator<Item = u32>, bound: u32) -> Vec<Option<Task>> {
    ks.into_iter().map(|k| task(claim, &[&k.to_string()], bound)).collect()
}

/// A claim for every even k up to 12 and every s < k that it is stated for. With a small check beside the proof also for k = 14
/// and 16, and for s from k to 2k − 1 where k is at most 8.
fn for_each_s(claim: Claim, bound: u32) -> Vec<Option<Task>> {
    let pairs = (2..=16u32).step_by(2).flat_map(|k| (1..if k > 8 { k } else { 2 * k }).map(move |s| (k, s)));
    let all = pairs.map(|(k, s)| {
        let bound = if k > 12 || s >= k { bound.min(200) } else { bound };
        task(claim, &[&k.to_string(), &s.to_string()], bound)
    });
    all.filter(|task| task.as_ref().is_some_and(|task| claim.is_stated(&task.parameters))).collect()
}

/// Bounds of rows of Sharing Nim: those of a table, and, where these fail farther out, those that hold instead.
fn rows() -> Vec<Option<Task>> {
    let bounded = |row: u32, g: u32| {
        let bound = if g <= u32::from(Far::MOST) { 10_000_000 } else { 20_000 };
        task(Claim::SharingConjecture1, &[&row.to_string(), &g.to_string()], bound)
    };
    let of_row = |(row, g)| {
        let larger = LARGER.into_iter().filter(move |&(other, _)| other == row);
        std::iter::once((row, g)).chain(larger)
    };
    (0..).zip(LARGEST).flat_map(of_row).map(|(row, g)| bounded(row, g)).collect()
}

/// Everything that is wanted, by claim.
pub(crate) fn all() -> Vec<Task> {
    let mut all = for_each_k(Claim::Triangular7_3, (3..=43).step_by(4), 4000);
    all.extend(for_each_k(Claim::Triangular8_1, (1..=41).step_by(4), 4000));
    // Farther k for the proofs, with a small check beside them.
    all.extend(for_each_k(Claim::Triangular7_3, (47..=99).step_by(4), 200));
    all.extend(for_each_k(Claim::Triangular8_1, (45..=101).step_by(4), 200));
    all.push(task(Claim::Triangular3_1, &[], 500));
    all.extend(for_each_s(Claim::PassConjecture4_1, 4000));
    all.extend(for_each_s(Claim::PassConjecture4_1Occurs, 200));
    all.extend(for_each_s(Claim::PassConjecture4_1Ours, 4000));
    all.extend(for_each_s(Claim::PassCorollary3_1, 300));
    all.extend(for_each_s(Claim::Pass3_1, 500));
    all.extend(for_each_s(Claim::Pass4_1, 2000));
    all.push(task(Claim::PassCorollary4_1, &["2", "1"], 2000));
    all.push(task(Claim::Variants1_2, &["2", "0"], 4000));
    all.push(task(Claim::Misere7, &["1"], 2000));
    all.extend(["1/2", "2/3"].map(|k| task(Claim::Misere7Smaller, &[k], 2000)));
    all.push(task(Claim::Misere8, &["3"], 4000));
    all.push(task(Claim::MisereConjecture2_1, &["5"], 4000));
    all.extend(for_each_k(Claim::MisereConjecture2_1, (3..=43).step_by(2).filter(|k| *k != 5), 200));
    all.extend(for_each_k(Claim::MisereConjecture2_1Repaired, [3, 7, 11], 4000));
    all.extend(for_each_k(Claim::MisereConjecture2_1Repaired, (15..=43).step_by(4), 200));
    all.extend(["3", "4", "5", "7", "5/2", "9/4"].map(|k| task(Claim::Misere15, &[k], 2000)));
    all.extend(for_each_k(Claim::Misere15, (9..=19).step_by(2), 500));
    for lemma in [Claim::MisereLemma12, Claim::MisereLemma13] {
        all.push(task(lemma, &["5/2"], 500));
        all.extend(for_each_k(lemma, (3..=19).step_by(2), 200));
    }
    all.extend(rows());
    all.push(task(Claim::SharingConjecture3, &["all"], 20_000));
    all.extend(["2", "3", "4", "5"].map(|g| task(Claim::SharingConjecture3, &[g], 100_000_000)));
    all.push(task(Claim::SharingSection6RowsRepaired, &[], 100_000_000));
    let remarks = [Claim::SharingRemark5, Claim::SharingRemark5Wide, Claim::SharingRemark5Repaired];
    all.extend(remarks.map(|claim| task(claim, &[], 4000)));
    all.extend([Claim::Sharing2, Claim::Sharing4].map(|claim| task(claim, &[], 10_000_000)));
    let piles = [("4", 200), ("5", 80), ("6", 45)];
    all.extend(piles.map(|(piles, bound)| task(Claim::SharingSection7, &[piles], bound)));
    let mut all: Vec<Task> = all.into_iter().flatten().collect();
    // The lemmas, examples and tables: as they are by default.
    let others = Claim::ALL.into_iter().filter(|claim| all.iter().all(|task| task.claim != *claim)).collect::<Vec<_>>();
    all.extend(others.into_iter().map(|claim| Task { claim, parameters: claim.parameters(), bound: claim.bound() }));
    all
}

/// Puts rows into the order of the tasks; rows of no task come last.
pub(crate) fn sort(records: &mut [Record]) {
    let all = all();
    records
        .sort_by_key(|row| all.iter().position(|task| row.is_of(task.claim, &task.parameters)).unwrap_or(usize::MAX));
}
