//! From the scaled whole numbers of a scene to thousandths of a unit, without a rounding error on the way.

use maths::games::scene::{Groove, Hit, Piece, Point, Scene, Side};

/// The largest number of grooves with labels: more labels would overlap.
const MOST_LABELED: usize = 48;
/// Half the width of the cross on the bitter piece, in thousandths. On a cube each arm goes so far, twice over, from the
/// middle to a corner.
const CROSS: i64 = 160;
/// The distance of labels from the foot of their groove, in thousandths.
const AWAY: i64 = 350;

/// A point in thousandths of a unit; the second coordinate grows upwards.
pub(super) type Place = (i64, i64);

/// The unit of length in a drawing of a scene.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    unit: i64,
}

/// The coordinate that a break leaves, written at the foot of its groove.
pub(super) struct Label {
    pub(super) at: Place,
    /// Right of the place, rather than below it.
    pub(super) is_beside: bool,
    pub(super) leaves: u32,
}

impl Pen {
    pub(super) fn of(scene: &Scene) -> Self {
        Self { unit: scene.unit }
    }

    /// A length in thousandths, rounded.
    pub(super) fn length(self, n: i64) -> i64 {
        rounded(n * 1000, self.unit)
    }

    pub(super) fn place(self, Point(x, y): Point) -> Place {
        (self.length(x), self.length(y))
    }

    /// The ends of the two strokes of the cross that marks the bitter piece; on the side of a cube slanted as the side is.
    pub(super) fn cross(self, piece: &Piece) -> [Vec<Place>; 2] {
        let middle = |along: fn(&Point) -> i64| {
            let sum: i64 = piece.corners.iter().map(along).sum();
            rounded(sum * 1000, self.unit * (piece.corners.len() as i64).max(1))
        };
        let (x, y) = (middle(|corner| corner.0), middle(|corner| corner.1));
        let towards = |corner: usize| {
            let (corner_x, corner_y) = self.place(piece.corners[corner]);
            (x + rounded((corner_x - x) * 2 * CROSS, 1000), y + rounded((corner_y - y) * 2 * CROSS, 1000))
        };
        let [left, right, bottom, top] = [x - CROSS, x + CROSS, y - CROSS, y + CROSS];
        match piece.side {
            Side::Flat => [vec![(left, bottom), (right, top)], vec![(left, top), (right, bottom)]],
            Side::Top | Side::Left | Side::Right => [[0, 2], [1, 3]].map(|ends| ends.map(towards).into()),
        }
    }

    /// The line along which a bar breaks, for moves that break it.
    pub(super) fn line(self, groove: &Groove) -> Option<Vec<Place>> {
        match groove.hit {
            Hit::Along(ref line) => Some(line.iter().map(|&point| self.place(point)).collect()),
            Hit::Inside(_) => None,
        }
    }

    /// The labels of the grooves of a scene; none if there are too many to be distinguished.
    pub(super) fn labels(self, scene: &Scene) -> impl Iterator<Item = Label> {
        let grooves = if scene.grooves.len() <= MOST_LABELED { scene.grooves.as_slice() } else { &[] };
        grooves.iter().filter_map(move |groove| {
            let (foot, leaves) = (groove.hit.foot()?, groove.label?);
            let ((x, y), is_beside) = (self.place(foot), groove.is_level());
            Some(Label { at: if is_beside { (x + AWAY, y) } else { (x, y - AWAY) }, is_beside, leaves })
        })
    }
}

/// The nearest whole number to a quotient; halves go away from 0, so that mirror images stay mirror images.
fn rounded(n: i64, by: i64) -> i64 {
    (2 * n.abs() + by) / (2 * by) * n.signum()
}

#[cfg(test)]
mod tests {
    use super::rounded;

    #[test]
    fn quotients_are_rounded_alike_on_both_sides() {
        assert_eq!([7, 8, -7, -8, 0].map(|n| rounded(n * 10, 3)), [23, 27, -23, -27, 0]);
        assert_eq!([rounded(5, 10), rounded(-5, 10), rounded(4, 10)], [1, -1, 0]);
    }
}
