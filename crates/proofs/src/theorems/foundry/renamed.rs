//! Sets of positions that are equal after x, y and z are renamed.

use crate::automata::logic::track_of;
use crate::automata::{Automaton, State, Track};
use maths::expressions::Variable;

/// All ways to rename three coordinates.
const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The tables of minimal automata as numbers, the same for two lists of sets if and only if some renaming of the coordinates makes
/// them equal. All automata must read digits in the same order.
pub(super) fn renamed(layers: &[&Automaton]) -> Vec<u32> {
    let all = WAYS.map(|way| layers.iter().flat_map(|layer| tables(layer, way)).collect::<Vec<u32>>());
    all.into_iter().min().unwrap_or_default()
}

/// The tables, with the states in the order of a breadth-first search; the digit of each coordinate is read where the way says.
fn tables(automaton: &Automaton, way: [usize; 3]) -> Vec<u32> {
    let tracks: [Track; 3] = [Variable::X, Variable::Y, Variable::Z].map(track_of);
    let read: Vec<usize> = (0_usize..8)
        .map(|letter| {
            let bit = |name: usize| {
                automaton.tracks().place(tracks[name]).map_or(0, |place| (letter >> way[name] & 1) << place)
            };
            (0..3).map(bit).sum()
        })
        .collect();
    let mut number = vec![u32::MAX; automaton.count()];
    let mut order = vec![State(0)];
    number[0] = 0;
    let mut out = Vec::with_capacity(automaton.count() * 9 + 1);
    let mut at = 0;
    while let Some(&state) = order.get(at) {
        out.push(u32::from(automaton.accepts(state)));
        for &letter in &read {
            let next = automaton.next(state, letter);
            let known = &mut number[next.0 as usize];
            if *known == u32::MAX {
                *known = order.len() as u32;
                order.push(next);
            }
            out.push(*known);
        }
        at += 1;
    }
    // The numbers after this mark belong to another layer.
    out.push(u32::MAX);
    out
}
