//! Why a text is no rules of heaps.

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// There is no text.
    Empty,
    /// The text has more characters than are read.
    TooLong(usize),
    /// An octal code has digits from 0 to 7, and this is another sign.
    NotOctal(char),
    /// The digit before the point says what is allowed without taking: 0, or 4 to split.
    First(char),
    /// An octal code has more digits behind the point than are read.
    TooManyDigits(usize),
    /// A last digit that repeats leaves no two heaps; this one would.
    Repeated(char),
    /// No move is allowed.
    NoMove,
    /// This clause is not understood.
    Clause(String),
    /// This is not a whole number.
    Amount(String),
    /// A list of amounts has a place without a number.
    NoAmount,
    /// A move takes nothing and leaves the heap as it is.
    TakesNothing,
    /// The amount is larger than any that is read.
    TooLarge(String),
    /// Amounts without a largest one leave no two heaps.
    AnyInto,
}

/// All reasons, in the order of the text. Not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes(pub Vec<Mistake>);

impl From<Mistake> for Mistakes {
    fn from(mistake: Mistake) -> Self {
        Self(vec![mistake])
    }
}
