//! The Rust that `src/texts.rs` includes.

use super::languages::arguments;
use super::marks::{CHOICE, CHOICE_END, FIRST, GIVEN, KEY_END, NUMBER, VARIANT_END};
use super::read::{Language, Message, Part};
use super::spoken::Spoken;
use std::fmt::Write;

/// The languages, and a method for each key with its English sentence. Outside of a browser the sentences of the others are at hand.
pub(crate) fn source(languages: &[Language], english: &[String], others: &[Spoken]) -> String {
    let Some(reference) = languages.first() else { return String::new() };
    let mut text = String::new();
    let _ = writeln!(text, "static LANGUAGES: [Entry; {}] = [", languages.len());
    for Language { code, name, digit_groups, .. } in languages {
        let _ = writeln!(text, "    Entry {{ code: {code:?}, name: {name:?}, digit_groups: {digit_groups:?} }},");
    }
    text.push_str("];\n\nimpl Texts {\n");
    for (message, line) in reference.messages.iter().zip(english) {
        document(&mut text, message);
        function(&mut text, message, line);
    }
    text.push_str("}\n\n#[cfg(not(target_arch = \"wasm32\"))]\nstatic AT_HAND: &[(&str, &str)] = &[\n");
    for other in others {
        let _ = writeln!(text, "    ({:?}, {:?}),", other.code, other.file());
    }
    text.push_str("];\n");
    text
}

/// The line of a language for a message of the language of reference.
pub(crate) fn said(message: &Message, language: &Language) -> String {
    let own = language.messages.iter().find(|own| own.key == message.key);
    let mut text = String::new();
    line(&mut text, own.map(|own| &*own.parts).unwrap_or_default(), &arguments(message));
    text
}

/// The method of a key. The English sentence is in it, so a program has only those that it can say.
fn function(text: &mut String, message: &Message, line: &str) {
    let (name, names) = (method(&message.key), arguments(message));
    let given: Vec<String> = names.iter().copied().map(method).collect();
    let parameters: String = given.iter().map(|name| format!(", {name}: &dyn Said")).collect();
    let _ = if names.is_empty() {
        writeln!(text, "    pub fn {name}(self) -> &'static str {{\n        self.plain({line:?})\n    }}\n")
    } else {
        let given = given.join(", ");
        writeln!(
            text,
            "    pub fn {name}(self{parameters}) -> String {{\n        self.built({line:?}, &[{given}])\n    }}\n"
        )
    };
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

/// A sentence as a line with marks, its arguments by number.
fn line(text: &mut String, parts: &[Part], names: &[&str]) {
    let argument = |text: &mut String, mark: char, name: &str| {
        let number = names.iter().position(|known| *known == name).unwrap_or_default();
        text.extend([mark].into_iter().chain(char::from_u32(u32::from(FIRST) + number as u32)));
    };
    for part in parts {
        match part {
            Part::Words(words) => text.push_str(words),
            Part::Given(name) => argument(text, GIVEN, name),
            Part::Number(name) => argument(text, NUMBER, name),
            Part::Choice(name, variants) => {
                argument(text, CHOICE, name);
                for (key, parts) in variants {
                    text.push_str(key);
                    text.push(KEY_END);
                    line(text, parts, names);
                    text.push(VARIANT_END);
                }
                text.push(CHOICE_END);
            }
        }
    }
}
