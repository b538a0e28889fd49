//! Own rules in words.

use crate::texts::Texts;
use maths::games::{OwnClause, OwnRules};
use maths::values::Amounts;

/// The moves of the game, and the loser at its end.
pub(crate) fn how_own_rules_go(texts: Texts, own: OwnRules, misere: bool) -> String {
    let clauses: Vec<OwnClause> = own.clauses().collect();
    let moves: Vec<String> = clauses.iter().filter_map(|clause| lowering(texts, *clause)).collect();
    let moves = if moves.is_empty() { every_one(texts, own) } else { moves.join(texts.own_or()) };
    let bounds: Vec<String> = clauses.iter().filter_map(|clause| bound(*clause)).collect();
    let bounds = Some(bounds.join(texts.list_comma())).filter(|bounds| !bounds.is_empty());
    let end = if misere { texts.own_last_mover_loses() } else { texts.own_stuck_loses() };
    let sentences = [Some(texts.own_turn(&moves)), bounds.map(|bounds| texts.own_bounds(&bounds)), Some(end.into())];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(texts.between_sentences())
}

/// The coordinates that a move may lower if the rules state no moves.
fn every_one(texts: Texts, own: OwnRules) -> String {
    let names = own.names().join(texts.list_comma());
    if own.count() == 1 { texts.own_lower_any(&names) } else { texts.own_lower_one(&names) }
}

/// The coordinates that a move lowers, and the amounts.
fn lowering(texts: Texts, clause: OwnClause) -> Option<String> {
    let (names, amounts) = match clause {
        OwnClause::Move { names, amounts } => (names, amounts),
        OwnClause::Several { most, names, amounts } => {
            let names = names.split(',').collect::<Vec<_>>().join(texts.list_comma());
            let amounts = if amounts == "any" { texts.own_any().into() } else { listed(texts, amounts) };
            return Some(match most {
                Some(most) => texts.own_lower_at_most(&most, &names, &amounts),
                None => texts.own_lower_some(&names, &amounts),
            });
        }
        OwnClause::Unequal { parts } => return Some(unequal(texts, parts, None)),
        OwnClause::Joined { parts, condition } => return Some(unequal(texts, parts, Some(condition))),
        OwnClause::Bound { .. } => return None,
    };
    let are_several = names.contains(',');
    let names = names.split(',').collect::<Vec<_>>().join(texts.list_comma());
    let amounts_in_words = listed(texts, amounts);
    Some(match (amounts, are_several) {
        ("any", false) => texts.own_lower_any(&names),
        ("any", true) => texts.own_lower_same(&names),
        (_, false) => texts.own_lower_by(&names, &amounts_in_words),
        (_, true) => texts.own_lower_each(&names, &amounts_in_words),
    })
}

/// A list of amounts.
fn listed(texts: Texts, amounts: &str) -> String {
    let (these, is_excepted) = match OwnClause::excepted(amounts) {
        Some(these) => (these, true),
        None => (amounts, false),
    };
    let entries = OwnClause::entries(these).into_iter().map(|entry| in_words(texts, entry));
    let list = entries.collect::<Vec<_>>().join(texts.list_comma());
    if is_excepted { texts.own_all_but(&list) } else { list }
}

/// An entry of a list of amounts.
fn in_words(texts: Texts, entry: &str) -> String {
    if let Some(number) = entry.strip_prefix("multiples of ") {
        return texts.own_multiples(&number);
    }
    match Amounts::with_key(entry) {
        Some(Amounts::Primes) => texts.own_primes().into(),
        Some(Amounts::Squares) => texts.own_squares().into(),
        Some(Amounts::PowersOfTwo) => texts.own_powers().into(),
        None => entry.replace("..", " … "),
    }
}

/// A move by unequal amounts. A letter in these stands for any number, with which the condition is true.
fn unequal(texts: Texts, parts: &str, condition: Option<&str>) -> String {
    let (mut amounts, mut letter, mut letters) = (String::new(), None, Vec::new());
    let words: Vec<&str> = parts.split(' ').collect();
    // `x by t and`, and so on.
    for part in words.chunks(4) {
        let [name, _, amount, ..] = part else { continue };
        if !amounts.is_empty() {
            amounts.push_str(texts.list_comma());
        }
        amounts.push_str(&texts.own_part(name, amount));
        letter = amount.chars().next_back().filter(char::is_ascii_lowercase);
        letters.push(*amount);
    }
    if let Some(condition) = condition {
        return texts.own_lower_joined(&amounts, &letters.join(texts.list_comma()), &condition);
    }
    match letter {
        Some(letter) => texts.own_lower_times(&amounts, &letter),
        None => texts.own_lower_parts(&amounts),
    }
}

fn bound(clause: OwnClause) -> Option<String> {
    match clause {
        OwnClause::Bound { name, most } => Some(format!("{name} ≤ {most}")),
        OwnClause::Move { .. } | OwnClause::Several { .. } | OwnClause::Unequal { .. } | OwnClause::Joined { .. } => {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::how_own_rules_go;
    use crate::texts::Texts;
    use maths::games::Ruleset;

    fn words(text: &str) -> String {
        let ruleset: Ruleset = text.parse().unwrap();
        how_own_rules_go(Texts::default(), ruleset.rules.own().unwrap(), ruleset.misere)
    }

    #[test]
    fn every_clause_is_said() {
        assert_eq!(
            words("rules:a b;move a by any;move b by 1,2;move a,b by 1..ceil(a/2);move b,a by any"),
            "Two players take turns. On your turn, lower a by any amount; or lower b by 1, 2; or lower each of a, b by the same \
             amount: 1 … ceil(a/2); \
             or lower a, b by the same amount. The player who cannot move loses."
        );
        assert_eq!(
            words("rules:x y;move x by 1 and y by 2;move x by 2*t and y by t"),
            "Two players take turns. On your turn, lower x by 1, y by 2; or lower x by 2*t, y by t, where t is 1 or more. The player \
             who cannot move loses."
        );
        assert_eq!(
            words("rules:x y;move x by s and y by t where abs(s-t) < 2 and s>1"),
            "Two players take turns. On your turn, lower x by s, y by t, where s, t are any numbers of 1 or more with \
             abs(s-t)<2 and s>1. The player who cannot move loses."
        );
        assert_eq!(
            words("rules:a b;move a by b,max(1, b-2);move b by multiples of 2*a"),
            "Two players take turns. On your turn, lower a by b, max(1,b-2); or lower b by a multiple of 2*a. The player who \
             cannot move loses."
        );
        assert_eq!(
            words("rules:a b;move a by primes,squares,4;move b by all but 2,3;move a,b by powers of 2"),
            "Two players take turns. On your turn, lower a by a prime number, a square number, 4; or lower b by any amount except \
             2, 3; or lower each of a, b by the same amount: a power of 2. The player who cannot move loses."
        );
        assert_eq!(
            words("rules:a b c;move some of a,b,c by any;move at most 2 of a,b,c by primes,1"),
            "Two players take turns. On your turn, lower one or more of a, b, c, each by any amount; or lower one or more, but at \
             most 2, of a, b, c, each by a prime number, 1. The player who cannot move loses."
        );
        assert_eq!(
            words("rules:x y;x<=2*y;y<=2*x;misere"),
            "Two players take turns. On your turn, lower one of x, y by any amount. Bounds: x ≤ 2*y, y ≤ 2*x. After a move, \
             a number above its bound is lowered to the bound. The player who makes the last move loses."
        );
    }
}
