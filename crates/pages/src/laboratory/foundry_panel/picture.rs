//! The positions of a theorem from above, as a small picture.

use maths::solver::Grid;
use proofs::theorems::foundry::{AutomatonText, Dossier};
use std::rc::Rc;
use web::view::miniature::Miniature;
use web::view::palette::{Map, Palette, page_stops};
use yew::prelude::*;

/// The theorem.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub dossier: Rc<Dossier>,
}

/// x and z are below 2 to the power of this.
const DIGITS: u32 = 5;

/// The height y of the lowest position over each place (x, z), z upwards. With a pass, where it is still there.
#[component]
pub(super) fn Picture(props: &Props) -> Html {
    let drawn = use_memo(Rc::clone(&props.dossier), |dossier| {
        dossier.tables().last().map(|table| {
            let grid = grid(table);
            let largest = grid.values.iter().copied().filter(|value| *value != Grid::NOTHING).max().unwrap_or(1);
            let palette = Palette::sequential(largest.max(1), &page_stops(Map::default().of_heights()), None, [0; 4]);
            (Rc::new(grid), palette)
        })
    });
    let Some((grid, palette)) = (*drawn).clone() else { return Html::default() };
    html! { <Miniature {grid} {palette} /> }
}

/// The heights that an automaton says.
fn grid(table: &AutomatonText) -> Grid {
    let side = 1_u32 << DIGITS;
    let mut values = vec![Grid::NOTHING; (side * side) as usize];
    for z in 0..side {
        for x in 0..side {
            // Of the positions of a bar over a place one at most has the value.
            let height = (0..2 * side).find(|y| table.has([x, *y, z].map(u64::from)));
            if let Some(height) = height.and_then(|height| u16::try_from(height).ok()) {
                values[(z * side + x) as usize] = height;
            }
        }
    }
    Grid { columns: side, rows: side, values }
}
