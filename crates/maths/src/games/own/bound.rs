//! Bounds of coordinates, and the formulas in own rules.

use crate::expressions::{Fault, Formula, Fraction, Kind, Mistake, Number, Reason, Variable, with_letters};
use crate::games::own::Names;
use crate::games::own::bad::WhyNoClause;
use crate::games::program::{Meaning, Program};
use crate::games::{Coordinate, Coordinates, steady};
use serde::{Deserialize, Serialize};

/// The most a coordinate may be, by the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Bound {
    pub(super) of: Coordinate,
    pub(super) most: Program,
}

impl Bound {
    /// The most; `u32::MAX` if it is larger than that.
    ///
    /// # Errors
    /// When the numbers are too large for it to be computed.
    pub(super) fn most(&self, coordinates: Coordinates) -> Result<u32, Fault> {
        Ok(u32::try_from(self.most.value(&inputs(coordinates))?.floor()).unwrap_or(u32::MAX))
    }
}

/// The inputs of programs: always six numbers, although most positions have fewer.
pub(super) fn inputs(coordinates: Coordinates) -> [u32; Coordinates::MOST] {
    let mut inputs = [0; Coordinates::MOST];
    inputs[..coordinates.len()].copy_from_slice(&coordinates);
    inputs
}

/// A formula in the coordinates, with the names of the language: the first coordinate is x, and so on.
pub(super) struct OwnFormula(Number);

/// The names of the language that take the place of the first coordinate, of the second, and so on.
pub(super) const PLACES: [Variable; Coordinates::MOST] =
    [Variable::X, Variable::Y, Variable::Z, Variable::W, Variable::A, Variable::B];

impl OwnFormula {
    /// Reads a formula that names coordinates.
    ///
    /// # Errors
    /// When it is none, or names something else.
    pub(super) fn read(text: &str, names: &Names) -> Result<Self, WhyNoClause> {
        Self::read_kind(text, names, Kind::Number)
    }

    /// The same, or a condition, which is the number 1 if it is true, and otherwise 0.
    pub(super) fn read_kind(text: &str, names: &Names, kind: Kind) -> Result<Self, WhyNoClause> {
        let mut strange: Option<String> = None;
        let text = with_letters(text, |name| match names.find(name) {
            Some(which) => PLACES[which.index()].key(),
            None => {
                strange.get_or_insert_with(|| name.to_owned());
                "x"
            }
        });
        if let Some(name) = strange {
            return Err(names.unknown(&name));
        }
        let why = |mistake: Mistake| {
            let Reason::UnknownName(name) = &mistake.reason else { return WhyNoClause::Mistake(mistake) };
            // The names that formulas have elsewhere are not those of these rules.
            WhyNoClause::UnknownName { name: name.clone(), known: names.0.clone() }
        };
        match (text.parse().map_err(why)?, kind) {
            (Formula::Number(tree), Kind::Number) => Ok(Self(tree)),
            (Formula::Truth(tree), Kind::Truth) => {
                Ok(Self(Number::If(Box::new((tree, Number::Constant(1), Number::Constant(0))))))
            }
            (Formula::Number(_) | Formula::Truth(_), wanted) => {
                let reason = Reason::WrongKind { wanted };
                Err(WhyNoClause::Mistake(Mistake { at: 0..text.chars().count(), reason }))
            }
        }
    }

    /// A tree in names of the language.
    pub(super) fn of(tree: Number) -> Self {
        Self(tree)
    }

    /// True if the formula names a coordinate.
    pub(super) fn names(&self, which: Coordinate) -> bool {
        self.0.names(PLACES[which.index()])
    }

    /// True if the formula is made of parts that cannot fall, and is whole and at least 0.
    pub(super) fn is_steady(&self) -> bool {
        steady::is_steady(&self.0, &constant)
    }

    /// The value, if the formula names no coordinate.
    pub(super) fn constant(&self) -> Option<Fraction> {
        constant(&self.0)
    }

    /// False if the formula is a whole number of at least 1 at no position, as far as its parts show that.
    pub(super) fn can_be_amount(&self) -> bool {
        let is_amount = |number: Fraction| number.as_whole().is_some_and(|number| u32::try_from(number).is_ok());
        (varies(&self.0) || self.constant().is_some_and(is_amount)) && !steady::is_never_positive(&self.0, &constant)
    }

    /// As it is written, without needless brackets.
    pub(super) fn text(&self, names: &Names) -> String {
        with_letters(&self.0.compact(), |name| {
            let which = PLACES.iter().position(|place| place.key() == name);
            which.and_then(|which| names.0.get(which)).copied().unwrap_or_default()
        })
    }

    /// The condition of which the formula is made, as it is written.
    pub(super) fn condition_text(&self, names: &Names) -> String {
        let text = self.text(names);
        let condition = text.strip_prefix("if ").and_then(|text| text.strip_suffix(" then 1 else 0"));
        condition.unwrap_or_default().to_owned()
    }

    /// The tree of the formula, in names of the language.
    pub(super) fn tree(&self) -> &Number {
        &self.0
    }

    pub(super) fn program(&self) -> Program {
        compiled(&self.0)
    }
}

/// True if a part names a coordinate.
fn varies(part: &Number) -> bool {
    PLACES.into_iter().any(|place| part.names(place))
}

/// The value of a part that does not vary.
fn constant(part: &Number) -> Option<Fraction> {
    if varies(part) { None } else { compiled(part).value(&[0; Coordinates::MOST]).ok() }
}

fn compiled(tree: &Number) -> Program {
    let meaning = |name| match PLACES.iter().position(|place| *place == name) {
        Some(place) => Meaning::Input(place as u8),
        None => Meaning::Nothing,
    };
    Program::of(tree, &meaning)
}
