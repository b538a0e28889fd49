//! The meaning of the states of an automaton on a triangular bar, in words: the sums and types of sequences of the paper `triangular`.

use crate::texts::Texts;
use crate::view::automaton::{Mark, Shape};
use crate::workers::prover::protocol::{PartialSums, Reached, Set};
use yew::prelude::*;

/// The mark drawn in each state. Empty if the meaning of the states is not known.
pub(super) fn marks(set: &Set) -> Vec<Mark> {
    let Some(sums) = &set.automaton.sums else { return Vec::new() };
    sums.states.iter().map(|reached| mark(reached, sums.k)).collect()
}

fn mark(reached: &Reached, k: u32) -> Mark {
    match (&reached.sums[..], reached.large) {
        ([], true) if !reached.negative => Mark { text: format!("s ≥ {k}"), shape: Shape::Second },
        ([], _) => Mark { text: "✕".into(), shape: Shape::Third },
        ([least, ..], true) => Mark { text: format!("s ≥ {least}"), shape: Shape::Second },
        ([s, ..], false) => Mark { text: format!("s = {s}"), shape: Shape::First },
    }
}

/// A description of the set, and the states of each type.
pub(super) fn words(texts: Texts, set: &Set) -> Html {
    let Some(sums) = &set.automaton.sums else { return Html::default() };
    let PartialSums { k, on_rim, .. } = sums;
    let what = if *on_rim { texts.sums_rim(k) } else { texts.sums_bar(k) };
    let first = states(texts, sums, |reached| !reached.sums.is_empty());
    let second = states(texts, sums, |reached| reached.large);
    let third = states(texts, sums, |reached| reached.negative || reached.unequal);
    let is_shared = sums.states.iter().any(|reached| {
        usize::from(!reached.sums.is_empty()) + usize::from(reached.large) + usize::from(reached.negative) > 1
    });
    html! {
        <div class="sums">
            <p>{ what }{ texts.between_sentences() }{ texts.sums_how() }</p>
            <ul>
                <li class="first"><span aria-hidden="true">{ "s = …" }</span>{ texts.sums_first(k, &first) }</li>
                <li class="second"><span aria-hidden="true">{ "s ≥ …" }</span>{ texts.sums_second(k, &second) }</li>
                <li class="third"><span aria-hidden="true">{ "✕" }</span>{ texts.sums_third(&third) }</li>
            </ul>
            if is_shared { <p class="remark">{ texts.sums_shared() }</p> }
        </div>
    }
}

/// The numbers of some states.
fn states(texts: Texts, sums: &PartialSums, is_meant: impl Fn(&Reached) -> bool) -> String {
    let all = sums.states.iter().enumerate().filter(|(_, reached)| is_meant(reached));
    all.map(|(state, _)| state.to_string()).collect::<Vec<_>>().join(texts.list_comma())
}

/// The sum of the digits that were read, `done` of `digits`, and its type.
pub(super) fn read(texts: Texts, set: &Set, numbers: &[u32], done: usize, digits: usize) -> Option<String> {
    let (Some(sums), [x, y, z]) = (&set.automaton.sums, numbers) else { return None };
    if done == 0 {
        return None;
    }
    let left = digits - done;
    let [x, y, z] = [x, y, z].map(|number| i64::from(number.checked_shr(left as u32).unwrap_or(0)));
    if x ^ y ^ z != 0 {
        return Some(texts.sums_unequal().into());
    }
    let (k, s) = (i64::from(sums.k), x + z - i64::from(sums.k) * y);
    let kind = if s < 0 { 3 } else { 1 + u32::from(s >= k) };
    Some(texts.sums_read(&s.to_string().replace('-', "−"), &kind))
}
