//! The task in one sentence, and what became of it, wherever on the page the learner is.

use crate::app::State;
use crate::app::practice::Judged;
use crate::app::practice::Practising;
use crate::app::practice::Task;
use crate::app::practice_panel::action_button;
use crate::app::practice_panel::new_task;
use crate::app::words::coordinates;
use crate::app::words::describe;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The task, or how the first move was judged, with what can be done then. Empty without a task.
#[component]
pub(crate) fn TaskStrip(props: &Props) -> Html {
    let state = &props.state;
    let strip = |task: &Task| {
        let (class, told) = match &task.judged {
            None => ("open", open(state)),
            Some(judged) if judged.is_right() => ("right", right(judged)),
            Some(judged) => ("wrong", wrong(task, judged)),
        };
        html! {
            <p class={classes!("notice", "task", class)}>
                <span>{ told }</span>
                if !task.is_open() {
                    { action_button(state, "Next task", new_task) }
                    { action_button(state, "Try again", || Practising::TryAgain) }
                }
                { action_button(state, "End practice", || Practising::Leave) }
            </p>
        }
    };
    html! { <div class="task-strip" role="status">{ state.practice.task.as_ref().map(strip).unwrap_or_default() }</div> }
}

fn open(state: &State) -> String {
    format!("Practice, level {}: make a move that leaves a P-position.", state.practice.level.number())
}

fn right(judged: &Judged) -> String {
    format!("✓ Right: it leaves a P-position.{}", uncounted(judged))
}

fn wrong(task: &Task, judged: &Judged) -> String {
    let (game, ruleset) = (&task.game, task.game.ruleset());
    let name = |play| Some(describe(game, play, ruleset.play(game.position(), play)?));
    let winning: Vec<String> = task.evaluation.winning_moves().filter_map(name).collect();
    format!(
        "✗ Not quite: ({}) has value {}; this would have won: {}.{}",
        coordinates(&ruleset, judged.to),
        judged.value,
        winning.join("; or: "),
        uncounted(judged)
    )
}

fn uncounted(judged: &Judged) -> &'static str {
    if judged.is_counted { "" } else { " It is not counted: only a first attempt without help is." }
}
