//! Texts with several parts as one word that a link can hold: records, each of several fields.
//!
//! `1.` names the version. Behind it is the text in UTF-8 as base64 with `-` and `_` and without padding. In the text U+001E
//! ends a record, except for the last, and U+001F a field. Texts that people write lose these two characters.

/// The version of the form.
const VERSION: &str = "1.";
const RECORD: char = '\u{1e}';
const FIELD: char = '\u{1f}';
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Records of fields as one word.
pub fn pack(records: &[Vec<&str>]) -> String {
    let clean = |field: &&str| field.replace([RECORD, FIELD], "");
    let record = |fields: &Vec<&str>| fields.iter().map(clean).collect::<Vec<_>>().join("\u{1f}");
    let text = records.iter().map(record).collect::<Vec<_>>().join("\u{1e}");
    let mut word = VERSION.to_owned();
    for bytes in text.as_bytes().chunks(3) {
        let at = |index: usize| u32::from(bytes.get(index).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..=bytes.len() as u32 {
            word.push(char::from(ALPHABET[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    word
}

/// The records of a word; `None` if it is of another version or damaged.
pub fn unpack(word: &str) -> Option<Vec<Vec<String>>> {
    let mut bytes = Vec::new();
    for letters in word.strip_prefix(VERSION)?.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in letters {
            bits = bits << 6 | ALPHABET.iter().position(|known| known == letter)? as u32;
        }
        bits <<= 6 * (4 - letters.len());
        // A single letter has not the bits of a byte.
        let count = letters.len().checked_sub(1).filter(|count| *count > 0)?;
        bytes.extend_from_slice(&bits.to_be_bytes()[1..=count]);
    }
    let text = String::from_utf8(bytes).ok()?;
    Some(text.split(RECORD).map(|record| record.split(FIELD).map(str::to_owned).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::{pack, unpack};
    use proptest::prelude::*;

    #[test]
    fn the_form_is_that_of_links_that_were_given_away() {
        assert_eq!(pack(&[vec!["A strip"], vec!["t", "Break it."]]), "1.QSBzdHJpcB50H0JyZWFrIGl0Lg");
        assert_eq!(unpack("1.QSBzdHJpcB50H0JyZWFrIGl0Lg").unwrap()[1], ["t", "Break it."]);
        assert_eq!(
            [unpack("2.QQ"), unpack("1.Q"), unpack("1.Q!"), unpack("1._w"), unpack("")],
            [None, None, None, None, None]
        );
    }

    proptest! {
        #[test]
        fn what_is_packed_is_unpacked(records in prop::collection::vec(prop::collection::vec("[^\u{1e}\u{1f}]{0,12}", 1..4), 1..6)) {
            let word = pack(&records.iter().map(|record| record.iter().map(String::as_str).collect()).collect::<Vec<_>>());
            prop_assert!(word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)));
            prop_assert_eq!(unpack(&word), Some(records));
        }

        #[test]
        fn no_word_is_too_much(word in ".{0,40}", letters in "[A-Za-z0-9_-]{0,40}") {
            unpack(&word);
            unpack(&format!("1.{letters}"));
        }
    }
}
