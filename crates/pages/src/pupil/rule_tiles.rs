//! Tiles that write a formula without a keyboard: the letters of the game, then signs.

use crate::pupil::{Action, State, Step};
use files::lessons::{About, Rule, running};
use maths::games::{Coordinate, Rules};
use web::texts::Texts;
use yew::prelude::*;

/// `div.tiles > button …`, the last of which removes what was written last.
pub(super) fn tiles(
    texts: Texts,
    dispatcher: &UseReducerDispatcher<State>,
    id: u32,
    rule: &Rule,
    formula: &str,
) -> Html {
    let writes = |text: String| {
        let dispatcher = dispatcher.clone();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::At(id, Step::Write(text.clone()))))
    };
    let rules = rule.game.ruleset().rules;
    let letter = |which: Coordinate| {
        let name = rules.name(which).to_string();
        html! {
            <button key={name.clone()} type="button" onclick={writes(with(formula, &name))}>
                <var>{ &name }</var>
                if matches!(rules, Rules::Bar(_)) { { " " }<small>{ texts.lesson_side(&name) }</small> }
            </button>
        }
    };
    let sign = |sign: &'static str| {
        html! { <button key={sign} type="button" onclick={writes(with(formula, sign))}>{ sign }</button> }
    };
    html! {
        <div class="tiles">
            { for running(&rule.game).into_iter().map(letter) }
            { for signs(rule).iter().copied().map(sign) }
            <button key="less" type="button" aria-label={texts.lesson_rule_less()} aria-disabled={formula.is_empty().to_string()}
                onclick={writes(without_last(formula).to_owned())}>{ "⌫" }</button>
        </div>
    }
}

/// The signs for a statement, or for a number: nim-sums where there are three letters or values, remainders for counting games.
pub(super) fn signs(rule: &Rule) -> &'static [&'static str] {
    match (rule.about, rule.game.ruleset().rules) {
        (About::PPositions, Rules::Own(_)) => &["=", "mod", "or", "0"],
        (About::PPositions, Rules::Bar(_) | Rules::Piles(_)) if running(&rule.game).len() < 3 => &["=", ">", "+", "0"],
        (About::PPositions, Rules::Bar(_) | Rules::Piles(_)) => &["=", ">", "+", "⊕", "0"],
        (About::Values, Rules::Own(_)) => &["+", "⊕", "mod", "1"],
        (About::Values, Rules::Bar(_) | Rules::Piles(_)) => &["+", "⊕", "1"],
    }
}

/// The formula with one more word.
fn with(formula: &str, word: &str) -> String {
    let written = formula.trim_end();
    if written.is_empty() { word.to_owned() } else { format!("{written} {word}") }
}

/// The formula without its last word, or, if it is written without spaces, without its last character.
fn without_last(formula: &str) -> &str {
    let written = formula.trim_end();
    match written.rfind(char::is_whitespace) {
        Some(end) => written[..end].trim_end(),
        None => written.char_indices().next_back().map_or("", |(end, _)| &written[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::{with, without_last};

    #[test]
    fn tiles_write_a_formula_word_by_word_and_take_it_back() {
        let written = ["x", "=", "z"].into_iter().fold(String::new(), |formula, word| with(&formula, word));
        assert_eq!(written, "x = z");
        assert_eq!(without_last(&written), "x =");
        assert_eq!(["x ", "x⊕", "x", ""].map(without_last), ["", "x", "", ""]);
    }
}
