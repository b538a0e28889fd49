//! The page's orders to the exporter. Data only; the messages around are those of the module [`host`]. With an order go [`NUMBERS`] and
//! [`COLOURS`], as arrays that are transferred, and with the answer goes the file, as a `Blob`.
//!
//! The page starts a worker for each file, and ends it when it has the file or when the user cancels.

use crate::workers::exporter::WhyNot;
use crate::workers::host;
use files::exports::Source;
use files::exports::cloud::Sight;
use files::exports::listing::Listing;
use files::exports::plot::{Key, Trim};
use maths::games::{Game, Ruleset};
use maths::solver::{Cut, Window, Writing};
use serde::{Deserialize, Serialize};

/// The largest coordinate of the tables of a film: all of them are solved when it is written.
pub const LARGEST_FILM: u32 = 24;

/// The key of the numbers of a table, map or line.
pub const NUMBERS: &str = "numbers";
/// The key of the colours of a plot: one for each of the 65,536 numbers, as [`Inks`](files::exports::plot::Inks) have them;
/// nothing where the order has no [`Key`].
pub const COLOURS: &str = "colours";

/// From the page to the exporter.
pub type ToExporter = host::ToWorker<Order>;

/// From the exporter to the page. An answer is a file.
pub type FromExporter = host::FromWorker<(), WhyNot>;

/// A file that is wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Order {
    /// The kind of file.
    pub format: Format,
    /// The content of the file.
    pub subject: Subject,
    /// The look of a drawing; files of text have no use for it.
    pub drawn: Drawn,
    /// True if the beginning of a text is enough, for a preview.
    pub is_sample: bool,
    /// The information about its source that the file carries.
    #[serde(with = "SourceFields")]
    pub source: Source,
}

/// The look of a drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The width on paper, in millimetres; without it, the usual width.
    pub width: Option<u32>,
    /// The number of pixels of a picture to the inch.
    pub resolution: u32,
    /// The parts of a plot beside its places.
    pub trim: Trim,
    /// True if the drawing has a caption.
    pub has_caption: bool,
    /// The meaning of the colours that travel with the order; without it, a plot has its usual colours.
    pub key: Option<Key>,
}

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// Comma-separated values, one position or term to a row.
    Csv,
    /// Comma-separated values, one row of the table to a row.
    Matrix,
    /// JSON.
    Json,
    /// A table, a list or the terms of a line for a LaTeX document.
    Latex,
    /// All columns of Sharing Nim on their middle line, as a table for a LaTeX document.
    Columns,
    /// A drawing.
    Svg,
    /// The same drawing as a page.
    Pdf,
    /// A drawing that moves: a bar and its table while a parameter rises.
    Film,
    /// A picture.
    Png,
    /// A b-file of the On-Line Encyclopedia of Integer Sequences.
    BFile,
    /// The source of such files, as a text.
    About,
    /// A TikZ picture for a LaTeX document.
    Tikz,
    /// The caption in the first line, and what can be cited, as entries of a BibTeX file.
    Cite,
}

impl Order {
    /// The caption, if the drawing is to have one.
    pub fn caption(&self) -> Option<String> {
        self.drawn.has_caption.then(|| self.source.caption())
    }
}

impl Drawn {
    /// The number of pixels of a picture of the required width.
    pub fn pixels(&self) -> Option<u32> {
        self.width.map(|width| pixels(width, self.resolution))
    }
}

/// The number of pixels of a length in millimetres, with `resolution` pixels to the inch.
pub fn pixels(millimetres: u32, resolution: u32) -> u32 {
    ((u64::from(millimetres) * u64::from(resolution) * 10 + 127) / 254) as u32
}

impl Format {
    /// True if the file is a drawing.
    pub fn is_drawing(self) -> bool {
        self.is_vector() || self == Self::Png
    }

    /// True if the file is a drawing that is sharp at every size.
    pub fn is_vector(self) -> bool {
        matches!(self, Self::Svg | Self::Pdf | Self::Tikz | Self::Film)
    }

    /// True if the file has no room for its source.
    pub fn is_bare(self) -> bool {
        matches!(self, Self::Csv | Self::Matrix)
    }

