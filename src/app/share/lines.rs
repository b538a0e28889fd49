//! The lines to be copied, and the boxes they stand in.

use crate::app::State;
use crate::app::route;
use crate::frame::Parameter;
use crate::frame::Settings;
use crate::texts::use_texts;
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

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
    add("position", &state.game().to_string());
    // What the fragment says besides, where it is not as usual.
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

/// A text to be copied.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// Unique in the dialog.
    pub name: &'static str,
    pub label: &'static str,
    pub text: String,
}

/// Whether the text was copied; where the browser does not let the page do that, it is marked to be copied by hand.
#[derive(Clone, Copy, PartialEq)]
enum Copied {
    No,
    Yes,
    Marked,
}

/// A box with a text and a button that copies it.
#[component]
pub(super) fn Line(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let copied = use_state_eq(|| (Copied::No, String::new()));
    let onclick = {
        let (node, copied, text) = (node.clone(), copied.setter(), props.text.clone());
        Callback::from(move |_: MouseEvent| {
            let (node, copied, text) = (node.clone(), copied.clone(), text.clone());
            yew::platform::spawn_local(async move {
                let is_copied = put_on_clipboard(&text).await;
                if !is_copied && let Some(area) = node.cast::<HtmlTextAreaElement>() {
                    area.select();
                }
                copied.set((if is_copied { Copied::Yes } else { Copied::Marked }, text));
            });
        })
    };
    // What was said belongs to the text that was copied then.
    let told = match copied.0 {
        Copied::Yes if copied.1 == props.text => texts.share_copied(),
        Copied::Marked if copied.1 == props.text => texts.share_marked(),
        Copied::No | Copied::Yes | Copied::Marked => "",
    };
    let id = format!("share-{}", props.name);
    html! {
        <div class="share-line">
            <label for={id.clone()}>{ props.label }</label>
            <textarea ref={node} {id} readonly=true rows="2" value={props.text.clone()} />
            <button type="button" {onclick} aria-label={format!("{}: {}", texts.share_copy(), props.label)}>{ texts.share_copy() }</button>
            <span role="status">{ told }</span>
        </div>
    }
}

/// Whether the browser took the text.
async fn put_on_clipboard(text: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    // There is none on pages without encryption.
    let clipboard = navigator.and_then(|navigator| {
        js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?.dyn_into::<web_sys::Clipboard>().ok()
    });
    match clipboard {
        Some(clipboard) => wasm_bindgen_futures::JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::element;
    use super::frame;
    use super::frame_address;
    use crate::app::State;
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
