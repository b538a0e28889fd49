//! The queue with workers that are played by the test. Questions and answers are words.

use super::watching::{LIVES, PATIENCE_AT_START};
use super::{Effect, PATIENCE, Queue, Rules};
use crate::workers::host::{FromWorker, Progress, Ticket, ToWorker};
use crate::workers::requests::{Effort, News, Status, Unanswered, Unavailable};

type Words = Queue<&'static str, &'static str>;
type Done = Effect<&'static str, &'static str>;

fn rules(workers: usize, at_once: usize) -> Rules {
    Rules { workers, at_once, patience: PATIENCE, version: "1" }
}

/// A queue whose workers are all up.
fn ready(workers: usize, at_once: usize) -> Words {
    let mut queue = Queue::new(rules(workers, at_once), None);
    queue.start();
    (0..workers).for_each(|at| say(&mut queue, at, FromWorker::Ready { version: "1".into() }));
    queue.effects();
    queue
}

fn say(queue: &mut Words, at: usize, message: FromWorker<&'static str, &'static str>) {
    queue.receive(at, message, 0.0);
}

fn ask(queue: &mut Words, question: &'static str) -> Ticket {
    queue.ask(question, false, 0.0)
}

fn answer(queue: &mut Words, at: usize, ticket: Ticket) {
    say(queue, at, FromWorker::Answered { ticket, answer: "yes" });
}

fn sent(at: usize, ticket: Ticket, question: &'static str) -> Done {
    Effect::Send(at, ToWorker::Ask { ticket, question })
}

fn ended(ticket: Ticket, reason: Unanswered<&'static str>) -> Done {
    Effect::Report(ticket, News::Unanswered(reason))
}

fn look(queue: &mut Words, times: u32) {
    (0..times).for_each(|_| queue.look());
}

#[test]
fn a_question_waits_until_a_worker_is_up_and_its_time_begins_then() {
    let mut queue: Words = Queue::new(rules(1, usize::MAX), None);
    let ticket = ask(&mut queue, "who wins?");
    assert_eq!(queue.effects(), [Effect::Start(0)]);
    queue.receive(0, FromWorker::Ready { version: "1".into() }, 700.0);
    assert_eq!(queue.effects(), [Effect::Announce(Status::Ready), sent(0, ticket, "who wins?")]);
    let progress = Progress { done: 0.0, total: 9.0, bytes: 5.0 };
    queue.receive(0, FromWorker::Progress { ticket, progress }, 701.0);
    let effort = Effort { begun: 700.0, now: 701.0, bytes: 5.0 };
    assert_eq!(queue.effects(), [Effect::Report(ticket, News::Progress(progress, effort))]);
    queue.receive(0, FromWorker::Answered { ticket, answer: "you" }, 702.0);
    let effort = Effort { now: 702.0, ..effort };
    assert_eq!(queue.effects(), [Effect::Report(ticket, News::Answered("you", effort))]);
}

#[test]
fn workers_take_as_many_questions_as_the_rules_say() {
    let mut one_each = ready(2, 1);
    let tickets = ["a", "b", "c"].map(|question| ask(&mut one_each, question));
    assert_eq!(one_each.effects(), [sent(0, tickets[0], "a"), sent(1, tickets[1], "b")]);
    answer(&mut one_each, 1, tickets[1]);
    assert_eq!(one_each.effects()[1..], [sent(1, tickets[2], "c")]);
    let mut all_at_once = ready(1, usize::MAX);
    let tickets = ["a", "b", "c"].map(|question| ask(&mut all_at_once, question));
    assert_eq!(all_at_once.effects(), [sent(0, tickets[0], "a"), sent(0, tickets[1], "b"), sent(0, tickets[2], "c")]);
}

#[test]
fn the_first_worker_is_warmed_up_and_real_work_ends_that() {
    let mut queue = Queue::new(rules(2, 1), Some("warm up"));
    queue.start();
    (0..2).for_each(|at| say(&mut queue, at, FromWorker::Ready { version: "1".into() }));
    let effects = queue.effects();
    let warming = effects.iter().filter(|effect| matches!(effect, Effect::Send(0, ToWorker::Ask { .. })));
    assert_eq!((warming.count(), effects.len()), (1, 5), "{effects:?}");
    let ticket = ask(&mut queue, "a");
    let effects = queue.effects();
    assert!(matches!(effects[0], Effect::Send(0, ToWorker::Cancel { .. })), "{effects:?}");
    assert_eq!(effects[1..], [sent(0, ticket, "a")]);
}

