//! The parts of a link: `key=value&key=value`.

use maths::games::quoted;
use std::fmt::Display;

/// The parts of a link that is read. Of two parts with one key the first counts; parts that are not understood are named.
#[derive(Clone, Debug)]
pub struct Query<'a> {
    /// The parts that were not understood yet.
    parts: Vec<&'a str>,
}

impl<'a> Query<'a> {
    /// The parts of a text.
    ///
    /// # Errors
    /// The length of the text in bytes, if it is over `longest`.
    pub fn read(text: &'a str, longest: usize) -> Result<Self, usize> {
        if text.len() > longest {
            return Err(text.len());
        }
        let parts = text.trim_start_matches('#').split(['&', '＆']).filter(|part| !part.is_empty());
        Ok(Self { parts: parts.collect() })
    }

    /// The value of a key, if `parse` understands it.
    pub fn take<T>(&mut self, key: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let value = |part: &&'a str| part.strip_prefix(key)?.strip_prefix(['=', '＝']);
        let at = self.parts.iter().position(|part| value(part).is_some())?;
        let parsed = parse(value(&self.parts[at])?)?;
        self.parts.remove(at);
        Some(parsed)
    }

    /// The parts that were not understood, as sentences quote them.
    pub fn ignored(self) -> Vec<String> {
        self.parts.into_iter().map(quoted).collect()
    }
}

/// The parts of a link that is written.
#[derive(Clone, Debug, Default)]
pub struct Written(String);

impl Written {
    /// Adds a part, if it has a value.
    pub fn add(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            let between = if self.0.is_empty() { "" } else { "&" };
            self.0.push_str(&format!("{between}{key}={value}"));
        }
    }

    /// The link.
    pub fn text(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{Query, Written};

    #[test]
    fn of_two_parts_with_one_key_the_first_counts_and_the_rest_is_named() {
        let mut query = Query::read("#a=1&b=x&a=2&&c", 100).unwrap_or_else(|length| panic!("{length}"));
        assert_eq!(query.take("a", |text| text.parse::<u32>().ok()), Some(1));
        assert_eq!(query.take("b", |text| text.parse::<u32>().ok()), None);
        assert_eq!(query.take("d", |text| Some(text.to_owned())), None);
        assert_eq!(query.ignored().len(), 3);
        assert_eq!(Query::read("abc", 2).map(|_| ()), Err(3));
    }

    #[test]
    fn parts_without_a_value_are_left_out() {
        let mut written = Written::default();
        written.add("a", Some(1));
        written.add("b", None::<u32>);
        written.add("c", Some("x"));
        assert_eq!(written.text(), "a=1&c=x");
    }
}
