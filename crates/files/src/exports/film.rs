//! A walk through a parameter as a film: one SVG file that moves by itself (SMIL), bar and table together. Every browser plays it, also in
//! an `img`. Programs that do not play it show its first picture. A video would need an encoder in the page and would not be sharp.
//! After the axes follow, for each picture, its animation, its name, the bar, a path for each tone of the table, and the position.

use crate::exports::drawing::{Anchor, Attribute, Drawing, Element, Font};
use crate::exports::{Source, bar, escape, numbers};
use maths::games::Game;
use maths::solver::Grid;
use maths::values::fixed;

/// Width and height of the drawing, in its units.
const SIZE: [f64; 2] = [960.0, 560.0];
/// Left, top and side of the table.
const TABLE: [u32; 3] = [440, 30, 480];
/// Left, top, width and height of the bar.
const BAR: [f64; 4] = [20.0, 120.0, 370.0, 390.0];
/// The time for which a picture is shown, in milliseconds.
const SHOWN: usize = 900;
/// The colours of values: of 0, then from the lowest to the highest.
const TONES: [&str; 9] =
    ["#00554b", "#fdf6e8", "#f9ead2", "#f5debd", "#f0d1a8", "#eac493", "#e3b680", "#dba86e", "#d29a5f"];

/// One picture of a film.
pub struct Picture {
    /// The words above it, such as `k = 5, s = 0`.
    pub name: String,
    /// The position; one with too many pieces is not drawn.
    pub game: Game,
    /// The values of its plane, rows upwards.
    pub grid: Grid,
    /// The place of the position in it.
    pub place: Option<(u32, u32)>,
}

/// The film of these pictures, one after the other, again and again. `names` are those of the coordinates that run across and upwards.
pub fn drawn(pictures: &[Picture], names: [&str; 2], source: &Source) -> Drawing {
    let largest = pictures.iter().map(|picture| picture.grid.largest()).max().unwrap_or(0);
    let mut text = String::new();
    for (index, picture) in pictures.iter().enumerate() {
        text.push_str(if index == 0 { "<g>\n" } else { "<g display=\"none\">\n" });
        if pictures.len() > 1 {
            text.push_str(&shown(index, pictures.len()));
        }
        text.push_str("<text x=\"20\" y=\"66\" font-family=\"serif\" font-size=\"40\" fill=\"#333333\">");
        escape::xml(&mut text, &picture.name);
        text.push_str("</text>\n");
        if let Some(scene) = picture.game.scene() {
            text.push_str(&bar::drawn(&scene, source).inside(BAR));
        }
        table(&mut text, picture, largest);
        text.push_str("</g>\n");
    }
    let [numbers, letters] = axes(pictures.first().map_or(0, |picture| picture.grid.columns), names);
    let description = "A bar and the values of its game, one picture after the other; value 0 is green";
    let elements = vec![Element::Paper, numbers, letters, Element::Moving(text)];
    Drawing::new(source, description, [0.0, 0.0, SIZE[0], SIZE[1]], SIZE, elements)
}

/// Shows a picture in its part of the time, and hides it in the rest.
fn shown(index: usize, count: usize) -> String {
    let time = |index: usize| fixed(index as f64 / count as f64, 4);
    let (values, times) = match (index == 0, index + 1 == count) {
        (true, _) => ("inline;none", format!("0;{}", time(1))),
        (false, true) => ("none;inline", format!("0;{}", time(index))),
        (false, false) => ("none;inline;none", format!("0;{};{}", time(index), time(index + 1))),
    };
    format!(
        "<animate attributeName=\"display\" calcMode=\"discrete\" values=\"{values}\" keyTimes=\"{times}\" dur=\"{}ms\" repeatCount=\"indefinite\"/>\n",
        SHOWN * count
    )
}

/// The first and the last number of each axis, and the names at their ends.
fn axes(columns: u32, [across, upwards]: [&str; 2]) -> [Element; 2] {
    let [left, top, side] = TABLE;
    let last = columns.saturating_sub(1).to_string();
    let (bottom, right) = (top + side, left + side);
    let half = side / columns.max(1) / 2;
    let label = |x: u32, y: u32, anchor, words: &str| {
        Element::text([Attribute::Anchor(anchor)], [x, y].map(|at| 1000 * i64::from(at)), words)
    };
    let group = |font, size, labels: Vec<Element>| {
        let look = [Attribute::Font(font), Attribute::FontSize(size), Attribute::Fill(Some(0x33_3333))];
        Element::Group(look.into(), labels)
    };
    let numbers = vec![
        label(left + half, bottom + 22, Anchor::Middle, "0"),
        label(right - half, bottom + 22, Anchor::Middle, &last),
        label(left - 8, bottom - half + 6, Anchor::End, "0"),
        label(left - 8, top + half + 6, Anchor::End, &last),
    ];
    let names =
        vec![label(right + 12, bottom + 22, Anchor::Start, across), label(left - 8, top - 10, Anchor::End, upwards)];
    [group(Font::Plain, 16.0, numbers), group(Font::Italic, 22.0, names)]
}

