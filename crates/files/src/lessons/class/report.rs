//! The work of a class in one task.

use crate::lessons::moves::{move_of, replayed};
use crate::lessons::{Asked, Done, Explained, Recipe, Ruled, Tasked, Work};
use maths::games::{Game, Move};
use maths::values::sort_by_key;
use std::collections::BTreeMap;

/// The numbers of pupils that began or solved one task, and their attempts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TaskReport {
    /// The number of pupils who solved the task at the first try, without a hint.
    pub at_once: usize,
    /// The number of pupils who solved the task, including the former.
    pub solved: usize,
    /// The number of pupils who began the task.
    pub begun: usize,
    /// The number of hints that all pupils asked for.
    pub hints: usize,
    /// The attempts.
    pub tries: Tries,
}

/// The attempts of all pupils in a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Tries {
    /// Moves that do not win, with how many pupils tried them; the commonest first.
    Moves(Vec<(Move, usize)>),
    /// The games that were played, move by move.
    Games {
        /// The first position of all of them.
        first: Game,
        /// The moves of each.
        games: Vec<Vec<Move>>,
        /// Which turns are the pupils': those after an even number of moves, after an odd one, or (two people play) all.
        turns: Turns,
    },
    /// The numbers of first answers for the player who moves first, and for the other player.
    Predictions(usize, usize),
    /// For each place of the row the number of pupils who had it wrong at first.
    Places(Vec<usize>),
    /// The last formulas with how often each occurs, the commonest first.
    Formulas {
        /// The formulas of pupils who have not found the rule.
        wrong: Vec<(String, usize)>,
        /// The formulas of pupils who have found it.
        right: Vec<(String, usize)>,
    },
    /// The explanations, in the order of the pupils. A text is empty if a pupil has written nothing.
    Texts(Vec<String>),
}

/// Whose turns of a game are a pupil's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// The first, the third and so on.
    First,
    /// The second, the fourth and so on.
    Second,
    /// All: two people play.
    Both,
}

impl Default for Tries {
    fn default() -> Self {
        Self::Texts(Vec::new())
    }
}

impl TaskReport {
    /// The report of a task, from the work of each pupil.
    pub(super) fn of<'a>(tasked: &Tasked<'_>, all: impl Iterator<Item = &'a Done> + Clone) -> Self {
        let is_at_once = |done: &&Done| done.is_solved() && done.tries() <= 1 && done.hints() == 0;
        Self {
            at_once: all.clone().filter(is_at_once).count(),
            solved: all.clone().filter(|done| done.is_solved()).count(),
            begun: all.clone().filter(|done| done.is_begun()).count(),
            hints: all.clone().map(Done::hints).sum(),
            tries: tries(tasked, all),
        }
    }
}

fn tries<'a>(tasked: &Tasked<'_>, all: impl Iterator<Item = &'a Done>) -> Tries {
    match tasked {
        Tasked::Game(bar, first) => {
            let turns = match bar.recipe {
                Recipe::Computer => Turns::First,
                Recipe::ComputerBegins => Turns::Second,
                Recipe::Exercise | Recipe::Demonstration | Recipe::Figure => Turns::Both,
            };
            let kept = all.flat_map(|done| if let Done::Played(played) = done { &played.kept[..] } else { &[] });
            let moves = |game: &Vec<u64>| replayed(*first, game).into_iter().map(|(_, play)| play).collect();
            Tries::Games { first: *first, games: kept.map(moves).collect(), turns }
        }
        Tasked::Task(task) => match &task.asked {
            Asked::Move(game) => Tries::Moves(wrong_moves(game, all)),
            Asked::Winner(_) => {
                let first =
                    |done: &Done| if let Done::Predicted(said) = done { said.answers.first().copied() } else { None };
                let first: Vec<bool> = all.filter_map(first).collect();
                let count = first.iter().filter(|is_first| **is_first).count();
                Tries::Predictions(count, first.len() - count)
            }
            Asked::Row(row) => {
                let masks: Vec<u32> = all
                    .filter_map(|done| if let Done::Filled(filled) = done { Some(filled.wrong) } else { None })
                    .collect();
                let count = |place: usize| masks.iter().filter(|mask| *mask >> place & 1 == 1).count();
                Tries::Places((0..row.games().count()).map(count).collect())
            }
            Asked::Rule(_) => {
                let ruled = all.filter_map(|done| if let Done::Ruled(ruled) = done { Some(ruled) } else { None });
                let (right, wrong): (Vec<_>, Vec<_>) = ruled.partition(|ruled| ruled.is_solved);
                let last = |of: Vec<&Ruled>| counted(of.into_iter().map(|ruled| ruled.formula.clone()));
                Tries::Formulas { wrong: last(wrong), right: last(right) }
            }
            Asked::Explanation { .. } => {
                let text = |done: &Done| {
                    if let Done::Explained(Explained { text }) = done { text.clone() } else { String::new() }
                };
                Tries::Texts(all.map(text).collect())
            }
        },
    }
}

/// Moves that were tried and do not win: each pupil counts once for each move.
fn wrong_moves<'a>(game: &Game, all: impl Iterator<Item = &'a Done>) -> Vec<(Move, usize)> {
    let moves = all.flat_map(|done| {
        let Done::Found(found) = done else { return Vec::new() };
        let wrong = match found.moves.split_last() {
            Some((_, wrong)) if found.is_solved => wrong,
            _ => &found.moves,
        };
        let mut numbers = wrong.to_vec();
        sort_by_key(&mut numbers, |number| *number);
        numbers.dedup();
        numbers
    });
    let legal =
        moves.filter_map(|number| move_of(game.ruleset().rules, number)).filter(|play| game.play(*play).is_some());
    counted(legal)
}

/// Each with how often it occurs, the commonest first.
fn counted<T: Ord>(all: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_insert(0) += 1;
    }
    let mut counts: Vec<(T, usize)> = counts.into_iter().collect();
    sort_by_key(&mut counts, |(_, count)| std::cmp::Reverse(*count));
    counts
}

/// True if a page can have written this work for the task: it is of the right kind, with legal moves.
pub(super) fn is_of(tasked: &Tasked<'_>, done: &Done) -> bool {
    match (tasked, done) {
        (_, Done::Nothing) => true,
        (Tasked::Game(_, first), Done::Played(played)) => {
            played.kept.iter().all(|game| replayed(*first, game).len() == game.len())
        }
        (Tasked::Task(task), done) => match (&task.asked, done) {
            (Asked::Move(game), Done::Found(found)) => found
                .moves
                .iter()
                .all(|number| move_of(game.ruleset().rules, *number).is_some_and(|play| game.play(play).is_some())),
            (Asked::Row(row), Done::Filled(filled)) => u64::from(filled.wrong) >> row.games().count() == 0,
            (Asked::Winner(_), Done::Predicted(_))
            | (Asked::Rule(_), Done::Ruled(_))
            | (Asked::Explanation { .. }, Done::Explained(_)) => true,
            _ => false,
        },
        _ => false,
    }
}

impl Work {
    /// The numbers of moves in codes.
    pub fn numbers(moves: impl IntoIterator<Item = Move>) -> Vec<u64> {
        moves.into_iter().map(crate::lessons::moves::number_of).collect()
    }
}
