//! P-positions as a figure shows them.

use crate::explore::figures::downloads::content::names::{largest, ruleset_name};
use crate::explore::figures::downloads::content::sources::range;
use files::exports::cloud::{Label, Sight};
use files::exports::plot::Key;
use maths::games::Ruleset;
use maths::solver::{Grid, Projected};
use std::borrow::Cow;
use std::rc::Rc;
use web::table::figures::plot_view::{form_of, label_above, label_space};
use web::table::figures::points::{camera_of, is_drawn, points_of, sizes_of};
use web::table::{Heights, Look, Plot};
use web::texts::Texts;
use web::view::cloud::Camera;
use web::view::cloud::projection::Projection;
use web::view::cloud::scaffold::Scaffold;
use web::view::palette::{Palette, page_stops};
use web::view::plot::MOST as MOST_SQUARES;
use web::workers::exporter::protocol::{Format, Subject};

/// Width and height of the picture of a cloud: those of the figure on a wide screen.
const FRAME: [f32; 2] = [800.0, 640.0];

/// P-positions, what they are compared with, and how they are drawn.
#[derive(Clone, PartialEq)]
pub(in crate::explore) struct Shown {
    heights: Rc<Heights>,
    other: Option<Rc<Heights>>,
    drawing: Drawing,
}

/// A drawing of P-positions.
#[derive(Clone, Copy, PartialEq)]
enum Drawing {
    /// From above.
    Above,
    /// In space, from this camera.
    Space(Camera),
    /// Projected along (1, 0, 1).
    Projected,
    /// None: a list, or nothing.
    None,
}

impl Shown {
    /// The content of a figure. Without a `camera` the default one is used, which shows everything.
    pub(in crate::explore) fn of(
        heights: &Rc<Heights>,
        other: Option<&Rc<Heights>>,
        look: Look,
        camera: Option<Camera>,
    ) -> Self {
        let is_whole = heights.window.stride == 1;
        let drawing = match form_of(heights, look) {
            Plot::Above => Drawing::Above,
            Plot::Space if is_drawn(heights) => Drawing::Space(camera_of(camera, heights)),
            // Of a part of the columns and rows it would not be to scale.
            Plot::Projected if is_whole => Drawing::Projected,
            Plot::Space | Plot::Projected | Plot::List => Drawing::None,
        };
        Self { heights: Rc::clone(heights), other: other.cloned(), drawing }
    }

    /// The ruleset.
    pub(super) fn ruleset(&self) -> Ruleset {
        self.heights.ruleset
    }

    /// True if there is a drawing.
    pub(super) fn is_drawn(&self) -> bool {
        self.drawing != Drawing::None
    }

    /// True if the drawing has colours with a meaning.
    pub(super) fn has_legend(&self) -> bool {
        !self.heights.is_flat()
    }

    /// The subject of a file, and the numbers for it.
    pub(super) fn contents(&self, format: Format) -> (Subject, Cow<'_, [u16]>) {
        let heights = &*self.heights;
        let other = self.other.as_deref();
        match self.drawn(format) {
            Drawing::Above | Drawing::None => {
                let subject = Subject::Heights { ruleset: heights.ruleset, pass: heights.pass, window: heights.window };
                (subject, Cow::Borrowed(&heights.grid.values))
            }
            Drawing::Space(camera) => {
                let points = points_of(&heights.grid, other.map(|other| &*other.grid));
                let kinds = (0..points.places.len()).map(|index| u16::from(points.kind(index)));
                let cells = points.places.iter().zip(kinds).flat_map(|(&[x, y, z], kind)| [x, y, z, kind]);
                let numbers = cells.collect();
                (Subject::Space { sight: Box::new(sight(camera, sizes_of(heights), heights.names())) }, numbers)
            }
            Drawing::Projected => {
                let Projected { grid, first } = Projected::of(&heights.grid, other.map(|other| &*other.grid));
                let compared = other.map(|other| [heights.ruleset, other.ruleset].map(|ruleset| ruleset.to_string()));
                let Grid { columns, rows, values } = grid;
                // Coordinates are far below 2³¹.
                (Subject::Projected { columns, rows, first: first as i32, compared }, Cow::Owned(values))
            }
        }
    }

