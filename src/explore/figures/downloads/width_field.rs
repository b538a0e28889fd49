//! How wide a picture is on paper.

use crate::kit::fields::Number;
use crate::texts::use_texts;
use crate::view::hooks::Setter;
use crate::view::plane::decimal;
use std::ops::RangeInclusive;
use yew::prelude::*;

/// The width in millimetres, or nothing if that is left to the file.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// Unique on the page.
    pub id: AttrValue,
    pub width: Option<u32>,
    pub on_width: Setter<Option<u32>>,
}

/// Widths that make sense, in millimetres: from a stamp to a poster.
const WIDTHS: RangeInclusive<u32> = 10..=1000;

/// A number of centimetres, or nothing.
#[component]
pub(super) fn WidthField(props: &Props) -> Html {
    let texts = use_texts();
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| texts.paper_width_range(&(WIDTHS.start() / 10), &(WIDTHS.end() / 10)))
    });
    let on_change = {
        let setter = props.on_width.clone();
        Callback::from(move |text: String| {
            if let Some(width) = read(&text) {
                setter.set(width);
            }
        })
    };
    let value = props.width.map(|width| decimal(f64::from(width) / 10.0)).unwrap_or_default();
    html! {
        <Number id={props.id.clone()} label={Html::from(texts.paper_width())} {value} width={5} keyboard="decimal" {check} {on_change} />
    }
}

/// Millimetres from a text in centimetres; an empty text is no width, and what is no width is nothing.
fn read(text: &str) -> Option<Option<u32>> {
    let text = text.trim().replace(',', ".");
    if text.is_empty() {
        return Some(None);
    }
    let centimetres = text.parse::<f64>().ok()?;
    let width = (centimetres * 10.0).round() as u32;
    WIDTHS.contains(&width).then_some(Some(width))
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn centimetres_become_millimetres() {
        assert_eq!(
            ["8", " 8.25 ", "12,5", ""].map(read),
            [Some(Some(80)), Some(Some(83)), Some(Some(125)), Some(None)]
        );
        assert_eq!(["0.5", "101", "x", "-3"].map(read), [None; 4]);
    }
}
