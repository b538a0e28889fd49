//! Numbers over a plane as colours: a canvas that can be zoomed and moved, from all of it down to a table of numbers.
//!
//! ```text
//! div.heat-map
//! ├─ div.heat-tools              + − ⤢
//! └─ div.heat-frame(.upwards)    one tab stop; arrows move the crosshair, Enter picks, + − 0 zoom
//!    ├─ svg.heat-axis.beside
//!    ├─ div.heat-sheet(.zoomed)  as large as the stylesheet lets it be; pointers and wheel
//!    │  ├─ canvas.heat
//!    │  └─ svg.heat-marks        the position on the board, the place that is pointed at
//!    └─ svg.heat-axis.under
//! ```
//!
//! The plain wheel scrolls the page, as everywhere; with Ctrl it zooms. A finger moves the map only when there is more of it
//! than is in sight, and otherwise scrolls the page.

mod axes;
mod gesture;
mod hand;
mod legend;
mod marks;
mod need;
mod numbers;
pub mod paint;
mod stage;
mod steering;
mod tools;
mod viewport;
pub mod wheel;

pub use legend::{Scale, legend};
pub use viewport::{Frame, Rect, Viewport};

use crate::texts::use_texts;
use crate::view::cursor::Place;
use crate::view::heat_map::axes::axis;
use crate::view::heat_map::hand::Hand;
use crate::view::heat_map::marks::marks;
use crate::view::heat_map::stage::{Picture, use_stage};
use crate::view::heat_map::steering::Steering;
use crate::view::heat_map::tools::tools;
use crate::view::heat_map::wheel::use_wheel;
use crate::view::hooks::{use_effect_with, use_latest, use_state_eq};
use crate::view::palette::Palette;
use crate::view::plane::decimal;
use crate::view::properties::properties;
use crate::view::sizing::use_size;
use maths::solver::{Grid, Window};
use std::rc::Rc;
use yew::prelude::*;

/// Numbers, their colours, and what is in sight. All places are places of the full plane.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The numbers of the window.
    pub grid: Rc<Grid>,
    /// Which part of the plane they are.
    pub window: Window,
    /// The numbers of columns and rows of the plane.
    pub full: (u32, u32),
    /// The colour of each number.
    pub palette: Palette,
    /// A description of the map.
    pub label: String,
    /// The names of the horizontal and of the vertical axis.
    pub names: [&'static str; 2],
    /// The numbers that the first column and the first row have on the axes.
    #[prop_or_default]
    pub firsts: [i64; 2],
    /// True if row 0 is at the bottom.
    #[prop_or_default]
    pub upwards: bool,
    /// The height of a cell as a part of its width.
    #[prop_or(1.0)]
    pub aspect: f64,
    /// The number that is written as 0 into its cells when they are large; nothing if numbers are not to be written.
    #[prop_or(Some(0))]
    pub origin: Option<u16>,
    /// The place of the position on the board.
    #[prop_or_default]
    pub marked: Option<Place>,
    /// The place that is pointed at, here or in another view.
    #[prop_or_default]
    pub pointed: Option<Place>,
    /// The visible part; everything if it is `None`.
    #[prop_or_default]
    pub view: Option<Viewport>,
    /// Called with the new visible part. The map changes when it is given back as `view`.
    pub on_view: Callback<Viewport>,
    /// Called with the place under the cursor, or none.
    #[prop_or_default]
    pub on_point: Callback<Option<Place>>,
    /// Called with the place that was chosen. A double click chooses, too, before it zooms.
    #[prop_or_default]
    pub on_pick: Callback<Place>,
    /// Called with a window that would show more than the grid does, once nothing has moved for a moment.
    #[prop_or_default]
    pub on_need: Callback<Window>,
}

/// The map.
#[component]
pub fn HeatMap(props: &Props) -> Html {
    let texts = use_texts();
    let (sheet, canvas) = (use_node_ref(), use_node_ref());
    let cursor = use_state_eq(|| None::<Place>);
    let steering = use_mut_ref(|| None::<Steering>);
    let asked = use_mut_ref(|| None::<(Window, Window)>);
    let (columns, rows) = props.full;
    let shape = [("--columns", f64::from(columns)), ("--rows", f64::from(rows) * props.aspect)];
    let shape = properties(shape.map(|(name, value)| (name, decimal(value.max(1.0)))));
    let size = use_size(&sheet);
    let lengths = size.map(|size| properties(size.lengths())).unwrap_or_default();

    let sight = size.map(|size| {
        let Props { aspect, upwards, .. } = *props;
        let frame = Frame { columns, rows, width: size.width, height: size.height, ratio: size.ratio, aspect, upwards };
        (frame, props.view.map_or_else(|| frame.fit(), |view| frame.held(view)))
    });
    if let Some((frame, view)) = sight {
        steering.borrow_mut().get_or_insert_with(|| Steering::new(frame, view)).set(frame, view);
    }
    {
        let cursor = cursor.setter();
        use_effect_with((props.label.clone(), props.full), move |_| cursor.set(None));
    }
    let on_rest = {
        let (steering, there, on_need) = (Rc::clone(&steering), props.window, props.on_need.clone());
        Callback::from(move |()| {
            let wanted = steering.borrow().as_ref().and_then(|now| need::wanted(&now.frame, now.view, there));
            let Some(window) = wanted else { return };
            // This window was already asked for.
            if asked.replace(Some((there, window))) != Some((there, window)) {
                on_need.emit(window);
            }
        })
    };
    let picture = sight.map(|(frame, view)| Picture {
        grid: Rc::clone(&props.grid),
        window: props.window,
        palette: props.palette.clone(),
        frame,
        view,
        origin: props.origin,
    });
    use_stage(&canvas, picture, on_rest);

    let pointed = props.pointed.or(*cursor);
    let latest = use_latest(&*cursor);
    let hand = Rc::new(Hand { props: props.clone(), sheet: sheet.clone(), steering, cursor, latest });
    use_wheel(&sheet, hand.on(Hand::turned));
    let is_zoomed = sight.is_some_and(|(frame, view)| frame.is_zoomed(view));
    let can_grow = sight.is_none_or(|(frame, view)| frame.zoomed_at(view, (0.0, 0.0), 2.0).cell > view.cell);
    let [across, down] = props.names;
    html! {
        <div class="heat-map">
            { tools(texts, can_grow, is_zoomed, &hand.on(Hand::zoomed)) }
            <div class={classes!("heat-frame", props.upwards.then_some("upwards"))} ~style={shape} tabindex="0"
                role="application" aria-roledescription={texts.heat_map()} aria-label={props.label.clone()}
                onkeydown={hand.on(Hand::pressed)} onblur={hand.on(Hand::left_by_keyboard)}>
                if let Some((frame, view)) = sight {
                    { axis(frame, view, false, props.firsts[1], down) }
                }
                <div ref={sheet} class={classes!("heat-sheet", is_zoomed.then_some("zoomed"))}
                    onpointerdown={hand.on(Hand::down)} onpointermove={hand.on(Hand::moved)}
                    onpointerup={hand.on(Hand::up)} onpointercancel={hand.on(Hand::up)}
                    onpointerleave={hand.on(Hand::left)} onclick={hand.on(Hand::clicked)}
                    ondblclick={hand.on(Hand::clicked_twice)}>
                    <canvas ref={canvas} class="heat" ~style={lengths}></canvas>
                    if let Some((frame, view)) = sight {
                        { marks(frame, view, props.marked, pointed) }
                    }
                </div>
                if let Some((frame, view)) = sight {
                    { axis(frame, view, true, props.firsts[0], across) }
                }
            </div>
        </div>
    }
}
