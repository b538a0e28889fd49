use super::{Exchange, Message, Stamp};
use crate::lessons::packages::statements::Session;
use crate::lessons::packages::{Mode, Progress};
use serde_json::Value;
use std::collections::BTreeMap;

/// Work in a lesson of four tasks.
fn solved(count: usize) -> Progress {
    Progress { code: format!("SWEET-{count}"), tasks: (0..4).map(|task| (task <= count, task < count)).collect() }
}

fn untouched() -> Progress {
    Progress { code: String::new(), tasks: vec![(false, false); 4] }
}

/// A store of statements as xAPI 1.0.3, part 3, describes it: a statement is stored under its identifier once, and the same identifier with
/// other content is a conflict. It answers with `refusal` instead while it refuses.
#[derive(Default)]
struct Store {
    statements: Vec<Value>,
    work: Option<String>,
    refusal: Option<Option<u16>>,
}

impl Store {
    fn answer(&mut self, message: &Message) -> Option<u16> {
        if let Some(refusal) = self.refusal {
            return refusal;
        }
        match message {
            Message::Work(code) => self.work = Some(code.clone()),
            Message::Statement(text) => {
                let statement: Value = serde_json::from_str(text).unwrap();
                let known = self.statements.iter().find(|known| known["id"] == statement["id"]);
                match known {
                    Some(known) if *known != statement => return Some(409),
                    Some(_) => {}
                    None => self.statements.push(statement),
                }
            }
        }
        Some(204)
    }

    fn verbs(&self) -> Vec<&str> {
        self.statements.iter().map(|statement| statement["verb"]["display"]["en"].as_str().unwrap()).collect()
    }
}

/// Sends all waiting messages. Returns true if the platform accepts all.
fn sent(exchange: &mut Exchange, store: &mut Store) -> bool {
    let waiting = exchange.waiting().to_vec();
    waiting.iter().fold(true, |all, (number, message)| exchange.answered(*number, store.answer(message)) && all)
}

fn opened(mode: Mode, kept: Progress) -> Exchange {
    let session = Session {
        actor: r#"{"account":{"homePage":"https://school.example","name":"7b-12"}}"#.into(),
        activity: "urn:bittersweet:lesson:1".into(),
        registration: String::new(),
        title: "A strip".into(),
        language: "en".into(),
    };
    let mut exchange = Exchange::new(session, mode, kept);
    exchange.begin(stamp("begin"));
    exchange
}

fn stamp(id: &str) -> Stamp {
    Stamp { id: id.into(), ..Stamp::default() }
}

fn report(exchange: &mut Exchange, progress: &Progress) {
    let mut count = exchange.count;
    exchange.report(progress, || {
        count += 1;
        stamp(&format!("s{count}"))
    });
}

#[test]
fn a_visit_says_what_is_done_and_once_that_the_lesson_is_passed() {
    let (mut exchange, mut store) = (opened(Mode::Graded, untouched()), Store::default());
    report(&mut exchange, &untouched());
    assert!(sent(&mut exchange, &mut store));
    assert_eq!(store.verbs(), ["initialized"], "no report before the first act");
    report(&mut exchange, &solved(0));
    report(&mut exchange, &solved(4));
    exchange.end(stamp("end"));
    assert!(sent(&mut exchange, &mut store));
    let answered = ["answered"; 5];
    assert_eq!(store.verbs(), [&["initialized"], &answered[..], &["passed", "completed", "terminated"]].concat());
    assert_eq!(store.work.as_deref(), Some("SWEET-4"));
    assert_eq!(exchange.waiting(), []);
}

#[test]
fn what_is_sent_when_the_page_is_left_is_not_sent_again_by_a_message_on_its_way() {
    let mut exchange = opened(Mode::Graded, untouched());
    report(&mut exchange, &solved(1));
    let (first, _) = exchange.next(0).expect("a message is on its way");
    exchange.end(stamp("end"));
    // All others are sent at once now. Then the first is answered.
    assert!(exchange.answered(first, Some(204)));
    assert_eq!(exchange.next(0), None);
    assert!(!exchange.waiting().is_empty(), "no answer was heard");
    // The page is shown again.
    report(&mut exchange, &solved(1));
    assert_eq!(exchange.next(0).as_ref(), exchange.waiting().first());
}

