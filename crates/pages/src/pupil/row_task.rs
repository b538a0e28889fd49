//! A task: complete a row of a table. The first wrong place is explained.

use crate::pupil::answer::written_wrong;
use crate::pupil::explained::explained;
use crate::pupil::foot::{Way, foot};
use crate::pupil::{Action, Answer, State, Step};
use files::lessons::{Row, Shows};
use maths::games::Game;
use maths::solver::Evaluation;
use web::kit::dispatching::dispatching_by;
use web::kit::lesson_words::row_fixed;
use web::texts::Texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// All places are right.
    Right,
    /// A place is wrong.
    Wrong,
    /// Places are empty, and no place is wrong.
    Note,
}

impl Verdict {
    /// The class of the box; none for a note, which has no sign.
    fn class(self) -> Option<&'static str> {
        match self {
            Self::Right => Some("right"),
            Self::Wrong => Some("wrong"),
            Self::Note => None,
        }
    }
}

/// The table, the button that checks it, and the places that are wrong by the tutor's evaluations.
pub(super) fn row_task(
    texts: Texts,
    dispatcher: &UseReducerDispatcher<State>,
    id: u32,
    row: &Row,
    answer: &Answer,
    known: &[Evaluation],
    way: Way,
) -> Html {
    let Answer::Row { cells, checked } = answer else { return Html::default() };
    let games: Vec<Game> = row.games().collect();
    let last = checked.as_deref().unwrap_or(&[]);
    let wrong = written_wrong(row, last, known);
    // A place is marked until something else is written there.
    let is_marked = |place: &usize| wrong.contains(place) && last.get(*place) == cells.get(*place);
    let first = wrong.first().copied();
    let empty = last.iter().filter(|cell| cell.trim().is_empty()).count();
    let verdict = checked.as_ref().map(|_| match first {
        Some(place) => (Verdict::Wrong, wrong_words(texts, row, &games, place, wrong.len())),
        None if empty == 0 => (Verdict::Right, texts.lesson_row_right().to_owned()),
        None if empty == games.len() => (Verdict::Note, texts.lesson_row_nothing().to_owned()),
        None => (Verdict::Note, texts.lesson_row_empty(&empty)),
    });
    let on_check = dispatching_by(dispatcher, move |_: MouseEvent| Action::At(id, Step::Check));
    let heads = games.iter().map(|game| html! { <th scope="col">{ game.position().coordinates[row.along] }</th> });
    let boxes = games.iter().enumerate().map(|(place, game)| {
        let name = place_name(texts, row, game);
        let is_wrong = is_marked(&place);
        let written = cells.get(place).cloned().unwrap_or_default();
        html! { <td key={place} class={is_wrong.then_some("wrong")}>{ cell(texts, dispatcher, (id, place), row.shows, &name, written, is_wrong) }</td> }
    });
    let is_right = matches!(verdict, Some((Verdict::Right, _)));
    let check = html! {
        if !is_right {
            <button key="check" type="button" class="primary" aria-disabled={known.is_empty().to_string()} onclick={on_check}>{ texts.lesson_check() }</button>
        }
    };
    html! {
        <>
            <div class="screen-side">
                <div class="row-table" tabindex="0" role="group" aria-label={texts.lesson_row()}>
                    <table class="to-fill">
                        { for fixed(texts, row).map(|fixed| html! { <caption>{ fixed }</caption> }) }
                        <thead><tr><th scope="row">{ side(texts, row) }</th>{ for heads }</tr></thead>
                        <tbody><tr><th scope="row">{ head(texts, row.shows) }</th>{ for boxes }</tr></tbody>
                    </table>
                </div>
                <div role="status" class={classes!("verdict", verdict.as_ref().and_then(|(verdict, _)| verdict.class()))}>
                    { verdict.map(|(_, words)| html! { <p>{ words }</p> }).unwrap_or_default() }
                </div>
                { first.and_then(|place| Some(explained(texts, games.get(place)?, known.get(place)?, row.shows, &widest(row)))).unwrap_or_default() }
            </div>
            { foot(texts, dispatcher, way, check, is_right) }
        </>
    }
}

/// The last position of a row: it has all sides of the others.
fn widest(row: &Row) -> Game {
    row.games().last().unwrap_or(row.game)
}

/// The side of a bar along which the row runs, or the name of the coordinate.
fn side(texts: Texts, row: &Row) -> String {
    let rules = row.game.ruleset().rules;
    let name = rules.name(row.along);
    if rules.is_bar() { texts.lesson_side(&name) } else { name.to_owned() }
}

/// A place of the row, such as `2 right`; of other games than bars `x = 2`.
fn place_name(texts: Texts, row: &Row, game: &Game) -> String {
    let (rules, at) = (row.game.ruleset().rules, game.position().coordinates[row.along]);
    let name = rules.name(row.along);
    if rules.is_bar() { texts.lesson_size(&at, &name) } else { format!("{name} = {at}") }
}

