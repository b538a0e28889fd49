//! A sequence of numbers as a file.

use crate::exports::export::{Items, Part};
use crate::exports::source::comment;
use crate::exports::{Export, Source, escape, numbers};
use std::ops::Range;

/// A b-file as the On-Line Encyclopedia of Integer Sequences keeps them: a line `n a(n)` for each term, n rising by 1,
/// after comments that begin with `#`. Since b-files are plain ASCII, other letters in the comments become question marks.
///
/// `first` is the index of the first value; the last index must fit 32 bits.
pub fn b_file(first: u32, values: Vec<u32>, source: &Source) -> Export {
    let head = source.comments("# ").chars().map(|letter| if letter.is_ascii() { letter } else { '?' }).collect();
    Export::new([Part::Text(head), Part::items(Terms { first, values, separator: ' ' })])
}

/// The columns `n` and `name`.
///
/// `first` is the index of the first value; the last index must fit 32 bits.
pub fn csv(name: &str, first: u32, values: Vec<u32>) -> Export {
    let mut head = String::from("n,");
    escape::csv(&mut head, name);
    head.push('\n');
    Export::new([Part::Text(head), Part::items(Terms { first, values, separator: ',' })])
}

/// One object: `source`, `name`, `first` (the index of the first term) and `values`.
pub fn json(name: &str, first: u32, values: &[u32], source: &Source) -> String {
    let mut text = ["{\n\"source\":", &source.json(), ",\n\"name\":"].concat();
    escape::json(&mut text, name);
    text.push_str(&format!(",\n\"first\":{first},\n\"values\":["));
    for (index, &value) in values.iter().enumerate() {
        text.push_str(if index > 0 { "," } else { "" });
        numbers::whole(&mut text, value);
    }
    text.push_str("]\n}\n");
    text
}

/// The terms in mathematics, separated by commas, for `\input` within a paragraph; `%` comments on top. It needs no package.
///
/// `along` is the name of the index, and `first` the index of the first term.
pub fn latex(name: &str, along: &str, first: u32, values: Vec<u32>, source: &Source) -> Export {
    let mut head = source.comments("% ");
    comment(&mut head, "% ", "terms", &format!("{name}, {along} from {first}"));
    head.push_str("% needs: no package\n");
    // The comment sign keeps the end of the last line from becoming a space before the author's next sign.
    let foot = Part::Text(if values.is_empty() { String::new() } else { "%\n".into() });
    Export::new([Part::Text(head), Part::items(Written(values)), foot])
}

/// Terms of a paragraph.
struct Written(Vec<u32>);

impl Items for Written {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for index in items {
            text.push_str(if index > 0 { ",\n$" } else { "$" });
            numbers::whole(text, self.0[index]);
            text.push('$');
        }
    }
}

struct Terms {
    first: u32,
    values: Vec<u32>,
    separator: char,
}

impl Items for Terms {
    fn count(&self) -> usize {
        self.values.len()
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for index in items {
            numbers::whole(text, self.first.saturating_add(index as u32));
            text.push(self.separator);
            numbers::whole(text, self.values[index]);
            text.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    #[cfg(not(target_arch = "wasm32"))]
    use super::json;
    use super::{b_file, csv, latex};
    use crate::exports::Source;

    #[test]
    fn terms_have_their_index() {
        let source = Source { title: "Row 5, a ≤ b".into(), ..Source::default() };
        let b_file: String = b_file(5, vec![0, 12, 7], &source).collect();
        assert_eq!(b_file, "# title: Row 5, a ? b\n5 0\n6 12\n7 7\n");
        let csv: String = csv("G(0,5,n)", 5, vec![0, 12]).collect();
        assert_eq!(csv, "n,\"G(0,5,n)\"\n5,0\n6,12\n");
    }

    #[test]
    fn terms_for_latex_are_a_fragment_of_a_paragraph() {
        let written = |values| latex("grundy", "x", 5, values, &Source::default()).collect::<String>();
        assert_eq!(written(vec![0, 12]), "% terms: grundy, x from 5\n% needs: no package\n$0$,\n$12$%\n");
        assert_eq!(written(Vec::new()), "% terms: grundy, x from 5\n% needs: no package\n");
    }

    #[cfg(not(target_arch = "wasm32"))]
    #[test]
    fn json_has_terms_and_index() {
        let read: serde_json::Value = serde_json::from_str(&json("a", 5, &[0, 12], &Source::default())).unwrap();
        assert_eq!(read, serde_json::json!({"source": {}, "name": "a", "first": 5, "values": [0, 12]}));
    }

    #[cfg(not(target_arch = "wasm32"))]
    proptest::proptest! {
        #[test]
        fn b_files_read_back(first in 0u32..1_000_000, values: Vec<u32>) {
            let text: String = b_file(first, values.clone(), &Source::default()).collect();
            let terms = text.lines().map(|line| {
                let (n, term) = line.split_once(' ').unwrap();
                (n.parse::<u32>().unwrap(), term.parse::<u32>().unwrap())
            });
            proptest::prop_assert_eq!(terms.collect::<Vec<_>>(), (first..).zip(values).collect::<Vec<_>>());
        }
    }
}
