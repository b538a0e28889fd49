use crate::teach::{Action, Arrived, ClassChange, Kept, Link, State, Tab};
use files::lessons::code::NotACode;
use files::lessons::{Asked, Handed, Lesson, LessonId, NotCounted, Part, Task, Work, code};
use std::rc::Rc;
use web::kit::CourseLesson;
use web::texts::Language;

fn lesson(title: &str) -> Lesson {
    let asked = Asked::Winner("nim:4,0,6".parse().unwrap());
    Lesson::new(title.into(), [Part::Task(Task { words: String::new(), asked })])
}

fn code(title: &str, pupil: u32) -> String {
    code::write(&Work::new(lesson(title).id(), pupil, 1))
}

fn at(title: &str) -> State {
    State { lesson: lesson(title), tab: Tab::Class, ..State::default() }
}

fn class(change: ClassChange) -> Action {
    Action::Class(change)
}

/// The state once everything that was handed in is read, as the page reads it.
fn read(mut state: State) -> State {
    while let Some((of, lesson, text, _)) = state.classes.unread(state.lesson.id()) {
        let text = text.to_owned();
        let found = code::pieces(&text).into_iter().map(|piece| Handed::read(lesson, of, piece)).collect();
        state = state.after(class(ClassChange::Taken { of, text, found: Rc::new(found) }));
    }
    state
}

fn pupils(state: &State, title: &str) -> Vec<u32> {
    let kept = state.classes.of(lesson(title).id());
    kept.map(|kept| kept.class.entries().iter().map(|entry| entry.work.pupil).collect()).unwrap_or_default()
}

#[test]
fn codes_are_taken_for_the_lesson_in_the_editor() {
    let state = at("A").after(class(ClassChange::Take(format!("{}\nhello", code("A", 7)))));
    let state = state.after(class(ClassChange::Take(code("A", 8))));
    let state = read(state);
    assert_eq!(pupils(&state, "A"), [7, 8]);
    let counts = state.classes.counts.unwrap();
    assert_eq!((counts.new, counts.newer, counts.problems), (2, 0, 1));
    assert_eq!(state.classes.lesson(lesson("A").id()), Some(&lesson("A")));
    let empty = at("A").after(class(ClassChange::Take("  \n".into())));
    assert_eq!(empty, at("A"), "nothing was handed in");
}

#[test]
fn what_comes_while_a_text_is_read_is_not_lost() {
    let state = at("A").after(class(ClassChange::Take(code("A", 7))));
    let (of, text) = (lesson("A").id(), code("A", 7));
    let state = state.after(class(ClassChange::Take(code("A", 8))));
    let found = vec![Handed::read(&lesson("A"), of, code::pieces(&text).remove(0))];
    let state = read(state.after(class(ClassChange::Taken { of, text, found: Rc::new(found) })));
    assert_eq!(pupils(&state, "A"), [7, 8]);
}

#[test]
fn what_is_removed_and_forgotten_comes_back() {
    let state = read(at("A").after(class(ClassChange::Take([code("A", 1), code("A", 2), "hello".into()].join("\n")))));
    let without = state.after(class(ClassChange::Remove(1)));
    assert_eq!(pupils(&without, "A"), [2]);
    assert_eq!(pupils(&without.after(Action::Undo), "A"), [1, 2]);
    let forgotten = state.after(class(ClassChange::ForgetAll));
    assert!(forgotten.classes.of(lesson("A").id()).unwrap().is_empty());
    let later = read(forgotten.after(class(ClassChange::Take(code("A", 3)))));
    assert_eq!(pupils(&later.after(Action::Undo), "A"), [1, 2, 3], "beside what came since");
    let problems = |state: &State| state.classes.of(lesson("A").id()).unwrap().class.problems().len();
    let cleared = state.after(class(ClassChange::ForgetProblems));
    assert_eq!([problems(&state), problems(&cleared), problems(&cleared.after(Action::Undo))], [1, 0, 1]);
}

