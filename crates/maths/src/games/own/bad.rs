//! Why a text is not rules.

use crate::expressions::Mistake;

/// A clause that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadClause {
    /// The clause, in quotation marks.
    pub text: String,
    /// The reason why it is invalid.
    pub why: WhyNoClause,
}

/// The reason why a clause is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNoClause {
    /// All of them together have more than [`OwnRules::LONGEST`](crate::games::OwnRules::LONGEST) characters.
    TooLong {
        /// The number of characters.
        characters: usize,
    },
    /// The first clause is not a list of one to six different letters.
    Names,
    /// The clause is neither a bound nor a move nor `pass` nor `misere`.
    Unknown,
    /// `pass` or `misere` was there already.
    Twice,
    /// The clause names something that is no coordinate.
    UnknownName {
        /// The unknown name, in quotation marks.
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
    /// The bound has parts that can fall, or is not whole or less than 0 somewhere.
    NotSteady,
    /// An amount, in quotation marks, that is not `any`, a whole number of at least 1, a formula, or a range.
    Amount(String),
    /// An amount, in quotation marks, with a word that joins amounts or the digits of numbers.
    JoinedByWord(String),
    /// A formula for an amount, in quotation marks, that is a whole number of at least 1 at no position.
    NeverPositive(String),
    /// The amounts of a move by unequal amounts are neither whole numbers nor multiples of one letter, they have a common divisor, or
    /// their ratio is too large.
    Unequal,
    /// Several coordinates are lowered by `any` in one move, joined by `and`: by the same amount, or by independent ones. The names of
    /// the coordinates, with commas between them.
    AnyAndAny(String),
    /// An amount before a condition, in quotation marks, that is not a letter by itself: no coordinate, and no other amount.
    Letter(String),
    /// A condition names something else than the amounts.
    UnknownLetter {
        /// The unknown name, in quotation marks.
        name: String,
        /// The letters of the amounts.
        known: Vec<&'static str>,
    },
    /// There are as many amounts as coordinates, so each amount can be that of all or that of one. The move by unequal amounts that this
    /// can be.
    Ambiguous(String),
    /// The same, and one of the amounts is a formula, so that there is no such move by unequal amounts.
    AmbiguousFormulas,
    /// The bounds lower each other in very many steps.
    Chase,
}
