//! The rim of a bar as a formula in x and z, written in the language of [`expressions`](crate::expressions).
//!
//! A rim must be a whole number of at least 0 that never falls when x or z grows: a break can then only bring y down. A formula whose parts
//! cannot fall is *steady* and accepted for all positions (`nature`). Any other formula is evaluated over the box in use, and refused with
//! the first place at which it breaks the rule.

mod nature;

use crate::expressions::{Fault, Formula, Kind, Mistake, Number, Reason, Variable};
use crate::games::interned::Interned;
use crate::games::program::{Meaning, Program};
use crate::values::Ratio;
use nature::Nature;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::convert::Infallible;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A rim formula with the values of the parameters k and s that it names. Two are equal if and only if they are written the
/// same.
#[derive(Clone, Copy)]
pub struct RimFormula(&'static Rim);

/// By the text, k and s.
static KEPT: Interned<(String, Parameters), Rim> = Interned::new();

/// The data of a formula, without the tree, which the text gives back.
#[derive(Clone, Serialize, Deserialize)]
struct Rim {
    text: String,
    parameters: Parameters,
    nature: Nature,
    program: Program,
}

/// The values of the parameters that a formula names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Parameters {
    pub(super) k: Option<Ratio>,
    pub(super) s: Option<u32>,
}

impl Parameters {
    /// The meaning of a name in a rim: x and z are the inputs.
    fn meaning(self, name: Variable) -> Meaning {
        match name {
            Variable::X => Meaning::Input(0),
            Variable::Z => Meaning::Input(1),
            Variable::S => Meaning::Number(self.s.unwrap_or(0).into()),
            Variable::K => Meaning::Ratio(self.k.unwrap_or(Ratio::ONE)),
            Variable::Y | Variable::W | Variable::P | Variable::A | Variable::B => Meaning::Nothing,
        }
    }
}

/// Why a text is not the rim of a bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRim {
    /// More than [`RimFormula::LONGEST`] characters.
    TooLong {
        /// The number of characters.
        characters: usize,
    },
    /// It is not a formula.
    Mistake(Mistake),
    /// The formula names something other than x, z, k and s.
    Names(&'static str),
}

/// The first place at which a formula is not the rim of a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum RimFault {
    /// The value is smaller than at the neighbour with a smaller x (or z).
    Falls {
        /// The place (x, z).
        at: (u32, u32),
        /// The value at this place.
        to: u32,
        /// The neighbour.
        from_place: (u32, u32),
        /// The value at the neighbour.
        from: u32,
    },
    /// The value is less than 0.
    Negative {
        /// The place (x, z).
        at: (u32, u32),
    },
    /// It is not a whole number.
    Fractional {
        /// The place (x, z).
        at: (u32, u32),
    },
    /// The formula has no value.
    Undefined {
        /// The place (x, z).
        at: (u32, u32),
        /// Why.
        fault: Fault,
    },
    /// The box has more than [`RimFormula::MOST_PLACES`] places to check.
    TooManyPlaces,
}

impl RimFormula {
    /// The most characters a formula may have.
    pub const LONGEST: usize = 200;
    /// The most places (x, z) that are checked for a formula that is not steady: some tenths of a second.
    pub const MOST_PLACES: u64 = 4_000_000;

    /// Reads a formula in x and z, with values for the parameters that it may name.
    ///
    /// # Errors
    /// When the text is no formula, or names something else. Formulas that fall are not found here.
    pub(crate) fn new(text: &str, parameters: Parameters) -> Result<Self, BadRim> {
        let tree = read(text)?;
        let text = tree.compact();
        check_length(text.len())?;
        Ok(Self::kept(text, parameters, |text| Rim::new(text, &tree, parameters)))
    }

    fn kept(text: String, parameters: Parameters, make: impl FnOnce(String) -> Rim) -> Self {
        let made: Result<_, Infallible> = KEPT.get_or_make((text.clone(), parameters), || Ok(make(text)));
        match made {
            Ok(rim) => Self(rim),
            Err(never) => match never {},
        }
    }

    /// The same formula with other values of its parameters.
    #[must_use]
    pub(super) fn with(self, k: Option<Ratio>, s: Option<u32>) -> Self {
        // The text was read before, so it can be read again.
        Self::new(&self.0.text, Parameters { k, s }).unwrap_or(self)
    }