/// The coordinates that stay the same along the row; nothing for a game with one number.
fn fixed(texts: Texts, row: &Row) -> Option<String> {
    let rules = row.game.ruleset().rules;
    if !rules.is_bar() {
        return row_fixed(texts, row);
    }
    let mut position = row.game.position();
    position = position.with(row.along, 0);
    let kept: Vec<String> = rules
        .coordinates()
        .filter(|which| position.coordinates[*which] > 0)
        .map(|which| texts.lesson_size(&position.coordinates[which], &rules.name(which)))
        .collect();
    (!kept.is_empty()).then(|| kept.join(texts.list_comma()))
}

fn head(texts: Texts, shows: Shows) -> &'static str {
    match shows {
        Shows::Outcomes => texts.lesson_p_or_n(),
        Shows::Values => "G",
    }
}

/// The number of wrong places, and the name of the place that is explained below.
fn wrong_words(texts: Texts, row: &Row, games: &[Game], place: usize, count: usize) -> String {
    let name = games.get(place).map(|game| place_name(texts, row, game)).unwrap_or_default();
    texts.lesson_row_wrong(&count, &name)
}

/// A place: a button that goes from nothing to P to N, or a box for a number.
fn cell(
    texts: Texts,
    dispatcher: &UseReducerDispatcher<State>,
    (id, place): (u32, usize),
    shows: Shows,
    name: &str,
    written: String,
    is_wrong: bool,
) -> Html {
    let texts_of = |text: &str| if text.is_empty() { "·".to_owned() } else { text.to_owned() };
    let sign = if is_wrong {
        html! { <span class="sign" aria-hidden="true">{ "✗" }</span> }
    } else {
        Html::default()
    };
    let fill = {
        let dispatcher = dispatcher.clone();
        move |text: String| dispatcher.dispatch(Action::At(id, Step::Fill(place, text)))
    };
    match shows {
        Shows::Outcomes => {
            let next = match written.as_str() {
                "P" => "N",
                "N" => "",
                _ => "P",
            };
            let onclick = Callback::from(move |_: MouseEvent| fill(next.to_owned()));
            toggle(texts, name, &texts_of(&written), is_wrong, onclick, sign)
        }
        Shows::Values => {
            let oninput = Callback::from(move |event: InputEvent| {
                fill(event.target_unchecked_into::<HtmlInputElement>().value())
            });
            html! {
                <><input type="text" inputmode="numeric" maxlength="4" size="3" autocomplete="off" aria-label={name.to_owned()}
                    aria-invalid={is_wrong.to_string()} value={written} {oninput} />{ sign }</>
            }
        }
    }
}

/// A place of P or N.
fn toggle(texts: Texts, name: &str, says: &str, is_wrong: bool, onclick: Callback<MouseEvent>, sign: Html) -> Html {
    let said = if says == "·" { texts.lesson_cell_empty() } else { says };
    let wrong = if is_wrong { texts.lesson_cell_wrong() } else { "" };
    html! {
        <button type="button" class="toggle" aria-label={format!("{name}: {said}{wrong}")} {onclick}>
            { says }{ sign }
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::row_task;
    use crate::pupil::answer::judged;
    use crate::pupil::foot::Way;
    use crate::pupil::{Answer, Opening, State};
    use crate::rendered::{Elements, shown};
    use files::lessons::{Asked, Row, Shows};
    use maths::games::Axis;
    use web::texts::Texts;
    use web::workers::host::Job;
    use web::workers::tutor::protocol::{Found, Question};

    /// A row of Grundy values, 2, 3, 0, 1 by the nim-sum, after a check of these texts.
    fn checked(cells: [&str; 4]) -> Elements {
        let row = Row { game: "nim:2,0,3".parse().unwrap(), along: Axis::Z.into(), last: 3, shows: Shows::Values };
        let question = Question::Row(judged(&Asked::Row(row.clone())));
        let Ok(Found::Row(known)) = question.answered() else { panic!("the tutor evaluates rows") };
        let cells: Vec<String> = cells.map(str::to_owned).into();
        let answer = Answer::Row { cells: cells.clone(), checked: Some(cells) };
        let opening = Opening { lesson: Ok(None), course: None, language: None, screen: 0, kept: None, pupil: 7 };
        let texts = Texts::default();
        shown(&State::of(opening), texts, move |state| {
            row_task(texts, &state.dispatcher(), 1, &row, &answer, &known, Way { screen: 1, last: 2 })
        })
    }

    #[test]
    fn places_that_are_still_empty_are_a_note_and_no_mistake() {
        let page = checked(["2", "", "0", "1"]);
        assert_eq!(page.texts(".verdict"), ["Everything is right so far. One place is still empty."]);
        assert_eq!((page.count(".wrong"), page.count(".right"), page.count(".explained")), (0, 0, 0));
        let page = checked([""; 4]);
        assert!(page.text(".verdict").starts_with("Nothing is written yet"));
        assert_eq!(page.count(".wrong"), 0);
    }

    #[test]
    fn wrong_places_are_marked_and_empty_ones_are_not() {
        let page = checked(["2", "1", "1", ""]);
        assert!(page.text(".verdict").starts_with("2 places are not right. The first of them is 1"));
        assert_eq!(page.attributes(".verdict", "class"), ["verdict wrong"]);
        assert_eq!((page.count("td.wrong"), page.count(".explained")), (2, 1));
        let page = checked(["2", "3", "0", "1"]);
        assert_eq!(page.text(".right"), "Right! The whole row is correct.");
    }
}
