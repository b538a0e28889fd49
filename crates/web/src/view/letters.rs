//! Letters of formulas in a sentence, in italics: in "y ≤ ⌊(x + z)/k⌋ in a triangle" x, y, z and k are such letters, and a is none.

use yew::prelude::*;

/// The sentence with the letters of its formulas in `var`.
pub fn letters(sentence: &str) -> Html {
    pieces(sentence)
        .into_iter()
        .map(|(piece, is_letter)| {
            if is_letter {
                html! { <var>{ piece }</var> }
            } else {
                html! { { piece } }
            }
        })
        .collect()
}

/// The sentence in pieces, each a letter of a formula or text between such letters.
fn pieces(sentence: &str) -> Vec<(&str, bool)> {
    let (mut found, mut from, mut rest) = (Vec::new(), 0, 0);
    while let Some(start) = sentence[rest..].find(is_latin).map(|start| rest + start) {
        let length = sentence[start..].find(|sign: char| !is_latin(sign));
        let end = length.map_or(sentence.len(), |length| start + length);
        if is_letter(&sentence[..start], &sentence[start..end], &sentence[end..]) {
            found.extend([(&sentence[from..start], false), (&sentence[start..end], true)]);
            from = end;
        }
        rest = end;
    }
    found.push((&sentence[from..], false));
    found.retain(|(piece, _)| !piece.is_empty());
    found
}

/// Also the letters with accents, such as in misère.
fn is_latin(sign: char) -> bool {
    sign.is_ascii_alphabetic() || ('À'..='ɏ').contains(&sign)
}

/// The English words of two letters. Any other two letters are a product, such as ky.
const WORDS: [&str; 24] = [
    "am", "an", "as", "at", "be", "by", "do", "go", "he", "if", "in", "is", "it", "me", "my", "no", "of", "on", "or",
    "so", "to", "up", "us", "we",
];

/// True if a run of Latin letters is a name in a formula, or a product of two. P-position and N-position are words, and so is a before
/// another word. No name has an accent.
fn is_letter(before: &str, run: &str, after: &str) -> bool {
    let next = after.chars().next();
    match run {
        _ if before.ends_with(['’', '\'']) => false,
        "P" | "N" => !next.is_some_and(|sign| sign == '-' || sign > '\u{2e80}'),
        "a" | "A" => !after.trim_start().starts_with(|sign: char| sign.is_ascii_alphabetic()),
        _ => run.len() == 1 || run.len() == 2 && run.is_ascii() && !WORDS.contains(&run.to_ascii_lowercase().as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::pieces;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// The sentence with brackets around its letters.
    fn marked(sentence: &str) -> String {
        let piece = |(piece, is_letter): (&str, bool)| if is_letter { format!("[{piece}]") } else { piece.into() };
        pieces(sentence).into_iter().map(piece).collect()
    }

    #[test]
    fn letters_of_formulas_are_found_and_words_are_not() {
        for (sentence, expected) in [
            (
                "A position is a P-position if and only if x ⊕ y ⊕ z = 0.",
                "A position is a P-position if and only if [x] ⊕ [y] ⊕ [z] = 0.",
            ),
            ("Let k = 4m + 1 and s = X + Z − ky.", "Let [k] = 4[m] + 1 and [s] = [X] + [Z] − [ky]."),
            (
                "If a ≤ b, so is (0, a, b); a move of Bob’s ends it.",
                "If [a] ≤ [b], so is (0, [a], [b]); a move of Bob’s ends it.",
            ),
            ("P局面は、x = zのとき。", "P局面は、[x] = [z]のとき。"),
            (
                "In misère Nim the player loses who is left with 0.",
                "In misère Nim the player loses who is left with 0.",
            ),
        ] {
            assert_eq!(marked(sentence), expected);
        }
    }

    /// All names in the English proofs by hand, as a reader of the file finds them.
    const NAMES: &str =
        "A B M W X Z a b c d e f g h i j k m n p q r s t u v w x y z Mb aw ax az bz dy ga gd gu hy kB ky";

    #[test]
    fn in_the_proofs_by_hand_the_names_are_found_and_nothing_else() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/arguments.en.txt");
        let text = fs::read_to_string(file).unwrap();
        let body: Vec<&str> = text.lines().filter(|line| !line.starts_with(['%', '#'])).collect();
        let body = body.join("\n");
        let found: BTreeSet<&str> =
            pieces(&body).into_iter().filter(|(_, is_letter)| *is_letter).map(|(piece, _)| piece).collect();
        assert_eq!(found, NAMES.split(' ').collect());
    }
}
