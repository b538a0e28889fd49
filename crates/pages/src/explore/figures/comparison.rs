//! Two rulesets compared: the numbers of P-positions of only one and of both, the two maps one over the other, and a list of the
//! differences.

use crate::explore::figures::FigureProps;
use crate::explore::figures::downloads::{Compared, Content, downloads};
use files::exports::plot::Shape;
use maths::games::{Position, Ruleset};
use maths::solver::{Comparison, Grid, Window, compared};
use std::rc::Rc;
use web::kit::words::coordinates;
use web::table::figures::caption::in_layer;
use web::table::solved::{Pointed, remote_state};
use web::table::{Heights, Slot};
use web::texts::{Texts, use_texts};
use web::view::heat_map::{HeatMap, Scale, Viewport, legend};
use web::view::hooks::use_state_eq;
use web::view::palette::{Palette, page_stops};
use web::view::plot::{MOST as MOST_SQUARES, Plot, sample};
use web::view::pointing::Pointing;
use web::view::theme::use_theme;
use yew::prelude::*;

/// Larger maps are not compared: the lists would take more memory than a phone has.
const MOST: u32 = 1500;
/// The number of differences that are listed.
const LISTED: usize = 200;

/// The comparison, or why there is none yet.
pub(super) fn comparison_figure(texts: Texts, props: &FigureProps) -> Html {
    let state = &props.state;
    let remotes = [(&state.heights, Slot::Heights), (&state.heights_beside, Slot::HeightsBeside)];
    // Only the answers to what is asked now are compared with each other.
    let answers = remotes.map(|(remote, slot)| remote.answer_to(&state.question(slot)?).cloned());
    let is_busy = remotes.iter().any(|(remote, slot)| remote.is_waiting_for(state.question(*slot).as_ref()));
    let body = match answers {
        [Some(here), Some(there)] if is_whole(&here) && is_whole(&there) => {
            html! { <Both {here} {there} figure={props.clone()} /> }
        }
        [Some(_), Some(_)] => html! { <p class="remark">{ texts.comparison_too_large(&MOST) }</p> },
        [None, _] | [_, None] => Html::default(),
    };
    html! {
        <figure id="comparison" class="comparison-figure" aria-busy={is_busy.to_string()}>
            <h2>{ texts.comparison() }</h2>
            { for remotes.map(|(call, slot)| remote_state(texts, call, slot, &props.on_ask, &props.on_cancel)) }
            { body }
        </figure>
    }
}

fn is_whole(heights: &Heights) -> bool {
    heights.window.stride == 1 && heights.places.0.max(heights.places.1) <= MOST + 1
}

#[derive(Clone, PartialEq, Properties)]
struct BothProps {
    here: Rc<Heights>,
    there: Rc<Heights>,
    figure: FigureProps,
}

impl BothProps {
    /// The positions over a place, with their rulesets: that of the first map first.
    fn positions_at(&self, place: (u32, u32)) -> impl Iterator<Item = (Ruleset, Position)> {
        [&self.here, &self.there].map(|map| Some((map.ruleset, map.position_at(place)?))).into_iter().flatten()
    }

    fn names(&self, texts: Texts) -> [String; 2] {
        [&self.here, &self.there].map(|map| in_layer(texts, &map.ruleset, map.pass))
    }
}

/// Both maps: counts, plot, list and file.
#[component]
fn Both(props: &BothProps) -> Html {
    let texts = use_texts();
    let maps = (Rc::clone(&props.here), Rc::clone(&props.there));
    let found = use_memo(maps, |(here, there)| compared(&here.grid, &there.grid));
    let [here, there] = props.names(texts);
    let content = Content::Comparison(Compared { here: Rc::clone(&props.here), there: Rc::clone(&props.there) });
    html! {
        <>
            { counts(texts, &found, &here, &there) }
            <Overlay found={Rc::clone(&found)} both={props.clone()} />
            <div class="caption">{ texts.comparison_caption(&here, &there, &props.here.size()) }</div>
            { differences(texts, props, &found) }
            { downloads(texts, content, props.figure.state.look, false) }
        </>
    }
}

