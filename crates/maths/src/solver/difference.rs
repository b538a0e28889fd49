//! Two numbers to a position, as one number to draw.

/// Two numbers of a place, or their zeros, encoded as one number of a [`Grid`](crate::solver::Grid).
pub struct Difference;

impl Difference {
    /// Means no difference.
    pub const SAME: u16 = 32_767;
    /// The largest difference that is distinguished from larger ones.
    pub const MOST: i64 = 32_766;

    /// `here − there`, clamped to ±[`Difference::MOST`], plus [`Difference::SAME`].
    pub fn of(here: i64, there: i64) -> u16 {
        // In range after the clamp.
        ((here - there).clamp(-Self::MOST, Self::MOST) + i64::from(Self::SAME)) as u16
    }

    /// The difference from a number that [`Difference::of`] returned.
    pub fn read(number: u16) -> i64 {
        i64::from(number) - i64::from(Self::SAME)
    }

    /// Two bits: bit 0 is set if `here` is zero, bit 1 if `there` is zero.
    pub fn of_zeros(here: i64, there: i64) -> u16 {
        u16::from(here == 0) + 2 * u16::from(there == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::Difference;

    #[test]
    fn differences_are_read_back_and_held() {
        for (here, there) in [(0, 0), (3, 9), (9, 3), (40_000, 10_000)] {
            assert_eq!(Difference::read(Difference::of(here, there)), here - there);
        }
        assert_eq!(Difference::read(Difference::of(60_000, 0)), Difference::MOST);
        assert_eq!(Difference::read(Difference::of(0, 1 << 40)), -Difference::MOST);
        assert_eq!([(1, 1), (0, 4), (4, 0), (0, 0)].map(|(a, b)| Difference::of_zeros(a, b)), [0, 1, 2, 3]);
    }
}
