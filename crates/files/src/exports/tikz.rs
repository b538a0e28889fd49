//! A drawing as a TikZ picture for a LaTeX document.
//!
//! ```text
//! % title: …                                   the source, a comment to a line
//! \begin{tikzpicture}[x=1cm, y=1cm, …]         a style for each kind of text
//! \definecolor{bittersweet1}{RGB}{0,33,28}     each colour once
//! \path[fill=bittersweet1] (0,0) rectangle (0.5,0.1) …;
//! \node[words1, text=bittersweet2, anchor=base] at (0.2,0.1) {7};
//! \end{tikzpicture}
//! ```
//!
//! Squares that lie side by side in a path are one rectangle, and a command has many of them.

use crate::exports::drawing::{Anchor, Colour, Drawing, Font, Part, Shape, Style};
use crate::exports::escape;
use crate::exports::source::comment;
use maths::values::short;

/// The width where none is wanted, in millimetres: that of a column of text.
const WIDTH: u32 = 120;
/// The largest number of shapes in a command. TeX needs more time for each shape if there are more.
const MOST: usize = 100;
/// Points of TeX in a centimetre.
const POINTS: f64 = 72.27 / 2.54;

/// A `tikzpicture`, for `\input` or to be pasted; the document has to say `\usepackage{tikz}` and nothing more. It is as wide
/// as is wanted, in millimetres, and has the caption as a comment.
pub fn tikz(drawing: &Drawing, width: Option<u32>, caption: Option<&str>) -> String {
    let [left, top, across, down] = drawing.seen;
    let scale = f64::from(width.unwrap_or(WIDTH)) / 10.0 / across.max(f64::MIN_POSITIVE);
    let mut picture = Picture { origin: [left, top + down], scale, ..Picture::default() };
    drawing.each(|shape, style| picture.push(shape, &style));
    let mut text = drawing.source.comments("% ");
    if let Some(caption) = caption {
        comment(&mut text, "% ", "caption", caption);
    }
    text.push_str("% needs: \\usepackage{tikz}\n\\begin{tikzpicture}[x=1cm, y=1cm, line join=round");
    for (index, style) in picture.styles.iter().enumerate() {
        text.push_str(&format!(",\n  words{}/.style={{inner sep=0pt, font={style}}}", index + 1));
    }
    text.push_str("]\n");
    for (index, [_, red, green, blue]) in picture.colours.iter().map(|colour| colour.to_be_bytes()).enumerate() {
        text.push_str(&format!("\\definecolor{{bittersweet{}}}{{RGB}}{{{red},{green},{blue}}}\n", index + 1));
    }
    text.push_str(&picture.body);
    text.push_str("\\end{tikzpicture}\n");
    text
}

/// The picture as written so far.
#[derive(Default)]
struct Picture {
    /// The left and the lower end of the visible part.
    origin: [f64; 2],
    /// Centimetres in a unit of the drawing.
    scale: f64,
    colours: Vec<Colour>,
    styles: Vec<String>,
    body: String,
}

impl Picture {
    fn push(&mut self, shape: &Shape, style: &Style) {
        match shape {
            Shape::Text(at, words) => self.text(*at, words, style),
            &Shape::Rectangle(bounds) => self.shapes(style, vec![self.part(&Part::Rectangle(bounds))]),
            Shape::Polygon(corners) => self.shapes(style, vec![self.line(corners) + " -- cycle"]),
            Shape::Path(parts) => {
                // The hair of paper between squares is left out: those side by side are one rectangle.
                let style = if style.is_hair { Style { stroke: None, ..*style } } else { *style };
                self.shapes(&style, joined(parts).iter().map(|part| self.part(part)).collect());
            }
        }
    }

    fn shapes(&mut self, style: &Style, shapes: Vec<String>) {
        let style = self.style(style);
        for some in shapes.chunks(MOST) {
            for part in ["\\path[", &style, "] ", &some.join(" "), ";\n"] {
                self.body.push_str(part);
            }
        }
    }

    fn place(&self, [x, y]: [f64; 2]) -> String {
        let [left, bottom] = self.origin;
        format!("({},{})", decimal((x - left) * self.scale), decimal((bottom - y) * self.scale))
    }

    fn line(&self, places: &[[f64; 2]]) -> String {
        places.iter().map(|place| self.place(*place)).collect::<Vec<_>>().join(" -- ")
    }