/// The numbers of P-positions in A only, in B only, and in both, each with its mark.
pub(super) fn counts(texts: Texts, found: &Comparison, here: &str, there: &str) -> Html {
    let row = |shape: Shape, set: &'static str, words: String, count: usize| {
        html! {
            <tr key={set}>
                <td>{ sample(shape) }</td><th scope="row"><var>{ set }</var></th>
                <td class="words">{ words }</td><td class="count">{ texts.number(&(count as u64)) }</td>
            </tr>
        }
    };
    html! {
        <table class="comparison-counts" aria-label={texts.comparison_counts()}>
            <tbody>
                { row(Shape::Ring, "A ∖ B", texts.comparison_only(&here), found.only_here.len()) }
                { row(Shape::Cross, "B ∖ A", texts.comparison_only(&there), found.only_there.len()) }
                { row(Shape::Square, "A ∩ B", texts.comparison_both().into(), found.both.len()) }
            </tbody>
        </table>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct OverlayProps {
    found: Rc<Comparison>,
    both: BothProps,
}

/// The two maps one over the other: marks as long as they are few, a heat map when they are many.
#[component]
fn Overlay(props: &OverlayProps) -> Html {
    let texts = use_texts();
    let both = &props.both;
    let kinds = use_memo(Rc::clone(&props.found), |found| found.kinds());
    let view = use_state_eq(|| None::<Viewport>);
    let place = use_state_eq(|| None::<(u32, u32)>);
    let on_point = use_callback((both.clone(), place.setter()), |at: Option<(u32, u32)>, (both, place)| {
        place.set(at);
        both.figure.on_point.emit(at.and_then(|at| both.positions_at(at).next()) as Pointed);
    });
    let on_pick = use_callback(both.clone(), |at: (u32, u32), both| {
        if let Some(picked) = both.positions_at(at).next() {
            both.figure.on_pick.emit(picked);
        }
    });
    let names = if both.here.ruleset.rules.is_piles() { ["b", "a"] } else { ["x", "z"] };
    let label = texts.comparison_label(&names[0], &names[1]);
    let marked = both.here.place_of(both.figure.state.game().position());
    let drawing = if kinds.columns.max(kinds.rows) <= MOST_SQUARES {
        html! {
            <Plot heights={Rc::clone(&kinds)} {label} names={(names[0], names[1], None)} is_compared=true
                marked={marked.map(|place| (place, true))} pointed={*place} {on_point} {on_pick} />
        }
    } else {
        let on_view = Callback::from({
            let view = view.setter();
            move |wanted: Viewport| view.set(Some(wanted))
        });
        html! { <Colours {kinds} {label} {names} {marked} pointed={*place} view={*view} {on_view} {on_point} {on_pick} /> }
    };
    html! { <Pointing text={pointed(texts, both, *place)}>{ drawing }</Pointing> }
}

#[derive(Clone, PartialEq, Properties)]
struct ColoursProps {
    kinds: Rc<Grid>,
    label: String,
    names: [&'static str; 2],
    marked: Option<(u32, u32)>,
    pointed: Option<(u32, u32)>,
    view: Option<Viewport>,
    on_view: Callback<Viewport>,
    on_point: Callback<Option<(u32, u32)>>,
    on_pick: Callback<(u32, u32)>,
}

/// Many places as a heat map of four colours, with a legend.
#[component]
fn Colours(props: &ColoursProps) -> Html {
    let texts = use_texts();
    let ColoursProps { kinds, label, names, marked, pointed, view, on_view, on_point, on_pick } = props.clone();
    let theme = use_theme();
    let palette = use_memo(theme, |_| {
        let of = ["--sheet", "--kind-1", "--kind-2", "--p", "--ink"].map(|name| page_stops(name).first().copied());
        Palette::categories(&of.map(Option::unwrap_or_default), [0; 4])
    });
    let words = [
        (Comparison::ONLY_HERE, texts.comparison_kind_here()),
        (Comparison::ONLY_THERE, texts.comparison_kind_there()),
        (Comparison::BOTH, texts.comparison_kind_both()),
        (Comparison::DIFFERENT, texts.comparison_kind_different()),
    ];
    let places = (kinds.columns, kinds.rows);
    html! {
        <>
            <HeatMap grid={kinds} window={Window::whole(places.0, places.1)} full={places} palette={(*palette).clone()}
                {label} {names} upwards=true origin={None} {marked} {pointed} {view} {on_view} {on_point} {on_pick} />
            { legend(texts, &palette, &Scale::Words(words.to_vec()), "P", &[]) }
        </>
    }
}

/// The words about the place that is pointed at.
fn pointed(texts: Texts, both: &BothProps, place: Option<(u32, u32)>) -> String {
    let Some(place) = place else { return "\u{a0}".into() };
    let named = |map: &Heights| map.position_at(place).map(|at| format!("({})", coordinates(&map.ruleset, at)));
    match (named(&both.here), named(&both.there)) {
        (Some(here), Some(there)) if here == there => texts.comparison_at_both(&here),
        (Some(here), Some(there)) => texts.comparison_at_different(&here, &there),
        (Some(here), None) => texts.comparison_at_here(&here),
        (None, Some(there)) => texts.comparison_at_there(&there),
        (None, None) => texts.comparison_at_none().into(),
    }
}

/// The first differences, each of which can be put on the board; all of them are in the file.
fn differences(texts: Texts, both: &BothProps, found: &Comparison) -> Html {
    let count = found.only_here.len() + found.only_there.len();
    let entry = |([across, _, along], is_here): ([u16; 3], bool)| {
        let map = if is_here { &both.here } else { &both.there };
        let position = map.position_at((across.into(), along.into()))?;
        let ruleset = map.ruleset;
        let onclick = both.figure.on_pick.reform(move |_: MouseEvent| (ruleset, position));
        let named = coordinates(&ruleset, position);
        let (shape, name) = if is_here {
            (Shape::Ring, texts.comparison_in_here(&named))
        } else {
            (Shape::Cross, texts.comparison_in_there(&named))
        };
        Some(
            html! { <li key={name.clone()}><button type="button" class="move" {onclick}>{ sample(shape) }{ name }</button></li> },
        )
    };
    if count == 0 {
        return html! { <p class="remark">{ texts.comparison_same() }</p> };
    }
    html! {
        <details class="differences">
            <summary>{ texts.comparison_list(&count) }</summary>
            <ol class="positions">{ for found.differences().take(LISTED).filter_map(entry) }</ol>
            if count > LISTED { <p class="remark">{ texts.comparison_more(&LISTED) }</p> }
        </details>
    }
}
