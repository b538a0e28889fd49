//! The drawing of a position as data: pieces, grooves and where to point at them. Exact, in whole numbers; knows no
//! browser and no colours.

use crate::games::{Axis, Coordinate, Coordinates, Move};

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

/// Which side of a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The only one: the piece is flat.
    Flat,
    /// The top of a cube.
    Top,
    /// The wall of a cube that faces to the left and towards the viewer.
    Left,
    /// The wall of a cube that faces to the right and towards the viewer.
    Right,
}

impl Side {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Flat, Self::Top, Self::Left, Self::Right];
}

/// A piece of chocolate or a token; of a cube, one visible side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The least coordinates that this piece needs: it falls when one of them is undercut. Together with the
    /// side it names the piece.
    pub needs: Coordinates,
    /// Which side of it this is.
    pub side: Side,
    /// The corners, counter-clockwise.
    pub corners: Vec<Point>,
}

impl Piece {
    /// True if a position with these coordinates still has the piece.
    pub fn is_part_of(&self, coordinates: impl Into<Coordinates>) -> bool {
        self.needs.iter().zip(&*coordinates.into()).all(|(needed, has)| needed <= has)
    }

    /// True if a point of the scaled plane lies on the piece: to the left of every edge, or on one.
    fn contains(&self, x: f64, y: f64) -> bool {
        let ends = self.corners.iter().zip(self.corners.iter().cycle().skip(1));
        let is_left = |(&Point(from_x, from_y), &Point(to_x, to_y)): (&Point, &Point)| {
            let [dx, dy] = [to_x - from_x, to_y - from_y].map(|n| n as f64);
            dx * (y - from_y as f64) >= dy * (x - from_x as f64)
        };
        ends.into_iter().all(is_left)
    }

    /// True if this is the bitter piece of a bar, or a side of it.
    pub fn is_bitter(&self) -> bool {
        self.needs.sum() == 0
    }
}

/// The place to point at for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hit {
    /// Near a line through two points or more, which is the groove; it is labelled at the first point, its foot.
    Along(Vec<Point>),
    /// Inside an area.
    Inside(Rect),
}

impl Hit {
    /// The first point of a groove.
    pub fn foot(&self) -> Option<Point> {
        match self {
            Self::Along(line) => line.first().copied(),
            Self::Inside(_) => None,
        }
    }
}

/// A move that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groove {
    /// The move.
    pub play: Move,
    /// The place of the groove.
    pub hit: Hit,
    /// The number that is written at the foot: the coordinate after the move.
    pub label: Option<u32>,
    /// The place at which tokens land, if they are not eaten.
    pub landing: Option<Rect>,
}

impl Groove {
    /// False if the move is made of others, so that there is no place to point at.
    pub fn has_place(&self) -> bool {
        match self.hit {
            Hit::Along(_) => true,
            Hit::Inside(area) => area.left < area.right,
        }
    }

    /// True if the groove is one of those that lie above each other, and not beside each other.
    pub fn is_level(&self) -> bool {
        matches!(self.play, Move::Cut { axis: Axis::Y, .. })
            || matches!(self.hit, Hit::Along(ref line) if line.iter().all(|point| point.1 == line[0].1))
    }
}

/// A side of the drawing that belongs to one coordinate and can be moved to change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The coordinate.
    pub of: Coordinate,
    /// A point of the side.
    pub at: Point,
    /// The shift of that point when the coordinate grows by 1.
    pub step: Point,
}

/// The place of a pile, even of an empty one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The name of the pile.
    pub name: &'static str,
    /// The left end of the ground.
    pub left: Point,
    /// The right end, as high.
    pub right: Point,
}

/// Everything that is drawn of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The number of steps of the scaled plane that make 1.
    pub unit: i64,
    /// The area of the drawing.
    pub frame: Rect,
    /// The pieces. For bars the bitter one needs nothing.
    pub pieces: Vec<Piece>,
    /// Every move but the pass, in the order of the ruleset's options.
    pub grooves: Vec<Groove>,
    /// One for each coordinate, in their order.
    pub edges: Vec<Edge>,
    /// The ground below each pile; empty for bars.
    pub grounds: Vec<Ground>,
}

impl Scene {
    /// The most pieces a drawing may have. Beyond it the page says that the bar is too large to draw.
    pub const MOST_PIECES: u64 = 12_000;
    /// The most coordinates (or tokens) that can be lost in it. More grooves could not be distinguished.
    pub const MOST_GROOVES: u64 = 1500;

    /// The groove to which a point (x, y) of the unscaled plane belongs: the area it is inside of, or the nearest line
    /// not farther than `reach`, of the grooves that may be meant.
    pub fn groove_at(&self, x: f64, y: f64, reach: f64, may: impl Fn(usize) -> bool) -> Option<usize> {
        let unit = self.unit as f64;
        let distances = self.grooves.iter().map(|groove| match groove.hit {
            Hit::Along(ref line) => distance_to_line((x * unit, y * unit), line) / unit,
            Hit::Inside(area) if area.contains(x * unit, y * unit) => 0.0,
            Hit::Inside(_) => f64::INFINITY,
        });
        let nearest = distances.enumerate().filter(|(groove, _)| may(*groove)).min_by(|a, b| a.1.total_cmp(&b.1))?;
        (nearest.1 <= reach).then_some(nearest.0)
    }

