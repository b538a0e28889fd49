//! A sequential scale of ten steps; the stylesheet gives them their colours.

/// The number of steps.
pub const STEPS: u32 = 10;

/// The step of a value on a scale from 0 to `most`.
pub fn step(value: u32, most: u32) -> u32 {
    if most == 0 { 0 } else { (u64::from(value) * u64::from(STEPS) / (u64::from(most) + 1)) as u32 }
}

/// The least and the largest value of a step, or `None` if no value falls on it.
pub fn range(of: u32, most: u32) -> Option<(u32, u32)> {
    let on_step: Vec<u32> = (0..=most).filter(|&value| step(value, most) == of).collect();
    Some((*on_step.first()?, *on_step.last()?))
}

#[cfg(test)]
mod tests {
    use super::{STEPS, range, step};

    #[test]
    fn every_value_is_in_the_range_of_its_step() {
        for most in [0, 1, 9, 13, 40, 1000] {
            for value in 0..=most {
                let of = step(value, most);
                assert!(of < STEPS);
                assert!(range(of, most).is_some_and(|(least, last)| (least..=last).contains(&value)));
            }
        }
    }
}
