//! The questions to the workers follow from the state.

use super::State;
use crate::laboratory::sweep::{Plan, Span};
use crate::laboratory::{Action, Key, Section, read_route};
use maths::claims::Claim;
use web::texts::{Language, Texts};
use web::workers::checker::protocol::Question;
use web::workers::requests::trial::Status;
use web::workers::requests::{News, Unanswered};

const FIRST: Claim = Claim::Triangular7_3;
const SECOND: Claim = Claim::SharingConjecture3;

fn begun(claims: &[Claim]) -> State {
    let state = State::with_workers(2);
    let cases = claims.iter().map(|claim| state.case(*claim)).collect();
    state.after(Action::Begin(cases))
}

fn keys(state: &State) -> Vec<Key> {
    state.wanted().open().iter().map(|wanted| wanted.key).collect()
}

#[test]
fn claims_are_asked_in_their_order_until_there_are_news_of_the_end() {
    let state = begun(&[FIRST, SECOND]);
    assert_eq!(keys(&state), [Key::Claim(FIRST), Key::Claim(SECOND)]);
    let stopped = News::Unanswered(Unanswered::Stopped);
    let state = state.after(Action::SolverReply(Key::Claim(FIRST), stopped));
    assert_eq!(keys(&state), [Key::Claim(SECOND)]);
    assert_eq!(state.trial(FIRST).unwrap().status, Status::Failed(Unanswered::Stopped));
    // One that was cancelled was never begun.
    let state = state.after(Action::SolverReply(Key::Claim(SECOND), News::Unanswered(Unanswered::Cancelled)));
    assert_eq!((keys(&state), state.trial(SECOND)), (vec![], None));
}

#[test]
fn the_same_claim_is_asked_anew_and_takes_its_counterexamples_along() {
    let state = begun(&[FIRST]);
    let case = state.case(FIRST);
    let collected = state.clone().after(Action::Gather(case));
    assert_eq!(keys(&collected), [Key::Claim(FIRST), Key::Listed(FIRST)]);
    let again = collected.after(Action::Begin(vec![case]));
    assert_eq!(keys(&again), [Key::Claim(FIRST)]);
    assert_ne!(again.wanted().open()[0].serial, state.wanted().open()[0].serial);
}

#[test]
fn what_is_stopped_is_open_until_its_answer_but_is_not_stopped_twice() {
    let state = begun(&[FIRST, SECOND]).after(Action::Stop(vec![Key::Claim(FIRST)]));
    assert_eq!(keys(&state), [Key::Claim(FIRST), Key::Claim(SECOND)]);
    let wanted = state.wanted().open();
    assert!(wanted[0].is_stopped && !wanted[1].is_stopped);
    assert_eq!(state.running(|_| true), [Key::Claim(SECOND)]);
}

#[test]
fn a_sweep_keeps_all_workers_busy_and_takes_the_place_of_the_last() {
    let plan = |to| Plan { spans: vec![Span::whole(1, to)], ..Plan::of(FIRST) };
    let state = State::with_workers(4).after(Action::SweepThis(plan(100)));
    assert!(state.wanted().open().len() >= 16, "{}", state.wanted().open().len());
    let cases = |state: &State| -> usize {
        let all = state.wanted().open().iter();
        all.map(|wanted| if let Question::Sweep(cases) = &wanted.question { cases.len() } else { 0 }).sum()
    };
    // A theorem proves the claim for every k = 4m + 3.
    let open = |to: u32| (1..=to).filter(|k| k % 4 != 3).count();
    assert_eq!(cases(&state), open(100));
    assert_eq!(cases(&state.after(Action::SweepThis(plan(30)))), open(30));
}

fn opened(link: &str) -> State {
    State::default().after(Action::Open(Box::new(read_route(link))))
}

/// The page tried rules and swept over them until version 0.1; links to that open the part of the page where it was.
#[test]
fn old_links_to_work_that_a_command_does_now_name_the_command() {
    for (link, section, parts) in [
        ("#show=foundry&grammar=rim:_x+a~a:_1..3", Section::Foundry, &["“grammar=rim:_x+a~a:_1..3”"][..]),
        ("#show=foundry&theorem=+rules:x_y", Section::Foundry, &["“theorem=+rules:x_y”"]),
        (
            "#show=sweep&grid=rim:_k~k:_1..3&ask=count&law=x=0&reach=30",
            Section::Sweep,
            &["“grid=rim:_k~k:_1..3”", "“ask=count”", "“law=x=0”", "“reach=30”"],
        ),
    ] {
        let state = opened(link);
        assert_eq!((state.section, state.foundry.look.open.as_ref()), (section, None), "{link}");
        assert_eq!(state.dropped, parts);
        for language in ["en", "ja"] {
            let notice = state.notice(Texts::of(Language::with_code(language).unwrap())).unwrap();
            // The help of the command says how such rules are put into a file.
            for wanted in ["./dev foundry --help"].iter().chain(parts) {
                assert!(notice.contains(wanted), "{notice}");
            }
        }
        assert_eq!(state.after(Action::Dismiss).notice(Texts::default()), None);
    }
    let both = opened("#show=sweep&ask=count&over=1..3").notice(Texts::default()).unwrap();
    assert!(
        both.contains("“ask=count”. The source code of Bittersweet has commands")
            && both.ends_with("have been ignored: “over=1..3”."),
        "{both}"
    );
}
