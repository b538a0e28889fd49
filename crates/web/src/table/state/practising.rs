//! Practice: tasks are looked for, put on the board and judged; marks are made and compared.

use crate::kit::Gesture;
use crate::table::practice::{Practising, Prediction, Search, Task};
use crate::table::{Hint, Notice, State};
use crate::workers::solver::protocol::{Pictured, Question, Show};
use maths::games::SumMove;
use maths::solver::{Cut, Extent, Plane};

impl State {
    /// The plane in which P-positions are to be expected, and the largest value of its fixed coordinate.
    pub fn predicted(&self) -> (Plane, u32) {
        let ruleset = self.game().ruleset();
        let Prediction { size, height, .. } = self.practice.prediction;
        let cube = Extent::cube(ruleset.rules, size);
        let plane = Plane { ruleset, cut: Cut::at_height(height, &self.game()), pass: self.look.pass && ruleset.pass };
        (plane.held_within(&cube), cube.y)
    }

    /// What is asked when the learner wants to know.
    pub(super) fn predicted_question(&self) -> Option<Question> {
        let (Plane { ruleset, cut, pass }, _) = self.predicted();
        let Prediction { size, is_revealed, .. } = self.practice.prediction;
        let pictured = Pictured { ruleset, size, cut, pass, show: Show::Values, window: None };
        is_revealed.then_some(Question::Picture(pictured))
    }

    pub(super) fn practise(&mut self, what: Practising) {
        let prediction = &mut self.practice.prediction;
        match what {
            Practising::NewTask(seed) => {
                self.practice.task = None;
                self.practice.search = Some(Search::new(self.game().ruleset(), self.practice.level, seed));
                self.search_task();
            }
            Practising::TryAgain => {
                if let Some(task) = self.practice.task.take() {
                    self.set_task(task.again());
                }
            }
            Practising::Leave => self.practice.task = None,
            Practising::Resume(score) => self.practice.score = score,
            Practising::Size(size) => {
                prediction.size = size.clamp(*Prediction::SIZES.start(), *Prediction::SIZES.end());
                prediction.clear();
            }
            Practising::Height(height) => prediction.height = height,
            Practising::Mark(place) => {
                if self.predicted().0.position_at(place).is_some() {
                    self.practice.prediction.toggle(place);
                }
            }
            Practising::Reveal => prediction.is_revealed = true,
            Practising::Clear => prediction.clear(),
        }
    }

    /// Goes on with the search as far as the solver has answered, and sets the task when there is one. A position may be
    /// drawn twice; then its answer is already known.
    pub(super) fn search_task(&mut self) {
        while let Some(search) = &mut self.practice.search {
            if let Some(game) = search.candidate() {
                let answer = self.practice.evaluation.answer_to(&Question::Evaluate { game });
                let Some(evaluation) = answer else { return };
                search.judge(evaluation);
            } else if let Some(task) = self.practice.search.take().and_then(Search::found) {
                self.set_task(task);
            } else {
                self.notice = Some(Notice::NoTask);
            }
        }
    }

    /// Puts a task on the board. The learner is alone with it.
    fn set_task(&mut self, task: Task) {
        self.place(task.game.into());
        (self.computer, self.marks, self.why, self.hint) = (None, false, false, Hint::Nothing);
        (self.gesture, self.notice) = (Gesture::Settled, None);
        self.practice.task = Some(task);
    }

    /// Judges a move that is about to be made, if it is the first one of a task.
    pub(super) fn judge_task(&mut self, play: SumMove) {
        let is_helped = self.hint != Hint::Nothing || self.marks;
        let (Some(game), SumMove::In { play, .. }) = (self.sum().only(), play) else { return };
        let practice = &mut self.practice;
        let Some(task) = practice.task.as_mut().filter(|task| task.game == game) else { return };
        let Some(judged) = task.judge(play, is_helped) else { return };
        task.attempt = Some(judged);
        if judged.is_counted {
            practice.score = practice.score.after(judged.is_right());
            practice.level = if judged.is_right() { practice.level.harder() } else { practice.level.easier() };
        }
    }

    /// Ends what no longer belongs to the page: a task that was left, a search in another ruleset, marks on another plane.
    pub(super) fn leave_practice(&mut self, predicted: Plane) {
        let game = self.game();
        let is_left = |task: &Task| {
            if task.is_open() { task.game != game } else { task.game.ruleset() != game.ruleset() }
        };
        if self.practice.task.as_ref().is_some_and(is_left) {
            self.practice.task = None;
        }
        if predicted.ruleset != game.ruleset() {
            self.practice.search = None;
        }
        if self.predicted().0 != predicted {
            self.practice.prediction.clear();
        }
    }
}
