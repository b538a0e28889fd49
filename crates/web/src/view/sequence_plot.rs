//! A sequence as points over its index, with the running maximum as a line of steps.
//!
//! ```text
//! div.sequence-frame                    one tab stop; arrows walk along the sequence
//! └─ svg.sequence
//!    ├─ path.grid, text.tick            the axes
//!    ├─ path.records                    the running maximum
//!    ├─ path.terms or path.spans        the terms; where many share a pixel, from the least to the largest of them
//!    └─ circle.marked, circle.cursor
//! ```

use crate::view::cursor::after_key;
use crate::view::hooks::use_latest;
use crate::view::maths;
use crate::view::plane::decimal;
use crate::view::sizing::use_size;
use ::maths::values::ticks;
use std::fmt::Write;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// A sequence and how it is shown.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The terms.
    pub values: Rc<Vec<u32>>,
    /// The index of the first term.
    #[prop_or_default]
    pub first: u32,
    /// A description of the plot.
    pub label: String,
    /// The name of the index.
    pub name: &'static str,
    /// The place of the term of the position on the board.
    #[prop_or_default]
    pub marked: Option<u32>,
    /// The place that is pointed at.
    #[prop_or_default]
    pub pointed: Option<u32>,
    /// Called with the place of the term under the pointer, or none.
    #[prop_or_default]
    pub on_point: Callback<Option<u32>>,
    /// Called with the place of the term that was chosen.
    #[prop_or_default]
    pub on_pick: Callback<u32>,
}

/// Space for the axes, in pixels: left, above, right, below.
const MARGINS: [f64; 4] = [44.0, 12.0, 12.0, 40.0];
/// The height of the plot, in pixels.
const HEIGHT: f64 = 234.0;
/// The least distance of two labels, in pixels: across and upwards.
const APART: [f64; 2] = [70.0, 34.0];

/// The area in which terms are drawn.
#[derive(Clone, Copy, PartialEq)]
struct Area {
    width: f64,
    count: u32,
    most: u32,
}

impl Area {
    fn x(self, place: f64) -> f64 {
        let [left, _, right, _] = MARGINS;
        left + (self.width - left - right) * place / f64::from(self.count.max(2) - 1)
    }

    fn y(self, value: f64) -> f64 {
        let [_, top, _, bottom] = MARGINS;
        HEIGHT - bottom - (HEIGHT - top - bottom) * value / f64::from(self.most.max(1))
    }

    fn place_at(self, x: f64) -> Option<u32> {
        let [left, _, right, _] = MARGINS;
        let place = (x - left) / (self.width - left - right) * f64::from(self.count.max(2) - 1);
        let last = f64::from(self.count.checked_sub(1)?);
        (-0.5..=last + 0.5).contains(&place).then(|| maths::within(place.round(), 0.0, last) as u32)
    }
}

