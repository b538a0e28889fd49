use super::player::{Platform, Session};
use super::{Api, Visit, time};
use crate::lessons::packages::{Mode, Progress};
use std::rc::Rc;

const STATUS: &str = "cmi.core.lesson_status";
const SCORE: &str = "cmi.core.score.raw";
const WORK: &str = "cmi.suspend_data";

/// Work in a lesson of four tasks; its code says how many of them are solved.
fn solved(count: usize) -> Progress {
    Progress { code: format!("SWEET-{count}"), tasks: (0..4).map(|task| (task <= count, task < count)).collect() }
}

/// Nothing done in these tasks.
fn untouched(tasks: usize) -> Progress {
    Progress { code: String::new(), tasks: vec![(false, false); tasks] }
}

/// Opens the lesson as the page does: with the work that the code stands for.
fn opened(platform: &Rc<Platform>) -> (Visit<Rc<Platform>>, Progress) {
    platform.launch();
    let (mut visit, code) = Visit::begin(Rc::clone(platform)).unwrap();
    let kept = code.and_then(|code| code.strip_prefix("SWEET-")?.parse().ok()).map_or_else(|| untouched(4), solved);
    visit.resume(Some(kept.clone()));
    assert!(visit.report(&kept, 1), "opening the page reports nothing");
    (visit, kept)
}

/// A visit with these steps. Returns for each step whether the platform has accepted it.
fn visited(platform: &Rc<Platform>, steps: &[Progress]) -> Vec<bool> {
    let (mut visit, kept) = opened(platform);
    let taken = steps.iter().map(|step| visit.report(step, 60)).collect();
    visit.end(steps.last().unwrap_or(&kept), 90);
    taken
}

/// The status and score on a platform. Asserts that no value has lowered a grade.
fn grade(platform: &Platform) -> [String; 2] {
    assert_eq!(*platform.lowered.borrow(), Vec::<String>::new());
    [platform.has(STATUS), platform.has(SCORE)]
}

/// True if a status or a score was set.
fn is_graded(platform: &Platform) -> bool {
    platform
        .set
        .borrow()
        .iter()
        .any(|set| set.starts_with("cmi.core.lesson_status") || set.starts_with("cmi.core.score"))
}

#[test]
fn the_player_notices_a_page_that_lowers_a_grade() {
    let platform = Platform::with(&[(STATUS, "completed"), (SCORE, "100")]);
    assert_eq!(platform.call("LMSSetValue", &[SCORE, "0"]).unwrap(), "false", "before the beginning");
    assert_eq!(platform.call("LMSGetLastError", &[]).unwrap(), "301");
    platform.call("LMSInitialize", &[""]);
    platform.call("LMSSetValue", &[STATUS, "incomplete"]);
    platform.call("LMSSetValue", &[SCORE, "0"]);
    assert_eq!(platform.lowered.borrow().len(), 2);
    // And it closes a lesson that is left without a word as completed, without its data.
    let platform = Platform::with(&[(WORK, "SWEET-1")]);
    platform.call("LMSInitialize", &[""]);
    platform.call("LMSFinish", &[""]);
    assert_eq!((platform.has(STATUS), platform.has(WORK)), ("completed".into(), String::new()));
}

#[test]
fn a_first_visit_reports_what_is_done() {
    let platform = Platform::with(&[]);
    assert_eq!(visited(&platform, &[solved(0), solved(1), solved(2)]), [true; 3]);
    assert_eq!(grade(&platform), ["incomplete", "50"]);
    assert_eq!((platform.has(WORK), platform.has("cmi.core.score.max")), ("SWEET-2".into(), "100".into()));
    assert_eq!(platform.has("cmi.interactions.0.result"), "wrong");
    assert_eq!(platform.has("cmi.interactions.1.result"), "correct");
    assert_eq!(platform.has("cmi.core.session_time"), "0000:01:30");
}

#[test]
fn a_first_visit_without_an_act_leaves_the_lesson_incomplete_and_without_a_score() {
    let platform = Platform::with(&[]);
    let (mut visit, kept) = opened(&platform);
    assert_eq!(*platform.set.borrow(), Vec::<String>::new());
    visit.end(&kept, 5);
    assert_eq!(grade(&platform), ["incomplete", ""]);
}

#[test]
fn a_finished_lesson_that_is_opened_again_is_as_it_was() {
    let platform = Platform::with(&[]);
    visited(&platform, &[solved(4)]);
    assert_eq!(grade(&platform), ["completed", "100"]);
    // The way back: it was suspended, so the work is still there.
    assert_eq!(platform.has(WORK), "SWEET-4");
    platform.set.borrow_mut().clear();
    assert_eq!(opened(&platform).1, solved(4));
    visited(&platform, &[]);
    assert!(!is_graded(&platform));
    // Done once more from the beginning.
    visited(&platform, &[solved(0), solved(1)]);
    assert_eq!(grade(&platform), ["completed", "100"]);
    assert_eq!(platform.has(WORK), "SWEET-1");
}

