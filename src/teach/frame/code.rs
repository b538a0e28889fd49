//! The address of a frame, and the lines that put it into a page.

use crate::explore::route::write_computer;
use crate::frame::Control;
use crate::frame::Parameter;
use crate::frame::Settings;
use crate::frame::View;
use crate::games::Game;
use crate::games::Sum;
use crate::games::in_address;
use crate::teach::Frame;

/// The address of a frame with this position; `base` is the folder of the site.
pub(crate) fn address(base: &str, frame: &Frame, sum: &Sum) -> String {
    let query = frame.settings.write();
    let mark = if query.is_empty() { "" } else { "?" };
    let position = in_address(&sum.to_string());
    let computer = frame.computer.as_ref().map(|computer| format!("&computer={}", write_computer(computer)));
    format!("{base}v1/embed.html{mark}{query}#g={position}{}", computer.unwrap_or_default())
}

/// A frame, as one line of a page, without a border.
pub(in crate::teach) fn line(base: &str, frame: &Frame, sum: &Sum, title: &str) -> String {
    let (address, title) = (quoted(&address(base, frame, sum)), quoted(title));
    let height = height(&frame.settings, sum);
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"{height}\" style=\"border:0\" loading=\"lazy\"></iframe>"
    )
}

/// The width for which heights are computed: that of a column of text, in pixels.
const WIDTH: f64 = 700.0;
/// The largest height of a drawing and the largest unit, in pixels, and the space around a drawing in units.
const LARGEST: f64 = 544.0;
const LARGEST_UNIT: f64 = 40.0;
const MARGIN: f64 = 1.1;
/// What is below the drawing in every frame: a sentence, whose turn it is, buttons.
const BELOW: f64 = 190.0;

/// Room for what a frame shows in a column of text, in pixels; what does not fit can be scrolled.
pub(crate) fn height(settings: &Settings, sum: &Sum) -> u32 {
    if settings.view != View::Board {
        return 720;
    }
    let rows = [
        (Control::Players, 60),
        (Control::Value, 110),
        (Control::Parameters, 220),
        (Control::Hint, 80),
        (Control::Marks, 20),
        (Control::Why, 60),
        (Control::Notation, 80),
    ];
    let controls: u32 = rows.iter().filter(|(control, _)| settings.shows(*control)).map(|(_, height)| height).sum();
    // Three lines and the space around them: they are needed where the page's fonts are missing and a wide one takes their place.
    let rules = if settings.states_rules() { 87 } else { 0 };
    let task = if settings.task.is_empty() { 0 } else { 44 };
    let drawings: f64 = sum.parts().iter().map(drawn).sum();
    controls + rules + task + (drawings + BELOW).min(2000.0) as u32
}

/// The height of the drawing of a game, in pixels.
fn drawn(game: &Game) -> f64 {
    let Some(scene) = game.scene() else { return 0.0 };
    let length = |from: i64, to: i64| (to - from) as f64 / scene.unit as f64 + 2.0 * MARGIN;
    let (width, height) = (length(scene.frame.left, scene.frame.right), length(scene.frame.bottom, scene.frame.top));
    (WIDTH * height / width).min(LARGEST).min(height * LARGEST_UNIT)
}

/// An element, with the script that knows it.
pub(in crate::teach) fn element(base: &str, frame: &Frame, sum: &Sum, title: &str) -> String {
    let script = quoted(base);
    format!("<script src=\"{script}v1/bittersweet.js\" defer></script>\n{}", element_alone(frame, sum, title))
}

/// An element for a page that has the script already.
pub(in crate::teach) fn element_alone(frame: &Frame, sum: &Sum, title: &str) -> String {
    let mut line = "<bittersweet-game".to_owned();
    let mut add = |name: &str, value: &str| line.extend([" ", name, "=\"", &quoted(value), "\""]);
    add("position", &sum.to_string());
    if let Some(computer) = &frame.computer {
        add("computer", &write_computer(computer));
    }
    let usual = Settings::default();
    for parameter in Parameter::ALL {
        let value = frame.settings.value(parameter);
        if value != usual.value(parameter) {
            add(parameter.name(), &value);
        }
    }
    add("title", title);
    line.push_str("></bittersweet-game>");
    line
}

/// A text inside of the quotation marks of an attribute, or between tags.
pub(in crate::teach) fn quoted(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::address;
    use super::element;
    use super::height;
    use super::line;
    use crate::frame::Control;
    use crate::frame::Settings;
    use crate::games::Sum;
    use crate::lessons::Recipe;
    use crate::teach::Frame;

    #[test]
    fn lines_lie_in_a_page_as_they_are() {
        let sum: Sum = "nim:1,2,3".parse().unwrap();
        let settings = Settings { controls: vec![Control::Turn], task: "2 < 3 & \"so\"".into(), ..Settings::default() };
        let frame = Frame { settings, computer: None };
        assert_eq!(
            address("https://x.org/b/", &frame, &sum),
            "https://x.org/b/v1/embed.html?controls=turn&task=2%20%3C%203%20%26%20%22so%22#g=nim:1,2,3"
        );
        let computer = Frame::of(Recipe::Computer, &sum);
        let wanted = height(&computer.settings, &sum);
        assert_eq!(
            line("https://x.org/", &computer, &sum, "\"a\""),
            format!(
                "<iframe src=\"https://x.org/v1/embed.html?hints=0#g=nim:1,2,3&amp;computer=second:100:0\" title=\"&quot;a&quot;\" \
             width=\"100%\" height=\"{wanted}\" style=\"border:0\" loading=\"lazy\"></iframe>"
            )
        );
        let line = element("https://x.org/b/", &frame, &sum, "T");
        assert!(
            line.starts_with("<script src=\"https://x.org/b/v1/bittersweet.js\" defer></script>\n<bittersweet-game ")
        );
        assert!(line.contains(" position=\"nim:1,2,3\" controls=\"turn\""), "{line}");
        assert!(line.contains("task=\"2 &lt; 3 &amp; &quot;so&quot;\""), "{line}");
    }

    #[test]
    fn a_frame_with_more_in_it_is_higher() {
        let sum: Sum = "nim:1,2,3".parse().unwrap();
        let bare = Settings { controls: vec![], ..Settings::default() };
        let [exercise, demonstration] =
            [Recipe::Exercise, Recipe::Demonstration].map(|recipe| height(&Frame::of(recipe, &sum).settings, &sum));
        assert!(height(&bare, &sum) < exercise && exercise < demonstration);
        // In a column of text a strip was measured to be 405 pixels high and a triangle 638, with a wide font in place of the page's.
        let [strip, triangle] = ["nim:4,0,6", "triangle:k=3:7,4,7"].map(|text| text.parse::<Sum>().unwrap());
        let [strip, triangle] = [strip, triangle].map(|sum| height(&Settings::default(), &sum));
        assert!((405..=435).contains(&strip), "{strip}");
        assert!((638..=668).contains(&triangle), "{triangle}");
    }
}
