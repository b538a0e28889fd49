use super::State;
use crate::teach::{
    Action, Asked, Elsewhere, FrameChange, LessonChange, Link, Opens, Sheet, SheetChange, Tab, read_route, write_route,
};
use files::lessons::plain::{Guide, Plain};
use files::lessons::{Kind, Lesson, Part, Recipe};
use maths::games::Sum;
use std::collections::BTreeSet;
use web::kit::frame::Control;
use web::texts::Texts;

fn after(actions: impl IntoIterator<Item = Action>) -> State {
    actions.into_iter().fold(State::default(), |state, action| state.after(action))
}

fn lesson(change: LessonChange) -> Action {
    Action::Lesson(change)
}

fn sum(text: &str) -> Sum {
    text.parse().unwrap()
}

fn sheet_with(title: &str) -> Sheet {
    let mut sheet = State::default().sheet;
    sheet.title = title.into();
    sheet
}

fn texts_of(state: &State) -> Vec<&str> {
    fn text(part: &Part) -> &str {
        if let Part::Text(text) = part { text } else { "" }
    }
    state.lesson.blocks.iter().map(|block| text(&block.part)).collect()
}

#[test]
fn blocks_are_written_moved_removed_and_come_back() {
    let three = [Kind::Text, Kind::Text, Kind::Text].map(|kind| lesson(LessonChange::Add(kind)));
    let named = (0..3).map(|id| lesson(LessonChange::Text(id, format!("{id}"))));
    let state = after(three.into_iter().chain(named));
    assert_eq!(texts_of(&state), ["0", "1", "2"]);
    // Two quick presses both count, and the ends are ends.
    let up = lesson(LessonChange::Move(2, true));
    let state = state.after(up.clone()).after(up.clone()).after(up);
    assert_eq!(texts_of(&state), ["2", "0", "1"]);
    // A block that is dragged gets its place among the others; one that is far below the list is the last.
    let dragged = state.after(lesson(LessonChange::Place(2, 1)));
    assert_eq!(texts_of(&dragged), ["0", "2", "1"]);
    assert_eq!(texts_of(&dragged.after(lesson(LessonChange::Place(0, 9)))), ["2", "1", "0"]);
    let copied = state.after(lesson(LessonChange::Copy(0)));
    assert_eq!(texts_of(&copied), ["2", "0", "0", "1"]);
    assert_eq!(copied.lesson.blocks.iter().map(|block| block.id).collect::<BTreeSet<u32>>().len(), 4);
    let state = state.after(lesson(LessonChange::Remove(0)));
    assert_eq!(texts_of(&state), ["2", "1"]);
    assert_eq!(texts_of(&state.after(Action::Undo)), ["2", "0", "1"]);
    // Every block has a distinct number, also in a lesson that another tab has read and saved, with new numbers.
    let followed = State { lesson: Lesson::read(&state.lesson.write()).unwrap(), ..state.clone() };
    for state in [state, followed] {
        let added = state.after(lesson(LessonChange::Add(Kind::Text))).after(Action::Undo);
        let ids: BTreeSet<u32> = added.lesson.blocks.iter().map(|block| block.id).collect();
        assert_eq!(ids.len(), 4);
    }
}

#[test]
fn the_example_and_a_link_lose_no_lesson() {
    let example = crate::teach::example::example(Texts::default());
    let own = after([lesson(LessonChange::Title("Mine".into()))]);
    let shown = own.after(Action::Example(example.clone()));
    assert_eq!(shown.lesson, example);
    assert_eq!(shown.after(Action::Return).lesson.title, "Mine");
    let link = Link { lesson: Some(example.clone()), tab: Some(Tab::Lesson), ..Link::default() };
    let opened = own.after(Action::Open(Ok(Box::new(link))));
    assert_eq!(opened.before.as_ref().map(|before| before.title.as_str()), Some("Mine"));
    let back = opened.after(Action::Return);
    assert_eq!((back.lesson.title.as_str(), back.before.as_ref()), ("Mine", Some(&example)));
    // After much work on a new lesson, the way back to the old one keeps the new one, too.
    let new = own.after(Action::Example(Lesson::default())).after(lesson(LessonChange::Title("New".into())));
    let back = new.after(Action::Return);
    assert_eq!((back.lesson.title.as_str(), back.after(Action::Return)), ("Mine", new));
    // An empty lesson is no loss, and takes the place of none.
    let empty = shown.after(Action::Example(Lesson::default())).after(Action::Return).after(Action::Return);
    assert_eq!(empty.after(Action::Example(example.clone())).before, Some(example));
}

#[test]
fn another_tab_with_the_same_draft_is_followed_and_another_draft_is_kept() {
    let mine = after([lesson(LessonChange::Title("Mine".into()))]);
    let theirs = after([lesson(LessonChange::Title("Theirs".into()))]).lesson;
    let hear = |state: &State, old: &str| {
        state.after(Action::Elsewhere(Box::new(Elsewhere::Lesson(theirs.clone(), Some(old.to_owned())))))
    };
    let followed = hear(&mine, &mine.lesson.write());
    assert_eq!((followed.lesson.title.as_str(), followed.before), ("Theirs", None));
    let kept = hear(&mine, "");
    assert_eq!((kept.lesson.title.as_str(), kept.before.as_ref()), ("Mine", Some(&theirs)));
    assert_eq!(kept.after(Action::Return).lesson.title, "Theirs");
}

