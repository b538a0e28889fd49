//! The sentences below a map of P-positions.

use crate::table::figures::apart::Apart;
use crate::table::figures::caption::layer_in_words;
use crate::table::figures::plot_view::form_of;
use crate::table::{Heights, Look, Plot};
use crate::texts::{Place, Texts, woven};
use yew::prelude::*;

/// The caption of a plot, with the number of P-positions.
pub fn caption(texts: Texts, heights: &Heights, look: Look, apart: Option<Apart>) -> Html {
    let [across, height, along] = heights.names();
    let wording = match form_of(heights, look) {
        Plot::Above if heights.is_flat() => texts.plot_caption_flat().to_owned(),
        Plot::Above => texts.plot_caption_above(&height),
        Plot::Space => texts.plot_caption_space(&height),
        Plot::Projected => texts.plot_caption_projected().to_owned(),
        Plot::List => texts.plot_caption_list(&across, &along),
    };
    let count = html! { <span class="p-word">{ texts.p_positions(&heights.tally.positions) }</span> };
    let part = (heights.window.stride > 1).then(|| texts.plot_stride(&heights.window.stride));
    let further = [part, apart.map(|apart| apart.sentence(texts, heights))];
    let between = texts.between_sentences();
    let (size, layer) = (heights.size(), layer_in_words(texts, &heights.ruleset, heights.pass));
    let counted = if heights.ruleset.rules.is_piles() {
        texts.plot_count_piles(&layer, &Place(0), &size)
    } else {
        texts.plot_count(&layer, &Place(0), &size)
    };
    html! {
        <>
            { woven(&counted, &[count]) }
            { between }
            { wording }
            { for further.into_iter().flatten().map(|sentence| [between, &sentence].concat()) }
        </>
    }
}
