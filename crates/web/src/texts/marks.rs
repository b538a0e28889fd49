//! The marks of a sentence that is one line of text: the build writes it, and [`super::sentence`] reads it. A sentence with arguments is
//! then as cheap to have as one without, which trees of its parts are not.
//!
//! An argument, a number and a choice are followed by one character, which says by its distance from [`FIRST`] which
//! argument it is. After a choice come its variants, each as key, [`KEY_END`], words, [`VARIANT_END`]; then [`CHOICE_END`].

/// An argument.
pub(crate) const GIVEN: char = '\u{1}';
/// An argument that is a number, with its digits in groups.
pub(crate) const NUMBER: char = '\u{2}';
/// One of several: by the word or number that an argument is, or by the plural form that the number takes; the last is for
/// all others.
pub(crate) const CHOICE: char = '\u{3}';
/// Ends the key of a variant.
pub(crate) const KEY_END: char = '\u{4}';
/// Ends a variant.
pub(crate) const VARIANT_END: char = '\u{5}';
/// Ends a choice.
pub(crate) const CHOICE_END: char = '\u{6}';
/// Ends the words of a sentence; a number follows that tells it from those with the same words in English which are not the same in
/// another language.
pub(crate) const CONTEXT: char = '\u{7}';
/// Ends a sentence in the file of a language.
pub(crate) const SENTENCE_END: char = '\u{8}';

/// Means the first argument.
pub(crate) const FIRST: char = '0';

/// True if a character has a meaning here. No sentence may have it in its words.
pub(crate) fn is_mark(character: char) -> bool {
    character <= SENTENCE_END
}

/// The number of an English sentence, by which the files of other languages know it: the hash FNV-1a of its UTF-8. `build/words.mjs` has
/// the same function.
pub(crate) fn number_of(sentence: &str) -> u32 {
    sentence.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
