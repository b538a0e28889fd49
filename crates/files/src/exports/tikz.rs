//! A drawing as a TikZ picture for a LaTeX document, made of the elements of its SVG file.
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

use crate::exports::drawing::{Element, Step, elements, steps};
use crate::exports::finish::decimal;
use crate::exports::source::comment;
use crate::exports::{Source, escape};

/// The width where none is wanted, in millimetres: that of a column of text.
const WIDTH: u32 = 120;
/// The largest number of shapes in a command. TeX needs more time for each shape if there are more.
const MOST: usize = 100;
/// Points of TeX in a centimetre.
const POINTS: f64 = 72.27 / 2.54;

/// A `tikzpicture`, for `\input` or to be pasted; the document has to say `\usepackage{tikz}` and nothing more. It is as wide
/// as is wanted, in millimetres, and has the caption as a comment.
pub fn tikz(svg: &str, source: &Source, width: Option<u32>, caption: Option<&str>) -> String {
    let mut picture = Picture::default();
    for element in elements(svg) {
        match element.tag {
            "svg" => picture.see(&element.numbers("viewBox"), width.unwrap_or(WIDTH)),
            "text" => picture.text(&element),
            _ => picture.shapes(&element),
        }
    }
    let mut text = source.comments("% ");
    if let Some(caption) = caption {
        comment(&mut text, "% ", "caption", caption);
    }
    text.push_str("% needs: \\usepackage{tikz}\n\\begin{tikzpicture}[x=1cm, y=1cm, line join=round");
    for (index, style) in picture.styles.iter().enumerate() {
        text.push_str(&format!(",\n  words{}/.style={{inner sep=0pt, font={style}}}", index + 1));
    }
    text.push_str("]\n");
    for (index, [red, green, blue]) in picture.colours.iter().enumerate() {
        text.push_str(&format!("\\definecolor{{bittersweet{}}}{{RGB}}{{{red},{green},{blue}}}\n", index + 1));
    }
    text.push_str(&picture.body);
    text.push_str("\\end{tikzpicture}\n");
    text
}

/// The picture as written so far.
#[derive(Default)]
struct Picture {
    /// The left and the lower end of the visible part, its width and its height.
    seen: [f64; 4],
    /// Centimetres in a unit of the drawing.
    scale: f64,
    colours: Vec<[u8; 3]>,
    styles: Vec<String>,
    body: String,
}

/// A part of a path.
enum Shape {
    /// The sides of a rectangle: left, top, right, bottom.
    Rectangle([f64; 4]),
    /// Anything else, as TikZ writes it.
    Other(String),
}

impl Picture {
    fn see(&mut self, view_box: &[f64], width: u32) {
        if let &[left, top, across, down] = view_box {
            self.seen = [left, top + down, across, down];
            self.scale = f64::from(width) / 10.0 / across.max(f64::MIN_POSITIVE);
        }
    }

    fn place(&self, x: f64, y: f64) -> String {
        let [left, bottom, ..] = self.seen;
        format!("({},{})", decimal((x - left) * self.scale), decimal((bottom - y) * self.scale))
    }

    /// The name of a colour, which is defined once.
    fn colour(&mut self, [red, green, blue]: [f64; 3]) -> String {
        let colour = [red, green, blue].map(|part| (part * 255.0).round() as u8);
        let at = self.colours.iter().position(|it| *it == colour).unwrap_or_else(|| {
            self.colours.push(colour);
            self.colours.len() - 1
        });
        format!("bittersweet{}", at + 1)
    }

    fn text(&mut self, element: &Element<'_>) {
        let size = element.number("font-size") * self.scale * POINTS;
        let shape = match (element.get("font-style"), element.get("font-weight")) {
            (Some("italic"), _) => "\\rmfamily\\itshape",
            (_, Some("bold")) => "\\sffamily\\bfseries",
            _ => "\\sffamily",
        };
        let [size, line] = [size, size * 1.2].map(|length| decimal((length * 100.0).round() / 100.0));
        let style = format!("\\fontsize{{{size}}}{{{line}}}\\selectfont{shape}");
        let at = self.styles.iter().position(|it| *it == style).unwrap_or_else(|| {
            self.styles.push(style);
            self.styles.len() - 1
        });
        let colour = self.colour(element.colour("fill").unwrap_or_default());
        let anchor = match element.get("text-anchor") {
            Some("middle") => "base",
            Some("end") => "base east",
            _ => "base west",
        };
        let place = self.place(element.number("x"), element.number("y"));
        self.body.push_str(&format!("\\node[words{}, text={colour}, anchor={anchor}] at {place} {{", at + 1));
        push_words(&mut self.body, &element.text());
        self.body.push_str("};\n");
    }