    /// The groove that lowers what two grooves lower together, if it is made of such grooves. A coordinate that both lower is lowered as by
    /// the second one.
    pub fn joined(&self, first: usize, second: usize) -> Option<usize> {
        let amounts = |play: Move| match play {
            Move::Lower { along, by } => Some(along.amounts(by)),
            Move::Cut { .. } | Move::Share { .. } | Move::Pass => None,
        };
        let [mut all, more] =
            [first, second].map(|index| self.grooves.get(index).and_then(|groove| amounts(groove.play)));
        for (amount, more) in all.iter_mut().flatten().zip(more?) {
            *amount = if more > 0 { more } else { *amount };
        }
        self.grooves.iter().position(|groove| !groove.has_place() && all.is_some() && amounts(groove.play) == all)
    }

    /// The piece on which a point (x, y) of the unscaled plane lies.
    pub fn piece_at(&self, x: f64, y: f64) -> Option<&Piece> {
        let unit = self.unit as f64;
        self.pieces.iter().find(|piece| piece.contains(x * unit, y * unit))
    }

    /// True if the pieces are sides of cubes; if not, they are all flat.
    pub fn is_solid(&self) -> bool {
        self.pieces.first().is_some_and(|piece| piece.side != Side::Flat)
    }

    /// The pieces that appear when a break leaves these coordinates: the tops of the cubes below those that fall. The pieces that stay and
    /// these are the drawing of the new position. Flat pieces hide nothing.
    pub fn uncovered(&self, coordinates: impl Into<Coordinates>) -> impl Iterator<Item = Piece> {
        let [x, y, z] = coordinates.into().xyz();
        // A strip alone has no second direction; its pieces are flat.
        let Point(right, up) = self.edges.get(Axis::Y.index()).map_or(Point(0, 0), |edge| edge.step);
        let lowered = move |piece: &Piece| {
            let [i, t, j] = piece.needs.xyz();
            let levels = i64::from(t) - i64::from(y);
            let is_covered = piece.side == Side::Top && i <= x && j <= z && levels > 0;
            let lower = |corner: &Point| Point(corner.0 - levels * right, corner.1 - levels * up);
            let corners = || piece.corners.iter().map(lower).collect();
            is_covered.then(|| Piece { needs: [i, y, j].into(), side: Side::Top, corners: corners() })
        };
        self.pieces.iter().filter_map(lowered)
    }
}

impl Rect {
    fn contains(&self, x: f64, y: f64) -> bool {
        (self.left as f64..self.right as f64).contains(&x) && (self.bottom as f64..self.top as f64).contains(&y)
    }
}

/// From a point to the nearest part of a line through several points; infinite if it has no part.
fn distance_to_line(from: (f64, f64), line: &[Point]) -> f64 {
    line.windows(2).map(|ends| distance_to_segment(from, ends[0], ends[1])).fold(f64::INFINITY, f64::min)
}

fn distance_to_segment((x, y): (f64, f64), a: Point, b: Point) -> f64 {
    let (ax, ay) = (a.0 as f64, a.1 as f64);
    let (dx, dy) = (b.0 as f64 - ax, b.1 as f64 - ay);
    // The library's `clamp` can print its bounds, with all it takes to write any number.
    #[allow(clippy::manual_clamp, reason = "much less code")]
    let along = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)).max(0.0).min(1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

/// Collects a scene; the games use it.
pub(super) struct SceneBuilder(Scene);

impl SceneBuilder {
    /// `edges` are a point of each coordinate's side and where it goes when the coordinate grows by 1.
    pub(crate) fn new(unit: i64, frame: Rect, edges: impl IntoIterator<Item = (Point, Point)>) -> Self {
        let edges =
            Coordinate::first(Coordinates::MOST).zip(edges).map(|(of, (at, step))| Edge { of, at, step }).collect();
        Self(Scene { unit, frame, pieces: Vec::new(), grooves: Vec::new(), edges, grounds: Vec::new() })
    }

    pub(super) fn polygon(&mut self, needs: impl Into<Coordinates>, corners: Vec<Point>) {
        self.face(needs, Side::Flat, corners);
    }

    pub(super) fn face(&mut self, needs: impl Into<Coordinates>, side: Side, corners: Vec<Point>) {
        self.0.pieces.push(Piece { needs: needs.into(), side, corners });
    }

    pub(super) fn rect(&mut self, needs: impl Into<Coordinates>, Rect { left, bottom, right, top }: Rect) {
        self.polygon(needs, vec![Point(left, bottom), Point(right, bottom), Point(right, top), Point(left, top)]);
    }

    /// The unit square with this lower left corner.
    pub(super) fn square(&mut self, needs: impl Into<Coordinates>, left: i64, bottom: i64) {
        self.rect(needs, Rect { left, bottom, right: left + 1, top: bottom + 1 });
    }

    pub(super) fn groove(&mut self, axis: Axis, to: u32, from: Point, until: Point) {
        self.groove_along(axis, to, vec![from, until]);
    }

    /// A groove through more than two points, its foot first.
    pub(super) fn groove_along(&mut self, axis: Axis, to: u32, line: Vec<Point>) {
        self.groove_of(Move::Cut { axis, to }, to, line);
    }

    /// A groove of any move, and the coordinate after it.
    pub(super) fn groove_of(&mut self, play: Move, to: u32, line: Vec<Point>) {
        self.0.grooves.push(Groove { play, hit: Hit::Along(line), label: Some(to), landing: None });
    }

    pub(super) fn hit(&mut self, play: Move, hit: Hit, landing: Option<Rect>) {
        self.0.grooves.push(Groove { play, hit, label: None, landing });
    }

    pub(super) fn ground(&mut self, name: &'static str, left: Point, right: Point) {
        self.0.grounds.push(Ground { name, left, right });
    }

    pub(super) fn finish(self) -> Scene {
        self.0
    }
}