/// The values, a path for each tone, and a frame around the position.
fn table(text: &mut String, Picture { grid, place, .. }: &Picture, largest: u16) {
    let [left, top, side] = TABLE;
    let (columns, rows) = (grid.columns, grid.rows);
    text.push_str(&format!("<svg x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {columns} {rows}\" shape-rendering=\"crispEdges\">\n"));
    let mut paths: [String; TONES.len()] = Default::default();
    for row in 0..rows {
        let mut column = 0;
        while column < columns {
            let Some(tone) = grid.at(column, row).map(|value| tone(value, largest)) else {
                column += 1;
                continue;
            };
            let from = column;
            while column < columns && grid.at(column, row).is_some_and(|value| self::tone(value, largest) == tone) {
                column += 1;
            }
            let path = &mut paths[tone];
            path.push('M');
            numbers::whole(path, from);
            path.push(' ');
            numbers::whole(path, rows - 1 - row);
            path.push('h');
            numbers::whole(path, column - from);
            path.push_str("v1H");
            numbers::whole(path, from);
            path.push('z');
        }
    }
    for (tone, path) in TONES.iter().zip(paths).filter(|(_, path)| !path.is_empty()) {
        text.push_str(&format!("<path fill=\"{tone}\" d=\"{path}\"/>\n"));
    }
    if let Some((column, row)) = place.filter(|&(column, row)| column < columns && row < rows) {
        let y = rows - 1 - row;
        text.push_str(&format!("<rect x=\"{column}\" y=\"{y}\" width=\"1\" height=\"1\" fill=\"none\" stroke=\"#b5400f\" stroke-width=\"0.16\"/>\n"));
    }
    text.push_str("</svg>\n");
}

/// The place of a value's colour.
fn tone(value: u16, largest: u16) -> usize {
    let of = (TONES.len() - 1) * usize::from(value.saturating_sub(1)) / usize::from(largest.max(1));
    if value == 0 { 0 } else { 1 + of }
}

#[cfg(test)]
mod tests {
    use super::{Picture, SHOWN, drawn, tone};
    use crate::exports::Source;
    use maths::solver::Grid;

    fn picture(name: &str, values: [u16; 6]) -> Picture {
        let grid = Grid { columns: 3, rows: 2, values: values.to_vec() };
        Picture { name: name.into(), game: "triangle:k=2:1,1,1".parse().unwrap(), grid, place: Some((2, 1)) }
    }

    #[test]
    fn one_picture_is_shown_at_a_time_and_all_of_them_in_turn() {
        let pictures: Vec<Picture> = (1..=4).map(|k| picture(&format!("k = {k}"), [0; 6])).collect();
        let text = drawn(&pictures, ["x", "z"], &Source::default()).svg();
        let attribute = |tag: &str, name: &str| {
            let (_, after) = tag.split_once(&format!("{name}=\"")).unwrap();
            after.split_once('"').unwrap().0.to_owned()
        };
        let animations: Vec<&str> = text.lines().filter(|line| line.starts_with("<animate")).collect();
        assert_eq!(animations.len(), 4);
        // In the middle of each picture, whatever its times are, that one alone is shown.
        for now in 0..4 {
            let at = (now as f64 + 0.5) / 4.0;
            let is_shown = animations.iter().map(|tag| {
                let (values, times) = (attribute(tag, "values"), attribute(tag, "keyTimes"));
                let last = values
                    .split(';')
                    .zip(times.split(';'))
                    .filter(|(_, time)| time.parse::<f64>().unwrap() <= at)
                    .last();
                last.unwrap().0 == "inline"
            });
            assert_eq!(is_shown.collect::<Vec<_>>(), (0..4).map(|index| index == now).collect::<Vec<_>>());
        }
        assert!(animations.iter().all(|tag| attribute(tag, "dur") == format!("{}ms", 4 * SHOWN)));
        // If nothing moves, the first picture is visible.
        assert_eq!(text.matches("<g display=\"none\">").count(), 3);
    }

    #[test]
    fn cells_of_one_tone_are_one_path_from_the_bottom_up() {
        let film = drawn(&[picture("k < 2", [0, 0, Grid::NOTHING, 9, 1, 9])], ["x", "z"], &Source::default());
        let text = film.svg();
        for part in ["fill=\"#00554b\" d=\"M0 1h2v1H0z\"", "fill=\"#fdf6e8\" d=\"M1 0h1v1H1z\"", ">k &lt; 2<"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(text.contains("d=\"M0 0h1v1H0zM2 0h1v1H2z\"") && text.contains("<rect x=\"2\" y=\"0\""), "{text}");
        assert!(!text.contains("<animate"), "one picture does not move");
        assert_eq!([0, 1, 29].map(|value| tone(value, 29)), [0, 1, 8]);
    }
}
