//! The rooms of the site under one header: Play, Explore, Laboratory, Papers, Teach.
//!
//! ```text
//! header.site
//! ├─ .brand               leads to the landing page
//! ├─ button.menu          on narrow pages, where the rooms are a sheet
//! ├─ nav.rooms > a …      the room that is shown is no link and has aria-current
//! └─ div.tools            what a room adds, the button that shares the link (static/v1/page.js), languages
//! footer.site-foot > a …  the glossary, the statement about accessibility
//! ```

use crate::kit::language::LanguageSwitch;
use crate::kit::{address, build};
use crate::texts::{Language, Texts};
use maths::games::{Sum, in_address};
use yew::prelude::*;

/// A room: a separate page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Games in chapters, against the computer or another person.
    Play,
    /// One ruleset in figures.
    Explore,
    /// Claims and formulas, tested and proved.
    Laboratory,
    /// The numbered results of the papers, each with a view that shows it.
    Papers,
    /// Links, frames, lessons and worksheets.
    Teach,
}

impl Room {
    /// All rooms, in the order of the header.
    pub(crate) const ALL: [Self; 5] = [Self::Play, Self::Explore, Self::Laboratory, Self::Papers, Self::Teach];

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

    /// The address of the link in the header with this game in hand. Teach begins with its lessons nevertheless, and Papers has its own
    /// bars.
    fn with_hand(self, hand: Option<&Sum>) -> String {
        match (self, hand) {
            (Self::Play, Some(sum)) if sum.only().is_some() => {
                format!("{}#bar={}", self.page(), in_address(&sum.to_string()))
            }
            (Self::Explore | Self::Laboratory, Some(sum)) => self.with_position(sum, false),
            (Self::Teach, Some(sum)) => format!("{}&tab=course", self.with_position(sum, false)),
            (Self::Play | Self::Explore | Self::Laboratory | Self::Papers | Self::Teach, _) => self.page().to_owned(),
        }
    }

    /// The name of the room.
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

/// The page of the laboratory for own formulas, from the folder of the site.
pub const BENCH: &str = "bench.html";

/// The page of heaps that split, from the folder of the site.
pub const HEAPS: &str = "heaps.html";

/// The id of the links to the rooms, which a narrow page shows when they are asked for.
const ROOMS: &str = "rooms";

/// The header of every page: the shown room, links that carry the game in hand to the other rooms, the choice of language, and the tools
/// of the room. Without any, a button shares the address.
pub fn header(
    texts: Texts,
    here: Room,
    hand: Option<&Sum>,
    on_speak: &Callback<Language>,
    tools: Option<Html>,
) -> Html {
    // A single file has no other pages beside it.
    let is_alone = here == Room::Explore && build::is_single_file();
    let link = |room: Room| {
        if room == here {
            return html! { <span key={room.page()} aria-current="page">{ room.name(texts) }</span> };
        }
        html! { <a key={room.page()} href={room.with_hand(hand)}>{ room.name(texts) }</a> }
    };
    html! {
        <header class="site">
            if is_alone || here == Room::Play {
                <p class="brand">{ texts.title() }</p>
            } else {
                <a class="brand" href="./">{ texts.title() }</a>
            }
            if !is_alone {
                <button type="button" class="quiet menu" popovertarget={ROOMS} aria-label={texts.rooms()}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
                </button>
                <nav id={ROOMS} class="rooms" popover="auto" aria-label={texts.rooms()}>
                    { for Room::ALL.into_iter().map(link) }
                </nav>
            }
            <div class="tools">
                if let Some(tools) = tools {
                    { tools }
                } else {
                    // The status has no children of the program, so the script can write into it.
                    <button type="button" class="quiet share" data-copied={texts.share_copied()}>{ texts.share() }</button>
                    <span role="status"></span>
                }
                <LanguageSwitch on_speak={on_speak.clone()} />
            </div>
        </header>
    }
}

/// The end of a page for reading: links to the pages without a program, if they are beside this one. Play and Explore fill the screen, and
/// Explore finds the glossary.
pub fn footer(texts: Texts) -> Html {
    if !build::has_glossary() {
        return Html::default();
    }
    html! {
        <footer class="site-foot">
            <a href={texts.glossary_page()}>{ texts.glossary() }</a>
            <a href={texts.glossary_accessibility_page()}>{ texts.glossary_accessibility() }</a>
        </footer>
    }
}

#[cfg(test)]
mod tests {
    use super::Room;

    #[test]
    fn a_game_in_hand_goes_along_to_the_rooms_that_show_one() {
        let hand = |text: &str| Room::ALL.map(|room| room.with_hand(Some(&text.parse().unwrap())));
        let bar = "triangle:k=3:7,4,7";
        let [play, explore, laboratory, papers, teach] = hand(bar);
        assert_eq!(play, format!("./#bar={bar}"));
        assert_eq!(explore, format!("explore.html#g={bar}"));
        assert_eq!(laboratory, format!("laboratory.html#g={bar}"));
        assert_eq!(papers, "papers.html");
        assert_eq!(teach, format!("teach.html#g={bar}&tab=course"));
        // Play has no games of several bars.
        assert_eq!(hand("nim:1,2,3+nim:4,5,6")[0], "./");
        assert_eq!(Room::ALL.map(|room| room.with_hand(None)), Room::ALL.map(Room::page));
    }
}
