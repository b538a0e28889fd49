//! One question: every position of the box below the game's is measured, in slices.

use crate::workers::adviser::protocol::{Answer, WhyNot};
use crate::workers::host::{Job, Progress, Work};
use maths::games::Game;
use maths::solver::{Advice, AnyMeasuring, Extent, Plan};

/// Positions measured in one slice: about a millisecond.
const SLICE: u64 = 100_000;

/// An open question.
struct Advising {
    game: Game,
    measuring: Result<Box<AnyMeasuring>, WhyNot>,
}

impl Job for Game {
    const MEMORY: u64 = Plan::BOUND;

    fn begin(self, memory: u64) -> Box<dyn Work<Answer>> {
        let measuring = AnyMeasuring::begin(self.ruleset(), Extent::holding(&self), memory).map_err(WhyNot::from);
        Box::new(Advising { game: self, measuring })
    }
}

impl Work<Answer> for Advising {
    fn step(&mut self) -> bool {
        let done = self.measuring.as_mut().map_or(Ok(true), |measuring| measuring.advance(SLICE));
        done.unwrap_or_else(|too_long| {
            self.measuring = Err(too_long.into());
            true
        })
    }

    fn answer(&self) -> Answer {
        let measuring = self.measuring.as_ref().map_err(|reason| *reason)?;
        // Nothing is known while the work is not done.
        Advice::by(&self.game, |position| measuring.at(position)).ok_or(WhyNot::NotThere)
    }

    fn progress(&self) -> Option<Progress> {
        let ((done, total), bytes) = match &self.measuring {
            Ok(measuring) => (measuring.progress(), measuring.plan().bytes),
            Err(_) => ((0, 0), 0),
        };
        Some(Progress { done: done as f64, total: total as f64, bytes: bytes as f64 })
    }
}

#[cfg(test)]
mod tests {
    use crate::workers::adviser::protocol::WhyNot;
    use crate::workers::host::Job;
    use maths::games::Game;
    use maths::solver::{CannotBegin, Plan, Recursion};
    use maths::values::{Nimber, Outcome};

    fn answer(text: &str, memory: u64) -> Result<maths::solver::Advice, WhyNot> {
        let mut work = text.parse::<Game>().unwrap().begin(memory);
        while !work.step() {}
        work.answer()
    }

    #[test]
    fn the_outcome_and_that_of_every_option_are_those_of_plain_recursion() {
        for text in [
            "nim:4,0,6",
            "nim:misere:2,3,4",
            "triangle:k=3:5,2,4",
            "step:k=2,s=0,pass:3,3,6,1",
            "sharing:0,2,7",
            "sharing:0,2,5,3",
            "bar:rim=floor((2*x+z+1)/3):4,2,5",
            "rules:a b;move a by any;move b by any;move a,b by any:3,5",
            "rules:x y;y<=2*x;x<=2*y;pass;misere:4,3,1",
        ] {
            let game: Game = text.parse().unwrap();
            let outcome = |game: &Game| if Recursion::of(game) == Nimber::ZERO { Outcome::P } else { Outcome::N };
            let advice = answer(text, Plan::BOUND).unwrap();
            assert_eq!(advice.outcome, outcome(&game), "{text}");
            let options: Vec<Outcome> = advice.options.iter().map(|option| option.outcome).collect();
            let judged: Vec<Outcome> =
                game.options().into_iter().filter_map(|(play, _)| Some(outcome(&game.play(play)?))).collect();
            assert_eq!(options, judged, "{text}");
        }
    }

    #[test]
    fn what_takes_too_much_memory_is_refused() {
        assert!(matches!(answer("nim:200,200,200", 1000), Err(WhyNot::CannotBegin(CannotBegin::Refused(_)))));
    }
}
