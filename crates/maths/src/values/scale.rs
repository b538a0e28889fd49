//! A sequential scale of ten steps.

/// The number of steps.
pub const STEPS: u32 = 10;

/// The step of a value on a scale from 0 to `most`: ⌊10·v / (most + 1)⌋.
pub fn step(value: u16, most: u16) -> u32 {
    u32::from(value) * STEPS / (u32::from(most) + 1)
}

/// The least and the largest value of a step on a scale from 0 to `most`, or `None` if no value falls on it.
pub fn range(step: u32, most: u16) -> Option<(u16, u16)> {
    let first_of = |step: u32| (step * (u32::from(most) + 1)).div_ceil(STEPS);
    let (least, end) = (first_of(step), first_of(step + 1));
    let last = u16::try_from(end.checked_sub(1)?).ok()?;
    (least < end).then_some((least as u16, last))
}

#[cfg(test)]
mod tests {
    use super::{range, step};

    #[test]
    fn steps_have_the_values_that_the_formula_gives_them() {
        for most in [0, 1, 9, 10, 13, 40, 1000, u16::MAX - 1] {
            for at in 0..10 {
                let mut on_step = (0..=most).filter(|&value| step(value, most) == at);
                let least = on_step.next();
                let expected = least.map(|least| (least, on_step.next_back().unwrap_or(least)));
                assert_eq!(range(at, most), expected, "step {at} of 0 to {most}");
            }
        }
    }
}
