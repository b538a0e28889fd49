use super::{Fine, Sight, colour, paint};
use crate::view::heat_map::viewport::{Frame, Viewport};
use crate::view::palette::{Light, Palette};
use maths::solver::{Grid, Window};
use proptest::prelude::*;

/// Shows each number as a colour that tells the number.
fn telling() -> Palette {
    let colours: Vec<[u8; 3]> = (0..60_000u32).map(|value| [value as u8, (value >> 8) as u8, 7]).collect();
    Palette::categories(&colours, [0, 0, 0, 9])
}

fn grid(columns: u32, rows: u32, value: impl Fn(u32, u32) -> u16) -> Grid {
    let values = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    Grid { columns, rows, values: values.map(|(column, row)| value(column, row)).collect() }
}

/// A part of a plane, with a number at every kept place that names the place, and something in sight of it.
fn sights() -> impl Strategy<Value = (Grid, Window, Frame, Viewport)> {
    let plane = (1u32..400, 1u32..400, 1u32..90, 1u32..90, any::<bool>(), 0usize..3, 0usize..3);
    let window = (0.0..1.0f64, 0.0..1.0f64, 0usize..3);
    let view = (0.0..1.0f64, 0.0..1.0f64, 0.0..1.0f64);
    (plane, window, view).prop_map(
        |((columns, rows, width, height, upwards, ratio, aspect), window, (left, top, zoom))| {
            let stride = [1, 2, 4][window.2];
            let [column, row] =
                [(window.0, columns), (window.1, rows)].map(|(part, count)| (part * f64::from(count)) as u32);
            let [kept_columns, kept_rows] = [columns - column, rows - row].map(|rest| rest.div_ceil(stride).min(100));
            let window = Window { column, row, stride, columns: kept_columns, rows: kept_rows };
            let (ratio, aspect) = ([1.0, 1.5, 2.0][ratio], [1.0, std::f64::consts::FRAC_1_SQRT_2, 2.0][aspect]);
            let [width, height] = [width, height].map(|length| (f64::from(length) * ratio).round() / ratio);
            let frame = Frame { columns, rows, width, height, ratio, aspect, upwards };
            let least = frame.fit().cell;
            let [left, top] = [(left, columns), (top, rows)].map(|(part, count)| part * f64::from(count));
            let view = frame.held(Viewport { left, top, cell: least * (Frame::WIDEST / least).powf(zoom) });
            (grid(kept_columns, kept_rows, |column, row| (100 * row + column) as u16), window, frame, view)
        },
    )
}

fn painted(sight: &Sight, palette: &Palette) -> Vec<u32> {
    let [width, height] = sight.pixels();
    let mut pixels = vec![0xdead_beef; width * height];
    paint(sight, palette, &mut pixels);
    pixels
}

fn finely_painted(sight: &Sight, palette: &Palette, band: usize) -> Vec<u32> {
    let [width, height] = sight.pixels();
    let mut pixels = vec![0xdead_beef; width * height];
    let (mut fine, light) = (Fine::new(sight), Light::new(palette));
    for start in (0..height).step_by(band) {
        fine.paint_rows(sight, &light, &mut pixels, start..(start + band).min(height));
    }
    pixels
}

proptest! {
    #[test]
    fn each_pixel_shows_the_number_of_the_place_under_it((grid, window, frame, view) in sights()) {
        let sight = Sight { grid: &grid, window, frame, view };
        let palette = telling();
        let pixels = painted(&sight, &palette);
        let width = sight.pixels()[0];
        for (index, &pixel) in pixels.iter().enumerate() {
            let [x, y] = [index % width, index / width].map(|n| (n as f64 + 0.5) / frame.ratio);
            let kept = frame.place_at(view, (x, y)).and_then(|place| window.kept(place));
            let expected = kept.map_or(0, |(column, row)| palette.colour((100 * row + column) as u16));
            prop_assert_eq!(pixel, expected, "at {}, {}", x, y);
        }
    }

    #[test]
    fn a_grid_of_one_number_has_one_colour((mut grid, window, frame, view) in sights(), value in 0u16..999, band in 1usize..40) {
        grid.values.fill(value);
        let palette = telling();
        let pixels = finely_painted(&Sight { grid: &grid, window, frame, view }, &palette, band);
        prop_assert!(pixels.iter().all(|&pixel| pixel == 0 || pixel == palette.colour(value)));
    }

    #[test]
    fn mixing_is_the_mean_of_all_cells_under_a_pixel((columns, rows) in (1u32..300, 1u32..300), upwards: bool, seed: u32) {
        // Black and white at random, 60 by 40 pixels; the mean of a pixel from the definition.
        let frame = Frame { columns, rows, width: 60.0, height: 40.0, ratio: 1.0, aspect: 1.0, upwards };
        let view = frame.fit();
        let grid = grid(columns, rows, |column, row| {
            ((column.wrapping_mul(2_654_435_761) ^ row.wrapping_mul(40_503) ^ seed).count_ones() % 2) as u16
        });
        let sight = Sight { grid: &grid, window: Window::whole(columns, rows), frame, view };
        prop_assume!(Fine::is_finer(&sight));
        let pixels = finely_painted(&sight, &Palette::categories(&[[0; 3], [255; 3]], [0; 4]), 7);
        // The cells whose middle lies in a pixel. If a middle is within rounding of an edge, both pixels are left out.
        let mut sums = vec![(0u32, 0u32); pixels.len()];
        let mut is_doubtful = vec![false; pixels.len()];
        for (column, row, value) in grid.points() {
            let line = if upwards { rows - 1 - row } else { row };
            let x = (f64::from(column) + 0.5 - view.left) * view.cell;
            let y = (f64::from(line) + 0.5 - view.top) * view.cell;
            let index = |shift: f64| ((y + shift) as usize).min(39) * 60 + ((x + shift) as usize).min(59);
            let ends = [index(-1e-6), index(1e-6)];
            for end in ends.into_iter().filter(|_| ends[0] != ends[1]) {
                is_doubtful[end] = true;
            }
            let sum = &mut sums[y as usize * 60 + x as usize];
            *sum = (sum.0 + u32::from(value), sum.1 + 1);
        }
        for ((&pixel, sum), _) in pixels.iter().zip(sums).zip(is_doubtful).filter(|((_, sum), doubt)| !doubt && sum.1 > 0) {
            let light = f64::from(sum.0) / f64::from(sum.1);
            let level = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
            prop_assert!((f64::from(pixel as u8) - level * 255.0).abs() <= 1.5, "{:?} {:x}", sum, pixel);
        }
    }
}

#[test]
fn a_whole_grid_becomes_one_pixel_for_each_place() {
    let palette = telling();
    let mut pixels = [0; 3];
    colour(&[1, Grid::NOTHING, 300], &palette, &mut pixels);
    assert_eq!(pixels.map(u32::to_le_bytes), [[1, 0, 7, 255], [0, 0, 0, 9], [44, 1, 7, 255]]);
}

#[test]
fn a_grid_with_too_few_numbers_leaves_the_rest_transparent() {
    let grid = Grid { columns: 2, rows: 2, values: vec![5, 6] };
    let frame = Frame { columns: 2, rows: 2, width: 2.0, height: 2.0, ratio: 1.0, aspect: 1.0, upwards: false };
    let sight = Sight { grid: &grid, window: Window::whole(2, 2), frame, view: frame.fit() };
    let palette = telling();
    assert_eq!(painted(&sight, &palette), [palette.colour(5), palette.colour(6), 0, 0]);
}
