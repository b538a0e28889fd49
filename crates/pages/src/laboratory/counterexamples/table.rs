//! Counterexamples one by one.

use maths::claims::{Counterexample, Counterexamples};
use maths::games::Witness;
use std::rc::Rc;
use web::evidence::names::finding;
use web::evidence::verdict::at;
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// The list.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub all: Rc<Counterexamples>,
}

/// The number of rows that are shown at first. It doubles each time.
const FIRST: usize = 50;

/// `div.listed-rows`: a row for each; a position opens with its reasons.
#[component]
pub(super) fn Table(props: &Props) -> Html {
    let texts = use_texts();
    let shown = use_state_eq(|| FIRST);
    {
        let shown = shown.setter();
        use_effect_with(Rc::clone(&props.all), move |_| shown.set(FIRST));
    }
    let rows = &props.all.rows;
    let more = {
        let (setter, until) = (shown.setter(), *shown * 2);
        Callback::from(move |_: MouseEvent| setter.set(until))
    };
    html! {
        <div class="listed-rows">
            <div class="scroll values" tabindex="0" role="region" aria-label={texts.lab_counterexamples()}>
                <table>
                    <thead><tr>
                        <th scope="col">{ texts.lab_counterexample() }</th>
                        <th scope="col">{ texts.lab_claim_says() }</th>
                        <th scope="col">{ texts.lab_truth() }</th>
                    </tr></thead>
                    <tbody>{ for rows.iter().take(*shown).map(|counterexample| row(texts, counterexample)) }</tbody>
                </table>
            </div>
            if rows.len() > *shown {
                <button type="button" class="quiet" onclick={more}>{ texts.list_more(&*shown, &rows.len()) }</button>
            }
        </div>
    }
}

fn row(texts: Texts, &Counterexample { at: witness, expected, found }: &Counterexample) -> Html {
    let name = at(witness);
    let place = match witness {
        Witness::Position(game) => {
            html! { <a href={format!("explore.html#g={game}&why=1")} target="_blank">{ name }</a> }
        }
        Witness::Numbers(_) => html! { name },
    };
    html! {
        <tr>
            <td>{ place }</td>
            <td>{ finding(texts, &expected) }</td>
            <td>{ finding(texts, &found) }</td>
        </tr>
    }
}