    /// The extension of the names of such files.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv | Self::Matrix => "csv",
            Self::Json => "json",
            Self::Latex | Self::Columns | Self::Tikz => "tex",
            Self::Svg | Self::Film => "svg",
            Self::Pdf => "pdf",
            Self::Png => "png",
            Self::BFile | Self::About => "txt",
            Self::Cite => "bib",
        }
    }
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Subject {
    /// A plane of a table: CSV, matrix, JSON, LaTeX, and drawings, which are SVG, PDF, PNG and TikZ.
    Plane {
        /// The ruleset.
        ruleset: Ruleset,
        /// Which plane.
        cut: Cut,
        /// True if the pass can still be used.
        pass: bool,
        /// The name of the numbers, and the number that means 0; `None` for Grundy values.
        value: Option<(String, u16)>,
        /// The part of the plane that the numbers are.
        window: Window,
        /// True if row 0 is at the bottom.
        is_upwards: bool,
        /// The notation of the numbers in a drawing; usually `None`, and then the numbers are colours.
        writing: Option<Writing>,
    },
    /// A map of heights: the P-positions as CSV, JSON and drawings.
    Heights {
        /// The ruleset.
        ruleset: Ruleset,
        /// True if the pass can still be used.
        pass: bool,
        /// The part of the map that the numbers are.
        window: Window,
    },
    /// P-positions in space: drawings. The numbers are four to a point: x, y, z, and 0, or 1 if the ruleset that this one is
    /// compared with does not have it.
    Space {
        /// From where they are seen.
        sight: Box<Sight>,
    },
    /// The P-positions that one of two rulesets has and the other has not: CSV, JSON. The numbers are four to a position: its
    /// coordinates, and 0 if it is of the first ruleset, 1 if it is of the second.
    Compared {
        /// The names of the coordinates.
        coordinates: [String; 3],
        /// The two rulesets.
        rulesets: [String; 2],
    },
    /// P-positions projected along (1, 0, 1): drawings. The numbers are those of a
    /// [`Projected`](maths::solver::Projected)'s grid.
    Projected {
        /// The number of columns of the grid.
        columns: u32,
        /// The number of rows of the grid.
        rows: u32,
        /// The z − x of its row 0.
        first: i32,
        /// The names of two rulesets, if they are compared.
        compared: Option<[String; 2]>,
    },
    /// Two maps of P-positions, one over the other: drawings. The numbers are the kinds of a
    /// [`Comparison`](maths::solver::Comparison).
    Kinds {
        /// The numbers of columns and rows.
        places: [u32; 2],
        /// The names of the horizontal and of the vertical axis.
        names: [String; 2],
        /// The two rulesets.
        rulesets: [String; 2],
    },
    /// A sequence: b-file, CSV, JSON and drawings.
    Line {
        /// The index of the first term.
        first: u32,
        /// The name of the index.
        along: String,
        /// The name of the terms.
        name: String,
    },
    /// A small table: CSV, JSON.
    Listing(Listing),
    /// A walk through a parameter, picture by picture: a film.
    Walk {
        /// The positions, each with its ruleset.
        games: Vec<Game>,
        /// The plane of the tables.
        cut: Cut,
        /// The largest coordinate, at most [`LARGEST_FILM`].
        size: u32,
    },
    /// The drawing of a position.
    Bar {
        /// Ruleset and position.
        game: Game,
    },
}

/// The form in which a [`Source`] travels.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Source")]
struct SourceFields {
    title: String,
    ruleset: String,
    range: String,
    version: String,
    link: String,
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::{Drawn, Format, Order, Subject};
    use files::exports::Source;
    use files::exports::cloud::{Label, Sight};
    use files::exports::listing::Listing;
    use files::exports::plot::{Key, Trim};
    use maths::solver::{Cut, Window, Writing};

    fn sight() -> Sight {
        let label = Label { at: [1.5, 2.5], text: "x".into(), is_name: true };
        let rows = [[1.0, 2.0, 3.0, 4.0], [0.5, 0.25, 0.125, -1.0], [-0.5, 0.0, 0.0, 1.0]];
        let path = |text: &str| text.to_owned();
        let [grid, far, near, ticks] = ["M0 0L1 1", "M2 2L3 3", "", "M4 4L5 5"].map(path);
        Sight { rows, frame: [800.0, 640.0], dot: 7.25, cue: 0.5, grid, far, near, ticks, labels: vec![label] }
    }

    #[test]
    fn a_picture_has_as_many_pixels_as_its_width_needs() {
        let pixels = |width, resolution| Drawn { width: Some(width), resolution, ..Drawn::default() }.pixels();
        assert_eq!([pixels(254, 300), pixels(120, 300), pixels(80, 600)], [Some(3000), Some(1417), Some(1890)]);
    }

    #[test]
    fn orders_arrive_as_they_were_sent() {
        let window = Window { column: 3, row: 4, stride: 2, columns: 5, rows: 6 };
        let source = Source { title: "t".into(), link: "l".into(), version: "v".into(), ..Source::default() };
        let ruleset = "step:k=5/2,s=1,pass".parse().unwrap();
        let subjects = [
            Subject::Plane {
                ruleset,
                cut: Cut::Rim,
                pass: true,
                value: Some(("a".into(), 7)),
                window,
                is_upwards: true,
                writing: Some(Writing::Pairs),
            },
            Subject::Heights { ruleset, pass: false, window },
            Subject::Space { sight: Box::new(sight()) },
            Subject::Projected { columns: 3, rows: 4, first: -2, compared: Some(["a".into(), "b".into()]) },
            Subject::Compared {
                coordinates: ["x", "y", "z"].map(str::to_owned),
                rulesets: ["a", "b"].map(str::to_owned),
            },
            Subject::Kinds {
                places: [3, 4],
                names: ["x", "z"].map(str::to_owned),
                rulesets: ["a", "b"].map(str::to_owned),
            },
            Subject::Line { first: 9, along: "z".into(), name: "b".into() },
            Subject::Listing(Listing { head: vec!["a".into()], rows: vec![vec!["b".into()]] }),
            Subject::Walk { games: vec!["nim:1,2,3".parse().unwrap()], cut: Cut::Rim, size: 7 },
            Subject::Bar { game: "sharing:0,5,16".parse().unwrap() },
        ];
        for subject in subjects {
            let order = Order {
                format: Format::Json,
                subject,
                drawn: Drawn {
                    width: Some(80),
                    resolution: 600,
                    trim: Trim { axes: true, legend: false },
                    has_caption: true,
                    key: Some(Key { name: "G".into(), swatches: vec![(0, "P".into())], ramp: Some([1, 20, 0]) }),
                },
                is_sample: true,
                source: source.clone(),
            };
            let text = serde_json::to_string(&order).unwrap();
            assert_eq!(serde_json::from_str::<Order>(&text).unwrap(), order);
        }
    }
}
