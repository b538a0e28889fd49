//! The announcement for screen readers after a change of the position on the board. It names each move with its player, or the position if
//! no move led to it. Then it states whose turn it is.

use crate::kit::Gesture;
use crate::kit::words::describe_in;
use crate::table::State;
use crate::table::turn::{position_label, turn};
use crate::texts::{Texts, use_texts};
use maths::games::Sum;
use yew::prelude::*;

/// The state that is listened to.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The state and where changes go.
    pub state: UseReducerHandle<State>,
}

/// A live region that is not seen. It is empty at first, and while a slider moves.
#[component]
pub fn Announcer(props: &Props) -> Html {
    let texts = use_texts();
    let last = use_mut_ref(|| None::<State>);
    let state = props.state.clone();
    let is_moving = state.gesture == Gesture::Moving;
    let said = use_memo((state.sum().clone(), state.moves_made(), is_moving), move |(_, _, is_moving)| {
        if *is_moving {
            return None;
        }
        let before = last.replace(Some((*state).clone()));
        before.and_then(|before| announcement(texts, &before, &state))
    });
    html! { <p class="announced unseen" role="status">{ (*said).clone().unwrap_or_default() }</p> }
}

/// The announcement of the step from one state to another; `None` if neither the position nor the number of moves has changed.
fn announcement(texts: Texts, before: &State, now: &State) -> Option<String> {
    if before.sum() == now.sum() && before.moves_made() == now.moves_made() {
        return None;
    }
    let made = now.moves_since(before);
    let moves = made.iter().filter_map(|(sum, moves)| move_made(texts, now, sum, *moves));
    let mut sentences: Vec<String> = moves.collect();
    if sentences.is_empty() {
        sentences.push(texts.announce_position(&position_label(texts, now.sum())));
    }
    sentences.push(turn(texts, now));
    Some(sentences.join(texts.between_sentences()))
}

/// The move that was made in a game after so many others, and who made it.
fn move_made(texts: Texts, now: &State, sum: &Sum, moves: usize) -> Option<String> {
    let after = now.line().get(moves + 1 - now.before())?;
    let name = describe_in(texts, sum, sum.move_to(after)?)?;
    Some(match now.computer {
        Some(computer) if computer.moves_after(moves) => texts.announce_computer(&name),
        Some(_) => texts.announce_you(&name),
        None => texts.announce_player(&if moves.is_multiple_of(2) { 1 } else { 2 }, &name),
    })
}

#[cfg(test)]
mod tests {
    use super::announcement;
    use crate::table::{Action, Computer, State};
    use crate::texts::Texts;
    use maths::games::{Axis, Move};
    use maths::solver::Strength;

    fn at(game: &str) -> State {
        State::default().after(Action::Place(game.parse().unwrap()))
    }

    fn cut(axis: Axis, to: u32) -> Action {
        Action::Play(Move::Cut { axis, to }.into())
    }

    fn said(before: &State, now: &State) -> Option<String> {
        announcement(Texts::default(), before, now)
    }

    #[test]
    fn a_move_is_announced_with_who_made_it_and_whose_turn_it_is() {
        let first = at("triangle:k=3:7,4,7");
        let second = first.clone().after(cut(Axis::X, 4));
        assert_eq!(
            said(&first, &second).as_deref(),
            Some("Player 1: Break left to 4: leaves (4, 3, 7). Player 2 is to move.")
        );
        let third = second.clone().after(cut(Axis::Y, 0));
        assert_eq!(
            said(&second, &third).as_deref(),
            Some("Player 2: Break top to 0: leaves (4, 0, 7). Player 1 is to move.")
        );
    }

    #[test]
    fn the_moves_of_the_computer_are_announced_as_its_own() {
        let computer = Computer { is_second: true, strength: Strength::FULL, seed: 1 };
        let first = at("nim:1,1,0").after(Action::SetComputer(Some(computer)));
        let second = first.clone().after(cut(Axis::X, 0));
        let mine = said(&first, &second);
        assert_eq!(mine.as_deref(), Some("You: Break left to 0: leaves (0, 1, 0). The computer is to move."));
        let third = second.clone().after(cut(Axis::Y, 0));
        let its = said(&second, &third).unwrap();
        assert!(its.starts_with("The computer: Break top to 0: leaves (0, 0, 0). "), "{its}");
        assert!(its.ends_with("The computer made the last move and wins."), "{its}");
    }

    #[test]
    fn a_position_without_a_move_to_it_is_announced_itself_and_nothing_else_is() {
        let first = at("nim:3,7,4");
        let second = first.clone().after(cut(Axis::X, 0));
        let back = second.clone().after(Action::Undo);
        assert_eq!(said(&second, &back).as_deref(), Some("On the board: Rectangle (3, 7, 4). Player 1 is to move."));
        assert_eq!(said(&first, &first.clone().after(Action::Mark(true))), None);
    }
}
