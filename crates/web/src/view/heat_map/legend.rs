//! The meaning of the colours of a map.

use crate::texts::Texts;
use crate::view::heat_map::numbers::written;
use crate::view::palette::Palette;
use crate::view::properties::properties;
use yew::prelude::*;

/// The part of a palette that a legend shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Scale {
    /// The numbers from one to another, written as their distance from an origin.
    Numbers {
        /// The first number.
        from: u16,
        /// The last number.
        until: u16,
        /// The number that is written as 0.
        origin: u16,
    },
    /// Numbers that stand for something, and what.
    Words(Vec<(u16, &'static str)>),
}

/// The largest count of numbers that have a swatch each; more become a ramp.
const MOST_SWATCHES: u16 = 10;
/// The number of colours of a ramp, evenly spread.
const COLOURS: u16 = 24;
/// The number of labels under a ramp.
const LABELS: u16 = 4;

/// `ul.legend.heat-legend`: swatches with words, or a ramp with numbers. There can also be numbers whose colour is not one of the scale,
/// such as 0 for P-positions, each with its meaning.
pub fn legend(
    texts: Texts,
    palette: &Palette,
    scale: &Scale,
    name: &'static str,
    besides: &[(u16, &'static str)],
) -> Html {
    let entry = |&(value, word): &(u16, &'static str)| {
        html! { <li key={value}>{ swatch(palette.text(value)) }{ word }</li> }
    };
    let scale = match *scale {
        Scale::Words(ref words) => html! { <>{ for words.iter().map(entry) }</> },
        Scale::Numbers { from, until, origin } if until.saturating_sub(from) < MOST_SWATCHES => html! {
            <>
                { for (from..=until).map(|value| html! {
                    <li key={format!("n{value}")}>
                        { swatch(palette.text(value)) }{ written(value, origin) }
                    </li>
                }) }
            </>
        },
        Scale::Numbers { from, until, origin } => html! {
            <li key="ramp">{ ramp(palette, from, until, origin) }</li>
        },
    };
    html! {
        <ul class="legend heat-legend" aria-label={texts.colours_of(&name)}>
            <li key="name" class="name"><var>{ name }</var></li>
            { for besides.iter().map(entry) }
            { scale }
        </ul>
    }
}

fn swatch(colour: String) -> Html {
    html! { <span class="swatch" ~style={properties([("--swatch", colour)])}></span> }
}

fn ramp(palette: &Palette, from: u16, until: u16, origin: u16) -> Html {
    let colours: Vec<String> = spread(from, until, COLOURS).map(|value| palette.text(value)).collect();
    html! {
        <span class="heat-ramp">
            <span class="ramp" ~style={properties([("--ramp", colours.join(","))])}></span>
            { for spread(from, until, LABELS).map(|value| html! {
                <span key={value} class="tick">{ written(value, origin) }</span>
            }) }
        </span>
    }
}

/// Numbers from one to another in equal steps.
fn spread(from: u16, until: u16, steps: u16) -> impl Iterator<Item = u16> {
    let length = u32::from(until.saturating_sub(from));
    (0..=u32::from(steps)).map(move |step| from + ((length * step + u32::from(steps) / 2) / u32::from(steps)) as u16)
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn a_ramp_begins_and_ends_with_the_scale() {
        assert_eq!(spread(1, 4095, 4).collect::<Vec<_>>(), [1, 1025, 2048, 3072, 4095]);
        assert_eq!(spread(0, 65_534, 2).collect::<Vec<_>>(), [0, 32_767, 65_534]);
    }
}
