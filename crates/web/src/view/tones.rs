//! The tones of chocolate that values have in figures, from light to dark; value 0 has the colour of P-positions.

/// The number of tones of values.
pub const TONES: u32 = 8;

/// Which of the tones a value has, given the largest one.
pub fn tone(value: u16, largest: u16) -> u32 {
    u32::from(value.saturating_sub(1)) * TONES / u32::from(largest.max(1))
}

#[cfg(test)]
mod tests {
    use super::tone;

    #[test]
    fn tones_go_from_the_first_to_the_last() {
        assert_eq!([1, 29].map(|value| tone(value, 29)), [0, 7]);
        assert_eq!(tone(1, 1), 0);
    }
}
