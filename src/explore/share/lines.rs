//! The lines to be copied, and the boxes they stand in.

use crate::explore::State;
use crate::explore::route;
use crate::frame::Parameter;
use crate::frame::Settings;

/// The address of a frame with these settings and this state.
pub(super) fn frame_address(base: &str, settings: &Settings, fragment: &str) -> String {
    let query = settings.write();
    let mark = if query.is_empty() { "" } else { "?" };
    format!("{base}v1/embed.html{mark}{query}#{fragment}")
}

/// A frame, as one line of a page.
pub(super) fn frame(address: &str, title: &str) -> String {
    let (address, title) = (quoted(address), quoted(title));
    format!("<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"420\" loading=\"lazy\"></iframe>")
}

/// An element, with the script that knows it.
pub(super) fn element(base: &str, settings: &Settings, state: &State, title: &str) -> String {
    let mut line = format!("<script src=\"{}v1/bittersweet.js\" defer></script>\n<bittersweet-game", quoted(base));
    let mut add = |name: &str, value: &str| line.extend([" ", name, "=\"", &quoted(value), "\""]);
    add("position", &state.sum().to_string());
    // What else the fragment says, where it is not the default.
    let fragment = route::write(&state.link());
    let rest: Vec<&str> = fragment.split('&').skip(1).filter(|part| !["n=20", "table=y"].contains(part)).collect();
    if !rest.is_empty() {
        add("state", &rest.join("&"));
    }
    let usual = Settings::default();
    for parameter in Parameter::ALL {
        let value = settings.value(parameter);
        if value != usual.value(parameter) {
            add(parameter.name(), &value);
        }
    }
    add("title", title);
    line.push_str("></bittersweet-game>");
    line
}

/// A text inside of the quotation marks of an attribute.
fn quoted(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::element;
    use super::frame;
    use super::frame_address;
    use crate::explore::State;
    use crate::frame::Control;
    use crate::frame::Settings;

    #[test]
    fn lines_stand_in_a_page_as_they_are() {
        let settings = Settings { controls: vec![Control::Turn], task: "2 < 3 & \"so\"".into(), ..Settings::default() };
        let address = frame_address("https://x.org/b/", &settings, "g=nim:1,2,3&n=20");
        assert_eq!(
            address,
            "https://x.org/b/v1/embed.html?controls=turn&task=2%20%3C%203%20%26%20%22so%22#g=nim:1,2,3&n=20"
        );
        assert_eq!(
            frame("https://x.org/v1/embed.html#g=nim:1,2,3&n=20", "\"a\""),
            "<iframe src=\"https://x.org/v1/embed.html#g=nim:1,2,3&amp;n=20\" title=\"&quot;a&quot;\" width=\"100%\" height=\"420\" \
             loading=\"lazy\"></iframe>"
        );
        let line = element("https://x.org/b/", &settings, &State::default(), "T");
        assert!(
            line.starts_with("<script src=\"https://x.org/b/v1/bittersweet.js\" defer></script>\n<bittersweet-game ")
        );
        assert!(line.contains(" position=\"triangle:k=3:7,4,7\" controls="), "{line}");
        assert!(
            line.contains("task=\"2 &lt; 3 &amp; &quot;so&quot;\"") && line.contains("controls=\"turn\""),
            "{line}"
        );
    }
}
