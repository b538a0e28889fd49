//! The proved set, as it is drawn: the set, the places over which it has a position, and the legal positions.

use crate::bench::zoom::Space;
use crate::bench::{Zoom, ZoomSlice};
use maths::expressions::Variable;
use maths::games::Axis;
use proofs::automata::picture::{Counts, Growth, Line, Picture, Plane, View};
use std::rc::Rc;
use web::workers::learner::protocol::Theorem;
use web::workers::prover::protocol::Graph;

/// The automata of a layer of a theorem. Two are equal if they are the same.
#[derive(Clone, Debug)]
pub struct Sets {
    set: Rc<Picture>,
    above: Option<Rc<Picture>>,
    legal: Rc<Picture>,
    /// Which coordinates positions have.
    pub space: Space,
}

/// A plane with its content. Two are equal if they are the same plane of the same set.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The set, or the places over which it has a position.
    pub set: Rc<Picture>,
    /// The number of positions or places.
    pub counts: Counts,
    /// The legal positions and how many there are; none where every place has one.
    pub legal: Option<(Rc<Picture>, Counts)>,
    /// The growth of the set; none if nothing of it is in the plane.
    pub growth: Option<Growth>,
}

/// The kind of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The position is in the set.
    Member,
    /// The position is legal, and not in the set.
    Other,
    /// It is not legal.
    Illegal,
}

impl Sets {
    /// The sets of a layer; none if its automaton is too large, or reads digits in the other order only.
    pub fn of(theorem: &Theorem, layer: usize, space: Space) -> Option<Self> {
        let layer = theorem.layers.get(layer)?;
        let set = Rc::new(picture(&layer.set.automaton)?);
        let legal = Rc::new(picture(theorem.legal.as_ref()?)?);
        let above = layer.above.as_ref().and_then(picture).map(Rc::new);
        Some(Self { set, above, legal, space })
    }

    /// True if the set can be seen from above.
    pub fn has_above(&self) -> bool {
        self.above.is_some()
    }

    /// The same in a plane that can be shown.
    #[must_use]
    pub fn shown_as(&self, zoom: Zoom) -> Zoom {
        let is_hidden = zoom.slice == ZoomSlice::Above && !self.has_above() && self.space == Space::Three;
        if is_hidden { Zoom { slice: ZoomSlice::Fixed(Axis::Y, 0), ..zoom } } else { zoom }
    }

    /// The content of a plane.
    pub fn shown(&self, zoom: Zoom) -> Shown {
        let zoom = self.shown_as(zoom);
        let mut fixed = [0; 3];
        let is_above = zoom.slice == ZoomSlice::Above && self.space == Space::Three;
        if let (ZoomSlice::Fixed(axis, at), Space::Three) = (zoom.slice, self.space) {
            fixed[axis.index()] = at;
        }
        let plane = Plane { free: zoom.free(self.space), fixed };
        let set = self.above.as_ref().filter(|_| is_above).unwrap_or(&self.set);
        let counts = Counts::new(set, plane);
        let growth = Growth::new(set, &counts);
        let legal = (!is_above).then(|| (Rc::clone(&self.legal), Counts::new(&self.legal, plane)));
        Shown { set: Rc::clone(set), counts, legal, growth }
    }

    /// The position at a place of a plane. Seen from above it is the lowest one of the set over the place, or else on the ground.
    pub fn position(&self, zoom: &Zoom, place: [u64; 2]) -> [u64; 3] {
        let mut position = [0; 3];
        for (axis, number) in zoom.free(self.space).into_iter().zip(place) {
            position[axis] = number;
        }
        match (self.space, zoom.slice) {
            (Space::Two(_), _) => (),
            (Space::Three, ZoomSlice::Above) => position[1] = Line::new(&self.set, position, 1).first().unwrap_or(0),
            (Space::Three, ZoomSlice::Fixed(axis, at)) => position[axis.index()] = at,
        }
        position
    }

    /// The kind of a position.
    pub fn kind(&self, position: [u64; 3]) -> Kind {
        if self.set.holds(position) {
            Kind::Member
        } else if self.legal.holds(position) {
            Kind::Other
        } else {
            Kind::Illegal
        }
    }

    /// The nearest positions of the set with a smaller and with a larger coordinate, the others being the same.
    pub fn nearest(&self, position: [u64; 3], axis: usize) -> [Option<u64>; 2] {
        let line = Line::new(&self.set, position, axis);
        [line.before(position[axis]), line.after(position[axis])]
    }
}

impl Shown {
    /// The numbers of places of a rectangle that are in the set, and that are legal.
    pub fn inside(&self, view: &View) -> [u128; 2] {
        let [first, end] = view.inside().bounds();
        let all = || u128::from(end[0] - first[0]) * u128::from(end[1] - first[1]);
        let legal = self.legal.as_ref().map(|(legal, counts)| counts.inside(legal, view));
        [self.counts.inside(&self.set, view), legal.unwrap_or_else(all)]
    }
}

impl PartialEq for Sets {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.set, &other.set)
    }
}

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.set, &other.set) && self.counts.plane() == other.counts.plane()
    }
}

/// The picture of an automaton; none if it is too large or reads digits in the other order.
fn picture(graph: &Graph) -> Option<Picture> {
    let names = [Variable::X, Variable::Y, Variable::Z];
    let places = names.map(|name| graph.names.iter().position(|other| *other == name));
    let is_read = graph.most_first || graph.names.is_empty();
    is_read.then(|| Picture::new(places, graph.names.len(), graph.next.clone(), graph.accepting.clone())).flatten()
}
