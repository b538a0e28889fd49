//! Sequences that read the same from both ends.

/// Whether a sequence equals its reverse. Every column of Sharing Nim does (`sharing` Theorem 1).
pub fn is_palindrome<T: PartialEq>(sequence: &[T]) -> bool {
    sequence.iter().zip(sequence.iter().rev()).all(|(first, last)| first == last)
}

#[cfg(test)]
mod tests {
    use super::is_palindrome;

    #[test]
    fn of_both_parities() {
        assert!(is_palindrome::<u8>(&[]) && is_palindrome(&[0, 3, 1, 1, 3, 0]) && is_palindrome(&[0, 1, 0]));
        assert!(!is_palindrome(&[0, 1]) && !is_palindrome(&[0, 3, 1, 2, 3, 0]));
    }
}
