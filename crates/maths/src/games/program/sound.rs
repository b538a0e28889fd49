//! The check that a list of steps is a program. Programs may be changed on their way to workers.

use crate::games::Coordinates;
use crate::games::program::{Program, Step};
use serde::Deserialize;

/// A program as it travels.
#[derive(Deserialize)]
pub(super) struct Travelled {
    steps: Vec<Step>,
    height: usize,
}

impl TryFrom<Travelled> for Program {
    type Error = &'static str;

    fn try_from(Travelled { steps, height }: Travelled) -> Result<Self, &'static str> {
        let program = Self { steps, height };
        let is_program = program.has_inputs(Coordinates::MOST) && program.ends_with_one();
        if is_program { Ok(program) } else { Err("no program") }
    }
}

impl Program {
    /// True if the program names no more inputs than these.
    pub(in crate::games) fn has_inputs(&self, inputs: usize) -> bool {
        self.steps.iter().all(|step| !matches!(step, Step::Input(input) if usize::from(*input) >= inputs))
    }

    /// True if the steps work on every way through them. Each step must find its operands on the stack and leave no more numbers than there
    /// is room for. One number must be left at the end. Steps lead forwards only, so one pass sees all ways.
    fn ends_with_one(&self) -> bool {
        let end = self.steps.len();
        // The count of numbers on the stack before each step, once a way to it is known.
        let mut counts = vec![None; end + 1];
        counts[0] = Some(0);
        self.height <= end && (0..end).all(|at| self.goes_on(at, &mut counts)) && counts[end] == Some(1)
    }

    /// True if a step can be done, and the steps after it expect the count of numbers that it leaves.
    fn goes_on(&self, at: usize, counts: &mut [Option<usize>]) -> bool {
        let step = self.steps[at];
        let rest = counts[at].and_then(|count| count.checked_sub(step.takes()));
        let Some(left) = rest.map(|rest| rest + step.puts()).filter(|&left| left <= self.height) else { return false };
        let mut leads = |steps: usize| {
            let place = (at + 1).checked_add(steps).and_then(|to| counts.get_mut(to));
            place.is_some_and(|known| *known.get_or_insert(left) == left)
        };
        match step {
            Step::Unless(steps) => leads(0) && leads(steps),
            Step::Skip(steps) => leads(steps),
            Step::Number(_)
            | Step::Ratio(_)
            | Step::Input(_)
            | Step::Negative
            | Step::Floor
            | Step::Ceiling
            | Step::Absolute
            | Step::Binary(_)
            | Step::Selected(..)
            | Step::Compared(_)
            | Step::Among(_)
            | Step::Not
            | Step::Nothing => leads(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Travelled;
    use crate::expressions::Operation;
    use crate::games::program::{Program, Step};

    fn is_program(steps: &[Step], height: usize) -> bool {
        Program::try_from(Travelled { steps: steps.to_vec(), height }).is_ok()
    }

    #[test]
    fn a_program_leaves_one_number_and_takes_what_is_there() {
        let one = Step::Number(1);
        let plus = Step::Binary(Operation::Plus);
        assert!(is_program(&[one], 1));
        assert!(is_program(&[one, one, plus], 2));
        assert!(!is_program(&[], 0), "leaves nothing");
        assert!(!is_program(&[one, one], 2), "leaves two");
        assert!(!is_program(&[one, plus], 2), "takes two of one");
        assert!(!is_program(&[one, one, plus], 1), "has room for one");
        assert!(!is_program(&[one], 2), "asks for more room than it has steps");
        assert!(is_program(&[Step::Input(5)], 1));
        assert!(!is_program(&[Step::Input(6)], 1), "there are six inputs");
        assert!(!is_program(&[one, Step::Among(usize::MAX)], 2), "takes more than can be counted");
    }

    #[test]
    fn all_ways_of_a_program_meet_with_as_many_numbers() {
        let one = Step::Number(1);
        // If 1 then 1 else 1.
        assert!(is_program(&[one, Step::Unless(2), one, Step::Skip(1), one], 1));
        assert!(!is_program(&[one, Step::Unless(1), one], 1), "leaves one or none");
        assert!(!is_program(&[one, Step::Unless(2), one, Step::Skip(2), one], 1), "leads beyond the end");
        assert!(!is_program(&[one, Step::Skip(usize::MAX)], 1), "leads farther than can be counted");
        assert!(!is_program(&[one, Step::Skip(1), one], 1), "has a step to which no way leads");
    }
}