#[test]
fn a_silent_worker_with_something_to_do_is_replaced_and_its_request_is_answered() {
    let mut queue = ready(2, 1);
    look(&mut queue, 100);
    assert_eq!(queue.effects(), [], "idle workers are silent");
    let tickets = ["a", "b", "c"].map(|question| ask(&mut queue, question));
    queue.effects();
    look(&mut queue, PATIENCE - 1);
    say(&mut queue, 1, FromWorker::Progress { ticket: tickets[1], progress: Progress::default() });
    queue.effects();
    look(&mut queue, 1);
    assert_eq!(queue.effects(), [Effect::End(0), ended(tickets[0], Unanswered::Stopped), Effect::Start(0)]);
    // The request that waits goes to the new worker.
    say(&mut queue, 0, FromWorker::Ready { version: "1".into() });
    assert_eq!(queue.effects()[1..], [sent(0, tickets[2], "c")]);
}

#[test]
fn when_a_worker_is_silent_those_with_nothing_to_do_are_replaced_too() {
    let mut queue = ready(3, 1);
    let first = ask(&mut queue, "hm?");
    look(&mut queue, PATIENCE - 1);
    let second = ask(&mut queue, "well?");
    queue.effects();
    look(&mut queue, 1);
    let replaced = |at: usize| [Effect::End(at), Effect::Start(at)];
    let [end, start] = replaced(0);
    let lost = vec![end, ended(first, Unanswered::Stopped), start];
    // The second one has been asked just now.
    assert_eq!(queue.effects(), [lost, replaced(2).into()].concat());
    answer(&mut queue, 1, second);
    assert!(matches!(queue.effects()[..], [Effect::Report(..)]));
    say(&mut queue, 2, FromWorker::Ready { version: "1".into() });
    let third = ask(&mut queue, "again?");
    assert!(queue.effects().contains(&sent(1, third, "again?")));
}

#[test]
fn a_worker_with_too_much_memory_is_replaced_when_it_has_nothing_to_do() {
    let mut queue = ready(2, 1);
    let first = ask(&mut queue, "how large?");
    queue.effects();
    // The worker had asked to be replaced before the request reached it.
    say(&mut queue, 0, FromWorker::Spent);
    assert_eq!(queue.effects(), []);
    answer(&mut queue, 0, first);
    queue.effects();
    say(&mut queue, 0, FromWorker::Spent);
    assert_eq!(queue.effects(), [Effect::End(0), Effect::Start(0)]);
    // The next request goes to the one that is up.
    let second = ask(&mut queue, "and now?");
    assert_eq!(queue.effects(), [sent(1, second, "and now?")]);
}

#[test]
fn a_request_to_a_dead_worker_can_be_stopped() {
    let mut queue = ready(1, 1);
    let ticket = ask(&mut queue, "a");
    queue.effects();
    queue.stop(ticket);
    assert_eq!(queue.effects(), [Effect::Send(0, ToWorker::Stop { ticket })]);
    look(&mut queue, 2);
    assert_eq!(queue.effects(), [Effect::End(0), ended(ticket, Unanswered::Cancelled), Effect::Start(0)]);
    // One that has been silent for as long is not asked first.
    say(&mut queue, 0, FromWorker::Ready { version: "1".into() });
    let ticket = ask(&mut queue, "b");
    look(&mut queue, 2);
    queue.effects();
    queue.stop(ticket);
    assert_eq!(queue.effects()[..2], [Effect::End(0), ended(ticket, Unanswered::Cancelled)]);
}

#[test]
fn a_request_that_waits_is_stopped_at_once_and_a_cancelled_one_has_no_reply() {
    let mut queue = ready(1, 1);
    let tickets = ["a", "b", "c"].map(|question| ask(&mut queue, question));
    queue.effects();
    queue.stop(tickets[1]);
    assert_eq!(queue.effects(), [ended(tickets[1], Unanswered::Cancelled)]);
    queue.cancel(tickets[0], 0.0);
    let cancelled = Effect::Send(0, ToWorker::Cancel { ticket: tickets[0] });
    assert_eq!(queue.effects(), [cancelled, sent(0, tickets[2], "c")]);
    answer(&mut queue, 0, tickets[0]);
    assert_eq!(queue.effects(), []);
}