#[test]
fn a_lesson_that_was_finished_elsewhere_keeps_its_grade_without_data() {
    let platform = Platform::with(&[(STATUS, "completed"), (SCORE, "100"), ("cmi.core.score.max", "100")]);
    visited(&platform, &[]);
    assert!(!is_graded(&platform));
    visited(&platform, &[solved(0), solved(1), solved(3)]);
    assert_eq!(grade(&platform), ["completed", "100"]);
    assert!(!is_graded(&platform));
    visited(&platform, &[solved(4)]);
    assert_eq!(grade(&platform), ["completed", "100"]);
}

#[test]
fn a_lesson_that_was_completed_without_a_score_gets_only_the_full_one() {
    let platform = Platform::with(&[(STATUS, "completed")]);
    visited(&platform, &[solved(1), solved(2)]);
    assert_eq!(grade(&platform), ["completed", ""]);
    visited(&platform, &[solved(4)]);
    assert_eq!(grade(&platform), ["completed", "100"]);
}

#[test]
fn a_lesson_that_is_partly_done_goes_on() {
    let platform = Platform::with(&[]);
    visited(&platform, &[solved(2)]);
    assert_eq!(opened(&platform).1, solved(2));
    visited(&platform, &[solved(3)]);
    assert_eq!(grade(&platform), ["incomplete", "75"]);
    // Interactions are added, and those of the first visit stay.
    assert_eq!(platform.has("cmi.interactions.4.id"), "task-4");
    // The platform has lost its data: the pupil has done less, and the page takes nothing back.
    platform.stored.borrow_mut().insert(WORK.into(), String::new());
    visited(&platform, &[solved(1)]);
    assert_eq!(grade(&platform), ["incomplete", "75"]);
}

#[test]
fn starting_again_takes_nothing_back() {
    let platform = Platform::with(&[]);
    let restarted = Progress { code: "SWEET-0".into(), tasks: untouched(4).tasks };
    assert_eq!(visited(&platform, &[solved(4), restarted, solved(1)]), [true; 3]);
    assert_eq!(grade(&platform), ["completed", "100"]);
}

#[test]
fn a_session_that_expires_is_begun_again_and_gets_all() {
    let platform = Platform::with(&[]);
    let (mut visit, _) = opened(&platform);
    assert!(visit.report(&solved(1), 10));
    platform.expire();
    assert!(!visit.report(&solved(3), 20), "the page says that this was not taken");
    assert_eq!(grade(&platform), ["incomplete", "25"]);
    assert!(visit.report(&solved(3), 35), "the next try begins the session again");
    assert_eq!(grade(&platform), ["incomplete", "75"]);
    assert_eq!(platform.has(WORK), "SWEET-3");
    // Results earned while the platform accepts nothing are sent later, also if the pupil starts again meanwhile.
    platform.is_cut_off.set(true);
    assert_eq!([visit.report(&solved(4), 40), visit.report(&solved(0), 50)], [false; 2]);
    platform.is_cut_off.set(false);
    assert!(visit.report(&solved(0), 65));
    assert_eq!(grade(&platform), ["completed", "100"]);
}

#[test]
fn a_commit_that_fails_for_good_is_never_taken() {
    let platform = Platform::with(&[(STATUS, "incomplete"), (SCORE, "50"), (WORK, "SWEET-2")]);
    let (mut visit, _) = opened(&platform);
    platform.is_cut_off.set(true);
    for seconds in [10, 25, 40, 55] {
        assert!(!visit.report(&solved(4), seconds));
    }
    visit.end(&solved(4), 60);
    assert_eq!(grade(&platform), ["incomplete", "50"]);
    assert_eq!(platform.has(WORK), "SWEET-2");
}

#[test]
fn review_and_browse_set_nothing() {
    for (mode, status) in [("review", "completed"), ("review", "passed"), ("browse", "not attempted")] {
        let platform = Platform::with(&[
            ("cmi.core.lesson_mode", mode),
            ("cmi.core.credit", "no-credit"),
            (STATUS, status),
            (WORK, "SWEET-4"),
        ]);
        assert_eq!(opened(&platform).0.mode(), Mode::Shown);
        assert_eq!(visited(&platform, &[solved(0), solved(1)]), [true; 2]);
        assert_eq!(*platform.set.borrow(), Vec::<String>::new(), "{mode}");
        assert_eq!((grade(&platform), platform.has(WORK)), ([status.into(), String::new()], "SWEET-4".into()));
    }
}

#[test]
fn without_credit_the_work_is_kept_and_no_grade_is_set() {
    let platform = Platform::with(&[("cmi.core.credit", "no-credit"), (STATUS, "incomplete"), (SCORE, "80")]);
    assert_eq!(visited(&platform, &[solved(1), solved(4)]), [true; 2]);
    assert_eq!((grade(&platform), platform.has(WORK)), (["incomplete".into(), "80".into()], "SWEET-4".into()));
}

