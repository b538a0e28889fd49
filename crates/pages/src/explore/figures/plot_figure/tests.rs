//! Every number in the captions of tables and of P-positions, read from the sentence and compared with plain recursion.

use crate::explore::figures::comparison::counts;
use maths::games::{Axis, Coordinates, MapAxes, Position, Ruleset};
use maths::solver::{Cut, Recursion, compared};
use maths::values::Outcome;
use std::collections::{BTreeSet, HashMap};
use web::table::figures::apart::Apart;
use web::table::figures::caption::caption as table_caption;
use web::table::figures::plot_caption::caption;
use web::table::solver::reply;
use web::table::{Heights, Look, Plot, SolverReply, Table};
use web::texts::Texts;
use web::workers::requests::{Effort, News};
use web::workers::solver::Handler;
use web::workers::solver::protocol::{Against, FromWorker, Pictured, Question, Show, ToWorker};
use yew::LocalServerRenderer;
use yew::prelude::*;

/// Two rulesets beside each other: bars of every kind, piles, a pass in both layers, and rules of two and three numbers.
const PAIRS: [[&str; 2]; 12] = [
    ["triangle:k=2", "triangle:k=2,misere"],
    ["triangle:k=1", "triangle:k=1,misere"],
    ["triangle:k=3", "triangle:k=5"],
    ["triangle:k=5/2", "triangle:k=9/2"],
    ["step:k=4,s=2", "step:k=4,s=3"],
    ["step:k=4,s=2,pass", "step:k=4,s=2,pass,misere"],
    ["nim:pass", "nim"],
    ["nim", "nim:misere"],
    ["bar:rim=floor(max(x,z)/2)", "bar:rim=floor((x+z)/3)"],
    ["sharing", "sharing:misere"],
    ["rules:a b;move a by any;move b by any;move a,b by any", "rules:a b;move a by any;move b by any"],
    [
        "rules:a b c;c<=floor((a+b)/3);move a by any;move b by any;move c by any",
        "rules:a b c;c<=floor((a+b)/2);move a by any;move b by any;move c by any",
    ],
];

/// The largest coordinate.
const SIZE: u32 = 12;

#[derive(Clone, PartialEq, Properties)]
struct Props {
    html: Html,
}

#[component]
fn Shown(props: &Props) -> Html {
    props.html.clone()
}

async fn rendered(html: Html) -> String {
    LocalServerRenderer::<Shown>::with_props(Props { html }).hydratable(false).render().await
}

/// The words of a caption, without marks, and without the blanks inside of numbers.
async fn words(html: Html) -> String {
    let text = rendered(html).await;
    let mut is_mark = false;
    let letters = text.chars().filter(|letter| {
        is_mark = *letter == '<' || (is_mark && *letter != '>');
        !is_mark && *letter != '>'
    });
    letters.filter(|letter| *letter != '\u{202f}').collect()
}

/// The numbers in a text, in their order.
fn numbers(text: &str) -> Vec<usize> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

/// The numbers between two words of a text.
#[track_caller]
fn between(text: &str, begin: &str, end: &str) -> Vec<usize> {
    let rest = text.split_once(begin).unwrap_or_else(|| panic!("no {begin:?} in {text:?}")).1;
    numbers(rest.split_once(end).unwrap_or_else(|| panic!("no {end:?} in {text:?}")).0)
}

fn answer(question: &Question) -> SolverReply {
    let mut handler = Handler::default();
    let ticket = serde_json::from_str("1").unwrap();
    let mut message = handler.receive(ToWorker::Ask { ticket, question: question.clone() });
    let mut payload = None;
    loop {
        match message {
            Some(FromWorker::Answered { answer, .. }) => {
                let effort = Effort { begun: 0.0, now: 0.0, bytes: 0.0 };
                let news = News::Answered((answer, payload.unwrap_or_default()), effort);
                return reply(question.clone(), news).unwrap();
            }
            Some(FromWorker::Refused { reason, .. }) => panic!("{question:?}: {reason:?}"),
            _ => {}
        }
        let next = handler.step().unwrap();
        (message, payload) = (Some(next.message), next.payload);
    }
}

