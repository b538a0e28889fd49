//! Drawings compared with the files in `tests/svg`: positions named in the papers. A difference leaves a file
//! `…-changed.svg` beside the old one to look at; `UPDATE_SNAPSHOTS=1 cargo test --test all svg::` accepts what is drawn now.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use maths::games::scene::{Groove, Scene};
use maths::games::{Axis, Game, Move};
use maths::solver::{Extent, Plan, Solving, heights};
use std::path::Path;
use std::rc::Rc;
use web::kit::describe;
use web::texts::Texts;
use web::view::automaton::{Drawing, DrawingProps, Mark, Shape};
use web::view::board::Board;
use web::view::columns::palindrome;
use web::view::plot::Plot;
use web::view::{board, counted, plot};
use yew::{Callback, Html, LocalServerRenderer, Properties, component};

/// A function that draws, as properties.
#[derive(Clone, PartialEq, Properties)]
struct DrawnProps {
    by: Callback<(), Html>,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    props.by.emit(())
}

async fn drawn_by(draw: impl Fn() -> Html + 'static) -> String {
    let props = DrawnProps { by: Callback::from(move |()| draw()) };
    LocalServerRenderer::<Drawn>::with_props(props).hydratable(false).render().await
}

fn board_of(text: &str) -> board::Props {
    let game: Game = text.parse().unwrap();
    let named = |(play, to): (Move, maths::games::Position)| board::Choice {
        name: describe(Texts::default(), &game, play, to),
        leaves: to.coordinates,
        mark: None,
    };
    board::Props {
        number: 0,
        label: text.to_owned(),
        scene: Rc::new(game.scene().unwrap()),
        choices: Rc::new(game.options().into_iter().map(named).collect()),
        eaten: None,
        stage: None,
        outline: None,
        pointed_out: None,
        lit: None,
        is_waiting: false,
        words: board::Words::default(),
        is_plain: false,
        is_still: false,
        on_play: Callback::noop(),
        on_choose: Callback::noop(),
    }
}

async fn draw_board(text: &str) -> String {
    let props = board_of(text);
    LocalServerRenderer::<Board>::with_props(props).hydratable(false).render().await
}

/// The highest y over x and z.
type Rim = fn(u32, u32) -> u32;

/// The board of a block with an own rim. The position after a break follows here from the rule: y is lowered to the new rim.
fn block(rim: Rim, cells: [u32; 3]) -> board::Props {
    let scene = Scene::of_block(rim, cells).unwrap();
    let [x, y, z] = cells;
    let choice = |groove: &Groove| {
        let leaves = match groove.play {
            Move::Cut { axis: Axis::X, to } => [to, y.min(rim(to, z)), z],
            Move::Cut { axis: Axis::Y, to } => [x, to, z],
            Move::Cut { axis: Axis::Z, to } => [x, y.min(rim(x, to)), to],
            Move::Share { .. } | Move::Lower { .. } | Move::Pass => panic!("{groove:?} is no cut"),
        };
        board::Choice { name: format!("leaves {leaves:?}"), leaves: leaves.into(), mark: None }
    };
    board::Props {
        number: 0,
        label: "block".to_owned(),
        choices: Rc::new(scene.grooves.iter().map(choice).collect()),
        scene: Rc::new(scene),
        eaten: None,
        stage: None,
        outline: None,
        pointed_out: None,
        lit: None,
        is_waiting: false,
        words: board::Words::default(),
        is_plain: false,
        is_still: false,
        on_play: Callback::noop(),
        on_choose: Callback::noop(),
    }
}

/// The drawing alone, one element to a line, so that a difference can be read.
fn normalised(html: &str) -> String {
    let start = html.find("<svg").expect("there is a drawing");
    let end = html.find("</svg>").expect("it ends") + "</svg>".len();
    let drawing = html[start..end].replacen("<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"", 1);
    drawing.replace("><", ">\n<") + "\n"
}

fn compare(name: &str, html: &str) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/svg");
    let (kept, changed) = (folder.join(format!("{name}.svg")), folder.join(format!("{name}-changed.svg")));
    let drawing = normalised(html);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&kept, &drawing).unwrap();
    }
    if std::fs::read_to_string(&kept).is_ok_and(|old| old == drawing) {
        let _ = std::fs::remove_file(&changed);
        return Ok(());
    }
    std::fs::write(&changed, &drawing).unwrap();
    Err(format!("{name} is drawn differently; see {}", changed.display()))
}

