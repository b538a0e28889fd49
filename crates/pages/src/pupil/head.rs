//! The head of the lesson, which stays: the way out, the title, which task it is, and a part for each task.

use crate::pupil::{Action, Session, State};
use std::ops::Range;
use web::kit::build;
use web::kit::lesson_words::lesson_name;
use web::texts::Texts;
use yew::prelude::*;

/// `header.lesson-head`.
pub(super) fn head(texts: Texts, state: &UseReducerHandle<State>, session: &Session, screens: &[Range<usize>]) -> Html {
    let (solved, all) = (session.work.solved(), session.work.done.len());
    let here = state.shown(screens.len());
    // The screens of the tasks, in their order.
    let is_task = |screen: &Range<usize>| {
        let last = screen.clone().next_back().and_then(|place| session.lesson.blocks.get(place));
        last.is_some_and(|block| block.part.tasked().is_some())
    };
    let tasks: Vec<usize> = (0..screens.len()).filter(|screen| is_task(&screens[*screen])).collect();
    let is_within = here > 0 && here + 1 < screens.len();
    // A question belongs to the task that follows.
    let task = tasks.iter().position(|screen| *screen >= here).filter(|_| is_within);
    let part = |(place, screen): (usize, &usize)| {
        let (dispatcher, screen) = (state.dispatcher(), *screen);
        let (class, words) = match session.work.done.get(place) {
            Some(done) if done.is_solved() => ("solved", texts.lesson_solved()),
            Some(done) if done.is_begun() => ("begun", texts.lesson_begun()),
            Some(_) | None => ("", texts.lesson_open()),
        };
        html! {
            <li key={place}>
                <button type="button" {class} aria-current={(task == Some(place)).then_some("step")} aria-label={texts.lesson_part(&(place + 1), &words)}
                    onclick={Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Go(screen)))} />
            </li>
        }
    };
    html! {
        <header class="lesson-head">
            if build::lesson().is_none() && !build::is_single_file() {
                <a class="leave" href="./" aria-label={texts.lesson_leave()}>{ "×" }</a>
            }
            <p class="lesson-title">{ lesson_name(texts, &session.lesson) }</p>
            if all > 0 {
                <p class="lesson-count">
                    { task.map_or_else(|| texts.lesson_tasks(&all), |task| texts.lesson_of(&(task + 1), &all)) }
                </p>
                <ol class="lesson-steps" aria-label={texts.lesson_parts()}>{ for tasks.iter().enumerate().map(part) }</ol>
                <p class="lesson-progress unseen" role="status">{ texts.lesson_progress(&solved, &all) }</p>
            }
        </header>
    }
}
