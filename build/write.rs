//! The Rust that `src/texts.rs` includes.

use crate::languages::arguments;
use crate::read::Language;
use crate::read::Message;
use crate::read::Part;
use std::fmt::Write;

/// The languages, their sentences, and a method for each key.
pub(crate) fn source(languages: &[Language]) -> String {
    let Some((reference, _)) = languages.split_first() else { return String::new() };
    let mut text = String::new();
    let _ = writeln!(text, "static LANGUAGES: [Entry; {}] = [", languages.len());
    for Language { code, name, digit_groups, .. } in languages {
        let _ = writeln!(text, "    Entry {{ code: {code:?}, name: {name:?}, digit_groups: {digit_groups:?} }},");
    }
    text.push_str("];\n\nimpl Texts {\n");
    for message in &reference.messages {
        document(&mut text, message);
        function(&mut text, languages, message);
    }
    text.push_str("}\n");
    text
}

/// The method of a key. The sentence in every language stands in it, so a binary has only those that it can say.
fn function(text: &mut String, languages: &[Language], message: &Message) {
    let (name, names) = (method(&message.key), arguments(message));
    let own = languages.iter().map(|language| language.messages.iter().find(|own| own.key == message.key));
    let own = own.map(|own| own.map(|own| &*own.parts).unwrap_or_default());
    if names.is_empty() {
        let _ = writeln!(text, "    pub fn {name}(self) -> &'static str {{\n        self.plain(&[");
        for parts in own {
            let words = if let [Part::Words(words)] = parts { words } else { "" };
            let _ = writeln!(text, "            {words:?},");
        }
        text.push_str("        ])\n    }\n\n");
    } else {
        let given: Vec<String> = names.iter().copied().map(method).collect();
        let parameters: String = given.iter().map(|name| format!(", {name}: &dyn Display")).collect();
        let _ = writeln!(text, "    pub fn {name}(self{parameters}) -> String {{\n        self.built(&[");
        for parts in own {
            text.push_str("            ");
            data(text, parts, &names);
            text.push_str(",\n");
        }
        let _ = writeln!(text, "        ], &[{}])\n    }}\n", given.join(", "));
    }
}

/// A name of Fluent as a name of Rust.
fn method(name: &str) -> String {
    name.replace('-', "_").to_lowercase()
}

/// The English sentence as documentation.
fn document(text: &mut String, message: &Message) {
    let mut shown = String::new();
    show(&mut shown, &message.parts);
    let _ = writeln!(text, "    /// `{}`", shown.replace('`', "'").replace('\n', " "));
}

fn show(text: &mut String, parts: &[Part]) {
    for part in parts {
        let _ = match part {
            Part::Words(words) => write!(text, "{words}"),
            Part::Given(name) | Part::Number(name) => write!(text, "{{{name}}}"),
            Part::Choice(_, variants) => {
                for (index, (_, parts)) in variants.iter().enumerate() {
                    text.push(if index == 0 { '[' } else { '|' });
                    show(text, parts);
                }
                write!(text, "]")
            }
        };
    }
}

/// A sentence as static data, its arguments by number.
fn data(text: &mut String, parts: &[Part], names: &[&str]) {
    let number = |name: &str| names.iter().position(|known| *known == name).unwrap_or(usize::MAX);
    text.push_str("&[");
    for part in parts {
        let _ = match part {
            Part::Words(words) => write!(text, "Part::Words({words:?}), "),
            Part::Given(name) => write!(text, "Part::Given({}), ", number(name)),
            Part::Number(name) => write!(text, "Part::Number({}), ", number(name)),
            Part::Choice(name, variants) => {
                let _ = write!(text, "Part::Choice({}, &[", number(name));
                for (key, parts) in variants {
                    let _ = write!(text, "({key:?}, ");
                    data(text, parts, names);
                    text.push_str("), ");
                }
                write!(text, "]), ")
            }
        };
    }
    text.push(']');
}
