//! The board with its sentence, whose turn it is, and the buttons that walk through the game.

use crate::app::Action;
use crate::app::State;
use crate::app::figures::take_away::Goods;
use crate::app::figures::take_away::TakeAway;
use crate::app::words::coordinates;
use crate::app::words::describe;
use crate::app::words::family_name;
use crate::games::Family;
use crate::games::Game;
use crate::games::Move;
use crate::games::scene::Groove;
use crate::view::board::Board;
use crate::view::board::Choice;
use crate::view::board::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The hero of the page.
#[component]
pub(super) fn BoardPanel(props: &Props) -> Html {
    let state = &props.state;
    let game = state.game();
    let scene = use_memo(game, |game| game.scene().map(Rc::new));
    let choices = use_memo(game, choices_of);
    let on_play = use_callback(state.dispatcher(), |play: Move, dispatcher| dispatcher.dispatch(Action::Play(play)));
    let label = format!(
        "{}, position {}: grooves",
        family_name(game.ruleset().shape.family()),
        coordinates(&game.ruleset(), game.position())
    );
    html! {
        <section class="board-panel" aria-label="Board">
            { match &*scene {
                Some(scene) => html! { <Board {label} scene={Rc::clone(scene)} choices={Rc::clone(&choices)} words={words(&game)} {on_play} /> },
                None => html! {
                    <p class="too-large">
                        { "This position has too many pieces to be drawn. Its value and the figures below are not affected." }
                    </p>
                },
            } }
            <p class="turn" role="status">{ turn(state) }</p>
            <div class="walk">
                { button(state, "Undo", Action::Undo, state.can_undo()) }
                { button(state, "Redo", Action::Redo, state.can_redo()) }
                { button(state, "Start again", Action::Restart, state.can_undo()) }
                { for pass_button(state) }
            </div>
            <TakeAway goods={Goods::Bar(game)} look={state.look} />
        </section>
    }
}

fn words(game: &Game) -> Words {
    match game.ruleset().shape.family() {
        Family::Sharing => Words {
            hint: "Point at or touch a token: it can go with all above it. Where two piles could take them, the token's \
                   left half is for the left one and its right half for the right one.",
            confirm: "Move them",
        },
        Family::Nim | Family::Triangle | Family::Step => Words {
            hint: "Point at or touch a groove to see what would fall. Its number is what it leaves on that side.",
            confirm: "Break here",
        },
    }
}

/// What each groove of the drawing does.
fn choices_of(game: &Game) -> Vec<Choice> {
    let named = |groove: &Groove| {
        let to = game.ruleset().play(game.position(), groove.play)?;
        Some(Choice { name: describe(game, groove.play, to), leaves: to.cells })
    };
    game.scene().iter().flat_map(|scene| scene.grooves.iter().filter_map(named)).collect()
}

/// Whose turn it is, or who has won and by which rule.
fn turn(state: &State) -> String {
    let (next, last) = if state.moves_made().is_multiple_of(2) { (1, 2) } else { (2, 1) };
    let game = state.game();
    match (game.is_terminal(), state.moves_made(), game.ruleset().misere) {
        (false, ..) => format!("Player {next} to move."),
        (true, 0, _) => "No move is left here. Choose a larger position.".into(),
        (true, _, false) => format!("Player {last} made the last move and wins."),
        (true, _, true) => format!("Player {last} made the last move and loses."),
    }
}

fn button(state: &UseReducerHandle<State>, label: &'static str, action: Action, is_possible: bool) -> Html {
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| {
        if is_possible {
            dispatcher.dispatch(action.clone());
        }
    });
    // Not disabled, or the keyboard would lose its place when the last move is taken back.
    html! { <button type="button" aria-disabled={(!is_possible).to_string()} {onclick}>{ label }</button> }
}

fn pass_button(state: &UseReducerHandle<State>) -> Option<Html> {
    let game = state.game();
    game.ruleset()
        .pass
        .then(|| button(state, "Use the pass", Action::Play(Move::Pass), game.play(Move::Pass).is_some()))
}
