//! The board with its sentence, whose turn it is, and the buttons that walk through the game.

use crate::app::Action;
use crate::app::State;
use crate::app::announcing::Announcer;
use crate::app::boards::Boards;
use crate::app::command_line::CommandLine;
use crate::app::figures::Props;
use crate::app::figures::downloads::Content;
use crate::app::figures::downloads::Downloads;
use crate::app::game_panel::game_panel;
use crate::app::move_field::MoveField;
use crate::app::shaping_panel::ShapingPanel;
use crate::games::Game;
use crate::games::Move;
use crate::games::Rules;
use crate::games::Sum;
use crate::games::SumMove;
use crate::games::scene::Groove;
use crate::games::scene::Scene;
use crate::kit::families::family_name;
use crate::kit::words::coordinates;
use crate::kit::words::describe;
use crate::solver::SumEvaluation;
use crate::texts::Texts;
use crate::texts::use_texts;
use crate::view::board;
use crate::view::board::Board;
use crate::view::board::Choice;
use crate::view::board::Mark;
use crate::view::board::Words;
use crate::view::hooks::use_state_eq;
use crate::view::plane::Plane;
use std::rc::Rc;
use yew::prelude::*;

/// The hero of the page.
#[component]
pub(super) fn BoardPanel(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let game = state.game();
    let is_shaping = use_state_eq(|| false);
    let onclick = {
        let is_shaping = is_shaping.clone();
        Callback::from(move |_: MouseEvent| is_shaping.set(!*is_shaping))
    };
    html! {
        <section class="board-panel" aria-label={texts.board()}>
            <Boards state={state.clone()} is_shaping={*is_shaping} />
            <p class="turn">{ turn(texts, state) }</p>
            <Announcer state={state.clone()} />
            <div class="walk">
                { walk(texts, state) }
                <button type="button" aria-pressed={is_shaping.to_string()} {onclick}>{ shaping_label(texts, &game, *is_shaping) }</button>
            </div>
            { game_panel(texts, props) }
            <CommandLine state={state.clone()} />
            <Downloads content={Content::Bar(game)} look={state.look} />
        </section>
    }
}

/// The state, and what is drawn in addition to the bar.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BarProps {
    pub state: UseReducerHandle<State>,
    /// Which part of the sum it is.
    #[prop_or_default]
    pub part: usize,
    /// Whether it says what to do while nothing is chosen.
    #[prop_or(true)]
    pub has_hint: bool,
    /// Whether grooves may be marked.
    #[prop_or(true)]
    pub has_marks: bool,
    /// Whether it cannot be cut.
    #[prop_or_default]
    pub is_held: bool,
    /// Whether its sides are moved instead.
    #[prop_or_default]
    pub is_shaping: bool,
}

/// The position of a part, to be cut.
#[component]
pub(crate) fn Bar(props: &BarProps) -> Html {
    let texts = use_texts();
    let (state, part) = (&props.state, props.part);
    let game = state.sum().parts().get(part).copied().unwrap_or(state.game());
    let is_still = props.is_held;
    let scene = use_memo((game, is_still), |(game, is_still)| {
        let scene = game.scene()?;
        Some(Rc::new(if *is_still { Scene { grooves: Vec::new(), ..scene } } else { scene }))
    });
    let is_marked = props.has_marks && state.marks;
    let marks = is_marked.then(|| state.judged()).flatten();
    let choices = {
        let scene = (*scene).clone();
        use_memo((texts, game, part, is_still, marks), |(texts, game, part, _, marks)| {
            choices_of(*texts, game, *part, scene.as_deref(), marks.as_deref())
        })
    };
    let eaten = use_eaten(game, state.moves_made(), (*scene).as_ref());
    let on_play = use_callback((state.dispatcher(), part), |play: Move, (dispatcher, part)| {
        dispatcher.dispatch(Action::Play(SumMove::In { part: *part, play }));
    });
    let words = words(texts, &game, scene.as_deref().is_some_and(board::is_labeled));
    let words = if props.has_hint { words } else { Words { hint: "", ..words } };
    let label = if is_still { game_label(texts, &game) } else { label(texts, &game) };
    let is_alone = state.sum().only().is_some();
    let label = if is_alone { label } else { texts.sum_in_part(&(part + 1), &label) };
    match &*scene {
        Some(scene) if props.is_shaping => {
            html! { <ShapingPanel state={state.clone()} scene={Rc::clone(scene)} {label} /> }
        }
        Some(scene) => html! {
            <Board {label} scene={Rc::clone(scene)} choices={Rc::clone(&choices)} {words} {eaten} {is_still} {on_play} number={part} />
        },
        None => html! {
            <>
                <p class="too-large">{ texts.too_large() }</p>
                if !is_still { <MoveField {game} {part} on_play={on_play.clone()} /> }
            </>
        },
    }
}

fn label(texts: Texts, game: &Game) -> String {
    let family = family_name(texts, game.ruleset().rules.family());
    texts.board_label(&family, &coordinates(&game.ruleset(), game.position()))
}

/// The games on the board with their positions, without their grooves.
pub(crate) fn position_label(texts: Texts, sum: &Sum) -> String {
    sum.parts().iter().map(|game| game_label(texts, game)).collect::<Vec<_>>().join(" + ")
}

fn game_label(texts: Texts, game: &Game) -> String {
    let family = family_name(texts, game.ruleset().rules.family());
    format!("{family} ({})", coordinates(&game.ruleset(), game.position()))
}

