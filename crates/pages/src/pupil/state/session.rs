//! A lesson with the work of a pupil in it.

mod drafts;
mod joining;
mod steps;

use crate::pupil::answer::{judged, right};
use crate::pupil::{Action, Answer, Trouble};
use files::lessons::judging::RuleVerdict;
use files::lessons::{Asked, Done, Lesson, NotCounted, Part, Task, Work, code, cut};
use maths::solver::Evaluation;
use std::collections::BTreeMap;
use std::rc::Rc;
use web::workers::requests::Wanted;
use web::workers::tutor::protocol::{Question, WhyNot};

/// A lesson with the work of a pupil in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// The pupil's work.
    pub work: Work,
    /// The open answer at each task, by the number of its block.
    answers: BTreeMap<u32, Answer>,
    /// The tutor's evaluations of the positions of each task.
    known: BTreeMap<u32, Vec<Evaluation>>,
    /// The reasons why the tutor did not answer, by the number of the block.
    troubles: BTreeMap<u32, Trouble>,
    /// The number of times that the tutor was asked again.
    tries: u32,
    /// True while the page asks if the work shall be removed.
    pub asks_restart: bool,
    /// Why a code was not taken, or that it was.
    pub continued: Option<Result<(), NotCounted>>,
    /// The number of times that the work was replaced: boards of earlier work begin again.
    pub epoch: u32,
}

/// The key of a question to the tutor: the number of a block, and that of a formula that was handed in there.
pub type Key = (u32, u32);

impl Session {
    /// The lesson with earlier work in it.
    pub fn new(lesson: Lesson, work: Work) -> Self {
        let mut session = Self {
            lesson: Rc::new(lesson),
            work,
            answers: BTreeMap::new(),
            known: BTreeMap::new(),
            troubles: BTreeMap::new(),
            tries: 0,
            asks_restart: false,
            continued: None,
            epoch: 0,
        };
        session.begin();
        session
    }

    /// All tasks as their work leaves them.
    fn begin(&mut self) {
        let lesson = Rc::clone(&self.lesson);
        let begun = |(id, task): (u32, &Task)| (id, Answer::begun(&task.asked, self.done(id)));
        self.answers = tasks(&lesson).map(begun).collect();
        let ids: Vec<u32> = self.known.keys().copied().collect();
        ids.into_iter().for_each(|id| self.fill_solved(id));
    }

    /// A row that was completed before has its numbers again.
    fn fill_solved(&mut self, id: u32) {
        let lesson = Rc::clone(&self.lesson);
        let is_solved = self.done(id).is_some_and(Done::is_solved);
        let (Some(Asked::Row(row)), Some(known), true) = (asked(&lesson, id), self.known.get(&id), is_solved) else {
            return;
        };
        let all: Vec<String> = known.iter().map(|evaluation| right(row, evaluation)).collect();
        self.answers.insert(id, Answer::Row { cells: all.clone(), checked: Some(all) });
    }

    /// The place of a block among those of which something is noted.
    pub fn place(&self, id: u32) -> Option<usize> {
        self.lesson.tasks().position(|(task, _)| task == id)
    }

    /// The work on a task.
    pub fn done(&self, id: u32) -> Option<&Done> {
        self.work.done.get(self.place(id)?)
    }

    /// The open answer at a task.
    pub fn answer(&self, id: u32) -> Option<&Answer> {
        self.answers.get(&id)
    }

    /// The known evaluations of the positions of a task; nothing yet at first.
    pub fn known(&self, id: u32) -> &[Evaluation] {
        self.known.get(&id).map_or(&[], Vec::as_slice)
    }

    /// Why the tutor does not answer.
    pub fn trouble(&self, id: u32) -> Option<&Trouble> {
        self.troubles.get(&id)
    }

    /// The work as a code.
    pub fn code(&self) -> String {
        code::write(&self.work)
    }

    /// The questions to the tutor, in the order of the lesson.
    pub fn wanted(&self) -> Vec<Wanted<Key, Question>> {
        let wanted = |(id, task): (u32, &Task)| {
            let (count, question) = match (&task.asked, self.answers.get(&id)) {
                (Asked::Rule(rule), Some(Answer::Rule { count, tested: Some((formula, None)), .. })) => {
                    let (game, about, bound) = (rule.game, rule.about, rule.bound);
                    (*count, Question::Rule { game, formula: formula.clone(), about, bound })
                }
                (Asked::Move(_) | Asked::Winner(_) | Asked::Row(_), _) if !self.known.contains_key(&id) => {
                    (0, Question::Row(judged(&task.asked)))
                }
                _ => return None,
            };
            let (serial, by_user) = (self.tries, self.tries > 0);
            Some(Wanted { key: (id, count), serial, question, by_user, is_stopped: false })
        };
        let open = tasks(&self.lesson).filter(|(id, _)| !self.troubles.contains_key(id));
        open.filter_map(wanted).collect()
    }

    fn judge(&mut self, id: u32, number: u32, judged: Result<RuleVerdict, WhyNot>) {
        let Some(Answer::Rule { count, tested: Some((formula, verdict)), .. }) = self.answers.get_mut(&id) else {
            return;
        };
        if *count != number {
            return;
        }
        let is_right = matches!(judged, Ok(RuleVerdict::Holds(_)));
        // A slip of the pen is no try.
        let is_try = judged.is_ok();
        let formula = formula.clone();
        *verdict = Some(judged);
        if is_try {
            self.note_rule(id, &formula, is_right);
        }
    }

    /// Changes the lesson by an action.
    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Open(_) | Action::Speak(_) | Action::Go(_) => {}
            Action::At(id, step) => self.step(id, step),
            Action::Known(id, known) => {
                self.known.insert(id, known);
                self.fill_solved(id);
            }
            Action::Judged(id, number, judged) => self.judge(id, number, judged),
            Action::Trouble(id, trouble) => {
                self.troubles.insert(id, trouble);
            }
            Action::Elsewhere(work, old) => self.join(*work, old.as_deref()),
            Action::Drafts(text) => self.take_drafts(&text),
            Action::Resume(work) => self.resume(*work),
            Action::AskAgain => {
                self.troubles.clear();
                self.tries += 1;
            }
            Action::Name(mut name) => {
                cut(&mut name, Work::LONGEST_NAME);
                self.work.name = name;
                self.work.steps = self.work.steps.saturating_add(1);
            }
            Action::Minute if self.lesson.noted.time => {
                self.work.minutes = Some(self.work.minutes.unwrap_or_default().saturating_add(1));
            }
            Action::Minute => {}
            Action::Continue(text) => self.go_on(&text),
            Action::AskRestart(asks) => self.asks_restart = asks,
            Action::Restart => {
                let Work { lesson, pupil, steps, done, name, .. } = &self.work;
                // More steps than before, so that the teacher's page takes it as the later work.
                let new = Work {
                    steps: steps.saturating_add(1),
                    name: name.clone(),
                    ..Work::new(*lesson, *pupil, done.len())
                };
                self.continued = None;
                self.replace(new);
            }
        }
    }
}

/// The tasks of a lesson, with the numbers of their blocks.
fn tasks(lesson: &Lesson) -> impl Iterator<Item = (u32, &Task)> {
    lesson.blocks.iter().filter_map(|block| match &block.part {
        Part::Task(task) => Some((block.id, task)),
        Part::Text(_) | Part::Bar(_) | Part::Question { .. } => None,
    })
}

/// The question of the task with this number.
fn asked(lesson: &Lesson, id: u32) -> Option<&Asked> {
    tasks(lesson).find(|(task, _)| *task == id).map(|(_, task)| &task.asked)
}
