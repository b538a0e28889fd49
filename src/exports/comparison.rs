//! The P-positions in which two rulesets differ, as a file.

use crate::exports::Export;
use crate::exports::escape;
use crate::exports::export::Items;
use crate::exports::export::Part;
use crate::exports::numbers;
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
    use super::csv;

    #[test]
    fn each_row_says_whose_p_position_it_is() {
        let coordinates = ["x", "y", "z"].map(str::to_owned);
        let rulesets = ["step:k=4,s=2", "nim"].map(str::to_owned);
        let text: String = csv(&coordinates, rulesets, vec![1, 0, 2, 0, 300, 1, 4000, 1]).collect();
        assert_eq!(text, "x,y,z,p_position_of\n1,0,2,\"step:k=4,s=2\"\n300,1,4000,nim\n");
    }
}
