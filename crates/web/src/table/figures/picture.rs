//! One plane of a table, written or coloured.

use crate::table::figures::caption::pointed_at;
use crate::table::figures::colouring::Hue;
use crate::table::solved::Pointed;
use crate::table::{Form, Look, Mode, Section, Table};
use crate::texts::{Texts, use_texts};
use crate::view::heat_map::{HeatMap, Viewport, legend};
use crate::view::hooks::use_state_eq;
use crate::view::number_table::NumberTable;
use crate::view::pointing::Pointing;
use crate::view::theme::use_theme;
use maths::games::{Axis, Game, Position, Ruleset};
use maths::solver::{Cut, Plane, Window};
use std::rc::Rc;
use yew::prelude::*;

/// The plane, how it is shown, and what is pointed at.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The table.
    pub table: Rc<Table>,
    /// The content of figures.
    pub look: Look,
    /// True for the second of two tables.
    #[prop_or_default]
    pub is_beside: bool,
    /// The description of the picture.
    pub label: String,
    /// The position on the board.
    pub game: Game,
    /// The position that is pointed at.
    pub pointed: Pointed,
    /// Called with the position that is pointed at.
    pub on_point: Callback<Pointed>,
    /// Called with a position that is chosen.
    pub on_pick: Callback<(Ruleset, Position)>,
    /// The visible part of the heat map, shared with other figures.
    pub view: Option<Viewport>,
    /// Called when another part is to be in sight.
    pub on_view: Callback<Viewport>,
    /// Called with a part of the plane that would show more.
    pub on_need: Callback<Window>,
}

/// The picture with a line on what is pointed at.
#[component]
pub fn Picture(props: &Props) -> Html {
    let texts = use_texts();
    let Props { table, look, .. } = props;
    let plane = table.plane;
    let is_sharing = plane.ruleset.rules.is_piles();
    let upwards = look.is_upwards(plane.ruleset.rules);
    let theme = use_theme();
    let hue = Hue::of(table, look.mode, look.map, theme);
    let is_written = look.form == Form::Numbers && table.is_whole();
    // The stylesheet is asked for colours of a heat map alone: a browser has to lay out the page before it answers.
    let palette = use_memo((hue, is_written), |(hue, is_written)| (!is_written).then(|| hue.palette()));
    let is_inside = |&(column, row): &(u32, u32)| column < table.places.0 && row < table.places.1;
    let marked = plane.place_of(props.game.position()).filter(is_inside);
    let place = props.pointed.and_then(|(_, position)| plane.place_of(position)).filter(is_inside);
    // A place that is no position can be pointed at, too, but only the figure itself can say so.
    let empty = use_state_eq(|| None::<(u32, u32)>);
    let on_point = use_callback((plane, props.on_point.clone(), empty.setter()), |place, (plane, on_point, empty)| {
        let place: Option<(u32, u32)> = place;
        let position = place.and_then(|place| plane.position_at(place));
        empty.set(place.filter(|_| position.is_none()));
        on_point.emit(position.map(|position| (plane.ruleset, position)));
    });
    let on_pick = use_callback((plane, props.on_pick.clone()), |place, (plane, on_pick)| {
        if let Some(position) = plane.position_at(place) {
            on_pick.emit((plane.ruleset, position));
        }
    });
    let is_toned = matches!(hue.mode, Mode::Values | Mode::Remoteness);
    let names = plane.names();
    let pointed = place.or(*empty);
    let body = if let Some(palette) = &*palette {
        let (scale, name, besides) = hue.legend(texts);
        html! {
            <>
                <HeatMap grid={Rc::clone(&table.grid)} window={table.window} full={table.places} palette={palette.clone()}
                    label={props.label.clone()} {names} {upwards} origin={hue.origin()} {marked} {pointed}
                    view={props.view} on_view={props.on_view.clone()} {on_point} {on_pick}
                    on_need={props.on_need.clone()} />
                { legend(texts, palette, &scale, name, &besides) }
            </>
        }
    } else {
        let reach = plane.ruleset.rules.is_bar() && look.section.of_bar() == Section::Fixed(Axis::Y);
        let echo = pointed.filter(|_| is_sharing).map(|(b, a)| (b, b.saturating_sub(a)));
        html! {
            <>
                <NumberTable prefix={if props.is_beside { "beside-cell" } else { "cell" }} grid={Rc::clone(&table.grid)} label={props.label.clone()} {names} writing={hue.writing(plane.ruleset.misere)}
                {marked} {reach} pointed={place} {echo} {upwards} empty={why_empty(texts, plane)} toned={is_toned.then_some(hue.largest)} mirrored={is_sharing} {on_point} {on_pick} />
                if let Mode::OutcomesAgainst(_) = hue.mode { <p class="remark">{ texts.against_signs() }</p> }
            </>
        }
    };
    html! {
        <Pointing text={pointed_at(texts, table, pointed, &hue)}>{ body }</Pointing>
    }
}

/// The reason for empty places in a plane of a bar: no position there has the coordinate of the plane.
fn why_empty(texts: Texts, plane: Plane) -> Option<AttrValue> {
    let rules = plane.ruleset.rules;
    let Cut::Fixed(axis, at) = plane.cut else { return None };
    rules.is_bar().then(|| texts.table_none(&rules.name(axis), &at).into())
}
