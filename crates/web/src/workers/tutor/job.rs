//! One question, in slices: one position of a row, or one game, in each.

use crate::workers::host::{Job, Progress, Work};
use crate::workers::tutor::protocol::{Answer, Found, MOST_GAMES, Question, WhyNot};
use files::lessons::judging::{Judge, Lost, rule};
use maths::expressions::{Formula, Mistake};
use maths::games::Game;
use maths::solver::Evaluation;
use maths::values::half_width;

/// An open question.
struct Tutoring {
    question: Question,
    /// Knows the values of the ruleset that was looked at last.
    judge: Option<(Game, Judge)>,
    /// The number of positions or games that are done.
    done: usize,
    row: Vec<Evaluation>,
    lost: Vec<Lost>,
    answer: Option<Answer>,
}

impl Tutoring {
    /// The value of a position. Uses the known values of other positions of its ruleset.
    fn evaluate(&mut self, game: &Game) -> Result<Evaluation, WhyNot> {
        Ok(self.judge(game)?.evaluation(game))
    }

    fn judge(&mut self, game: &Game) -> Result<&mut Judge, WhyNot> {
        // A new judge shows if the position is small enough. A judge that knows something already is kept.
        let new = Judge::of(game).ok_or(WhyNot::TooLarge)?;
        let known = self.judge.take().filter(|(of, _)| of.ruleset() == game.ruleset());
        Ok(&mut self.judge.insert(known.unwrap_or((*game, new))).1)
    }

    /// Does one slice; the answer, if that was the last.
    fn advance(&mut self) -> Result<Option<Found>, WhyNot> {
        let at = self.done;
        self.done += 1;
        let (first, game) = match &self.question {
            Question::Evaluate(game) => {
                let game = *game;
                return Ok(Some(Found::Evaluation(self.evaluate(&game)?)));
            }
            Question::Rule { game, formula, about, bound } => {
                let formula = read(game, formula).map_err(WhyNot::Mistaken)?;
                return Ok(Some(Found::Rule(rule(game, &formula, *about, *bound))));
            }
            Question::Row(games) => {
                let Some(game) = games.get(at).copied() else {
                    return Ok(Some(Found::Row(std::mem::take(&mut self.row))));
                };
                let evaluation = self.evaluate(&game)?;
                self.row.push(evaluation);
                return Ok(None);
            }
            Question::Lost { first, games } => (*first, games.get(at).cloned()),
        };
        let Some(game) = game else { return Ok(Some(Found::Lost(std::mem::take(&mut self.lost)))) };
        let lost = self.judge(&first)?.lost(first, &[game]);
        self.lost.extend(lost.into_iter().map(|lost| Lost { game: at, ..lost }));
        Ok(None)
    }

    /// The number of slices.
    fn total(&self) -> usize {
        match &self.question {
            Question::Evaluate(_) | Question::Rule { .. } => 1,
            Question::Row(games) => games.len(),
            Question::Lost { games, .. } => games.len(),
        }
    }
}

/// Reads a formula in which capital letters may name numbers: keyboards of phones begin with one. Only G has a meaning as a capital.
fn read(game: &Game, formula: &str) -> Result<Formula, Mistake> {
    let lower = |letter: char| if letter == 'G' { letter } else { letter.to_ascii_lowercase() };
    game.ruleset().formula(&half_width(formula).chars().map(lower).collect::<String>())
}

impl Job for Question {
    /// Questions are bounded by the number of positions, so their memory is not planned.
    const MEMORY: u64 = 0;

    fn begin(self, _memory: u64) -> Box<dyn Work<Answer>> {
        let mut work =
            Tutoring { question: self, judge: None, done: 0, row: Vec::new(), lost: Vec::new(), answer: None };
        work.answer = (work.total() > MOST_GAMES).then_some(Err(WhyNot::TooMany));
        Box::new(work)
    }
}

impl Work<Answer> for Tutoring {
    fn step(&mut self) -> bool {
        if self.answer.is_none() {
            self.answer = self.advance().transpose();
        }
        self.answer.is_some()
    }

    fn answer(&self) -> Answer {
        // Nothing is known while the work is not done; no page asks for that.
        self.answer.clone().unwrap_or(Err(WhyNot::TooMany))
    }

