//! A table of Grundy values: of a plane of a bar, or of Sharing Nim with the column that is pointed at as a palindrome.

use maths::games::{Axis, Coordinates, Game, Position, Ruleset};
use maths::solver::{Cut, Grid, Obvious, Plane};
use std::rc::Rc;
use web::kit::games::ruleset_name;
use web::kit::rooms::Room;
use web::texts::{Texts, use_texts};
use web::view::columns::palindrome;
use web::view::cursor::Place;
use web::view::hooks::use_state_eq;
use web::view::number_table::NumberTable;
use web::view::properties::properties;
use web::view::sight::use_was_near;
use yew::prelude::*;

/// Which positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Values {
    plane: Plane,
    /// The largest number across and upwards.
    size: u32,
}

/// The table.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub values: Values,
    /// Of several tables of the page, which one it is.
    pub number: usize,
}

/// The table is solved when it is as near as this to what is in sight.
const NEAR: &str = "60%";

impl Values {
    /// The values of a ruleset with a fixed coordinate, such as `y=0`; of Sharing Nim none is fixed.
    pub(super) fn of(ruleset: Ruleset, fixed: &str, size: u32) -> Option<Self> {
        let cut = match fixed.split_once('=') {
            None => ruleset.rules.is_piles().then_some(Cut::Fixed(Axis::X, 0)),
            Some((name, number)) => {
                let axis = Axis::ALL.into_iter().find(|axis| ruleset.rules.name(*axis) == name);
                ruleset.rules.is_bar().then_some(Cut::Fixed(axis?, number.parse().ok()?))
            }
        };
        ruleset.rules.has_tables().then_some(Self { plane: Plane { ruleset, cut: cut?, pass: ruleset.pass }, size })
    }

    /// The ruleset.
    pub(super) fn ruleset(self) -> Ruleset {
        self.plane.ruleset
    }

    /// The names of the coordinates that run across and upwards.
    pub(super) fn names(self) -> [&'static str; 2] {
        self.plane.names()
    }

    /// The values. The build refuses tables that take long, so the obvious algorithm does: the fast ones are much longer programs.
    pub(super) fn grid(self) -> Grid {
        let table = Obvious::table(self.plane.ruleset, self.plane.extent(self.size));
        table.map(|table| self.plane.values(&table)).unwrap_or_default()
    }
}

/// `figure.values`
#[component]
pub(super) fn ValuesFigure(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let was_near = use_was_near(&node, NEAR);
    let Values { plane, size } = props.values;
    let (columns, rows) = plane.places(&plane.extent(size));
    let grid = use_memo((props.values, was_near), |(values, was_near)| was_near.then(|| Rc::new(values.grid())));
    let pointed = use_state_eq(|| None::<Place>);
    // The column stays in sight when the pointer goes on to it.
    let column = use_state_eq(|| size);
    let on_point = {
        let (pointed, column) = (pointed.setter(), column.setter());
        Callback::from(move |place: Option<Place>| {
            pointed.set(place);
            if let Some((b, _)) = place {
                column.set(b);
            }
        })
    };
    let is_sharing = plane.ruleset.rules.is_piles();
    let label = texts.papers_values(&ruleset_name(texts, &plane.ruleset));
    let echo = pointed.filter(|_| is_sharing).map(|(b, a)| (b, b.saturating_sub(a)));
    let on_pick = {
        let column = column.setter();
        Callback::from(move |(b, _): Place| column.set(b))
    };
    let prefix = format!("values-{}", props.number);
    let length = *column as usize + 1;
    let folded = |values: Vec<u16>| {
        let pointed = pointed.filter(|(b, _)| *b == *column).map(|(_, a)| a);
        palindrome(texts, *column, &values, pointed)
    };
    html! {
        <figure class="values" ref={node} ~style={properties([("--columns", columns), ("--rows", rows)])}>
            if let Some(grid) = &*grid {
                <NumberTable {prefix} grid={Rc::clone(grid)} {label} names={plane.names()} {echo} upwards={true} mirrored={is_sharing} {on_point} {on_pick} />
                if is_sharing { { folded(grid.column(*column).into_iter().take(length).collect()) } }
            } else {
                // The placeholder is as large as the table, so that nothing around it moves then.
                <div class="expected">
                    <div class="window"><div class="sizer"></div></div>
                    if is_sharing { { folded(vec![0; length]) } }
                </div>
            }
            <figcaption>{ explore(texts, plane.ruleset, &[format!("n={size}"), table_key(plane)]) }</figcaption>
        </figure>
    }
}

/// The plane as Explore's links have it.
fn table_key(plane: Plane) -> String {
    match plane.cut {
        Cut::Fixed(axis, at) if plane.ruleset.rules.is_bar() => {
            format!("table={}:{at}", plane.ruleset.rules.name(axis))
        }
        Cut::Fixed(..) | Cut::Diagonal | Cut::Rim | Cut::Pair { .. } => "table=y".to_owned(),
    }
}

/// A link to Explore with the first position of a ruleset and these parts.
pub(super) fn explore(texts: Texts, ruleset: Ruleset, parts: &[String]) -> Html {
    let origin = Game::new(ruleset, Position::at(Coordinates::zeros(ruleset.rules.count())).with_pass(ruleset.pass));
    let address = origin.map(|game| Room::Explore.with_position(&game.into(), false));
    address.map_or_else(
        |_| Html::default(),
        |address| html! { <a class="button quiet" href={[&[address], parts].concat().join("&")}>{ texts.papers_explore() }</a> },
    )
}

#[cfg(test)]
mod tests {
    use super::Values;
    use crate::papers::library::facts;
    use maths::claims::Paper;

    #[test]
    fn every_table_of_a_paper_can_be_solved() {
        let all = Paper::ALL.into_iter().flat_map(facts).flat_map(|entry| entry.tables).collect::<Vec<_>>();
        assert!(!all.is_empty());
        for table in all {
            let values = Values::of(table.ruleset, &table.fixed, table.size).unwrap_or_else(|| panic!("{table:?}"));
            assert!(values.grid().columns > table.size, "{table:?}");
        }
    }

    #[test]
    fn tables_have_the_values_of_the_papers() {
        let read = |ruleset: &str, fixed| Values::of(ruleset.parse().unwrap(), fixed, 7);
        // sharing, Table 1, column 5.
        let sharing = read("sharing", "").unwrap().grid();
        assert_eq!(sharing.column(5)[..6], [0, 3, 1, 1, 3, 0]);
        // Nim in the plane y = 2.
        let nim = read("nim", "y=2").unwrap().grid();
        assert_eq!((nim.at(5, 1), nim.at(3, 3)), (Some(5 ^ 1 ^ 2), Some(2)));
        assert!(read("nim", "").is_none() && read("nim", "w=2").is_none() && read("rules:a b", "").is_none());
    }
}
