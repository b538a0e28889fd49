//! The number c of the rims ⌊(x + z + s)/k⌋: when (x + c) ⊕ y ⊕ (z + c) = 0 is the rule of the bar.
//!
//! The theorems `offsets` and `step_all` of the folder `proofs` say so for every k and s; the program has their condition here and nowhere
//! else.

/// ⌊(s + 1)/2⌋, and one less if k ≡ 1 modulo 4: the c of the rim ⌊(x + z + s)/k⌋ with an odd k.
pub fn shift_of(k: u32, s: u32) -> i32 {
    s.div_ceil(2).cast_signed() - i32::from(k % 4 == 1)
}

/// True if c shares no binary digit with any number up to ⌊s/k⌋; false for k = 0. These numbers have between them all digits that the
/// largest can have. Over x = z = 0 a bar is Nim with two piles, and c ⊕ v ⊕ (v + c) has to be 0 for each height v.
pub fn is_apart(c: i32, k: u32, s: u32) -> bool {
    s.checked_div(k).is_some_and(|height| c == 0 || c.trailing_zeros() >= u32::BITS - height.leading_zeros())
}

#[cfg(test)]
mod tests {
    use super::{is_apart, shift_of};

    #[test]
    fn digits_are_compared_as_the_theorem_says() {
        for (k, s, c) in (1..=9_u32).flat_map(|k| (0..60_u32).flat_map(move |s| (-3..40).map(move |c| (k, s, c)))) {
            let shares = (0..=(s / k).cast_signed()).any(|height| c & height != 0);
            assert_eq!(is_apart(c, k, s), !shares, "{c} {k} {s}");
        }
        assert!(!is_apart(0, 0, 3));
    }

    /// The numbers that the papers print: Theorem 7.3 has c = 0, and Conjecture 8.1 has c = −1.
    #[test]
    fn the_theorems_of_the_papers_have_their_shift() {
        assert_eq!([3, 7, 11].map(|k| shift_of(k, 0)), [0; 3]);
        assert_eq!([1, 5, 9].map(|k| shift_of(k, 0)), [-1; 3]);
    }
}
