use super::{Control, Lock, Settings, Theme, View};
use crate::kit::frame::Parameter;
use crate::texts::{Language, Texts};
use maths::games::Family;
use maths::values::Named;
use proptest::prelude::*;

#[test]
fn an_empty_query_is_as_usual() {
    for query in ["", "?", "&&"] {
        assert_eq!(Settings::read(query), (Settings::default(), vec![]));
    }
}

#[test]
fn only_sharing_nim_has_columns_to_show() {
    let columns = Settings { view: View::Columns, hints: false, ..Settings::default() };
    assert_eq!(columns.for_family(Family::Sharing), columns);
    for family in [Family::Nim, Family::Triangle, Family::Step] {
        assert_eq!(columns.for_family(family), Settings { view: View::Board, ..columns.clone() });
        assert!(!View::of(family).contains(&View::Columns));
        let table = Settings { view: View::Table, ..columns.clone() };
        assert_eq!(table.for_family(family), table);
    }
}

#[test]
fn every_parameter_is_read() {
    let query = "?view=table&theme=dark&controls=turn,value&hints=0&solver=1&lock=moves,position&rules=0&task=Win%20in%20two%3A+how%3F";
    let (settings, remarks) = Settings::read(query);
    assert_eq!((settings.view, settings.theme), (View::Table, Theme::Dark));
    assert_eq!(settings.controls, [Control::Turn, Control::Value]);
    assert_eq!((settings.hints, settings.solver), (false, true));
    assert_eq!(settings.locks, [Lock::Moves, Lock::Position]);
    assert_eq!(settings.task, "Win in two: how?");
    assert!(!settings.rules);
    assert!(remarks.is_empty(), "{remarks:?}");
    assert!(Settings::read("controls=none").0.controls.is_empty());
}

#[test]
fn the_usual_values_of_the_table_are_the_defaults() {
    for parameter in Parameter::ALL {
        let mut settings = Settings::default();
        settings.set(parameter, parameter.usual()).unwrap();
        assert_eq!(settings, Settings::default(), "{}", parameter.key());
    }
}

#[test]
fn the_rules_are_stated_below_a_bar_with_controls() {
    let states = |query: &str| Settings::read(query).0.states_rules();
    assert!(states("") && states("controls=turn") && states("task=Win"));
    assert!(!states("rules=0") && !states("controls=none") && !states("view=table"));
}

#[test]
fn what_is_not_understood_is_reported_and_ignored() {
    let (settings, remarks) = Settings::read("view=map&colour=red&hints=yes&controls=turn,everything");
    assert_eq!(settings, Settings::default());
    let remarks: Vec<String> = remarks.iter().map(|remark| remark.in_words(Texts::default())).collect();
    assert_eq!(
        remarks[..3],
        [
            "view may be board, table, plot, columns, but it is “map”. The default value is used.",
            "“colour” is not a known parameter, so it is ignored.",
            "hints may be 0, 1, but it is “yes”. The default value is used.",
        ]
    );
    assert!(remarks[3].ends_with("but it is “everything”. The default value is used."), "{}", remarks[3]);
    assert_eq!(Settings::read(&format!("task={}", "x".repeat(301))).0.task, "");
    assert_eq!(Settings::read(&format!("task={}", "é".repeat(300))).0.task.chars().count(), 300);
    let (settings, remarks) = Settings::read("theme=dark&theme=light");
    assert_eq!((settings.theme, remarks.len()), (Theme::Light, 1));
}

#[test]
fn the_solver_takes_all_help_with_it() {
    let all = "controls=turn,undo,players,value,parameters,hint,marks,why,notation";
    let shown = |query: &str| {
        let (settings, remarks) = Settings::read(&format!("{all}&{query}"));
        assert!(remarks.is_empty(), "{remarks:?}");
        settings.controls.iter().copied().filter(|control| !settings.shows(*control)).collect::<Vec<_>>()
    };
    assert!(shown("").is_empty());
    assert_eq!(shown("hints=0"), [Control::Hint, Control::Marks, Control::Why]);
    assert_eq!(shown("solver=0"), [Control::Value, Control::Hint, Control::Marks, Control::Why]);
    assert_eq!(shown("lock=moves"), [Control::Undo, Control::Players]);
}

proptest! {
    #[test]
    fn no_query_is_too_much(query in ".{0,200}") {
        Settings::read(&query);
    }

    #[test]
    fn a_task_arrives_as_it_was_written(task in "[^&]{0,80}") {
        let written: String = task.bytes().map(|byte| format!("%{byte:02X}")).collect();
        prop_assert_eq!(Settings::read(&format!("task={written}")).0.task, task);
    }

    #[test]
    fn what_is_written_is_read_as_the_same(settings in any_settings()) {
        let query = settings.write();
        prop_assert!(query.bytes().all(|byte| byte.is_ascii_graphic() && !b"#\"'<>".contains(&byte)), "{}", query);
        prop_assert_eq!(Settings::read(&query), (settings, vec![]));
    }
}

fn some<T: Named + std::fmt::Debug>() -> impl Strategy<Value = Vec<T>> {
    prop::sample::subsequence(T::ALL, 0..=T::ALL.len())
}

fn any_settings() -> impl Strategy<Value = Settings> {
    let view = prop::sample::select(View::ALL.to_vec());
    let theme = prop::sample::select(Theme::ALL.to_vec());
    let language = prop::option::of(prop::sample::select(Language::all().collect::<Vec<_>>()));
    let lists = (some::<Control>(), some::<Lock>());
    (view, theme, language, lists, any::<(bool, bool, bool)>(), "\\PC{0,60}").prop_map(
        |(view, theme, language, (controls, locks), (hints, solver, rules), task)| Settings {
            view,
            theme,
            language,
            controls,
            locks,
            hints,
            solver,
            rules,
            task,
        },
    )
}

#[test]
fn what_is_as_usual_is_not_written() {
    assert_eq!(Settings::default().write(), "");
    let settings = Settings { controls: vec![], task: "a & b".into(), hints: false, ..Settings::default() };
    assert_eq!(settings.write(), "controls=none&hints=0&task=a%20%26%20b");
}
