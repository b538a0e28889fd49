//! The figures there are, as tabs: buttons, one of which is pressed.

use maths::games::Rules;
use web::kit::dispatching::dispatching_by;
use web::table::{Action, Figure, Plot, State};
use web::texts::Texts;
use yew::prelude::*;

/// A figure that can be chosen; P-positions in a form.
pub(in crate::explore) type Choice = (Figure, Option<Plot>);

/// `div.chooser` with a button for each figure that many want to see, and for the one that is shown.
pub(super) fn chooser(texts: Texts, state: &UseReducerHandle<State>, figure: Figure, plot: Plot) -> Html {
    let choices = choices(state.game().ruleset().rules, state.beside().is_some());
    let is_shown = |&(of, form): &Choice| of == figure && form.is_none_or(|form| form == plot);
    let button = |choice: &Choice| {
        let (of, form) = *choice;
        let onclick = dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Show(of, form));
        let name = name(texts, of, form);
        html! {
            <button key={name} type="button" class="choose" aria-pressed={is_shown(choice).to_string()} {onclick}>{ name }</button>
        }
    };
    let is_rare = |choice: &Choice| matches!(choice.1, Some(Plot::Projected | Plot::List));
    let shown = choices.iter().filter(|choice| !is_rare(choice) || is_shown(choice));
    html! { <div class="chooser" role="group" aria-label={texts.choose_figure()}>{ for shown.map(button) }</div> }
}

/// The figures that there are of a game.
pub(in crate::explore) fn choices(rules: Rules, is_compared: bool) -> Vec<Choice> {
    let columns = (rules == Rules::SHARING).then_some((Figure::Columns, None));
    let mut choices: Vec<Choice> = columns.into_iter().chain([(Figure::Table, None)]).collect();
    choices.extend(Plot::of(rules).iter().map(|form| (Figure::Positions, Some(*form))));
    choices.push((Figure::Line, None));
    if is_compared && rules.has_tables() {
        choices.push((Figure::Comparison, None));
    }
    choices
}

/// The name of a figure.
pub(in crate::explore) fn name(texts: Texts, figure: Figure, form: Option<Plot>) -> &'static str {
    match (figure, form) {
        (Figure::Table, _) => texts.choose_table(),
        (Figure::Positions, Some(Plot::Above) | None) => texts.choose_above(),
        (Figure::Positions, Some(Plot::Space)) => texts.choose_space(),
        (Figure::Positions, Some(Plot::Projected)) => texts.choose_projected(),
        (Figure::Positions, Some(Plot::List)) => texts.choose_list(),
        (Figure::Line, _) => texts.choose_line(),
        (Figure::Columns, _) => texts.choose_columns(),
        (Figure::Comparison, _) => texts.comparison(),
    }
}

#[cfg(test)]
mod tests {
    use super::choices;
    use maths::games::Rules;
    use web::table::Figure;

    #[test]
    fn every_game_has_its_figures() {
        let of = |text: &str, is_compared: bool| {
            let ruleset: maths::games::Ruleset = text.parse().unwrap();
            choices(ruleset.rules, is_compared).len()
        };
        assert_eq!([of("nim", false), of("nim", true), of("sharing", false)], [6, 7, 5]);
        let own = ["rules:n", "rules:a b", "rules:a b c", "rules:a b c;move a,b,c by any", "rules:a b c d"];
        assert_eq!(own.map(|text| of(text, false)), [2, 4, 5, 2, 2]);
        let piles = choices(Rules::SIX_PILES, true);
        assert_eq!(piles, [(Figure::Table, None), (Figure::Line, None)]);
    }
}
