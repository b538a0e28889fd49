//! A position as a still drawing with something written at some of its grooves, such as how many pupils cut there.

use crate::view::pieces::pieces;
use crate::view::plane::{Plane, decimal};
use maths::games::Move;
use maths::games::scene::{Groove, Hit, Rect, Scene};
use maths::values::sort_by;
use std::rc::Rc;
use yew::prelude::*;

/// The label of a groove.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The move.
    pub play: Move,
    /// The text; a few letters.
    pub text: String,
    /// True if the move wins: the label has a disc. The label of a move that loses has a frame.
    pub wins: bool,
}

/// Space around the drawing for labels, in units.
const MARGIN: f64 = 1.5;
/// The distance from the first line of labels down to the second, in units.
const LINE: f64 = 0.95;
/// The largest size of a unit, in pixels.
const LARGEST_UNIT: f64 = 40.0;

/// `svg.counted`: the pieces, the grooves with something written at them, and that in a disc or a frame; a move that has no groove
/// is left out. The drawing has a name and a largest width and height, in pixels.
pub fn counted(scene: &Rc<Scene>, label: &str, labels: &[Label], room: [u32; 2]) -> Html {
    let plane = Plane::of(scene);
    let labels: Vec<(&Groove, &Label)> = labels
        .iter()
        .filter_map(|label| Some((scene.grooves.iter().find(|groove| groove.play == label.play)?, label)))
        .collect();
    let places = places(plane, &labels);
    let has_two = places.iter().any(|place| place.is_lower);
    let view_box = plane.view_box(scene.frame, if has_two { MARGIN + LINE } else { MARGIN });
    let [width, height] = room.map(f64::from);
    let unit = (width / view_box[2]).min(height / view_box[3]).min(LARGEST_UNIT);
    let labels = labels.iter().zip(&places).map(|((groove, label), place)| written(plane, groove, label, *place));
    html! {
        <svg class="counted" role="img" aria-label={label.to_owned()} viewBox={view_box.map(decimal).join(" ")}
            width={decimal(view_box[2] * unit)} height={decimal(view_box[3] * unit)}>
            { pieces(scene, None) }
            <g class="labels" aria-hidden="true">{ for labels }</g>
        </svg>
    }
}

/// The place of a label: its middle, and half of its width.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    x: f64,
    y: f64,
    half: f64,
    /// True if the label is on the second line below the drawing, since the first has no room for it.
    is_lower: bool,
}

/// The places of all labels, so that those of neighbouring grooves do not cover each other.
fn places(plane: Plane, labels: &[(&Groove, &Label)]) -> Vec<Place> {
    let mut places: Vec<Place> = labels.iter().map(|(groove, label)| place(plane, groove, label)).collect();
    let mut order: Vec<usize> = (0..places.len()).filter(|&index| is_below(labels[index].0)).collect();
    sort_by(&mut order, |&one, &other| places[one].x.total_cmp(&places[other].x));
    for at in 1..order.len() {
        let (before, this) = (places[order[at - 1]], places[order[at]]);
        // From the left to the right each second of those that are close together is on the second line.
        if !before.is_lower && before.is_close_to(this) {
            places[order[at]] = Place { y: this.y + LINE, is_lower: true, ..this };
        }
    }
    places
}

/// The place of a label by itself.
fn place(plane: Plane, groove: &Groove, label: &Label) -> Place {
    // Numbers of three digits are wider; a disc is wider than a frame.
    let half = 0.24 + 0.18 * label.text.chars().count().max(1) as f64 + if label.wins { 0.06 } else { 0.0 };
    let [x, y] = match &groove.hit {
        Hit::Along(line) => {
            let [x, y] = line.first().map_or([0; 2], |foot| [foot.0, -foot.1]).map(|n| plane.length(n as f64));
            if groove.is_level() { [x + 0.75, y] } else { [x, y + 0.75] }
        }
        Hit::Inside(Rect { left, bottom, right, top }) => {
            [(left + right) as f64, -(bottom + top) as f64].map(|sum| plane.length(sum / 2.0))
        }
    };
    Place { x, y, half, is_lower: false }
}

/// True if the label of a groove is below the drawing.
fn is_below(groove: &Groove) -> bool {
    matches!(groove.hit, Hit::Along(_)) && !groove.is_level()
}

impl Place {
    /// True if two labels on one line would touch each other.
    fn is_close_to(self, other: Self) -> bool {
        (self.x - other.x).abs() < self.half + other.half + 0.1
    }
}

fn written(plane: Plane, groove: &Groove, label: &Label, Place { x, y, half, .. }: Place) -> Html {
    let line = match &groove.hit {
        Hit::Along(line) => html! { <polyline points={plane.points(line)} /> },
        Hit::Inside(_) => Html::default(),
    };
    let shape = if label.wins {
        html! { <ellipse cx={decimal(x)} cy={decimal(y)} rx={decimal(half)} ry="0.44" /> }
    } else {
        html! { <rect x={decimal(x - half)} y={decimal(y - 0.4)} width={decimal(2.0 * half)} height="0.8" /> }
    };
    html! {
        <g class={if label.wins { "wins" } else { "loses" }}>
            { line }
            { shape }
            <text x={decimal(x)} y={decimal(y)}>{ &label.text }</text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::{Label, Place, places};
    use crate::view::plane::Plane;
    use maths::games::scene::Groove;
    use maths::games::{Axis, Game, Move};

    /// The places of labels at the cuts of a strip.
    fn of(cuts: &[(Axis, u32, &str)]) -> Vec<Place> {
        let scene = "nim:4,0,6".parse::<Game>().unwrap().scene().unwrap();
        let label = |&(axis, to, text): &(Axis, u32, &str)| Label {
            play: Move::Cut { axis, to },
            text: text.into(),
            wins: false,
        };
        let labels: Vec<Label> = cuts.iter().map(label).collect();
        let groove = |label: &Label| scene.grooves.iter().find(|groove| groove.play == label.play).unwrap();
        let pairs: Vec<(&Groove, &Label)> = labels.iter().map(|label| (groove(label), label)).collect();
        places(Plane::of(&scene), &pairs)
    }

    #[test]
    fn labels_at_neighbouring_grooves_are_on_two_lines() {
        let lower = |cuts: &[(Axis, u32, &str)]| of(cuts).iter().map(|place| place.is_lower).collect::<Vec<_>>();
        assert_eq!(lower(&[(Axis::Z, 5, "15"), (Axis::Z, 4, "✓"), (Axis::X, 0, "5")]), [true, false, false]);
        assert_eq!(lower(&[(Axis::Z, 3, "10"), (Axis::Z, 5, "12"), (Axis::Z, 4, "15")]), [false, false, true]);
        assert_eq!(lower(&[(Axis::X, 0, "1"), (Axis::Z, 2, "1")]), [false, false]);
    }

    #[test]
    fn no_label_of_two_digits_covers_another() {
        // In an order in which those at both sides are there before those between them.
        let all = of(&[0, 3, 1, 2, 5, 4].map(|to| (Axis::Z, to, "35")));
        for (index, one) in all.iter().enumerate() {
            let same = all[..index].iter().filter(|other| other.is_lower == one.is_lower);
            assert!(same.clone().all(|other| !one.is_close_to(*other)), "{all:?}");
        }
        assert!(all.iter().any(|place| place.is_lower));
    }
}
