//! Changes of the frame.

use crate::teach::{FrameChange, State};
use maths::values::Named;
use web::kit::frame::Settings;

impl State {
    pub(super) fn reframe(&mut self, change: FrameChange) {
        let frame = &mut self.frame;
        let settings = &mut frame.settings;
        match change {
            FrameChange::Recipe(recipe) => *frame = frame.with(recipe, &self.sum),
            FrameChange::View(view) => settings.view = view,
            FrameChange::Theme(theme) => settings.theme = theme,
            FrameChange::Language(language) => settings.language = language,
            FrameChange::Control(control, is_on) => put(&mut settings.controls, control, is_on),
            FrameChange::Hints(is_on) => settings.hints = is_on,
            FrameChange::Solver(is_on) => settings.solver = is_on,
            FrameChange::Lock(lock, is_on) => put(&mut settings.locks, lock, is_on),
            FrameChange::Rules(is_on) => settings.rules = is_on,
            FrameChange::Task(task) => settings.task = task.chars().take(Settings::LONGEST_TASK).collect(),
            FrameChange::Computer(computer) => frame.computer = computer,
        }
    }
}

/// Puts a member into a list or takes it out. The list has the order of the set, whatever was chosen first.
fn put<T: Named>(list: &mut Vec<T>, one: T, is_on: bool) {
    let old = std::mem::take(list);
    let is_in = |other: &T| if *other == one { is_on } else { old.contains(other) };
    *list = T::ALL.iter().copied().filter(is_in).collect();
}
