//! One part of the board: its position, to be cut.

use crate::kit::words::{describe, picture_label};
use crate::table::move_field::move_field;
use crate::table::shaping_panel::ShapingPanel;
use crate::table::turn::game_label;
use crate::table::{Action, State};
use crate::texts::{Texts, use_texts};
use crate::view::board;
use crate::view::board::{Board, Choice, Mark, Words};
use crate::view::removed::Removed;
use maths::games::scene::{Groove, Scene};
use maths::games::{Drawn, Game, Move, OwnRules, SumMove};
use maths::solver::SumEvaluation;
use std::rc::Rc;
use yew::prelude::*;

/// The state, and what is drawn in addition to the bar.
#[derive(Clone, PartialEq, Properties)]
pub struct BarProps {
    /// The state and where changes go.
    pub state: UseReducerHandle<State>,
    /// Which part of the sum it is.
    #[prop_or_default]
    pub part: usize,
    /// True if the board shows a hint while no move is chosen.
    #[prop_or(true)]
    pub has_hint: bool,
    /// True if grooves may be marked.
    #[prop_or(true)]
    pub has_marks: bool,
    /// True if winning moves have a dot on a board without marked grooves.
    #[prop_or_default]
    pub has_dots: bool,
    /// True if the grooves have numbers, which the hint mentions.
    #[prop_or(true)]
    pub has_labels: bool,
    /// True if the user cannot break the bar.
    #[prop_or_default]
    pub is_held: bool,
    /// True if the user moves the sides of the bar instead.
    #[prop_or_default]
    pub is_shaping: bool,
    /// Called with the move that is chosen and not yet made, or none.
    #[prop_or_default]
    pub on_choose: Callback<Option<Move>>,
}

impl BarProps {
    /// The bar of a state, with all that can be drawn.
    pub fn of(state: &UseReducerHandle<State>) -> Self {
        let on_choose = Callback::noop();
        Self {
            state: state.clone(),
            part: 0,
            has_hint: true,
            has_marks: true,
            has_dots: false,
            has_labels: true,
            is_held: false,
            is_shaping: false,
            on_choose,
        }
    }
}

/// The position of a part, to be cut.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let texts = use_texts();
    let (state, part) = (&props.state, props.part);
    let game = state.sum().parts().get(part).copied().unwrap_or(state.game());
    let is_still = props.is_held;
    let scene = use_memo((game, is_still), |(game, is_still)| {
        let scene = game.scene()?;
        Some(Rc::new(if *is_still { Scene { grooves: Vec::new(), ..scene } } else { scene }))
    });
    let is_marked = props.has_marks && state.marks;
    let marks = (is_marked || props.has_dots).then(|| state.judged()).flatten();
    let choices = {
        let scene = (*scene).clone();
        use_memo((texts, game, part, is_still, is_marked, marks), |(texts, game, part, _, is_marked, marks)| {
            choices_of(*texts, game, *part, scene.as_deref(), marks.as_deref(), *is_marked)
        })
    };
    let eaten = use_eaten(game, state.moves_made());
    let outline = use_memo((game, state.moves_made()), |_| left_by_computer(state, part));
    let on_play = use_callback((state.dispatcher(), part), |play: Move, (dispatcher, part)| {
        dispatcher.dispatch(Action::Play(SumMove::In { part: *part, play }));
    });
    let is_labeled = props.has_labels && scene.as_deref().is_some_and(board::is_labeled);
    let words = words(texts, &game, is_labeled);
    let words = if props.has_hint { words } else { Words { hint: "", ..words } };
    let label = if is_still { game_label(texts, &game) } else { picture_label(texts, &game) };
    let is_alone = state.sum().only().is_some();
    let label = if is_alone { label } else { texts.sum_in_part(&(part + 1), &label) };
    match &*scene {
        Some(scene) if props.is_shaping => {
            html! { <ShapingPanel state={state.clone()} scene={Rc::clone(scene)} {label} /> }
        }
        Some(scene) => html! {
            <Board {label} scene={Rc::clone(scene)} choices={Rc::clone(&choices)} {words} {eaten} outline={(*outline).clone()} {is_still} {on_play} on_choose={props.on_choose.clone()} number={part} />
        },
        None => html! {
            <>
                <p class="too-large">{ texts.too_large() }</p>
                if !is_still { { move_field(texts, game, part, on_play.clone()) } }
            </>
        },
    }
}

fn words(texts: Texts, game: &Game, is_labeled: bool) -> Words {
    let rules = game.ruleset().rules;
    match rules.drawn() {
        Drawn::Strips => {
            let has_several = rules.own().is_some_and(OwnRules::has_several);
            let hint = if has_several { texts.strips_several_hint() } else { texts.strips_hint() };
            Words { hint, confirm: texts.strips_confirm() }
        }
        Drawn::Piles => Words { hint: texts.tokens_hint(), ..Words::default() },
        Drawn::Bar => {
            let hint = if is_labeled { texts.grooves_hint() } else { texts.grooves_hint_plain() };
            Words { hint, confirm: texts.grooves_confirm() }
        }
    }
}

/// The moves of the grooves of the drawing. With an evaluation they also have marks: values of options, or only dots for winning moves.
fn choices_of(
    texts: Texts,
    game: &Game,
    part: usize,
    scene: Option<&Scene>,
    evaluation: Option<&SumEvaluation>,
    has_values: bool,
) -> Vec<Choice> {
    let mark = |play: Move| {
        let play = SumMove::In { part, play };
        let value = evaluation?.options.iter().find(|option| option.play == play)?.value;
        (has_values || value == 0).then_some(Mark { wins: value == 0, value: has_values.then_some(value) })
    };
    let named = |groove: &Groove| {
        let to = game.ruleset().play(game.position(), groove.play)?;
        let (mark, name) = (mark(groove.play), describe(texts, game, groove.play, to));
        let name = mark.map_or_else(
            || name.clone(),
            |Mark { wins, value }| {
                // A dot is for moves that leave value 0.
                let value = value.unwrap_or(0);
                if wins { texts.marked_wins(&name, &value) } else { texts.marked_loses(&name, &value) }
            },
        );
        Some(Choice { name, leaves: to.coordinates, mark })
    };
    scene.iter().flat_map(|scene| scene.grooves.iter().filter_map(named)).collect()
}

/// The piece that the computer's last move removed from a part. Its outline stays until the user moves.
fn left_by_computer(state: &State, part: usize) -> Option<Removed> {
    let last = state.moves_made().checked_sub(1)?;
    let is_computers = state.computer.is_some_and(|computer| computer.moves_after(last));
    let before = state.line().get(state.at().checked_sub(1)?).filter(|_| is_computers)?;
    Removed::between(before.parts().get(part)?, state.sum().parts().get(part)?)
}

/// The piece that the last move removed, if the board has just advanced by one position in the line.
#[hook]
fn use_eaten(game: Game, moves: usize) -> Option<(u32, Removed)> {
    let last = use_mut_ref(|| None::<(Game, usize)>);
    let eaten = use_memo((game, moves), |(game, moves)| {
        let (before, _) = last.replace(Some((*game, *moves))).filter(|(_, before)| before + 1 == *moves)?;
        Removed::between(&before, game)
    });
    (*eaten).clone().map(|removed| (moves as u32, removed))
}