/// The buttons that walk through the game.
pub(crate) fn walk(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    html! {
        <>
            { button(state, texts.undo(), Action::Undo, state.can_undo()) }
            { button(state, texts.redo(), Action::Redo, state.can_redo()) }
            { button(state, texts.restart(), Action::Restart, state.can_undo()) }
            { pass_button(texts, state).unwrap_or_default() }
            { answer_button(texts, state).unwrap_or_default() }
        </>
    }
}

/// The button that lets the sides be moved, and the same one when that is done.
fn shaping_label(texts: Texts, game: &Game, is_shaping: bool) -> &'static str {
    match (is_shaping, game.ruleset().rules) {
        (true, _) => texts.shape_done(),
        (false, Rules::Piles(_)) => texts.shape_piles(),
        (false, Rules::Bar(_)) => texts.shape_bar(),
    }
}

fn words(texts: Texts, game: &Game, is_labeled: bool) -> Words {
    match game.ruleset().rules {
        Rules::Piles(_) => Words { hint: texts.tokens_hint(), confirm: texts.tokens_confirm() },
        Rules::Bar(_) => {
            let hint = if is_labeled { texts.grooves_hint() } else { texts.grooves_hint_plain() };
            Words { hint, confirm: texts.grooves_confirm() }
        }
    }
}

/// What each groove of the drawing does; with an evaluation also what it leads to.
fn choices_of(
    texts: Texts,
    game: &Game,
    part: usize,
    scene: Option<&Scene>,
    evaluation: Option<&SumEvaluation>,
) -> Vec<Choice> {
    let mark = |play: Move| {
        let play = SumMove::In { part, play };
        let value = evaluation?.options.iter().find(|option| option.play == play)?.value;
        Some(Mark { wins: value == 0, value })
    };
    let named = |groove: &Groove| {
        let to = game.ruleset().play(game.position(), groove.play)?;
        let (mark, name) = (mark(groove.play), describe(texts, game, groove.play, to));
        let name = mark.map_or_else(
            || name.clone(),
            |Mark { wins, value }| {
                if wins { texts.marked_wins(&name, &value) } else { texts.marked_loses(&name, &value) }
            },
        );
        Some(Choice { name, leaves: to.coordinates, mark })
    };
    scene.iter().flat_map(|scene| scene.grooves.iter().filter_map(named)).collect()
}

/// The part of the bar that the last move took away, when the position has just become that of the next one in the line.
#[hook]
fn use_eaten(game: Game, moves: usize, scene: Option<&Rc<Scene>>) -> Option<(u32, String)> {
    let last = use_mut_ref(|| None::<(Game, usize, Option<Rc<Scene>>)>);
    let eaten = use_memo((game, moves), |(game, moves)| {
        let before = last.replace(Some((*game, *moves, scene.cloned())));
        let (before, _, scene) = before.filter(|(_, before, _)| before + 1 == *moves)?;
        let (scene, left) = (scene?, game.position().coordinates);
        let is_move = before.ruleset() == game.ruleset() && before.ruleset().rules.is_bar();
        is_move.then(|| Plane::of(&scene).path(scene.pieces.iter().filter(|piece| !piece.is_part_of(left))))
    });
    (*eaten).clone().map(|outline| (moves as u32, outline))
}

/// Whose turn it is, or who has won and by which rule.
pub(crate) fn turn(texts: Texts, state: &State) -> String {
    let (next, last) = if state.moves_made().is_multiple_of(2) { (1, 2) } else { (2, 1) };
    let sum = state.sum();
    match (sum.is_terminal(), state.moves_made(), sum.is_misere()) {
        (false, ..) if state.computer.is_some() => {
            if state.is_computers_turn() { texts.turn_computer() } else { texts.turn_yours() }.into()
        }
        (false, ..) => texts.turn_player(&next),
        (true, 0, _) => texts.turn_none().into(),
        (true, moves, misere) => match (state.computer, misere) {
            (None, false) => texts.ended_player_wins(&last),
            (None, true) => texts.ended_player_loses(&last),
            (Some(computer), false) if computer.moves_after(moves - 1) => texts.ended_computer_wins().into(),
            (Some(computer), true) if computer.moves_after(moves - 1) => texts.ended_computer_loses().into(),
            (Some(_), false) => texts.ended_you_win().into(),
            (Some(_), true) => texts.ended_you_lose().into(),
        },
    }
}

pub(super) fn button(
    state: &UseReducerHandle<State>,
    label: impl Into<AttrValue>,
    action: Action,
    is_possible: bool,
) -> Html {
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| {
        if is_possible {
            dispatcher.dispatch(action.clone());
        }
    });
    // Not disabled, or the keyboard would lose its place when the last move is taken back.
    html! { <button type="button" aria-disabled={(!is_possible).to_string()} {onclick}>{ label.into() }</button> }
}

/// The button that uses the pass, where the game has one, or the whole sum; each part has a button of its own.
pub(crate) fn pass_button(texts: Texts, state: &UseReducerHandle<State>) -> Option<Html> {
    let sum = state.sum();
    let (label, pass) = match sum.only() {
        Some(game) => game.ruleset().pass.then_some((texts.use_pass(), SumMove::alone(Move::Pass)))?,
        None => sum.whole().pass.map(|_| (texts.sum_use_whole_pass(), SumMove::Pass))?,
    };
    Some(button(state, label, Action::Play(pass), sum.play(pass).is_some()))
}

/// When the user has gone back to a turn of the computer.
fn answer_button(texts: Texts, state: &UseReducerHandle<State>) -> Option<Html> {
    let is_held = state.can_redo() && state.computers_move().is_some();
    is_held.then(|| button(state, texts.answer(), Action::Answer, true))
}
