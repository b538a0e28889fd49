//! One file of texts, read with the parser of Fluent. A subset of Fluent is understood: messages with arguments, numbers
//! `{ NUMBER($n) }`, choices `{ $n -> … }`, terms `{ -name }` without arguments, and quoted text.

use super::marks::is_mark;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeMap;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// As it is written.
    Words(String),
    /// An argument, by name.
    Given(String),
    /// An argument that is a number, with its digits in groups.
    Number(String),
    /// One of several sentences, by the word or the number that an argument is; the last is for all others.
    Choice(String, Vec<(String, Vec<Part>)>),
}

/// A sentence and its key.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Message {
    /// As in the file: `cut-left`.
    pub(crate) key: String,
    /// From first to last.
    pub(crate) parts: Vec<Part>,
}

/// A language as its file has it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Language {
    /// The name of the file without `.ftl`, a language tag: `ja`.
    pub(crate) code: String,
    /// The name of the language in the language itself.
    pub(crate) name: String,
    /// The character between groups of digits, where the browser's own sign is not wanted.
    pub(crate) digit_groups: Option<String>,
    /// In the order of the file.
    pub(crate) messages: Vec<Message>,
}

type Terms<'a> = BTreeMap<&'a str, Vec<Part>>;

/// Reads a file.
///
/// # Errors
/// Sentences that name the key, not the file.
pub(crate) fn language(code: &str, text: &str) -> Result<Language, Vec<String>> {
    let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| {
        let line = |at: usize| text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1;
        errors.iter().map(|error| format!("line {}: {error}", line(error.pos.start))).collect::<Vec<_>>()
    })?;
    let (mut terms, mut messages, mut errors) = (Terms::new(), Vec::<Message>::new(), Vec::new());
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => match (&message.value, message.attributes.is_empty()) {
                (Some(value), true) => match pattern(value, &terms) {
                    Ok(_) if messages.iter().any(|known| known.key == message.id.name) => {
                        errors.push(format!("the key {} is there twice", message.id.name));
                    }
                    Ok(parts) => messages.push(Message { key: message.id.name.to_owned(), parts }),
                    Err(reason) => errors.push(format!("the key {} {reason}", message.id.name)),
                },
                _ => errors.push(format!("the key {} must have a text and no attributes", message.id.name)),
            },
            Entry::Term(term) => match pattern(&term.value, &terms) {
                Ok(parts) => drop(terms.insert(term.id.name, parts)),
                Err(reason) => errors.push(format!("the term -{} {reason}", term.id.name)),
            },
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => errors.push(format!("{} is not understood", content.trim())),
        }
    }
    let name = words(terms.get("language-name"));
    if name.is_none() {
        errors.push("the term -language-name, what the language is called in itself, is missing".to_owned());
    }
    let digit_groups = words(terms.get("digit-groups"));
    match name {
        Some(name) if errors.is_empty() => Ok(Language { code: code.to_owned(), name, digit_groups, messages }),
        _ => Err(errors),
    }
}

/// A term that is nothing but words.
fn words(parts: Option<&Vec<Part>>) -> Option<String> {
    match parts?.as_slice() {
        [Part::Words(words)] => Some(words.clone()),
        _ => None,
    }
}

/// Words, as long as they have no character that means something else in what the build writes.
fn said(words: &str) -> Result<Part, String> {
    match words.chars().find(|character| is_mark(*character)) {
        None => Ok(Part::Words(words.to_owned())),
        Some(mark) => Err(format!("has the control character {mark:?}")),
    }
}

fn pattern(pattern: &Pattern<&str>, terms: &Terms) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => add(&mut parts, said(value)?),
            PatternElement::Placeable { expression } => {
                placed(expression, terms)?.into_iter().for_each(|part| add(&mut parts, part));
            }
        }
    }
    Ok(parts)
}

/// Adds a part; words after words become one.
fn add(parts: &mut Vec<Part>, part: Part) {
    match (parts.last_mut(), part) {
        (Some(Part::Words(before)), Part::Words(words)) => before.push_str(&words),
        (_, part) => parts.push(part),
    }
}

fn placed(expression: &Expression<&str>, terms: &Terms) -> Result<Vec<Part>, String> {
    match expression {
        Expression::Inline(inline) => inline_part(inline, terms),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("chooses by something that is not an argument".to_owned());
            };
            Ok(vec![Part::Choice(id.name.to_owned(), choices(variants, terms)?)])
        }
    }
}

/// The variants of a choice, the one for all others last.
fn choices(variants: &[Variant<&str>], terms: &Terms) -> Result<Vec<(String, Vec<Part>)>, String> {
    let mut sorted: Vec<_> = variants.iter().collect();
    sorted.sort_by_key(|variant| variant.default);
    let read = |variant: &Variant<&str>| {
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
        Ok((key.to_owned(), pattern(&variant.value, terms)?))
    };
    sorted.into_iter().map(read).collect()
}

fn inline_part(inline: &InlineExpression<&str>, terms: &Terms) -> Result<Vec<Part>, String> {
    match inline {
        InlineExpression::StringLiteral { value } => Ok(vec![said(&unescape_unicode_to_string(value))?]),
        InlineExpression::NumberLiteral { value } => Ok(vec![Part::Words((*value).to_owned())]),
        InlineExpression::VariableReference { id } => Ok(vec![Part::Given(id.name.to_owned())]),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => match terms.get(id.name) {
            Some(parts) => Ok(parts.clone()),
            None => Err(format!("uses the term -{}, which does not stand above it", id.name)),
        },
        InlineExpression::FunctionReference { id, arguments } => {
            match (id.name, arguments.positional.as_slice(), arguments.named.is_empty()) {
                ("NUMBER", [InlineExpression::VariableReference { id }], true) => {
                    Ok(vec![Part::Number(id.name.to_owned())])
                }
                _ => Err(format!("uses {}, but only NUMBER with one argument is understood", id.name)),
            }
        }
        InlineExpression::Placeable { expression } => placed(expression, terms),
        InlineExpression::TermReference { id, .. } | InlineExpression::MessageReference { id, .. } => {
            Err(format!("uses {} in a way that is not understood", id.name))
        }
    }
}
