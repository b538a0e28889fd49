//! Captions name the question that their numbers answer.

use super::{counted, label, part};
use crate::table::Table;
use crate::texts::Texts;
use crate::workers::solver::protocol::{Counted, Show, Tally};
use maths::games::Axis;
use maths::solver::{Cut, Extent, Grid, Plane, Summary, Window};
use std::rc::Rc;

fn table(text: &str, cut: Cut, pass: bool, window: Window) -> Table {
    Table {
        plane: Plane { ruleset: text.parse().unwrap(), cut, pass },
        show: Show::Values,
        grid: Rc::new(Grid { columns: 1, rows: 1, values: vec![0] }),
        window,
        places: (21, 21),
        most: 20,
        tally: Tally { positions: 352, of_note: 21, least: 0, largest: 25 },
        summary: None,
        cost: None,
    }
}

fn counted_in(text: &str, extent: Extent) -> String {
    let summary = Summary { positions: 5983, p_positions: 176, largest: 25 };
    counted(Texts::default(), &text.parse().unwrap(), 20, &Counted { extent, summary })
}

#[test]
fn a_part_is_not_counted_in_the_words_of_the_whole() {
    let cube = Extent::cube("triangle:k=3".parse::<maths::games::Ruleset>().unwrap().rules, 20);
    assert_eq!(counted_in("triangle:k=3", cube), "all 5\u{202f}983 positions with coordinates up to 20");
    assert_eq!(
        counted_in("triangle:k=3", Extent { y: 4, ..cube }),
        "5\u{202f}983 positions with y ≤ 4 and the other coordinates up to 20 (the whole table is too large to solve)"
    );
}

#[test]
fn both_layers_of_the_pass_or_one_of_them() {
    let words = counted_in("nim:pass", Extent { x: 20, y: 20, z: 20 });
    assert!(words.ends_with("up to 20, both with the pass still available and with the pass used"), "{words}");
    let plane = |pass| part(Texts::default(), &table("nim:pass", Cut::Diagonal, pass, Window::whole(21, 21)));
    assert_eq!(
        plane(true),
        "In this plane (x = z, pass still available): 352 positions, 21 P-positions, largest value 25."
    );
    assert_eq!(plane(false), "In this plane (x = z, pass used): 352 positions, 21 P-positions, largest value 25.");
}

#[test]
fn a_part_in_sight_says_which() {
    let window = Window { column: 4, row: 6, stride: 2, columns: 3, rows: 5 };
    let words = part(Texts::default(), &table("triangle:k=3", Cut::Fixed(Axis::Y, 4), false, window));
    assert!(
        words.starts_with("In the visible part (y = 4; x = 4–8, z = 6–14, one of every 2 rows and columns): "),
        "{words}"
    );
}

#[test]
fn two_tables_side_by_side_have_different_names() {
    let name =
        |text, pass| label(Texts::default(), &table(text, Cut::Fixed(Axis::Y, 4), pass, Window::whole(21, 21)), true);
    assert_eq!(
        name("triangle:k=3", false),
        "Triangular bar, k = 3: Grundy values, y = 4; x runs across, z runs upwards"
    );
    assert_eq!(
        name("nim:pass", true),
        "Rectangular bar, pass still available: Grundy values, y = 4; x runs across, z runs upwards"
    );
}
