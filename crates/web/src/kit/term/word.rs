//! The words themselves.

use crate::texts::Texts;

/// A word that is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The previous player can win.
    PPosition,
    /// The next player can win.
    NPosition,
    /// The mex of the values of the options.
    GrundyValue,
    /// A position after one move.
    Option,
    /// The smallest number that is missing.
    Mex,
    /// The sum of binary digits without carries.
    NimSum,
    /// The last move loses.
    Misere,
    /// A turn without a move.
    Pass,
    /// x, y and z of a bar.
    BarCoordinates,
    /// a, b and c of piles.
    PileCoordinates,
    /// The parameter k.
    K,
    /// The parameter s.
    S,
    /// The largest y over x and z.
    Rim,
    /// N, the largest coordinate of figures and checks.
    Bound,
    /// The length of a game in moves.
    Remoteness,
    /// The number of terms after which a sequence repeats.
    Period,
}

impl Word {
    /// The word in ids and in the address of the glossary, the same in every language.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::PPosition => "p-position",
            Self::NPosition => "n-position",
            Self::GrundyValue => "grundy-value",
            Self::Option => "option",
            Self::Mex => "mex",
            Self::NimSum => "nim-sum",
            Self::Misere => "misere",
            Self::Pass => "pass",
            Self::BarCoordinates => "bar-coordinates",
            Self::PileCoordinates => "pile-coordinates",
            Self::K => "k",
            Self::S => "s",
            Self::Rim => "rim",
            Self::Bound => "bound",
            Self::Remoteness => "remoteness",
            Self::Period => "period",
        }
    }

    /// The word itself.
    pub fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::PPosition => texts.word_p_position(),
            Self::NPosition => texts.word_n_position(),
            Self::GrundyValue => texts.word_grundy_value(),
            Self::Option => texts.word_option(),
            Self::Mex => texts.word_mex(),
            Self::NimSum => texts.word_nim_sum(),
            Self::Misere => texts.word_misere(),
            Self::Pass => texts.word_pass(),
            Self::BarCoordinates => texts.word_bar_coordinates(),
            Self::PileCoordinates => texts.word_pile_coordinates(),
            Self::K => texts.word_k(),
            Self::S => texts.word_s(),
            Self::Rim => texts.word_rim(),
            Self::Bound => texts.word_bound(),
            Self::Remoteness => texts.word_remoteness(),
            Self::Period => texts.word_period(),
        }
    }

    /// The meaning of the word, in one sentence.
    pub(crate) fn meaning(self, texts: Texts) -> &'static str {
        match self {
            Self::PPosition => texts.meaning_p_position(),
            Self::NPosition => texts.meaning_n_position(),
            Self::GrundyValue => texts.meaning_grundy_value(),
            Self::Option => texts.meaning_option(),
            Self::Mex => texts.meaning_mex(),
            Self::NimSum => texts.meaning_nim_sum(),
            Self::Misere => texts.meaning_misere(),
            Self::Pass => texts.meaning_pass(),
            Self::BarCoordinates => texts.meaning_bar_coordinates(),
            Self::PileCoordinates => texts.meaning_pile_coordinates(),
            Self::K => texts.meaning_k(),
            Self::S => texts.meaning_s(),
            Self::Rim => texts.meaning_rim(),
            Self::Bound => texts.meaning_bound(),
            Self::Remoteness => texts.meaning_remoteness(),
            Self::Period => texts.meaning_period(),
        }
    }
}
