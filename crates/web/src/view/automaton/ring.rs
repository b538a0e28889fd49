//! The places of the states and edges of an automaton. The states are on a ring, in the order in which they are reached from state 0, which
//! is at the left. The edges are arcs; edges with the same ends are one arc.
//!
//! A *trap* is a state that rejects and that no letter leaves. Edges into it are not drawn, as in books, so that the others can be seen.

use maths::values::{fixed, sort_by_key};
use std::collections::VecDeque;
use std::f64::consts::PI;

/// The radius of a state, in units of the drawing.
pub(super) const RADIUS: f64 = 1.0;
/// With more states there is no room for all labels.
pub(super) const MOST_LABELED: usize = 12;
/// The distance of the middles of two neighbours, at least: with labels between them, and without.
const DISTANCES: [f64; 2] = [5.6, 3.2];
/// The bend of an edge to its left, as a part of its length.
const BEND: f64 = 0.2;
/// The distance from a label to its edge.
const BESIDE: f64 = 0.35;
/// The length of a head of an arrow, and half its width.
const HEAD: (f64, f64) = (0.42, 0.2);

/// A place of the drawing; the second coordinate grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot(pub(super) f64, pub(super) f64);

/// All edges from one state to another.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Edge {
    pub(super) from: usize,
    pub(super) to: usize,
    /// The letters, ascending.
    pub(super) letters: Vec<usize>,
    /// The `d` of its path.
    pub(super) path: String,
    /// The corners of the head of its arrow.
    pub(super) head: [Spot; 3],
    /// The place of the label.
    pub(super) label: Spot,
}

/// The drawing of an automaton.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ring {
    /// The middles of the states.
    pub(super) states: Vec<Spot>,
    /// The edges, those into the trap included.
    pub(super) edges: Vec<Edge>,
    /// The state that rejects and that no letter leaves.
    pub(super) trap: Option<usize>,
    /// Half of the side of the drawing.
    pub(super) half: f64,
}

impl Ring {
    /// The drawing of an automaton with at least one state, whose states have this many letters.
    pub(super) fn new(next: &[u32], accepting: &[bool], letters: usize) -> Self {
        let count = accepting.len();
        let rows: Vec<&[u32]> = next.chunks(letters.max(1)).collect();
        let is_trap = |state: &usize| !accepting[*state] && rows[*state].iter().all(|to| *to as usize == *state);
        let distance = DISTANCES[usize::from(count > MOST_LABELED)];
        let radius = if count < 2 { 0.0 } else { distance / 2.0 / (PI / count as f64).sin() };
        // State 0 of a set without members is no trap to be left out: it is all there is.
        let trap = (1..count).find(is_trap);
        let mut states = vec![Spot(0.0, 0.0); count];
        // The trap comes last, so that it does not part the others.
        let mut order = order(&rows);
        sort_by_key(&mut order, |state| trap == Some(*state));
        for (place, state) in order.into_iter().enumerate() {
            let angle = PI - 2.0 * PI * place as f64 / count as f64;
            states[state] = Spot(radius * angle.cos(), -radius * angle.sin());
        }
        let edges = merged(&rows).into_iter().map(|(from, to, letters)| edge(&states, from, to, letters)).collect();
        Self { states, edges, trap, half: radius + 3.6 * RADIUS }
    }
}

/// The states in the order in which they are reached from state 0, then any others.
fn order(rows: &[&[u32]]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut seen = vec![false; rows.len()];
    for begin in 0..rows.len() {
        let mut open = VecDeque::from([begin]);
        while let Some(state) = open.pop_front() {
            if std::mem::replace(&mut seen[state], true) {
                continue;
            }
            found.push(state);
            open.extend(rows[state].iter().map(|to| *to as usize));
        }
    }
    found
}

/// The ends of each edge and its letters, by its ends.
fn merged(rows: &[&[u32]]) -> Vec<(usize, usize, Vec<usize>)> {
    let of_state = |(from, row): (usize, &&[u32])| {
        let mut ends: Vec<usize> = row.iter().map(|to| *to as usize).collect();
        sort_by_key(&mut ends, |end| *end);
        ends.dedup();
        let letters = |to: usize| (0..row.len()).filter(|letter| row[*letter] as usize == to).collect();
        ends.into_iter().map(|to| (from, to, letters(to))).collect::<Vec<_>>()
    };
    rows.iter().enumerate().flat_map(of_state).collect()
}

