//! Points in space, drawn by the graphics card, to be turned by mouse, fingers and keys.
//!
//! ```text
//! div.cloud
//! ├─ div.cloud-stage tabindex=0      drag turns, with Shift moves; two fingers or Ctrl and the wheel zoom; a click picks
//! │  ├─ svg.cloud-far                the far faces of the box: always behind the points
//! │  ├─ canvas                       the points; there only while it is in sight
//! │  └─ svg.cloud-near               near edges, numbers and names, the marked and the pointed point
//! ├─ div.cloud-tools                 a button for each preset, two for the zoom
//! └─ p.hint
//! ```
//!
//! Nothing moves and nothing is drawn unless something changed: an event asks for a frame (`pilot`), the frame tells the
//! parent the new camera, and what the parent then shows is drawn in the same frame (`painter`).
//!
//! Keys: arrows turn by five degrees and move with Shift, + and − zoom, 1 to 5 are the presets, Home is the first of them; `]` and `[` (or
//! `n` and `p`) go from point to point, Enter picks the one they are at, Escape leaves it.

pub mod camera;
mod gestures;
mod keys;
mod marks;
mod painter;
mod palette;
pub mod picking;
mod pilot;
pub mod projection;
pub mod scaffold;
mod shaders;
mod stage;

pub use crate::view::cloud::camera::{Camera, Preset};

use crate::texts::{Texts, use_texts};
use crate::view::cloud::stage::Stage;
use crate::view::hooks::{Handle, use_state_eq};
use std::rc::Rc;
use yew::prelude::*;

/// The coordinates of a point.
pub type Place = [u16; 3];

/// Points in space, each of a kind.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Points {
    /// The places of the points, in the order in which keys go through them.
    pub places: Vec<Place>,
    /// Of which kind each is, from 0 to 3: 0 is coloured by its height, others have a colour and a shape. An empty list
    /// says that all are of kind 0.
    pub kinds: Vec<u8>,
}

impl Points {
    /// The largest second coordinate: the end of the scale of colours.
    pub fn highest(&self) -> u16 {
        self.places.iter().map(|place| place[1]).max().unwrap_or(0)
    }

    /// The kind of a point by its number.
    pub fn kind(&self, index: usize) -> u8 {
        self.kinds.get(index).copied().unwrap_or(0).min(3)
    }
}

/// Points and how they are shown.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The points; compared by their address, so the same list must stay the same `Rc`.
    pub points: Rc<Points>,
    /// The box goes from 0 to these coordinates.
    pub sizes: [u32; 3],
    /// The names of the coordinates.
    pub names: [&'static str; 3],
    /// A description of the points.
    pub label: String,
    /// The position on the board.
    #[prop_or_default]
    pub marked: Option<[u32; 3]>,
    /// The point under the pointer.
    #[prop_or_default]
    pub pointed: Option<[u32; 3]>,
    /// Called with the point that the pointer or the keys are at, or none.
    #[prop_or_default]
    pub on_point: Callback<Option<[u32; 3]>>,
    /// Called with the point that was chosen.
    #[prop_or_default]
    pub on_pick: Callback<[u32; 3]>,
    /// The camera; without it the cloud keeps its own camera.
    #[prop_or_default]
    pub camera: Option<Camera>,
    /// Called with the camera that the user wants, at most once a frame.
    #[prop_or_default]
    pub on_camera: Callback<Camera>,
    /// Called when this browser cannot draw the cloud.
    #[prop_or_default]
    pub on_unavailable: Callback<()>,
}

/// By how much a key or a button enlarges.
const ZOOM: f32 = 1.25;

