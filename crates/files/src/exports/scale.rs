//! Sequential scales of ten steps: cividis, from low to high, as on the page in the light theme.

/// The colours of heights: each stands out from white paper.
pub(super) const HEIGHTS: [&str; 10] =
    ["#00193d", "#001e54", "#1a2853", "#2d3447", "#3c3e40", "#4c4736", "#5c511b", "#695a04", "#736509", "#7c7002"];
/// The colours of other numbers: P-positions stand out from each.
pub(super) const NUMBERS: [&str; 10] =
    ["#648ec8", "#6a97e1", "#8fa1cd", "#a5adc0", "#b7b8ba", "#c8c3b3", "#dad0a2", "#eddb88", "#fee867", "#fff5a7"];
/// The colour of P-positions among them.
pub(super) const P: &str = "#00211c";

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
