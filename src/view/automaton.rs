//! A small automaton: its states and where each letter leads, as a table.

use crate::texts::use_texts;
use yew::prelude::*;

/// The automaton. It begins in state 0.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The names of the numbers whose digits are read: bit i of a letter is a digit of the i-th of them.
    pub names: Vec<&'static str>,
    /// The successor of each state for each letter, row by row.
    pub next: Vec<u32>,
    /// Whether numbers whose digits end in a state are in the set.
    pub accepting: Vec<bool>,
}

/// `div.automaton`
#[component]
pub fn Automaton(props: &Props) -> Html {
    let texts = use_texts();
    let Props { names, next, accepting } = props;
    let letters = 1 << names.len();
    let head =
        |letter: usize| html! { <th key={letter} scope="col" class="letter">{ digits(letter, names.len()) }</th> };
    let row = |(state, (row, is_in)): (usize, (&[u32], &bool))| {
        let word = if *is_in { texts.automaton_in() } else { texts.automaton_out() };
        html! {
            <tr key={state} class={is_in.then_some("accepting")}>
                <th scope="row">{ state }<span class="unseen">{ word }</span></th>
                { for row.iter().map(|to| html! { <td>{ *to }</td> }) }
            </tr>
        }
    };
    html! {
        <div class="automaton">
            <p>{ texts.automaton_how(&names.join(", ")) }</p>
            <div class="scroll" tabindex="0" role="region" aria-label={texts.automaton_table()}>
                <table>
                    <thead><tr><th scope="col">{ texts.automaton_state() }</th>{ for (0..letters).map(head) }</tr></thead>
                    <tbody>{ for next.chunks(letters.max(1)).zip(accepting).enumerate().map(row) }</tbody>
                </table>
            </div>
        </div>
    }
}

/// The digits of a letter, one for each name.
fn digits(letter: usize, count: usize) -> String {
    (0..count).map(|bit| if letter >> bit & 1 == 1 { '1' } else { '0' }).collect()
}
