//! The choices of its parameters for which a claim is stated, as a condition in a few signs.

use crate::claims::{Claim, Parameter, Parameters};

/// The choices of its parameters for which a claim is stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatedFor {
    /// All of them.
    Every,
    /// Every whole k with this remainder by 4.
    Remainder(u32),
    /// Some of them; the statement itself has the condition.
    Some,
}

impl StatedFor {
    /// The condition of a claim, which is compared with the claim for small numbers.
    pub fn of(claim: Claim) -> Self {
        let all = small(claim);
        if all.iter().all(|chosen| claim.is_stated(chosen)) {
            return Self::Every;
        }
        let is_about_k = claim.takes().eq([Parameter::K]);
        let is_class = |remainder: u32| {
            let has_it = |chosen: &Parameters| chosen.whole_k().is_some_and(|k| k % 4 == remainder);
            all.iter().all(|chosen| claim.is_stated(chosen) == has_it(chosen))
        };
        (0..4).find(|remainder| is_about_k && is_class(*remainder)).map_or(Self::Some, Self::Remainder)
    }
}

/// All choices of small numbers for the parameters of a claim.
pub(super) fn small(claim: Claim) -> Vec<Parameters> {
    const SMALL: [&str; 16] = ["1/2", "2/3", "5/2", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    claim.takes().fold(vec![Parameters::none()], |all, parameter| {
        let with = |chosen: Parameters| SMALL.into_iter().filter_map(move |text| chosen.with(parameter, text).ok());
        all.into_iter().flat_map(with).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::StatedFor;
    use crate::claims::{Claim, Parameter};

    /// The conditions are those of the papers.
    #[test]
    fn a_claim_has_the_condition_of_its_paper() {
        for (claim, condition) in [
            (Claim::Triangular7_3, StatedFor::Remainder(3)),
            (Claim::Triangular8_1, StatedFor::Remainder(1)),
            (Claim::Triangular3_1, StatedFor::Every),
            // About more than three piles, about k = 3 alone, and about pairs of k and s.
            (Claim::SharingSection7, StatedFor::Some),
            (Claim::TriangularExample4_4, StatedFor::Some),
            (Claim::PassConjecture4_1, StatedFor::Some),
        ] {
            assert_eq!(StatedFor::of(claim), condition, "{}", claim.id());
        }
    }

    /// Numbers beyond the small ones.
    #[test]
    fn a_condition_holds_for_larger_numbers_too() {
        for claim in Claim::ALL.into_iter().filter(|claim| claim.takes().eq([Parameter::K])) {
            for k in 13..200 {
                let chosen = claim.parameters().with(Parameter::K, &k.to_string()).unwrap();
                let stated = match StatedFor::of(claim) {
                    StatedFor::Every => true,
                    StatedFor::Remainder(remainder) => k % 4 == remainder,
                    StatedFor::Some => continue,
                };
                assert_eq!(claim.is_stated(&chosen), stated, "{}, k = {k}", claim.id());
            }
        }
    }
}