    fn progress(&self) -> Option<Progress> {
        Some(Progress { done: self.done as f64, total: self.total() as f64, bytes: 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use crate::workers::host::Job;
    use crate::workers::tutor::protocol::{Found, MOST_GAMES, Question, WhyNot};
    use files::lessons::About;
    use files::lessons::judging::RuleVerdict;
    use maths::games::{Game, Move};
    use maths::solver::Recursion;

    fn game(text: &str) -> Game {
        text.parse().unwrap()
    }

    #[test]
    fn rows_have_the_values_of_plain_recursion_also_of_two_rulesets() {
        let games: Vec<Game> =
            ["nim:3,1,4", "triangle:k=3:5,2,4", "triangle:k=3:1,1,4", "nim:0,0,0"].map(game).to_vec();
        let Ok(Found::Row(row)) = Question::Row(games.clone()).answered() else { panic!("a row was asked for") };
        let values: Vec<u32> = row.iter().map(|evaluation| evaluation.value).collect();
        assert_eq!(values, games.iter().map(|game| Recursion::of(game).0).collect::<Vec<_>>());
        let Ok(Found::Evaluation(one)) = Question::Evaluate(games[1]).answered() else { panic!("one was asked for") };
        assert_eq!(one, row[1]);
    }

    #[test]
    fn formulas_are_judged_and_mistakes_in_them_are_said() {
        let ask = |formula: &str| {
            let (game, about) = (game("nim:4,0,6"), About::PPositions);
            Question::Rule { game, formula: formula.into(), about, bound: 5 }.answered()
        };
        for right in ["x = z", "X = Z", "Ｘ＝Ｚ"] {
            assert_eq!(ask(right), Ok(Found::Rule(RuleVerdict::Holds(36))));
        }
        assert!(matches!(ask("x = z + 1"), Ok(Found::Rule(RuleVerdict::Wrong { .. }))));
        assert!(matches!(ask("x = "), Err(WhyNot::Mistaken(_))));
    }

    /// In (1, 0, 2) the move to (1, 0, 1) wins. A player who breaks off the whole right side has lost.
    #[test]
    fn a_move_that_gives_a_game_away_is_found_with_the_number_of_its_game() {
        let first = game("nim:1,0,2");
        let moves = |texts: &[&str]| -> Vec<Move> {
            let rules = first.ruleset().rules;
            let (mut at, mut made) = (first, Vec::new());
            for text in texts {
                let play = at.options().into_iter().map(|(play, _)| play).find(|play| rules.written(*play) == *text);
                made.push(play.unwrap());
                at = at.play(play.unwrap()).unwrap();
            }
            made
        };
        let games = vec![moves(&["z1", "x0", "z0"]), moves(&["z0", "x0"])];
        let Ok(Found::Lost(lost)) = Question::Lost { first, games }.answered() else { panic!("games were asked for") };
        assert_eq!(lost.iter().map(|lost| (lost.game, lost.moves)).collect::<Vec<_>>(), [(1, 0)]);
        assert_eq!(first.ruleset().rules.written(lost[0].best), "z1");
    }

    #[test]
    fn what_is_too_large_or_too_much_is_refused() {
        assert_eq!(Question::Evaluate(game("nim:200,200,200")).answered(), Err(WhyNot::TooLarge));
        assert_eq!(
            Question::Evaluate(game("nim:9000,0,0")).answered(),
            Err(WhyNot::TooLarge),
            "a game that is so long"
        );
        assert_eq!(Question::Row(vec![game("nim:200,200,200")]).answered(), Err(WhyNot::TooLarge));
        assert_eq!(Question::Row(vec![game("nim:1,0,0"); MOST_GAMES + 1]).answered(), Err(WhyNot::TooMany));
        assert_eq!(Question::Row(Vec::new()).answered(), Ok(Found::Row(Vec::new())));
        let six = Question::Rule {
            game: game("sharing:1,2,3,4,5,6"),
            formula: "x = 0".into(),
            about: About::PPositions,
            bound: 12,
        };
        assert_eq!(six.answered(), Ok(Found::Rule(RuleVerdict::TooLarge)));
    }
}
