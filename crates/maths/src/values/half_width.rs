//! Text as Japanese keyboards type it. Every reader of typed text folds it first.

/// A text with half-width characters instead of full-width ones: digits, letters and signs become ASCII ones. The ideographic blank becomes
/// a blank, Japanese commas and full stops become ASCII ones. Every dash becomes a minus, also the long vowel mark, which is on the key of
/// the minus. The text keeps its number of characters, so the places of mistakes stay the same.
pub fn half_width(text: &str) -> String {
    text.chars().map(half).collect()
}

/// A whole number that was typed, with blanks around it allowed; `None` if the text is not a whole number.
pub fn whole_number(text: &str) -> Option<u32> {
    half_width(text).trim().parse().ok()
}

fn half(character: char) -> char {
    match character {
        '！'..='～' => char::from_u32(u32::from(character) - 0xFEE0).unwrap_or(character),
        '\u{3000}' => ' ',
        '、' | '､' => ',',
        '。' | '｡' => '.',
        'ー' | 'ｰ' | '‐'..='―' | '−' => '-',
        '・' | '･' => '·',
        '÷' => '/',
        '≦' => '≤',
        '≧' => '≥',
        '￢' => '¬',
        '〜' => '~',
        _ => character,
    }
}

#[cfg(test)]
mod tests {
    use super::{half_width, whole_number};
    use proptest::prelude::*;

    #[test]
    fn every_printable_ascii_character_has_a_full_width_form() {
        for ascii in '!'..='~' {
            let full = char::from_u32(u32::from(ascii) + 0xFEE0).unwrap();
            assert_eq!(half_width(&full.to_string()), ascii.to_string());
        }
        assert_eq!(half_width("ｋ＝５　、３。５－−ー"), "k=5 ,3.5---");
        assert_eq!(half_width("局面 ⊕ × → é"), "局面 ⊕ × → é");
    }

    #[test]
    fn numbers_are_read_in_both_widths() {
        assert_eq!([" ５０　", "50", "０７"].map(whole_number), [Some(50), Some(50), Some(7)]);
        assert_eq!(["", "五十", "5.0", "－１", "４２９４９６７２９６"].map(whole_number), [None; 5]);
    }

    proptest! {
        #[test]
        fn the_number_of_characters_stays(text in ".{0,40}") {
            prop_assert_eq!(half_width(&text).chars().count(), text.chars().count());
        }
    }
}
