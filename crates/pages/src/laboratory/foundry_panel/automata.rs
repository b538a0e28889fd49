//! The automata of a theorem as sets that can be followed.

use proofs::automata::DigitOrder;
use proofs::theorems::foundry::AutomatonText;
use web::workers::prover::protocol::{Graph, Listed, Set, Size};

/// The set that an automaton decides, with some of its positions.
pub(super) fn set(table: &AutomatonText) -> Set {
    // The last one that is listed is followed at first: a position that is neither trivial nor large.
    let places = (0..=SIDE).flat_map(|x| (0..=SIDE).map(move |z| (x, z)));
    let members = places.filter_map(|(x, z)| (0..=SIDE).map(|y| [x, y, z]).find(|position| table.has(*position)));
    let highest = members.max_by_key(|[x, y, z]| (*x > 0 && *z > 0, *y, std::cmp::Reverse(x + z)));
    Set {
        names: table.names.clone(),
        size: Size::Some,
        members: highest.into_iter().map(|position| named(table, position)).collect(),
        listed: Listed::First,
        automaton: Graph {
            most_first: table.order == DigitOrder::MostFirst,
            names: table.names.clone(),
            states: u32::try_from(table.states()).unwrap_or(u32::MAX),
            next: table.next.clone(),
            accepting: table.accepting.clone(),
            sums: None,
        },
    }
}

/// Positions up to this are looked at for an example.
const SIDE: u64 = 12;

/// The numbers of a position that the automaton reads.
fn named(table: &AutomatonText, [x, y, z]: [u64; 3]) -> Vec<u64> {
    table
        .names
        .iter()
        .map(|name| match name.key() {
            "x" => x,
            "y" => y,
            _ => z,
        })
        .collect()
}
