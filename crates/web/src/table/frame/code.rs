//! The address of a frame, and the lines that put it into a page.

use crate::kit::frame::{Control, Parameter, Settings, View};
use crate::table::frame::Frame;
use crate::table::route::write_computer;
use maths::games::{Game, Sum, in_address};

/// The address of a frame with this position; `base` is the folder of the site.
pub fn address(base: &str, frame: &Frame, sum: &Sum) -> String {
    let query = frame.settings.write();
    let mark = if query.is_empty() { "" } else { "?" };
    let position = in_address(&sum.to_string());
    let computer = frame.computer.as_ref().map(|computer| format!("&computer={}", write_computer(computer)));
    format!("{base}v1/embed.html{mark}{query}#g={position}{}", computer.unwrap_or_default())
}

/// A frame, as one line of a page, without a border.
pub fn line(base: &str, frame: &Frame, sum: &Sum, title: &str) -> String {
    tag(&address(base, frame, sum), title, height(&frame.settings, sum))
}

/// The tag of a frame with this address.
fn tag(address: &str, title: &str, height: u32) -> String {
    let (address, title) = (quoted(address), quoted(title));
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"{height}\" style=\"border:0\" loading=\"lazy\"></iframe>"
    )
}

/// The widths for which heights are computed: those of the content of a frame on a phone, 360 pixels wide, and of a frame of 900 pixels. On
/// a phone sentences have more lines, and in the wider frame the drawing is larger.
const WIDTHS: [f64; 2] = [336.0, 876.0];
/// The largest height of a drawing and the largest unit, in pixels, and the space around a drawing in units.
const LARGEST: f64 = 544.0;
const LARGEST_UNIT: f64 = 40.0;
const MARGIN: f64 = 1.1;
/// The place for a sentence below the drawing, in a frame with nothing else.
const BARE: u32 = 64;
/// The height of the part below the drawing in other frames at each width: a sentence, whose turn it is, buttons.
const BELOW: [u32; 2] = [250, 200];
/// The sentences of the rules at each width, with room for a font that is wider than that of the page.
const RULES: [u32; 2] = [150, 87];
/// The name and the buttons of a part of a sum at each width.
const PART: [u32; 2] = [60, 120];
/// The field and the slider of s, where a game has it.
const SHIFT: u32 = 52;
/// The number of letters in a line of a task at each width, and the height of a line.
const LETTERS: [usize; 2] = [34, 64];
const LINE: u32 = 31;

/// The height in pixels for the content of a frame, on a phone and in pages up to 900 pixels wide. Readers can scroll to parts that do not
/// fit.
pub fn height(settings: &Settings, sum: &Sum) -> u32 {
    let [narrow, wide] = [0, 1].map(|at| needed(settings, sum, at));
    narrow.max(wide)
}

/// The height that the content needs at one of the two widths, in pixels.
fn needed(settings: &Settings, sum: &Sum, at: usize) -> u32 {
    // Letters of Japanese are twice as wide as those of English.
    let letters: usize = settings.task.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum();
    let task = letters.div_ceil(LETTERS[at]) as u32 * LINE + if letters > 0 { 10 } else { 0 };
    let figure = match settings.view {
        View::Board => None,
        View::Table => Some(900),
        View::Plot => Some(830),
        View::Columns => Some(720),
    };
    if let Some(figure) = figure {
        return task + figure;
    }
    let rows = [
        (Control::Players, [102, 56]),
        (Control::Value, [190, 160]),
        (Control::Parameters, [228, 228]),
        (Control::Hint, [88, 88]),
        (Control::Marks, [56, 56]),
        (Control::Why, [77, 77]),
        (Control::Notation, [64, 64]),
    ];
    let controls: u32 =
        rows.iter().filter(|(control, _)| settings.shows(*control)).map(|(_, heights)| heights[at]).sum();
    let below = if settings.controls.is_empty() { BARE } else { BELOW[at] };
    let rules = if settings.states_rules() { RULES[at] } else { 0 };
    let parts = if sum.only().is_some() { 0 } else { PART[at] * sum.parts().len() as u32 };
    let drawings: f64 = sum.parts().iter().map(|game| drawn(game, WIDTHS[at])).sum();
    let has_shift =
        settings.shows(Control::Parameters) && sum.parts().iter().any(|game| game.ruleset().rules.s().is_some());
    let shift = if has_shift { SHIFT } else { 0 };
    task + controls + shift + below + rules + parts + drawings.min(2000.0).ceil() as u32
}

/// The height of the drawing of a game at a width, in pixels.
fn drawn(game: &Game, most: f64) -> f64 {
    let Some(scene) = game.scene() else { return 0.0 };
    let length = |from: i64, to: i64| (to - from) as f64 / scene.unit as f64 + 2.0 * MARGIN;
    let (width, height) = (length(scene.frame.left, scene.frame.right), length(scene.frame.bottom, scene.frame.top));
    (most * height / width).min(LARGEST).min(height * LARGEST_UNIT)
}

/// An element, with the script that knows it.
pub fn element(base: &str, frame: &Frame, sum: &Sum, title: &str) -> String {
    let script = quoted(base);
    format!("<script src=\"{script}v1/bittersweet.js\" defer></script>\n{}", element_alone(frame, sum, title))
}

/// An element for a page that has the script already.
pub fn element_alone(frame: &Frame, sum: &Sum, title: &str) -> String {
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
            add(parameter.key(), &value);
        }
    }
    add("title", title);
    line.push_str("></bittersweet-game>");
    line
}

/// A text inside of the quotation marks of an attribute, or between tags.
pub fn quoted(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests;