    /// The colours of a plot of these numbers, as the page has them, and their meanings; nothing for squares and for a cloud, for which the
    /// file has its own colours.
    pub(super) fn inks(&self, numbers: &[u16], look: Look) -> Option<(Palette, Key)> {
        let sequential = |stops: &str, most| Palette::sequential(most, &page_stops(stops), None, [0; 4]);
        let numbered =
            |name: &str, least, most| Key { name: name.into(), ramp: Some([least, most, 0]), ..Key::default() };
        let (columns, rows) = self.heights.places;
        match (self.drawing, &self.other) {
            (Drawing::Space(_), _) => None,
            (Drawing::Projected, Some(other)) => {
                let kinds = ["--map-quiet", "--kind-1", "--kind-2", "--p"];
                let kinds = kinds.map(|name| page_stops(name).first().copied().unwrap_or_default());
                let only = |ruleset: &Ruleset| format!("only {ruleset}");
                let words = [only(&self.heights.ruleset), only(&other.ruleset), "both".into()];
                let key = Key { name: "P".into(), swatches: (1..).zip(words).collect(), ramp: None };
                Some((Palette::categories(&kinds, [0; 4]), key))
            }
            (Drawing::Projected, None) => {
                let most = numbers.iter().copied().filter(|&number| number != Grid::NOTHING).max().unwrap_or(0);
                let name = Texts::default().legend_positions();
                Some((sequential(look.map.of_heights(), most), numbered(name, 1, most.max(1))))
            }
            (Drawing::Above | Drawing::None, _) if self.heights.is_flat() => {
                Some((sequential("--p", 0), Key::default()))
            }
            (Drawing::Above | Drawing::None, _) if columns.max(rows) <= MOST_SQUARES => None,
            (Drawing::Above | Drawing::None, _) => {
                let most = self.heights.tally.largest;
                Some((sequential(look.map.of_heights(), most), numbered(self.heights.names()[1], 0, most)))
            }
        }
    }

    /// A name that says what is inside: the figure, too, if the file is a picture.
    pub(super) fn name(&self, format: Format) -> String {
        let figure = match self.drawn(format) {
            Drawing::Above | Drawing::None => "",
            Drawing::Space(_) => "-in-space",
            Drawing::Projected => "-projected",
        };
        let ruleset = ruleset_name(&self.heights.ruleset, self.heights.pass);
        format!("{ruleset}-p-positions{figure}-n{}", largest(self.heights.places))
    }

    /// The title of a file.
    pub(super) fn title(&self, format: Format) -> String {
        let texts = Texts::default();
        let figure = match self.drawn(format) {
            Drawing::None => return "P-positions".into(),
            Drawing::Above => return label_above(texts, &self.heights),
            Drawing::Space(Camera { turn, tilt, zoom, .. }) => {
                let [turn, tilt] = [turn, tilt].map(|angle| angle.to_degrees().round() as i32);
                let zoom = (zoom * 100.0).round() as u32;
                texts.file_camera(
                    &label_space(texts, &self.heights),
                    &turn,
                    &tilt,
                    &format!("{}.{:02}", zoom / 100, zoom % 100),
                )
            }
            Drawing::Projected => texts.plot_label_projected().into(),
        };
        match &self.other {
            Some(other) => texts.file_compared(&figure, &other.ruleset),
            None => figure,
        }
    }

    /// Which positions.
    pub(super) fn range(&self) -> String {
        let heights = &self.heights;
        let [across, height, along] = heights.names();
        let range = range([across, along], heights.window);
        if heights.is_flat() { range } else { format!("{range}, {height} up to {}", largest(heights.places)) }
    }

    /// The drawing in a file; none in one that lists the positions.
    fn drawn(&self, format: Format) -> Drawing {
        if format.is_drawing() { self.drawing } else { Drawing::None }
    }
}

/// The view of a camera: a box from 0 to these coordinates.
fn sight(camera: Camera, sizes: [u32; 3], names: [&'static str; 3]) -> Sight {
    let projection = Projection::new(camera, sizes, FRAME);
    let Scaffold { grid, far, near, ticks, labels } = Scaffold::new(camera, &projection, sizes, names);
    let labels = labels.into_iter().map(|label| Label { at: label.at, text: label.text, is_name: label.is_name });
    Sight {
        rows: projection.rows,
        frame: projection.frame,
        dot: projection.dot(),
        cue: projection.cue,
        grid,
        far,
        near,
        ticks,
        labels: labels.collect(),
    }
}
