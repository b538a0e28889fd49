//! The queue of messages from the host page: they are handled one after another, each with the state that the one before
//! has left, and its questions wait in a line. Many that come at once are drawn once.

use crate::embed::happened::shown;
use crate::embed::host;
use crate::embed::incoming::{Fields, Id, Message, check};
use crate::embed::news::News;
use crate::embed::outgoing::{Answer, Out};
use crate::embed::refusal::Refusal;
use crate::embed::respond::{Purpose, Reply, Response, answer_of, is_end, respond};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use web::kit::frame::Settings;
use web::kit::timer::now;
use web::table::solver::{Solver, reply};
use web::table::{SolverReply, State, Unanswered};
use web::texts::Texts;
use web::view::hooks::use_effect_with;
use web::workers::requests::{Arrays, Pool, Request};
use web::workers::solver::protocol::Question;
use yew::prelude::*;

/// More questions than this do not wait.
const MOST_WAITING: usize = 100;

/// The longest time for handling messages before their changes are drawn, in milliseconds: half a frame.
const BEFORE_DRAWING: f64 = 8.0;

/// Messages that have arrived and are not handled yet.
#[derive(Clone, Default)]
pub(super) struct Inbox(Rc<RefCell<Lines>>);

#[derive(Default)]
struct Lines {
    messages: VecDeque<Fields>,
    /// News for the first question that waits.
    news: VecDeque<SolverReply>,
    questions: VecDeque<(Option<Id>, Question, Purpose)>,
    /// The request for the first of them.
    request: Option<Request>,
    /// True if a drawing has been requested, after which messages are handled.
    is_woken: bool,
}

impl Inbox {
    /// Stores news about the first question that waits. Returns true if there is something to be done now.
    fn hear(&self, reply: SolverReply) -> bool {
        let mut lines = self.0.borrow_mut();
        let is_end = !lines.questions.is_empty() && is_end(&reply);
        if is_end {
            lines.news.push_back(reply);
        }
        is_end
    }

    /// Takes in a message, and says whether a drawing has to be asked for.
    fn take(&self, fields: Fields) -> bool {
        let mut lines = self.0.borrow_mut();
        lines.messages.push_back(fields);
        !std::mem::replace(&mut lines.is_woken, true)
    }

    /// True if something is left. The caller then has to request a drawing.
    fn is_left(&self) -> bool {
        let mut lines = self.0.borrow_mut();
        lines.is_woken = !lines.messages.is_empty() || !lines.news.is_empty();
        lines.is_woken
    }

    fn next(&self) -> Option<Fields> {
        self.0.borrow_mut().messages.pop_front()
    }
}

/// The data that the handling of a message may read and change.
pub(super) struct Context {
    pub(super) state: UseReducerHandle<State>,
    pub(super) settings: Settings,
    pub(super) on_settings: Callback<Settings>,
    pub(super) solver: Pool<Solver>,
    /// Draws the embed again, and handles the messages that have arrived.
    pub(super) wake: UseForceUpdateHandle,
    pub(super) news: News,
    pub(super) texts: Texts,
}

/// Listens to the page around, and handles after each drawing what has come.
#[hook]
pub(super) fn use_host_messages(inbox: &Inbox, context: Context) {
    {
        let (inbox, wake, texts) = (inbox.clone(), context.wake.clone(), context.texts);
        use_effect_with((), move |()| {
            let waiting = inbox.clone();
            let end = host::listen(move |fields| {
                if inbox.take(fields) {
                    wake.force_update();
                }
            });
            move || {
                end();
                refuse_waiting(texts, &waiting);
            }
        });
    }
    let inbox = inbox.clone();
    use_effect(move || {
        hear_solver(&inbox, &context);
        handle(&inbox, &context);
        if inbox.is_left() {
            context.wake.force_update();
        }
    });
}

/// Answers with the solver's reply.
fn hear_solver(inbox: &Inbox, context: &Context) {
    let news = inbox.0.borrow_mut().news.pop_front();
    let Some(reply) = news else { return };
    let waiting = inbox.0.borrow_mut().questions.pop_front();
    if let Some((id, _, purpose)) = waiting {
        answer(context.texts, id, answer_of(&purpose, reply));
    }
    ask_first(inbox, context);
}

