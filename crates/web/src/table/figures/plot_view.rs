//! One map of P-positions in the form that was chosen.

use crate::kit::words::coordinates;
use crate::table::figures::list::PositionList;
use crate::table::figures::points::{MOST, camera_of, is_drawn, points_of, sizes_of};
use crate::table::solved::Pointed;
use crate::table::{Heights, Look, Plot as PlotForm};
use crate::texts::{Texts, use_texts};
use crate::view::cloud::{Camera, Cloud};
use crate::view::heat_map::{HeatMap, Scale, Viewport};
use crate::view::hooks::use_state_eq;
use crate::view::palette::{Palette, page_stops};
use crate::view::plot::{MOST as MOST_SQUARES, Plot};
use crate::view::pointing::Pointing;
use crate::view::theme::use_theme;
use crate::view::{heat_map, plot};
use maths::games::{Game, Position, Ruleset};
use maths::solver::{Projected, Window};
use std::rc::Rc;
use yew::prelude::*;

/// The map, what it is compared with, and what is pointed at.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The map of P-positions.
    pub heights: Rc<Heights>,
    /// Another map, with which it is compared.
    pub other: Option<Rc<Heights>>,
    /// The content of figures.
    pub look: Look,
    /// The game on the board.
    pub game: Game,
    /// The position that is pointed at.
    pub pointed: Pointed,
    /// Called with the position that is pointed at.
    pub on_point: Callback<Pointed>,
    /// Called with a position that is chosen.
    pub on_pick: Callback<(Ruleset, Position)>,
    /// The part in sight.
    pub view: Option<Viewport>,
    /// Called when another part is to be in sight.
    pub on_view: Callback<Viewport>,
    /// The place from which it is seen.
    pub camera: Option<Camera>,
    /// Called when it is turned.
    pub on_camera: Callback<Camera>,
}

impl Props {
    /// The position that is pointed at.
    fn pointed(&self) -> Option<Position> {
        self.pointed.map(|(_, position)| position)
    }

    /// A callback for views that know coordinates: tells the position that has them.
    fn point_at(&self) -> Callback<Option<[u32; 3]>> {
        let heights = Rc::clone(&self.heights);
        self.on_point
            .reform(move |cells: Option<[u32; 3]>| cells.map(|cells| (heights.ruleset, heights.position_of(cells))))
    }

    fn pick(&self) -> Callback<[u32; 3]> {
        let heights = Rc::clone(&self.heights);
        self.on_pick.reform(move |cells| (heights.ruleset, heights.position_of(cells)))
    }
}

/// The map and a line on what is pointed at.
pub fn plot_view(props: Props) -> Html {
    match form_of(&props.heights, props.look) {
        PlotForm::Above => html! { <Above ..props /> },
        PlotForm::Space => html! { <Space ..props /> },
        PlotForm::Projected => html! { <Projection ..props /> },
        PlotForm::List => html! { <PositionList heights={props.heights} on_pick={props.on_pick} /> },
    }
}

/// The form in which a map is shown: not all have every one.
pub fn form_of(heights: &Heights, look: Look) -> PlotForm {
    look.plot.possible_in(heights.ruleset.rules)
}

/// The label of a map seen from above.
pub fn label_above(texts: Texts, heights: &Heights) -> String {
    let [across, height, along] = heights.names();
    let position = position_name(heights);
    if heights.is_flat() {
        texts.plot_label_flat(&position, &across, &along)
    } else {
        texts.plot_label_above(&position, &across, &along, &height)
    }
}

/// The label of a cloud.
pub fn label_space(texts: Texts, heights: &Heights) -> String {
    texts.plot_label_space(&position_name(heights))
}

/// The coordinates of a position by their names; of piles, those of the normal form.
fn position_name(heights: &Heights) -> String {
    if heights.ruleset.rules.is_piles() { "0, a, b".into() } else { heights.ruleset.rules.names().join(", ") }
}

