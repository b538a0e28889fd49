//! The queue of messages from the host page: they are handled one at a time, each with the state that the one before
//! has left, and its questions wait in a line.

use crate::embed::happened::shown;
use crate::embed::host;
use crate::embed::incoming::Fields;
use crate::embed::incoming::Id;
use crate::embed::incoming::Message;
use crate::embed::incoming::check;
use crate::embed::outgoing::Answer;
use crate::embed::outgoing::Out;
use crate::embed::refusal::Refusal;
use crate::embed::respond::Purpose;
use crate::embed::respond::Reply;
use crate::embed::respond::Response;
use crate::embed::respond::answer_of;
use crate::embed::respond::is_end;
use crate::embed::respond::respond;
use crate::explore::SolverReply;
use crate::explore::State;
use crate::explore::Unanswered;
use crate::explore::solver::Solver;
use crate::explore::solver::reply;
use crate::frame::Settings;
use crate::requests::Arrays;
use crate::requests::Pool;
use crate::requests::Request;
use crate::texts::Texts;
use crate::view::hooks::use_effect_with;
use crate::worker::protocol::Question;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use yew::prelude::*;

/// More questions than this do not wait.
const MOST_WAITING: usize = 100;

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
}

impl Inbox {
    /// Takes in news about the first question that waits; whether there is something to be done now.
    fn hear(&self, reply: SolverReply) -> bool {
        let mut lines = self.0.borrow_mut();
        let is_end = !lines.questions.is_empty() && is_end(&reply);
        if is_end {
            lines.news.push_back(reply);
        }
        is_end
    }

    fn is_empty(&self) -> bool {
        self.0.borrow().messages.is_empty() && self.0.borrow().news.is_empty()
    }
}

/// What handling a message may read and change.
pub(super) struct Context {
    pub(super) state: UseReducerHandle<State>,
    pub(super) settings: Settings,
    pub(super) on_settings: Callback<Settings>,
    pub(super) solver: Pool<Solver>,
    /// Draws the embed again, and handles the messages that have arrived.
    pub(super) wake: UseForceUpdateHandle,
    pub(super) texts: Texts,
}

/// Listens to the page around, and deals with one thing after each drawing.
#[hook]
pub(super) fn use_host_messages(inbox: &Inbox, context: Context) {
    {
        let (inbox, wake, texts) = (inbox.clone(), context.wake.clone(), context.texts);
        use_effect_with((), move |()| {
            let waiting = inbox.clone();
            let end = host::listen(move |fields| {
                inbox.0.borrow_mut().messages.push_back(fields);
                wake.force_update();
            });
            move || {
                end();
                refuse_waiting(texts, &waiting);
            }
        });
    }
    let inbox = inbox.clone();
    use_effect(move || {
        deal(&inbox, &context);
        if !inbox.is_empty() {
            context.wake.force_update();
        }
    });
}

fn deal(inbox: &Inbox, context: &Context) {
    let (news, message) = {
        let mut lines = inbox.0.borrow_mut();
        (lines.news.pop_front(), lines.messages.pop_front())
    };
    if let Some(reply) = news {
        let waiting = inbox.0.borrow_mut().questions.pop_front();
        if let Some((id, _, purpose)) = waiting {
            answer(id, answer_of(context.texts, &purpose, reply));
        }
        ask_first(inbox, context);
    }
    match message.map(|fields| check(&fields)) {
        None | Some(Err(None)) => {}
        Some(Err(Some(refusal))) => answer(refusal.id, Err(refusal.reason)),
        Some(Ok(Message { id, request })) => {
            let page = web_sys::window().and_then(|window| window.document()).and_then(|page| page.base_uri().ok());
            match respond(
                context.texts,
                &context.state,
                &context.settings,
                request,
                &page.flatten().unwrap_or_default(),
            ) {
                Ok(response) => carry_out(inbox, context, id, response),
                Err(reason) => answer(id, Err(reason)),
            }
        }
    }
}

fn carry_out(inbox: &Inbox, context: &Context, id: Option<Id>, response: Response) {
    let Response { actions, settings, reply } = response;
    actions.into_iter().for_each(|action| context.state.dispatch(action));
    if let Some(settings) = settings {
        context.on_settings.emit(settings);
    }
    match reply {
        Reply::Now(answered) => answer(id, Ok(answered)),
        Reply::Greeting => {
            host::tell(&Out::Ready(shown(&context.state)));
            answer(id, Ok(Answer::Shown(shown(&context.state))));
        }
        Reply::Later(question, purpose) => {
            let waiting = inbox.0.borrow().questions.len();
            if waiting >= MOST_WAITING {
                return answer(id, Err(Refusal::TooMany));
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
    questions.into_iter().for_each(|(id, _, purpose)| {
        answer(id, answer_of(texts, &purpose, SolverReply::Refused(Unanswered::Cancelled)))
    });
}

/// Answers a message that had an id; others need no answer.
fn answer(id: Option<Id>, answered: Result<Answer, Refusal>) {
    let Some(id) = id else { return };
    let (ok, error) = answered.map_or_else(|error| (None, Some(error.to_string())), |ok| (Some(ok), None));
    host::tell(&Out::Answer { id, ok, error });
}