#[test]
fn another_tab_with_the_same_worksheet_or_words_for_the_teacher_is_followed_and_no_other() {
    let hear = |state: &State, kept| state.after(Action::Elsewhere(Box::new(kept)));
    let [mine, theirs] = ["Mine", "Theirs"].map(sheet_with);
    let own = State { sheet: mine.clone(), ..after([Action::Guide("My aim.".into())]) };
    let guide = |words: &str| Guide { words: words.into(), ..Guide::default() };
    for (old, sheet, words) in [("Mine", &theirs, "Their aim."), ("Other", &mine, "My aim.")] {
        let kept = Elsewhere::Sheet(theirs.clone(), Some(sheet_with(old).write()));
        assert_eq!(&hear(&own, kept).sheet, sheet);
        let old_guide = guide(if old == "Mine" { "My aim." } else { "Another aim." });
        assert_eq!(hear(&own, Elsewhere::Guide(guide("Their aim."), old_guide)).guide.words, words);
    }
    // Saved text has no blank lines at its end.
    let open = own.after(Action::Guide("My aim.\n".into()));
    assert_eq!(hear(&open, Elsewhere::Guide(guide("Their aim."), guide("My aim."))).guide.words, "Their aim.");
    // If nothing was saved and nothing written, the text saved first is followed.
    let first = |state: &State| hear(state, Elsewhere::Sheet(theirs.clone(), None)).sheet;
    assert_eq!([first(&State::default()), first(&own)], [theirs.clone(), mine]);
}

#[test]
fn what_is_for_the_teacher_goes_and_comes_with_its_lesson() {
    let own = after([lesson(LessonChange::Title("Mine".into())), Action::Guide("My aim.".into())]);
    let taken = Plain::read("# Theirs\n\n::teacher 30\nTheir aim.\n::end\n").unwrap();
    let edited = own.after(Action::Take(Box::new(taken.clone())));
    assert_eq!((edited.tab, &edited.lesson, &edited.guide), (Tab::Lesson, &taken.lesson, &taken.guide));
    let back = edited.after(Action::Return);
    assert_eq!((back.lesson.title.as_str(), back.guide.words.as_str()), ("Mine", "My aim."));
    // A link brings a lesson without words for its teacher.
    let link = Link { lesson: Some(taken.lesson), tab: Some(Tab::Lesson), ..Link::default() };
    let opened = own.after(Action::Open(Ok(Box::new(link))));
    assert!(opened.guide.is_empty());
    assert_eq!(opened.after(Action::Return).guide.words, "My aim.");
}

#[test]
fn the_address_carries_the_state() {
    let sheet = |change| Action::Sheet(change);
    for state in [
        after([Action::Place(sum("sharing:0,5,16")), Action::Into(Opens::Explore)]),
        after([Action::Show(Tab::Frame), Action::Frame(FrameChange::Recipe(Recipe::Demonstration))]),
        after([
            Action::Show(Tab::Frame),
            Action::Frame(FrameChange::Control(Control::Undo, false)),
            Action::Frame(FrameChange::Task("2 + 2; 50 % & more?".into())),
        ]),
        after([Action::Show(Tab::Lesson), Action::Example(crate::teach::example::example(Texts::default()))]),
        after([
            Action::Show(Tab::Lesson),
            Action::Example(crate::teach::example::example(Texts::default())),
            Action::Read(true),
        ]),
        after([
            Action::Show(Tab::Print),
            sheet(SheetChange::Add(sum("triangle:k=3:7,4,7"))),
            sheet(SheetChange::Words("Alone.".into())),
            sheet(SheetChange::Ask(Asked::Answers, true)),
        ]),
    ] {
        let text = write_route(&state.link());
        let opened = State::default().after(Action::Open(read_route(&text).map(Box::new)));
        assert_eq!(write_route(&opened.link()), text);
        assert_eq!((opened.tab, opened.sheet.asked), (state.tab, state.sheet.asked), "{text}");
    }
}

#[test]
fn a_sheet_follows_the_position_until_it_is_changed() {
    let state = after([Action::Place(sum("nim:1,2,3"))]);
    assert_eq!(state.sheet.bars[0].sum, sum("nim:1,2,3"));
    let own = state.after(Action::Sheet(SheetChange::Title("Mine".into()))).after(Action::Place(sum("nim:4,0,6")));
    assert_eq!(own.sheet.bars[0].sum, sum("nim:1,2,3"));
    // The last position stays.
    let id = own.sheet.bars[0].id;
    let added = own.after(Action::Sheet(SheetChange::Add(sum("nim:5,0,5"))));
    let removed = added.after(Action::Sheet(SheetChange::Remove(id)));
    assert_eq!(removed.sheet.bars.len(), 1);
    let last = removed.sheet.bars[0].id;
    assert_eq!(removed.after(Action::Sheet(SheetChange::Remove(last))).sheet, removed.sheet);
    assert_eq!(removed.after(Action::Undo).sheet.write(), added.sheet.write());
}

#[test]
fn a_link_that_cannot_be_opened_changes_nothing_else() {
    let state = State::default().after(Action::Open(read_route("g=nim:x").map(Box::new)));
    assert_eq!(state.after(Action::Dismiss), State::default());
    assert!(state.notice.unwrap().in_words(Texts::default()).starts_with("This link cannot be opened"));
}
