//! The events between two states, as they are reported to the host page.

use crate::embed::outgoing::{Ended, Made, Out, Shown};
use maths::games::Sum;
use web::kit::words::describe_in;
use web::table::route::write_computer;
use web::table::{State, write_route};
use web::texts::Texts;

/// The shown state.
pub fn shown(state: &State) -> Shown {
    Shown {
        position: state.sum().to_string(),
        moves: state.moves_made(),
        size: state.look.size,
        computer: state.computer.as_ref().map(write_computer).unwrap_or_default(),
        state: write_route(&state.link()),
    }
}

/// The reported events of the step from one state to another: a move, the end of the game, and a change of the shown state.
pub fn happened(texts: Texts, before: &State, now: &State) -> Vec<Out> {
    let mut events = Vec::new();
    let made = now.moves_since(before);
    events.extend(made.iter().map(|(sum, moves)| Out::Move(made_of(texts, now, sum, *moves))));
    if !made.is_empty() && now.sum().is_terminal() {
        events.push(Out::Result(ended(texts, now)));
    }
    let shown = shown(now);
    if shown != self::shown(before) {
        events.push(Out::Change(shown));
    }
    events
}

fn made_of(texts: Texts, now: &State, sum: &Sum, moves: usize) -> Made {
    let after = &now.line()[moves + 1 - now.before()];
    let play = sum.move_to(after);
    Made {
        play: play.map(|play| sum.written(play)).unwrap_or_default(),
        words: play.and_then(|play| describe_in(texts, sum, play)).unwrap_or_default(),
        before: sum.to_string(),
        after: after.to_string(),
        player: player(moves),
        computer: is_computer(now, moves),
    }
}

fn ended(texts: Texts, now: &State) -> Ended {
    let (sum, moves) = (now.sum(), now.moves_made());
    let is_misere = sum.is_misere();
    // The player who would be next wins under misère play.
    let by = if is_misere { moves } else { moves - 1 };
    Ended {
        winner: player(by),
        computer: is_computer(now, by),
        rule: if is_misere { "misere" } else { "normal" },
        words: if is_misere { texts.frame_won_misere(&player(by)) } else { texts.frame_won(&player(by)) },
        position: sum.to_string(),
    }
}

/// The player who moves after this number of moves.
fn player(moves: usize) -> u32 {
    if moves.is_multiple_of(2) { 1 } else { 2 }
}

fn is_computer(state: &State, moves: usize) -> bool {
    state.computer.is_some_and(|computer| computer.moves_after(moves))
}

#[cfg(test)]
mod tests {
    use super::happened;
    use crate::embed::outgoing::Out;
    use maths::games::{Axis, Move};
    use web::table::{Action, State};
    use web::texts::Texts;

    fn at(game: &str) -> State {
        State::default().after(Action::Place(game.parse().unwrap()))
    }

    fn cut(axis: Axis, to: u32) -> Action {
        Action::Play(Move::Cut { axis, to }.into())
    }

    fn kinds(before: &State, now: &State) -> Vec<&'static str> {
        let kind = |out: &Out| match out {
            Out::Move(_) => "move",
            Out::Result(_) => "result",
            Out::Change(_) => "change",
            Out::Ready(_) | Out::Error { .. } | Out::Height { .. } | Out::Answer { .. } => "other",
        };
        happened(Texts::default(), before, now).iter().map(kind).collect()
    }

    #[test]
    fn a_move_is_sent_with_its_words_and_both_positions() {
        let before = at("triangle:k=3:7,4,7");
        let now = before.clone().after(cut(Axis::X, 4));
        let [Out::Move(made), Out::Change(shown)] = &happened(Texts::default(), &before, &now)[..] else { panic!() };
        assert_eq!((made.play.as_str(), made.player, made.computer), ("x4", 1, false));
        assert_eq!(made.words, "Break left to 4: leaves (4, 3, 7)");
        assert_eq!([&made.before, &made.after], ["triangle:k=3:7,4,7", "triangle:k=3:4,3,7"]);
        assert_eq!((shown.position.as_str(), shown.moves), ("triangle:k=3:4,3,7", 1));
    }

    #[test]
    fn undo_and_redo_are_changes_and_no_moves() {
        let before = at("nim:3,7,4");
        let now = before.clone().after(cut(Axis::X, 1));
        let undone = now.clone().after(Action::Undo);
        assert_eq!(kinds(&now, &undone), ["change"]);
        assert_eq!(kinds(&undone, &undone.clone().after(Action::Redo)), ["change"]);
        assert_eq!(kinds(&before, &at("nim:1,1,1")), ["change"]);
        assert!(kinds(&now, &now.clone().after(Action::Hint)).is_empty());
        // Another move in place of the one that was taken back.
        assert_eq!(kinds(&undone, &undone.clone().after(cut(Axis::Z, 0))), ["move", "change"]);
    }

    #[test]
    fn the_winner_is_the_one_that_the_rule_names() {
        for (game, winner, rule) in [("nim:1,0,0", 1, "normal"), ("nim:misere:1,0,0", 2, "misere")] {
            let before = at(game);
            let now = before.clone().after(cut(Axis::X, 0));
            let [Out::Move(_), Out::Result(ended), Out::Change(_)] = &happened(Texts::default(), &before, &now)[..]
            else {
                panic!()
            };
            assert_eq!((ended.winner, ended.rule), (winner, rule), "{}", ended.words);
        }
    }

    #[test]
    fn two_moves_at_once_are_sent_one_by_one() {
        let before = at("nim:3,7,4");
        let now = before.clone().after(cut(Axis::X, 1)).after(cut(Axis::Y, 0));
        assert_eq!(kinds(&before, &now), ["move", "move", "change"]);
    }
}
