//! P-positions as a figure shows them.

use crate::explore::Heights;
use crate::explore::Look;
use crate::explore::Plot;
use crate::explore::figures::downloads::content::largest;
use crate::explore::figures::downloads::content::range;
use crate::explore::figures::downloads::content::ruleset_name;
use crate::explore::figures::plot_view::form_of;
use crate::explore::figures::points::NAMES;
use crate::explore::figures::points::camera_of;
use crate::explore::figures::points::is_drawn;
use crate::explore::figures::points::points_of;
use crate::explore::figures::points::sizes_of;
use crate::exporter::protocol::Format;
use crate::exporter::protocol::Subject;
use crate::exports::cloud::Label;
use crate::exports::cloud::Sight;
use crate::games::Ruleset;
use crate::solver::Grid;
use crate::solver::Projected;
use crate::texts::Texts;
use crate::view::cloud::Camera;
use crate::view::cloud::projection::Projection;
use crate::view::cloud::scaffold::Scaffold;
use crate::view::palette::Palette;
use crate::view::palette::page_stops;
use std::borrow::Cow;
use std::rc::Rc;

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
    /// What a figure shows. Without a `camera` it is the one that shows everything.
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

    /// Whether it is a cloud.
    pub(super) fn is_in_space(&self) -> bool {
        matches!(self.drawing, Drawing::Space(_))
    }

    /// The kinds of files there are: what is not drawn has no picture.
    pub(super) fn formats(&self) -> &'static [Format] {
        match self.drawing {
            Drawing::Above | Drawing::Space(_) | Drawing::Projected => {
                &[Format::Csv, Format::Json, Format::Svg, Format::Pdf, Format::Png, Format::About]
            }
            Drawing::None => &[Format::Csv, Format::Json, Format::About],
        }
    }

    /// What is in a file, and the numbers for it.
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
                (Subject::Space { sight: Box::new(sight(camera, sizes_of(heights))) }, numbers)
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

    /// The colours of a picture of these numbers, as the page has them; the picture of a cloud has its own.
    pub(super) fn palette(&self, numbers: &[u16], look: Look) -> Option<Palette> {
        let largest = || numbers.iter().copied().filter(|&number| number != Grid::NOTHING).max().unwrap_or(0);
        let (stops, most) = match self.drawing {
            Drawing::Space(_) => return None,
            Drawing::Projected if self.other.is_some() => {
                let kinds = ["--map-quiet", "--kind-1", "--kind-2", "--p"];
                let kinds = kinds.map(|name| page_stops(name).first().copied().unwrap_or_default());
                return Some(Palette::categories(&kinds, [0; 4]));
            }
            Drawing::Projected => (look.map.of_heights(), largest()),
            Drawing::Above | Drawing::None => {
                let is_flat = self.heights.ruleset.rules.is_piles();
                (if is_flat { "--p" } else { look.map.of_heights() }, self.heights.tally.largest)
            }
        };
        Some(Palette::sequential(most, &page_stops(stops), None, [0; 4]))
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

    /// What a file shows.
    pub(super) fn title(&self, format: Format) -> String {
        let texts = Texts::default();
        let is_sharing = self.heights.ruleset.rules.is_piles();
        let figure = match self.drawn(format) {
            Drawing::None => return "P-positions".into(),
            Drawing::Above if is_sharing => return texts.plot_label_sharing().into(),
            Drawing::Above => return texts.plot_label_above().into(),
            Drawing::Space(Camera { turn, tilt, zoom, .. }) => {
                let [turn, tilt] = [turn, tilt].map(|angle| angle.to_degrees().round() as i32);
                let zoom = (zoom * 100.0).round() as u32;
                texts.file_camera(
                    &texts.plot_label_space(),
                    &turn,
                    &tilt,
                    &format_args!("{}.{:02}", zoom / 100, zoom % 100),
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
        if heights.ruleset.rules.is_piles() {
            return range(["b", "a"], heights.window);
        }
        let range = range(["x", "z"], heights.window);
        format!("{range}, y up to {}", largest(heights.places))
    }

    /// The drawing in a file; none in one that lists the positions.
    fn drawn(&self, format: Format) -> Drawing {
        match format {
            Format::Svg | Format::Pdf | Format::Png => self.drawing,
            Format::Csv
            | Format::Matrix
            | Format::Json
            | Format::Latex
            | Format::BFile
            | Format::Tikz
            | Format::About => Drawing::None,
        }
    }
}

/// What a camera sees of a box from 0 to these coordinates.
fn sight(camera: Camera, sizes: [u32; 3]) -> Sight {
    let projection = Projection::new(camera, sizes, FRAME);
    let Scaffold { grid, far, near, ticks, labels } = Scaffold::new(camera, &projection, sizes, NAMES);
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
