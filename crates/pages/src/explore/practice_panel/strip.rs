//! The task in one sentence, and what became of it, wherever on the page the learner is.

use crate::explore::practice_panel::{action_button, new_task};
use web::kit::words::{coordinates, describe};
use web::table::State;
use web::table::practice::{Attempt, Practising, Task};
use web::texts::Texts;
use yew::prelude::*;

/// The task, or how the first move was judged, with what can be done then. Empty without a task.
pub(crate) fn task_strip(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let strip = |task: &Task| {
        let (class, wording) = match &task.attempt {
            None => ("open", open(texts, state)),
            Some(attempt) if attempt.is_right() => ("right", right(texts, attempt)),
            Some(attempt) => ("wrong", wrong(texts, task, attempt)),
        };
        html! {
            <p class={classes!("notice", "task", class)}>
                <span>{ wording }</span>
                if !task.is_open() {
                    { action_button(state, texts.next_task(), new_task) }
                    { action_button(state, texts.try_again(), || Practising::TryAgain) }
                }
                { action_button(state, texts.end_practice(), || Practising::Leave) }
            </p>
        }
    };
    html! { <div class="task-strip" role="status">{ state.practice.task.as_ref().map(strip).unwrap_or_default() }</div> }
}

fn open(texts: Texts, state: &State) -> String {
    texts.task(&state.practice.level.number())
}

fn right(texts: Texts, attempt: &Attempt) -> String {
    with_remark(texts, texts.task_right().to_owned(), attempt)
}

fn wrong(texts: Texts, task: &Task, attempt: &Attempt) -> String {
    let (game, ruleset) = (&task.game, task.game.ruleset());
    let name = |play| Some(describe(texts, game, play, ruleset.play(game.position(), play)?));
    let winning: Vec<String> = task.evaluation.winning_moves().filter_map(name).collect();
    let wording = texts.task_wrong(&coordinates(&ruleset, attempt.to), &winning.join(texts.task_or()));
    with_remark(texts, wording, attempt)
}

/// Adds why the attempt does not count, if it does not.
fn with_remark(texts: Texts, wording: String, attempt: &Attempt) -> String {
    if attempt.is_counted { wording } else { [&wording, texts.between_sentences(), texts.task_uncounted()].concat() }
}
