//! The controls below the bar that the settings ask for.

use maths::games::Sum;
use web::kit::frame::{Control, Lock, Settings, View};
use web::table::State;
use web::table::figures::size_field::size_field;
use web::table::game_panel::{hint_button, marks_switch, players};
use web::table::hinting::in_words;
use web::table::parameters::{Notation, coordinate_fields, ruleset_fields};
use web::table::solved::Props as Solved;
use web::table::sum_panel::rules_of_the_whole;
use web::table::turn::turn;
use web::table::verdict::{VerdictOptions, verdict};
use web::table::walk::{pass_button, walk};
use web::table::why::why;
use web::texts::Texts;
use yew::prelude::*;

/// All controls that the settings ask for. Those of the game need its board.
pub(super) fn controls(texts: Texts, solved: &Solved, settings: &Settings) -> Html {
    let state = &solved.state;
    let is_board = settings.view == View::Board;
    html! {
        <>
            if is_board { { game(texts, state, settings) } }
            if is_board { { help(texts, state, settings) } }
            { value(texts, solved, settings) }
            { parameters(texts, state, settings) }
        </>
    }
}

fn game(texts: Texts, state: &UseReducerHandle<State>, settings: &Settings) -> Html {
    let has_turn = settings.shows(Control::Turn);
    let has_walk = settings.shows(Control::Undo);
    let has_pass = has_turn && !has_walk && !settings.is_locked(Lock::Moves);
    html! {
        <>
            if has_turn { <p class="turn">{ turn(texts, state) }</p> }
            if has_walk { <div class="walk">{ walk(texts, state) }</div> }
            if has_pass { <div class="walk">{ pass_button(texts, state).unwrap_or_default() }</div> }
            if settings.shows(Control::Players) { { players(texts, state) } }
        </>
    }
}

fn help(texts: Texts, state: &UseReducerHandle<State>, settings: &Settings) -> Html {
    let (has_hint, has_marks) = (settings.shows(Control::Hint), settings.shows(Control::Marks));
    html! {
        <>
            if has_hint || has_marks {
                <div class="help">
                    if has_hint { { hint_button(texts, state) } }
                    if has_marks { { marks_switch(texts, state) } }
                </div>
            }
            if has_hint { <p class="hint-told" role="status">{ in_words(texts, state, state.hint).unwrap_or_default() }</p> }
        </>
    }
}

fn value(texts: Texts, solved: &Solved, settings: &Settings) -> Html {
    let has_moves = settings.helps() && !settings.is_locked(Lock::Moves);
    let has_why = settings.shows(Control::Why);
    if settings.shows(Control::Value) {
        verdict(texts, solved, VerdictOptions { has_why, has_moves })
    } else if has_why {
        html! { <section class="verdict">{ why(texts, &solved.state, has_moves) }</section> }
    } else {
        Html::default()
    }
}

fn parameters(texts: Texts, state: &UseReducerHandle<State>, settings: &Settings) -> Html {
    let has_fields = settings.shows(Control::Parameters);
    let has_notation = settings.shows(Control::Notation);
    let is_held = settings.is_locked(Lock::Position);
    let is_ruleset_held = settings.is_locked(Lock::Ruleset);
    let shown = state.sum().clone();
    let check = Callback::from(move |sum: Sum| {
        (is_ruleset_held && !sum.has_rules_of(&shown)).then(|| texts.frame_held().to_owned())
    });
    let is_figure = settings.view != View::Board;
    if !has_fields && !has_notation {
        return Html::default();
    }
    html! {
        <section class="parameters" aria-label={texts.parameters()}>
            if has_fields && !is_ruleset_held {
                if state.sum().only().is_none() { { rules_of_the_whole(texts, state) } }
                { ruleset_fields(texts, state) }
            }
            if has_fields && !is_held { { coordinate_fields(texts, state) } }
            if has_fields && is_figure { { size_field(texts, state) } }
            if has_notation && is_held { <p class="notation"><code>{ state.sum().to_string() }</code></p> }
            if has_notation && !is_held { <Notation state={state.clone()} {check} /> }
        </section>
    }
}
