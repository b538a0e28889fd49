//! Changes of a lesson.

use crate::lessons::{Asked, Lesson, Part, Row, Rule, Task};

impl Lesson {
    /// Changes the part of a block, if there is a block with this number.
    pub fn change(&mut self, id: u32, change: impl FnOnce(&mut Part)) {
        if let Some(block) = self.blocks.iter_mut().find(|block| block.id == id) {
            change(&mut block.part);
        }
    }

    /// Changes the row of a task that asks for one.
    pub fn change_row(&mut self, id: u32, change: impl FnOnce(&mut Row)) {
        self.change(id, |part| {
            if let Part::Task(Task { asked: Asked::Row(row), .. }) = part {
                change(row);
            }
        });
    }

    /// Changes the rule of a task that asks for one.
    pub fn change_rule(&mut self, id: u32, change: impl FnOnce(&mut Rule)) {
        self.change(id, |part| {
            if let Part::Task(Task { asked: Asked::Rule(rule), .. }) = part {
                change(rule);
            }
        });
    }

    /// Moves a block one place up or down; the first and the last stay at the ends.
    pub fn shift(&mut self, id: u32, is_up: bool) {
        let Some(place) = self.place(id) else { return };
        let other = if is_up { place.checked_sub(1) } else { Some(place + 1) };
        if let Some(other) = other.filter(|other| *other < self.blocks.len()) {
            self.blocks.swap(place, other);
        }
    }
}
