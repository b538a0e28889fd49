//! P-positions seen from above: a square for each, its colour the height.
//!
//! ```text
//! svg.plot
//! ├─ rect.paper, g.grid
//! ├─ path.step-0 … path.step-9     all places of one step of the scale in one path
//! ├─ rect.marked, rect.cursor
//! └─ g.axis text
//! ```

use crate::texts::Texts;
use crate::view::cursor::{Place, after_key};
use crate::view::hooks::{use_effect_with, use_latest, use_state_eq};
use crate::view::plane::decimal;
use files::exports::plot::Shape;
use maths::solver::Grid;
use maths::values::{scale, tick_distance};
use std::fmt::Write;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// P-positions and how they are shown.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The P-positions.
    pub heights: Rc<Grid>,
    /// A description of the plot.
    pub label: String,
    /// The names of the horizontal axis, of the vertical axis, and of the height; without a height all places look alike.
    pub names: (&'static str, &'static str, Option<&'static str>),
    /// The place of the position on the board, and whether the P-position there is that position.
    #[prop_or_default]
    pub marked: Option<(Place, bool)>,
    /// The place that is pointed at, here or in another view.
    #[prop_or_default]
    pub pointed: Option<Place>,
    /// Other P-positions: those that differ from them are framed.
    #[prop_or_default]
    pub other: Option<Rc<Grid>>,
    /// True if the numbers are not heights but the kinds of a [`Comparison`](maths::solver::Comparison), each drawn as a separate mark: a ring for the first ruleset
    /// only, a cross for the second only, a square for both.
    #[prop_or_default]
    pub is_compared: bool,
    /// Called with the place under the cursor, or none.
    pub on_point: Callback<Option<Place>>,
    /// Called with the place that was chosen.
    pub on_pick: Callback<Place>,
}

/// The largest number of places in a row that are drawn as single squares. A drawing of squares ends at this place.
pub const MOST: u32 = 101;

/// Labels to an axis.
const MOST_LABELS: u32 = 11;

/// Space for the axes, as a part of the plot's width.
const MARGIN: f64 = 0.09;