/// Handles messages until it is time for a drawing. The reducer is pure, so what a message leaves is known to the next one
/// before it is drawn.
fn handle(inbox: &Inbox, context: &Context) {
    let mut held = Held { state: (*context.state).clone(), settings: context.settings.clone() };
    let begun = now();
    while let Some(fields) = inbox.next() {
        match check(&fields) {
            Err(None) => {}
            Err(Some(refusal)) => answer(context.texts, refusal.id, Err(refusal.reason)),
            Ok(Message { id, request }) => {
                let page = web_sys::window().and_then(|window| window.document()?.base_uri().ok().flatten());
                match respond(&held.state, &held.settings, request, &page.unwrap_or_default()) {
                    Ok(response) => held = carry_out(inbox, context, id, response, held),
                    Err(reason) => answer(context.texts, id, Err(reason)),
                }
            }
        }
        if now() - begun >= BEFORE_DRAWING {
            break;
        }
    }
}

/// The state after a message, drawn or not.
struct Held {
    state: State,
    settings: Settings,
}

/// Does what a message leads to, and gives what it leaves.
fn carry_out(inbox: &Inbox, context: &Context, id: Option<Id>, response: Response, before: Held) -> Held {
    let Response { actions, settings, reply } = response;
    let is_changed = !actions.is_empty();
    let state = actions.iter().cloned().fold(before.state, State::after);
    actions.into_iter().for_each(|action| context.state.dispatch(action));
    if let Some(settings) = &settings {
        context.on_settings.emit(settings.clone());
    }
    reply_to(inbox, context, id, reply, &state);
    // Before the next message, which may take it back.
    if is_changed {
        context.news.tell(context.texts, &state);
    }
    Held { state, settings: settings.unwrap_or(before.settings) }
}

fn reply_to(inbox: &Inbox, context: &Context, id: Option<Id>, reply: Reply, state: &State) {
    match reply {
        Reply::Now(answered) => answer(context.texts, id, Ok(answered)),
        Reply::Greeting => {
            host::tell(&Out::Ready(shown(state)));
            answer(context.texts, id, Ok(Answer::Shown(shown(state))));
        }
        Reply::Later(question, purpose) => {
            let waiting = inbox.0.borrow().questions.len();
            if waiting >= MOST_WAITING {
                return answer(context.texts, id, Err(Refusal::TooMany));
            }
            inbox.0.borrow_mut().questions.push_back((id, question, purpose));
            if waiting == 0 {
                ask_first(inbox, context);
            }
        }
    }
}

fn ask_first(inbox: &Inbox, context: &Context) {
    let first = inbox.0.borrow().questions.front().map(|(_, question, _)| question.clone());
    let Some(question) = first else { return };
    let hear = {
        let (inbox, wake) = (Rc::downgrade(&inbox.0), context.wake.clone());
        let question = question.clone();
        move |news| {
            let reply = inbox.upgrade().zip(reply(question.clone(), news));
            if reply.is_some_and(|(inbox, reply)| Inbox(inbox).hear(reply)) {
                wake.force_update();
            }
        }
    };
    let request = context.solver.ask(&question, Arrays::new(), false, hear);
    inbox.0.borrow_mut().request = Some(request);
}

/// Messages that still wait for the solver when the embed is removed get an error as answer.
fn refuse_waiting(texts: Texts, inbox: &Inbox) {
    let questions = std::mem::take(&mut inbox.0.borrow_mut().questions);
    questions.into_iter().for_each(|(id, ..)| answer(texts, id, Err(Refusal::Unanswered(Unanswered::Cancelled))));
}

/// Answers a message that had an id; others need no answer. Only here a refusal becomes a sentence.
fn answer(texts: Texts, id: Option<Id>, answered: Result<Answer, Refusal>) {
    let Some(id) = id else { return };
    let (ok, error) = answered.map_or_else(|refusal| (None, Some(refusal.in_words(texts))), |ok| (Some(ok), None));
    host::tell(&Out::Answer { id, ok, error });
}
