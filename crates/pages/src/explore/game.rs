//! The game: its name above the bar; and the group in which another one is chosen, with the settings of each. The bar stays in sight above
//! it.
//!
//! ```text
//! h2.game-name
//! details.rules
//! ├─ summary > b, span.set      the kind of play, and whether there is a pass
//! └─ div.fields                 the chooser, the rules, the parts of a sum, the notation, words that are explained
//! ```

use maths::games::Family;
use web::kit::families::family_name;
use web::kit::fields;
use web::kit::games::Kind;
use web::kit::term::Words;
use web::table::parameters::{Notation, rule_fields, words};
use web::table::sum_panel::sum_panel;
use web::table::{Action, Figure, Plot, State};
use web::texts::Texts;
use yew::prelude::*;

/// The name of the game.
pub(super) fn name(texts: Texts, state: &State) -> Html {
    html! { <h2 class="game-name">{ Kind::of(state.sum()).name(texts) }</h2> }
}

/// The content of the group with the chooser.
pub(super) fn settings(texts: Texts, state: &UseReducerHandle<State>, chooser: Html) -> Html {
    let shown = Kind::of(state.sum());
    html! {
        <>
            { chooser }
            { rule_fields(texts, state) }
            if shown == Kind::Sum { { family_of_part(texts, state) } }
            if shown == Kind::Sum { { sum_panel(texts, state) } }
            <Notation state={state.clone()} />
            <Words words={words(state.game().ruleset().rules)} place="parameters" />
        </>
    }
}

/// The kind of play, and whether there is a pass.
pub(super) fn in_words(texts: Texts, state: &State) -> String {
    let (sum, ruleset) = (state.sum(), state.game().ruleset());
    let play = if sum.is_misere() { texts.misere_play() } else { texts.normal_play() };
    let pass = if ruleset.pass { texts.a_pass() } else { texts.no_pass() };
    [play, texts.list_comma(), pass].concat()
}

/// Of which family the part in hand is.
fn family_of_part(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let shown = state.game().ruleset().rules.family();
    let families = Family::ALL.map(|family| (family_name(texts, family).to_owned(), family == shown));
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| {
        if let Some(family) = Family::ALL.get(index) {
            dispatcher.dispatch(Action::Choose(*family));
        }
    });
    fields::select("family-of-part", texts.game(), &families, &on_choose)
}

/// Begins with a game of this kind, and a game alone with the figure that it is known for.
pub(super) fn choose(dispatcher: &UseReducerDispatcher<State>, kind: Kind) {
    dispatcher.dispatch(Action::Begin(kind));
    if let Kind::Of(family) = kind {
        let (figure, plot) = known_for(family);
        dispatcher.dispatch(Action::Show(figure, plot));
    }
}

/// The figure that a game is known for.
fn known_for(family: Family) -> (Figure, Option<Plot>) {
    match family {
        Family::Step => (Figure::Positions, Some(Plot::Space)),
        Family::Sharing => (Figure::Columns, None),
        Family::Nim | Family::Triangle | Family::Bar | Family::Own => (Figure::Table, None),
    }
}
