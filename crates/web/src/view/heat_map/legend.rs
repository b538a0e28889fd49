//! What the colours of a map mean.

use crate::texts::use_texts;
use crate::view::heat_map::numbers::written;
use crate::view::palette::Palette;
use crate::view::properties::properties;
use yew::prelude::*;

/// What is shown of a palette.
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

/// A palette and what its colours mean.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The colours.
    pub palette: Palette,
    /// What of them.
    pub scale: Scale,
    /// What the number is called.
    pub name: &'static str,
    /// Numbers whose colour is not one of the scale, such as 0 for P-positions, and what they are.
    #[prop_or_default]
    pub besides: Vec<(u16, &'static str)>,
}

/// So many numbers can have a swatch each; more become a ramp.
const MOST_SWATCHES: u16 = 10;
/// A ramp is drawn through so many colours, evenly spread, …
const COLOURS: u16 = 24;
/// … and has so many numbers under it.
const LABELS: u16 = 4;

/// `ul.legend.heat-legend`: swatches with words, or a ramp with numbers.
#[component]
pub fn Legend(props: &Props) -> Html {
    let texts = use_texts();
    let swatch = |&(value, word): &(u16, &'static str)| {
        html! { <li key={value}><Swatch colour={props.palette.text(value)} />{ word }</li> }
    };
    let scale = match props.scale {
        Scale::Words(ref words) => html! { <>{ for words.iter().map(swatch) }</> },
        Scale::Numbers { from, until, origin } if until.saturating_sub(from) < MOST_SWATCHES => html! {
            <>
                { for (from..=until).map(|value| html! {
                    <li key={format!("n{value}")}>
                        <Swatch colour={props.palette.text(value)} />{ written(value, origin) }
                    </li>
                }) }
            </>
        },
        Scale::Numbers { from, until, origin } => html! {
            <li key="ramp"><Ramp palette={props.palette.clone()} {from} {until} {origin} /></li>
        },
    };
    html! {
        <ul class="legend heat-legend" aria-label={texts.colours_of(&props.name)}>
            <li key="name" class="name"><var>{ props.name }</var></li>
            { for props.besides.iter().map(swatch) }
            { scale }
        </ul>
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct SwatchProps {
    colour: String,
}

#[component]
fn Swatch(props: &SwatchProps) -> Html {
    html! { <span class="swatch" ~style={properties([("--swatch", &props.colour)])}></span> }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct RampProps {
    palette: Palette,
    from: u16,
    until: u16,
    origin: u16,
}

#[component]
fn Ramp(props: &RampProps) -> Html {
    let RampProps { ref palette, from, until, origin } = *props;
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

/// Numbers from one to another in so many equal steps.
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
