//! The scales that can be chosen, and their stops, which the stylesheet has.

use crate::texts::Texts;
use crate::view::window::window;
use web_sys::Element;

/// A scale from low to high.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Map {
    /// From blue to yellow; the same to most kinds of colour blindness.
    #[default]
    Cividis,
    /// From violet over green to yellow.
    Viridis,
    /// From dark to light, without a hue; for print.
    Grey,
}

impl Map {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Cividis, Self::Viridis, Self::Grey];

    /// The name of the map.
    pub fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Cividis => texts.map_cividis(),
            Self::Viridis => texts.map_viridis(),
            Self::Grey => texts.map_grey(),
        }
    }

    /// The custom property with the stops of its colours for P-positions by height, which stand out from the paper.
    pub fn of_heights(self) -> &'static str {
        match self {
            Self::Cividis => "--heights-cividis",
            Self::Viridis => "--heights-viridis",
            Self::Grey => "--heights-grey",
        }
    }

    /// The custom property with its stops, from which P-positions stand out.
    pub fn property(self) -> &'static str {
        match self {
            Self::Cividis => "--map-cividis",
            Self::Viridis => "--map-viridis",
            Self::Grey => "--map-grey",
        }
    }
}

/// The colours of a list such as `#00224e #123570 #fff`; words that are no colour are left out.
pub fn stops(text: &str) -> Vec<[u8; 3]> {
    text.split(|c: char| c.is_whitespace() || c == ',').filter_map(colour).collect()
}

fn colour(word: &str) -> Option<[u8; 3]> {
    let digits = word.strip_prefix('#').filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    match digits.len() {
        3 => Some([8, 4, 0].map(|shift| (number >> shift & 0xf) as u8 * 0x11)),
        6 => Some([16, 8, 0].map(|shift| (number >> shift) as u8)),
        _ => None,
    }
}

/// The colours in a custom property of an element, as the stylesheet gives them in the present theme.
pub fn stops_of(element: &Element, property: &str) -> Vec<[u8; 3]> {
    let style = web_sys::window().and_then(|window| window.get_computed_style(element).ok()?);
    style.and_then(|style| style.get_property_value(property).ok()).map(|text| stops(&text)).unwrap_or_default()
}

/// The colours in a custom property of the page, as the stylesheet gives them in the present theme.
pub fn page_stops(property: &str) -> Vec<[u8; 3]> {
    let root = window().and_then(|window| window.document()?.document_element());
    root.map(|root| stops_of(&root, property)).unwrap_or_default()
}
