use super::light::linear;
use super::{Light, Map, Palette, opaque, stops};
use maths::solver::Grid;
use proptest::prelude::*;

const BLACK: [u8; 3] = [0; 3];
const WHITE: [u8; 3] = [255; 3];
const NOTHING: [u8; 4] = [1, 2, 3, 0];

/// The approximate lightness on the screen: the cube root of the light.
fn lightness(colour: u32) -> f32 {
    linear(colour.to_le_bytes()[0]).cbrt()
}

#[test]
fn colours_are_read_from_the_stylesheets_text() {
    assert_eq!(stops(" #00224e, #fff\n #FEE838"), [[0, 0x22, 0x4e], WHITE, [0xfe, 0xe8, 0x38]]);
    assert_eq!(stops("none #12 #12345g rgb(1, 2, 3) #+12345"), [[0u8; 3]; 0]);
    assert_eq!(Map::ALL.map(Map::property), ["--map-cividis", "--map-viridis", "--map-grey"]);
}

#[test]
fn a_scale_passes_through_its_stops() {
    let stops = [[0, 34, 78], [87, 93, 109], [254, 232, 56]];
    let palette = Palette::sequential(20, &stops, None, NOTHING);
    assert_eq!([0, 10, 20].map(|value| palette.colour(value)), stops.map(opaque));
    assert_eq!([21, 65534].map(|value| palette.colour(value)), [opaque(stops[2]); 2]);
    assert_eq!(palette.colour(Grid::NOTHING).to_le_bytes(), NOTHING);
    assert_eq!(palette.text(0), "#00224eff");
}

#[test]
fn zero_can_have_a_colour_of_its_own() {
    let palette = Palette::sequential(11, &[BLACK, WHITE], Some([9, 8, 7]), NOTHING);
    assert_eq!([0, 1, 11].map(|value| palette.colour(value)), [opaque([9, 8, 7]), opaque(BLACK), opaque(WHITE)]);
    // A scale of which nothing is left but 0.
    assert_eq!(Palette::sequential(0, &[BLACK, WHITE], Some([9, 8, 7]), NOTHING).colour(0), opaque([9, 8, 7]));
}

#[test]
fn steps_of_a_scale_look_equally_far_apart() {
    let palette = Palette::sequential(32, &[BLACK, WHITE], None, NOTHING);
    let shades: Vec<f32> = (0..=32).map(|value| lightness(palette.colour(value))).collect();
    for pair in shades[4..].windows(2) {
        assert!((pair[1] - pair[0] - 1.0 / 32.0).abs() < 0.008, "{pair:?}");
    }
}

#[test]
fn two_scales_leave_the_middle() {
    let palette = Palette::diverging(100, 5, [&[[0, 0, 9], [0, 0, 255]], &[[9, 0, 0], [255, 0, 0]]], WHITE, NOTHING);
    let expected = [[0, 0, 255], [0, 0, 255], [0, 0, 9], WHITE, [9, 0, 0], [255, 0, 0], [255, 0, 0]].map(opaque);
    assert_eq!([0, 95, 99, 100, 101, 105, 106].map(|value| palette.colour(value)), expected);
}

#[test]
fn categories_and_levels_are_distinguished() {
    let categories = Palette::categories(&[BLACK, WHITE], NOTHING);
    assert_eq!([0, 1].map(|value| categories.colour(value)), [opaque(BLACK), opaque(WHITE)]);
    assert_eq!(categories.colour(2).to_le_bytes(), NOTHING);
    let level = Palette::level(3, WHITE, BLACK, NOTHING);
    assert_eq!([2, 3, 4].map(|value| level.is_bright(value)), [false, true, false]);
    assert_eq!(level, Palette::level(3, WHITE, BLACK, NOTHING));
    assert_ne!(level, Palette::level(4, WHITE, BLACK, NOTHING));
}

#[test]
fn black_and_white_mix_to_half_the_light() {
    let palette = Palette::categories(&[BLACK, WHITE], NOTHING);
    let light = Light::new(&palette);
    let sum = light.lanes()[0] + light.lanes()[1];
    let sums = [0, 16, 32, 48].map(|shift| (sum >> shift & 0xffff) as u32);
    // 188 is the level of half the light; the mean of the levels would be 128.
    assert_eq!(light.mixed(sums, 2).to_le_bytes(), [188, 188, 188, 255]);
}

proptest! {
    #[test]
    fn a_colour_mixed_with_itself_stays(colour: [u8; 3], count in 1u32..17) {
        let light = Light::new(&Palette::categories(&[colour], NOTHING));
        let sum = light.lanes()[0] * u64::from(count);
        let sums = [0, 16, 32, 48].map(|shift| (sum >> shift & 0xffff) as u32);
        prop_assert_eq!(light.mixed(sums, count), opaque(colour));
    }
}
