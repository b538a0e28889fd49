//! Texts of users inside sentences.

/// At most 24 characters of a text, in quotation marks, so that a message stays short. Letters that are read from right
/// to left are isolated, so that they do not turn the sentence around them; characters that do nothing but turn are shown as
/// unknown ones.
pub fn quoted(text: &str) -> String {
    let mut start: String = text.chars().take(24).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    if start.contains(turns) {
        return format!("“\u{2068}{}\u{2069}”", start.replace(is_control, "\u{FFFD}"));
    }
    format!("“{start}”")
}

/// Marks, embeddings, overrides and isolates.
fn is_control(character: char) -> bool {
    matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// True if a character can change the direction of others: a control, or a letter of a block that is written from right to left.
fn turns(character: char) -> bool {
    let is_letter = matches!(
        character,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}'
    );
    is_letter || is_control(character)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_quoted_text_does_not_turn_its_sentence_around() {
        assert_eq!(quoted("nim:1,2"), "“nim:1,2”");
        assert_eq!(quoted("\u{202E}txt"), "“\u{2068}\u{FFFD}txt\u{2069}”");
        // A character that ends an isolate cannot pass through.
        assert_eq!(quoted("א\u{2069}\u{202E}b"), "“\u{2068}א\u{FFFD}\u{FFFD}b\u{2069}”");
        assert_eq!(quoted("局面"), "“局面”");
    }
}
