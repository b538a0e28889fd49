//! Requests that follow from the state of a page.

use crate::requests::pool::{Arrays, NewsOf, Pool, Protocol, Request};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A request that is wanted, until it has an answer.
#[derive(Clone, Debug)]
pub struct Wanted<K, Q> {
    /// What it is wanted for.
    pub key: K,
    /// Differs from that of every earlier request for the same.
    pub serial: u32,
    /// What to find out.
    pub question: Q,
    /// Whether the user has asked for it, so that workers which were given up get another chance.
    pub by_user: bool,
    /// Whether what is known so far is enough.
    pub is_stopped: bool,
}

/// Questions are not looked at: each has a serial number of its own.
impl<K: PartialEq, Q> PartialEq for Wanted<K, Q> {
    fn eq(&self, other: &Self) -> bool {
        (&self.key, self.serial, self.is_stopped) == (&other.key, other.serial, other.is_stopped)
    }
}

/// A request that was asked, and what it was asked for.
struct Asked<K> {
    key: K,
    serial: u32,
    is_stopped: bool,
    request: Request,
}

/// Where news go: with what they are wanted for, and the question.
type Report<P, K> = Callback<(K, <P as Protocol>::Question, NewsOf<P>)>;

/// Asks for what has come to be wanted, in its order, and cancels what is not wanted any more. News go to `report` with the
/// key. Drawing and effects come before the next message of a worker, so there are no news of what the state has replaced.
#[hook]
pub fn use_requests<P, K>(pool: &Pool<P>, wanted: Rc<Vec<Wanted<K, P::Question>>>, report: Report<P, K>)
where
    P: Protocol,
    P::Question: Clone,
    K: Copy + PartialEq + 'static,
{
    let asked = use_mut_ref(Vec::<Asked<K>>::new);
    let pool = pool.clone();
    use_effect_with(wanted, move |wanted| follow(&pool, &asked, wanted, &report));
}

fn follow<P, K>(
    pool: &Pool<P>,
    asked: &Rc<RefCell<Vec<Asked<K>>>>,
    wanted: &[Wanted<K, P::Question>],
    report: &Report<P, K>,
) where
    P: Protocol,
    P::Question: Clone,
    K: Copy + PartialEq + 'static,
{
    let is_same =
        |asked: &Asked<K>, wanted: &Wanted<K, P::Question>| (asked.key, asked.serial) == (wanted.key, wanted.serial);
    let mut asked = asked.borrow_mut();
    asked.retain(|asked| wanted.iter().any(|wanted| is_same(asked, wanted)));
    for wanted in wanted {
        if !asked.iter().any(|asked| is_same(asked, wanted)) {
            let (key, question, report) = (wanted.key, wanted.question.clone(), report.clone());
            let hear = move |news| report.emit((key, question.clone(), news));
            let request = pool.ask(&wanted.question, Arrays::new(), wanted.by_user, hear);
            asked.push(Asked { key, serial: wanted.serial, is_stopped: false, request });
        }
        if wanted.is_stopped
            && let Some(asked) = asked.iter_mut().find(|asked| is_same(asked, wanted) && !asked.is_stopped)
        {
            asked.is_stopped = true;
            asked.request.stop();
        }
    }
}