#[tokio::test(flavor = "current_thread")]
async fn positions_of_the_papers_are_drawn_as_they_were() {
    let figures = [
        // `triangular`, Figures 6 to 8 and 11, 12, 17, 18, 27 (k = 3), 13, 20, 21 (k = 7).
        ("rectangle-3-7-4", "nim:3,7,4"),
        ("rectangle-3-0-4", "nim:3,0,4"),
        ("rectangle-l3-r4-u2-d1", "rules:l r u d:3,4,2,1"),
        ("triangle-k3-7-4-7", "triangle:k=3:7,4,7"),
        ("triangle-k3-5-4-7", "triangle:k=3:5,4,7"),
        ("triangle-k3-4-2-7", "triangle:k=3:4,2,7"),
        ("triangle-k3-7-3-2", "triangle:k=3:7,3,2"),
        ("triangle-k7-9-2-9", "triangle:k=7:9,2,9"),
        ("triangle-k7-6-2-8", "triangle:k=7:6,2,8"),
        ("triangle-k7-6-0-8", "triangle:k=7:6,0,8"),
        // `pass`, Figures 1.3, 3.6 and 3.7.
        ("step-k4-s0-4-3-13", "step:k=4,s=0:4,3,13"),
        ("step-k4-s3-0-2-11", "step:k=4,s=3:0,2,11"),
        ("step-k2-s0-2-2-5", "step:k=2,s=0:2,2,5"),
        // Of no paper: a rational k, for which the horizontal lines cut off tips; and three piles.
        ("triangle-k5over2-6-2-8", "triangle:k=5/2:6,2,8"),
        ("sharing-0-5-16", "sharing:0,5,16"),
    ];
    let mut differences = Vec::new();
    for (name, position) in figures {
        differences.extend(compare(name, &draw_board(position).await).err());
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// Of no paper: bars with other rims than the families have.
#[tokio::test(flavor = "current_thread")]
async fn blocks_are_drawn_as_they_were() {
    let figures: [(&str, Rim, [u32; 3]); 6] = [
        ("block-slope-4-2-5", |x, z| (2 * x + z + 1) / 3, [4, 2, 5]),
        ("block-least-4-3-4", |x, z| x.min(z), [4, 3, 4]),
        ("block-sum-2-4-2", |x, z| x + z, [2, 4, 2]),
        ("block-product-3-5-2", |x, z| x * z, [3, 5, 2]),
        ("block-greatest-5-2-3", |x, z| x.max(z) / 2, [5, 2, 3]),
        ("block-least-and-half-4-4-5", |x, z| x.min(3) + z / 2, [4, 4, 5]),
    ];
    let mut differences = Vec::new();
    for (name, rim, cells) in figures {
        let html = LocalServerRenderer::<Board>::with_props(block(rim, cells)).hydratable(false).render().await;
        differences.extend(compare(name, &html).err());
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// The pyramid of the cubes (0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1) and two more on the last. A break of x takes what is in front; one
/// of y leaves a cube whose top was hidden.
#[tokio::test(flavor = "current_thread")]
async fn a_break_that_is_looked_at_lifts_its_cubes_and_uncovers_a_top() {
    for (play, lifted, tops) in [(Move::Cut { axis: Axis::X, to: 0 }, 3, 0), (Move::Cut { axis: Axis::Y, to: 0 }, 3, 1)]
    {
        let props = board::Props { pointed_out: Some(play), ..block(|x, z| 2 * x.min(z), [1, 2, 1]) };
        let html = LocalServerRenderer::<Board>::with_props(props).hydratable(false).render().await;
        let (_, preview) = html.split_once("class=\"preview").unwrap();
        let (uncovered, falls) = preview.split_once("class=\"lifted").unwrap();
        let (falls, _) = falls.split_once("</g>").unwrap();
        let count = |part: &str| part.matches("class=\"piece").count();
        assert_eq!((count(falls), count(uncovered)), (lifted, tops), "{play:?}\n{preview}");
    }
}

#[tokio::test(flavor = "current_thread")]
async fn every_piece_has_a_top_and_every_move_is_an_option() {
    for text in ["triangle:k=3:7,4,7", "step:k=4,s=2:4,3,13", "nim:3,7,4", "sharing:2,5,16"] {
        let game: Game = text.parse().unwrap();
        let html = draw_board(text).await;
        let tops = html.split("<path ").filter(|path| path.contains("class=\"c-top\""));
        assert_eq!(
            tops.map(|path| path.matches('Z').count()).sum::<usize>(),
            game.scene().unwrap().pieces.len(),
            "{text}"
        );
        assert_eq!(html.matches("role=\"option\"").count(), game.options().len(), "{text}");
        assert!(!html.contains("style="), "looks live in the stylesheet");
    }
}

#[tokio::test(flavor = "current_thread")]
async fn a_plot_and_a_palindrome_are_drawn_as_they_were() {
    let game: Game = "triangle:k=2:0,0,0".parse().unwrap();
    // Example 8.7 of `triangular`.
    let table = Solving::solve(game.ruleset(), Extent::cube(game.ruleset().rules, 10), Plan::BOUND).unwrap();
    let plot = plot::Props {
        heights: Rc::new(heights(&table, false)),
        label: "P-positions".into(),
        names: ("x", "z", Some("y")),
        pointed: None,
        other: None,
        is_compared: false,
        marked: Some(((3, 5), true)),
        on_point: Callback::noop(),
        on_pick: Callback::noop(),
    };
    let drawn = LocalServerRenderer::<Plot>::with_props(plot).hydratable(false).render().await;
    compare("plot-k2-n10", &drawn).unwrap();
    // Column 5 of Table 1 of `sharing`.
    let drawn = drawn_by(|| palindrome(Texts::default(), 5, &[0, 3, 1, 1, 3, 0], Some(1))).await;
    compare("palindrome-5", &drawn).unwrap();
}

/// The sequences of Type 1 for k = 7, from the definitions of P₁, P₂ and P₃ in Section 5 of `triangular`: states 0 to 3 have
/// s = 0, 2, 4, 6, and state 4 is reached where the type or the nim-sum changes. After (1, 0, 1), (0, 0, 0) it is in s = 4.
#[tokio::test(flavor = "current_thread")]
async fn an_automaton_is_drawn_as_it_was() {
    let sums = [0, 2, 4, 6];
    let after = |sum: i32, letter: usize| match letter {
        0b101 => Some(2 * sum + 2),
        0b000 => Some(2 * sum),
        0b011 | 0b110 => Some(2 * sum + 1 - 7),
        _ => None,
    };
    let state = |sum: Option<i32>| sums.iter().position(|known| Some(*known) == sum).unwrap_or(4) as u32;
    let rows = sums.iter().flat_map(|sum| (0..8).map(|letter| state(after(*sum, letter))));
    let first = |sum: &i32| Mark { text: format!("s = {sum}"), shape: Shape::First };
    let trap = Mark { text: "✕".into(), shape: Shape::Third };
    let automaton = DrawingProps {
        names: 3,
        next: Rc::new(rows.chain([4; 8]).collect()),
        accepting: Rc::new(vec![true, true, true, true, false]),
        marks: Rc::new(sums.iter().map(first).chain([trap]).collect()),
        at: 2,
        last: Some((1, 0b000)),
    };
    let drawn = LocalServerRenderer::<Drawing>::with_props(automaton).hydratable(false).render().await;
    compare("automaton-k7", &drawn).unwrap();
}

#[tokio::test(flavor = "current_thread")]
async fn marked_moves_have_their_grooves_with_what_is_written_at_them() {
    let label =
        |text: &str, wins, axis, to| counted::Label { play: Move::Cut { axis, to }, text: text.to_owned(), wins };
    let draw = async |text: &str, labels: Vec<counted::Label>| {
        let scene = Rc::new(text.parse::<Game>().unwrap().scene().unwrap());
        let text = text.to_owned();
        drawn_by(move || counted::counted(&scene, &text, &labels, [500, 200])).await
    };
    // Two cuts, and one that the position does not have.
    let labels = vec![label("12", false, Axis::Z, 5), label("✓", true, Axis::Z, 4), label("99", false, Axis::Z, 6)];
    let html = draw("nim:4,0,6", labels).await;
    let count = |what: &str| html.matches(what).count();
    assert_eq!(
        [count("<polyline"), count("class=\"loses\""), count("class=\"wins\""), count("<ellipse")],
        [2, 1, 1, 1]
    );
    assert!(html.contains(">12</text>") && html.contains(">✓</text>") && !html.contains(">99<"), "{html}");
    // The fifth groove to the right of the bitter piece lies between the sixth square and the seventh.
    assert!(html.contains("<polyline points=\"6,0 6,-1\""), "{html}");
    // A label inside of an area has no line.
    let share = counted::Label {
        play: "sharing:0,5,16".parse::<Game>().unwrap().options()[0].0,
        text: "3".into(),
        wins: false,
    };
    let html = draw("sharing:0,5,16", vec![share]).await;
    assert!(html.contains(">3</text>") && !html.contains("<polyline"), "{html}");
}
