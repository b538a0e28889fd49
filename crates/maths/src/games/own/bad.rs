//! Why a text is not rules.

use crate::expressions::Mistake;

/// A clause that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadClause {
    /// The clause, in quotation marks.
    pub text: String,
    /// What is wrong with it.
    pub why: WhyNoClause,
}

/// What is wrong with a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNoClause {
    /// All of them together have more than [`OwnRules::LONGEST`](crate::games::OwnRules::LONGEST) characters.
    TooLong {
        /// How many they have.
        characters: usize,
    },
    /// The first clause is not a list of one to six different letters.
    Names,
    /// It is neither a bound nor a move nor `pass` nor `misere`.
    Unknown,
    /// `pass` or `misere` was there already.
    Twice,
    /// It names something that is no coordinate.
    UnknownName {
        /// What it names, in quotation marks.
        name: String,
        /// The coordinates.
        known: Vec<&'static str>,
    },
    /// A coordinate is bounded by itself.
    NamesItself(&'static str),
    /// A move names a coordinate twice.
    NamedTwice(&'static str),
    /// The formula is none.
    Mistake(Mistake),
    /// The bound is not made of what cannot fall, or is not whole or less than 0 somewhere.
    NotSteady,
    /// An amount, in quotation marks, that is not `any`, a whole number of at least 1, or a range.
    Amount(String),
    /// The bounds lower each other in very many steps.
    Chase,
}
