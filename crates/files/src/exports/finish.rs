//! The last step of a drawing: its width on paper, and a caption below it.

use crate::exports::drawing::elements;
use crate::exports::escape;
use crate::exports::pdf::width_of;
use maths::values::short;

/// The size of the letters of a caption, and the distance of its lines, in millimetres: nine points on eleven.
const FONT: f64 = 3.2;
const LINE: f64 = 3.9;
/// The room around a caption, in millimetres.
const ROOM: f64 = 2.5;
/// The number of pixels of a browser in a millimetre.
const PIXELS: f64 = 96.0 / 25.4;

/// The same drawing, as wide as is wanted, in millimetres, with a caption below it if there is one.
pub fn finish(svg: &str, width: Option<u32>, caption: Option<&str>) -> String {
    if width.is_none() && caption.is_none() {
        return svg.to_owned();
    }
    let Some((head, rest)) = svg.split_once(">\n") else { return svg.to_owned() };
    let opening = elements(svg).next();
    let seen = opening.as_ref().map(|it| it.numbers("viewBox")).unwrap_or_default();
    let (Some(opening), &[left, top, across, down]) = (opening, seen.as_slice()) else { return svg.to_owned() };
    let wide = width.map_or(opening.number("width") / PIXELS, f64::from);
    // The number of units of the drawing in a millimetre.
    let unit = across / wide.max(1.0);
    let caption = caption.map(|text| lines(text, (wide - 2.0 * ROOM) / FONT)).unwrap_or_default();
    let high = if caption.is_empty() { down } else { down + (caption.len() as f64 * LINE + 2.0 * ROOM) * unit };
    let size = |length: f64| match width {
        Some(_) => [decimal(length / unit), "mm".into()].concat(),
        None => decimal(length / unit * PIXELS),
    };
    let Some((before, _)) = head.split_once("viewBox=") else { return svg.to_owned() };
    let mut text = format!(
        "{before}viewBox=\"{} {} {} {}\" width=\"{}\" height=\"{}\">\n",
        decimal(left),
        decimal(top),
        decimal(across),
        decimal(high),
        size(across),
        size(high)
    );
    let body = rest.strip_suffix("</svg>\n").unwrap_or(rest);
    text.push_str(body);
    if !caption.is_empty() {
        let font = decimal(FONT * unit);
        text.push_str(
            &["<g class=\"drawing-caption\" font-family=\"sans-serif\" fill=\"#333333\" font-size=\"", &font, "\">\n"]
                .concat(),
        );
        for (index, line) in caption.iter().enumerate() {
            let base = top + down + (ROOM + LINE * (index as f64 + 0.8)) * unit;
            text.push_str(&format!("<text x=\"{}\" y=\"{}\">", decimal(left + ROOM * unit), decimal(base)));
            escape::xml(&mut text, line);
            text.push_str("</text>\n");
        }
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

/// A text in lines that are at most so wide, as a multiple of the size of their letters. Words that are wider, such as links,
/// are broken.
fn lines(text: &str, most: f64) -> Vec<String> {
    let wide = |text: &str| text.chars().map(|letter| f64::from(width_of(letter)) / 1000.0).sum::<f64>();
    let most = most.max(4.0);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(last) = lines.last_mut() else { break };
        if !last.is_empty() && wide(last) + wide(" ") + wide(word) <= most {
            last.push(' ');
            last.push_str(word);
            continue;
        }
        if !last.is_empty() {
            lines.push(String::new());
        }
        for letter in word.chars() {
            let Some(last) = lines.last_mut() else { break };
            if wide(last) + wide(letter.encode_utf8(&mut [0; 4])) > most {
                lines.push(letter.to_string());
            } else {
                last.push(letter);
            }
        }
    }
    lines
}

/// A number with at most four digits behind the point.
pub(super) fn decimal(number: f64) -> String {
    short(number, 4)
}

#[cfg(test)]
mod tests {
    use super::{finish, lines};

    const SVG: &str =
        "<svg xmlns=\"x\" viewBox=\"-1 -2 10 5\" width=\"800\" height=\"400\">\n<rect width=\"3\"/>\n</svg>\n";

    #[test]
    fn a_drawing_is_as_wide_as_is_wanted() {
        let drawn = finish(SVG, Some(120), None);
        assert_eq!(
            drawn,
            "<svg xmlns=\"x\" viewBox=\"-1 -2 10 5\" width=\"120mm\" height=\"60mm\">\n<rect width=\"3\"/>\n</svg>\n"
        );
        assert_eq!(finish(SVG, None, None), SVG);
    }

    #[test]
    fn a_caption_has_room_below() {
        let drawn = finish(SVG, Some(100), Some("y < 3"));
        // One line of 3.9 mm and twice 2.5 mm, a tenth of a unit each.
        assert!(drawn.contains("viewBox=\"-1 -2 10 5.89\" width=\"100mm\" height=\"58.9mm\""), "{drawn}");
        assert!(drawn.contains("font-size=\"0.32\"") && drawn.contains(">y &lt; 3</text>\n</g>\n</svg>\n"), "{drawn}");
    }

    #[test]
    fn long_captions_are_broken_between_words_and_links_anywhere() {
        assert_eq!(lines("iiii iiii iiii", 4.0), ["iiii iiii iiii"]);
        assert_eq!(lines("mmmm mm mmmmmm", 4.0), ["mmmm", "mm", "mmmm", "mm"]);
        assert_eq!(lines("", 4.0), [""]);
    }
}