fn heights(ruleset: Ruleset, pass: bool) -> Heights {
    let reply = answer(&Question::Heights { ruleset, size: SIZE, pass });
    let SolverReply::Heights(heights) = reply else { panic!("{reply:?}") };
    heights
}

fn table(ruleset: Ruleset, pass: bool, cut: Cut, show: Show) -> Table {
    let reply = answer(&Question::Picture(Pictured { ruleset, size: SIZE, cut, pass, show, window: None }));
    let SolverReply::Table(table) = reply else { panic!("{reply:?}") };
    table
}

/// All legal positions with coordinates up to N; of piles those that stand for all with the same differences.
fn positions(ruleset: &Ruleset, pass: bool) -> Vec<Position> {
    let count = ruleset.rules.count();
    let all = (0..(SIZE + 1).pow(count as u32)).map(|number| {
        let cells: Vec<u32> = (0..count as u32).map(|place| number / (SIZE + 1).pow(place) % (SIZE + 1)).collect();
        Position::at(Coordinates::new(&cells).unwrap()).with_pass(pass)
    });
    let is_normal = |position: &Position| {
        let cells: Vec<u32> = position.coordinates.iter().copied().collect();
        !ruleset.rules.is_piles() || (cells[0] == 0 && cells.is_sorted())
    };
    all.filter(|position| ruleset.check(*position).is_ok() && is_normal(position)).collect()
}

/// The P-positions of one layer by plain recursion: the coordinate across, the height, the coordinate upwards.
fn p_positions(ruleset: Ruleset, pass: bool) -> BTreeSet<[u32; 3]> {
    let mut known = HashMap::new();
    let axes = MapAxes::of(ruleset.rules).unwrap();
    let cells = |position: Position| {
        if let [0, a, b] = position.xyz()
            && ruleset.rules.is_piles()
        {
            return [b, 0, a];
        }
        axes.cells(position.coordinates)
    };
    let mut is_p = |position: &Position| Recursion::outcome(ruleset, *position, &mut known) == Outcome::P;
    positions(&ruleset, pass).into_iter().filter(|position| is_p(position)).map(cells).collect()
}

/// The table above the two maps one over the other: in A only, in B only, in both.
#[tokio::test(flavor = "current_thread")]
async fn the_table_of_a_comparison_has_the_sizes_of_three_sets() {
    for texts in PAIRS {
        let rulesets = texts.map(|text| text.parse::<Ruleset>().unwrap());
        let maps = rulesets.map(|ruleset| heights(ruleset, ruleset.pass));
        let [here, there] = rulesets.map(|ruleset| p_positions(ruleset, ruleset.pass));
        let found = compared(&maps[0].grid, &maps[1].grid);
        let table = rendered(counts(Texts::default(), &found, texts[0], texts[1])).await;
        let cells = table.split("class=\"count\">").skip(1).map(|cell| numbers(cell.split('<').next().unwrap())[0]);
        let expected =
            [here.difference(&there).count(), there.difference(&here).count(), here.intersection(&there).count()];
        assert_eq!(cells.collect::<Vec<_>>(), expected, "{texts:?}: {table}");
    }
}

fn plots(rulesets: [Ruleset; 2]) -> &'static [Plot] {
    Plot::of(rulesets[0].rules)
}

