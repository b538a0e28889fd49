//! The states of an automaton and where each letter leads, as a table. Of a large automaton some rows are shown, from a state on
//! that can be chosen.

use crate::texts::{Texts, use_texts};
use crate::view::automaton::digits;
use crate::view::hooks::use_state_eq;
use maths::values::sort_by_key;
use maths::values::whole_number;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The automaton. It begins in state 0.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The names of the numbers whose digits are read: bit i of a letter is a digit of the i-th of them.
    pub names: Vec<&'static str>,
    /// The successor of each state for each letter, row by row.
    pub next: Rc<Vec<u32>>,
    /// For each state: true if numbers whose digits end in it are in the set.
    pub accepting: Rc<Vec<bool>>,
    /// The state that is lit up.
    #[prop_or_default]
    pub at: Option<usize>,
}

/// The most rows that are shown at once.
const MOST_ROWS: usize = 64;

/// `div.automaton`
#[component]
pub fn Table(props: &Props) -> Html {
    let texts = use_texts();
    let Props { names, next, accepting, at } = props;
    // The text that the user has typed, and true if only accepting states are shown.
    let wanted = use_state_eq(String::new);
    let only = use_state_eq(|| false);
    let letters = 1 << names.len();
    let is_large = accepting.len() > MOST_ROWS;
    let found = found(next, accepting, letters, &wanted, *only, at.filter(|_| is_large));
    let row = |&state: &usize| {
        let is_in = accepting[state];
        let word = if is_in { texts.automaton_in() } else { texts.automaton_out() };
        let class = classes!(is_in.then_some("accepting"), (*at == Some(state)).then_some("at"));
        html! {
            <tr key={state} {class} aria-current={(*at == Some(state)).then_some("step")}>
                <th scope="row">{ state }<span class="unseen">{ word }</span></th>
                { for next[state * letters..(state + 1) * letters].iter().map(|to| html! { <td>{ *to }</td> }) }
            </tr>
        }
    };
    let head =
        |letter: usize| html! { <th key={letter} scope="col" class="letter">{ digits(letter, names.len()) }</th> };
    let typed = {
        let wanted = wanted.setter();
        Callback::from(move |event: InputEvent| wanted.set(event.target_unchecked_into::<HtmlInputElement>().value()))
    };
    let ticked = {
        let only = only.setter();
        Callback::from(move |event: Event| only.set(event.target_unchecked_into::<HtmlInputElement>().checked()))
    };
    html! {
        <div class="automaton">
            <p>{ texts.automaton_how(&names.join(", ")) }</p>
            if is_large {
                <div class="setup">
                    <label>{ texts.automaton_find() }{ " " }
                        <input id="automaton-find" type="text" inputmode="numeric" size="6" autocomplete="off" value={(*wanted).clone()} oninput={typed}
                            aria-invalid={(!is_fine(&wanted, accepting.len())).to_string()} /></label>
                    <label class="tick"><input type="checkbox" checked={*only} onchange={ticked} />{ " " }{ texts.automaton_only() }</label>
                </div>
                <p class="remark" role="status">{ counted(texts, &wanted, accepting.len(), found.len()) }</p>
            }
            <div class="scroll" tabindex="0" role="region" aria-label={texts.automaton_table()}>
                <table>
                    <thead><tr><th scope="col">{ texts.automaton_state() }</th>{ for (0..letters).map(head) }</tr></thead>
                    <tbody>{ for found.iter().take(MOST_ROWS).map(row) }</tbody>
                </table>
            </div>
        </div>
    }
}

/// True if a text is empty or the number of a state.
fn is_fine(wanted: &str, count: usize) -> bool {
    wanted.trim().is_empty() || state_named(wanted).is_some_and(|state| state < count)
}

fn state_named(wanted: &str) -> Option<usize> {
    whole_number(wanted).map(|state| state as usize)
}

/// The states to show: all, the one that is lit up first; or one and those that lead to it.
fn found(next: &[u32], accepting: &[bool], letters: usize, wanted: &str, only: bool, at: Option<usize>) -> Vec<usize> {
    let state = state_named(wanted);
    let leads =
        |from: usize, to: usize| next[from * letters..(from + 1) * letters].iter().any(|next| *next as usize == to);
    let is_meant = |from: &usize| match state {
        Some(to) => *from == to || leads(*from, to),
        None => wanted.trim().is_empty(),
    };
    let mut found: Vec<usize> =
        (0..accepting.len()).filter(is_meant).filter(|state| !only || accepting[*state]).collect();
    let first = state.or(at);
    sort_by_key(&mut found, |found| (Some(*found) != first, *found));
    found
}

/// A sentence with the number of rows that are shown and the number of states that were found; an error if the text names no state.
fn counted(texts: Texts, wanted: &str, count: usize, found: usize) -> String {
    if is_fine(wanted, count) {
        texts.automaton_found(&texts.number(&found.min(MOST_ROWS)), &texts.number(&found))
    } else {
        texts.automaton_bad_state(&texts.number(&(count - 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::found;

    /// The remainders by 5, the most significant digit first.
    #[test]
    fn a_state_is_found_with_those_that_lead_to_it() {
        let next: Vec<u32> = (0..5).flat_map(|rest| [2 * rest % 5, (2 * rest + 1) % 5]).collect();
        let accepting = [true, false, false, false, false];
        let find = |wanted: &str, only| found(&next, &accepting, 2, wanted, only, None);
        assert_eq!(find("", false), [0, 1, 2, 3, 4]);
        assert_eq!(find("", true), [0]);
        // 2r = 3 or 2r + 1 = 3 (mod 5) for r = 4 and r = 1.
        assert_eq!(find(" 3", false), [3, 1, 4]);
        assert_eq!(find("３", false), [3, 1, 4]);
        // Among many rows the state that is lit up comes first.
        assert_eq!(found(&next, &accepting, 2, "", false, Some(3)), [3, 0, 1, 2, 4]);
        assert_eq!(find("9", false), Vec::<usize>::new());
        assert_eq!(find("x", false), Vec::<usize>::new());
    }
}
