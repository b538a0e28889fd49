//! The text of a box as printed mathematics, with brackets around every part that has parts. The brackets show which operation binds
//! tighter. Of a text with a mistake, only the beginning that could be read is shown.
//!
//! ```text
//! math
//! ├─ mrow …            what was read
//! └─ mo                an ellipsis, where there is more
//! ```

mod formula;
mod part;
mod sentence;

use crate::evidence::typeset::formula::Typesetter;
use crate::evidence::typeset::part::sign;
use maths::expressions::{Formula, Variable};
use maths::games::Ruleset;
use proofs::automata::logic;
use yew::prelude::*;

/// A formula that is being written; nothing of a text of which nothing can be read.
pub fn formula(text: &str) -> Option<Html> {
    typeset(text, |text| {
        let formula = text.parse::<Formula>().map_err(|mistake| mistake.at.start)?;
        Ok(whole(&formula, Typesetter(&Variable::key)))
    })
}

/// A formula about these rules that is being written, in their letters.
pub fn formula_about(text: &str, ruleset: &Ruleset) -> Option<Html> {
    typeset(text, |text| {
        let formula = ruleset.formula(text).map_err(|mistake| mistake.at.start)?;
        Ok(whole(&formula, Typesetter(&|name| ruleset.letter(name))))
    })
}

fn whole(formula: &Formula, typesetter: Typesetter) -> Html {
    match formula {
        Formula::Number(number) => typesetter.number(number),
        Formula::Truth(truth) => typesetter.truth(truth),
    }
}

/// A sentence that is being written.
pub fn sentence(text: &str) -> Option<Html> {
    typeset(text, |text| {
        let sentence = text.parse::<logic::Sentence>().map_err(|refusal| refusal.at.start)?;
        Ok(sentence::sentence(&sentence))
    })
}

/// The greatest length of a beginning, in characters: each beginning is parsed separately.
const LONGEST: usize = 400;

/// The text, or the longest beginning of it that can be read, with brackets closed. `read` says where a mistake begins.
fn typeset(text: &str, read: impl Fn(&str) -> Result<Html, usize>) -> Option<Html> {
    let at = match read(text) {
        Ok(all) => return Some(html! { <math displaystyle="true"><mrow>{ all }</mrow></math> }),
        Err(at) => at,
    };
    let part = beginning(text, at, |text| read(text).ok())?;
    Some(html! { <math displaystyle="true"><mrow>{ part }</mrow>{ sign("…") }</math> })
}

/// Reads the longest beginning that `read` accepts and that ends at the character `at` or before.
fn beginning<T>(text: &str, at: usize, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let characters: Vec<char> = text.chars().take(LONGEST).collect();
    (1..=at.min(characters.len())).rev().find_map(|end| {
        let mut start: String = characters[..end].iter().collect();
        let missing = closing(&start);
        start.push_str(&missing);
        read(&start)
    })
}

/// The brackets that are missing at the end.
fn closing(text: &str) -> String {
    let mut open = Vec::new();
    for character in text.chars() {
        match character {
            '(' => open.push(')'),
            '⌊' => open.push('⌋'),
            '⌈' => open.push('⌉'),
            '{' => open.push('}'),
            ')' | '⌋' | '⌉' | '}' => drop(open.pop()),
            _ => {}
        }
    }
    open.into_iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::beginning;
    use maths::expressions::Formula;

    fn read(text: &str) -> Option<String> {
        let at = text.parse::<Formula>().unwrap_err().at.start;
        beginning(text, at, |text| text.parse::<Formula>().ok().map(|formula| formula.to_string()))
    }

    #[test]
    fn of_a_text_with_a_mistake_as_much_is_read_as_can_be() {
        assert_eq!(read("x ⊕ (y +").as_deref(), Some("x ⊕ y"));
        assert_eq!(read("x ⊕ (y + z").as_deref(), Some("x ⊕ (y + z)"));
        assert_eq!(read("⌊(x+z)/3").as_deref(), Some("⌊(x + z) / 3⌋"));
        assert_eq!(read("x ⊕ y = 0 )").as_deref(), Some("x ⊕ y = 0"));
        assert_eq!(read("$ x"), None);
    }
}
