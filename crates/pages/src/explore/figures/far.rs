//! The link from a figure to the laboratory's map of all positions up to 2⁵³: the same ruleset, plane and place.

use maths::games::{Axis, Coordinate, Coordinates, MapAxes, OwnRules, Rules, Ruleset, in_address};
use maths::solver::{Cut, Plane};
use web::kit::build;
use web::kit::rooms::BENCH;
use web::table::{Heights, Look, Mode, Plot};
use web::texts::Texts;
use web::view::heat_map::Viewport;
use yew::prelude::*;

/// The approximate width of the map in pixels.
const PIXELS: u32 = 512;

/// The link below a table; nothing where the laboratory cannot prove anything about the ruleset, or has no such plane.
pub(super) fn of_table(texts: Texts, plane: Plane, mode: Mode, view: Option<Viewport>, places: (u32, u32)) -> Html {
    let set = match mode {
        Mode::Level(value) if value > 9 => return Html::default(),
        Mode::Level(value) if value > 0 => format!("of=value&value={value}"),
        Mode::Values
        | Mode::Outcomes
        | Mode::Level(_)
        | Mode::Remoteness
        | Mode::Difference(_)
        | Mode::OutcomesAgainst(_) => "of=p".into(),
    };
    let (section, is_turned) = match (plane.ruleset.rules, plane.cut) {
        (Rules::Piles(_), _) => (String::new(), false),
        (Rules::Own(rules), Cut::Pair { across, down, others }) => match of_pair(rules, [across, down], others) {
            Some(section) => section,
            None => return Html::default(),
        },
        (_, Cut::Fixed(axis, at)) => (format!("&plane={}:{at}", name(axis)), false),
        (_, Cut::Diagonal | Cut::Rim | Cut::Pair { .. }) => return Html::default(),
    };
    link(texts, plane.ruleset, plane.pass, &set, &(section + &sight(view, places, is_turned)))
}

/// The plane of two coordinates of the user's rules; true if the map has them the other way round. None if the map has no such plane.
fn of_pair(rules: OwnRules, [across, down]: [Coordinate; 2], others: Coordinates) -> Option<(String, bool)> {
    match rules.count() {
        // The second coordinate runs across there.
        2 => (across != down).then(|| (String::new(), across.index() == 0)),
        3 => {
            let fixed = Axis::ALL.into_iter().find(|axis| ![across.index(), down.index()].contains(&axis.index()))?;
            let is_turned = fixed.others()[0].index() != across.index();
            Some((format!("&plane={}:{}", name(fixed), others[fixed]), is_turned))
        }
        _ => None,
    }
}

/// The link below the P-positions seen from above.
pub(super) fn of_plot(texts: Texts, heights: &Heights, look: Look, view: Option<Viewport>) -> Html {
    if look.plot != Plot::Above {
        return Html::default();
    }
    let axes = heights.axes();
    // The laboratory's map from above has y as its height.
    if axes.height.is_some() && axes != MapAxes::of_bars() {
        return Html::default();
    }
    link(texts, heights.ruleset, heights.pass, "of=p", &sight(view, heights.places, false))
}

fn link(texts: Texts, ruleset: Ruleset, pass: bool, set: &str, sight: &str) -> Html {
    // A single file has no laboratory.
    let is_learned = match ruleset.rules {
        Rules::Bar(_) => true,
        Rules::Piles(_) => ruleset.rules == Rules::SHARING,
        Rules::Own(rules) => rules.count() <= 3,
    };
    if build::is_single_file() || !is_learned {
        return Html::default();
    }
    let pass = if ruleset.pass { format!("&p={}", u8::from(pass)) } else { String::new() };
    let ruleset = in_address(&ruleset.to_string());
    let href = format!("{BENCH}#show=learn&learn={ruleset}&{set}{sight}{pass}");
    html! { <p class="far"><a class="button quiet" {href}>{ texts.far_link() }</a></p> }
}

/// The same places: columns from the left one on, and rows from the lowest one. Cells become as large as the nearest power of two. In a map
/// that is turned, rows run across.
fn sight(view: Option<Viewport>, (columns, rows): (u32, u32), is_turned: bool) -> String {
    let cell = view.map_or_else(|| f64::from(PIXELS) / f64::from(columns.max(rows).max(1)), |view| view.cell);
    // Whole levels by comparing, so that no logarithm comes into the page.
    let level = (-6..=20).find(|level| cell * power(*level) >= 0.75).unwrap_or(20);
    let [left, bottom] = view.map_or([0.0; 2], |view| {
        let in_sight = f64::from(PIXELS) / view.cell;
        [view.left, f64::from(rows) - view.top - in_sight]
    });
    let [left, bottom] = [left, bottom].map(|start| start.max(0.0) as u64);
    let [left, bottom] = if is_turned { [bottom, left] } else { [left, bottom] };
    format!("&zoom={left},{bottom},{level}")
}

fn power(level: i32) -> f64 {
    if level < 0 { 1.0 / f64::from(1 << -level) } else { f64::from(1 << level) }
}

fn name(axis: Axis) -> &'static str {
    match axis {
        Axis::X => "x",
        Axis::Y => "y",
        Axis::Z => "z",
    }
}

#[cfg(test)]
mod tests {
    use super::sight;
    use web::view::heat_map::Viewport;

    #[test]
    fn a_link_opens_the_same_place_at_about_the_same_size() {
        // 21 columns of 24 pixels: 32 pixels is nearer than 16.
        assert_eq!(sight(None, (21, 21), false), "&zoom=0,0,-5");
        assert_eq!(sight(None, (512, 512), false), "&zoom=0,0,0");
        assert_eq!(sight(None, (2048, 2048), false), "&zoom=0,0,2");
        let view = Viewport { left: 100.5, top: 60.0, cell: 8.0 };
        assert_eq!(sight(Some(view), (400, 400), false), "&zoom=100,276,-3");
        assert_eq!(sight(Some(view), (400, 400), true), "&zoom=276,100,-3");
        assert_eq!(sight(Some(Viewport { top: 390.0, ..view }), (400, 400), false), "&zoom=100,0,-3");
    }
}
