//! Plural forms and the writing of numbers: the browser knows them for every language.
//!
//! Outside of a browser, where only tests and drawings are made, a plain stand-in does: `one` for 1 and `other` for the
//! rest, always `other` for Japanese, and commas between groups of digits.

use crate::texts::Language;

/// A whole number in digits with these in groups; any other text stays as it is.
pub(super) fn grouped(language: Language, number: &str) -> String {
    let Ok(number) = number.parse::<u64>() else { return number.to_owned() };
    match language.entry().digit_groups {
        Some(sign) => by_threes(number, sign),
        None => own_way(language, number),
    }
}

/// The digits by threes, with a sign between them.
fn by_threes(number: u64, sign: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(sign);
        }
        text.push(digit);
    }
    text
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use crate::texts::Language;
    use js_sys::Intl::{NumberFormat, PluralRules};
    use js_sys::{Array, Function, Object};
    use std::cell::RefCell;
    use wasm_bindgen::JsValue;

    /// The browser's rules for one language.
    struct Rules {
        language: Language,
        plural: PluralRules,
        format: Function,
    }

    thread_local! {
        /// Made when a language is first written, and kept.
        static KNOWN: RefCell<Vec<Rules>> = const { RefCell::new(Vec::new()) };
    }

    fn with<T>(language: Language, read: impl FnOnce(&Rules) -> T) -> T {
        KNOWN.with_borrow_mut(|known| {
            let index = known.iter().position(|rules| rules.language == language).unwrap_or_else(|| {
                let tags = Array::of1(&language.code().into());
                known.push(Rules {
                    language,
                    plural: PluralRules::new(&tags, &Object::new()),
                    format: NumberFormat::new(&tags, &Object::new()).format(),
                });
                known.len() - 1
            });
            read(&known[index])
        })
    }

    pub(in crate::texts) fn plural(language: Language, number: u64) -> String {
        with(language, |rules| rules.plural.select(number as f64).into())
    }

    pub(super) fn own_way(language: Language, number: u64) -> String {
        let written = with(language, |rules| rules.format.call1(&JsValue::UNDEFINED, &(number as f64).into()));
        written.ok().and_then(|written| written.as_string()).unwrap_or_else(|| number.to_string())
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod stand_in {
    use crate::texts::Language;

    pub(in crate::texts) fn plural(language: Language, number: u64) -> String {
        if number == 1 && language.code() != "ja" { "one" } else { "other" }.to_owned()
    }

    pub(super) fn own_way(_: Language, number: u64) -> String {
        super::by_threes(number, ",")
    }
}

#[cfg(target_arch = "wasm32")]
use browser::own_way;
#[cfg(target_arch = "wasm32")]
pub(super) use browser::plural;
#[cfg(not(target_arch = "wasm32"))]
use stand_in::own_way;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use stand_in::plural;
