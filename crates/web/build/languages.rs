//! All languages, compared with English, which says what keys and arguments there are.

use super::read::{Language, Message, Part, language};
use std::path::Path;

/// The language of reference.
const REFERENCE: &str = "en";

/// Reads every file of a folder; English comes first, the others in the order of their codes.
///
/// # Errors
/// Sentences that name file and key.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<Language>, Vec<String>> {
    let unreadable = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    let mut codes: Vec<String> = std::fs::read_dir(folder)
        .map_err(unreadable)?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".ftl")?.to_owned()))
        .collect();
    codes.sort_by_key(|code| (code != REFERENCE, code.clone()));
    let (mut languages, mut errors) = (Vec::new(), Vec::new());
    for code in codes {
        let file = folder.join(format!("{code}.ftl"));
        let named = |reasons: Vec<String>| reasons.into_iter().map(|reason| format!("{}: {reason}", file.display()));
        let text =
            std::fs::read_to_string(&file).map_err(|error| named(vec![error.to_string()]).collect::<Vec<_>>())?;
        match language(&code, &text) {
            Ok(language) => {
                let reference = languages.first().unwrap_or(&language);
                errors.extend(named(differences(reference, &language)));
                languages.push(language);
            }
            Err(reasons) => errors.extend(named(reasons)),
        }
    }
    match languages.first() {
        _ if !errors.is_empty() => Err(errors),
        Some(first) if first.code == REFERENCE => Ok(languages),
        _ => Err(vec![format!("{} has no {REFERENCE}.ftl", folder.display())]),
    }
}

/// The differences of a language from the language of reference, as sentences.
pub(crate) fn differences(reference: &Language, language: &Language) -> Vec<String> {
    let mut found = Vec::new();
    for message in &reference.messages {
        match language.messages.iter().find(|own| own.key == message.key) {
            None => found.push(format!("the key {} is missing", message.key)),
            Some(own) => {
                let known = arguments(message);
                let unknown = arguments(own).into_iter().filter(|name| !known.contains(name));
                found.extend(unknown.map(|name| {
                    format!("the key {} uses ${name}, which it does not have in {}.ftl", message.key, reference.code)
                }));
            }
        }
    }
    let has = |own: &&Message| reference.messages.iter().any(|message| message.key == own.key);
    let unknown = language.messages.iter().filter(|own| !has(own));
    found.extend(unknown.map(|own| format!("the key {} is not in {}.ftl", own.key, reference.code)));
    found
}

/// The names of the arguments of a sentence, in the order in which they are first used.
pub(crate) fn arguments(message: &Message) -> Vec<&str> {
    let mut names = Vec::new();
    collect(&message.parts, &mut names);
    names
}

fn collect<'a>(parts: &'a [Part], names: &mut Vec<&'a str>) {
    for part in parts {
        let (name, variants) = match part {
            Part::Words(_) => continue,
            Part::Given(name) | Part::Number(name) => (name, [].as_slice()),
            Part::Choice(name, variants) => (name, variants.as_slice()),
        };
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
        variants.iter().for_each(|(_, parts)| collect(parts, names));
    }
}
