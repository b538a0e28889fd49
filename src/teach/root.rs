//! The root component: owns the state and the address.

use crate::kit::language::use_language;
use crate::kit::mount::mount;
use crate::kit::rooms::Header;
use crate::kit::rooms::Room;
use crate::kit::update::Update;
use crate::texts::Texts;
use crate::view::hooks::use_state_eq;
use yew::prelude::*;

/// Puts the page into its place.
pub fn start() {
    mount::<Teach>();
}

/// The page.
#[component]
fn Teach() -> Html {
    let language = use_state_eq(|| None);
    let texts = Texts::of(use_language(*language, Texts::title_teach));
    let on_speak = use_callback(language.setter(), |spoken, language| language.set(Some(spoken)));
    html! {
        <ContextProvider<Texts> context={texts}>
            <Header room={Room::Teach} {on_speak} />
            <main>
                <h1>{ texts.room_teach() }</h1>
            </main>
            <div class="notices"><Update /></div>
        </ContextProvider<Texts>>
    }
}
