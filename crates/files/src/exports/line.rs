//! A sequence as a drawing: a dot for each term over its index, and the running maximum as a line of steps.
//!
//! ```text
//! svg
//! ├─ title, desc, metadata
//! ├─ path             a line at each number of the vertical axis
//! ├─ path             the running maximum
//! ├─ path             the terms
//! └─ g text           numbers and name of the axis
//! ```

use crate::exports::{Source, escape, numbers};

/// Width and height of the drawing, in its units.
const SIZE: [i64; 2] = [800, 360];
/// The room for the axes: left, above, right, below; and without them.
const MARGINS: [i64; 4] = [56, 14, 14, 52];
const BARE: i64 = 14;
/// The size of letters.
const FONT: i64 = 15;
/// The least distance of two labels: across and upwards.
const APART: [i64; 2] = [60, 40];
/// The radius of a dot, in thousandths, where there is room, and the least one.
const DOT: [i64; 2] = [3500, 900];

/// Terms and their index.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// The index of the first term.
    pub first: u32,
    /// The name of the index.
    pub along: &'a str,
    /// The name of the terms.
    pub name: &'a str,
    /// The terms.
    pub values: &'a [u16],
}

/// The sequence as an SVG file, with its axes or without.
pub fn svg(terms: Terms<'_>, has_axes: bool, source: &Source) -> String {
    let area = Area::of(&terms, has_axes);
    let [width, height] = SIZE;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n"
    );
    text.push_str(&source.svg(&[terms.name, " over ", terms.along, "; the line is the largest one so far"].concat()));
    if has_axes {
        area.axes(&mut text, &terms);
    }
    path(&mut text, "fill=\"none\" stroke=\"#8fb8ad\" stroke-width=\"2\"", &area.records(terms.values));
    path(&mut text, "fill=\"#7d4b2c\"", &area.dots(terms.values));
    text.push_str("</svg>\n");
    text
}

/// The area in which terms are drawn.
struct Area {
    margins: [i64; 4],
    count: i64,
    most: i64,
}

impl Area {
    fn of(terms: &Terms<'_>, has_axes: bool) -> Self {
        let most = terms.values.iter().copied().max().unwrap_or(0).max(1).into();
        Self { margins: if has_axes { MARGINS } else { [BARE; 4] }, count: terms.values.len() as i64, most }
    }

    /// Left end and length of the area, in thousandths.
    fn across(&self) -> (i64, i64) {
        let [left, _, right, _] = self.margins;
        (1000 * left, 1000 * (SIZE[0] - left - right))
    }

    /// Lower end and length of the area, in thousandths.
    fn upwards(&self) -> (i64, i64) {
        let [_, top, _, bottom] = self.margins;
        (1000 * (SIZE[1] - bottom), 1000 * (SIZE[1] - top - bottom))
    }

    fn x(&self, place: i64) -> i64 {
        let (left, length) = self.across();
        left + length * place / (self.count - 1).max(1)
    }

    fn y(&self, value: i64) -> i64 {
        let (bottom, length) = self.upwards();
        bottom - length * value / self.most
    }

    /// A dot at each term: smaller ones where there are many.
    fn dots(&self, values: &[u16]) -> String {
        let radius = (self.across().1 * 2 / 5 / self.count.max(1)).clamp(DOT[1], DOT[0]);
        let mut path = String::new();
        for (place, &value) in (0..).zip(values) {
            push(&mut path, "M", &[self.x(place) - radius, self.y(value.into())]);
            for across in [2 * radius, -2 * radius] {
                push(&mut path, "a", &[radius, radius]);
                push(&mut path, " 0 1 0 ", &[across, 0]);
            }
            path.push('z');
        }
        path
    }

    fn records(&self, values: &[u16]) -> String {
        let (mut path, mut highest, mut at) = (String::new(), None, [0; 2]);
        for (place, &value) in (0..).zip(values) {
            if highest.is_some_and(|highest| value <= highest) {
                continue;
            }
            let next = [self.x(place), self.y(value.into())];
            if highest.is_none() {
                push(&mut path, "M", &next);
            } else {
                push(&mut path, "h", &[next[0] - at[0]]);
                push(&mut path, "v", &[next[1] - at[1]]);
            }
            (highest, at) = (Some(value), next);
        }
        push(&mut path, "h", &[self.x((self.count - 1).max(0)) - at[0]]);
        path
    }

