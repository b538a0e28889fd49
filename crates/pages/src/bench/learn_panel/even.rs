//! The known facts on triangular bars with an even k: a box that opens.

use crate::bench::LearnChoice;
use maths::games::Ruleset;
use proofs::theorems::learning::{AboutEven, EvenRow};
use web::evidence::argument::{Argument, checked};
use web::kit::fields;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The receiver of sets that are to be learned.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub on_learn: Callback<LearnChoice>,
}

/// The known facts on the levels up to one.
#[derive(Clone, Copy, Default)]
struct Level {
    last: u32,
    /// From where on, and the period.
    repeats: Option<(u32, u32)>,
    /// The states of its automaton, and its game.
    learned: Option<(u32, Ruleset)>,
}

/// `details.even`
#[component]
pub(super) fn EvenPanel(props: &Props) -> Html {
    let texts = use_texts();
    let rows = use_memo((), |()| EvenRow::all());
    // Of other k only a formula for the lowest levels is kept.
    let is_shown = |row: &&EvenRow| matches!(row.about, AboutEven::Levels { .. });
    let mut all: Vec<u32> = rows.iter().filter(is_shown).map(|row| row.k).collect();
    all.dedup();
    let chosen = use_state_eq(|| 0usize);
    let Some(&k) = all.get(*chosen) else { return Html::default() };
    let of_k: Vec<EvenRow> = rows.iter().copied().filter(|row| row.k == k).collect();
    let options =
        all.iter().enumerate().map(|(index, k)| (html! { format!("k = {k}") }, index == *chosen)).collect::<Vec<_>>();
    let on_choose = {
        let chosen = chosen.setter();
        Callback::from(move |index| chosen.set(index))
    };
    html! {
        <details class="even">
            <summary>{ texts.even() }</summary>
            <p>{ texts.even_lead() }</p>
            { fields::choice("even-k", "k", options, &on_choose) }
            <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ texts.even_ends() }</p>
            { for of_k.iter().filter_map(|row| formula(texts, k, row)) }
            { residuals(texts, k, &of_k) }
            <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ texts.even_levels(&k) }</p>
            { levels(texts, &of_k, &props.on_learn) }
            { observed(texts, &of_k) }
        </details>
    }
}

/// The formula for the lowest levels.
fn formula(texts: Texts, k: u32, row: &EvenRow) -> Option<Html> {
    let said = match row.about {
        AboutEven::Formula { last, shift } => texts.even_formula(&k, &texts.number(&last), &EvenRow::formula(shift)),
        AboutEven::Residuals { .. }
        | AboutEven::Slab { .. }
        | AboutEven::Levels { .. }
        | AboutEven::Rim { .. }
        | AboutEven::Near { .. } => return None,
    };
    Some(html! { <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ said }</p> })
}

/// The lower bound for the number of states of every automaton, by boxes.
fn residuals(texts: Texts, k: u32, rows: &[EvenRow]) -> Html {
    let counted = |row: &EvenRow| match row.about {
        AboutEven::Residuals { side, states } => Some((side, states)),
        AboutEven::Formula { .. }
        | AboutEven::Slab { .. }
        | AboutEven::Levels { .. }
        | AboutEven::Rim { .. }
        | AboutEven::Near { .. } => None,
    };
    let boxes: Vec<(u32, u32)> = rows.iter().filter_map(counted).collect();
    let Some((_, most)) = boxes.last() else { return Html::default() };
    html! {
        <>
            <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ texts.even_residuals(&k, &texts.number(most)) }</p>
            <div class="scrolling" tabindex="0" role="region" aria-label={texts.learn_boxes()}>
                <table>
                    <tbody>
                        <tr><th scope="row">{ texts.learn_below() }</th>{ for boxes.iter().map(|(side, _)| html! { <td key={*side}>{ texts.number(side) }</td> }) }</tr>
                        <tr><th scope="row">{ texts.learn_states() }</th>{ for boxes.iter().map(|(side, states)| html! { <td key={*side}>{ texts.number(states) }</td> }) }</tr>
                    </tbody>
                </table>
            </div>
        </>
    }
}

/// A row for each level.
fn levels(texts: Texts, rows: &[EvenRow], on_learn: &Callback<LearnChoice>) -> Html {
    let mut levels: Vec<Level> = Vec::new();
    for row in rows {
        let (last, repeats, learned) = match row.about {
            AboutEven::Levels { last, from, period } => (last, Some((from, period)), None),
            AboutEven::Slab { last, most, .. } => (last, None, row.slab(last).map(|ruleset| (most, ruleset))),
            AboutEven::Formula { .. }
            | AboutEven::Residuals { .. }
            | AboutEven::Rim { .. }
            | AboutEven::Near { .. } => continue,
        };
        match levels.iter_mut().find(|level| level.last == last) {
            Some(level) => (level.repeats, level.learned) = (level.repeats.or(repeats), level.learned.or(learned)),
            None => levels.push(Level { last, repeats, learned }),
        }
    }
    levels.sort_by_key(|level| level.last);
    html! {
        <div class="scrolling" tabindex="0" role="region" aria-label={texts.even_table()}>
            <table>
                <thead><tr>
                    <th scope="col">{ texts.even_up_to() }</th><th scope="col">{ texts.even_from() }</th>
                    <th scope="col">{ texts.even_period() }</th><th scope="col">{ texts.even_automaton() }</th>
                </tr></thead>
                <tbody>{ for levels.iter().map(|level| row(texts, level, on_learn)) }</tbody>
            </table>
        </div>
    }
}

fn row(texts: Texts, level: &Level, on_learn: &Callback<LearnChoice>) -> Html {
    let number = |number: Option<u32>| number.map_or_else(|| "–".to_owned(), |number| texts.number(&number));
    let learned = level.learned.map(|(states, ruleset)| {
        let onclick = on_learn.reform(move |_: MouseEvent| LearnChoice::of(ruleset));
        let label = texts.even_learn_named(&texts.number(&states), &texts.number(&level.last));
        html! { <button type="button" class="quiet" {onclick} aria-label={label}>{ texts.even_learn(&texts.number(&states)) }</button> }
    });
    html! {
        <tr key={level.last}>
            <th scope="row">{ texts.number(&level.last) }</th>
            <td>{ number(level.repeats.map(|(from, _)| from)) }</td>
            <td>{ number(level.repeats.map(|(_, period)| period)) }</td>
            <td>{ learned.unwrap_or_else(|| html! { "–" }) }</td>
        </tr>
    }
}

/// The known facts on the rim, and the distances of the ends.
fn observed(texts: Texts, rows: &[EvenRow]) -> Html {
    let (name, file) = ("ends_are_near", "Near");
    let rim = rows.iter().rev().find_map(|row| match row.about {
        AboutEven::Rim { side, states } => Some((side, states)),
        AboutEven::Formula { .. }
        | AboutEven::Residuals { .. }
        | AboutEven::Slab { .. }
        | AboutEven::Levels { .. }
        | AboutEven::Near { .. } => None,
    });
    html! {
        <>
            if let Some((side, states)) = rim {
                <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ texts.even_rim(&texts.number(&states), &texts.number(&side)) }</p>
            }
            <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ texts.even_near() }{ texts.between_sentences() }{ checked(texts, name, file) }</p>
            <Argument {name} {file} />
        </>
    }
}
