//! The parameters of a claim: k, s, a row, a value, a number of piles.

use crate::values::{Ratio, whole_number};
use serde::{Deserialize, Serialize};
use std::fmt;

crate::named! {
    /// A parameter of a claim.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Parameter {
        /// The slope of the rim, or the columns per step.
        K = "k",
        /// The shift of the steps.
        S = "s",
        /// A row a of Sharing Nim.
        Row = "row",
        /// A Grundy value.
        G = "g",
        /// The number of piles.
        Piles = "piles",
    }
}

impl fmt::Display for Parameter {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.key())
    }
}

/// A number for each parameter. A parameter that the claim does not take stays as it is and plays no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Parameters {
    /// The slope of the rim, or the columns per step.
    pub k: Ratio,
    /// The shift of the steps.
    pub s: u32,
    /// A row a of Sharing Nim.
    pub row: u32,
    /// A Grundy value; none for *all of them*.
    pub g: Option<u32>,
    /// The number of piles, 3 to 6.
    pub piles: u32,
}

/// A text that a parameter cannot have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{parameter} = {text}")]
pub struct WrongParameter {
    /// The parameter.
    pub parameter: Parameter,
    /// The text.
    pub text: String,
}

impl Parameters {
    /// The largest s: sums with coordinates stay inside 32 bits.
    const LARGEST: u32 = 1_000_000_000;

    /// The parameters of a claim that takes none.
    pub(super) fn none() -> Self {
        Self { k: Ratio::ONE, s: 0, row: 0, g: None, piles: 3 }
    }

    /// These, with one of them read from a text: k is a positive fraction, s, row and g are at most a thousand million, g may
    /// be `all`, and piles is from 3 to 6.
    ///
    /// # Errors
    /// When the text is no such number.
    pub fn with(mut self, parameter: Parameter, text: &str) -> Result<Self, WrongParameter> {
        let wrong = || WrongParameter { parameter, text: text.to_owned() };
        let natural = || {
            let number = whole_number(text).filter(|&number| number <= Self::LARGEST);
            number.ok_or_else(wrong)
        };
        match parameter {
            Parameter::K => self.k = text.parse().map_err(|_| wrong())?,
            Parameter::S => self.s = natural()?,
            Parameter::Row => self.row = natural()?,
            Parameter::Piles => {
                let few = natural().ok().filter(|piles| (3..=6).contains(piles));
                self.piles = few.ok_or_else(wrong)?;
            }
            Parameter::G => self.g = if text.trim() == "all" { None } else { Some(natural()?) },
        }
        Ok(self)
    }

    /// One of them as it is written.
    pub fn text(&self, parameter: Parameter) -> String {
        match parameter {
            Parameter::K => self.k.to_string(),
            Parameter::S => self.s.to_string(),
            Parameter::Row => self.row.to_string(),
            Parameter::Piles => self.piles.to_string(),
            Parameter::G => self.g.map_or_else(|| "all".to_owned(), |g| g.to_string()),
        }
    }

    /// k, if it is whole.
    pub(super) fn whole_k(&self) -> Option<u32> {
        self.k.as_whole()
    }
}
