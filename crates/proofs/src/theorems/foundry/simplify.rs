//! Formulas made shorter: `floor((1*x+0*z+0)/3)` is `floor(x/3)`.

use maths::expressions::{Number, Operation, Selection};

/// The same number, with operations on 0, on 1 and on constants carried out.
pub(super) fn simplified(tree: &Number) -> Number {
    let boxed = |of: &Number| Box::new(simplified(of));
    match tree {
        Number::Binary(operation, sides) => of_two(*operation, sides.each_ref().map(simplified)),
        Number::Floor(of) => {
            let of = simplified(of);
            if is_whole(&of) {
                of
            } else if let Number::Binary(Operation::Over, sides) = of {
                of_two(Operation::FloorOver, *sides)
            } else {
                Number::Floor(Box::new(of))
            }
        }
        Number::Ceiling(of) => match simplified(of) {
            of if is_whole(&of) => of,
            of => Number::Ceiling(Box::new(of)),
        },
        Number::Negative(of) => {
            let of = simplified(of);
            if of == Number::Constant(0) { of } else { Number::Negative(Box::new(of)) }
        }
        Number::Absolute(of) => Number::Absolute(boxed(of)),
        Number::Selected(selection, entries) => selected(*selection, entries.iter().map(simplified).collect()),
        Number::If(parts) => {
            let (condition, yes, no) = &**parts;
            Number::If(Box::new((condition.clone(), simplified(yes), simplified(no))))
        }
        Number::Constant(_) | Number::Variable(_) | Number::Grundy(_) => tree.clone(),
    }
}

fn of_two(operation: Operation, [a, b]: [Number; 2]) -> Number {
    use Number::Constant;
    match (operation, a, b) {
        (Operation::Plus, Constant(0), other)
        | (Operation::Plus | Operation::Minus, other, Constant(0))
        | (Operation::Times, Constant(1), other)
        | (Operation::Times | Operation::Over, other, Constant(1)) => other,
        (Operation::FloorOver, other, Constant(1)) if is_whole(&other) => other,
        (Operation::Times, Constant(0), _) | (Operation::Times, _, Constant(0)) => Constant(0),
        (Operation::Plus, Constant(a), Constant(b)) => Constant(a + b),
        (Operation::Times, Constant(a), Constant(b)) => Constant(a * b),
        (Operation::FloorOver, Constant(a), Constant(b)) if b > 0 => Constant(a / b),
        (Operation::Minus, Constant(a), Constant(b)) if a >= b => Constant(a - b),
        // A negative term is subtracted instead of added.
        (Operation::Plus, a, Number::Negative(b)) => Number::Binary(Operation::Minus, Box::new([a, *b])),
        (operation, a, b) => Number::Binary(operation, Box::new([a, b])),
    }
}

/// The least or the largest of a list, in which constants are one.
fn selected(selection: Selection, entries: Vec<Number>) -> Number {
    let mut kept: Vec<Number> = Vec::new();
    for entry in entries {
        if !kept.contains(&entry) {
            kept.push(entry);
        }
    }
    match (selection, kept.len()) {
        (Selection::Min | Selection::Max, 1) => kept.swap_remove(0),
        (Selection::Min | Selection::Max | Selection::Mex, _) => Number::Selected(selection, kept),
    }
}

/// True if a formula is a whole number wherever it has a value, as far as its parts show.
fn is_whole(tree: &Number) -> bool {
    match tree {
        Number::Constant(_) | Number::Variable(_) | Number::Floor(_) | Number::Ceiling(_) | Number::Grundy(_) => true,
        Number::Negative(of) | Number::Absolute(of) => is_whole(of),
        Number::Binary(operation, sides) => match operation {
            Operation::Plus | Operation::Minus | Operation::Times => sides.iter().all(is_whole),
            Operation::Over => false,
            Operation::FloorOver
            | Operation::Modulo
            | Operation::NimSum
            | Operation::Common
            | Operation::Either
            | Operation::ShiftUp
            | Operation::ShiftDown => true,
        },
        Number::Selected(_, entries) => entries.iter().all(is_whole),
        Number::If(parts) => is_whole(&parts.1) && is_whole(&parts.2),
    }
}

#[cfg(test)]
mod tests {
    use super::simplified;
    use maths::expressions::Formula;

    #[test]
    fn formulas_become_shorter() {
        for (from, to) in [
            ("floor((1*x+0*z+0)/3)", "floor(x/3)"),
            ("floor((1*x+(-1)+2*z)/1)", "x-1+2*z"),
            ("floor((2*x+2*z+(-3))/4)", "floor((2*x+2*z-3)/4)"),
            ("min(floor(x/1), x)", "x"),
            ("max(floor((0*x)/2), floor(z/2))", "max(0,floor(z/2))"),
            ("ceil((x+0)/1)", "x"),
            ("2*3+1", "7"),
        ] {
            let Ok(Formula::Number(tree)) = from.parse() else { panic!("{from}") };
            assert_eq!(simplified(&tree).compact(), to, "{from}");
        }
    }
}