    fn axes(&self, text: &mut String, terms: &Terms<'_>) {
        let (left, wide) = self.across();
        let (bottom, high) = self.upwards();
        let rows = ticks(0, self.most + 1, high / 1000 / APART[1]);
        let columns = ticks(terms.first.into(), self.count, wide / 1000 / APART[0]);
        let mut grid = String::new();
        for &value in &rows {
            push(&mut grid, "M", &[left, self.y(value)]);
            push(&mut grid, "h", &[wide]);
        }
        path(text, "fill=\"none\" stroke=\"#dddddd\" stroke-width=\"1\"", &grid);
        text.push_str(&format!("<g font-family=\"sans-serif\" font-size=\"{FONT}\" fill=\"#333333\">\n"));
        for value in rows {
            write(text, [left - 8000, self.y(value) + 350 * FONT], "end", &value.to_string());
        }
        for number in columns {
            let place = number - i64::from(terms.first);
            write(text, [self.x(place), bottom + 1000 * (FONT + 8)], "middle", &number.to_string());
        }
        write(
            text,
            [left + wide, bottom + 1000 * (2 * FONT + 14)],
            "end\" font-family=\"serif\" font-style=\"italic",
            terms.along,
        );
        text.push_str("</g>\n");
    }
}

/// The numbers with a label among `count` numbers from `first`: multiples of 1, 2 or 5 times a power of ten.
fn ticks(first: i64, count: i64, most: i64) -> Vec<i64> {
    let mut every = 1;
    for factor in [2, 5, 10].into_iter().cycle() {
        if (count - 1) / every < most.max(1) {
            break;
        }
        // 1, 2, 5, 10, 20, …
        every = match factor {
            2 => every * 2,
            5 => every / 2 * 5,
            _ => every * 2,
        };
    }
    let start = first + (-first).rem_euclid(every);
    (start..first + count).step_by(every as usize).collect()
}

fn path(text: &mut String, style: &str, data: &str) {
    if !data.is_empty() {
        text.push_str(&["<path ", style, " d=\"", data, "\"/>\n"].concat());
    }
}

fn push(text: &mut String, before: &str, lengths: &[i64]) {
    text.push_str(before);
    for (index, &length) in lengths.iter().enumerate() {
        text.push_str(if index > 0 { " " } else { "" });
        numbers::thousandths(text, length);
    }
}

fn write(text: &mut String, [x, y]: [i64; 2], anchor: &str, words: &str) {
    push(text, "<text x=\"", &[x]);
    push(text, "\" y=\"", &[y]);
    text.push_str(&["\" text-anchor=\"", anchor, "\">"].concat());
    escape::xml(text, words);
    text.push_str("</text>\n");
}

#[cfg(test)]
mod tests {
    use super::{Terms, svg, ticks};
    use crate::exports::Source;

    fn drawn(values: &[u16], has_axes: bool) -> String {
        svg(Terms { first: 3, along: "b", name: "grundy", values }, has_axes, &Source::default())
    }

    #[test]
    fn every_term_is_a_dot_where_its_value_says() {
        let text = drawn(&[0, 4, 2], false);
        // Without axes the area is from 14 to 786 and from 346 up to 14.
        assert!(text.contains("M10.5 346a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM396.5 14a"), "{text}");
        assert!(text.contains("d=\"M14 346h386v-332h386\""), "the running maximum: {text}");
        assert!(!text.contains("<text"));
        assert_eq!(drawn(&vec![1; 2000], true).matches("a0.9 0.9").count(), 4000, "smaller dots where they are many");
    }

    #[test]
    fn axes_have_their_numbers_and_name() {
        let text = drawn(&[0, 4, 2], true);
        let words: Vec<&str> =
            text.lines().filter_map(|line| line.strip_suffix("</text>")?.split_once('>').map(|it| it.1)).collect();
        assert_eq!(words, ["0", "1", "2", "3", "4", "3", "4", "5", "b"]);
    }

    #[test]
    fn labels_are_round_numbers() {
        assert_eq!(ticks(3, 3, 10), [3, 4, 5]);
        assert_eq!(ticks(3, 41, 10), [5, 10, 15, 20, 25, 30, 35, 40]);
        assert_eq!(ticks(0, 2001, 10), [0, 500, 1000, 1500, 2000]);
        assert_eq!(ticks(7, 1, 10), [7]);
    }
}
