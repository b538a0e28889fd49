use super::Control;
use super::Lock;
use super::Settings;
use super::Theme;
use super::View;
use crate::embed::parameters::Parameter;
use proptest::prelude::*;

#[test]
fn an_empty_query_is_as_usual() {
    for query in ["", "?", "&&"] {
        assert_eq!(Settings::read(query), (Settings::default(), vec![]));
    }
}

#[test]
fn every_parameter_is_read() {
    let query =
        "?view=table&theme=dark&controls=turn,value&hints=0&solver=1&lock=moves,position&task=Win%20in%20two%3A+how%3F";
    let (settings, remarks) = Settings::read(query);
    assert_eq!((settings.view, settings.theme), (View::Table, Theme::Dark));
    assert_eq!(settings.controls, [Control::Turn, Control::Value]);
    assert_eq!((settings.hints, settings.solver), (false, true));
    assert_eq!(settings.locks, [Lock::Moves, Lock::Position]);
    assert_eq!(settings.task, "Win in two: how?");
    assert!(remarks.is_empty(), "{remarks:?}");
    assert!(Settings::read("controls=none").0.controls.is_empty());
}

#[test]
fn the_usual_values_of_the_table_are_the_defaults() {
    for parameter in Parameter::ALL {
        let mut settings = Settings::default();
        settings.set(parameter, parameter.usual()).unwrap();
        assert_eq!(settings, Settings::default(), "{}", parameter.name());
    }
}

#[test]
fn what_is_not_understood_is_told_and_ignored() {
    let (settings, remarks) = Settings::read("view=map&colour=red&hints=yes&controls=turn,everything");
    assert_eq!(settings, Settings::default());
    assert_eq!(
        remarks[..3],
        [
            "view may be board, table, plot, columns, but it is “map”. The default is used.",
            "There is no parameter “colour”; it is ignored.",
            "hints may be 0, 1, but it is “yes”. The default is used.",
        ]
    );
    assert!(remarks[3].ends_with("but it is “everything”. The default is used."), "{}", remarks[3]);
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
}
