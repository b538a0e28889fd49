//! A sweep of rules in words.

use crate::laboratory::sweep::in_short;
use proofs::theorems::foundry::Grid;
use web::evidence::verdict;
use web::texts::Texts;
use web::workers::learner::protocol::{SweepAbout, SweptCell};

/// What came of a cell, in a few characters.
pub(super) fn short(texts: Texts, found: &SweptCell) -> String {
    match found {
        SweptCell::NoRules => "–".into(),
        SweptCell::Holds => "✓".into(),
        SweptCell::Fails(game) | SweptCell::Undefined(game) => verdict::numbers(*game),
        SweptCell::Counted(count) => texts.number(count),
        SweptCell::Proved(states) => texts.number(states),
        SweptCell::AtLeast(states) => format!("≥ {}", texts.number(states)),
        SweptCell::Undecided => "?".into(),
    }
}

/// The same in a sentence.
pub(super) fn sentence(texts: Texts, about: &SweepAbout, found: &SweptCell) -> String {
    let bound = match about {
        SweepAbout::Formula { bound, .. } | SweepAbout::Count { bound } => *bound,
        SweepAbout::Learn => 0,
    };
    match found {
        SweptCell::NoRules => texts.rules_cell_none().into(),
        SweptCell::Holds => texts.rules_cell_holds(&texts.number(&bound)),
        SweptCell::Fails(game) => texts.rules_cell_fails(&verdict::at(*game)),
        SweptCell::Undefined(game) => texts.rules_cell_undefined(&verdict::at(*game)),
        SweptCell::Counted(count) => texts.rules_cell_counted(&texts.number(count), &texts.number(&bound)),
        SweptCell::Proved(states) => texts.rules_cell_proved(&texts.number(states)),
        SweptCell::AtLeast(states) => texts.rules_cell_at_least(&texts.number(states)),
        SweptCell::Undecided => texts.rules_cell_undecided().into(),
    }
}

/// The numbers of a cell.
pub(super) fn setting(texts: Texts, grid: &Grid, cell: usize) -> String {
    let numbers = grid.numbers(cell).unwrap_or_default();
    let set = grid.letters().iter().zip(numbers).map(|((letter, _), number)| format!("{letter} = {number}"));
    set.collect::<Vec<_>>().join(texts.list_comma())
}

/// What the characters in the cells mean.
pub(super) fn legend(texts: Texts, about: &SweepAbout) -> &'static str {
    match about {
        SweepAbout::Formula { .. } => texts.rules_legend_formula(),
        SweepAbout::Count { .. } => texts.rules_legend_count(),
        SweepAbout::Learn => texts.rules_legend_learn(),
    }
}

/// What came of all cells; of one letter, for which numbers the formula is right.
pub(super) fn summary(texts: Texts, grid: &Grid, about: &SweepAbout, cells: &[SweptCell]) -> String {
    let count = |is_meant: fn(&SweptCell) -> bool| cells.iter().filter(|found| is_meant(found)).count();
    let all = grid.count();
    match about {
        SweepAbout::Formula { bound, .. } => {
            let holds = count(|found| matches!(found, SweptCell::Holds));
            let fails = count(|found| matches!(found, SweptCell::Fails(_) | SweptCell::Undefined(_)));
            let said = texts.rules_swept_formula(&texts.number(bound), &holds, &all, &fails);
            let right = grid.letters().first().filter(|_| grid.letters().len() == 1 && holds > 0);
            let right = right.map(|(letter, numbers)| {
                let numbers = numbers.iter().zip(cells).filter(|(_, found)| **found == SweptCell::Holds);
                let numbers: Vec<String> = numbers.map(|(number, _)| number.to_string()).collect();
                texts.lab_holds_for(letter, &in_short(&numbers))
            });
            [Some(said), right].into_iter().flatten().collect::<Vec<_>>().join(texts.between_sentences())
        }
        SweepAbout::Count { .. } => {
            texts.rules_swept_count(&count(|found| matches!(found, SweptCell::Counted(_))), &all)
        }
        SweepAbout::Learn => texts.rules_swept_learn(&count(|found| matches!(found, SweptCell::Proved(_))), &all),
    }
}