#[test]
fn passed_stays_passed() {
    for (status, score) in [("passed", "90"), ("passed", ""), ("p", "90")] {
        let platform = Platform::with(&[(STATUS, status), (SCORE, score)]);
        visited(&platform, &[solved(1), solved(3)]);
        assert_eq!(grade(&platform), [status, score]);
        visited(&platform, &[solved(4)]);
        assert_eq!(grade(&platform), [status, "100"]);
    }
}

#[test]
fn a_failed_lesson_is_raised_only() {
    let platform = Platform::with(&[(STATUS, "failed"), (SCORE, "40")]);
    visited(&platform, &[solved(1)]);
    assert_eq!(grade(&platform), ["failed", "40"]);
    visited(&platform, &[solved(4)]);
    assert_eq!(grade(&platform), ["completed", "100"]);
}

#[test]
fn a_score_of_the_teacher_that_is_higher_stays() {
    let platform = Platform::with(&[(STATUS, "incomplete"), (SCORE, "70")]);
    visited(&platform, &[solved(1), solved(2)]);
    assert_eq!(grade(&platform), ["incomplete", "70"]);
    visited(&platform, &[solved(3)]);
    assert_eq!(grade(&platform), ["incomplete", "75"]);
}

#[test]
fn a_score_on_another_scale_is_compared_on_that_scale() {
    let platform = Platform::with(&[(STATUS, "incomplete"), (SCORE, "6"), ("cmi.core.score.max", "10")]);
    visited(&platform, &[solved(2)]);
    assert_eq!(grade(&platform), ["incomplete", "6"]);
    visited(&platform, &[solved(3)]);
    assert_eq!(grade(&platform), ["incomplete", "7.5"]);
    visited(&platform, &[solved(4)]);
    assert_eq!(
        (grade(&platform), platform.has("cmi.core.score.max")),
        (["completed".into(), "10".into()], "10".into())
    );
}

#[test]
fn a_code_that_is_too_long_for_the_platform_is_said_and_the_grade_is_reported() {
    let platform = Platform::with(&[]);
    let long = Progress { code: format!("SWEET-{}", "4".repeat(4096)), ..solved(4) };
    assert_eq!(visited(&platform, &[solved(2), long.clone()]), [true, false]);
    assert_eq!((grade(&platform), platform.has(WORK)), (["completed".into(), "100".into()], "SWEET-2".into()));
    // A platform with more room gets it.
    let roomy = Platform::with(&[]);
    roomy.longest.set(64_000);
    assert_eq!(visited(&roomy, std::slice::from_ref(&long)), [true]);
    assert_eq!(roomy.has(WORK), long.code);
}

#[test]
fn a_platform_with_nothing_optional_takes_a_report() {
    let platform = Platform::with(&[]);
    platform.has_optional.set(false);
    assert_eq!(visited(&platform, &[solved(1), solved(4)]), [true; 2]);
    assert_eq!(grade(&platform), ["completed", "100"]);
    assert_eq!(platform.has("cmi.core.score.max"), "");
}

#[test]
fn a_lesson_without_tasks_is_completed_by_reading() {
    let platform = Platform::with(&[(WORK, "SWEET-4")]);
    let (mut visit, _) = Visit::begin(Rc::clone(&platform)).unwrap();
    visit.resume(None);
    assert!(visit.report(&Progress::default(), 5));
    visit.end(&Progress::default(), 9);
    assert_eq!((grade(&platform), platform.has(WORK)), (["completed".into(), "100".into()], "SWEET-4".into()));
}

/// An object without functions, as another program may name `API`.
struct Nothing;

impl Api for Nothing {
    fn call(&self, _: &str, _: &[&str]) -> Option<String> {
        None
    }
}

#[test]
fn without_a_platform_there_is_no_visit() {
    assert!(Visit::begin(Nothing).is_none());
    // One that refuses to begin is tried again later.
    let platform = Platform::with(&[]);
    platform.is_cut_off.set(true);
    assert!(Visit::begin(Rc::clone(&platform)).is_none());
    platform.is_cut_off.set(false);
    assert!(Visit::begin(Rc::clone(&platform)).is_some());
    // A program around the page has begun already.
    assert_eq!(platform.session.get(), Session::Open);
    assert!(Visit::begin(platform).is_some());
}

#[test]
fn a_page_that_comes_back_after_its_end_begins_again() {
    let platform = Platform::with(&[]);
    let (mut visit, _) = opened(&platform);
    visit.end(&solved(1), 10);
    assert!(!visit.report(&solved(2), 20), "the platform has finished");
    platform.launch();
    assert!(visit.report(&solved(2), 30));
    assert_eq!(grade(&platform), ["incomplete", "50"]);
}

#[test]
fn times_are_written_as_the_standard_has_them() {
    assert_eq!([time(0), time(3725), time(u64::MAX)], ["0000:00:00", "0001:02:05", "9999:00:15"].map(String::from));
}
