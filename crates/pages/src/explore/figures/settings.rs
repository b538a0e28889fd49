//! All settings of the figures in one place, which opens beside them.

use crate::explore::figures::beside::beside;
use crate::explore::figures::pair::pair_fields;
use crate::explore::figures::section::section_fields;
use crate::explore::figures::table_controls::table_controls;
use web::kit::dispatching::dispatching;
use web::kit::{Edit, Gesture, fields};
use web::table::figures::caption::took;
use web::table::figures::size_field::size_field;
use web::table::{Action, Figure, Look, Slot, State};
use web::texts::Texts;
use yew::prelude::*;

/// N, the plane, the content of the table, the comparison, and the time that the figure took. Settings that do not concern the large figure
/// are left out.
pub(in crate::explore) fn settings(texts: Texts, state: &UseReducerHandle<State>, figure: Figure) -> Html {
    let ruleset = state.game().ruleset();
    let table = state.table.shown(state.question(Slot::Table).as_ref());
    let cost = match figure {
        Figure::Positions => {
            state.heights.shown(state.question(Slot::Heights).as_ref()).and_then(|heights| heights.cost)
        }
        Figure::Table | Figure::Line | Figure::Columns | Figure::Comparison => table.and_then(|table| table.cost),
    };
    // A line and the columns are read off the table.
    let is_of_table = matches!(figure, Figure::Table | Figure::Line);
    html! {
        <>
            { size_field(texts, state) }
            if is_of_table {
                { plane(texts, state) }
                { table_controls(texts, state) }
                if ruleset.rules.is_bar() { { printed(texts, state) } }
            }
            if ruleset.pass { { layer(texts, state) } }
            { beside(texts, state) }
            { for cost.map(|cost| html! { <p class="remark cost">{ took(texts, cost) }</p> }) }
        </>
    }
}

/// Which plane of the table.
fn plane(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let rules = state.game().ruleset().rules;
    let table = state.table.shown(state.question(Slot::Table).as_ref());
    let shown = table.and_then(|table| Some((table.at()?, table.most)));
    if rules.is_bar() {
        section_fields(texts, state, shown)
    } else if rules.has_tables() {
        Html::default()
    } else {
        pair_fields(texts, state)
    }
}

/// The switch for rows that run downwards.
fn printed(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let on_switch = dispatching(state, Action::Print);
    fields::switch(texts.as_printed(), texts.as_printed_title(), state.look.printed, &on_switch)
}

/// The choice between positions with the pass and those without.
fn layer(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let look = state.look;
    let on_choose = dispatching(state, |index: usize| {
        Action::Look(Edit::new(move |look: &mut Look| look.pass = index == 1), Gesture::Settled)
    });
    let options = [false, true]
        .map(|pass| (Html::from(if pass { texts.layer_there() } else { texts.layer_used() }), look.pass == pass))
        .to_vec();
    fields::choice("layer", texts.layer(), options, &on_choose)
}
