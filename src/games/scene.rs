//! The drawing of a position as data: pieces, grooves and where to point at them. Exact, in whole numbers; knows no
//! browser and no colours.

use crate::games::Axis;
use crate::games::Move;

/// A point of the scaled plane; the second coordinate grows upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point(pub i64, pub i64);

/// An upright rectangle of the scaled plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Rect {
    pub left: i64,
    pub bottom: i64,
    pub right: i64,
    pub top: i64,
}

/// A piece of chocolate or a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The least coordinates with which this piece is there: it falls when one of them is undercut. Names the piece.
    pub needs: [u32; 3],
    /// The corners, counter-clockwise.
    pub corners: Vec<Point>,
}

impl Piece {
    /// Whether a position with these coordinates still has the piece.
    pub fn is_part_of(&self, cells: [u32; 3]) -> bool {
        self.needs.iter().zip(cells).all(|(&needed, cell)| needed <= cell)
    }
}

/// Where to point for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// Near a line, which is the groove; it is labelled at its first end.
    Near(Point, Point),
    /// Inside an area.
    Inside(Rect),
}

/// A move that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groove {
    /// The move.
    pub play: Move,
    /// Where it lies.
    pub hit: Hit,
    /// Where tokens come to lie, if they are not eaten.
    pub landing: Option<Rect>,
}

/// A side of the drawing that belongs to one coordinate and can be moved to change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The coordinate.
    pub axis: Axis,
    /// A point of the side.
    pub at: Point,
    /// Where that point goes when the coordinate grows by 1.
    pub step: Point,
}

/// Everything that is drawn of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// How many steps of the scaled plane make 1.
    pub unit: i64,
    /// What the drawing covers.
    pub frame: Rect,
    /// The pieces. For bars the bitter one needs (0, 0, 0).
    pub pieces: Vec<Piece>,
    /// Every move but the pass, in the order of the ruleset's options.
    pub grooves: Vec<Groove>,
    /// One for each coordinate, in their order.
    pub edges: [Edge; 3],
}

impl Scene {
    /// The most pieces a drawing may have. Beyond it the page says that the bar is too large to draw.
    pub const MOST_PIECES: u64 = 12_000;
    /// The most coordinates (or tokens) that can be lost in it. More grooves could not be told apart.
    pub const MOST_GROOVES: u64 = 1500;

    /// The groove to which a point (x, y) of the unscaled plane belongs: the area it is inside of, or the nearest line
    /// not farther than `reach`.
    pub fn groove_at(&self, x: f64, y: f64, reach: f64) -> Option<usize> {
        let unit = self.unit as f64;
        let distances = self.grooves.iter().map(|groove| match groove.hit {
            Hit::Near(a, b) => distance_to_line((x * unit, y * unit), a, b) / unit,
            Hit::Inside(area) if area.contains(x * unit, y * unit) => 0.0,
            Hit::Inside(_) => f64::INFINITY,
        });
        let nearest = distances.enumerate().min_by(|a, b| a.1.total_cmp(&b.1))?;
        (nearest.1 <= reach).then_some(nearest.0)
    }
}

impl Rect {
    fn contains(&self, x: f64, y: f64) -> bool {
        (self.left as f64..self.right as f64).contains(&x) && (self.bottom as f64..self.top as f64).contains(&y)
    }
}

fn distance_to_line((x, y): (f64, f64), a: Point, b: Point) -> f64 {
    let (ax, ay) = (a.0 as f64, a.1 as f64);
    let (dx, dy) = (b.0 as f64 - ax, b.1 as f64 - ay);
    let along = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

/// Collects a scene; the games use it.
pub(crate) struct SceneBuilder(Scene);

impl SceneBuilder {
    /// `edges` are a point of each coordinate's side and where it goes when the coordinate grows by 1.
    pub(crate) fn new(unit: i64, frame: Rect, edges: [(Point, Point); 3]) -> Self {
        let edges = Axis::ALL.map(|axis| {
            let (at, step) = edges[axis.index()];
            Edge { axis, at, step }
        });
        Self(Scene { unit, frame, pieces: Vec::new(), grooves: Vec::new(), edges })
    }

    pub(crate) fn polygon(&mut self, needs: [u32; 3], corners: Vec<Point>) {
        self.0.pieces.push(Piece { needs, corners });
    }

    pub(crate) fn rect(&mut self, needs: [u32; 3], Rect { left, bottom, right, top }: Rect) {
        self.polygon(needs, vec![Point(left, bottom), Point(right, bottom), Point(right, top), Point(left, top)]);
    }

    /// The unit square with this lower left corner.
    pub(crate) fn square(&mut self, needs: [u32; 3], left: i64, bottom: i64) {
        self.rect(needs, Rect { left, bottom, right: left + 1, top: bottom + 1 });
    }

    pub(crate) fn groove(&mut self, axis: Axis, to: u32, from: Point, until: Point) {
        self.hit(Move::Cut { axis, to }, Hit::Near(from, until), None);
    }

    pub(crate) fn hit(&mut self, play: Move, hit: Hit, landing: Option<Rect>) {
        self.0.grooves.push(Groove { play, hit, landing });
    }

    pub(crate) fn finish(self) -> Scene {
        self.0
    }
}
