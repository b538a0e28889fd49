//! The look of shapes.

/// Red, green and blue, as in `0x7d4b2c`.
pub type Colour = u32;

/// The colour and the width of a hair of paper.
pub(super) const HAIR: (Colour, f64) = (0xff_ffff, 0.04);

/// A part of the look.
#[derive(Clone, Copy, Debug)]
pub enum Attribute {
    /// The colour inside, if there is one.
    Fill(Option<Colour>),
    /// The colour and the width of lines.
    Stroke(Colour, f64),
    /// A hair of paper around each square of a map.
    Hair,
    /// The lengths of dashes and gaps of lines.
    Dashes([f64; 2]),
    /// Lines have round ends.
    RoundCap,
    /// Lines have round corners.
    RoundJoin,
    /// Edges are not smoothed, so there is no seam between two rectangles.
    Crisp,
    /// The letters.
    Font(Font),
    /// The size of letters.
    FontSize(f64),
    /// The part of a text that is at its place.
    Anchor(Anchor),
    /// The elements are the caption.
    Caption,
}

/// Letters.
#[derive(Clone, Copy, Debug, Default)]
pub enum Font {
    /// Words and numbers.
    #[default]
    Plain,
    /// Highlighted numbers.
    Bold,
    /// Names of variables.
    Italic,
}

/// A part of a text.
#[derive(Clone, Copy, Debug, Default)]
pub enum Anchor {
    /// The left end.
    #[default]
    Start,
    /// The middle.
    Middle,
    /// The right end.
    End,
}

/// The look of a shape, with the attributes of the groups around it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// The colour inside, if there is one.
    pub fill: Option<Colour>,
    /// The colour and the width of lines, if there are lines.
    pub stroke: Option<(Colour, f64)>,
    /// True if the line is a hair of paper: a format that joins squares may leave it out.
    pub is_hair: bool,
    /// The lengths of dashes and gaps, if lines have gaps.
    pub dashes: Option<[f64; 2]>,
    /// True if lines have round ends.
    pub has_round_caps: bool,
    /// True if lines have round corners.
    pub has_round_joins: bool,
    /// The letters.
    pub font: Font,
    /// The size of letters.
    pub font_size: f64,
    /// The part of a text that is at its place.
    pub anchor: Anchor,
}

impl Style {
    /// The same style with another attribute.
    #[must_use]
    pub(super) fn with(self, attribute: &Attribute) -> Self {
        match *attribute {
            Attribute::Fill(fill) => Self { fill, ..self },
            Attribute::Stroke(colour, width) => Self { stroke: Some((colour, width)), ..self },
            Attribute::Hair => Self { stroke: Some(HAIR), is_hair: true, ..self },
            Attribute::Dashes(dashes) => Self { dashes: Some(dashes), ..self },
            Attribute::RoundCap => Self { has_round_caps: true, ..self },
            Attribute::RoundJoin => Self { has_round_joins: true, ..self },
            Attribute::Font(font) => Self { font, ..self },
            Attribute::FontSize(font_size) => Self { font_size, ..self },
            Attribute::Anchor(anchor) => Self { anchor, ..self },
            Attribute::Crisp | Attribute::Caption => self,
        }
    }
}
