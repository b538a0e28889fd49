//! The growth of the number of states with the box, as a table.

use web::texts::Texts;
use web::workers::learner::protocol::{Compared, Course};
use yew::prelude::*;

/// A table with a row for each box, in a box that opens.
pub(super) fn growth(texts: Texts, course: &Course, is_open: bool) -> Html {
    if course.boxes.is_empty() {
        return Html::default();
    }
    let states = |compared: &Compared| match &compared.states[..] {
        [without, with] => texts.learn_of_pass(&texts.number(without), &texts.number(with)),
        all => all.iter().map(|states| texts.number(states)).collect::<Vec<_>>().join(texts.list_comma()),
    };
    let row = |compared: &Compared| {
        html! { <tr key={compared.side}><th scope="row">{ texts.number(&compared.side) }</th><td>{ states(compared) }</td></tr> }
    };
    html! {
        <details class="growth" open={is_open}>
            <summary>{ texts.learn_boxes() }</summary>
            <table>
                <thead><tr><th scope="col">{ texts.learn_below() }</th><th scope="col">{ texts.learn_states() }</th></tr></thead>
                <tbody>{ for course.boxes.iter().map(row) }</tbody>
            </table>
        </details>
    }
}
