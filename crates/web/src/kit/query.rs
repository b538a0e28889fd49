//! The parts of a link: `key=value&key=value`.
//!
//! All pages have one rule: of two parts with one key the first that is understood counts, wherever in the link it is. The page ignores every
//! other part and names it.

use crate::texts::Texts;
use maths::values::quoted;
use std::fmt::Display;

/// The parts of a link that were not understood yet.
#[derive(Clone, Debug, Default)]
pub struct Query {
    parts: Vec<String>,
    /// The length of the text in bytes, if it is too long to be read.
    too_long: Option<usize>,
}

impl Query {
    /// The parts of a text. A full-width `＆` or `＝` is read as its ASCII sign.
    pub fn of(text: &str) -> Self {
        Self::read(text, usize::MAX).unwrap_or_default()
    }

    /// The parts of a text; none of one that is too long, which [`Self::unread`] says.
    pub fn within(text: &str, longest: usize) -> Self {
        Self::read(text, longest).unwrap_or_else(|length| Self { parts: Vec::new(), too_long: Some(length) })
    }

    /// The parts of a text that may be too long.
    ///
    /// # Errors
    /// The length of the text in bytes, if it is over `longest`.
    pub fn read(text: &str, longest: usize) -> Result<Self, usize> {
        let text = text.replace('＆', "&").replace('＝', "=");
        let text = text.trim_start_matches('#');
        if text.len() > longest {
            return Err(text.len());
        }
        let parts = text.split('&').filter(|part| !part.is_empty()).map(str::to_owned).collect();
        Ok(Self { parts, too_long: None })
    }

    /// True if every part was understood.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The value of the first part with a key, which stays in the query.
    pub fn value(&self, key: &str) -> Option<&str> {
        self.parts.iter().find_map(|part| part.strip_prefix(key)?.strip_prefix('='))
    }

    /// The first part with a key that `parse` understands.
    pub fn take<T>(&mut self, key: &str, mut parse: impl FnMut(&str) -> Option<T>) -> Option<T> {
        self.take_one(&[key], |_, value| parse(value))
    }

    /// The first part with one of these keys that `parse` understands. `parse` gets the key and the value.
    pub fn take_one<T>(&mut self, keys: &[&str], mut parse: impl FnMut(&str, &str) -> Option<T>) -> Option<T> {
        let mut found = None;
        self.remove_first(keys, &mut |key, value| {
            found = parse(key, value);
            found.is_some()
        });
        found
    }

    /// The first part with a key, which `parse` either understands or refuses.
    ///
    /// # Errors
    /// The refusal.
    pub fn try_take<T, E>(&mut self, key: &str, parse: impl FnOnce(&str) -> Result<T, E>) -> Result<Option<T>, E> {
        self.take(key, |value| Some(value.to_owned())).map(|value| parse(&value)).transpose()
    }

    /// Stores the value of the first part with a key that `parse` understands.
    pub fn put<T>(&mut self, key: &str, place: &mut T, parse: impl FnMut(&str) -> Option<T>) {
        if let Some(value) = self.take(key, parse) {
            *place = value;
        }
    }

    /// Removes the first part with one of these keys that is understood. The closure is `dyn`, so each kind of value compiles to little code.
    fn remove_first(&mut self, keys: &[&str], is_understood: &mut dyn FnMut(&str, &str) -> bool) {
        let is_read = |part: &String| {
            part.split_once('=').is_some_and(|(key, value)| keys.contains(&key) && is_understood(key, value))
        };
        if let Some(at) = self.parts.iter().position(is_read) {
            self.parts.remove(at);
        }
    }

    /// Removes some parts, and returns them as they are in the link.
    pub fn remove(&mut self, is_meant: impl Fn(&str) -> bool) -> Vec<String> {
        self.parts.extract_if(.., |part| is_meant(part)).collect()
    }

    /// The parts that are left, or the length of a text that is too long.
    pub fn unread(self) -> Unread {
        Unread { too_long: self.too_long, ignored: self.ignored() }
    }

