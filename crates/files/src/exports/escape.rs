//! Text from elsewhere, written so that each format reads it back as that text and as nothing else.

/// As content of an XML element or value of an attribute. Characters that XML cannot have become U+FFFD.
pub(crate) fn xml(text: &mut String, raw: &str) {
    for letter in raw.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\'' => text.push_str("&apos;"),
            // A parser would read this one as a line feed.
            '\r' => text.push_str("&#13;"),
            '\t' | '\n' => text.push(letter),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => text.push('\u{fffd}'),
            _ => text.push(letter),
        }
    }
}

/// As a JSON string with its quotation marks.
pub(crate) fn json(text: &mut String, raw: &str) {
    text.push('"');
    for letter in raw.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\0'..' ' => {
                text.push_str("\\u00");
                text.push(if letter < '\u{10}' { '0' } else { '1' });
                text.push(char::from_digit(letter as u32 % 16, 16).unwrap_or('0'));
            }
            _ => text.push(letter),
        }
    }
    text.push('"');
}

/// As a field of CSV, in quotation marks where it needs them (RFC 4180). A field that begins with `#` gets them too, so
/// that its row is not taken for a comment.
pub(super) fn csv(text: &mut String, raw: &str) {
    if !raw.starts_with('#') && !raw.contains([',', '"', '\n', '\r']) {
        text.push_str(raw);
        return;
    }
    text.push('"');
    for letter in raw.chars() {
        text.push_str(if letter == '"' { "\"" } else { "" });
        text.push(letter);
    }
    text.push('"');
}

/// As LaTeX text. Other letters than those of ASCII stay: LaTeX reads UTF-8.
pub(super) fn latex(text: &mut String, raw: &str) {
    for letter in raw.chars() {
        match letter {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                text.push('\\');
                text.push(letter);
            }
            '~' => text.push_str("\\textasciitilde{}"),
            '^' => text.push_str("\\textasciicircum{}"),
            '\\' => text.push_str("\\textbackslash{}"),
            '<' => text.push_str("\\textless{}"),
            '>' => text.push_str("\\textgreater{}"),
            '|' => text.push_str("\\textbar{}"),
            '"' => text.push_str("\\textquotedblright{}"),
            // Two of them would make a dash or a quotation mark.
            '-' | '\'' | '`' => {
                text.push('{');
                text.push(letter);
                text.push('}');
            }
            _ if letter.is_control() => text.push(' '),
            _ => text.push(letter),
        }
    }
}

/// On one line: control characters and line separators become spaces.
pub(super) fn one_line(text: &mut String, raw: &str) {
    let is_break = |letter: char| letter.is_control() || letter == '\u{2028}' || letter == '\u{2029}';
    text.extend(raw.chars().map(|letter| if is_break(letter) { ' ' } else { letter }));
}

#[cfg(test)]
mod tests {
    use super::{csv, json, latex, one_line, xml};

    fn with(escape: fn(&mut String, &str), raw: &str) -> String {
        let mut text = String::new();
        escape(&mut text, raw);
        text
    }

    #[test]
    fn special_characters_by_hand() {
        assert_eq!(with(xml, "a<b & \"c\"\u{1}"), "a&lt;b &amp; &quot;c&quot;\u{fffd}");
        assert_eq!(with(json, "a\"\\\n\u{1f}"), r#""a\"\\\n\u001f""#);
        assert_eq!(with(csv, "plain"), "plain");
        assert_eq!(with(csv, "a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(with(csv, "#1"), "\"#1\"");
        assert_eq!(with(latex, r"50% of a_1 {\x}"), r"50\% of a\_1 \{\textbackslash{}x\}");
        assert_eq!(with(one_line, "a\nb\u{2028}c"), "a b c");
    }

    #[cfg(not(target_arch = "wasm32"))]
    mod round_trips {
        use super::super::*;
        use super::with;
        use proptest::prelude::*;

        fn from_xml(text: &str) -> String {
            let named =
                [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#13;", "\r"), ("&amp;", "&")];
            named.iter().fold(text.to_owned(), |text, (name, letter)| text.replace(name, letter))
        }

        fn from_csv(field: &str) -> String {
            match field.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
                Some(inner) => inner.replace("\"\"", "\""),
                None => field.to_owned(),
            }
        }

        /// Undoes each command, the longest first.
        fn from_latex(text: &str) -> String {
            let commands = [
                ("\\textasciitilde{}", '~'),
                ("\\textasciicircum{}", '^'),
                ("\\textbackslash{}", '\\'),
                ("\\textquotedblright{}", '"'),
                ("\\textgreater{}", '>'),
                ("\\textless{}", '<'),
                ("\\textbar{}", '|'),
            ];
            let (mut raw, mut rest) = (String::new(), text);
            while let Some(letter) = rest.chars().next() {
                if let Some((command, meant)) = commands.iter().find(|(command, _)| rest.starts_with(command)) {
                    raw.push(*meant);
                    rest = &rest[command.len()..];
                } else if letter == '\\' {
                    raw.push_str(&rest[1..2]);
                    rest = &rest[2..];
                } else if letter == '{' {
                    raw.push_str(&rest[1..2]);
                    rest = &rest[3..];
                } else {
                    raw.push(letter);
                    rest = &rest[letter.len_utf8()..];
                }
            }
            raw
        }

        proptest! {
            #[test]
            fn xml_round_trips(raw in "[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\u{fffe}\u{ffff}]*") {
                let text = with(xml, &raw);
                prop_assert!(!text.contains(['<', '>', '"', '\'', '\r']));
                prop_assert_eq!(from_xml(&text), raw);
            }

            #[test]
            fn json_round_trips(raw in any::<String>()) {
                prop_assert_eq!(serde_json::from_str::<String>(&with(json, &raw)).unwrap(), raw);
            }

            #[test]
            fn csv_round_trips(raw in "[a-z\",\n\r# ]*") {
                let field = with(csv, &raw);
                prop_assert!(field.starts_with('"') || !field.contains(['"', ',', '\n', '\r']));
                prop_assert_eq!(from_csv(&field), raw);
            }

            #[test]
            fn latex_round_trips(raw in "[ -~äé⊕]*") {
                prop_assert_eq!(from_latex(&with(latex, &raw)), raw);
            }

            #[test]
            fn one_line_is_one_line(raw in any::<String>()) {
                let text = with(one_line, &raw);
                prop_assert!(text.lines().count() <= 1);
                prop_assert_eq!(text.chars().count(), raw.chars().count());
            }
        }
    }
}
