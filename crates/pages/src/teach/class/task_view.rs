//! What a class did in one task.

use crate::teach::class::drawn::Drawn;
use crate::teach::class::lost::{LostGames, Tutor};
use crate::teach::class::tries::{formulas, moves, places, written};
use crate::teach::class::words::{task_kind, task_words};
use files::lessons::{Asked, TaskReport, Tasked, Tries};
use maths::games::Game;
use std::rc::Rc;
use web::requests::Pool;
use web::texts::Texts;
use web::view::plane::decimal;
use yew::prelude::*;

/// What a class did in a task: its place from 0, the report, what the pupils are called and in which order they are shown.
pub(super) fn task_view(
    texts: Texts,
    place: usize,
    tasked: &Tasked<'_>,
    report: &TaskReport,
    (names, pupils): (&[String], &[usize]),
    pool: &Rc<Pool<Tutor>>,
) -> Html {
    let [words, question] = task_words(texts, tasked);
    html! {
        <article key={place} class="task-report">
            <h3>{ texts.block_place(&(place + 1), &task_kind(texts, tasked)) }</h3>
            if !words.is_empty() { <p>{ words }</p> }
            if !question.is_empty() { <p class="remark">{ question }</p> }
            { shares(texts, tasked, report, names.len()) }
            { tries(texts, tasked, report, (names, pupils), pool) }
        </article>
    }
}

/// How many solved it, in numbers and as a bar.
fn shares(texts: Texts, tasked: &Tasked<'_>, report: &TaskReport, all: usize) -> Html {
    let TaskReport { at_once, solved, begun, hints, .. } = *report;
    let is_written = matches!(tasked, Tasked::Task(task) if matches!(task.asked, Asked::Explanation { .. }));
    let numbers = if is_written {
        texts.class_task_written(&solved, &all)
    } else {
        texts.class_task_numbers(&at_once, &(solved - at_once), &(begun - solved), &(all - begun))
    };
    let part = |class: &'static str, from: usize, to: usize| {
        let [x, width] = [from, to - from].map(|count| decimal(100.0 * count as f64 / all.max(1) as f64));
        html! { <rect {class} {x} y="0" {width} height="6" /> }
    };
    html! {
        <>
            <p class="task-numbers">{ numbers }if hints > 0 { { texts.between_sentences() }{ texts.class_task_hints(&hints) } }</p>
            <svg class="shares" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="not-begun" width="100" height="6" />
                { part("at-once", 0, at_once) }
                { part("solved", at_once, solved) }
                { part("tried", solved, begun) }
            </svg>
        </>
    }
}

/// What was tried.
fn tries(
    texts: Texts,
    tasked: &Tasked<'_>,
    report: &TaskReport,
    (names, pupils): (&[String], &[usize]),
    pool: &Rc<Pool<Tutor>>,
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
        (Tries::Formulas(tried), _) => formulas(texts, tried),
        (Tries::Texts(texts_of_all), _) => written(texts, texts_of_all, names, pupils),
        (Tries::Moves(_) | Tries::Predictions(..) | Tries::Places(_), Tasked::Game(..)) => Html::default(),
    }
}

/// A position without marks.
fn plain(game: Game) -> Html {
    html! { <div class="picture"><Drawn {game} labels={Vec::new()} label={game.to_string()} room={[420, 180]} /></div> }
}
