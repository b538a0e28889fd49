//! Reads what was handed in, a little at a time, so that the page answers meanwhile.

use crate::teach::{Action, ClassChange, State};
use files::lessons::code::{Piece, pieces};
use files::lessons::{Handed, Lesson, LessonId};
use std::rc::Rc;
use web::kit::timer::{later, now};
use web::texts::use_texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use web::view::waiting::Waiting;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The longest time that the page may read before it does something else, in milliseconds.
const TURN: f64 = 12.0;
/// The number of codes that are read between two looks at the clock.
const STEP: usize = 10;

/// The text that is read, and the progress.
struct Reading {
    of: (LessonId, String),
    lesson: Lesson,
    pieces: std::vec::IntoIter<Piece>,
    found: Vec<Handed>,
}

impl Reading {
    fn new(of: (LessonId, String), lesson: Lesson) -> Self {
        let pieces = pieces(&of.1).into_iter();
        Self { of, lesson, pieces, found: Vec::new() }
    }

    /// Reads for one turn, and at least one step: the page asks for the next turn only after progress.
    fn advance(&mut self, is_over: impl Fn() -> bool) {
        loop {
            let (lesson, id) = (&self.lesson, self.of.0);
            self.found.extend(self.pieces.by_ref().take(STEP).map(|piece| Handed::read(lesson, id, piece)));
            if self.pieces.len() == 0 || is_over() {
                return;
            }
        }
    }

    /// The action with the codes read so far. The remaining codes are dropped.
    fn end(&mut self) -> Action {
        let (of, text) = self.of.clone();
        Action::Class(ClassChange::Taken { of, text, found: Rc::new(std::mem::take(&mut self.found)) })
    }
}

/// Reads the texts, and shows the progress if reading takes a while.
#[component]
pub(super) fn Taking(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let reading = use_mut_ref(|| None::<Reading>);
    let done = use_state_eq(|| 0);
    let open = state.classes.unread(state.lesson.id());
    let is_news = open.is_some_and(|(.., is_news)| is_news);
    let wanted = open.map(|(id, lesson, text, _)| ((id, text.to_owned()), lesson.clone()));
    {
        let (reading, progress, dispatcher) = (reading.clone(), done.setter(), state.dispatcher());
        use_effect_with((wanted.clone(), *done), move |(wanted, _)| {
            let wait = wanted.as_ref().map(|(of, lesson)| {
                let is_begun = reading.borrow().as_ref().is_some_and(|reading| reading.of == *of);
                if !is_begun {
                    *reading.borrow_mut() = Some(Reading::new(of.clone(), lesson.clone()));
                }
                later(0, move || {
                    let mut open = reading.borrow_mut();
                    let Some(reading) = &mut *open else { return };
                    let begun = now();
                    reading.advance(|| now() - begun >= TURN);
                    if reading.pieces.len() > 0 {
                        progress.set(reading.found.len());
                        return;
                    }
                    dispatcher.dispatch(reading.end());
                    progress.set(0);
                    // The same text may be handed in again.
                    *open = None;
                })
            });
            move || drop(wait)
        });
    }
    let Some(total) = wanted.and(reading.borrow().as_ref().map(|reading| reading.found.len() + reading.pieces.len()))
    else {
        return Html::default();
    };
    let text = texts.class_reading(&*done, &total);
    if !is_news {
        // Reading of text saved on this device cannot be cancelled: the text would be lost.
        return html! { <p class="remark waiting">{ text }</p> };
    }
    let on_cancel = {
        let (reading, progress, dispatcher) = (reading.clone(), done.setter(), state.dispatcher());
        Callback::from(move |()| {
            if let Some(mut reading) = reading.borrow_mut().take() {
                dispatcher.dispatch(reading.end());
                progress.set(0);
            }
        })
    };
    html! { <Waiting done={*done as f64 / total.max(1) as f64} {text} {on_cancel} /> }
}

#[cfg(test)]
mod tests {
    use super::Reading;
    use crate::teach::class::names::tests::lesson;

    /// On a busy machine the time of a turn is over before it begins.
    #[test]
    fn a_turn_without_time_reads_some_codes_nevertheless() {
        let lesson = lesson();
        let mut reading = Reading::new((lesson.id(), "SWEET-1 ".repeat(25)), lesson);
        for left in [15, 5, 0] {
            reading.advance(|| true);
            assert_eq!((reading.found.len(), reading.pieces.len()), (25 - left, left));
        }
    }
}
