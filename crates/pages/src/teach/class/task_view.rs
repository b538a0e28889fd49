//! The tries in one task.

use crate::teach::class::drawn::Drawn;
use crate::teach::class::lost::{LostGames, Tutor};
use crate::teach::class::tries::{formulas, moves, places, written};
use crate::teach::class::words::{ask_back, task_words};
use files::lessons::{Asked, TaskReport, Tasked, Tries};
use maths::games::Game;
use std::rc::Rc;
use web::texts::Texts;
use yew::prelude::*;

/// The tries in the task at a place from 0, under this heading: those of the pupils with these names, in this order. If `asks`, the teacher
/// has something to ask back.
pub(super) fn task_view(
    texts: Texts,
    heading: &str,
    tasked: &Tasked<'_>,
    report: &TaskReport,
    (names, pupils): (&[String], &[usize]),
    asks: bool,
    pool: &Rc<Tutor>,
) -> Html {
    let [words, question] = task_words(texts, tasked);
    html! {
        <article key={heading.to_owned()} class="task-report">
            <h3>{ heading }</h3>
            if !words.is_empty() { <p>{ words }</p> }
            if !question.is_empty() { <p class="remark">{ question }</p> }
            { tries(texts, tasked, report, (names, pupils), pool) }
            if asks { <p class="ask-back">{ texts.class_ask(&ask_back(texts, tasked)) }</p> }
        </article>
    }
}

/// The tries.
fn tries(
    texts: Texts,
    tasked: &Tasked<'_>,
    report: &TaskReport,
    (names, pupils): (&[String], &[usize]),
    pool: &Rc<Tutor>,
) -> Html {
    match (&report.tries, tasked) {
        (Tries::Moves(wrong), Tasked::Task(task)) => match task.asked.game() {
            Some(game) => moves(texts, game, wrong),
            None => Html::default(),
        },
        (Tries::Games { first, games, turns }, _) => html! {
            <>
                if games.is_empty() { { plain(*first) } }
                <LostGames pool={Rc::clone(pool)} first={*first} games={Rc::new(games.clone())} turns={*turns} />
            </>
        },
        (Tries::Predictions(first, second), Tasked::Task(task)) => html! {
            <>
                { task.asked.game().map(plain).unwrap_or_default() }
                <p>{ texts.class_predictions(first, second) }</p>
            </>
        },
        (Tries::Places(wrong), Tasked::Task(task)) => match &task.asked {
            Asked::Row(row) => places(texts, row, wrong),
            Asked::Move(_) | Asked::Winner(_) | Asked::Rule(_) | Asked::Explanation { .. } => Html::default(),
        },
        (Tries::Formulas { wrong, right }, _) => html! {
            <>
                { formulas(texts, texts.class_formulas(), wrong) }
                { formulas(texts, texts.class_formulas_right(), right) }
            </>
        },
        (Tries::Texts(texts_of_all), _) => written(texts, texts_of_all, names, pupils),
        (Tries::Moves(_) | Tries::Predictions(..) | Tries::Places(_), Tasked::Game(..)) => Html::default(),
    }
}

/// A position without marks.
fn plain(game: Game) -> Html {
    html! { <div class="picture"><Drawn {game} labels={Vec::new()} label={game.to_string()} room={[420, 180]} /></div> }
}