/// The plot.
#[component]
pub fn Plot(props: &Props) -> Html {
    let drawing = use_node_ref();
    let cursor = use_state_eq(|| None::<Place>);
    let (columns, rows) = (props.heights.columns.min(MOST), props.heights.rows.min(MOST));
    let [left, top, width, height] = view_box(columns, rows);
    let mark = props.marked.filter(|(place, _)| place.0 < columns && place.1 < rows);
    {
        let cursor = cursor.setter();
        use_effect_with(props.label.clone(), move |_| cursor.set(None));
    }

    let find = {
        let drawing = drawing.clone();
        move |event: &MouseEvent| place_under(event, &drawing.cast::<Element>()?, columns, rows)
    };
    let on_move = {
        let (find, on_point, cursor) = (find.clone(), props.on_point.clone(), cursor.setter());
        Callback::from(move |event: PointerEvent| {
            let found = find(&event);
            cursor.set(found);
            on_point.emit(found);
        })
    };
    let leave = {
        let (on_point, cursor) = (props.on_point.clone(), cursor.setter());
        move || {
            cursor.set(None);
            on_point.emit(None);
        }
    };
    let on_leave = {
        let leave = leave.clone();
        Callback::from(move |_: PointerEvent| leave())
    };
    let on_blur = Callback::from(move |_: FocusEvent| leave());
    let pick = {
        let (heights, on_pick) = (Rc::clone(&props.heights), props.on_pick.clone());
        move |place: Option<Place>| {
            if let Some(place) = place.filter(|&(column, row)| heights.at(column, row).is_some()) {
                on_pick.emit(place);
            }
        }
    };
    let on_click = {
        let (find, pick) = (find.clone(), pick.clone());
        Callback::from(move |event: MouseEvent| pick(find(&event)))
    };
    let latest = use_latest(&*cursor);
    let on_key = {
        let (cursor, on_point, marked) = (cursor.setter(), props.on_point.clone(), mark.map(|(place, _)| place));
        Callback::from(move |event: KeyboardEvent| {
            let square = *latest.borrow();
            let at = square.or(marked).unwrap_or((0, 0));
            if let ("Enter" | " ", Some(place)) = (event.key().as_str(), square) {
                pick(Some(place));
            } else if let Some(place) = after_key(&event.key(), event.ctrl_key(), at, columns, rows, true) {
                *latest.borrow_mut() = Some(place);
                cursor.set(Some(place));
                on_point.emit(Some(place));
            } else {
                return;
            }
            event.prevent_default();
        })
    };

    let is_inside = |place: &Place| place.0 < columns && place.1 < rows;
    let square = |class: &'static str, (column, row): Place| {
        html! {
            <rect {class} x={column.to_string()} y={decimal(-f64::from(row) - 1.0)} width="1" height="1" />
        }
    };
    html! {
        <div class="plot-frame" tabindex="0" role="application" aria-label={props.label.clone()} onkeydown={on_key}
            onblur={on_blur}>
            <svg ref={drawing} class="plot" viewBox={[left, top, width, height].map(decimal).join(" ")}
                role="img" aria-label={props.label.clone()}
                onpointermove={on_move} onpointerleave={on_leave} onclick={on_click}>
                <rect class="paper" x="0" y={decimal(-f64::from(rows))} width={columns.to_string()} height={rows.to_string()} />
                if props.is_compared {
                    <Marks kinds={Rc::clone(&props.heights)} />
                } else {
                    <Points heights={Rc::clone(&props.heights)} has_height={props.names.2.is_some()} />
                }
                { mark.map(|(place, is_it)| square(if is_it { "marked" } else { "marked above" }, place)).unwrap_or_default() }
                { props.other.as_ref().map(|other| apart(&props.heights, other)).unwrap_or_default() }
                { (*cursor).or(props.pointed).filter(is_inside).map(|place| square("cursor", place)).unwrap_or_default() }
                { axes(columns, rows, [props.names.0, props.names.1]) }
            </svg>
        </div>
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct PointsProps {
    heights: Rc<Grid>,
    has_height: bool,
}

#[component]
fn Points(props: &PointsProps) -> Html {
    let most = highest(&props.heights);
    let mut paths = vec![String::new(); scale::STEPS as usize];
    for (column, row, height) in props.heights.points().filter(|&(column, row, _)| column < MOST && row < MOST) {
        let step = if props.has_height { scale::step(height, most) } else { 0 };
        let path = &mut paths[step as usize];
        // Writing to a string cannot fail.
        let _ = write!(path, "M{column} {}h1v1h-1z", -i64::from(row) - 1);
    }
    let class = if props.has_height { "points" } else { "points flat" };
    html! {
        <g {class}>
            { for paths.into_iter().enumerate().map(|(step, d)| html! { <path key={step} class={format!("step-{step}")} {d} /> }) }
        </g>
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct MarksProps {
    kinds: Rc<Grid>,
}

/// The marks of a comparison: a path for each shape.
#[component]
fn Marks(props: &MarksProps) -> Html {
    let all = |shape: Shape| {
        let (class, outline) = drawn(shape);
        let mut d = String::new();
        for (column, row, kind) in props.kinds.points().filter(|&(column, row, _)| column < MOST && row < MOST) {
            if shape.is_at(kind) {
                // Writing to a string cannot fail.
                let _ = write!(d, "M{column} {}{outline}", -i64::from(row) - 1);
            }
        }
        html! { <path key={class} {class} {d} /> }
    };
    html! { <g class="compared-marks">{ for Shape::ALL.into_iter().map(all) }</g> }
}

/// The class of a mark, and its outline from the upper left corner of a place on.
fn drawn(shape: Shape) -> (&'static str, &'static str) {
    match shape {
        Shape::Ring => ("ring", "m0.16 0.5a0.34 0.34 0 1 0 0.68 0a0.34 0.34 0 1 0 -0.68 0"),
        Shape::Cross => ("cross", "m0.2 0.2l0.6 0.6m0 -0.6l-0.6 0.6"),
        Shape::Square => ("square", "m0.25 0.25h0.5v0.5h-0.5z"),
    }
}

/// A mark by itself, for a legend.
pub fn sample(shape: Shape) -> Html {
    let (class, outline) = drawn(shape);
    html! {
        <svg class="mark-sample" viewBox="0 0 1 1" aria-hidden="true">
            <g class="compared-marks"><path {class} d={format!("M0 0{outline}")} /></g>
        </svg>
    }
}

/// Frames around the points that the other map has not.
fn apart(heights: &Grid, other: &Grid) -> Html {
    let mut path = String::new();
    for (column, row, height) in heights.points().filter(|&(column, row, _)| column < MOST && row < MOST) {
        if other.at(column, row) != Some(height) {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{column} {}h1v1h-1z", -i64::from(row) - 1);
        }
    }
    html! { <path class="apart" d={path} /> }
}

/// The largest height of the places that are drawn.
fn highest(heights: &Grid) -> u16 {
    heights
        .points()
        .filter(|&(column, row, _)| column < MOST && row < MOST)
        .map(|(_, _, height)| height)
        .max()
        .unwrap_or(0)
}

fn axes(columns: u32, rows: u32, [across, upwards]: [&'static str; 2]) -> Html {
    let size = decimal(f64::from(columns.max(rows)) * 0.035);
    let gap = f64::from(columns.max(rows)) * 0.02;
    let every = tick_distance(columns.max(rows), MOST_LABELS);
    let ticks = |count: u32| (0..count).step_by(every as usize);
    html! {
        <g class="axis" font-size={size} aria-hidden="true">
            { for ticks(columns).map(|at| html! {
                <text key={at} class="under" x={decimal(f64::from(at) + 0.5)} y={decimal(gap)}>{ at }</text>
            }) }
            { for ticks(rows).map(|at| html! {
                <text key={at} class="beside" x={decimal(-gap)} y={decimal(-f64::from(at) - 0.5)}>{ at }</text>
            }) }
            <text class="under name" x={decimal(f64::from(columns))} y={decimal(gap * 3.0)}>{ across }</text>
            <text class="beside name" x={decimal(-gap)} y={decimal(-f64::from(rows) - gap * 1.5)}>{ upwards }</text>
        </g>
    }
}

fn view_box(columns: u32, rows: u32) -> [f64; 4] {
    let margin = f64::from(columns.max(rows)) * MARGIN;
    let (above, beside) = (margin * 0.7, margin * 0.25);
    [-margin, -f64::from(rows) - above, f64::from(columns) + margin + beside, f64::from(rows) + margin + above]
}

fn place_under(event: &MouseEvent, drawing: &Element, columns: u32, rows: u32) -> Option<Place> {
    let [left, top, width, height] = view_box(columns, rows);
    let bounds = drawing.get_bounding_client_rect();
    let column = left + (f64::from(event.client_x()) - bounds.left()) * width / bounds.width().max(1.0);
    let row = -(top + (f64::from(event.client_y()) - bounds.top()) * height / bounds.height().max(1.0));
    let is_inside = (0.0..f64::from(columns)).contains(&column) && (0.0..f64::from(rows)).contains(&row);
    is_inside.then_some((column as u32, row as u32))
}

/// The scale of the heights up to the largest, with the numbers of each step and what the height is called.
pub fn legend(texts: Texts, name: &'static str, most: u16) -> Html {
    let entry = |step: u32| {
        let (least, last) = scale::range(step, most)?;
        let text = if least == last { least.to_string() } else { format!("{least}–{last}") };
        Some(html! { <li key={step} class={format!("step-{step}")}><span class="swatch"></span>{ text }</li> })
    };
    html! {
        <ul class="legend" aria-label={texts.colours_of(&name)}>
            <li key="name" class="name"><var>{ name }</var></li>
            { for (0..scale::STEPS).filter_map(entry) }
        </ul>
    }
}
