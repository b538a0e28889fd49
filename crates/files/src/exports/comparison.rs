//! The P-positions in which two rulesets differ, as a file.

use crate::exports::export::{Items, Part};
use crate::exports::{Export, Source, escape, numbers};
use std::ops::Range;

/// One position to a row, and the one ruleset of the two in which it is a P-position.
///
/// `numbers` are four to a position: its coordinates, and 0 if it is of the first ruleset, 1 if it is of the second.
///
/// ```text
/// x,y,z,p_position_of
/// 0,0,0,nim
/// 1,0,0,nim:misere
/// ```
pub fn csv(coordinates: &[String; 3], rulesets: [String; 2], numbers: Vec<u16>) -> Export {
    let mut head = String::new();
    for name in coordinates {
        escape::csv(&mut head, name);
        head.push(',');
    }
    head.push_str("p_position_of\n");
    let names = rulesets.map(|ruleset| {
        let mut name = String::new();
        escape::csv(&mut name, &ruleset);
        name
    });
    Export::new([Part::Text(head), Part::items(List { numbers, names })])
}

/// One object:
///
/// ```text
/// {
///   "source":      {…},
///   "coordinates": ["x", "y", "z"],
///   "rulesets":    ["nim", "nim:misere"],
///   "count":       2,
///   "positions":   [[0, 0, 0, 0],        the last number says of which ruleset it is a P-position: 0 the first, 1 the second
///                   [1, 0, 0, 1]]
/// }
/// ```
pub fn json(coordinates: &[String; 3], rulesets: &[String; 2], numbers: Vec<u16>, source: &Source) -> Export {
    let mut head = ["{\n\"source\":", &source.json()].concat();
    let lists = [("coordinates", coordinates.as_slice()), ("rulesets", rulesets.as_slice())];
    for (name, of) in lists {
        head.push_str(&[",\n\"", name, "\":["].concat());
        for (index, text) in of.iter().enumerate() {
            head.push_str(if index > 0 { "," } else { "" });
            escape::json(&mut head, text);
        }
        head.push(']');
    }
    head.push_str(&[",\n\"count\":", &(numbers.len() / 4).to_string(), ",\n\"positions\":[\n"].concat());
    Export::new([Part::Text(head), Part::items(Rows(numbers)), Part::Text("\n]\n}\n".into())])
}

/// Positions as arrays.
struct Rows(Vec<u16>);

impl Items for Rows {
    fn count(&self) -> usize {
        self.0.len() / 4
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for index in items {
            text.push_str(if index > 0 { ",\n[" } else { "[" });
            for (place, &number) in self.0[index * 4..index * 4 + 4].iter().enumerate() {
                text.push_str(if place > 0 { "," } else { "" });
                numbers::whole(text, number.into());
            }
            text.push(']');
        }
    }
}

struct List {
    numbers: Vec<u16>,
    names: [String; 2],
}

impl Items for List {
    fn count(&self) -> usize {
        self.numbers.len() / 4
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for position in self.numbers[items.start * 4..items.end * 4].chunks_exact(4) {
            for &coordinate in &position[..3] {
                numbers::whole(text, coordinate.into());
                text.push(',');
            }
            text.push_str(&self.names[usize::from(position[3] > 0)]);
            text.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{csv, json};
    use crate::exports::Source;

    #[test]
    fn each_row_says_whose_p_position_it_is() {
        let coordinates = ["x", "y", "z"].map(str::to_owned);
        let rulesets = ["step:k=4,s=2", "nim"].map(str::to_owned);
        let text: String = csv(&coordinates, rulesets, vec![1, 0, 2, 0, 300, 1, 4000, 1]).collect();
        assert_eq!(text, "x,y,z,p_position_of\n1,0,2,\"step:k=4,s=2\"\n300,1,4000,nim\n");
    }

    #[cfg(not(target_arch = "wasm32"))]
    #[test]
    fn json_has_the_same_positions() {
        let coordinates = ["x", "y", "z"].map(str::to_owned);
        let rulesets = ["nim", "nim:misere"].map(str::to_owned);
        let of = |numbers| -> String { json(&coordinates, &rulesets, numbers, &Source::default()).collect() };
        let read: serde_json::Value = serde_json::from_str(&of(vec![1, 0, 2, 0, 300, 1, 4000, 1])).unwrap();
        assert_eq!(read["positions"], serde_json::json!([[1, 0, 2, 0], [300, 1, 4000, 1]]));
        assert_eq!((&read["count"], &read["rulesets"][1]), (&2.into(), &"nim:misere".into()));
        assert!(serde_json::from_str::<serde_json::Value>(&of(Vec::new())).is_ok());
    }
}
