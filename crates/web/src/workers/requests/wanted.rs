//! Requests that follow from the state of a page.

use crate::kit::dispatching::dispatching_by;
use crate::workers::requests::pool::{Arrays, NewsOf, Pool, Protocol, Request};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A request that is wanted, until it has an answer.
#[derive(Clone, Debug)]
pub struct Wanted<K, Q> {
    /// The key that the news carry.
    pub key: K,
    /// Differs from that of every earlier request for the same.
    pub serial: u32,
    /// The question.
    pub question: Q,
    /// True if the user has asked for it. Workers that were given up then get another chance.
    pub by_user: bool,
    /// True if the intermediate result is enough.
    pub is_stopped: bool,
}

/// Questions are not compared: each has a separate serial number.
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

/// Receives news, with the key and the question of the request.
type Report<P, K> = Callback<(K, <P as Protocol>::Question, NewsOf<P>)>;

/// Asks for requests that are new in the list, in its order, and cancels requests that have left it. News go to `report` with the key.
/// Drawing and effects come before the next message of a worker, so no news arrive of a request that the state has replaced.
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

/// The same of workers that the page has only for this, none of them started before the first question.
#[hook]
pub fn use_workers<P, K>(
    make: fn() -> Pool<P>,
    wanted: &Rc<Vec<Wanted<K, P::Question>>>,
    report: Report<P, K>,
) -> Rc<Pool<P>>
where
    P: Protocol + 'static,
    P::Question: Clone + 'static,
    K: Copy + PartialEq + 'static,
{
    let pool = use_memo((), move |()| make());
    use_requests(&pool, Rc::clone(wanted), report);
    pool
}

/// A receiver of news that passes them to the reducer of a page as an action.
pub fn heard<S: Reducible + 'static, K: 'static, Q: 'static, N: 'static>(
    state: &UseReducerHandle<S>,
    action: fn(K, N) -> S::Action,
) -> Callback<(K, Q, N)> {
    dispatching_by(&state.dispatcher(), move |(key, _, news)| action(key, news))
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
