//! Own rules: which are the same, and which are those of a bar.

use crate::theorems::foundry::rim_template::shortened;
use crate::theorems::foundry::simplify::simplified;
use maths::games::{Bar, OwnClause, OwnRules, Rules, Ruleset};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Rules with shorter formulas, or the bar that they are, whatever they call its coordinates. None if they are no rules.
pub(super) fn tidy(ruleset: &Ruleset) -> Option<Ruleset> {
    let text = match ruleset.rules {
        Rules::Bar(Bar::Formula(rim)) => format!("bar:rim={}", shortened(rim.text())?),
        Rules::Own(own) => match bar(own) {
            Some(bar) => bar,
            None => format!("rules:{}", own.text_with(simplified)?),
        },
        Rules::Bar(_) | Rules::Piles(_) => return Some(*ruleset),
    };
    let short: Ruleset = text.parse().ok()?;
    Some(Ruleset { rules: short.rules, ..*ruleset })
}

/// The bar with these rules, if there is one: three coordinates, each lowered by any amount and by itself, of which one alone has
/// bounds.
fn bar(own: OwnRules) -> Option<String> {
    let names = own.names();
    let (mut lowered, mut bounds) = (Vec::new(), Vec::new());
    for clause in own.clauses() {
        match clause {
            OwnClause::Move { names, amounts: "any" } => lowered.push(names),
            OwnClause::Move { .. }
            | OwnClause::Several { .. }
            | OwnClause::Unequal { .. }
            | OwnClause::Joined { .. } => return None,
            OwnClause::Bound { name, most } => bounds.push((name, most)),
        }
    }
    let all_are_lowered = lowered.is_empty() || names.iter().all(|name| lowered.contains(name));
    let none_together = lowered.iter().all(|lowered| names.contains(lowered));
    if names.len() != 3 || !all_are_lowered || !none_together {
        return None;
    }
    let Some((bounded, _)) = bounds.first() else { return Some("nim".into()) };
    if bounds.iter().any(|(name, _)| name != bounded) {
        return None;
    }
    let others: Vec<&str> = names.iter().copied().filter(|name| name != bounded).collect();
    let name = |letter: &str| if letter == others[0] { 'x' } else { 'z' };
    let whole = |most: &str| format!("floor({})", lettered(most, name));
    let bounds: Vec<String> = bounds.iter().map(|(_, most)| whole(most)).collect();
    Some(format!("bar:rim={}", shortened(&format!("min({})", bounds.join(",")))?))
}

/// A number that is the same for the same rules, whatever their coordinates are called and in whatever order their clauses are.
pub(super) fn key(own: OwnRules) -> u64 {
    let names = own.names();
    let written = |order: &Vec<usize>| -> Vec<String> {
        let name = |letter: &str| {
            let at = names.iter().position(|name| *name == letter).unwrap_or(0);
            char::from(b'a' + order[at] as u8)
        };
        let clause = |clause: OwnClause| match clause {
            OwnClause::Bound { name: bounded, most } => format!("{}<={}", name(bounded), lettered(most, name)),
            OwnClause::Move { names, amounts } => {
                let mut names: Vec<char> = names.split(',').map(name).collect();
                names.sort_unstable();
                format!("{names:?} by {}", lettered(amounts, name))
            }
            OwnClause::Several { most, names, amounts } => {
                let mut names: Vec<char> = names.split(',').map(name).collect();
                names.sort_unstable();
                format!("{most:?} of {names:?} by {}", lettered(amounts, name))
            }
            // An amount has the name of its coordinate.
            OwnClause::Joined { parts, condition } => {
                let parts = || parts.split(" and ").filter_map(|part| part.split_once(" by "));
                let mut names: Vec<char> = parts().map(|(lowered, _)| name(lowered)).collect();
                names.sort_unstable();
                let amount = |letter: &str| {
                    parts().find(|(_, amount)| *amount == letter).map_or(' ', |(lowered, _)| name(lowered))
                };
                format!("{names:?} where {}", lettered(condition, amount))
            }
            OwnClause::Unequal { parts } => {
                let parts = parts.split(" and ").filter_map(|part| part.split_once(" by "));
                let mut parts: Vec<_> = parts.map(|(lowered, amount)| (name(lowered), amount)).collect();
                parts.sort_unstable();
                format!("{parts:?}")
            }
        };
        let mut clauses: Vec<String> = own.clauses().map(clause).collect();
        clauses.sort_unstable();
        clauses.dedup();
        clauses
    };
    let mut hasher = DefaultHasher::new();
    (names.len(), orders(names.len()).iter().map(written).min()).hash(&mut hasher);
    hasher.finish()
}

/// All orders of this many things. For more than three, only the order in which they are.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count > 3 {
        return vec![(0..count).collect()];
    }
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: Vec<usize>| {
            let open = (0..count).filter(|next| !order.contains(next)).collect::<Vec<_>>();
            open.into_iter().map(move |next| [order.clone(), vec![next]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}

/// A text with other letters in place of those that are words by themselves.
fn lettered(text: &str, name: impl Fn(&str) -> char) -> String {
    let mut changed = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_ascii_alphabetic();
        let end = rest.find(|sign: char| sign.is_ascii_alphabetic() != is_word).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        if is_word && run.len() == 1 {
            changed.push(name(run))
        } else {
            changed.push_str(run)
        }
        rest = after;
    }
    changed
}