    /// The formula in ASCII without needless brackets.
    pub fn text(self) -> &'static str {
        &self.0.text
    }

    /// Which parameters a text names, k and then s; neither if it is no formula.
    pub(super) fn parameters_named(text: &str) -> [bool; 2] {
        read(text).map_or([false; 2], |tree| [Variable::K, Variable::S].map(|variable| tree.names(variable)))
    }

    /// The value of k, if the formula names it.
    pub fn k(self) -> Option<Ratio> {
        self.0.parameters.k
    }

    /// The value of s, if the formula names it.
    pub fn s(self) -> Option<u32> {
        self.0.parameters.s
    }

    /// True if the formula names x.
    pub fn names_x(self) -> bool {
        self.0.nature.names_x
    }

    /// True if the formula is the same with x and z exchanged, as far as its text shows.
    pub fn is_symmetric(self) -> bool {
        self.0.nature.is_symmetric
    }

    /// The k and s for which the formula is written as ⌊(x+z+s)/k⌋, or as ⌊(x+z)/k⌋ with s = 0.
    pub(super) fn raised_triangle(self) -> Option<(Ratio, u32)> {
        self.0.nature.triangle
    }

    /// True if the parts of the formula cannot fall, so that every box is valid for it.
    pub fn is_steady(self) -> bool {
        self.0.nature.is_steady
    }

    /// The highest y over x and z; `u32::MAX` for a larger number, 0 if the formula has no valid value here.
    pub(super) fn at(self, x: u32, z: u32) -> u32 {
        self.value(x, z).unwrap_or(0)
    }

    /// The rim over x and z.
    ///
    /// # Errors
    /// When it is negative, fractional or undefined at (x, z).
    fn value(self, x: u32, z: u32) -> Result<u32, RimFault> {
        let at = (x, z);
        let value = self.0.program.value(&[x, z]).map_err(|fault| RimFault::Undefined { at, fault })?;
        let whole = value.as_whole().ok_or(RimFault::Fractional { at })?;
        if whole < 0 { Err(RimFault::Negative { at }) } else { Ok(u32::try_from(whole).unwrap_or(u32::MAX)) }
    }

    /// Checks that the formula is a rim over all places (x, z) of a box.
    ///
    /// # Errors
    /// The first place at which it is not, in the order of x + z.
    pub fn check(self, last_x: u32, last_z: u32) -> Result<(), RimFault> {
        let places = (u64::from(last_x) + 1) * (u64::from(last_z) + 1);
        if self.is_steady() {
            // No part of it falls, so that what can be computed at the corner can be computed everywhere.
            return self.value(last_x, last_z).map(drop);
        }
        if places > Self::MOST_PLACES {
            return Err(RimFault::TooManyPlaces);
        }
        // The values of the places with x + z one less, by x.
        let mut before: Vec<u32> = Vec::new();
        for sum in 0..=last_x + last_z {
            let first_x = sum.saturating_sub(last_z);
            let first_before = sum.saturating_sub(last_z + 1);
            let mut here = Vec::with_capacity(before.len() + 1);
            for x in first_x..=sum.min(last_x) {
                let at = (x, sum - x);
                let to = self.value(at.0, at.1)?;
                let neighbours = [(x > 0).then(|| (x - 1, sum - x)), (sum > x).then(|| (x, sum - x - 1))];
                for from_place in neighbours.into_iter().flatten() {
                    let from = before[(from_place.0 - first_before) as usize];
                    if from > to {
                        return Err(RimFault::Falls { at, to, from_place, from });
                    }
                }
                here.push(to);
            }
            before = here;
        }
        Ok(())
    }
}

impl Rim {
    fn new(text: String, tree: &Number, parameters: Parameters) -> Self {
        let (nature, program) = (Nature::of(tree, parameters), Program::of(tree, &|name| parameters.meaning(name)));
        Self { text, parameters, nature, program }
    }
}

fn check_length(characters: usize) -> Result<(), BadRim> {
    if characters > RimFormula::LONGEST { Err(BadRim::TooLong { characters }) } else { Ok(()) }
}

fn read(text: &str) -> Result<Number, BadRim> {
    check_length(text.chars().count())?;
    let formula: Formula = text.parse().map_err(BadRim::Mistake)?;
    if formula.asks_for_values() {
        return Err(BadRim::Names("G"));
    }
    let strange =
        [Variable::Y, Variable::W, Variable::P, Variable::A, Variable::B].into_iter().find(|name| formula.names(*name));
    if let Some(name) = strange {
        return Err(BadRim::Names(name.key()));
    }
    match formula {
        Formula::Number(tree) => Ok(tree),
        Formula::Truth(_) => {
            let reason = Reason::WrongKind { wanted: Kind::Number };
            Err(BadRim::Mistake(Mistake { at: 0..text.chars().count(), reason }))
        }
    }
}

/// As data: compiled, so that a worker needs nothing of the language. In text a formula is a part of its ruleset.
impl Serialize for RimFormula {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(out)
    }
}

impl<'de> Deserialize<'de> for RimFormula {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let rim = Rim::deserialize(input)?;
        if !rim.program.has_inputs(2) {
            return Err(D::Error::custom("a rim names x and z only"));
        }
        Ok(Self::kept(rim.text.clone(), rim.parameters, |_| rim))
    }
}

impl PartialEq for RimFormula {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for RimFormula {}

impl Hash for RimFormula {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.0).hash(state);
    }
}

impl fmt::Debug for RimFormula {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "RimFormula({}, {:?})", self.0.text, self.0.parameters)
    }
}

#[cfg(test)]
mod tests;