/// Seen from above: squares as long as they are few, a heat map when they are many.
#[component]
fn Above(props: &Props) -> Html {
    let texts = use_texts();
    let heights = &props.heights;
    let is_flat = heights.is_flat();
    let empty = use_state_eq(|| None::<(u32, u32)>);
    let marked = heights.place_of(props.game.position()).map(|place| {
        let is_it = heights.position_at(place).is_some_and(|position| position.xyz() == props.game.position().xyz());
        (place, is_it || heights.ruleset.rules.is_piles())
    });
    let place = props.pointed().and_then(|position| heights.place_of(position));
    let on_point = use_callback(
        (Rc::clone(heights), props.on_point.clone(), empty.setter()),
        |place, (heights, on_point, empty)| {
            let place: Option<(u32, u32)> = place;
            let position = place.and_then(|place| heights.position_at(place));
            empty.set(place.filter(|_| position.is_none()));
            on_point.emit(position.map(|position| (heights.ruleset, position)));
        },
    );
    let on_pick = use_callback((Rc::clone(heights), props.on_pick.clone()), |place, (heights, on_pick)| {
        if let Some(position) = heights.position_at(place) {
            on_pick.emit((heights.ruleset, position));
        }
    });
    let theme = use_theme();
    let hue = (heights.tally.largest, props.look.map, is_flat, theme);
    let palette = use_memo(hue, |&(largest, map, is_flat, _)| {
        let stops = page_stops(if is_flat { "--p" } else { map.of_heights() });
        Palette::sequential(largest, &stops, None, [0; 4])
    });
    let [across, height, along] = heights.names();
    let names = (across, along, Some(height).filter(|_| !is_flat));
    let label = label_above(texts, heights);
    let most = heights.tally.largest;
    let drawing = if heights.places.0.max(heights.places.1) <= MOST_SQUARES {
        html! {
            <>
                <Plot heights={Rc::clone(&heights.grid)} other={props.other.as_ref().map(|other| Rc::clone(&other.grid))}
                    {label} {names} {marked} pointed={place} {on_point} {on_pick} />
                if !is_flat { { plot::legend(texts, height, most) } }
            </>
        }
    } else {
        let (scale, name) = (Scale::Numbers { from: 0, until: heights.tally.largest, origin: 0 }, height);
        html! {
            <>
                <HeatMap grid={Rc::clone(&heights.grid)} window={heights.window} full={heights.places}
                    palette={(*palette).clone()} {label} names={[names.0, names.1]} upwards=true
                    marked={marked.map(|(place, _)| place)} pointed={place.or(*empty)} view={props.view}
                    on_view={props.on_view.clone()} {on_point} {on_pick} />
                if !is_flat { { heat_map::legend(texts, &palette, &scale, name, &[]) } }
            </>
        }
    };
    html! {
        <Pointing text={pointed_at(texts, props, *empty)}>{ drawing }</Pointing>
    }
}

/// As a cloud that can be turned.
#[component]
fn Space(props: &Props) -> Html {
    let texts = use_texts();
    let heights = &props.heights;
    let grids = (Rc::clone(&heights.grid), props.other.as_ref().map(|other| Rc::clone(&other.grid)));
    let is_drawn = is_drawn(heights);
    let points =
        use_memo(grids, |(grid, other)| if is_drawn { points_of(grid, other.as_deref()) } else { Default::default() });
    if !is_drawn {
        return html! { <p class="remark">{ texts.plot_too_many(&MOST) }</p> };
    }
    let (sizes, camera) = (sizes_of(heights), camera_of(props.camera, heights));
    let wording = props.other.as_ref().map(|_| {
        html! { <p class="remark">{ texts.plot_marks() }</p> }
    });
    html! {
        <Pointing text={pointed_at(texts, props, None)}>
            <Cloud {points} {sizes} names={heights.names()} label={label_space(texts, heights)}
                marked={Some(heights.cells_of(props.game.position()))}
                pointed={props.pointed().map(|position| heights.cells_of(position))}
                on_point={props.point_at()} on_pick={props.pick()} {camera} on_camera={props.on_camera.clone()} />
            { wording.unwrap_or_default() }
        </Pointing>
    }
}