#[test]
fn a_finished_lesson_that_is_opened_again_says_nothing_less() {
    // The platform has kept the work (status 200), and it is complete.
    let (mut exchange, mut store) = (opened(Mode::Graded, solved(4)), Store::default());
    report(&mut exchange, &solved(4));
    assert!(sent(&mut exchange, &mut store));
    assert_eq!((store.verbs(), &store.work), (vec!["initialized"], &None));
    // Started again: progress does not fall, and the lesson is not passed a second time.
    report(&mut exchange, &Progress { code: "SWEET-0".into(), tasks: untouched().tasks });
    report(&mut exchange, &solved(1));
    report(&mut exchange, &solved(4));
    assert!(sent(&mut exchange, &mut store));
    assert!(!store.verbs().iter().any(|verb| ["passed", "completed"].contains(verb)), "{:?}", store.verbs());
    for statement in &store.statements[1..] {
        let extensions = statement["result"]["extensions"].as_object().unwrap();
        assert_eq!(extensions.values().collect::<Vec<_>>(), [100]);
        assert_eq!(statement["result"].get("score"), None);
    }
}

#[test]
fn without_kept_work_nothing_is_taken_back() {
    // The state is not found (404): the lesson begins anew, whatever the platform has of it.
    let (mut exchange, mut store) = (opened(Mode::Graded, untouched()), Store::default());
    report(&mut exchange, &solved(1));
    assert!(sent(&mut exchange, &mut store));
    assert_eq!(store.verbs(), ["initialized", "answered", "answered"]);
    assert!(store.statements.iter().all(|statement| statement["result"].get("score").is_none()));
}

#[test]
fn kept_work_is_not_replaced_before_an_act() {
    let (mut exchange, mut store) = (opened(Mode::Graded, solved(2)), Store::default());
    store.work = Some("SWEET-2".into());
    report(&mut exchange, &untouched());
    assert!(sent(&mut exchange, &mut store));
    assert_eq!((store.verbs(), store.work.as_deref()), (vec!["initialized"], Some("SWEET-2")));
}

#[test]
fn what_is_refused_is_sent_again_until_it_is_taken() {
    for refusal in [Some(401), Some(403), Some(500), None] {
        let (mut exchange, mut store) = (opened(Mode::Graded, untouched()), Store::default());
        store.refusal = Some(refusal);
        report(&mut exchange, &solved(2));
        assert!(!sent(&mut exchange, &mut store), "{refusal:?}");
        report(&mut exchange, &solved(4));
        assert!(!sent(&mut exchange, &mut store), "{refusal:?}");
        let works: Vec<_> =
            exchange.waiting().iter().filter(|(_, message)| matches!(message, Message::Work(_))).collect();
        assert_eq!(works.len(), 1, "only the last code");
        store.refusal = None;
        assert!(sent(&mut exchange, &mut store));
        assert_eq!(store.verbs().first(), Some(&"initialized"));
        assert_eq!(store.verbs()[store.verbs().len() - 2..], ["passed", "completed"]);
        assert_eq!(store.work.as_deref(), Some("SWEET-4"));
    }
}

#[test]
fn a_statement_that_arrived_without_an_answer_is_there_once() {
    let (mut exchange, mut store) = (opened(Mode::Graded, untouched()), Store::default());
    let [(number, message)] = exchange.waiting() else { panic!("one message") };
    let (number, message) = (*number, message.clone());
    store.answer(&message);
    assert!(!exchange.answered(number, None), "the answer was lost");
    assert!(sent(&mut exchange, &mut store));
    assert_eq!(store.verbs(), ["initialized"]);
    // A store may also say that it has it. Work that is not stored is not taken.
    report(&mut exchange, &solved(0));
    let numbers: BTreeMap<bool, u32> =
        exchange.waiting().iter().map(|(number, message)| (matches!(message, Message::Work(_)), *number)).collect();
    assert!(exchange.answered(numbers[&false], Some(409)));
    assert!(!exchange.answered(numbers[&true], Some(409)));
}

#[test]
fn review_and_browse_say_only_that_the_page_is_open() {
    let (mut exchange, mut store) = (opened(Mode::Shown, solved(4)), Store::default());
    report(&mut exchange, &solved(0));
    report(&mut exchange, &solved(4));
    exchange.end(stamp("end"));
    assert!(sent(&mut exchange, &mut store));
    assert_eq!(store.verbs(), ["initialized", "terminated"]);
    assert_eq!(store.work, None);
}