    fn shapes(&mut self, element: &Element<'_>) {
        let shapes = match element.tag {
            "rect" => vec![Shape::Rectangle(self.bounds(element))],
            "polygon" => {
                let corners = element.numbers("points");
                let corners: Vec<String> =
                    corners.chunks_exact(2).map(|corner| self.place(corner[0], corner[1])).collect();
                vec![Shape::Other(corners.join(" -- ") + " -- cycle")]
            }
            _ => self.parts(&steps(element.get("d").unwrap_or_default())),
        };
        let is_plain = shapes.iter().all(|shape| matches!(shape, Shape::Rectangle(_)));
        // The hair of paper between squares is left out: those side by side are one rectangle.
        let is_map = element.tag == "path" && is_plain;
        let style = self.style(element, is_map);
        let written: Vec<String> = joined(shapes).iter().map(|shape| self.written(shape)).collect();
        for some in written.chunks(MOST) {
            for part in ["\\path[", &style, "] ", &some.join(" "), ";\n"] {
                self.body.push_str(part);
            }
        }
    }

    fn bounds(&self, element: &Element<'_>) -> [f64; 4] {
        let [left, bottom, across, down] = self.seen;
        if element.get("width") == Some("100%") {
            return [left, bottom - down, left + across, bottom];
        }
        let [x, y, width, height] = ["x", "y", "width", "height"].map(|name| element.number(name));
        [x, y, x + width, y + height]
    }

    fn style(&mut self, element: &Element<'_>, is_map: bool) -> String {
        let mut options = Vec::new();
        if element.get("fill") != Some("none") {
            options.push(["fill=", &self.colour(element.colour("fill").unwrap_or_default())].concat());
        }
        if let Some(stroke) = element.colour("stroke").filter(|_| !is_map) {
            let points = |length: f64| decimal((length * self.scale * POINTS * 100.0).round() / 100.0) + "pt";
            let width = points(element.number("stroke-width"));
            let dashes = element.numbers("stroke-dasharray");
            if let &[on, off] = dashes.as_slice() {
                options.push(format!("dash pattern=on {} off {}", points(on), points(off)));
            }
            if element.get("stroke-linecap") == Some("round") {
                options.push("line cap=round".into());
            }
            options.push(format!("draw={}, line width={width}", self.colour(stroke)));
        }
        options.join(", ")
    }

    /// The parts of a path, each from where the pen is put on.
    fn parts(&self, steps: &[Step]) -> Vec<Shape> {
        let begins = |step: &Step| matches!(step, Step::Move(_));
        steps.chunk_by(|_, next| !begins(next)).map(|part| self.part(part)).collect()
    }

    fn part(&self, part: &[Step]) -> Shape {
        if let &[
            Step::Move([left, top]),
            Step::Line([right, y]),
            Step::Line([x, bottom]),
            Step::Line(last),
            Step::Close,
        ] = part
            && y == top
            && x == right
            && last == [left, bottom]
        {
            return Shape::Rectangle([left, top, right, bottom]);
        }
        if let &[
            Step::Move([left, y]),
            Step::Curve(_),
            Step::Curve([.., right, _]),
            Step::Curve(_),
            Step::Curve(_),
            ..,
        ] = part
        {
            let middle = self.place((left + right) / 2.0, y);
            return Shape::Other(format!("{middle} circle[radius={}]", decimal((right - left) / 2.0 * self.scale)));
        }
        let step = |step: &Step| match *step {
            Step::Move([x, y]) => self.place(x, y),
            Step::Line([x, y]) => [" -- ", &self.place(x, y)].concat(),
            Step::Curve([a, b, c, d, x, y]) => {
                format!(" .. controls {} and {} .. {}", self.place(a, b), self.place(c, d), self.place(x, y))
            }
            Step::Close => " -- cycle".into(),
        };
        Shape::Other(part.iter().map(step).collect())
    }

    fn written(&self, shape: &Shape) -> String {
        match shape {
            &Shape::Rectangle([left, top, right, bottom]) => {
                [&*self.place(left, bottom), " rectangle ", &self.place(right, top)].concat()
            }
            Shape::Other(text) => text.clone(),
        }
    }
}

/// Rectangles side by side as one.
fn joined(shapes: Vec<Shape>) -> Vec<Shape> {
    let mut joined: Vec<Shape> = Vec::new();
    for shape in shapes {
        if let (Some(Shape::Rectangle([_, top, end, bottom])), &Shape::Rectangle([left, y, right, below])) =
            (joined.last_mut(), &shape)
            && [*top, *end, *bottom] == [y, left, below]
        {
            *end = right;
        } else {
            joined.push(shape);
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
