//! The plane on which P-positions are expected: a table of buttons that stay pressed.
//!
//! ```text
//! table.expected            one tab stop: the button under the cursor; arrows move it, Space presses it
//! └─ td > button            .marked before the answer, then .found ✓, .missed ○, .wrong ✗ or .other
//! ```

use maths::solver::{Grid, Plane};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web::table::practice::{Cell, Prediction};
use web::texts::{Texts, use_texts};
use web::view::cursor::{Place, after_key};
use web::view::hooks::{use_latest, use_state_eq};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The marks, and the answer once it has arrived.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub prediction: Prediction,
    /// Which positions the places stand for.
    pub plane: Plane,
    /// Whether row 0 is at the bottom, as in the figures.
    pub is_up: bool,
    /// The Grundy values of the plane.
    pub values: Option<Rc<Grid>>,
    /// Called with a place whose button was pressed.
    pub on_mark: Callback<Place>,
}

/// The table of buttons.
#[component]
pub(super) fn Expected(props: &Props) -> Html {
    let texts = use_texts();
    let Props { prediction, plane, is_up, .. } = props;
    let cursor = use_state_eq(|| (0, 0));
    let count = prediction.size + 1;
    let places = (0..count).flat_map(|row| (0..count).map(move |column| (column, row)));
    let stop = [*cursor].into_iter().chain(places).find(|place| is_legal(plane, count, *place));
    let latest = use_latest(&stop);
    let onkeydown = use_callback(
        (latest, *plane, count, *is_up, cursor.setter()),
        |event: KeyboardEvent, (latest, plane, count, is_up, cursor)| {
            let is_other = event.alt_key() || event.meta_key();
            let Some(stop) = latest.borrow().filter(|_| !is_other) else { return };
            let (key, with_ctrl) = (event.key(), event.ctrl_key());
            if after_key(&key, with_ctrl, stop, *count, *count, *is_up).is_none() {
                return;
            }
            event.prevent_default();
            let place = next(&key, with_ctrl, stop, (plane, *is_up), *count);
            *latest.borrow_mut() = Some(place);
            cursor.set(place);
            focus(place);
        },
    );
    let on_press = use_callback((props.on_mark.clone(), cursor.setter()), |place, (on_mark, cursor)| {
        cursor.set(place);
        on_mark.emit(place);
    });
    let [across, down] = plane.names();
    let rows = (0..count).map(|line| {
        let row = if *is_up { count - 1 - line } else { line };
        html! {
            <tr key={row}>
                <th scope="row">{ row }</th>
                { for (0..count).map(|column| cell(texts, props, (column, row), stop, &on_press)) }
            </tr>
        }
    });
    let columns = html! {
        <tr>
            <th scope="col"><var>{ down }</var>{ " \\ " }<var>{ across }</var></th>
            { for (0..count).map(|column| html! { <th key={column} scope="col">{ column }</th> }) }
        </tr>
    };
    html! {
        <div class="scroll">
            <table class="expected" role="grid" aria-label={texts.expected()} {onkeydown}>
                if !is_up { <thead>{ columns.clone() }</thead> }
                <tbody>{ for rows }</tbody>
                if *is_up { <tfoot>{ columns }</tfoot> }
            </table>
        </div>
    }
}

fn cell(texts: Texts, props: &Props, place: Place, stop: Option<Place>, on_press: &Callback<Place>) -> Html {
    let Props { prediction, plane, values, .. } = props;
    let (column, row) = place;
    if plane.position_at(place).is_none() {
        return html! { <td key={column} role="gridcell" /> };
    }
    let is_marked = prediction.is_marked(place);
    let value = values.as_ref().and_then(|values| values.at(column, row));
    let (class, sign, wording) = match value.map(|value| prediction.cell(place, value)) {
        None if is_marked => ("marked", "P", ""),
        None => ("other", "", ""),
        Some(Cell::Found) => ("found", "✓", "found"),
        Some(Cell::Missed) => ("missed", "○", "missed"),
        Some(Cell::Wrong) => ("wrong", "✗", "wrong"),
        Some(Cell::Other) => ("other", "", ""),
    };
    let [across, down] = plane.names();
    let onclick = on_press.reform(move |_: MouseEvent| place);
    let tabindex = if stop == Some(place) { "0" } else { "-1" };
    html! {
        <td key={column} role="gridcell">
            <button type="button" id={id(place)} {class} {tabindex} aria-pressed={is_marked.to_string()}
                aria-disabled={prediction.is_revealed.to_string()}
                aria-label={texts.expected_place(&across, &column, &down, &row, &wording)} {onclick}>{ sign }</button>
        </td>
    }
}

fn id((column, row): Place) -> String {
    format!("expect-{column}-{row}")
}

fn is_legal(plane: &Plane, count: u32, place: Place) -> bool {
    place.0 < count && place.1 < count && plane.position_at(place).is_some()
}

/// Where a key leads: over places that are no positions to the next one that is; nowhere if there is none.
fn next(key: &str, with_ctrl: bool, from: Place, (plane, is_up): (&Plane, bool), count: u32) -> Place {
    let mut place = from;
    while let Some(next) = after_key(key, with_ctrl, place, count, count, is_up).filter(|next| *next != place) {
        place = next;
        if is_legal(plane, count, place) {
            return place;
        }
    }
    from
}

fn focus(place: Place) {
    let button = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|page| page.get_element_by_id(&id(place)))
        .and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        // It may scroll: the place that a key leads to is to be seen.
        let _ = button.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::next;
    use maths::games::Axis;
    use maths::solver::{Cut, Plane};

    #[test]
    fn the_cursor_steps_over_what_is_no_position_and_stays_where_nothing_follows() {
        // With y = 1 the positions are those with x + z ≥ 3.
        let plane = Plane { ruleset: "triangle:k=3".parse().unwrap(), cut: Cut::Fixed(Axis::Y, 1), pass: false };
        let go = |key, from| next(key, false, from, (&plane, true), 6);
        assert_eq!(go("ArrowLeft", (4, 0)), (3, 0));
        assert_eq!(go("ArrowLeft", (3, 0)), (3, 0));
        assert_eq!(go("ArrowUp", (2, 1)), (2, 2));
        assert_eq!(next("ArrowDown", false, (2, 1), (&plane, false), 6), (2, 2), "as printed, rows grow downwards");
        assert_eq!(go("ArrowRight", (5, 5)), (5, 5));
        let sharing = Plane { ruleset: "sharing".parse().unwrap(), ..plane };
        assert_eq!(next("ArrowUp", false, (2, 1), (&sharing, true), 6), (2, 2));
        assert_eq!(next("ArrowUp", false, (2, 2), (&sharing, true), 6), (2, 2));
    }
}
