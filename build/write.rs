//! The Rust that `src/texts.rs` includes.

use crate::languages::arguments;
use crate::read::Language;
use crate::read::Message;
use crate::read::Part;
use std::fmt::Write;

/// The languages, their sentences, and a method for each key.
pub(crate) fn source(languages: &[Language]) -> String {
    let Some((reference, _)) = languages.split_first() else { return String::new() };
    let (plain, built): (Vec<&Message>, Vec<&Message>) =
        reference.messages.iter().partition(|message| arguments(message).is_empty());
    let mut text = String::new();
    let _ = writeln!(text, "static LANGUAGES: [Entry; {}] = [", languages.len());
    for language in languages {
        entry(&mut text, language, &plain, &built);
    }
    text.push_str("];\n\nimpl Texts {\n");
    for (index, message) in plain.iter().enumerate() {
        document(&mut text, message);
        let name = method(&message.key);
        let _ = writeln!(text, "    pub fn {name}(self) -> &'static str {{\n        self.plain({index})\n    }}\n");
    }
    for (index, message) in built.iter().enumerate() {
        document(&mut text, message);
        let names: Vec<String> = arguments(message).into_iter().map(method).collect();
        let parameters: String = names.iter().map(|name| format!(", {name}: &dyn Display")).collect();
        let _ = writeln!(
            text,
            "    pub fn {}(self{parameters}) -> String {{\n        self.built({index}, &[{}])\n    }}\n",
            method(&message.key),
            names.join(", ")
        );
    }
    text.push_str("}\n");
    text
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

fn entry(text: &mut String, language: &Language, plain: &[&Message], built: &[&Message]) {
    let Language { code, name, digit_groups, messages } = language;
    let own = |message: &Message| messages.iter().find(|own| own.key == message.key).map(|own| &*own.parts);
    let _ = writeln!(text, "    Entry {{ code: {code:?}, name: {name:?}, digit_groups: {digit_groups:?}, plain: &[");
    for message in plain {
        let words = match own(message) {
            Some([Part::Words(words)]) => words,
            _ => "",
        };
        let _ = writeln!(text, "        {words:?},");
    }
    text.push_str("    ], built: &[\n");
    for message in built {
        text.push_str("        ");
        data(text, own(message).unwrap_or_default(), &arguments(message));
        text.push_str(",\n");
    }
    text.push_str("    ] },\n");
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
