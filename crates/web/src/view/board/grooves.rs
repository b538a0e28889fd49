//! The grooves of a bar, with labels, and marks beside them.

use crate::view::board::labels::{every_beside, groove_label, has_room, is_labeled};
use crate::view::board::marks::groove_mark;
use crate::view::board::{Choice, piles};
use crate::view::plane::Plane;
use maths::games::Coordinate;
use maths::games::scene::{Groove, Hit, Point, Rect, Scene};
use yew::prelude::*;

/// A bar and what can be chosen on it.
pub(super) struct Grooves<'a> {
    /// The bar.
    pub scene: &'a Scene,
    /// The bar of the beginning, by whose size labels are chosen.
    pub stage: &'a Scene,
    /// The effect of each groove.
    pub choices: &'a [Choice],
    /// The groove that is chosen.
    pub selected: Option<usize>,
    /// The tokens that are held: their moves are pressed at the piles that receive them.
    pub holding: Option<(Coordinate, u32)>,
    /// Grooves that lower this coordinate are shown as those that matter.
    pub lit: Option<Coordinate>,
    /// True if the grooves have no numbers.
    pub is_plain: bool,
    /// Which board of the page this is.
    pub number: usize,
}

/// The name of a groove on one of the boards of the page.
pub(super) fn groove_id(board: usize, groove: usize) -> String {
    if board == 0 { format!("groove-{groove}") } else { format!("board-{}-groove-{groove}", board + 1) }
}

/// The drawing.
pub(super) fn grooves(drawn: &Grooves) -> Html {
    let Grooves { scene, stage, choices, selected, holding, lit, is_plain, number } = *drawn;
    let plane = Plane::of(scene);
    let (is_labeled, every) = (!is_plain && is_labeled(stage), every_beside(stage));
    let draw = |(index, (groove, choice)): (usize, (&Groove, &Choice))| {
        let is_selected = selected == Some(index);
        let is_lit = lit.is_some_and(|lit| groove.play.lowers(lit));
        let target =
            piles::target(scene, groove.play).filter(|_| holding.is_some() && piles::held(groove.play) == holding);
        let has_dot = choice.mark.is_some_and(|mark| mark.value.is_none());
        let class = classes!(
            "groove",
            has_dot.then_some("dotted"),
            is_selected.then_some("selected"),
            is_lit.then_some("lit"),
            target.map(|_| "target")
        );
        let mark = match groove.hit {
            Hit::Along(ref line) => groove_line(plane, line),
            Hit::Inside(area) => {
                let Rect { left, bottom, right, top } = target.unwrap_or(area);
                let [x, y] = [left, -top].map(|n| plane.number(n));
                let [width, height] = [right - left, top - bottom].map(|n| plane.number(n));
                html! { <rect class="grip" {x} {y} {width} {height} /> }
            }
        };
        let label = groove_label(plane, groove).filter(|_| is_labeled && (is_selected || has_room(groove, every)));
        html! {
            <g key={index} id={groove_id(number, index)} {class} role="option" aria-label={choice.name.clone()}
                aria-selected={is_selected.to_string()}>
                { mark }
                { label.unwrap_or_default() }
            </g>
        }
    };
    let both = || scene.grooves.iter().zip(choices.iter());
    // There can be many moves without a place; one is drawn when it is chosen.
    let drawable = both().enumerate().filter(|(index, (groove, _))| groove.has_place() || selected == Some(*index));
    // Beside the grooves, whose names say the same in words.
    let marks = both()
        .filter(|(groove, _)| groove.has_place())
        .filter_map(|(groove, choice)| choice.mark.map(|mark| groove_mark(plane, groove, mark)));
    html! {
        <>
            <g class={classes!("grooves", scene.is_solid().then_some("solid"))} role="presentation">{ for drawable.map(draw) }</g>
            { for marks }
        </>
    }
}

pub(super) fn groove_line(plane: Plane, line: &[Point]) -> Html {
    if let &[from, until] = line {
        let [x1, y1, x2, y2] = [from.0, -from.1, until.0, -until.1].map(|n| plane.number(n));
        return html! { <line {x1} {y1} {x2} {y2} /> };
    }
    html! { <polyline points={plane.points(line)} /> }
}