fn edge(states: &[Spot], from: usize, to: usize, letters: Vec<usize>) -> Edge {
    if from == to {
        return own(states[from], from, letters);
    }
    let (a, b) = (states[from], states[to]);
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    // To the left of who goes from a to b, so that the way back is another arc.
    let control = Spot((a.0 + b.0) / 2.0 + BEND * dy, (a.1 + b.1) / 2.0 - BEND * dx);
    let start = towards(a, control, RADIUS);
    let end = towards(b, control, RADIUS + HEAD.0);
    let tip = towards(b, control, RADIUS);
    let path = format!("M{}Q{} {}", text(start), text(control), text(end));
    let length = dx.hypot(dy).max(1e-9);
    let label = Spot(
        (start.0 + 2.0 * control.0 + end.0) / 4.0 + BESIDE * dy / length,
        (start.1 + 2.0 * control.1 + end.1) / 4.0 - BESIDE * dx / length,
    );
    Edge { from, to, letters, path, head: head(end, tip), label }
}

/// An edge from a state to itself: a loop outside of the ring.
fn own(at: Spot, state: usize, letters: Vec<usize>) -> Edge {
    let length = at.0.hypot(at.1);
    let (ox, oy) = if length < 1e-9 { (0.0, -1.0) } else { (at.0 / length, at.1 / length) };
    // A point so far outwards and so far aside.
    let place = |out: f64, aside: f64| Spot(at.0 + out * ox - aside * oy, at.1 + out * oy + aside * ox);
    let (start, tip) = (place(0.85 * RADIUS, -0.53 * RADIUS), place(0.85 * RADIUS, 0.53 * RADIUS));
    let (first, second) = (place(2.2 * RADIUS, -1.1 * RADIUS), place(2.2 * RADIUS, 1.1 * RADIUS));
    let end = towards(tip, second, HEAD.0);
    let path = format!("M{}C{} {} {}", text(start), text(first), text(second), text(end));
    Edge { from: state, to: state, letters, path, head: head(end, tip), label: place(2.45 * RADIUS, 0.0) }
}

/// The point so far from one place towards another.
fn towards(from: Spot, to: Spot, far: f64) -> Spot {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1e-9);
    Spot(from.0 + far * dx / length, from.1 + far * dy / length)
}

/// The corners of the head of an arrow from its base to its tip.
fn head(base: Spot, tip: Spot) -> [Spot; 3] {
    let (dx, dy) = (tip.0 - base.0, tip.1 - base.1);
    let side = HEAD.1 / dx.hypot(dy).max(1e-9);
    [tip, Spot(base.0 - dy * side, base.1 + dx * side), Spot(base.0 + dy * side, base.1 - dx * side)]
}

/// A place in SVG.
pub(super) fn text(Spot(x, y): Spot) -> String {
    [fixed(x, 2), fixed(y, 2)].join(",")
}

#[cfg(test)]
mod tests {
    use super::{RADIUS, Ring, Spot};

    fn distance(a: Spot, b: Spot) -> f64 {
        (a.0 - b.0).hypot(a.1 - b.1)
    }

    /// Remainders by n, the most significant digit first.
    fn remainders(n: u32) -> Ring {
        let next: Vec<u32> = (0..n).flat_map(|state| [2 * state % n, (2 * state + 1) % n]).collect();
        let accepting: Vec<bool> = (0..n).map(|state| state == 0).collect();
        Ring::new(&next, &accepting, 2)
    }

    #[test]
    fn states_do_not_touch_and_stay_inside() {
        for count in [1, 2, 3, 7, 60] {
            let ring = remainders(count);
            for (index, one) in ring.states.iter().enumerate() {
                assert!(one.0.abs() + RADIUS <= ring.half && one.1.abs() + RADIUS <= ring.half, "{count}");
                assert!(ring.states[..index].iter().all(|other| distance(*one, *other) > 2.5 * RADIUS), "{count}");
            }
            assert!(ring.edges.iter().all(|edge| edge.label.0.abs() < ring.half && edge.label.1.abs() < ring.half));
        }
    }

    #[test]
    fn the_first_state_is_at_the_left_and_edges_are_merged() {
        let ring = remainders(3);
        assert!(ring.states.iter().all(|state| state.0 >= ring.states[0].0 - 1e-9));
        assert_eq!((ring.edges.len(), ring.trap), (6, None));
        // “No digit 1”: state 1 is a trap, and its edge to itself has both letters.
        let ring = Ring::new(&[0, 1, 1, 1], &[true, false], 2);
        assert_eq!((ring.trap, ring.edges.len()), (Some(1), 3));
        assert_eq!(ring.edges[2].letters, [0, 1]);
        // A set without members has one state, which is drawn.
        assert_eq!(Ring::new(&[0, 0], &[false], 2).trap, None);
    }

    #[test]
    fn the_way_back_is_another_arc_and_arrows_end_at_the_state() {
        let ring = remainders(3);
        let between = |from: usize, to: usize| ring.edges.iter().find(|edge| (edge.from, edge.to) == (from, to));
        let (there, back) = (between(0, 1).unwrap(), between(1, 2).unwrap());
        assert!(distance(there.label, back.label) > 0.3);
        for edge in &ring.edges {
            assert!(distance(edge.head[0], ring.states[edge.to]) < 1.1 * RADIUS, "{edge:?}");
        }
    }
}
