//! A task: complete a row of a table. The first wrong place is explained.

use crate::pupil::answer::wrong_places;
use crate::pupil::explained::Explained;
use crate::pupil::{Action, Answer, State, Step};
use files::lessons::{Row, Shows};
use maths::games::Game;
use maths::solver::Evaluation;
use std::rc::Rc;
use web::kit::lesson_words::row_fixed;
use web::texts::{Texts, use_texts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The row, what the pupil writes, and what the tutor knows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub dispatcher: UseReducerDispatcher<State>,
    pub id: u32,
    pub row: Row,
    pub answer: Answer,
    pub known: Rc<Vec<Evaluation>>,
}

/// The table, the button that checks it, and what is wrong.
#[component]
pub(super) fn RowTask(props: &Props) -> Html {
    let texts = use_texts();
    let Props { dispatcher, id, row, answer, known } = props;
    let Answer::Row { cells, checked } = answer else { return Html::default() };
    let games: Vec<Game> = row.games().collect();
    let (rules, last) = (row.game.ruleset().rules, checked.as_deref().unwrap_or(&[]));
    let wrong = if checked.is_some() { wrong_places(row, last, known) } else { Vec::new() };
    // A place is marked until it is written anew, and an empty one is not wrong yet.
    let is_marked = |place: &usize| wrong.contains(place) && last.get(*place) == cells.get(*place);
    let is_empty = |place: &usize| last.get(*place).is_none_or(|cell| cell.trim().is_empty());
    let first = wrong.iter().copied().find(|place| !is_empty(place));
    let verdict = match (checked, first) {
        (None, _) => None,
        (Some(_), Some(place)) => {
            Some((false, wrong_words(texts, row, &games, place, wrong.iter().filter(|place| !is_empty(place)).count())))
        }
        (Some(_), None) if wrong.is_empty() => Some((true, texts.lesson_row_right().to_owned())),
        (Some(_), None) if wrong.len() == games.len() => Some((false, texts.lesson_row_nothing().to_owned())),
        (Some(_), None) => Some((false, texts.lesson_row_empty(&wrong.len()))),
    };
    let on_check = {
        let (dispatcher, id) = (dispatcher.clone(), *id);
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::At(id, Step::Check)))
    };
    let heads = games.iter().map(|game| html! { <th scope="col">{ game.position().coordinates[row.along] }</th> });
    let boxes = games.iter().enumerate().map(|(place, game)| {
        let name = format!("{} = {}", rules.name(row.along), game.position().coordinates[row.along]);
        let is_wrong = is_marked(&place) && !is_empty(&place);
        let written = cells.get(place).cloned().unwrap_or_default();
        html! { <td key={place} class={is_wrong.then_some("wrong")}>{ cell(dispatcher, *id, row.shows, place, &name, written, is_wrong) }</td> }
    });
    html! {
        <>
            <div class="row-table" tabindex="0" role="group" aria-label={texts.lesson_row()}>
                <table class="to-fill">
                    { for row_fixed(texts, row).map(|fixed| html! { <caption>{ fixed }</caption> }) }
                    <thead><tr><th scope="row">{ rules.name(row.along) }</th>{ for heads }</tr></thead>
                    <tbody><tr><th scope="row">{ head(texts, row.shows) }</th>{ for boxes }</tr></tbody>
                </table>
            </div>
            <div class="controls">
                <button type="button" class="primary" aria-disabled={known.is_empty().to_string()} onclick={on_check}>{ texts.lesson_check() }</button>
            </div>
            <div role="status" class={classes!("verdict", verdict.as_ref().map(|(is_right, _)| if *is_right { "right" } else { "wrong" }))}>
                { verdict.map(|(_, words)| html! { <p>{ words }</p> }).unwrap_or_default() }
            </div>
            { first.and_then(|place| Some((*games.get(place)?, known.get(place)?.clone()))).map(|(game, evaluation)| html! {
                <Explained {game} {evaluation} shows={row.shows} />
            }).unwrap_or_default() }
        </>
    }
}

fn head(texts: Texts, shows: Shows) -> &'static str {
    match shows {
        Shows::Outcomes => texts.lesson_p_or_n(),
        Shows::Values => "G",
    }
}

/// How many places are wrong, and which is explained below.
fn wrong_words(texts: Texts, row: &Row, games: &[Game], place: usize, count: usize) -> String {
    let at = games.get(place).map_or(0, |game| game.position().coordinates[row.along]);
    let name = format!("{} = {at}", row.game.ruleset().rules.name(row.along));
    texts.lesson_row_wrong(&count, &name)
}

/// A place: a button that goes from nothing to P to N, or a box for a number.
fn cell(
    dispatcher: &UseReducerDispatcher<State>,
    id: u32,
    shows: Shows,
    place: usize,
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
            html! { <Toggle name={name.to_owned()} says={texts_of(&written)} {is_wrong} {onclick}>{ sign }</Toggle> }
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
#[derive(Clone, PartialEq, Properties)]
struct ToggleProps {
    name: String,
    says: String,
    is_wrong: bool,
    onclick: Callback<MouseEvent>,
    children: Html,
}

#[component]
fn Toggle(props: &ToggleProps) -> Html {
    let texts = use_texts();
    let said = if props.says == "·" { texts.lesson_cell_empty() } else { props.says.as_str() };
    let wrong = if props.is_wrong { texts.lesson_cell_wrong() } else { "" };
    html! {
        <button type="button" class="toggle" aria-label={format!("{}: {said}{wrong}", props.name)} onclick={props.onclick.clone()}>
            { &props.says }{ props.children.clone() }
        </button>
    }
}
