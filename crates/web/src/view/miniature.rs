//! A picture of a grid as small as it gets: a pixel for each cell. The stylesheet says how large it is shown.

use crate::view::hooks::use_effect_with;
use crate::view::palette::Palette;
use maths::solver::Grid;
use std::rc::Rc;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};
use yew::prelude::*;

/// A grid, at most [`MOST`] cells wide and high, and its colours.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The numbers.
    pub grid: Rc<Grid>,
    /// The colour of each.
    pub palette: Palette,
    /// True if row 0 is at the bottom.
    #[prop_or(true)]
    pub upwards: bool,
}

/// More cells than this in a row are not seen on a miniature.
pub const MOST: u32 = 64;

/// `canvas.miniature`. The text beside it describes it.
#[component]
pub fn Miniature(props: &Props) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.clone(), move |props| {
            if let Some(canvas) = node.cast::<HtmlCanvasElement>() {
                // Without a canvas there is no miniature; the figure itself needs none.
                let _ = draw(&canvas, props);
            }
        });
    }
    html! { <canvas ref={node} class="miniature" aria-hidden="true"></canvas> }
}

fn draw(canvas: &HtmlCanvasElement, props: &Props) -> Option<()> {
    let Grid { columns, rows, .. } = *props.grid;
    canvas.set_width(columns.max(1));
    canvas.set_height(rows.max(1));
    let context = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    let pixels = pixels(&props.grid, &props.palette, props.upwards);
    let image = ImageData::new_with_u8_clamped_array(Clamped(&pixels), columns.max(1)).ok()?;
    context.put_image_data(&image, 0.0, 0.0).ok()
}

/// Red, green, blue and opacity of every cell, from the upper left corner on.
fn pixels(grid: &Grid, palette: &Palette, upwards: bool) -> Vec<u8> {
    let row = |line: u32| if upwards { grid.rows - 1 - line } else { line };
    let places = (0..grid.rows).flat_map(|line| (0..grid.columns).map(move |column| (column, row(line))));
    places
        .flat_map(|(column, row)| palette.colour(grid.at(column, row).unwrap_or(Grid::NOTHING)).to_le_bytes())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::pixels;
    use crate::view::palette::Palette;
    use maths::solver::Grid;

    #[test]
    fn row_0_is_where_it_should_be() {
        let grid = Grid { columns: 1, rows: 2, values: vec![0, 1] };
        let palette = Palette::categories(&[[1; 3], [2; 3]], [0; 4]);
        assert_eq!(pixels(&grid, &palette, true), [2, 2, 2, 255, 1, 1, 1, 255]);
        assert_eq!(pixels(&grid, &palette, false), [1, 1, 1, 255, 2, 2, 2, 255]);
    }
}
