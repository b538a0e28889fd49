//! A list of P-positions as a file.

use crate::exports::export::{Items, Part};
use crate::exports::{Export, Source, escape, numbers};
use maths::games::{MapAxes, Ruleset};
use maths::solver::Grid;
use std::ops::Range;

/// Positions of one ruleset, all with the pass there or all without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Positions {
    /// The names of the coordinates: `x`, `y`, `z`, or `a`, `b`, `c` for Sharing Nim.
    pub names: &'static [&'static str],
    /// The coordinate p, where the ruleset has one.
    pub pass: Option<bool>,
    /// The coordinates, in the order in which they are written; as many as there are names.
    pub cells: Vec<[u32; 3]>,
}

impl Positions {
    /// The P-positions of a map of heights: y over x (columns) and z (rows), ordered by z, then x. For Sharing Nim the map has a number
    /// over b (columns) and a (rows), a ≤ b, where (0, a, b) is a P-position. Maps of own rules have their own axes.
    pub fn of_heights(ruleset: &Ruleset, pass: bool, heights: &Grid) -> Self {
        let axes = MapAxes::of(ruleset.rules).unwrap_or_else(|_| MapAxes::of_bars());
        let count = ruleset.rules.count();
        let position =
            |(column, row, height): (u32, u32, u16)| axes.coordinates(count, [column, height.into(), row]).xyz();
        Self {
            names: ruleset.rules.names(),
            pass: ruleset.pass.then_some(pass),
            cells: heights.points().map(position).collect(),
        }
    }

    /// The names of all coordinates.
    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.names.iter().copied().chain(self.pass.map(|_| "p"))
    }
}

/// One position to a row.
///
/// ```text
/// x,y,z
/// 0,0,0
/// 1,0,1
/// ```
pub fn csv(positions: Positions) -> Export {
    let mut head = positions.names().collect::<Vec<_>>().join(",");
    head.push('\n');
    let list = List { positions, before: "", between: "", after: "\n" };
    Export::new([Part::Text(head), Part::items(list)])
}

/// One object:
///
/// ```text
/// {
///   "source":      {"title": "…", "ruleset": "…", "range": "…", "version": "…", "link": "…"},   empty ones left out
///   "coordinates": ["x", "y", "z"],
///   "count":       2,
///   "positions":   [[0, 0, 0],
///                   [1, 0, 1]]
/// }
/// ```
pub fn json(positions: Positions, source: &Source) -> Export {
    let mut head = String::from("{\n\"source\":");
    head.push_str(&source.json());
    head.push_str(",\n\"coordinates\":[");
    for (index, name) in positions.names().enumerate() {
        head.push_str(if index > 0 { "," } else { "" });
        escape::json(&mut head, name);
    }
    head.push_str("],\n\"count\":");
    head.push_str(&positions.cells.len().to_string());
    head.push_str(",\n\"positions\":[\n");
    let list = List { positions, before: "[", between: ",\n", after: "]" };
    Export::new([Part::Text(head), Part::items(list), Part::Text("]\n}\n".into())])
}

/// The positions in mathematics, separated by commas, for `\input` within a paragraph; `%` comments on top. It needs no package.
pub fn latex(positions: Positions, source: &Source) -> Export {
    let mut head = source.comments("% ");
    head.push_str("% coordinates: ");
    head.push_str(&positions.names().collect::<Vec<_>>().join(", "));
    head.push_str("\n% needs: no package\n");
    // The comment sign keeps the end of the last line from becoming a space before the author's next sign.
    let foot = Part::Text(if positions.cells.is_empty() { String::new() } else { "%\n".into() });
    let list = List { positions, before: "$(", between: ",\n", after: ")$" };
    Export::new([Part::Text(head), Part::items(list), foot])
}

/// The positions, with the text before, between and after them.
struct List {
    positions: Positions,
    before: &'static str,
    between: &'static str,
    after: &'static str,
}

impl Items for List {
    fn count(&self) -> usize {
        self.positions.cells.len()
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        let pass = match self.positions.pass {
            None => "",
            Some(false) => ",0",
            Some(true) => ",1",
        };
        for index in items {
            text.push_str(if index > 0 { self.between } else { "" });
            text.push_str(self.before);
            for (place, number) in self.positions.cells[index].iter().take(self.positions.names.len()).enumerate() {
                text.push_str(if place > 0 { "," } else { "" });
                numbers::whole(text, *number);
            }
            text.push_str(pass);
            text.push_str(self.after);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Positions, csv, latex};
    use crate::exports::Source;
    use maths::games::Ruleset;
    use maths::solver::Grid;

    const HEIGHTS: [u16; 4] = [0, Grid::NOTHING, Grid::NOTHING, 7];

    fn written(ruleset: &str, pass: bool) -> String {
        let ruleset: Ruleset = ruleset.parse().unwrap();
        let heights = Grid { columns: 2, rows: 2, values: HEIGHTS.to_vec() };
        csv(Positions::of_heights(&ruleset, pass, &heights)).collect()
    }

    #[test]
    fn a_list_begins_with_the_names_of_the_coordinates() {
        assert_eq!(written("nim", false), "x,y,z\n0,0,0\n1,7,1\n");
        assert_eq!(written("nim:pass", true), "x,y,z,p\n0,0,0,1\n1,7,1,1\n");
        assert_eq!(written("sharing", false), "a,b,c\n0,0,0\n0,1,1\n");
        assert_eq!(written("rules:a b c;pass", true), "a,b,c,p\n0,0,0,1\n1,7,1,1\n");
        assert_eq!(written("rules:a b c;move a,b by 1;move c by any", false), "a,b,c\n0,0,0\n1,1,7\n");
        assert_eq!(written("rules:u v", false), "u,v\n0,0\n1,1\n");
    }

    #[test]
    fn a_list_for_latex_is_a_fragment_of_a_paragraph() {
        let heights = Grid { columns: 2, rows: 2, values: HEIGHTS.to_vec() };
        let positions = Positions::of_heights(&"nim:pass".parse().unwrap(), true, &heights);
        let text: String = latex(positions.clone(), &Source::default()).collect();
        assert_eq!(text, "% coordinates: x, y, z, p\n% needs: no package\n$(0,0,0,1)$,\n$(1,7,1,1)$%\n");
        let none = Positions { cells: Vec::new(), ..positions };
        let text: String = latex(none, &Source::default()).collect();
        assert_eq!(text, "% coordinates: x, y, z, p\n% needs: no package\n");
    }
}
