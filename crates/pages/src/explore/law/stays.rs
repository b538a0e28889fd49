//! The rules that stay the same on a walk: the values of the parameter for which each one holds, with the evidence.

use crate::explore::law::{formula, known};
use maths::games::Ruleset;
use proofs::theorems::shifts::{Cell, Known};
use web::table::Parameter;
use web::texts::Texts;
use yew::prelude::*;

/// The known result for one value of the parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Rule {
    /// Proved with this c.
    Proved(i32),
    /// Not refuted with this c, as far as it was computed.
    Tested(i32),
    /// Every c is refuted.
    Refuted,
    /// Nothing is known.
    Unknown,
}

impl Rule {
    /// The place of the rule among the sentences: the best evidence comes first.
    fn rank(self) -> u32 {
        match self {
            Self::Proved(_) => 0,
            Self::Tested(_) => 1,
            Self::Refuted => 2,
            Self::Unknown => 3,
        }
    }
}

/// `p.stays`: a sentence for each rule, with the values for which it holds.
pub(super) fn stays(texts: Texts, cells: &[(Cell, Known)], ruleset: Ruleset, of: Parameter) -> Html {
    let rows = along(cells, ruleset, of);
    let ranked = |rank| rows.iter().filter(move |row| row.0.rank() == rank);
    let sentences: Vec<String> = (0..4).flat_map(ranked).map(|row| sentence(texts, of, row)).collect();
    html! { <p class="stays">{ sentences.join(texts.between_sentences()) }</p> }
}

fn sentence(texts: Texts, of: Parameter, (rule, values): &(Rule, Vec<u32>)) -> String {
    let values: Vec<String> = values.iter().map(u32::to_string).collect();
    let values = format!("{} = {}", of.key(), values.join(texts.list_comma()));
    match *rule {
        Rule::Proved(c) => texts.stays_proved(&formula(c), &values),
        Rule::Tested(c) => texts.stays_tested(&formula(c), &values),
        Rule::Refuted => texts.stays_refuted(&values),
        Rule::Unknown => texts.stays_unknown(&values),
    }
}

/// The rules along a walk, each with its values. As long as nothing is fetched, only what is proved is among them.
fn along(cells: &[(Cell, Known)], ruleset: Ruleset, of: Parameter) -> Vec<(Rule, Vec<u32>)> {
    let mut rows: Vec<(Rule, Vec<u32>)> = Vec::new();
    for value in of.first()..=Parameter::LAST {
        let Some(cell) = of.with(ruleset, value).as_ref().and_then(Cell::of) else { continue };
        let rule = rule(cells, cell);
        match rows.iter_mut().find(|row| row.0 == rule) {
            Some(row) => row.1.push(value),
            None if cells.is_empty() && rule == Rule::Unknown => {}
            None => rows.push((rule, vec![value])),
        }
    }
    rows
}

fn rule(cells: &[(Cell, Known)], cell: Cell) -> Rule {
    match known(cells, cell) {
        Some(Known::Proved(rule)) => Rule::Proved(rule.shift),
        Some(Known::Verified { shift, .. }) => Rule::Tested(shift),
        Some(Known::NoShift(_)) => Rule::Refuted,
        Some(Known::Open { .. }) | None => Rule::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::{Rule, along, sentence};
    use maths::games::Ruleset;
    use proofs::theorems::shifts::read;
    use std::collections::HashSet;
    use web::table::Parameter;
    use web::texts::Texts;

    /// The largest x and z of the judge.
    const MOST: i64 = 12;

    /// The P-positions of a triangular or a stair bar by the rules of the game alone: no break leads to one.
    fn p_positions(is_triangle: bool, k: i64, s: i64) -> HashSet<[i64; 3]> {
        let rim = |x: i64, z: i64| (if is_triangle { x + z } else { z } + s) / k;
        let mut found = HashSet::new();
        for x in 0..=MOST {
            for z in 0..=MOST {
                for y in 0..=rim(x, z) {
                    let wins = (0..x).any(|to| found.contains(&[to, y.min(rim(to, z)), z]))
                        || (0..z).any(|to| found.contains(&[x, y.min(rim(x, to)), to]))
                        || (0..y).any(|to| found.contains(&[x, to, z]));
                    if !wins {
                        found.insert([x, y, z]);
                    }
                }
            }
        }
        found
    }

    #[test]
    fn what_is_said_along_a_walk_is_so_by_the_rules_of_the_game() {
        let cells = read(include_str!("../../../../../static/shifts.csv")).unwrap();
        for (text, of) in [
            ("triangle:k=3", Parameter::K),
            ("triangle:k=5,s=2", Parameter::K),
            ("triangle:k=5", Parameter::S),
            ("step:k=2,s=0", Parameter::K),
            ("step:k=4,s=1", Parameter::S),
        ] {
            let ruleset: Ruleset = text.parse().unwrap();
            let rows = along(&cells, ruleset, of);
            let mut values: Vec<u32> = rows.iter().flat_map(|row| row.1.clone()).collect();
            values.sort_unstable();
            assert_eq!(values, (of.first()..=Parameter::LAST).collect::<Vec<_>>(), "{text}");
            for (rule, values) in rows {
                let (Rule::Proved(c) | Rule::Tested(c)) = rule else { continue };
                for value in values {
                    let rules = of.with(ruleset, value).unwrap().rules;
                    let [k, s] = [rules.k().unwrap().numerator(), rules.s().unwrap_or(0)].map(i64::from);
                    let lost = p_positions(text.starts_with("triangle"), k, s);
                    let is_zero = |[x, y, z]: [i64; 3]| (x + i64::from(c)) ^ y ^ (z + i64::from(c)) == 0;
                    let rim = |x: i64, z: i64| (if text.starts_with("triangle") { x + z } else { z } + s) / k;
                    for x in 0..=MOST {
                        for z in 0..=MOST {
                            for y in 0..=rim(x, z) {
                                assert_eq!(
                                    lost.contains(&[x, y, z]),
                                    is_zero([x, y, z]),
                                    "{text} {value}: {x}, {y}, {z}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_sentence_names_the_rule_and_its_values() {
        let said = |rule, values: &[u32]| sentence(Texts::default(), Parameter::K, &(rule, values.to_vec()));
        let expected = "The rule (x − 1) ⊕ y ⊕ (z − 1) = 0 holds for k = 5, 9, 13.";
        assert_eq!(said(Rule::Proved(-1), &[5, 9, 13]), expected);
        let nothing_fetched = along(&[], "triangle:k=3".parse().unwrap(), Parameter::K);
        assert!(nothing_fetched.iter().all(|(rule, _)| matches!(rule, Rule::Proved(_))));
    }
}
