//! What is shown of the foundry: which theorems, which of them is open, and the grammar.

use crate::laboratory::foundry_box::{EXAMPLES, Look, Order};
use crate::laboratory::route::formula::{escaped, unescaped};
use crate::laboratory::route::number;

/// What a link says of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foundry {
    /// Which theorems are shown.
    pub look: Look,
    /// The grammar; none if it is the first example.
    pub grammar: Option<String>,
}

/// The most states that can be asked for.
pub(in crate::laboratory) const MOST_STATES: u32 = 999;

/// Stands for the end of a line, which no grammar needs for anything else.
const LINE: &str = "~";

pub(super) fn write(foundry: &Foundry, mut add: impl FnMut(&str, &str)) {
    let Look { find, most, order, open } = &foundry.look;
    if !find.is_empty() {
        add("find", &escaped(find));
    }
    if *most > 0 {
        add("most", &most.to_string());
    }
    if *order != Order::default() {
        add("sort", order.name());
    }
    // A link may name a theorem that does not exist. Its blanks stay as they are.
    open.iter().for_each(|rules| add("theorem", &rules.replace(' ', "_")));
    let grammar = foundry.grammar.iter().filter(|text| **text != EXAMPLES[0]);
    grammar.for_each(|text| add("grammar", &lines_escaped(text)));
}

/// A grammar as it is in links.
pub(super) fn lines_escaped(text: &str) -> String {
    text.split('\n').map(line_escaped).collect::<Vec<_>>().join(LINE)
}

/// A grammar as it was; none if the link is damaged.
pub(super) fn lines_unescaped(value: &str) -> Option<String> {
    let lines: Option<Vec<String>> = value.split(LINE).map(line_unescaped).collect();
    lines.map(|lines| lines.join("\n"))
}

/// Whether a line of a grammar has clauses, with semicolons between them. Elsewhere a semicolon in a link stands for `&`.
fn has_clauses(line: &str) -> bool {
    line.trim_start().starts_with("rules")
}

/// A line of a grammar as it is in links.
fn line_escaped(line: &str) -> String {
    // `∧` is another way to write `&`, and means nothing in links.
    if has_clauses(line) { escaped(&line.replace('&', "∧")) } else { escaped(line) }
}

/// A line as it was; none if the link is damaged.
fn line_unescaped(line: &str) -> Option<String> {
    let read = unescaped(line)?;
    Some(if has_clauses(&read) { read.replace('&', ";") } else { read })
}

/// Whether a part could be read.
pub(super) fn read(foundry: &mut Foundry, key: &str, value: &str) -> bool {
    let look = &mut foundry.look;
    match key {
        "find" => unescaped(value).map(|find| look.find = find).is_some(),
        "most" => number(value, 1, MOST_STATES).map(|most| look.most = most).is_some(),
        "sort" => {
            let known = Order::ALL.into_iter().find(|order| order.name() == value);
            known.map(|order| look.order = order).is_some()
        }
        "theorem" => {
            // Rules of one's own have blanks between their words.
            look.open = Some(value.replace('_', " "));
            true
        }
        _ => lines_unescaped(value).map(|text| foundry.grammar = Some(text)).is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Foundry, read, write};
    use crate::laboratory::foundry_box::{EXAMPLES, Look};

    /// What a link says after it was written and read.
    fn through(foundry: &Foundry) -> Foundry {
        let mut parts = Vec::new();
        write(foundry, |key, value| parts.push((key.to_owned(), value.to_owned())));
        let mut again = Foundry::default();
        for (key, value) in parts {
            assert!(!value.contains([' ', '\n', '&', '%']), "{value}");
            assert!(read(&mut again, &key, &value), "{key}={value}");
        }
        again
    }

    #[test]
    fn grammars_and_theorems_come_through_links() {
        let mine = "rim: if x > 1 & z > 1 then a else 2\na: 1..3\n  rules:x y;y<={x|2*x};move x by 1,2\nplay: normal";
        for text in EXAMPLES.iter().skip(1).chain([&mine]) {
            let look = Look { open: Some("+rules:a b;a<=b;move a by any=2".into()), ..Look::default() };
            let foundry = Foundry { look, grammar: Some(text.to_string()) };
            assert_eq!(through(&foundry), foundry);
        }
        let look = Look { open: Some("+nim:  a + b: c".into()), ..Look::default() };
        assert_eq!(through(&Foundry { look, ..Foundry::default() }).look.open.unwrap(), "+nim:  a + b: c");
        // In rules a conjunction is written with another sign, since a semicolon is there for another reason.
        let foundry =
            Foundry { grammar: Some("rules:x y;move x by 1..if x>1&y>1 then 2 else 1".into()), ..Foundry::default() };
        assert_eq!(through(&foundry).grammar.unwrap(), "rules:x y;move x by 1..if x>1∧y>1 then 2 else 1");
    }
}