#[test]
fn a_link_hands_in_codes_for_lessons_that_are_known_and_others_wait() {
    let open = |state: &State, codes: &[String]| {
        let link = Link { tab: Some(Tab::Class), work: codes.to_vec(), ..Link::default() };
        state.after(Action::Open(Ok(Box::new(link))))
    };
    let known = Kept { lesson: Some(lesson("B")), ..Kept::default() };
    let state = at("A").with_classes(vec![(lesson("B").id(), known)]);
    let state = read(open(&state, &[code("A", 1), code("B", 2), code("C", 3)]));
    let id = |title: &str| lesson(title).id();
    assert_eq!(state.classes.arrived, [Arrived::Here, Arrived::Other(id("B")), Arrived::Waiting(id("C"))]);
    assert_eq!((pupils(&state, "A"), pupils(&state, "B"), pupils(&state, "C")), (vec![1], vec![2], vec![]));
    // Once the lesson is in the editor its codes are counted.
    let state = read(state.after(Action::Example(lesson("C"))));
    assert_eq!(pupils(&state, "C"), [3]);
    // An empty editor makes room for the lesson.
    let known = Kept { lesson: Some(lesson("B")), ..Kept::default() };
    let empty = open(&State::default().with_classes(vec![(lesson("B").id(), known)]), &[code("B", 2)]);
    assert_eq!((empty.lesson.title.as_str(), pupils(&read(empty.clone()), "B")), ("B", vec![2]));
    // Without a lesson nothing could say what is wrong with a code but this.
    let state = open(&State::default(), &["SWEET-0U".into()]);
    assert!(matches!(state.classes.arrived[..], [Arrived::Unreadable(NotACode::Letter(2, 'U'))]));
}

#[test]
fn a_lesson_of_the_course_that_comes_takes_the_codes_that_wait_for_it() {
    let of = CourseLesson::new(3, Language::default());
    let open = |state: &State| {
        let link = Link { tab: Some(Tab::Class), of, work: vec![code("B", 2)], ..Link::default() };
        state.after(Action::Open(Ok(Box::new(link))))
    };
    let came = |title: &str| class(ClassChange::Came(Some(Box::new(lesson(title)))));
    let id = lesson("B").id();
    let waiting = read(open(&at("A")));
    assert_eq!((waiting.awaited, &waiting.classes.arrived[..]), (of, &[Arrived::Waiting(id)][..]));
    let known = read(waiting.after(came("B")));
    assert_eq!((known.awaited, pupils(&known, "B")), (None, vec![2]));
    assert_eq!((&known.classes.arrived[..], known.lesson.title.as_str()), (&[Arrived::Other(id)][..], "A"));
    // An empty editor gets the lesson.
    let empty = read(read(open(&State::default())).after(came("B")));
    assert_eq!((empty.lesson.title.as_str(), pupils(&empty, "B")), ("B", vec![2]));
    // A lesson that does not come, or was edited since, leaves the code waiting.
    for change in [class(ClassChange::Came(None)), came("C")] {
        let still = read(waiting.after(change));
        assert_eq!((still.awaited, &still.classes.arrived[..]), (None, &[Arrived::Waiting(id)][..]));
        assert!(still.classes.is_waiting());
    }
    // Nothing is fetched for a lesson that is here.
    assert_eq!(open(&at("B")).awaited, None);
}

#[test]
fn what_this_device_has_kept_is_no_news() {
    let kept = read(at("A").after(class(ClassChange::Take(code("A", 1) + "\n" + &code("B", 1)))));
    let text = kept.classes.of(lesson("A").id()).unwrap().write();
    let state = read(at("A").with_classes(vec![(lesson("A").id(), Kept::read(&text))]));
    assert_eq!((pupils(&state, "A"), state.classes.counts), (vec![1], None));
    let problem = &state.classes.of(lesson("A").id()).unwrap().class.problems()[0];
    assert_eq!(problem.why, NotCounted::OtherLesson(lesson("B").id()));
    // A text that comes before the saved text is read counts as separate news.
    let both = at("A").with_classes(vec![(lesson("A").id(), Kept::read(&text))]);
    let both = read(both.after(class(ClassChange::Take(code("A", 2)))));
    assert_eq!((pupils(&both, "A"), both.classes.counts.map(|counts| counts.new)), (vec![1, 2], Some(1)));
    // Another page of this device has forgotten it.
    let state = state.after(class(ClassChange::Stored(lesson("A").id(), None)));
    assert!(state.classes.of(lesson("A").id()).is_none());
}

#[test]
fn the_lesson_of_another_class_is_opened_and_the_draft_stays_on_the_device() {
    let known = Kept { lesson: Some(lesson("B")), ..Kept::default() };
    let id = lesson("B").id();
    let state = at("A").with_classes(vec![(id, known)]).after(class(ClassChange::Open(id)));
    assert_eq!((state.lesson.title.as_str(), state.before.unwrap().title), ("B", "A".into()));
    let unknown = LessonId { title: 1, content: 1 };
    assert_eq!(at("A").after(class(ClassChange::Open(unknown))), at("A"));
}
