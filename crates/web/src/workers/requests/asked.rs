//! A question of one component alone: no link has it, and nothing else on the page depends on it.

use crate::kit::dispatching::dispatching;
use crate::workers::host::Never;
use crate::workers::requests::questions::Questions;
use crate::workers::requests::trial::Trial;
use crate::workers::requests::{News, Pool, Protocol, use_workers};
use std::rc::Rc;
use yew::prelude::*;

/// The question that was asked last.
#[derive(Clone)]
pub struct Asked<Q, A> {
    /// The status of the question; `None` if nothing was asked or the question was cancelled.
    pub trial: Option<Trial<(), Rc<A>>>,
    open: Questions<(), Q>,
}

/// An event of the question.
pub enum Happened<Q, A> {
    /// A new question, which replaces the one before.
    Ask(Q),
    /// The user is content with the intermediate result.
    Stop,
    /// News of the question.
    Heard(News<A, Never>),
}

impl<Q, A> Default for Asked<Q, A> {
    fn default() -> Self {
        Self { trial: None, open: Questions::default() }
    }
}

impl<Q: PartialEq, A: PartialEq> PartialEq for Asked<Q, A> {
    fn eq(&self, other: &Self) -> bool {
        self.trial == other.trial && self.open == other.open
    }
}

impl<Q: Clone, A: Clone> Reducible for Asked<Q, A> {
    type Action = Happened<Q, A>;

    fn reduce(self: Rc<Self>, happened: Self::Action) -> Rc<Self> {
        let Self { mut trial, mut open } = Rc::unwrap_or_clone(self);
        match happened {
            Happened::Ask(question) => {
                trial = Some(Trial::new(()));
                open.ask((), question);
            }
            Happened::Stop => open.stop(|()| true),
            Happened::Heard(news) => {
                if news.is_end() {
                    open.forget(|()| true);
                }
                trial = trial.and_then(|trial| trial.after(news, |answer| Some(Rc::new(answer))));
            }
        }
        Rc::new(Self { trial, open })
    }
}

/// A question to workers that this component starts when it asks the first one.
#[hook]
pub fn use_own_question<P>(workers: fn() -> Pool<P>) -> UseReducerHandle<Asked<P::Question, P::Answer>>
where
    P: Protocol<Reason = Never>,
    P::Question: Clone + PartialEq,
    P::Answer: Clone + PartialEq,
{
    let asked = use_reducer_eq(Asked::default);
    let report = dispatching(&asked, |((), _, news)| Happened::Heard(news));
    use_workers(workers, asked.open.open(), report);
    asked
}
