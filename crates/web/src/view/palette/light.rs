//! Colours as light: colours must be mixed as light, and a scale that shall look even must be spread evenly in OKLab (Björn Ottosson, *A
//! perceptual color space for image processing*, 2020).

use crate::view::maths;
use crate::view::palette::Palette;

/// The amount of white light: large enough that each of the 256 levels of a screen is a different number.
const WHITE: u16 = 4095;

fn power(base: f32, exponent: f32) -> f32 {
    maths::power(base.into(), exponent.into()) as f32
}

/// The light of a level, from 0 to 1 (IEC 61966-2-1).
pub(super) fn linear(level: u8) -> f32 {
    let part = f32::from(level) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { power((part + 0.055) / 1.055, 2.4) }
}

/// The level of a light from 0 to 1.
fn level(light: f32) -> u8 {
    let light = maths::within_f32(light, 0.0, 1.0);
    let part = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * power(light, 1.0 / 2.4) - 0.055 };
    (part * 255.0).round() as u8
}

/// A way through stops, the same distance from each to the next, straight in OKLab.
pub(super) struct Even {
    stops: Vec<[f32; 3]>,
}

impl Even {
    pub(super) fn new(stops: &[[u8; 3]]) -> Self {
        Self { stops: stops.iter().map(|&stop| lab(stop)).collect() }
    }

    /// The colour at a part of the way, from 0 to 1. Without a stop it is black.
    pub(super) fn at(&self, part: f32) -> u32 {
        let last = self.stops.len().saturating_sub(1);
        let way = maths::within_f32(part, 0.0, 1.0) * last as f32;
        let before = (way as usize).min(last.saturating_sub(1));
        let [from, to] = [before, before + 1].map(|index| self.stops.get(index.min(last)).copied().unwrap_or_default());
        let mixed = [0, 1, 2].map(|index| from[index] + (to[index] - from[index]) * (way - before as f32));
        super::opaque(screen(mixed))
    }
}

fn lab(colour: [u8; 3]) -> [f32; 3] {
    let [r, g, b] = colour.map(linear);
    let long = 0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b;
    let medium = 0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b;
    let short = 0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b;
    let [long, medium, short] = [long, medium, short].map(|part| maths::cube_root(part.into()) as f32);
    [
        0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
        1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
        0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short,
    ]
}

fn screen([lightness, a, b]: [f32; 3]) -> [u8; 3] {
    let cube = |x: f32| x * x * x;
    let long = cube(lightness + 0.396_337_78 * a + 0.215_803_76 * b);
    let medium = cube(lightness - 0.105_561_346 * a - 0.063_854_17 * b);
    let short = cube(lightness - 0.089_484_18 * a - 1.291_485_5 * b);
    [
        level(4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short),
        level(-1.268_438 * long + 2.609_757_4 * medium - 0.341_319_38 * short),
        level(-0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short),
    ]
}

/// A palette as light, to be added up. Each colour is one `u64` of four lanes, every one at most 4095, so that
/// [`Light::MOST`] of them can be added before a lane runs over:
///
/// ```text
///   bits 0‥16 red · opacity    16‥32 green · opacity    32‥48 blue · opacity    48‥64 opacity
/// ```
pub struct Light {
    lanes: Vec<u64>,
    /// The level of each amount of light.
    levels: Vec<u8>,
}

impl Light {
    /// The number of colours that can be added in one `u64`.
    pub const MOST: usize = 16;

    /// The light of a palette's colours.
    pub fn new(palette: &Palette) -> Self {
        let counted: Vec<f32> = (0..=u8::MAX).map(|level| linear(level) * f32::from(WHITE)).collect();
        let lanes_of = |colour: u32| {
            let [red, green, blue, opacity] = colour.to_le_bytes();
            let part = f32::from(opacity) / 255.0;
            let lane = |level: u8| (counted[usize::from(level)] * part).round() as u64;
            lane(red) | lane(green) << 16 | lane(blue) << 32 | ((part * f32::from(WHITE)).round() as u64) << 48
        };
        // Most colours are repeated many times over: beyond the largest number all are the same.
        let mut last = (0, lanes_of(0));
        let lanes = palette.colours().iter().map(|&colour| {
            if colour != last.0 {
                last = (colour, lanes_of(colour));
            }
            last.1
        });
        let lanes = lanes.collect();
        let levels = (0..=WHITE).map(|light| level(f32::from(light) / f32::from(WHITE))).collect();
        Self { lanes, levels }
    }

    /// The lanes of all numbers, 65,536 of them.
    pub fn lanes(&self) -> &[u64] {
        &self.lanes
    }

    /// The mixture of `count` colours, from the sums of their lanes.
    pub fn mixed(&self, [red, green, blue, opacity]: [u32; 4], count: u32) -> u32 {
        if opacity == 0 || count == 0 {
            return 0;
        }
        let white = u64::from(WHITE);
        let level = |sum: u32| {
            let light = (u64::from(sum) * white + u64::from(opacity) / 2) / u64::from(opacity);
            self.levels[light.min(white) as usize]
        };
        let whole = u64::from(count) * white;
        let opacity = (u64::from(opacity) * 255 + whole / 2) / whole;
        u32::from_le_bytes([level(red), level(green), level(blue), opacity as u8])
    }
}