    /// The parts that were not understood, as sentences quote them.
    pub fn ignored(self) -> Vec<String> {
        self.parts.iter().map(|part| quoted(part)).collect()
    }
}

/// The parts of a link that a page could not use.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unread {
    /// Parts that are not understood, as sentences quote them.
    pub ignored: Vec<String>,
    /// The length of the link in bytes, if it is too long to be read.
    pub too_long: Option<usize>,
}

impl Unread {
    /// The problems of the link, if there are any. `longest` is the number of bytes that are read.
    pub fn in_words(&self, texts: Texts, longest: usize) -> Option<String> {
        match self.too_long {
            Some(length) => Some(texts.link_long(&length, &longest)),
            None if self.ignored.is_empty() => None,
            None => Some(texts.link_ignored(&self.ignored.join(texts.list_comma()))),
        }
    }
}

/// A switch in a link: `1` or `0`.
pub fn flag(text: &str) -> Option<bool> {
    match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

/// The parts of a link that is written.
#[derive(Clone, Debug, Default)]
pub struct Written(String);

impl Written {
    /// Adds a part.
    pub fn add(&mut self, key: &str, value: &dyn Display) {
        let between = if self.0.is_empty() { "" } else { "&" };
        self.0.push_str(&format!("{between}{key}={value}"));
    }

    /// Adds a part, unless its value is the usual one.
    pub fn add_unless(&mut self, is_usual: bool, key: &str, value: &dyn Display) {
        if !is_usual {
            self.add(key, value);
        }
    }

    /// Adds a part, if it has a value.
    pub fn add_some(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            self.add(key, &value);
        }
    }

    /// The link.
    pub fn text(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{Query, Written, flag};

    fn number(text: &str) -> Option<u32> {
        text.parse().ok()
    }

    #[test]
    fn of_two_parts_with_one_key_the_first_that_is_understood_counts_and_the_rest_is_named() {
        let mut query = Query::of("#a=1&b=x&a=2&&c&b=3&b=4");
        assert_eq!((query.take("a", number), query.take("b", number)), (Some(1), Some(3)));
        assert_eq!((query.take("d", number), query.take("c", number), query.value("a")), (None, None, Some("2")));
        assert_eq!(query.ignored(), ["“b=x”", "“a=2”", "“c”", "“b=4”"]);
    }

    #[test]
    fn of_several_keys_the_first_part_counts() {
        let mut query = Query::of("b=x&b=2&a=1");
        assert_eq!(query.take_one(&["a", "b"], |key, text| Some((key == "b", number(text)?))), Some((true, 2)));
        assert_eq!(query.ignored(), ["“b=x”", "“a=1”"]);
    }

    #[test]
    fn a_value_that_is_refused_is_not_passed_over() {
        let mut query = Query::of("a=x&a=1");
        assert_eq!(query.try_take("a", |text| number(text).ok_or(text.to_owned())), Err("x".to_owned()));
        assert_eq!(query.try_take("b", |text| number(text).ok_or(())), Ok(None));
    }

    #[test]
    fn full_width_signs_separate_parts() {
        let mut query = Query::of("a＝1＆b＝0");
        assert_eq!((query.take("a", number), query.take("b", flag), query.is_empty()), (Some(1), Some(false), true));
    }

    #[test]
    fn a_text_that_is_too_long_is_measured_without_its_sign() {
        assert_eq!(Query::read("#abc", 2).map(|_| ()), Err(3));
        assert_eq!(Query::read("#abc", 3).map(|query| query.ignored()), Ok(vec!["“abc”".to_owned()]));
    }

    #[test]
    fn parts_without_a_value_are_left_out() {
        let mut written = Written::default();
        written.add("a", &1);
        written.add_some("b", None::<u32>);
        written.add_unless(true, "c", &2);
        written.add_unless(false, "d", &"x");
        assert_eq!(written.text(), "a=1&d=x");
    }
}
