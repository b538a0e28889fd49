//! The time of a frame of 1024 × 1024 pixels of the zoom, at several places, against the automaton run on every position. Natively it
//! prints a table; in a browser's worker `tests/browser/report_zoom.mjs` calls the functions exported here.
//!
//!     cargo run --release --example zoom

#![allow(clippy::expect_used, reason = "a benchmark that fails should stop")]

use maths::games::Axis;
use pages::bench::zoom::Space;
use pages::bench::zoom::paint::{Colours, Scratch, paint};
use pages::bench::zoom::sets::{Kind, Sets, Shown};
use pages::bench::{Zoom, ZoomSlice};
use proofs::automata::picture::Picture;
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;
use web::workers::host::Ticket;
use web::workers::learner::Handler;
use web::workers::learner::protocol::{FromLearner, Question, Studied, Study, Target, Theorem, ToLearner};

/// Pixels across and down.
const SIDE: u32 = 1024;
const COLOURS: Colours = Colours { member: [0, 33, 28], other: [228, 218, 203] };

/// A ruleset, and what is in sight of its P-positions.
type Case = (&'static str, Zoom);

fn cases() -> Vec<Case> {
    let far = Picture::SIDE - 5_000_000_000;
    let above = |corner, level| Zoom { corner: [corner; 2], level, ..Zoom::default() };
    let slice = |at, corner, level| Zoom { slice: ZoomSlice::Fixed(Axis::Y, at), ..above(corner, level) };
    vec![
        ("triangle:k=3", above(0, 0)),
        ("triangle:k=3", above(far, 0)),
        ("triangle:k=3", above(12_345, 7)),
        ("triangle:k=3", above(0, 43)),
        ("triangle:k=3", slice(1_000_000, far, 0)),
        ("triangle:k=3", slice(1_000_000, 0, 10)),
        ("triangle:k=31", above(far, 0)),
        ("triangle:k=31", slice(77, 0, 1)),
        ("step:k=4,s=2,pass", slice(5, far, 0)),
        ("step:k=4,s=2,pass", above(0, -4)),
        ("sharing", above(far, 0)),
        ("sharing", above(0, 43)),
    ]
}

/// The data that a case needs from frame to frame.
struct Ready {
    theorem: Theorem,
    sets: Sets,
    shown: Shown,
    scratch: Scratch,
    pixels: Vec<u32>,
}

thread_local! {
    static READY: RefCell<Option<(usize, Ready)>> = const { RefCell::new(None) };
}

fn learned(text: &str) -> Theorem {
    let ruleset: maths::games::Ruleset = text.parse().expect("a ruleset");
    let mut handler = Handler::default();
    let study = Study { ruleset, target: Target::Value(0), may_take_long: true };
    handler.receive(ToLearner::Ask { ticket: Ticket(1), question: Question::Learn(study) });
    let studied = loop {
        if let Some(FromLearner::Answered { answer, .. }) = handler.step() {
            break answer.studied().expect("what was learned");
        }
    };
    let Studied::Proved(theorem) = studied else { panic!("{text} is not proved") };
    *theorem
}

/// The data that the page computes once, before it paints the first frame: the tables, the numbers of positions in squares, the growth of
/// the set.
fn made(case: usize, theorem: &Theorem) -> (Sets, Shown) {
    let (text, zoom) = cases()[case];
    let ruleset: maths::games::Ruleset = text.parse().expect("a ruleset");
    let sets = Space::of(ruleset.rules).and_then(|space| Sets::of(theorem, theorem.layers.len() - 1, space));
    let sets = sets.expect("a map");
    let shown = sets.shown(zoom);
    (sets, shown)
}

fn with<T>(case: usize, run: impl FnOnce(&mut Ready) -> T) -> T {
    READY.with_borrow_mut(|ready| {
        if ready.as_ref().is_none_or(|(of, _)| *of != case) {
            let theorem = learned(cases()[case].0);
            let (sets, shown) = made(case, &theorem);
            let pixels = vec![0; (SIDE * SIDE) as usize];
            *ready = Some((case, Ready { theorem, sets, shown, scratch: Scratch::default(), pixels }));
        }
        run(&mut ready.as_mut().expect("it was just made").1)
    })
}

/// Computes again what precedes the first frame.
#[wasm_bindgen]
pub fn prepare(case: usize) {
    with(case, |ready| (ready.sets, ready.shown) = made(case, &ready.theorem));
}

/// The number of cases.
#[wasm_bindgen]
pub fn count() -> usize {
    cases().len()
}

/// The name of a case.
#[wasm_bindgen]
pub fn name(case: usize) -> String {
    let (text, zoom) = cases()[case];
    let slice = match zoom.slice {
        _ if text == "sharing" => String::from("(0, a, b)"),
        ZoomSlice::Above => String::from("from above"),
        ZoomSlice::Fixed(_, at) => format!("y = {at}"),
    };
    let states = with(case, |ready| ready.shown.set.count());
    format!("{text}, {slice}, {states} states, from {}, level {}", zoom.corner[0], zoom.level)
}

/// Paints a frame. Returns how many pixels have something of the set.
#[wasm_bindgen]
pub fn run(case: usize) -> f64 {
    let zoom = cases()[case].1;
    with(case, |ready| {
        paint(&ready.shown, &zoom, [SIDE; 2], COLOURS, &mut ready.scratch, &mut ready.pixels);
        let quiet = u32::from_le_bytes([COLOURS.other[0], COLOURS.other[1], COLOURS.other[2], 0]);
        ready.pixels.iter().filter(|pixel| *pixel & 0x00ff_ffff != quiet && *pixel >> 24 != 0).count() as f64
    })
}

/// The same with the automaton run on every position; −1 where a pixel has more than one, or less.
#[wasm_bindgen]
pub fn run_obvious(case: usize) -> f64 {
    let zoom = cases()[case].1;
    if zoom.level != 0 {
        return -1.0;
    }
    with(case, |ready| {
        let kind = |place| ready.sets.kind(ready.sets.position(&zoom, place));
        let [left, bottom] = zoom.corner;
        let places =
            (0..u64::from(SIDE)).flat_map(|up| (0..u64::from(SIDE)).map(move |across| [left + across, bottom + up]));
        // From above the set is that of the places, and no coordinate is sought.
        let is_above = ready.shown.legal.is_none();
        let holds = |place: [u64; 2]| ready.shown.set.holds([place[0], 0, place[1]]);
        places.filter(|&place| if is_above { holds(place) } else { kind(place) == Kind::Member }).count() as f64
    })
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    use std::time::Instant;
    for case in 0..count() {
        let (name, found) = (name(case), run(case));
        let begun = Instant::now();
        prepare(case);
        let before = begun.elapsed().as_secs_f64() * 1000.0;
        let mut times: Vec<f64> = (0..15)
            .map(|_| {
                let begun = Instant::now();
                assert_eq!(run(case), found);
                begun.elapsed().as_secs_f64() * 1000.0
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let begun = Instant::now();
        let obvious = run_obvious(case);
        let slow = begun.elapsed().as_secs_f64() * 1000.0;
        assert!(obvious < 0.0 || obvious == found, "{name}: {found}, and not {obvious}");
        let judged =
            if obvious < 0.0 { String::new() } else { format!(", obvious {slow:8.1} ms, {:5.0} ×", slow / times[7]) };
        println!("{name:72} {before:6.2} ms before the first, {:6.2} ms each{judged}", times[7]);
    }
}
