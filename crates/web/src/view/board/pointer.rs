//! The groove under a mouse or a finger.

use crate::view::board::Choice;
use crate::view::plane::Plane;
use maths::games::scene::Scene;
use web_sys::{Element, MouseEvent};

/// A pointer is on a groove up to this distance, in pixels.
const AT: f64 = 4.0;
/// The reach of a groove for a pointer beside the bar: in pixels, and in units if the drawing is large.
const REACH: f64 = 22.0;
const REACH_UNITS: f64 = 2.0;

/// A point of the unscaled plane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pointed {
    pub x: f64,
    pub y: f64,
    /// The size of a pixel, in units.
    pixel: f64,
}

impl Pointed {
    /// The point under a pointer. The drawing keeps its proportions in the middle of its box, so pixels and units differ by one factor.
    pub(super) fn of(event: &MouseEvent, drawing: &Element, stage: &Scene, margin: f64) -> Self {
        let [left, top, width, height] = Plane::of(stage).view_box(stage.frame, margin);
        let bounds = drawing.get_bounding_client_rect();
        let pixel = (width / bounds.width().max(1.0)).max(height / bounds.height().max(1.0));
        let from_middle = |at: i32, begin: f64, length: f64| (f64::from(at) - begin - length / 2.0) * pixel;
        let x = left + width / 2.0 + from_middle(event.client_x(), bounds.left(), bounds.width());
        let y = top + height / 2.0 + from_middle(event.client_y(), bounds.top(), bounds.height());
        Self { x, y: -y, pixel }
    }

    /// The groove that is meant: the one at which the point lies; else the nearest of those whose cut takes away the piece on which it
    /// lies; and beside the bar or on the bitter piece the nearest of all.
    pub(super) fn groove(self, scene: &Scene, choices: &[Choice]) -> Option<usize> {
        let nearest = |reach, may: &dyn Fn(usize) -> bool| scene.groove_at(self.x, self.y, reach, may);
        let any = |groove: usize| scene.grooves[groove].has_place();
        let taking = || {
            let piece = scene.piece_at(self.x, self.y)?;
            nearest(f64::INFINITY, &|groove| any(groove) && !piece.is_part_of(choices[groove].leaves))
        };
        nearest(AT * self.pixel, &any).or_else(taking).or_else(|| nearest((REACH * self.pixel).max(REACH_UNITS), &any))
    }
}

#[cfg(test)]
mod tests {
    use super::Pointed;
    use crate::view::board::Choice;
    use maths::games::Game;
    use maths::games::scene::{Groove, Piece, Scene};

    /// Points of a piece: near its corners, and between each of them and the middle.
    fn points(scene: &Scene, piece: &Piece) -> Vec<Pointed> {
        let count = piece.corners.len() as f64;
        let sum = piece.corners.iter().fold((0.0, 0.0), |(x, y), corner| (x + corner.0 as f64, y + corner.1 as f64));
        let (middle_x, middle_y) = (sum.0 / count, sum.1 / count);
        let unit = scene.unit as f64;
        let between = |part: f64| {
            piece.corners.iter().map(move |corner| Pointed {
                x: (middle_x + part * (corner.0 as f64 - middle_x)) / unit,
                y: (middle_y + part * (corner.1 as f64 - middle_y)) / unit,
                // A screen so large that a distance in pixels does not matter.
                pixel: 0.001,
            })
        };
        [0.0, 0.5, 0.98].into_iter().flat_map(between).collect()
    }

    #[test]
    fn a_press_on_a_piece_takes_it_away() {
        for text in [
            "nim:4,0,6",
            "nim:3,2,4",
            "triangle:k=3:5,3,4",
            "triangle:k=2:1,4,8",
            "step:k=2,s=0:4,4,9",
            "bar:rim=x+z:2,3,2",
            "rules:l r u d:3,4,2,1",
        ] {
            let game: Game = text.parse().unwrap();
            let scene = game.scene().unwrap();
            let leaves = |groove: &Groove| game.ruleset().play(game.position(), groove.play).unwrap().coordinates;
            let choice = |groove| Choice { name: String::new(), leaves: leaves(groove), mark: None };
            let choices: Vec<Choice> = scene.grooves.iter().map(choice).collect();
            for piece in scene.pieces.iter().filter(|piece| !piece.is_bitter()) {
                for pointed in points(&scene, piece) {
                    let groove = pointed.groove(&scene, &choices).unwrap();
                    assert!(!piece.is_part_of(choices[groove].leaves), "{text}: {piece:?} at {pointed:?}");
                }
            }
        }
    }
}
