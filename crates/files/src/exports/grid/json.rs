//! A grid as JSON.

use crate::exports::export::{Items, Part};
use crate::exports::grid::{cells, columns, places, rows};
use crate::exports::{Along, Export, Frame, Source, escape, numbers};
use maths::solver::Grid;
use std::ops::Range;
use std::rc::Rc;

/// One object:
///
/// ```text
/// {
///   "source":      {"title": "…", "ruleset": "…", "range": "…", "version": "…", "link": "…"},   empty ones left out
///   "value":       "grundy",                                what the numbers are
///   "coordinates": {"x": "across", "y": 0, "z": "down"},    or "rim": as high as it can be over x and z
///   "columns":     [0, 1, 2],                               the coordinates across
///   "rows":        [0, 1],                                  the coordinates down
///   "values":      [[0, 1, 2],                              a list for each row, null where there is no number
///                   [1, null, 3]]
/// }
/// ```
pub fn json(grid: Rc<Grid>, frame: Frame, source: &Source) -> Export {
    let mut head = String::from("{\n\"source\":");
    head.push_str(&source.json());
    head.push_str(",\n\"value\":");
    escape::json(&mut head, &frame.value);
    head.push_str(",\n\"coordinates\":{");
    for (index, (name, along)) in frame.coordinates.iter().enumerate() {
        head.push_str(if index > 0 { "," } else { "" });
        escape::json(&mut head, name);
        head.push(':');
        match *along {
            Along::Across => head.push_str("\"across\""),
            Along::Down => head.push_str("\"down\""),
            Along::Fixed(at) => numbers::whole(&mut head, at),
            Along::Rim(_) => head.push_str("\"rim\""),
        }
    }
    head.push_str("},\n\"columns\":[");
    Export::new([
        Part::Text(head),
        columns(&grid, &frame, ","),
        Part::Text("],\n\"rows\":[".into()),
        rows(&grid, &frame, ","),
        Part::Text("],\n\"values\":[".into()),
        Part::items(Rows { grid, frame }),
        Part::Text("]\n}\n".into()),
    ])
}

struct Rows {
    grid: Rc<Grid>,
    frame: Frame,
}

impl Items for Rows {
    fn count(&self) -> usize {
        places(&self.grid)
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for (column, row, value) in cells(&self.grid, items) {
            text.push_str(match (column, row) {
                (0, 0) => "\n[",
                (0, _) => ",\n[",
                (_, _) => ",",
            });
            match value {
                Some(value) => self.frame.push_value(text, value),
                None => text.push_str("null"),
            }
            if column + 1 == self.grid.columns {
                text.push(']');
            }
        }
    }
}
