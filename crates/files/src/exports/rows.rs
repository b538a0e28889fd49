//! A table of words for spreadsheet programs.

use crate::exports::escape;

/// Rows of CSV (RFC 4180), behind the mark by which spreadsheet programs recognise UTF-8.
///
/// Programs take a field that begins with `=`, `+`, `-` or `@` for a formula, and would run what a stranger has written. Such a field gets
/// an apostrophe in front, by which they know that it is text; so does one that begins with a tab or a line break, which some skip.
pub fn rows<'a, Row>(rows: impl IntoIterator<Item = Row>) -> String
where
    Row: IntoIterator<Item = &'a str>,
{
    let mut text = String::from("\u{feff}");
    for row in rows {
        for (place, field) in row.into_iter().enumerate() {
            if place > 0 {
                text.push(',');
            }
            let is_formula = field.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
            escape::csv(&mut text, &if is_formula { format!("'{field}") } else { field.to_owned() });
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::rows;

    #[test]
    fn fields_are_quoted_and_no_field_is_a_formula() {
        let written = rows([["Name", "n"], ["a,\"b\"", "7"], ["=1+1", "+1"], ["-1", "@x"], ["\t=1", "a=1"]]);
        let expected = ["Name,n", "\"a,\"\"b\"\"\",7", "'=1+1,'+1", "'-1,'@x", "'\t=1,a=1", ""].join("\n");
        assert_eq!(written, format!("\u{feff}{expected}"));
    }
}