/// The plot.
#[component]
pub fn SequencePlot(props: &Props) -> Html {
    let frame = use_node_ref();
    let width = use_size(&frame).map_or(600.0, |size| size.width.max(160.0));
    let count = props.values.len() as u32;
    let most = props.values.iter().copied().max().unwrap_or(0);
    let area = Area { width, count, most };
    let find = {
        let frame = frame.clone();
        move |event: &MouseEvent| {
            let bounds = frame.cast::<Element>()?.get_bounding_client_rect();
            area.place_at(f64::from(event.client_x()) - bounds.left())
        }
    };
    let on_move = {
        let (find, on_point) = (find.clone(), props.on_point.clone());
        Callback::from(move |event: PointerEvent| on_point.emit(find(&event)))
    };
    let on_leave = props.on_point.reform(|_: PointerEvent| None);
    let on_blur = props.on_point.reform(|_: FocusEvent| None);
    let on_click = {
        let on_pick = props.on_pick.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(place) = find(&event) {
                on_pick.emit(place);
            }
        })
    };
    let latest = use_latest(&props.pointed);
    let on_key = {
        let (on_point, on_pick, marked) = (props.on_point.clone(), props.on_pick.clone(), props.marked);
        Callback::from(move |event: KeyboardEvent| {
            let at = *latest.borrow();
            let start = at.or(marked).unwrap_or(0);
            if let ("Enter" | " ", Some(place)) = (event.key().as_str(), at) {
                on_pick.emit(place);
            } else if let Some((place, _)) = after_key(&event.key(), event.ctrl_key(), (start, 0), count, 1, false) {
                *latest.borrow_mut() = Some(place);
                on_point.emit(Some(place));
            } else {
                return;
            }
            event.prevent_default();
        })
    };
    let dot = |class: &'static str, place: u32| {
        let value = props.values.get(place as usize).copied()?;
        let [cx, cy] = [area.x(place.into()), area.y(value.into())].map(decimal);
        Some(html! { <circle {class} {cx} {cy} r="5" /> })
    };
    html! {
        <div ref={frame} class="sequence-frame" tabindex="0" role="application" aria-label={props.label.clone()}
            onkeydown={on_key} onblur={on_blur} onpointermove={on_move} onpointerleave={on_leave} onclick={on_click}>
            <svg class="sequence" width="100%" height={decimal(HEIGHT)} role="img" aria-label={props.label.clone()}>
                <Terms values={Rc::clone(&props.values)} first={props.first} {width} name={props.name} />
                { props.marked.and_then(|place| dot("marked", place)).unwrap_or_default() }
                { props.pointed.and_then(|place| dot("cursor", place)).unwrap_or_default() }
            </svg>
        </div>
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct TermsProps {
    values: Rc<Vec<u32>>,
    first: u32,
    width: f64,
    name: &'static str,
}

/// Everything that stays as it is while the pointer moves.
#[component]
fn Terms(props: &TermsProps) -> Html {
    let TermsProps { values, first, width, name } = props;
    let most = values.iter().copied().max().unwrap_or(0);
    let area = Area { width: *width, count: values.len() as u32, most };
    let [left, _, right, bottom] = MARGINS;
    let mut grid = String::new();
    let columns = ticks(0..area.count, i64::from(*first), width / APART[0]);
    let rows: Vec<u32> = ticks(0..most + 1, 0, HEIGHT / APART[1]).collect();
    for &value in &rows {
        // Writing to a string cannot fail.
        let _ = write!(grid, "M{} {}H{}", decimal(left), decimal(area.y(value.into())), decimal(width - right));
    }
    let spans_pixels = f64::from(area.count) > width - left - right;
    let (class, d) = match (spans_pixels, values.len()) {
        (true, _) => ("spans", spans(area, values)),
        (false, 0..=100) => ("terms few", dots(area, values)),
        (false, _) => ("terms", dots(area, values)),
    };
    html! {
        <>
            <path class="grid" d={grid} />
            { for rows.iter().map(|value| html! {
                <text key={format!("v{value}")} class="tick beside" x={decimal(left - 6.0)} y={decimal(area.y(f64::from(*value)))}>{ value }</text>
            }) }
            { for columns.map(|place| html! {
                <text key={format!("n{place}")} class="tick under" x={decimal(area.x(place.into()))} y={decimal(HEIGHT - bottom + 15.0)}>{ first + place }</text>
            }) }
            <text class="tick under name" x={decimal(width - right)} y={decimal(HEIGHT - 6.0)}>{ name }</text>
            <path class="records" d={records(area, values)} />
            <path {class} {d} />
        </>
    }
}

/// A dot to a term: a line of no length with round ends.
fn dots(area: Area, values: &[u32]) -> String {
    let mut path = String::new();
    for (place, value) in (0u32..).zip(values) {
        let _ = write!(path, "M{} {}h0", decimal(area.x(place.into())), decimal(area.y((*value).into())));
    }
    path
}

/// For each pixel a line from the least to the largest of its terms.
fn spans(area: Area, values: &[u32]) -> String {
    let mut path = String::new();
    let pixels = (area.width - MARGINS[0] - MARGINS[2]).max(1.0) as usize;
    for chunk in values.chunks(values.len().div_ceil(pixels)).enumerate() {
        let (index, terms) = chunk;
        let (least, largest) =
            terms.iter().fold((u32::MAX, 0), |(least, most), &term| (least.min(term), most.max(term)));
        let x = decimal(area.x((index * values.len().div_ceil(pixels)) as f64));
        let _ = write!(path, "M{x} {}V{}", decimal(area.y(least.into())), decimal(area.y(largest.into())));
    }
    path
}

/// The running maximum.
fn records(area: Area, values: &[u32]) -> String {
    let mut path = String::new();
    let mut highest = None;
    for (place, &value) in (0u32..).zip(values) {
        if highest.is_none_or(|highest| value > highest) {
            let (x, y) = (decimal(area.x(place.into())), decimal(area.y(value.into())));
            let _ = if highest.is_none() { write!(path, "M{x} {y}") } else { write!(path, "H{x}V{y}") };
            highest = Some(value);
        }
    }
    let _ = write!(path, "H{}", decimal(area.x(f64::from(area.count.max(1) - 1))));
    path
}

#[cfg(test)]
mod tests {
    use super::{Area, spans};

    #[test]
    fn a_place_is_found_where_it_is_drawn() {
        let area = Area { width: 600.0, count: 21, most: 30 };
        for place in 0..21u32 {
            assert_eq!(area.place_at(area.x(place.into())), Some(place));
        }
        assert_eq!((area.place_at(0.0), area.place_at(599.0)), (None, Some(20)));
        assert_eq!(Area { count: 1, ..area }.place_at(area.x(0.0)), Some(0));
        assert_eq!(Area { count: 0, ..area }.place_at(300.0), None);
    }

    #[test]
    fn many_terms_become_one_line_to_a_pixel() {
        let values: Vec<u32> = (0..20_001).map(|n| n % 97).collect();
        let area = Area { width: 600.0, count: 20_001, most: 96 };
        let path = spans(area, &values);
        assert!(path.matches('M').count() <= 600, "{}", path.matches('M').count());
    }
}
