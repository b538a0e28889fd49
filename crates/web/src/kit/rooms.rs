//! The rooms of the site under one header: Play, Explore, Laboratory, Papers, Teach.
//!
//! ```text
//! header.site
//! ├─ p.brand
//! ├─ nav.rooms > a …      the room that is shown is no link and has aria-current
//! └─ div.tools            glossary, languages, and what a room adds
//! ```

use crate::kit::language::language_switch;
use crate::kit::{address, build};
use crate::texts::{Language, Texts};
use maths::games::{Sum, in_address};
use yew::prelude::*;

/// A room: a page of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Games in chapters, against the computer or another person.
    Play,
    /// One ruleset in figures.
    Explore,
    /// Claims and formulas, tested and proved.
    Laboratory,
    /// What the papers number, each with what shows it.
    Papers,
    /// Links, frames, lessons and worksheets.
    Teach,
}

impl Room {
    /// All rooms, in the order of the header.
    pub(crate) const ALL: [Self; 5] = [Self::Play, Self::Explore, Self::Laboratory, Self::Papers, Self::Teach];

    /// Whether the header of a room has it. The first page of a pupil has as little on it as possible, so the papers, which are
    /// for readers, are one step farther away there.
    fn is_led_to_from(self, here: Self) -> bool {
        self != Self::Papers || here != Self::Play
    }

    /// The address of its page, from the folder of the site.
    pub fn page(self) -> &'static str {
        match self {
            Self::Play => "./",
            Self::Explore => "explore.html",
            Self::Laboratory => "laboratory.html",
            Self::Papers => "papers.html",
            Self::Teach => "teach.html",
        }
    }

    /// The whole address of its page in a state. A single file has but one page.
    pub fn address(self, fragment: &str) -> String {
        let page = if build::is_single_file() { "" } else { self.page().trim_start_matches("./") };
        format!("{}{page}#{fragment}", address::base())
    }

    /// A link to it with a position, and perhaps with the explanation open.
    pub fn with_position(self, sum: &Sum, why: bool) -> String {
        let position = in_address(&sum.to_string());
        format!("{}#g={position}{}", self.page(), if why { "&why=1" } else { "" })
    }

    /// Its name.
    pub(crate) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Play => texts.room_play(),
            Self::Explore => texts.room_explore(),
            Self::Laboratory => texts.lab_name(),
            Self::Papers => texts.room_papers(),
            Self::Teach => texts.room_teach(),
        }
    }
}

/// The header of every page, with the room that is shown, whether there are no other pages, where a chosen language goes, and
/// what the room adds.
pub fn header(texts: Texts, here: Room, is_alone: bool, on_speak: &Callback<Language>, added: Html) -> Html {
    let link = |room: Room| {
        if room == here {
            return html! { <span key={room.page()} aria-current="page">{ room.name(texts) }</span> };
        }
        html! { <a key={room.page()} href={room.page()}>{ room.name(texts) }</a> }
    };
    html! {
        <header class="site">
            // A single file has no other pages beside it.
            <p class="brand">{ texts.title() }</p>
            if !is_alone {
                <nav class="rooms" aria-label={texts.rooms()}>{ for Room::ALL.into_iter().filter(|room| room.is_led_to_from(here)).map(link) }</nav>
            }
            <div class="tools">
                { added }
                { language_switch(texts, on_speak) }
            </div>
        </header>
    }
}
