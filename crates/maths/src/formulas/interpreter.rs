//! Formulas at one position at a time: the judge of compiled programs, and the source of the reason where a formula has no
//! value.

use crate::expressions::{Fault, Fraction, Names, Number, Truth, Variable};
use crate::formulas::KnownValues;
use crate::games::{Position, Ruleset};

/// Evaluates formulas at positions of a ruleset.
#[derive(Clone, Copy)]
pub struct Interpreter<'a> {
    /// The ruleset that gives k and s; without them they are 0.
    pub ruleset: Ruleset,
    /// The source of the values G.
    pub values: KnownValues<'a>,
}

impl Interpreter<'_> {
    /// The number of a position.
    ///
    /// # Errors
    /// When it has none.
    pub fn number(&self, tree: &Number, at: Position) -> Result<Fraction, Fault> {
        tree.value(&Here { interpreter: self, at })
    }

    /// The truth value of a position.
    ///
    /// # Errors
    /// When it has none.
    pub fn truth(&self, tree: &Truth, at: Position) -> Result<bool, Fault> {
        tree.value(&Here { interpreter: self, at })
    }
}

/// The names at one position.
struct Here<'a> {
    interpreter: &'a Interpreter<'a>,
    at: Position,
}

impl Names for Here<'_> {
    fn value_of(&self, variable: Variable) -> Result<Fraction, Fault> {
        let shape = self.interpreter.ruleset.rules;
        Fraction::whole(match variable {
            Variable::X => self.at.xyz()[0].into(),
            Variable::Y | Variable::A => self.at.xyz()[1].into(),
            Variable::Z | Variable::B => self.at.xyz()[2].into(),
            Variable::W => self.at.coordinates.get(3).copied().unwrap_or(0).into(),
            Variable::P => self.at.pass.into(),
            Variable::S => shape.s().unwrap_or(0).into(),
            Variable::K => {
                let parts = shape.k().map_or((0, 1), |k| (k.numerator(), k.denominator()));
                return Fraction::new(parts.0.into(), parts.1.into());
            }
        })
    }

    fn grundy(&self, coordinates: [i64; 4]) -> Result<Fraction, Fault> {
        let value = self.interpreter.values.value(coordinates);
        Fraction::whole(value.ok_or(Fault::NoPosition)?.0.into())
    }
}
