//! A small table of words and numbers as a file.

use crate::exports::{Source, escape};
use serde::{Deserialize, Serialize};

/// A table with a head.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// The names of its columns.
    pub head: Vec<String>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
}

/// The head and a line for each row.
pub fn csv(listing: &Listing) -> String {
    let mut text = String::new();
    for row in std::iter::once(&listing.head).chain(&listing.rows) {
        for (index, field) in row.iter().enumerate() {
            text.push_str(if index > 0 { "," } else { "" });
            escape::csv(&mut text, field);
        }
        text.push('\n');
    }
    text
}

/// True for a number as JSON writes it, without an exponent.
fn is_number(field: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    let unsigned = field.strip_prefix('-').unwrap_or(field);
    let (whole, part) = unsigned.split_once('.').map_or((unsigned, None), |(whole, part)| (whole, Some(part)));
    digits(whole) && (whole == "0" || !whole.starts_with('0')) && part.is_none_or(digits)
}

/// One object: `source`, and `rows`, an object for each row whose keys are the names of the columns. Numbers are numbers.
pub fn json(listing: &Listing, source: &Source) -> String {
    let mut text = ["{\n\"source\":", &source.json(), ",\n\"rows\":[\n"].concat();
    for (index, row) in listing.rows.iter().enumerate() {
        text.push_str(if index > 0 { ",\n{" } else { "{" });
        for (index, (name, field)) in listing.head.iter().zip(row).enumerate() {
            text.push_str(if index > 0 { "," } else { "" });
            escape::json(&mut text, name);
            text.push(':');
            if is_number(field) {
                text.push_str(field);
            } else {
                escape::json(&mut text, field);
            }
        }
        text.push('}');
    }
    text.push_str("\n]\n}\n");
    text
}

#[cfg(test)]
mod tests {
    use super::{Listing, csv, is_number, json};
    use crate::exports::Source;

    fn listing() -> Listing {
        let row = |fields: [&str; 2]| fields.map(str::to_owned).to_vec();
        Listing { head: row(["value", "rows"]), rows: vec![row(["0", "0, 3–6"]), row(["1", ""])] }
    }

    #[test]
    fn fields_with_commas_are_quoted() {
        assert_eq!(csv(&listing()), "value,rows\n0,\"0, 3–6\"\n1,\n");
    }

    #[test]
    fn words_that_json_has_no_number_for_are_no_numbers() {
        assert!(["0", "-1", "12.50", "-0.5", "100"].iter().all(|field| is_number(field)));
        assert!(
            ["", "-", "007", ".5", "1.", "+1", "1e3", "inf", "NaN", "1.2.3", "--1"]
                .iter()
                .all(|field| !is_number(field))
        );
    }

    #[cfg(not(target_arch = "wasm32"))]
    #[test]
    fn numbers_are_numbers() {
        let read: serde_json::Value = serde_json::from_str(&json(&listing(), &Source::default())).unwrap();
        assert_eq!(read["rows"], serde_json::json!([{"value": 0, "rows": "0, 3–6"}, {"value": 1, "rows": ""}]));
    }
}
