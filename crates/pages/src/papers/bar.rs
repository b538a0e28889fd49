//! A position of a paper on a board: it can be cut, move after move, and goes back to what the paper shows.

use maths::games::scene::Scene;
use maths::games::{Game, Move, Rules, Sum, SumMove};
use std::rc::Rc;
use web::kit::rooms::Room;
use web::kit::words::{all_coordinates, describe, describe_in};
use web::texts::{Texts, use_texts};
use web::view::board::{Board, Choice, Words};
use web::view::hooks::{use_latest, use_state_eq};
use web::view::pieces::still;
use web::view::sight::use_in_sight;
use yew::prelude::*;

/// Small drawings with more pieces say nothing.
const MOST_PIECES: usize = 600;
/// A board is drawn when it is as near as this to what is in sight.
const NEAR: &str = "60%";

/// The position that the paper shows, the moves that it names, and the number of the board.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub sum: Sum,
    pub moves: Vec<SumMove>,
    pub number: usize,
    /// The name of a coordinate whose moves are made visible.
    #[prop_or_default]
    pub lit: Option<&'static str>,
    /// Called with the name of the coordinate that a chosen move lowers, or none.
    #[prop_or_default]
    pub on_light: Callback<Option<&'static str>>,
}

/// `figure.bar`
#[component]
pub(super) fn Bar(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let is_near = use_in_sight(&node, NEAR);
    let played = use_state_eq(|| vec![props.sum.clone()]);
    // The played moves belong to the position from which they were played.
    let line = if played.first() == Some(&props.sum) { (*played).clone() } else { vec![props.sum.clone()] };
    let latest = use_latest(&line);
    let now = line.last().unwrap_or(&props.sum).clone();
    let play = {
        let (setter, latest) = (played.setter(), latest);
        Callback::from(move |play: SumMove| {
            let mut line = latest.borrow_mut();
            if let Some(next) = line.last().and_then(|sum| sum.play(play)) {
                line.push(next);
                setter.set(line.clone());
            }
        })
    };
    let restore = {
        let (setter, sum) = (played.setter(), props.sum.clone());
        Callback::from(move |_: MouseEvent| setter.set(vec![sum.clone()]))
    };
    let named = |named: &SumMove| {
        let (setter, sum, named) = (played.setter(), props.sum.clone(), *named);
        let onclick =
            Callback::from(move |_: MouseEvent| setter.set([sum.clone()].into_iter().chain(sum.play(named)).collect()));
        let wording = describe_in(texts, &props.sum, named).unwrap_or_default();
        html! { <li key={wording.clone()}><button type="button" class="quiet" {onclick}>{ wording }</button></li> }
    };
    let passing = |pass: SumMove| {
        let onclick = play.reform(move |_: MouseEvent| pass);
        html! { <button type="button" class="quiet" {onclick}>{ describe_in(texts, &now, pass).unwrap_or_default() }</button> }
    };
    html! {
        <figure class="bar" ref={node}>
            <div class="stage">
                if is_near {
                    { for (0..now.parts().len()).map(|part| board(texts, &now, props, part, &play)) }
                }
            </div>
            <figcaption>
                <span class="at" aria-live="polite">{ numbers(&now) }</span>
                { for now.moves().into_iter().filter(is_pass).map(passing) }
                <button type="button" class="quiet" onclick={restore} aria-disabled={(line.len() < 2).to_string()}>{ texts.papers_restore() }</button>
                <a class="button quiet" href={Room::Explore.with_position(&now, false)}>{ texts.papers_explore() }</a>
            </figcaption>
            if !props.moves.is_empty() {
                <ul class="cuts" aria-label={texts.papers_cuts()}>{ for props.moves.iter().map(named) }</ul>
            }
        </figure>
    }
}

/// True if a move is no groove of a drawing.
fn is_pass(play: &SumMove) -> bool {
    match play {
        SumMove::In { play, .. } => *play == Move::Pass,
        SumMove::Pass => true,
    }
}

/// A part of the position to be cut; its notation where it is too large to be drawn.
fn board(texts: Texts, now: &Sum, props: &Props, part: usize, play: &Callback<SumMove>) -> Html {
    let Some(game) = now.parts().get(part) else { return Html::default() };
    let Some(scene) = game.scene().map(Rc::new) else {
        return html! { <p key={part} class="too-large"><code>{ game.to_string() }</code></p> };
    };
    let stage = props.sum.parts().get(part).and_then(Game::scene).map(Rc::new);
    let choices = Rc::new(choices(texts, game, &scene));
    let on_play = play.reform(move |play: Move| SumMove::In { part, play });
    let rules = game.ruleset().rules;
    let lit = props.lit.and_then(|name| rules.named(name));
    let on_choose = props.on_light.reform(move |chosen: Option<Move>| {
        let lowered = rules.coordinates().find(|which| chosen.is_some_and(|play| play.lowers(*which)));
        lowered.map(|which| rules.name(which))
    });
    let number = props.number * MOST_PARTS + part;
    html! {
        <Board key={part} label={game.to_string()} {scene} {stage} {choices} words={words(texts, game)} {number} {lit} {on_play} {on_choose} />
    }
}

/// No sum of a paper has more parts.
const MOST_PARTS: usize = 4;

fn words(texts: Texts, game: &Game) -> Words {
    let confirm = match game.ruleset().rules {
        Rules::Bar(_) => texts.grooves_confirm(),
        // The held tokens say what comes next.
        Rules::Piles(_) => "",
        Rules::Own(_) => texts.strips_confirm(),
    };
    Words { hint: "", confirm }
}

/// The coordinates in brackets, as the papers write them.
pub(super) fn numbers(sum: &Sum) -> String {
    let numbers = all_coordinates(sum);
    if sum.only().is_some() { format!("({numbers})") } else { numbers }
}

/// The break at each groove of the drawing.
fn choices(texts: Texts, game: &Game, scene: &Scene) -> Vec<Choice> {
    let named = |play: Move| {
        let to = game.ruleset().play(game.position(), play)?;
        Some(Choice { name: describe(texts, game, play, to), leaves: to.coordinates, mark: None })
    };
    scene.grooves.iter().filter_map(|groove| named(groove.play)).collect()
}

/// A position as a small drawing; none where it is too large.
pub(super) fn small(sum: &Sum) -> Option<Html> {
    let scenes = sum.parts().iter().map(|game| game.scene().filter(|scene| scene.pieces.len() <= MOST_PIECES));
    let scenes: Option<Vec<Scene>> = scenes.collect();
    Some(scenes?.into_iter().enumerate().map(|(part, scene)| html! { <key={part}>{ still(&scene) }</> }).collect())
}
