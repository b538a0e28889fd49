//! The pixels of a zoom. No browser is needed here.
//!
//! The state of a pixel decides its colour. A pixel with one position has the colours of the heat map. One with many is the stronger the
//! more of them are in the set, compared with the most that a square of its size can have. So a picture that repeats itself looks the same
//! at every distance, and a single position still leaves a trace. Illegal positions stay transparent.

use crate::bench::Zoom;
use crate::bench::zoom::sets::Shown;
use proofs::automata::picture::{Counts, Picture, Tiles, View};

/// Colours as red, green and blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colours {
    /// Of a position in the set.
    pub member: [u8; 3],
    /// Of another legal position.
    pub other: [u8; 3],
}

/// Buffers that are kept from frame to frame, to avoid new allocations.
#[derive(Debug, Default)]
pub struct Scratch {
    members: Vec<u32>,
    legal: Vec<u32>,
    /// A colour for each position, where positions have several pixels.
    colours: Vec<u32>,
}

/// Eight colours.
type Row = [u32; Tiles::SIDE];

// Tiles are squares of a higher level, and there is one for every level that is shown.
const _: () = assert!(Zoom::MOST as u32 + Tiles::LEVELS <= Picture::DIGITS);

/// The alpha of a colour that hides what is behind it.
const OPAQUE: u32 = 0xff00_0000;
/// A trace of the set is at least so strong.
const TRACE: f64 = 0.35;
/// A position of at least this number of pixels has an edge.
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
    let [width, height] = size.map(|length| length as usize);
    if view.size.contains(&0) || width == 0 {
        return pixels.fill(0);
    }
    if zoom.level >= 0 {
        return fill(shown, view, colours, scratch, (pixels, width));
    }
    let mut squares = std::mem::take(&mut scratch.colours);
    squares.resize(view.size[0] * view.size[1], 0);
    fill(shown, view, colours, scratch, (&mut squares, view.size[0]));
    let side = 1usize << -zoom.level;
    let mut end = height;
    for line in squares.chunks_exact(view.size[0]).rev() {
        let first = end.saturating_sub(side);
        spread(&mut pixels[first * width..end * width], width, side, line);
        end = first;
    }
    pixels[..end * width].fill(0);
    scratch.colours = squares;
}

/// A colour for each square of a rectangle, in lines of `width` pixels, the highest first. Places beyond the rectangle, at the right and
/// above, become transparent.
fn fill(shown: &Shown, view: View, colours: Colours, scratch: &mut Scratch, (pixels, width): (&mut [u32], usize)) {
    let plane = shown.counts.plane();
    let around = Tiles::around(view);
    let columns = around.size[0];
    let mut tints = tints(&shown.counts, view.level, colours);
    shown.set.frame(plane, around, &mut scratch.members);
    let opacities = shown.legal.as_ref().map(|(legal, counts)| {
        legal.frame(plane, around, &mut scratch.legal);
        legal.tiles(plane, view.level, &opacities(legal, counts, view.level))
    });
    if opacities.is_none() {
        tints.iter_mut().for_each(|tint| *tint |= OPAQUE);
    }
    let tints = shown.set.tiles(plane, view.level, &tints);
    let mut lines = pixels.chunks_exact_mut(width).rev();
    for (row, line) in (view.first[1]..).zip(lines.by_ref().take(view.size[1])) {
        let (line, beyond) = line.split_at_mut(view.size[0].min(width));
        beyond.fill(0);
        let from = ((row >> Tiles::LEVELS) - around.first[1]) as usize * columns;
        let (row, skipped) = (row as usize % Tiles::SIDE, view.first[0] as usize % Tiles::SIDE);
        let tints = scratch.members[from..from + columns].iter().map(|&member| tints.row(member, row));
        match &opacities {
            None => lay(line, skipped, tints.copied()),
            Some(opacities) => {
                let opacities = scratch.legal[from..from + columns].iter().map(|&legal| opacities.row(legal, row));
                lay(line, skipped, tints.zip(opacities).map(|(tints, opaque)| either(tints, opaque)));
            }
        }
    }
    lines.for_each(|line| line.fill(0));
}

/// A row of tiles. The colours with one that says how opaque they are.
fn either(tints: &Row, opaque: &Row) -> Row {
    std::array::from_fn(|at| tints[at] | opaque[at])
}

/// Fills a line with rows of tiles. The first `skipped` colours of the first tile are left of the line.
fn lay(line: &mut [u32], skipped: usize, mut rows: impl Iterator<Item = Row>) {
    let (first, line) = line.split_at_mut(((Tiles::SIDE - skipped) % Tiles::SIDE).min(line.len()));
    if skipped > 0
        && let Some(row) = rows.next()
    {
        first.copy_from_slice(&row[skipped..skipped + first.len()]);
    }
    let (whole, last) = line.as_chunks_mut();
    for (pixels, row) in whole.iter_mut().zip(&mut rows) {
        *pixels = row;
    }
    if let Some(row) = rows.next() {
        last.copy_from_slice(&row[..last.len()]);
    }
}

/// A square of pixels for each colour, with an edge at the left and below if it is large.
fn spread(band: &mut [u32], width: usize, side: usize, colours: &[u32]) {
    let rows = band.len() / width;
    let (above, lowest) = band.split_at_mut((rows - 1) * width);
    lowest.fill(0);
    for (pixels, &colour) in lowest.chunks_mut(side).zip(colours) {
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

/// The opacity of a square for each state of the legal positions: the legal part of it, and at least a trace if one position is legal.
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
