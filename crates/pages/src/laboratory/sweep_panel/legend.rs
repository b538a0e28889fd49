//! The looks of the cells of a sweep, in words.

use crate::laboratory::sweep::Way;
use maths::values::fixed;
use web::texts::Texts;
use yew::prelude::*;

/// `figcaption > ul.legend`: a cell and what it means, for each kind of cell.
pub(super) fn legend(texts: Texts, way: Way) -> Html {
    let (holds, other) = match way {
        Way::Tested => (texts.legend_holds(), ("outside", 1.0, texts.legend_outside())),
        Way::Proved => (texts.legend_proved(), ("undecided", 0.9, texts.legend_undecided())),
    };
    let entries = [
        ("universal", 1.0, texts.legend_universal()),
        ("verified", 0.9, holds),
        ("refuted", 0.3, texts.legend_fails_early()),
        ("refuted", 0.75, texts.legend_fails_late()),
        ("claimed", 0.0, texts.legend_stated()),
        other,
    ];
    html! { <ul class="legend" aria-label={texts.legend()}>{ for entries.into_iter().map(entry) }</ul> }
}

/// A cell with a square of this side in it. The mark of a cell outside of the paper's assumptions is a stroke.
fn entry((class, side, words): (&'static str, f64, &'static str)) -> Html {
    let height = if class == "outside" { 0.1 } else { side };
    let at = |side: f64| fixed(0.5 - side / 2.0, 2);
    html! {
        <li>
            <svg viewBox="-0.1 -0.1 1.2 1.2" aria-hidden="true">
                <rect class={classes!("cell", (class == "claimed").then_some(class))} x="0.04" y="0.04" width="0.92" height="0.92" />
                <rect {class} x={at(side)} y={at(height)} width={fixed(side, 2)} height={fixed(height, 2)} />
            </svg>
            <span>{ words }</span>
        </li>
    }
}
