//! The statements of the papers that can be checked over a box of positions: the rows of the catalogue.

mod catalogue;
mod misere;
mod pass;
mod sharing;
mod triangular;
mod variants;

use crate::claims::check::Check;
use crate::claims::stated_for::small;
use crate::claims::{Assumption, Paper, Parameter, Parameters};
pub use catalogue::Claim;
pub(super) use sharing::ones::mended as one_from;

/// The kind of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Proved in the paper.
    Theorem,
    /// Proved in the paper on the way to a theorem.
    Lemma,
    /// A step of a printed proof. If the step fails, the theorem may still hold.
    Step,
    /// Proved in the paper beside the theorems.
    Proposition,
    /// Follows from a theorem, the paper says.
    Corollary,
    /// Said in passing.
    Remark,
    /// Believed by the paper, or by us.
    Conjecture,
    /// A rule of a game in the paper's words, compared with the rules here.
    Definition,
    /// Single positions.
    Example,
    /// The output of a program.
    Computation,
    /// A table or a list.
    Data,
}

/// The unit of the number in the verdict of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// All positions up to the bound.
    Positions,
    /// Cases of the claim's own: numbers, triples, entries of a list, boxes.
    Cases,
}

/// The objects that a check of a claim visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Looked {
    /// Each position by itself.
    Positions,
    /// The P-positions, of which every column (x, z) has one at most, since a move leads from any position of a column to those
    /// below it. That the others are N-positions is deduced.
    PPositions,
    /// The small values of Sharing Nim in its lowest rows. That no other position has one is deduced, by an argument that is
    /// checked for each column ([`Far`](crate::solver::Far) has it).
    SmallValues,
    /// Cases of the claim's own, each by itself.
    Cases,
}

/// The part of a claim that a counterexample refutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refutes {
    /// The statement, for the parameters at which it was checked.
    Statement,
    /// Only the bound that it was checked with: the statement is that there is some bound.
    Bound,
}

/// A row of the catalogue.
pub(super) struct Entry {
    /// The paper's key and the number in that paper.
    id: &'static str,
    kind: Kind,
    /// True if the claim is ours, and not printed in the paper.
    is_ours: bool,
    /// The parameters it takes, each as it is by default.
    takes: &'static [(Parameter, &'static str)],
    /// True if the statement is about these parameters.
    is_stated: fn(&Parameters) -> bool,
    /// The bound by default: a second or so.
    bound: u32,
    /// The objects that a check for these parameters visits, as follows from the kind of check.
    looked: fn(&Parameters) -> Looked,
    check: Checker,
}

/// Makes a check for parameters and a bound.
type Checker = fn(&Parameters, u32) -> Check;

/// Claim metadata, without the checker, so that pages that only show claims do not link the solver.
pub(super) struct Facts {
    id: &'static str,
    kind: Kind,
    is_ours: bool,
    takes: &'static [(Parameter, &'static str)],
    is_stated: fn(&Parameters) -> bool,
    bound: u32,
    looked: fn(&Parameters) -> Looked,
}

impl Facts {
    /// All of a row but how it is checked.
    const fn of(entry: &Entry) -> Self {
        let &Entry { id, kind, is_ours, takes, is_stated, bound, looked, check: _ } = entry;
        Self { id, kind, is_ours, takes, is_stated, bound, looked }
    }
}

/// The id of a claim as it is in links: no blanks, which some programs cut links at.
pub fn id_in_address(id: &str) -> String {
    id.replacen(' ', ":", 1).replace(' ', "-")
}

/// Ids of claims that have become part of others, with the ids of these. Links have the old ones.
const FORMER: [(&str, &str); 1] = [("pass 4.1 ours", "pass 4.1")];

impl Claim {
    /// The claim with this id, or the one that it has become part of.
    pub fn with_id(id: &str) -> Option<Self> {
        let id = FORMER.iter().find(|(former, _)| *former == id).map_or(id, |(_, id)| id);
        Self::ALL.into_iter().find(|claim| claim.id() == id)
    }

    /// The paper's key and the number there, such as `triangular 8.1`; `Conj`, `Cor` or `Rem` if a theorem has the same number or the paper
    /// names it so, `wide` after a kinder reading, and `ours` after a claim that is ours.
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// The paper it is from.
    pub fn paper(self) -> Option<Paper> {
        Paper::with_key(self.id().split(' ').next()?)
    }

    /// The kind of the statement.
    pub fn kind(self) -> Kind {
        self.facts().kind
    }

    /// True if the claim is ours: a repair of the printed claim, or more than that. The printed claim comes before it.
    pub fn is_ours(self) -> bool {
        self.facts().is_ours
    }

    /// The parameters it takes.
    pub fn takes(self) -> impl Iterator<Item = Parameter> {
        self.facts().takes.iter().map(|&(parameter, _)| parameter)
    }

    /// The row, if it is about one row of Sharing Nim only.
    pub(super) fn row(self, parameters: &Parameters) -> Option<u32> {
        self.takes().any(|taken| taken == Parameter::Row).then_some(parameters.row)
    }

    /// The default parameters.
    pub fn parameters(self) -> Parameters {
        let set = |all: Parameters, &(parameter, text): &(Parameter, &str)| all.with(parameter, text).unwrap_or(all);
        self.facts().takes.iter().fold(Parameters::none(), set)
    }

    /// True if the claim is stated for these parameters. It can also be checked for others.
    pub fn is_stated(self, parameters: &Parameters) -> bool {
        (self.facts().is_stated)(parameters)
    }

    /// True if the claim is stated for several choices of its parameters, tested with small numbers. An example is stated for one choice
    /// only.
    pub fn is_about_several(self) -> bool {
        small(self).iter().filter(|chosen| self.is_stated(chosen)).nth(1).is_some()
    }

    /// The assumption of the whole paper that these parameters do not meet. For such parameters the paper states nothing, and nothing is
    /// checked. Parameters outside the conditions of the statement itself are checked. A claim that is ours names all its conditions
    /// itself.
    pub fn unmet(self, parameters: &Parameters) -> Option<Assumption> {
        let is_of_pass = self.paper() == Some(Paper::Pass) && !self.is_ours();
        let is_odd = self.takes().any(|taken| taken == Parameter::K) && !pass::is_even(parameters);
        (is_of_pass && is_odd).then_some(Assumption::EvenK)
    }

    /// The bound by default.
    pub fn bound(self) -> u32 {
        self.facts().bound
    }

    /// The unit that the verdict counts.
    pub fn counts(self) -> Counted {
        match self.looked(&self.parameters()) {
            Looked::Positions | Looked::PPositions | Looked::SmallValues => Counted::Positions,
            Looked::Cases => Counted::Cases,
        }
    }

    /// The objects that a check for these parameters visits.
    pub fn looked(self, parameters: &Parameters) -> Looked {
        (self.facts().looked)(parameters)
    }

    /// The part of the claim that a counterexample refutes.
    pub fn refutes(self) -> Refutes {
        if self == Self::SharingConjecture1 { Refutes::Bound } else { Refutes::Statement }
    }

    /// The check up to a bound.
    pub(super) fn check(self, parameters: &Parameters, bound: u32) -> Check {
        self.checker()(parameters, bound)
    }
}
