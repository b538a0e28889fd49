//! Sequential scales of ten steps: cividis, from low to high, as on the page in the light theme.

use crate::exports::drawing::Colour;

/// The colours of heights: each stands out from white paper.
pub(super) const HEIGHTS: [Colour; 10] =
    [0x00_193d, 0x00_1e54, 0x1a_2853, 0x2d_3447, 0x3c_3e40, 0x4c_4736, 0x5c_511b, 0x69_5a04, 0x73_6509, 0x7c_7002];
/// The colours of other numbers: P-positions stand out from each.
pub(super) const NUMBERS: [Colour; 10] =
    [0x64_8ec8, 0x6a_97e1, 0x8f_a1cd, 0xa5_adc0, 0xb7_b8ba, 0xc8_c3b3, 0xda_d0a2, 0xed_db88, 0xfe_e867, 0xff_f5a7];
/// The colour of P-positions among them.
pub(super) const P: Colour = 0x00_211c;

/// The number of steps.
const STEPS: u32 = HEIGHTS.len() as u32;

/// The step of a value on a scale from 0 to `most`: ⌊10·v / (most + 1)⌋.
pub(super) fn step(value: u16, most: u16) -> u32 {
    u32::from(value) * STEPS / (u32::from(most) + 1)
}

/// The least and the largest value of a step on a scale from 0 to `most`, or `None` if no value falls on it.
pub(super) fn range(step: u32, most: u16) -> Option<(u16, u16)> {
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
