//! Trees with some of their parts replaced.

use crate::expressions::{Formula, Number, Truth};

/// Replacements for parts of a tree.
pub trait Replace {
    /// The replacement for a number. For none, the number stays and its parts are replaced.
    fn number(&self, part: &Number) -> Option<Number>;

    /// The replacement for a truth value. For none, the truth value stays and its parts are replaced.
    fn truth(&self, part: &Truth) -> Option<Truth>;
}

impl Formula {
    /// The formula with parts replaced.
    #[must_use]
    pub fn replaced(&self, by: &dyn Replace) -> Self {
        match self {
            Self::Number(number) => Self::Number(number.replaced(by)),
            Self::Truth(truth) => Self::Truth(truth.replaced(by)),
        }
    }
}

impl Number {
    /// The number with parts replaced.
    #[must_use]
    pub fn replaced(&self, by: &dyn Replace) -> Self {
        if let Some(other) = by.number(self) {
            return other;
        }
        let one = |of: &Self| Box::new(of.replaced(by));
        match self {
            Self::Constant(_) | Self::Variable(_) => self.clone(),
            Self::Negative(of) => Self::Negative(one(of)),
            Self::Floor(of) => Self::Floor(one(of)),
            Self::Ceiling(of) => Self::Ceiling(one(of)),
            Self::Absolute(of) => Self::Absolute(one(of)),
            Self::Binary(operation, sides) => Self::Binary(*operation, numbers(sides, by)),
            Self::Selected(selection, entries) => Self::Selected(*selection, list(entries, by)),
            Self::If(parts) => Self::If(Box::new((parts.0.replaced(by), parts.1.replaced(by), parts.2.replaced(by)))),
            Self::Grundy(cells) => Self::Grundy(numbers(cells, by)),
        }
    }
}

impl Truth {
    /// The truth value with parts replaced.
    #[must_use]
    pub fn replaced(&self, by: &dyn Replace) -> Self {
        if let Some(other) = by.truth(self) {
            return other;
        }
        match self {
            Self::Compared(relation, sides) => Self::Compared(*relation, numbers(sides, by)),
            Self::Among(number, entries) => Self::Among(Box::new(number.replaced(by)), list(entries, by)),
            Self::Same(sides) => Self::Same(truths(sides, by)),
            Self::Not(of) => Self::Not(Box::new(of.replaced(by))),
            Self::And(sides) => Self::And(truths(sides, by)),
            Self::Or(sides) => Self::Or(truths(sides, by)),
            Self::If(parts) => Self::If(truths(parts, by)),
        }
    }
}

fn list(entries: &[Number], by: &dyn Replace) -> Vec<Number> {
    entries.iter().map(|entry| entry.replaced(by)).collect()
}

fn numbers<const N: usize>(parts: &[Number; N], by: &dyn Replace) -> Box<[Number; N]> {
    Box::new(parts.each_ref().map(|part| part.replaced(by)))
}

fn truths<const N: usize>(parts: &[Truth; N], by: &dyn Replace) -> Box<[Truth; N]> {
    Box::new(parts.each_ref().map(|part| part.replaced(by)))
}

#[cfg(test)]
mod tests {
    use super::Replace;
    use crate::expressions::{Formula, Number, Truth, Variable};

    /// x becomes y + 1, and x = 7 becomes y = z.
    struct Example;

    impl Replace for Example {
        fn number(&self, part: &Number) -> Option<Number> {
            let Ok(Formula::Number(other)) = "y + 1".parse() else { return None };
            (*part == Number::Variable(Variable::X)).then_some(other)
        }

        fn truth(&self, part: &Truth) -> Option<Truth> {
            let Ok(Formula::Truth(seven)) = "x = 7".parse() else { return None };
            let Ok(Formula::Truth(other)) = "y = z".parse() else { return None };
            (*part == seven).then_some(other)
        }
    }

    #[test]
    fn parts_are_replaced_wherever_they_are() {
        let replaced = |text: &str| text.parse::<Formula>().unwrap().replaced(&Example);
        let wanted = |text: &str| text.parse::<Formula>().unwrap();
        for (from, to) in [
            ("x", "y + 1"),
            ("−⌊x/2⌋ + ⌈x/2⌉ ⊕ abs(x)", "−⌊(y + 1)/2⌋ + ⌈(y + 1)/2⌉ ⊕ abs(y + 1)"),
            ("min(x, z, p)", "min(y + 1, z, p)"),
            ("if x = 7 then x else G(0, x, 2)", "if y = z then y + 1 else G(0, y + 1, 2)"),
            ("not (x = 7) and (x = 8 or z in {x, 3})", "not (y = z) and (y + 1 = 8 or z in {y + 1, 3})"),
            ("(x = 7) = (if x > 1 then x = 7 else z = 1)", "(y = z) = (if y + 1 > 1 then y = z else z = 1)"),
            ("7 = x", "7 = y + 1"),
        ] {
            assert_eq!(replaced(from), wanted(to), "{from}");
        }
    }
}
