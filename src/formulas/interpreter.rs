//! Formulas at one position at a time: the judge of compiled programs, and the source of the reason where a formula has no
//! value.

use crate::expressions::Fault;
use crate::expressions::Fraction;
use crate::expressions::Names;
use crate::expressions::Number;
use crate::expressions::Truth;
use crate::expressions::Variable;
use crate::games::Position;
use crate::games::Ruleset;
use crate::solver::Table;

/// Evaluates formulas at positions of a ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Interpreter<'a> {
    /// Where k and s come from; without them they are 0.
    pub ruleset: Ruleset,
    /// Where G comes from.
    pub table: Option<&'a Table>,
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
            Variable::P => self.at.pass.into(),
            Variable::S => shape.s().unwrap_or(0).into(),
            Variable::K => {
                let parts = shape.k().map_or((0, 1), |k| (k.numerator(), k.denominator()));
                return Fraction::new(parts.0.into(), parts.1.into());
            }
        })
    }

    fn grundy(&self, coordinates: [i64; 4]) -> Result<Fraction, Fault> {
        let value = position(&coordinates).and_then(|asked| self.interpreter.table?.value(asked));
        Fraction::whole(value.ok_or(Fault::NoPosition)?.0.into())
    }
}

/// The position with these coordinates, if they can be coordinates.
pub(crate) fn position(numbers: &[i64]) -> Option<Position> {
    let [x, y, z, p] = *numbers else { return None };
    let cell = |number: i64| u32::try_from(number).ok();
    let pass = match p {
        0 => false,
        1 => true,
        _ => return None,
    };
    Some(Position::new(cell(x)?, cell(y)?, cell(z)?).with_pass(pass))
}
