//! The pixels of a zoom. No browser is needed here.
//!
//! What is in a pixel is decided by its state. A pixel with one position has the colours of the heat map. One with many is the
//! stronger the more of them are in the set, compared with the most that a square of its size can have: so a picture that repeats
//! itself looks the same at every distance, and a single position still leaves a trace. What is not legal stays transparent.

use crate::automata::picture::Counts;
use crate::automata::picture::Picture;
use crate::automata::picture::View;
use crate::laboratory::Zoom;
use crate::laboratory::zoom::sets::Shown;

/// Colours as red, green and blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colours {
    /// Of a position in the set.
    pub member: [u8; 3],
    /// Of another legal position.
    pub other: [u8; 3],
}

/// What is kept from frame to frame, so that no memory is asked for anew.
#[derive(Debug, Default)]
pub struct Scratch {
    members: Vec<u32>,
    legal: Vec<u32>,
}

/// A trace of the set is at least so strong.
const TRACE: f64 = 0.35;
/// From so many pixels on, a position has an edge.
const EDGED: u32 = 8;

/// The squares that are pixels, or the positions that have several.
pub fn view(zoom: &Zoom, size: [u32; 2]) -> View {
    let zoom = zoom.held(size);
    let level = zoom.level.max(0) as u32;
    let count = if zoom.level < 0 { size.map(|pixels| pixels.div_ceil(1 << -zoom.level)) } else { size };
    View { level, first: zoom.corner.map(|number| number >> level), size: count.map(|count| count as usize) }.inside()
}

/// Fills the pixels of a picture, the highest row first. There must be as many as `size` says.
pub fn paint(shown: &Shown, zoom: &Zoom, size: [u32; 2], colours: Colours, scratch: &mut Scratch, pixels: &mut [u32]) {
    let zoom = zoom.held(size);
    let view = view(&zoom, size);
    shown.set.frame(shown.counts.plane(), view, &mut scratch.members);
    let tints = tints(&shown.counts, view.level, colours);
    let mut opacities = vec![0xff00_0000];
    scratch.legal.clear();
    match &shown.legal {
        Some((legal, counts)) => {
            legal.frame(counts.plane(), view, &mut scratch.legal);
            opacities = self::opacities(legal, counts, view.level);
        }
        None => scratch.legal.resize(scratch.members.len(), 0),
    }
    let [width, height] = size.map(|length| length as usize);
    let columns = view.size[0];
    if columns == 0 || width == 0 {
        return pixels.fill(0);
    }
    let rows = scratch.members.chunks_exact(columns).zip(scratch.legal.chunks_exact(columns));
    let side = if zoom.level < 0 { 1u32 << -zoom.level } else { 1 };
    let mut end = height;
    for (members, legal) in rows {
        let first = end.saturating_sub(side as usize);
        let band = &mut pixels[first * width..end * width];
        let colours =
            members.iter().zip(legal).map(|(&member, &legal)| tints[member as usize] | opacities[legal as usize]);
        if side == 1 {
            fill(band, colours);
        } else {
            spread(band, width, side as usize, colours);
        }
        end = first;
        if end == 0 {
            break;
        }
    }
    pixels[..end * width].fill(0);
}

/// One pixel for each colour; what is left of the line stays empty.
fn fill(line: &mut [u32], colours: impl ExactSizeIterator<Item = u32>) {
    let count = colours.len().min(line.len());
    let (there, beyond) = line.split_at_mut(count);
    for (pixel, colour) in there.iter_mut().zip(colours) {
        *pixel = colour;
    }
    beyond.fill(0);
}

/// A square of pixels for each colour, with an edge at the left and below if it is large.
fn spread(band: &mut [u32], width: usize, side: usize, colours: impl Iterator<Item = u32>) {
    let rows = band.len() / width;
    let (above, lowest) = band.split_at_mut((rows - 1) * width);
    lowest.fill(0);
    for (pixels, colour) in lowest.chunks_mut(side).zip(colours) {
        pixels.fill(colour);
    }
    if side >= EDGED as usize {
        lowest.iter_mut().step_by(side).for_each(|pixel| *pixel = pale(*pixel));
    }
    above.chunks_exact_mut(width).for_each(|line| line.copy_from_slice(lowest));
    if side >= EDGED as usize {
        lowest.iter_mut().enumerate().filter(|(at, _)| at % side != 0).for_each(|(_, pixel)| *pixel = pale(*pixel));
    }
}

/// A colour through which some of the paper is seen.
fn pale(colour: u32) -> u32 {
    colour & 0x00ff_ffff | ((colour >> 24) * 3 / 4) << 24
}

/// The colour of each state at a level. It is opaque if something of the set is in the square.
fn tints(counts: &Counts, level: u32, colours: Colours) -> Vec<u32> {
    let all = counts.of_level(level);
    let most = all.iter().copied().max().unwrap_or(0).max(1) as f64;
    let tint = |&count: &u128| {
        let part = if count == 0 { 0.0 } else { TRACE + (1.0 - TRACE) * (count as f64 / most).sqrt() };
        let mix = |at: usize| {
            let [other, member] = [colours.other, colours.member].map(|colour| f64::from(colour[at]));
            (other + (member - other) * part).round() as u8
        };
        u32::from_le_bytes([mix(0), mix(1), mix(2), if count == 0 { 0 } else { u8::MAX }])
    };
    all.iter().map(tint).collect()
}

/// How opaque a square is with each state of the legal positions: as much of it as is legal, and a trace of the least.
fn opacities(legal: &Picture, counts: &Counts, level: u32) -> Vec<u32> {
    let whole = (1u128 << (2 * level)) as f64;
    let of = |&count: &u128| {
        let part = if count == 0 { 0.0 } else { TRACE.max(count as f64 / whole) };
        ((part * 255.0).round() as u32) << 24
    };
    let all: Vec<u32> = counts.of_level(level).iter().map(of).collect();
    debug_assert_eq!(all.len(), legal.count());
    all
}
