//! A sequence as a drawing: a dot for each term over its index, and the running maximum as a line of steps.

use crate::exports::Source;
use crate::exports::drawing::{Anchor, Attribute, Drawing, Element, Font, Part, units};
use maths::values::ticks;

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

/// The sequence, with its axes or without.
pub fn drawn(terms: Terms<'_>, has_axes: bool, source: &Source) -> Drawing {
    let area = Area::of(&terms, has_axes);
    let mut elements = if has_axes { area.axes(&terms) } else { Vec::new() };
    let records = vec![Part::Steps(area.records(terms.values))];
    elements.push(Element::path([Attribute::Fill(None), Attribute::Stroke(0x8f_b8ad, 2.0)], records));
    elements.push(Element::path([Attribute::Fill(Some(0x7d_4b2c))], area.dots(terms.values)));
    let [width, height] = SIZE.map(|length| length as f64);
    let description = [terms.name, " over ", terms.along, "; the line is the largest one so far"].concat();
    Drawing::new(source, description, [0.0, 0.0, width, height], [width, height], elements)
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
    fn dots(&self, values: &[u16]) -> Vec<Part> {
        let radius = (self.across().1 * 2 / 5 / self.count.max(1)).clamp(DOT[1], DOT[0]);
        let dot =
            |(place, &value): (i64, &u16)| Part::Circle(units([self.x(place) - radius, self.y(value.into()), radius]));
        (0..).zip(values).map(dot).collect()
    }

    /// The corners of the running maximum.
    fn records(&self, values: &[u16]) -> Vec<[f64; 2]> {
        let (mut places, mut highest) = (Vec::new(), None);
        for (place, &value) in (0..).zip(values) {
            if highest.is_none_or(|highest| value > highest) {
                let next = [self.x(place), self.y(value.into())];
                places.extend(places.last().map(|&[_, before]: &[i64; 2]| [next[0], before]));
                places.push(next);
                highest = Some(value);
            }
        }
        places.extend(places.last().map(|&[_, last]| [self.x((self.count - 1).max(0)), last]));
        places.into_iter().map(units).collect()
    }

    fn axes(&self, terms: &Terms<'_>) -> Vec<Element> {
        let (left, wide) = self.across();
        let (bottom, high) = self.upwards();
        let most = |length: i64, apart: i64| (length / 1000 / apart) as f64;
        let rows: Vec<i64> = ticks(0..self.most as u32 + 1, 0, most(high, APART[1])).map(i64::from).collect();
        let columns = ticks(0..self.count as u32, terms.first.into(), most(wide, APART[0])).map(i64::from);
        let line = |&value: &i64| Part::Steps([left, left + wide].map(|x| units([x, self.y(value)])).into());
        let lines =
            Element::path([Attribute::Fill(None), Attribute::Stroke(0xdd_dddd, 1.0)], rows.iter().map(line).collect());
        let word = |at, anchor, number: i64| Element::text([Attribute::Anchor(anchor)], at, number.to_string());
        let beside = rows.iter().map(|&value| word([left - 8000, self.y(value) + 350 * FONT], Anchor::End, value));
        let below = columns.map(|place| {
            let at = [self.x(place), bottom + 1000 * (FONT + 8)];
            word(at, Anchor::Middle, i64::from(terms.first) + place)
        });
        let look = [Attribute::Anchor(Anchor::End), Attribute::Font(Font::Italic)];
        let name = Element::text(look, [left + wide, bottom + 1000 * (2 * FONT + 14)], terms.along);
        let look = [Attribute::Font(Font::Plain), Attribute::FontSize(FONT as f64), Attribute::Fill(Some(0x33_3333))];
        vec![lines, Element::Group(look.into(), beside.chain(below).chain([name]).collect())]
    }
}

#[cfg(test)]
mod tests {
    use super::{Terms, drawn as drawing};
    use crate::exports::Source;

    fn drawn(values: &[u16], has_axes: bool) -> String {
        drawing(Terms { first: 3, along: "b", name: "grundy", values }, has_axes, &Source::default()).svg()
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
}
