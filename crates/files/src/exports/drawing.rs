//! The elements of the SVG files of this program, read back one by one, to write the same drawing in other formats. The parser knows only
//! the elements that these exports write: groups, rectangles, polygons, paths and texts with plain attributes.

/// An element that is drawn, with the attributes of the groups around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Element<'a> {
    /// The name of the element.
    pub tag: &'a str,
    /// The attributes of the element, then those of the groups around it, the nearest first.
    attributes: Vec<(&'a str, &'a str)>,
    /// The raw text of the element.
    content: &'a str,
}

impl<'a> Element<'a> {
    /// An attribute; groups pass on what the element does not say itself.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(of, _)| *of == name).map(|(_, value)| *value)
    }

    /// An attribute that is a number; 0 where there is none.
    pub fn number(&self, name: &str) -> f64 {
        self.get(name).and_then(|text| text.parse().ok()).unwrap_or(0.0)
    }

    /// An attribute that is a list of numbers.
    pub fn numbers(&self, name: &str) -> Vec<f64> {
        self.get(name).map(numbers).unwrap_or_default()
    }

    /// The text of the element, with the entities of XML decoded.
    pub fn text(&self) -> String {
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")];
        entities.into_iter().fold(self.content.to_owned(), |text, (entity, letter)| text.replace(entity, letter))
    }

    /// A colour such as `#7d4b2c`, red, green and blue from 0 to 1.
    pub(super) fn colour(&self, name: &str) -> Option<[f64; 3]> {
        let number = u32::from_str_radix(self.get(name)?.strip_prefix('#')?, 16).ok()?;
        Some([16, 8, 0].map(|shift| f64::from(number >> shift & 0xff) / 255.0))
    }
}

/// All numbers of a text.
pub(super) fn numbers(text: &str) -> Vec<f64> {
    text.split([' ', ',']).filter_map(|word| word.parse().ok()).collect()
}

/// The opening tag and all that is drawn, in its order.
pub fn elements(svg: &str) -> impl Iterator<Item = Element<'_>> {
    let mut groups: Vec<Vec<(&str, &str)>> = Vec::new();
    svg.split('<').filter_map(move |part| {
        let (inside, content) = part.split_once('>')?;
        let (tag, rest) = inside.split_once(' ').unwrap_or((inside, ""));
        match tag {
            "g" => {
                groups.push(attributes(rest));
                None
            }
            "/g" => {
                groups.pop();
                None
            }
            "svg" | "rect" | "polygon" | "path" | "text" => {
                let mut all = attributes(rest);
                groups.iter().rev().for_each(|group| all.extend(group));
                Some(Element { tag, attributes: all, content })
            }
            _ => None,
        }
    })
}

fn attributes(text: &str) -> Vec<(&str, &str)> {
    let mut parts = text.split('"');
    std::iter::from_fn(|| Some((parts.next()?.trim().trim_end_matches('='), parts.next()?))).collect()
}

/// A step of a path, in absolute coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step {
    Move([f64; 2]),
    Line([f64; 2]),
    /// A cubic curve: two control points and its end.
    Curve([f64; 6]),
    Close,
}

/// The distance of a control point of a quarter of a circle from its end, for a radius of 1.
const QUARTER: f64 = 0.552_285;

/// The steps of a path: straight lines, and halves of circles that begin and end at the same height.
pub(super) fn steps(path: &str) -> Vec<Step> {
    let (mut steps, mut start, mut at) = (Vec::new(), [0.0; 2], [0.0; 2]);
    let mut rest = path.trim_start();
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        let given = numbers(&rest[1..end]);
        rest = &rest[end..];
        let base = if command.is_ascii_lowercase() { at } else { [0.0; 2] };
        match (command.to_ascii_lowercase(), given.as_slice()) {
            ('m', &[x, y]) => {
                at = [base[0] + x, base[1] + y];
                start = at;
                steps.push(Step::Move(at));
            }
            ('l', &[x, y]) => {
                at = [base[0] + x, base[1] + y];
                steps.push(Step::Line(at));
            }
            ('h', &[x]) => {
                at[0] = base[0] + x;
                steps.push(Step::Line(at));
            }
            ('v', &[y]) => {
                at[1] = base[1] + y;
                steps.push(Step::Line(at));
            }
            ('a', &[radius, _, _, _, _, across, _]) => {
                let [x, y] = at;
                let (side, bow) = (across.signum(), QUARTER * radius);
                let (middle, low) = (x + across / 2.0, y + side * radius);
                steps.push(Step::Curve([x, y + side * bow, middle - side * bow, low, middle, low]));
                at = [x + across, y];
                steps.push(Step::Curve([middle + side * bow, low, at[0], y + side * bow, at[0], y]));
            }
            ('z', _) => {
                at = start;
                steps.push(Step::Close);
            }
            _ => {}
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::{Step, elements, steps};

    #[test]
    fn elements_have_the_attributes_of_their_groups() {
        let svg = "<svg viewBox=\"0 0 4 5\">\n<title>a</title>\n<g fill=\"#ff0000\" font-size=\"2\">\n\
            <text x=\"1\" fill=\"#0000ff\">b &lt; c</text>\n</g>\n<rect width=\"3\"/>\n</svg>\n";
        let found: Vec<_> = elements(svg).collect();
        assert_eq!(found.iter().map(|it| it.tag).collect::<Vec<_>>(), ["svg", "text", "rect"]);
        assert_eq!(found[0].numbers("viewBox"), [0.0, 0.0, 4.0, 5.0]);
        assert_eq!((found[1].colour("fill"), found[1].number("font-size")), (Some([0.0, 0.0, 1.0]), 2.0));
        assert_eq!((found[1].content, found[2].get("fill"), found[2].number("width")), ("b &lt; c", None, 3.0));
    }

    #[test]
    fn paths_become_absolute() {
        let square =
            [Step::Move([1.0, -2.0]), Step::Line([2.0, -2.0]), Step::Line([2.0, -1.0]), Step::Line([1.0, -1.0])];
        assert_eq!(steps("M1 -2h1v1h-1z")[..4], square);
        assert_eq!(steps("M0 0L3 4m1 1"), [Step::Move([0.0, 0.0]), Step::Line([3.0, 4.0]), Step::Move([4.0, 5.0])]);
        // A circle ends where it began.
        let circle = steps("M46 250a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z");
        assert!(matches!(circle[4], Step::Curve([.., x, y]) if (x, y) == (46.0, 250.0)), "{circle:?}");
    }
}
