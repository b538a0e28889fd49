//! The statements of the papers that can be checked over a box of positions: the rows of the catalogue.

mod misere;
mod pass;
mod sharing;
mod triangular;
mod variants;

use crate::claims::Parameter;
use crate::claims::Parameters;
use crate::claims::check::Check;

/// A statement of the papers, or a repaired one of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// `triangular` Theorem 7.3: k = 4m+3.
    Triangular7_3,
    /// `triangular` Conjecture 8.1: k = 4m+1.
    Triangular8_1,
    /// `triangular` Theorem 3.1: the rectangular bar.
    Triangular3_1,
    /// `pass` Conjecture 4.1: the nim-sums of P-positions for even s.
    PassConjecture4_1,
    /// `pass` Corollary 3.1: values of the step bar.
    PassCorollary3_1,
    /// `pass` Theorem 4.1 as Section 4 prints it.
    Pass4_1,
    /// The same with the condition of the whole paper, that k is even.
    Pass4_1Even,
    /// `pass` Corollary 4.1 as printed, without s.
    PassCorollary4_1,
    /// `variants` Theorem 1.2: the step bar with k = 2, s = 0.
    Variants1_2,
    /// `misere` Theorem 7: k = 1.
    Misere7,
    /// The same for some smaller k.
    Misere7Smaller,
    /// `misere` Theorem 8: k = 3.
    Misere8,
    /// `misere` Conjecture 2.1: every odd k ≥ 3.
    MisereConjecture2_1,
    /// The same for k = 4m+3.
    MisereConjecture2_1Repaired,
    /// `misere` Theorem 15: misère play and normal play.
    Misere15,
    /// `sharing` Conjecture 1: rows are bounded.
    SharingConjecture1,
    /// `sharing` Conjecture 3: where a value lies.
    SharingConjecture3,
    /// `sharing` Remark 5: the winning moves that share evenly between two piles.
    SharingRemark5,
    /// The same, of all moves after which two piles are equal.
    SharingRemark5Wide,
    /// That with at least one instead of exactly one.
    SharingRemark5Repaired,
    /// `sharing` Theorem 2: the P-positions.
    Sharing2,
    /// `sharing` Theorem 4: the positions of value 1.
    Sharing4,
}

/// What kind of statement it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Proven in the paper.
    Theorem,
    /// Follows from a theorem, the paper says.
    Corollary,
    /// Said in passing.
    Remark,
    /// Believed by the paper, or by us.
    Conjecture,
}

/// A row of the catalogue.
pub(super) struct Entry {
    /// The paper's key and the number there.
    id: &'static str,
    kind: Kind,
    /// What is claimed, and of which game.
    statement: &'static str,
    /// Whether it is a repair of ours rather than what is printed.
    is_ours: bool,
    /// The parameters it takes, each as it is by default.
    takes: &'static [(Parameter, &'static str)],
    /// Whether the statement is about these parameters.
    is_stated: fn(&Parameters) -> bool,
    /// The bound by default: a second or so.
    bound: u32,
    check: fn(&Parameters, u32) -> Check,
}

impl Claim {
    /// All of them, by paper.
    pub const ALL: [Self; 22] = [
        Self::Triangular7_3,
        Self::Triangular8_1,
        Self::Triangular3_1,
        Self::PassConjecture4_1,
        Self::PassCorollary3_1,
        Self::Pass4_1,
        Self::Pass4_1Even,
        Self::PassCorollary4_1,
        Self::Variants1_2,
        Self::Misere7,
        Self::Misere7Smaller,
        Self::Misere8,
        Self::MisereConjecture2_1,
        Self::MisereConjecture2_1Repaired,
        Self::Misere15,
        Self::SharingConjecture1,
        Self::SharingConjecture3,
        Self::SharingRemark5,
        Self::SharingRemark5Wide,
        Self::SharingRemark5Repaired,
        Self::Sharing2,
        Self::Sharing4,
    ];

    fn entry(self) -> &'static Entry {
        match self {
            Self::Triangular7_3 => &triangular::THEOREM_7_3,
            Self::Triangular8_1 => &triangular::CONJECTURE_8_1,
            Self::Triangular3_1 => &triangular::THEOREM_3_1,
            Self::PassConjecture4_1 => &pass::CONJECTURE_4_1,
            Self::PassCorollary3_1 => &pass::COROLLARY_3_1,
            Self::Pass4_1 => &pass::THEOREM_4_1,
            Self::Pass4_1Even => &pass::THEOREM_4_1_EVEN,
            Self::PassCorollary4_1 => &pass::COROLLARY_4_1,
            Self::Variants1_2 => &variants::THEOREM_1_2,
            Self::Misere7 => &misere::THEOREM_7,
            Self::Misere7Smaller => &misere::THEOREM_7_SMALLER,
            Self::Misere8 => &misere::THEOREM_8,
            Self::MisereConjecture2_1 => &misere::CONJECTURE_2_1,
            Self::MisereConjecture2_1Repaired => &misere::CONJECTURE_2_1_REPAIRED,
            Self::Misere15 => &misere::THEOREM_15,
            Self::SharingConjecture1 => &sharing::CONJECTURE_1,
            Self::SharingConjecture3 => &sharing::CONJECTURE_3,
            Self::SharingRemark5 => &sharing::REMARK_5,
            Self::SharingRemark5Wide => &sharing::REMARK_5_WIDE,
            Self::SharingRemark5Repaired => &sharing::REMARK_5_REPAIRED,
            Self::Sharing2 => &sharing::THEOREM_2,
            Self::Sharing4 => &sharing::THEOREM_4,
        }
    }

    /// The claim with this id.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|claim| claim.id() == id)
    }

    /// The paper's key and the number there, such as `triangular 8.1`; `Conj`, `Cor` or `Rem` where a theorem has the same
    /// number or the paper names it so, `wide` after a kinder reading, and `ours` after a repair.
    pub fn id(self) -> &'static str {
        self.entry().id
    }

    /// What kind of statement it is.
    pub fn kind(self) -> Kind {
        self.entry().kind
    }

    /// What is claimed, in one line. What k, s, row and g are allowed to be is [`Claim::is_stated`].
    pub fn statement(self) -> &'static str {
        self.entry().statement
    }

    /// Whether it is a repair of ours; then what is printed stands before it.
    pub fn is_ours(self) -> bool {
        self.entry().is_ours
    }

    /// The parameters it takes.
    pub fn takes(self) -> impl Iterator<Item = Parameter> {
        self.entry().takes.iter().map(|&(parameter, _)| parameter)
    }

    /// The row, if it is about one row of Sharing Nim only.
    pub(super) fn row(self, parameters: &Parameters) -> Option<u32> {
        self.takes().any(|taken| taken == Parameter::Row).then_some(parameters.row)
    }

    /// Its parameters by default.
    pub fn parameters(self) -> Parameters {
        let set = |all: Parameters, &(parameter, text): &(Parameter, &str)| all.with(parameter, text).unwrap_or(all);
        self.entry().takes.iter().fold(Parameters::none(), set)
    }

    /// Whether it is stated for these parameters. It can be checked for others all the same.
    pub fn is_stated(self, parameters: &Parameters) -> bool {
        (self.entry().is_stated)(parameters)
    }

    /// The bound by default.
    pub fn bound(self) -> u32 {
        self.entry().bound
    }

    /// How it is checked up to a bound.
    pub(super) fn check(self, parameters: &Parameters, bound: u32) -> Check {
        (self.entry().check)(parameters, bound)
    }
}
