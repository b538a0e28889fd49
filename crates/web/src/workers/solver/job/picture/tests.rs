use super::Picture;
use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::Cache;
use crate::workers::solver::job::{Job, Step};
use crate::workers::solver::kept::Kept;
use crate::workers::solver::protocol::{Against, Answer, Pictured, Show};
use maths::games::{Axis, Game};
use maths::solver::{Cut, Formula, Grid, Plan, Refusal, Window};
use maths::values::Chance;

/// A picture that was read, with its table and its numbers.
struct Drawn {
    picture: Picture,
    cache: Cache,
    window: Window,
    grid: Grid,
}

fn drawn(text: &str, cut: Option<Cut>, show: Show, window: Option<Window>) -> Drawn {
    let game: Game = text.parse().unwrap();
    let (ruleset, height) = (game.ruleset(), game.position().xyz()[1]);
    let cut = cut.unwrap_or(Cut::at_height(height, &game));
    let pictured = Pictured { ruleset, size: 12, cut, pass: false, show, window };
    let mut cache = Cache::new(Plan::BOUND);
    let (mut picture, _) = Picture::accept(pictured, &mut cache).unwrap();
    loop {
        if let Step::Answered(Answer::Picture { window, .. }, Some(values)) = picture.step(&mut cache).unwrap() {
            let grid = Grid { columns: window.columns, rows: window.rows, values };
            return Drawn { picture, cache, window, grid };
        }
    }
}

impl Drawn {
    /// True if another picture in place of this one passes with each of the seeds 0 to `seeds` − 1.
    fn passes(&mut self, grid: &Grid, seeds: u64) -> bool {
        let tables: Vec<&Kept> = self.picture.tables.iter().filter_map(|wanted| self.cache.finished(wanted)).collect();
        (0..seeds).all(|seed| {
            self.picture.chance = Chance::new(seed);
            self.picture.compare(&tables, (grid, self.window)).is_ok()
        })
    }
}

/// Every kind of table, of which no two are read in the same way. If a cut is given, it is not the cut at the height of the position.
const PICTURES: [(&str, Option<Cut>); 9] = [
    ("nim:3,3,3", Some(Cut::Fixed(Axis::X, 3))),
    ("triangle:k=3:4,2,5", None),
    ("triangle:k=5/2,pass,misere:4,2,9,0", Some(Cut::Fixed(Axis::Z, 9))),
    ("step:k=4,s=3,pass:4,1,5,0", Some(Cut::Rim)),
    ("bar:heights=1-2-2-4:2,1,3", Some(Cut::Diagonal)),
    ("sharing:3,4,5", None),
    ("sharing:pass,misere:3,4,5,0", None),
    ("sharing:3,4,5,6", None),
    ("rules:a b;move a by any;move b by any;move a,b by any:3,4", None),
];

const SHOWS: [Show; 6] = [
    Show::Values,
    Show::Remoteness,
    Show::Difference(Against::OtherPlay),
    Show::Difference(Against::Formula(Formula::NimSum)),
    Show::Outcomes(Against::OtherPlay),
    Show::Outcomes(Against::Formula(Formula::NimSum)),
];

fn window() -> Option<Window> {
    Some(Window { column: 1, row: 2, stride: 2, columns: 5, rows: 4 })
}

#[test]
fn right_pictures_pass() {
    for ((text, cut), show) in PICTURES.iter().flat_map(|picture| SHOWS.map(|show| (picture, show))) {
        for window in [None, window()] {
            let mut drawn = drawn(text, *cut, show, window);
            let grid = drawn.grid.clone();
            assert!(drawn.passes(&grid, 60), "{text}, {cut:?}, {show:?}, {window:?}");
        }
    }
}

/// The tables are right, and what is drawn is not.
#[test]
fn pictures_that_were_read_wrongly_are_found() {
    for ((text, cut), show) in PICTURES.iter().flat_map(|picture| SHOWS.map(|show| (picture, show))) {
        for window in [None, window()] {
            let mut drawn = drawn(text, *cut, show, window);
            let right = drawn.grid.clone();
            let changed = |change: &dyn Fn(u16) -> u16| {
                let number = |&number: &u16| if number == Grid::NOTHING { number } else { change(number) };
                Grid { values: right.values.iter().map(number).collect(), ..right.clone() }
            };
            // Numbers one too large, and all numbers one place too early.
            let mut early = right.clone();
            early.values.rotate_left(1);
            for wrong in [changed(&|number| number + 1), changed(&|number| number ^ 1), early] {
                if wrong != right {
                    assert!(!drawn.passes(&wrong, 400), "{text}, {cut:?}, {show:?}, {window:?}: {wrong:?}");
                }
            }
        }
    }
}

/// A picture is compared with the numbers that it claims to show: not with the other play, nor with the other layer of the pass.
#[test]
fn pictures_of_other_differences_are_found() {
    for (text, [right, wrong]) in [
        ("triangle:k=3:4,0,4", [Against::OtherPlay, Against::Formula(Formula::NimSum)]),
        ("nim:pass:3,2,3,0", [Against::OtherLayer, Against::OtherPlay]),
        ("step:k=4,s=3,pass:4,1,5,0", [Against::Formula(Formula::Lowered), Against::OtherLayer]),
    ] {
        for show in [Show::Difference, Show::Outcomes] {
            let wrong = drawn(text, None, show(wrong), None).grid;
            let mut drawn = drawn(text, None, show(right), None);
            let right = drawn.grid.clone();
            assert!(drawn.passes(&right, 60) && wrong != right, "{text}, {right:?}");
            assert!(!drawn.passes(&wrong, 400), "{text}: {wrong:?}");
        }
    }
}

#[test]
fn a_picture_that_is_too_large_is_refused_with_the_size_that_fits() {
    for (text, show) in
        [("nim:3,2,4", Show::Values), ("triangle:k=3:5,2,8", Show::Remoteness), ("step:k=4,s=1:5,2,8", Show::Values)]
    {
        let game: Game = text.parse().unwrap();
        let pictured = |size| {
            let cut = Cut::at_height(2, &game);
            Pictured { ruleset: game.ruleset(), size, cut, pass: false, show, window: None }
        };
        let accept = |size| Picture::accept(pictured(size), &mut Cache::new(Plan::BOUND)).err();
        let fits = |why| match why {
            Some(WhyNot::Refused(Refusal::Memory { fits: Some(fits), .. })) => fits,
            other => panic!("{text}: {other:?}"),
        };
        let largest = fits(accept(50_000));
        // The whole cube up to this coordinate is too large.
        assert!(largest > 4000, "{text}: {largest}");
        assert_eq!(accept(largest), None, "{text}");
        assert_eq!(fits(accept(largest + 1)), largest, "{text}");
    }
}
