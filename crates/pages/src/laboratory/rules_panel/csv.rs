//! A sweep of rules as a table for other programs, in English.

use crate::laboratory::report::quoted;
use proofs::theorems::foundry::Grid;
use web::workers::learner::protocol::SweptCell;

/// A row for each cell that is known: its numbers, its rules, the kind of result, and the number or the position that it has.
pub(super) fn csv(grid: &Grid, cells: &[SweptCell]) -> String {
    let letters = grid.letters().iter().map(|(letter, _)| letter.to_string());
    let head: Vec<String> = letters.chain(["rules", "result", "value"].map(str::to_owned)).collect();
    let row = |(cell, found): (usize, &SweptCell)| {
        let numbers = grid.numbers(cell).unwrap_or_default().into_iter().map(|number| number.to_string());
        let rules = grid.ruleset(cell).map_or_else(String::new, |ruleset| ruleset.to_string());
        let (result, value) = result(found);
        let fields = numbers.chain([rules, result.into(), value]);
        fields.map(|field| quoted(&field)).collect::<Vec<_>>().join(",")
    };
    let rows = cells.iter().enumerate().map(row);
    std::iter::once(head.join(",")).chain(rows).map(|line| line + "\n").collect()
}

fn result(found: &SweptCell) -> (&'static str, String) {
    match found {
        SweptCell::NoRules => ("no rules", String::new()),
        SweptCell::Holds => ("right", String::new()),
        SweptCell::Fails(game) => ("wrong", game.to_string()),
        SweptCell::Undefined(game) => ("undefined", game.to_string()),
        SweptCell::Counted(count) => ("P-positions", count.to_string()),
        SweptCell::Proved(states) => ("proved", states.to_string()),
        SweptCell::AtLeast(states) => ("at least", states.to_string()),
        SweptCell::Undecided => ("undecided", String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::csv;
    use proofs::theorems::foundry::Grid;
    use web::workers::learner::protocol::SweptCell;

    #[test]
    fn cells_with_their_rules() {
        let grid = Grid::read("rules:x y;y<=x+a;move x by 1,b;move y by any\nb: 2..3\na: 0..1\npass: with").unwrap();
        let game = "rules:x y;y<=x+0;move x by 1,2;move y by any;pass:1,1,1".parse().unwrap();
        let cells = [SweptCell::Fails(game), SweptCell::Counted(7), SweptCell::Holds];
        let lines = csv(&grid, &cells);
        assert_eq!(
            lines,
            "b,a,rules,result,value\n\
             2,0,\"rules:x y;y<=x+0;move x by 1,2;move y by any;pass\",wrong,\"rules:x y;y<=x+0;move x by 1,2;move y by any;pass:1,1,1\"\n\
             2,1,\"rules:x y;y<=x+1;move x by 1,2;move y by any;pass\",P-positions,7\n\
             3,0,\"rules:x y;y<=x+0;move x by 1,3;move y by any;pass\",right,\n"
        );
    }
}