#[test]
fn after_three_deaths_in_a_row_there_are_no_workers_until_the_user_tries_again() {
    let mut queue = ready(1, 1);
    for death in 1..=LIVES {
        let ticket = ask(&mut queue, "a");
        queue.effects();
        queue.lose(0);
        let effects = queue.effects();
        assert_eq!(effects[..2], [Effect::End(0), ended(ticket, Unanswered::Stopped)]);
        if death < LIVES {
            assert_eq!(effects[2..], [Effect::Start(0)]);
            say(&mut queue, 0, FromWorker::Ready { version: "1".into() });
        } else {
            assert_eq!(effects[2..], [Effect::Announce(Status::Unavailable(Unavailable::Stops))]);
        }
    }
    let ticket = ask(&mut queue, "b");
    assert_eq!(queue.effects(), [ended(ticket, Unanswered::Unavailable(Unavailable::Stops))]);
    let ticket = queue.ask("b", true, 0.0);
    assert_eq!(queue.effects(), [Effect::Start(0)]);
    say(&mut queue, 0, FromWorker::Ready { version: "1".into() });
    assert_eq!(queue.effects(), [Effect::Announce(Status::Ready), sent(0, ticket, "b")]);
}

#[test]
fn an_answer_between_deaths_forgives_them() {
    let mut queue = ready(1, 1);
    for _ in 0..3 * LIVES {
        let ticket = ask(&mut queue, "a");
        answer(&mut queue, 0, ticket);
        queue.lose(0);
        say(&mut queue, 0, FromWorker::Ready { version: "1".into() });
    }
    assert!(queue.effects().iter().all(|effect| !matches!(effect, Effect::Announce(Status::Unavailable(_)))));
}

#[test]
fn workers_that_do_not_start_are_given_up_with_the_reason() {
    for (is_other, reason) in [(false, Unavailable::NotStarted), (true, Unavailable::Outdated)] {
        let mut queue: Words = Queue::new(rules(2, 1), None);
        let ticket = ask(&mut queue, "a");
        queue.effects();
        queue.lose(0);
        assert_eq!(queue.effects(), [Effect::End(0)], "the other one may still start");
        queue.lose(1);
        assert_eq!(queue.effects(), [Effect::End(1), Effect::AskForBuild]);
        queue.hear_of_build(is_other);
        let announced = Effect::Announce(Status::Unavailable(reason));
        assert_eq!(queue.effects(), [announced, ended(ticket, Unanswered::Unavailable(reason))]);
        // Of another build no worker can be had without a reload.
        let ticket = queue.ask("b", true, 0.0);
        let started = [Effect::Start(0), Effect::Start(1)];
        let refused = [ended(ticket, Unanswered::Unavailable(reason))];
        assert_eq!(queue.effects(), if is_other { refused.to_vec() } else { started.to_vec() });
    }
}

#[test]
fn a_worker_that_is_slow_to_load_is_waited_for_and_a_build_that_nobody_knows_is_not() {
    let mut queue: Words = Queue::new(rules(1, 1), None);
    let ticket = ask(&mut queue, "a");
    look(&mut queue, PATIENCE_AT_START - 1);
    assert_eq!(queue.effects(), [Effect::Start(0)]);
    look(&mut queue, 1);
    assert_eq!(queue.effects(), [Effect::End(0), Effect::AskForBuild]);
    look(&mut queue, 10);
    let reason = Unanswered::Unavailable(Unavailable::NotStarted);
    assert_eq!(queue.effects()[1..], [ended(ticket, reason)]);
}

#[test]
fn a_worker_of_another_version_is_not_listened_to() {
    let mut queue: Words = Queue::new(rules(2, 1), None);
    let ticket = ask(&mut queue, "a");
    queue.effects();
    say(&mut queue, 0, FromWorker::Ready { version: "0".into() });
    let reason = Unavailable::OtherVersion;
    let announced = Effect::Announce(Status::Unavailable(reason));
    let reported = ended(ticket, Unanswered::Unavailable(reason));
    assert_eq!(queue.effects(), [Effect::End(0), Effect::End(1), announced, reported]);
}