/// The cloud.
#[component]
pub fn Cloud(props: &Props) -> Html {
    let texts = use_texts();
    let own = use_state_eq(|| Preset::Oblique.camera(props.sizes));
    let is_unavailable = use_state_eq(|| false);
    let is_lost = use_state_eq(|| false);
    // The number of times that the user has asked for the drawing again.
    let times = use_state_eq(|| 0_u32);
    let camera = props.camera.unwrap_or(*own);
    let on_camera = {
        let own = props.camera.is_none().then(|| own.setter());
        let on_camera = props.on_camera.clone();
        Callback::from(move |camera| {
            if let Some(own) = &own {
                own.set(camera);
            }
            on_camera.emit(camera);
        })
    };
    let on_unavailable = {
        let (is_unavailable, on_unavailable) = (is_unavailable.setter(), props.on_unavailable.clone());
        Callback::from(move |()| {
            is_unavailable.set(true);
            on_unavailable.emit(());
        })
    };
    if *is_unavailable {
        return html! { <p class="cloud-missing">{ texts.cloud_missing() }</p> };
    }
    let stage = stage::Props {
        on_lost: Callback::from({
            let is_lost = is_lost.setter();
            move |now| is_lost.set(now)
        }),
        points: Rc::clone(&props.points),
        sizes: props.sizes,
        names: props.names,
        label: props.label.clone(),
        marked: props.marked,
        pointed: props.pointed,
        on_point: props.on_point.clone(),
        on_pick: props.on_pick.clone(),
        camera,
        on_camera: on_camera.clone(),
        on_unavailable,
    };
    html! {
        <div class="cloud">
            { if *is_lost { lost(texts, &times) } else { Html::default() } }
            <Stage key={*times} ..stage />
            { tools(texts, camera, props.sizes, &on_camera) }
            <p class="hint cloud-hint">
                <span class="for-mouse">{ texts.cloud_by_mouse() }</span>
                <span class="for-touch">{ texts.cloud_by_touch() }</span>
            </p>
        </div>
    }
}

/// The message while the browser has taken the drawing away: a browser gives one page only a few.
fn lost(texts: Texts, times: &Handle<u32>) -> Html {
    let onclick = Callback::from({
        let (times, next) = (times.setter(), **times + 1);
        move |_: MouseEvent| times.set(next)
    });
    let again = html! { <button type="button" {onclick}>{ texts.cloud_again() }</button> };
    html! { <p class="cloud-lost" role="status">{ texts.cloud_lost() }{ " " }{ again }</p> }
}

/// The buttons.
fn tools(texts: Texts, camera: Camera, sizes: [u32; 3], on_camera: &Callback<Camera>) -> Html {
    let button = |text: Html, label: String, key: String, pressed: Option<bool>, next: Camera| {
        let onclick = on_camera.reform(move |_: MouseEvent| next);
        html! {
            <button type="button" {onclick} aria-label={label.clone()} title={label} aria-keyshortcuts={key}
                aria-pressed={pressed.map(|pressed| pressed.to_string())}>{ text }</button>
        }
    };
    let at = Preset::of(camera);
    let presets = Preset::ALL.into_iter().enumerate().map(|(index, preset)| {
        let name = preset.name(texts);
        button(
            name.into(),
            texts.preset_view(&name),
            (index + 1).to_string(),
            Some(at == Some(preset)),
            preset.camera(sizes),
        )
    });
    html! {
        <div class="cloud-tools" role="group" aria-label={texts.cloud_tools()}>
            { for presets }
            { button("−".into(), texts.cloud_smaller().to_owned(), "-".to_owned(), None, camera.zoomed(1.0 / ZOOM)) }
            { button("+".into(), texts.cloud_larger().to_owned(), "+".to_owned(), None, camera.zoomed(ZOOM)) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yew::LocalServerRenderer;

    #[test]
    fn heights_and_kinds_are_read_from_the_list() {
        let points = Points { places: vec![[1, 2, 3], [4, 9, 6], [7, 8, 5]], kinds: vec![0, 2] };
        assert_eq!(points.highest(), 9);
        assert_eq!([0, 1, 2].map(|index| points.kind(index)), [0, 2, 0]);
        assert_eq!(Points::default().highest(), 0);
    }

    #[tokio::test(flavor = "current_thread")]
    async fn the_box_and_the_buttons_are_there_before_the_points() {
        let props = Props {
            points: Rc::new(Points { places: vec![[1, 2, 3]], kinds: Vec::new() }),
            sizes: [15; 3],
            names: ["x", "y", "z"],
            label: "P-positions".to_owned(),
            marked: Some([1, 2, 3]),
            pointed: Some([4, 5, 1]),
            on_point: Callback::noop(),
            on_pick: Callback::noop(),
            camera: Some(Preset::Top.camera([15; 3])),
            on_camera: Callback::noop(),
            on_unavailable: Callback::noop(),
        };
        let html = LocalServerRenderer::<Cloud>::with_props(props).hydratable(false).render().await;
        let count = |text: &str| html.matches(text).count();
        assert_eq!(count("aria-pressed=\"true\""), 1);
        assert_eq!(count("<button"), Preset::ALL.len() + 2);
        assert!(html.contains("aria-label=\"Top view\"") && html.contains("(4, 5, 1)"));
        assert_eq!([count("cloud-marked"), count("cloud-pointed"), count("cloud-name")], [1, 1, 2]);
        // The canvas comes with the first sight of it.
        assert_eq!(count("<canvas"), 0);
    }
}