#[tokio::test(flavor = "current_thread")]
async fn the_captions_of_p_positions_count_what_is_drawn() {
    let (mut compared, mut unlike) = (0, 0);
    for texts in PAIRS {
        let rulesets = texts.map(|text| text.parse::<Ruleset>().unwrap());
        let layers: &[bool] = if rulesets.iter().all(|ruleset| ruleset.pass) { &[true, false] } else { &[true] };
        for layer in layers {
            let maps = rulesets.map(|ruleset| heights(ruleset, ruleset.pass && *layer));
            let sets = rulesets.map(|ruleset| p_positions(ruleset, ruleset.pass && *layer));
            for (side, other) in [(0, 1), (1, 0)] {
                let (here, there) = (&sets[side], &sets[other]);
                let only = [here.difference(there).count(), there.difference(here).count()];
                let over = |set: &BTreeSet<[u32; 3]>| -> HashMap<[u32; 2], u32> {
                    set.iter().map(|&[x, y, z]| ([x, z], y)).collect()
                };
                let (mine, theirs) = (over(here), over(there));
                let places: BTreeSet<&[u32; 2]> = mine.keys().chain(theirs.keys()).collect();
                let places = places.into_iter().filter(|place| mine.get(*place) != theirs.get(*place)).count();
                let cells = |set: &BTreeSet<[u32; 3]>| -> BTreeSet<[i64; 2]> {
                    set.iter().map(|&[x, y, z]| [y.into(), i64::from(z) - i64::from(x)]).collect()
                };
                let cells = cells(here).symmetric_difference(&cells(there)).count();
                for plot in plots(rulesets) {
                    let look = Look { plot: *plot, ..Look::default() };
                    let alone = words(caption(Texts::default(), &maps[side], look, None)).await;
                    let size = if rulesets[0].rules.is_piles() {
                        "of the form (0, a, b) with a ≤ b ≤ 12"
                    } else {
                        "with coordinates up to 12"
                    };
                    let count =
                        format!(": {} P-position{} {size}. ", here.len(), if here.len() == 1 { "" } else { "s" });
                    assert!(alone.contains(&count), "{count}: {alone}");
                    let apart = Apart::of(&maps[0], &maps[1], look).unwrap();
                    let apart = if side == 0 { apart } else { apart.turned() };
                    let said = words(caption(Texts::default(), &maps[side], look, Some(apart))).await;
                    let said = said.strip_prefix(&alone).unwrap();
                    let expected = match plot {
                        Plot::Above if !maps[side].is_flat() => vec![places],
                        Plot::Above | Plot::Space | Plot::List => vec![only[0] + only[1], only[0], only[1]],
                        Plot::Projected => vec![cells],
                    };
                    let found = numbers(
                        &said.replace("in one P-position", "1").replace("at one place", "1").replace("One cell", "1"),
                    );
                    let is_same = ["Both plots have the same P-positions", "The same cells are filled in both plots"];
                    if is_same.iter().any(|same| said.contains(same)) {
                        assert_eq!((expected[0], found), (0, vec![]), "{texts:?} {plot:?}: {said}");
                    } else {
                        assert_eq!(found, expected, "{texts:?} {plot:?}: {said}");
                        unlike += 1;
                    }
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 80 && unlike > 60, "{compared} {unlike}");
}

/// The figures of `misere`, Graphs 3.1 to 3.4.
#[tokio::test(flavor = "current_thread")]
async fn the_comparison_of_the_paper_has_its_numbers() {
    let rulesets = PAIRS[0].map(|text| text.parse::<Ruleset>().unwrap());
    let maps = rulesets.map(|ruleset| heights(ruleset, false));
    for (plot, expected) in [
        (Plot::Above, "The P-positions differ for 74 pairs (x, z)."),
        (Plot::Space, "The plots differ in 102 P-positions: 54 only here, 48 only in the comparison."),
        (Plot::List, "The plots differ in 102 P-positions: 54 only here, 48 only in the comparison."),
        (Plot::Projected, "16 cells are filled in only one of the two plots."),
    ] {
        let look = Look { plot, ..Look::default() };
        let said = words(caption(Texts::default(), &maps[0], look, Apart::of(&maps[0], &maps[1], look))).await;
        assert!(said.ends_with(expected), "{said}");
    }
    let look = Look { plot: Plot::Space, ..Look::default() };
    let turned = Apart::of(&maps[0], &maps[1], look).map(Apart::turned);
    let said = words(caption(Texts::default(), &maps[1], look, turned)).await;
    assert!(said.ends_with(": 48 only here, 54 only in the comparison."), "{said}");
}

#[tokio::test(flavor = "current_thread")]
async fn the_captions_of_tables_count_what_is_in_them() {
    let rulesets: BTreeSet<&str> = PAIRS.concat().into_iter().filter(|text| !text.starts_with("rules:")).collect();
    assert!(rulesets.len() >= 12, "{rulesets:?}");
    for text in rulesets {
        let ruleset: Ruleset = text.parse().unwrap();
        let other = Ruleset { misere: !ruleset.misere, ..ruleset };
        let (mut recursion, mut beside) = (Recursion::new(ruleset), Recursion::new(other));
        let layers: &[bool] = if ruleset.pass { &[false, true] } else { &[false] };
        let all: Vec<Position> = layers.iter().flat_map(|pass| positions(&ruleset, *pass)).collect();
        let values: Vec<u32> = all.iter().map(|position| recursion.value(*position).0).collect();
        let zeros = values.iter().filter(|value| **value == 0).count();
        let largest = *values.iter().max().unwrap() as usize;
        let cuts = [(Axis::Y, 0), (Axis::Y, 3), (Axis::X, 5)].map(|(axis, at)| Cut::Fixed(axis, at));
        for (cut, pass) in cuts.into_iter().flat_map(|cut| layers.iter().map(move |pass| (cut, *pass))) {
            let table = |show| table(ruleset, pass, cut, show);
            let plane: Vec<Position> = positions(&ruleset, pass)
                .into_iter()
                .filter(|position| match cut {
                    Cut::Fixed(axis, at) => ruleset.rules.is_piles() || position.xyz()[axis.index()] == at,
                    Cut::Diagonal | Cut::Rim | Cut::Pair { .. } => false,
                })
                .collect();
            let told = |said: &str| between(said, "): ", ".");
            let said = words(table_caption(Texts::default(), &table(Show::Values))).await;
            let counted = if ruleset.rules.is_piles() { "whose smallest pile" } else { "with coordinates up to" };
            assert_eq!(between(&said, " of all ", &format!(" {counted}")), [all.len()], "{text}: {said}");
            assert_eq!(between(&said, "; ", " (value 0)"), [zeros], "{text}: {said}");
            assert_eq!(between(&said, "(value 0), ", "."), [largest], "{text}: {said}");
            let here: Vec<u32> = plane.iter().map(|position| recursion.value(*position).0).collect();
            let there: Vec<u32> = plane.iter().map(|position| beside.value(*position).0).collect();
            let p = here.iter().filter(|value| **value == 0).count();
            let most = here.iter().copied().max().unwrap_or(0) as usize;
            let in_part = |said: &str| told(said.rsplit_once("In this plane").unwrap().1);
            assert_eq!(in_part(&said), [plane.len(), p, most], "{text} {cut:?}: {said}");
            let unlike = here.iter().zip(&there).filter(|(here, there)| here != there).count();
            let said = words(table_caption(Texts::default(), &table(Show::Difference(Against::OtherPlay)))).await;
            assert_eq!(in_part(&said), [plane.len(), unlike], "{text} {cut:?}: {said}");
            let unlike = here.iter().zip(&there).filter(|(here, there)| (**here == 0) != (**there == 0)).count();
            let said = words(table_caption(Texts::default(), &table(Show::Outcomes(Against::OtherPlay)))).await;
            assert_eq!(in_part(&said), [plane.len(), unlike], "{text} {cut:?}: {said}");
            let mut known = HashMap::new();
            let lasts: Vec<_> =
                plane.iter().map(|position| Recursion::lasts(&ruleset, *position, &mut known)).collect();
            let p = lasts.iter().filter(|(outcome, _)| *outcome == Outcome::P).count();
            let most = lasts.iter().map(|(_, moves)| *moves).max().unwrap_or(0) as usize;
            let said = words(table_caption(Texts::default(), &table(Show::Remoteness))).await;
            assert_eq!(in_part(&said), [plane.len(), p, most], "{text} {cut:?}: {said}");
        }
    }
}
