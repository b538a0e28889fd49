//! The plan of a sweep: its claim and the ranges of the parameters.

use crate::laboratory::sweep::{CellVerdict, Span};
use maths::claims::{Claim, Parameter, Parameters};
use maths::values::Ratio;
use proofs::theorems::Proof;
use web::workers::checker::protocol::Case;

/// A claim and a range for each of its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The claim.
    pub claim: Claim,
    /// A range for each parameter, in their order: the first lies along the rows, the second across them. One that is left
    /// over stays as it is by default.
    pub spans: Vec<Span>,
    /// The largest coordinate, where it is tested.
    pub bound: u32,
    /// The way of deciding the claim.
    pub way: Way,
}

/// The way of deciding the claim for each choice of the parameters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// It is tested up to the bound.
    #[default]
    Tested,
    /// The claim is proved for all positions, or refuted.
    Proved,
}

impl Default for Plan {
    fn default() -> Self {
        // In smaller boxes the claim holds for more of these k.
        Self { spans: vec![Span::whole(1, 60)], bound: 1000, ..Self::of(Claim::Triangular7_3) }
    }
}

impl Plan {
    /// The most cells a picture has.
    pub const MOST_CELLS: usize = 20_000;

    /// A claim with the ranges it has at first.
    pub fn of(claim: Claim) -> Self {
        let assumes_even_k = claim.unmet(&Parameters { k: Ratio::ONE, ..claim.parameters() }).is_some();
        let span = |parameter| match parameter {
            Parameter::K if assumes_even_k => {
                Span { step: Ratio::whole(2).unwrap_or(Ratio::ONE), ..Span::whole(2, 40) }
            }
            Parameter::K => Span::whole(1, 40),
            Parameter::S => Span::whole(0, 20),
            Parameter::Row | Parameter::G => Span::whole(0, 20),
            Parameter::Piles => Span::whole(3, 6),
        };
        Self { claim, spans: claim.takes().take(2).map(span).collect(), bound: 100, way: Way::Tested }
    }

    /// Claims with parameters to go over.
    pub fn claims() -> impl Iterator<Item = Claim> {
        Claim::ALL.into_iter().filter(|claim| claim.takes().next().is_some())
    }

    /// The claims with parameters that can be decided in this way.
    pub fn claims_for(way: Way) -> impl Iterator<Item = Claim> {
        let is_fit = move |claim: &Claim| match way {
            Way::Tested => true,
            Way::Proved => Proof::may_decide(*claim, &claim.parameters()),
        };
        Self::claims().filter(is_fit)
    }

    /// The same in another way; of the first claim that can be decided so, if this one cannot.
    #[must_use]
    pub fn in_way(&self, way: Way) -> Self {
        let is_fit = Self::claims_for(way).any(|claim| claim == self.claim);
        let instead = Self::claims_for(way).next().filter(|_| !is_fit);
        Self { way, ..instead.map_or_else(|| self.clone(), Self::of) }
    }

    /// The parameters that are gone over.
    pub fn parameters(&self) -> impl Iterator<Item = (Parameter, Span)> {
        self.claim.takes().zip(self.spans.iter().copied())
    }

    /// The number of cells, or the largest `usize` if that is exceeded: a link can ask for more.
    pub fn size(&self) -> usize {
        self.spans.iter().fold(1, |size: usize, span| size.saturating_mul(span.count()))
    }

    /// The number of cells along a row.
    pub fn along(&self) -> usize {
        self.spans.first().map_or(1, |span| span.count())
    }

    /// The case of a cell; none if there is no such cell, or no such parameter, as k = 0.
    pub fn case(&self, index: usize) -> Option<Case> {
        let along = self.along();
        let at = [index.checked_rem(along)?, index / along];
        let set = |parameters: Option<_>, ((parameter, span), at): ((Parameter, Span), usize)| {
            let parameters: maths::claims::Parameters = parameters?;
            parameters.with(parameter, &span.text(at)).ok()
        };
        let parameters = self.parameters().zip(at).fold(Some(self.claim.parameters()), set)?;
        (index < self.size()).then_some(Case { claim: self.claim, parameters, bound: self.bound })
    }

    /// The cells before anything is run: theorems for all parameters decide some of them.
    pub fn before(&self) -> Vec<Option<CellVerdict>> {
        (0..self.size()).map(|index| self.case(index).and_then(|case| CellVerdict::universal(&case))).collect()
    }

    /// True if every cell is a case, and there are not too many.
    pub fn is_possible(&self) -> bool {
        let size = self.size();
        size > 0 && size <= Self::MOST_CELLS && self.case(0).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::{Plan, Way};
    use maths::claims::Claim;

    #[test]
    fn claims_that_cannot_be_proved_are_not_offered_for_proofs() {
        let all: Vec<Claim> = Plan::claims_for(Way::Proved).collect();
        assert!(all.contains(&Claim::Triangular7_3) && !all.contains(&Claim::SharingConjecture3));
        assert!(all.len() < Plan::claims_for(Way::Tested).count());
        let plan = Plan::default().in_way(Way::Proved);
        assert_eq!((plan.claim, plan.bound, plan.way), (Claim::Triangular7_3, 1000, Way::Proved));
        assert_eq!(plan.in_way(Way::Tested), Plan::default());
        assert!(all.contains(&Plan::of(Claim::SharingConjecture3).in_way(Way::Proved).claim));
    }
}
