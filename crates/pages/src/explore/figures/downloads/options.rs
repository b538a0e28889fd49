//! The choices in the dialog.

use files::exports::plot::Trim;
use web::workers::exporter::protocol::{Drawn, Format};

/// The choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Options {
    pub(super) format: Format,
    /// The width of a drawing on paper, in millimetres.
    pub(super) width: u32,
    /// The number of pixels to the inch in a picture.
    pub(super) resolution: u32,
    pub(super) trim: Trim,
    pub(super) has_caption: bool,
    /// True if the source of a CSV is saved as a second file.
    pub(super) has_source: bool,
}

impl Options {
    /// The first choices: a drawing as wide as a column of text, with the usual resolution of printing houses.
    pub(super) fn new(format: Format) -> Self {
        Self { format, width: 120, resolution: 300, trim: Trim::default(), has_caption: false, has_source: false }
    }

    /// The look of a drawing. Its colours are not among the choices.
    pub(super) fn drawn(&self) -> Drawn {
        let Self { width, resolution, trim, has_caption, .. } = *self;
        Drawn { width: Some(width), resolution, trim, has_caption, key: None }
    }

    /// True if the source is to be a second file.
    pub(super) fn wants_source(&self) -> bool {
        self.has_source && self.format.is_bare()
    }

    /// The same for a preview, with the defaults for options that make no difference on a screen.
    pub(super) fn of_preview(self) -> Self {
        let is_still = self.format.is_vector() && self.format != Format::Film;
        let format = if is_still { Format::Svg } else { self.format };
        // A preview has about a thousand pixels.
        let resolution = 1000 * 254 / (10 * self.width.max(1));
        if format.is_drawing() { Self { format, resolution, has_source: false, ..self } } else { Self::new(format) }
    }
}

#[cfg(test)]
mod tests {
    use super::Options;
    use web::workers::exporter::protocol::Format;

    #[test]
    fn previews_are_the_drawing_or_the_text() {
        let preview = |format| Options { has_caption: true, ..Options::new(format) }.of_preview();
        assert_eq!([Format::Pdf, Format::Tikz, Format::Svg].map(|format| preview(format).format), [Format::Svg; 3]);
        assert!(preview(Format::Pdf).has_caption);
        assert_eq!(preview(Format::Png).drawn().pixels(), Some(997));
        assert_eq!(preview(Format::Csv), Options::new(Format::Csv), "no field of a drawing matters to a list");
        assert!(Options { has_source: true, ..Options::new(Format::Csv) }.wants_source());
        assert!(!Options { has_source: true, ..Options::new(Format::Json) }.wants_source());
    }
}
