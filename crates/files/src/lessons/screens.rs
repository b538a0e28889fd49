//! The screens on which pupils do a lesson: the start, one for each task, question and figure, and the hand-in.

use crate::lessons::{Block, Lesson, Part};
use std::ops::Range;

impl Lesson {
    /// The blocks of each screen, in their order. The start has the texts at the beginning. Every other screen ends with a block that is no
    /// text and has the texts before it. The hand-in is the last one and has the texts at the end; a lesson with neither tasks nor such
    /// texts has no hand-in.
    pub fn screens(&self) -> Vec<Range<usize>> {
        let is_text = |block: &Block| matches!(block.part, Part::Text(_));
        let first = self.blocks.iter().take_while(|block| is_text(block)).count();
        let (mut screens, mut from) = (Vec::new(), first);
        screens.push(0..first);
        for (place, _) in self.blocks.iter().enumerate().filter(|(_, block)| !is_text(block)) {
            screens.push(from..place + 1);
            from = place + 1;
        }
        if from < self.blocks.len() || self.tasks().next().is_some() {
            screens.push(from..self.blocks.len());
        }
        screens
    }
}

#[cfg(test)]
mod tests {
    use crate::lessons::{Asked, Lesson, Part, Task};

    #[test]
    fn every_block_is_on_one_screen_and_texts_are_before_their_task() {
        let text = || Part::Text("A".into());
        let task = || Part::Task(Task { words: String::new(), asked: Asked::Explanation { answer: String::new() } });
        let question = || Part::Question { question: "Q".into(), answer: String::new() };
        let screens = |parts: Vec<Part>| Lesson::new("L".into(), parts).screens();
        assert_eq!(
            screens(vec![text(), text(), task(), text(), question(), task(), text()]),
            [0..2, 2..3, 3..5, 5..6, 6..7]
        );
        assert_eq!(screens(vec![task()]), [0..0, 0..1, 1..1]);
        assert_eq!(screens(vec![text(), question()]), [0..1, 1..2], "nothing is handed in");
        assert_eq!((screens(Vec::new()).len(), screens(Vec::new()).first().cloned()), (1, Some(0..0)));
    }
}
