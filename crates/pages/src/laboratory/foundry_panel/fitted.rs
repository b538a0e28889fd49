//! The fits of several theorems of a family: P-positions as intervals whose ends are linear in a number of the rules.

use proofs::theorems::foundry::{Family, Fit, Level};
use web::texts::Texts;
use yew::prelude::*;

/// `div.fitted` for each fit of a family.
pub(super) fn fitted(texts: Texts, family: &Family, fits: &[Fit]) -> Html {
    let own = fits.iter().filter(|fit| family.has(&fit.rules));
    let one = |fit: &Fit| {
        let letters = family.letters();
        let letter = letters.get(fit.place).map_or("", String::as_str);
        let listed = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(texts.list_comma());
        html! {
            <div class="fitted">
                <p>{ texts.foundry_fit(&fit.rules, &letter, &listed(&fit.values), &listed(&fit.tested), &texts.number(&fit.bound)) }</p>
                <ul>{ for fit.levels.iter().map(|level| html! { <li>{ said(texts, letter, level) }</li> }) }</ul>
            </div>
        }
    };
    own.map(one).collect()
}

/// A level in words: its first number, and the differences.
fn said(texts: Texts, letter: &str, level: &Level) -> String {
    let written = |difference: &Option<i64>| difference.map_or_else(|| "–".to_owned(), signed);
    let (before, again) = level.differences.split_at(level.differences.len() - level.period);
    let list = |part: &[Option<i64>]| part.iter().map(written).collect::<Vec<_>>().join(texts.list_comma());
    let pass = if level.pass { texts.foundry_fit_pass() } else { "" };
    let first = from(letter, level.from);
    let again = list(again);
    let differences = if before.is_empty() {
        texts.foundry_fit_again(&again).to_string()
    } else {
        texts.foundry_fit_then(&list(before), &again).to_string()
    };
    [format!("y = {}{pass}", level.height), texts.foundry_fit_from(&first).to_string(), differences].concat()
}

/// (a·c + b)/d, as it is written.
fn from(letter: &str, [a, b, d]: [i64; 3]) -> String {
    let multiple = match a {
        0 => return signed(b / d),
        1 => letter.to_owned(),
        _ => format!("{}{letter}", signed(a)),
    };
    let sum = match b {
        0 => multiple,
        1.. => format!("{multiple} + {b}"),
        _ => format!("{multiple} − {}", -b),
    };
    match (d, b) {
        (1, _) => sum,
        (_, 0) => format!("{sum}/{d}"),
        _ => format!("({sum})/{d}"),
    }
}

/// A number with a minus sign.
pub(super) fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", -number) } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::{from, said};
    use proofs::theorems::foundry::Level;
    use web::texts::Texts;

    #[test]
    fn levels_are_written_as_intervals() {
        assert_eq!(from("c", [1, -1, 1]), "c − 1");
        assert_eq!(from("c", [1, 5, 2]), "(c + 5)/2");
        assert_eq!([from("c", [0, 3, 1]), from("c", [2, 0, 1]), from("c", [1, 0, 2])], ["3", "2c", "c/2"]);
        let differences = vec![Some(2), None, Some(2), Some(-2)];
        let level = Level { height: 1, pass: true, from: [1, -1, 1], differences, period: 2 };
        let wanted = "y = 1 with the pass: starting at x = c − 1, z − x is 2, –, and then 2, −2 again and again";
        assert_eq!(said(Texts::default(), "c", &level), wanted);
    }
}