    fn part(&self, part: &Part) -> String {
        match part {
            &Part::Rectangle([left, top, width, height]) => {
                [&*self.place([left, top + height]), " rectangle ", &self.place([left + width, top])].concat()
            }
            &Part::Circle([left, y, radius]) => {
                format!("{} circle[radius={}]", self.place([left + radius, y]), decimal(radius * self.scale))
            }
            Part::Line(places) | Part::Steps(places) => self.line(places),
        }
    }

    /// The name of a colour, which is defined once.
    fn colour(&mut self, colour: Colour) -> String {
        format!("bittersweet{}", number_of(&mut self.colours, colour))
    }

    fn text(&mut self, at: [f64; 2], words: &str, style: &Style) {
        let size = style.font_size * self.scale * POINTS;
        let shape = match style.font {
            Font::Plain => "\\sffamily",
            Font::Bold => "\\sffamily\\bfseries",
            Font::Italic => "\\rmfamily\\itshape",
        };
        let [size, line] = [size, size * 1.2].map(|length| decimal((length * 100.0).round() / 100.0));
        let font = format!("\\fontsize{{{size}}}{{{line}}}\\selectfont{shape}");
        let number = number_of(&mut self.styles, font);
        let colour = self.colour(style.fill.unwrap_or_default());
        let anchor = match style.anchor {
            Anchor::Start => "base west",
            Anchor::Middle => "base",
            Anchor::End => "base east",
        };
        let place = self.place(at);
        self.body.push_str(&format!("\\node[words{number}, text={colour}, anchor={anchor}] at {place} {{"));
        push_words(&mut self.body, words);
        self.body.push_str("};\n");
    }

    fn style(&mut self, style: &Style) -> String {
        let mut options = Vec::new();
        if let Some(fill) = style.fill {
            options.push(["fill=", &self.colour(fill)].concat());
        }
        if let Some((colour, width)) = style.stroke {
            let points = |length: f64| decimal((length * self.scale * POINTS * 100.0).round() / 100.0) + "pt";
            let width = points(width);
            if let Some([on, off]) = style.dashes {
                options.push(format!("dash pattern=on {} off {}", points(on), points(off)));
            }
            if style.has_round_caps {
                options.push("line cap=round".into());
            }
            options.push(format!("draw={}, line width={width}", self.colour(colour)));
        }
        options.join(", ")
    }
}

/// The number of something in a list, counted from 1, at whose end it is put if it is new.
fn number_of<Item: PartialEq>(list: &mut Vec<Item>, item: Item) -> usize {
    let at = list.iter().position(|it| *it == item);
    at.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    }) + 1
}

fn decimal(number: f64) -> String {
    short(number, 4)
}

/// Rectangles side by side as one.
fn joined(parts: &[Part]) -> Vec<Part> {
    let mut joined: Vec<Part> = Vec::new();
    for part in parts {
        if let (Some(Part::Rectangle([left, y, across, high])), &Part::Rectangle([at, top, width, height])) =
            (joined.last_mut(), part)
            && [*left + *across, *y, *high] == [at, top, height]
        {
            *across += width;
        } else {
            joined.push(part.clone());
        }
    }
    joined
}

/// Words of a drawing, with those signs that LaTeX lacks without packages as mathematics.
fn push_words(text: &mut String, words: &str) {
    for letter in words.chars() {
        let sign = match letter {
            '−' => "$-$",
            '≤' => "$\\le$",
            '√' => "$\\surd$",
            '∖' => "$\\setminus$",
            '←' => "$\\leftarrow$",
            '→' => "$\\rightarrow$",
            '⌊' => "$\\lfloor$",
            '⌋' => "$\\rfloor$",
            '⊕' => "$\\oplus$",
            '·' => "$\\cdot$",
            '–' => "--",
            '°' => "$^\\circ$",
            letter if letter.is_ascii() => {
                escape::latex(text, letter.encode_utf8(&mut [0; 4]));
                continue;
            }
            _ => "?",
        };
        text.push_str(sign);
    }
}

#[cfg(any(test, feature = "testing"))]
mod checked;
#[cfg(test)]
mod tests;

#[cfg(any(test, feature = "testing"))]
pub use checked::must_be_tex;