/// As `misere` Definition 9 projects them.
#[component]
fn Projection(props: &Props) -> Html {
    let texts = use_texts();
    let heights = &props.heights;
    let grids = (Rc::clone(&heights.grid), props.other.as_ref().map(|other| Rc::clone(&other.grid)));
    let projected = use_memo(grids, |(grid, other)| Projected::of(grid, other.as_deref()));
    let grid = use_memo(Rc::clone(&projected), |projected| projected.grid.clone());
    let largest = grid.largest();
    let is_held_against = props.other.is_some();
    let theme = use_theme();
    let palette = use_memo((largest, props.look.map, is_held_against, theme), |&(largest, map, is_held, _)| {
        if is_held {
            let of = ["--map-quiet", "--kind-1", "--kind-2", "--p"].map(|name| page_stops(name).first().copied());
            Palette::categories(&of.map(Option::unwrap_or_default), [0; 4])
        } else {
            Palette::sequential(largest, &page_stops(map.of_heights()), None, [0; 4])
        }
    });
    let on_point = {
        let (projected, heights, point_at) = (Rc::clone(&projected), Rc::clone(heights), props.point_at());
        Callback::from(move |place: Option<(u32, u32)>| {
            point_at.emit(place.and_then(|place| projected.position_at(&heights.grid, place)));
        })
    };
    let on_pick = {
        let (projected, heights, pick) = (Rc::clone(&projected), Rc::clone(heights), props.pick());
        Callback::from(move |place| {
            if let Some(cells) = projected.position_at(&heights.grid, place) {
                pick.emit(cells);
            }
        })
    };
    let (scale, name) = if is_held_against {
        let words = vec![(1, texts.plot_here_alone()), (2, texts.plot_there_alone()), (3, texts.plot_in_both())];
        (Scale::Words(words), "P")
    } else {
        (Scale::Numbers { from: 1, until: largest.max(1), origin: 0 }, texts.legend_positions())
    };
    let place = |position: Position| projected.place_of(position.xyz());
    html! {
        <Pointing text={pointed_at(texts, props, None)}>
            <HeatMap window={Window::whole(grid.columns, grid.rows)} full={(grid.columns, grid.rows)} {grid}
                palette={(*palette).clone()} label={texts.plot_label_projected()}
                names={["y", "z − x"]} firsts={[0, projected.first]} upwards=true aspect={std::f64::consts::FRAC_1_SQRT_2}
                origin={(!is_held_against).then_some(0)} marked={place(props.game.position())}
                pointed={props.pointed().and_then(place)} view={props.view} on_view={props.on_view.clone()} {on_point} {on_pick} />
            { heat_map::legend(texts, &palette, &scale, name, &[]) }
        </Pointing>
    }
}

/// The caption of the place under the pointer.
fn pointed_at(texts: Texts, props: &Props, empty: Option<(u32, u32)>) -> String {
    let heights = &props.heights;
    let p_position = props.pointed().filter(|position| {
        let found = heights.place_of(*position).and_then(|place| heights.position_at(place));
        found.is_some_and(|found| found.xyz() == position.xyz())
    });
    match (p_position, empty) {
        (Some(position), _) => texts.plot_pointed(&coordinates(&heights.ruleset, position)),
        (None, Some((across, along))) if heights.is_flat() => {
            let numbers: Vec<String> =
                heights.position_of([across, 0, along]).coordinates.iter().map(u32::to_string).collect();
            texts.plot_pointed_none(&format!("({})", numbers.join(", ")))
        }
        (None, Some(place)) => {
            let [across, height, along] = heights.names();
            texts.plot_pointed_empty(&across, &place.0, &along, &place.1, &height)
        }
        (None, None) => "\u{a0}".into(),
    }
}
