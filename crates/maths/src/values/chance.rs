//! Random numbers that can be repeated.

/// A stream of random numbers: SplitMix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, 2014). This program has
/// its own generator, since the random choices of a game must stay the same as long as links to it exist. No library promises that of its
/// generators.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The odd number nearest to 2⁶⁴ divided by the golden ratio: the distance of two states.
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One of many streams of a seed, by its number: the stream of one move of a game, or of one position that is drawn.
    pub fn numbered(seed: u64, number: u32) -> Self {
        // Streams of consecutive numbers must not overlap, so the number is mixed before it is added.
        let mut number = Self(u64::from(number));
        Self(seed.wrapping_add(number.next_bits()))
    }

    fn next_bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number below `bound`, which is at least 1. (For bounds up to a few million the bias from rounding is below one in 10¹².)
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next_bits()) * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn numbers_are_those_of_splitmix64() {
        // The first outputs for the seeds 0 and 1234567, from the reference program of the paper's authors.
        let mut chance = Chance::new(1_234_567);
        assert_eq!(Chance::new(0).next_bits(), 0xE220_A839_7B1D_CDAF);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!([(); 3].map(|()| chance.next_bits()), expected);
    }

    #[test]
    fn a_number_below_ten_is_a_tenth_of_the_range() {
        // The three outputs above are 0.350, 0.173 and 0.532 of 2⁶⁴.
        let mut chance = Chance::new(1_234_567);
        assert_eq!([(); 3].map(|()| chance.below(10)), [3, 1, 5]);
    }

    #[test]
    fn the_same_stream_draws_the_same_and_another_one_others() {
        let drawn = |seed, number| {
            let mut chance = Chance::numbered(seed, number);
            [(); 8].map(|()| chance.below(1000))
        };
        assert_eq!(drawn(3, 4), drawn(3, 4));
        assert!(drawn(3, 4) != drawn(3, 5) && drawn(3, 4) != drawn(4, 4));
        assert!(drawn(3, 4).into_iter().all(|number| number < 1000));
    }
}
