//! Names, sources and orders by hand.

use super::Goods;
use super::Terms;
use crate::app::Heights;
use crate::app::Table;
use crate::exporter::protocol::Format;
use crate::exporter::protocol::Subject;
use crate::games::Axis;
use crate::games::Ruleset;
use crate::solver::Cut;
use crate::solver::Difference;
use crate::solver::Grid;
use crate::solver::Plane;
use crate::solver::Window;
use crate::worker::protocol::Against;
use crate::worker::protocol::Show;
use crate::worker::protocol::Tally;
use std::rc::Rc;

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn table(text: &str, cut: Cut, pass: bool, show: Show) -> Rc<Table> {
    let window = Window { column: 3, row: 5, stride: 4, columns: 2, rows: 3 };
    Rc::new(Table {
        plane: Plane { ruleset: ruleset(text), cut, pass },
        show,
        grid: Rc::new(Grid { columns: 2, rows: 3, values: vec![4, 5, 6, 7, 8, 9] }),
        window,
        places: (21, 21),
        most: 20,
        tally: Tally::default(),
        summary: None,
        cost: None,
    })
}

fn heights(text: &str, pass: bool) -> Goods {
    Goods::Heights(Rc::new(Heights {
        ruleset: ruleset(text),
        pass,
        grid: Rc::new(Grid { columns: 1, rows: 1, values: vec![0] }),
        window: Window::whole(21, 21),
        places: (21, 21),
        tally: Tally::default(),
        cost: None,
    }))
}

fn line() -> Goods {
    let table = table("triangle:k=3", Cut::Fixed(Axis::Y, 4), false, Show::Remoteness);
    let values = Rc::new(vec![9, 8, 7]);
    Goods::Line(Terms { table, which: "row z = 7".into(), along: "x", first: 5, values })
}

#[test]
fn names_say_what_is_inside() {
    let y4 = Cut::Fixed(Axis::Y, 4);
    let name = |text, cut, pass, show, format| Goods::Table(table(text, cut, pass, show)).file_name(format);
    let names = [
        name("triangle:k=3", y4, false, Show::Values, Format::Csv),
        name("triangle:k=5/2,misere", Cut::Diagonal, false, Show::Values, Format::Matrix),
        name("step:k=4,s=2,pass", Cut::Rim, true, Show::Remoteness, Format::Latex),
        name("sharing", y4, false, Show::Difference(Against::OtherPlay), Format::Png),
        heights("nim:pass", false).file_name(Format::Json),
        line().file_name(Format::BFile),
        Goods::Bar("triangle:k=3:7,4,7".parse().unwrap()).file_name(Format::Tikz),
    ];
    let expected = [
        "bittersweet-triangle-k3-y4-n20.csv",
        "bittersweet-triangle-k5over2-misere-diagonal-n20-matrix.csv",
        "bittersweet-step-k4-s2-pass-p1-rim-remoteness-n20.tex",
        "bittersweet-sharing-difference-n20.png",
        "bittersweet-nim-pass-p0-p-positions-n20.json",
        "bittersweet-triangle-k3-y4-remoteness-n20-row-z-7.txt",
        "bittersweet-triangle-k3-7-4-7.tex",
    ];
    assert_eq!(names, expected);
}

#[test]
fn sources_say_what_is_shown_and_where() {
    let source = |goods: &Goods| goods.source("https://a/".into());
    let table = source(&Goods::Table(table("triangle:k=3", Cut::Rim, false, Show::Outcomes(Against::OtherPlay))));
    assert_eq!(
        table.title,
        "Outcomes held against each other, y as large as it may be, x across, z down; held against the other play: \
         0 P in neither, 1 only here, 2 only there, 3 in both"
    );
    assert_eq!(table.range, "x from 3 to 7, z from 5 to 13, in steps of 4");
    assert_eq!([&*table.ruleset, &*table.link], ["triangle:k=3", "https://a/"]);
    assert!(table.version.starts_with("Bittersweet "));
    assert_eq!(source(&heights("nim", false)).range, "x from 0 to 20, z from 0 to 20, y up to 20");
    assert_eq!(source(&heights("sharing", false)).range, "b from 0 to 20, a from 0 to 20");
    assert_eq!(source(&line()).title, "Remoteness, y = 4, x across, z down; row z = 7");
    assert_eq!(source(&line()).range, "x from 5 to 7");
    let bar = source(&Goods::Bar("nim:pass:3,7,4,1".parse().unwrap()));
    assert_eq!([&*bar.title, &*bar.ruleset], ["Rectangle, position 3, 7, 4, 1", "nim:pass:3,7,4,1"]);
}

#[test]
fn numbers_are_told_apart() {
    let value = |show| match Goods::Table(table("nim", Cut::Diagonal, false, show)).subject() {
        Subject::Plane { value, .. } => value,
        Subject::Heights { .. } | Subject::Line { .. } | Subject::Bar { .. } => panic!("not a plane"),
    };
    assert_eq!(value(Show::Values), None);
    assert_eq!(value(Show::Remoteness), Some(("remoteness".into(), 0)));
    assert_eq!(value(Show::Difference(Against::OtherPlay)), Some(("difference".into(), Difference::SAME)));
    assert_eq!(value(Show::Outcomes(Against::OtherPlay)), Some(("outcomes".into(), 0)));
    assert_eq!(*line().numbers(), [9, 8, 7]);
    assert_eq!(line().subject(), Subject::Line { first: 5, name: "remoteness".into() });
}
