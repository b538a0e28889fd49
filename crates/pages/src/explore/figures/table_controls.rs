//! The choice of the numbers in the table, and of their look.

use maths::games::Ruleset;
use maths::solver::Formula;
use web::kit::dispatching::dispatching;
use web::kit::fields::Number;
use web::kit::{Edit, Gesture, fields};
use web::table::figures::caption::other;
use web::table::{Action, Form, Look, Mode, State};
use web::texts::{Place, Texts, woven};
use web::view::palette::Map;
use web::workers::solver::protocol::Against;
use yew::prelude::*;

/// The numbers, written or coloured, and the colours.
pub(super) fn table_controls(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let (look, ruleset) = (state.look, state.game().ruleset());
    let change = dispatching(state, |edit| Action::Look(edit, Gesture::Settled));
    let modes = modes(&ruleset, look.mode);
    let shown = look.mode.possible_in(&ruleset);
    let names =
        modes.iter().map(|mode| (name(texts, *mode, &ruleset, look.pass), same_kind(*mode, shown))).collect::<Vec<_>>();
    let on_mode = change.reform(move |index: usize| {
        let mode = modes[index];
        Edit::new(move |look: &mut Look| look.mode = mode)
    });
    let on_form = change
        .reform(|index: usize| Edit::new(move |look: &mut Look| look.form = [Form::Numbers, Form::Colours][index]));
    let on_map = change.reform(|index: usize| Edit::new(move |look: &mut Look| look.map = Map::ALL[index]));
    let forms = [(texts.form_numbers(), Form::Numbers), (texts.form_colours(), Form::Colours)]
        .map(|(name, form)| (Html::from(name), look.form == form))
        .to_vec();
    let maps = Map::ALL.map(|map| (map.name(texts).to_owned(), map == look.map)).to_vec();
    html! {
        <div class="table-controls">
            { fields::select("mode", texts.table_shown(), &names, &on_mode) }
            { level(shown).map(|value| level_field(texts, value, change.clone())).unwrap_or_default() }
            { fields::choice("form", texts.table_form(), forms, &on_form) }
            if look.form == Form::Colours && matches!(shown, Mode::Values | Mode::Remoteness) {
                { fields::select("map", texts.table_map(), &maps, &on_map) }
            }
        </div>
    }
}

fn level(mode: Mode) -> Option<u16> {
    if let Mode::Level(value) = mode { Some(value) } else { None }
}

/// The value of a level set.
fn level_field(texts: Texts, value: u16, change: Callback<Edit<Look>>) -> Html {
    let read = |text: &str| text.trim().parse::<u16>().ok().filter(|value| *value < u16::MAX);
    let check = Callback::from(move |text: String| read(&text).map(drop).ok_or_else(|| texts.level_range().to_owned()));
    let on_change = Callback::from(move |text: String| {
        if let Some(value) = read(&text) {
            change.emit(Edit::new(move |look: &mut Look| look.mode = Mode::Level(value)));
        }
    });
    html! { <Number id="level" label={woven(&texts.level_value(&Place(0)), &[html! { <var>{ "g" }</var> }])} value={value.to_string()} {check} {on_change} /> }
}

/// The modes that are possible under a ruleset; of level sets the present one, or that of 1.
fn modes(ruleset: &Ruleset, shown: Mode) -> Vec<Mode> {
    let level = if let Mode::Level(_) = shown { shown } else { Mode::Level(1) };
    let mut modes = vec![Mode::Values, Mode::Outcomes, level, Mode::Remoteness];
    let formulas = Formula::of(ruleset.rules).iter().copied().map(Against::Formula);
    let layer = ruleset.pass.then_some(Against::OtherLayer);
    let against: Vec<Against> = [Against::OtherPlay].into_iter().chain(layer).chain(formulas).collect();
    modes.extend(against.iter().copied().map(Mode::Difference));
    modes.extend(against.iter().copied().map(Mode::OutcomesAgainst));
    modes
}

fn same_kind(one: Mode, other: Mode) -> bool {
    one == other || matches!((one, other), (Mode::Level(_), Mode::Level(_)))
}

fn name(texts: Texts, mode: Mode, ruleset: &Ruleset, pass: bool) -> String {
    let other = |against| other(texts, against, ruleset, pass);
    match mode {
        Mode::Values => texts.mode_values().into(),
        Mode::Outcomes => texts.mode_outcomes().into(),
        Mode::Level(_) => texts.mode_level().into(),
        Mode::Remoteness => texts.mode_remoteness().into(),
        Mode::Difference(against) => texts.mode_difference(&other(against)),
        Mode::OutcomesAgainst(against) => texts.mode_against(&other(against)),
    }
}
