//! The visible part of a set: `zoom=0,1024,-1&plane=y:4&here=7,4,7`.

use crate::bench::{Zoom, ZoomSlice};
use maths::games::Axis;
use proofs::automata::picture::Picture;
use web::kit::query::{Query, Written, flag};

pub(super) fn write(zoom: &Zoom, written: &mut Written) {
    let [across, up] = zoom.corner;
    written.add("zoom", &format_args!("{across},{up},{}", zoom.level));
    if let ZoomSlice::Fixed(axis, at) = zoom.slice {
        written.add("plane", &format_args!("{}:{at}", axis.key()));
    }
    written.add_some("p", zoom.pass.map(u8::from));
    if let Some([x, y, z]) = zoom.here {
        written.add("here", &format_args!("{x},{y},{z}"));
    }
}

/// None if the link names no visible part.
pub(super) fn read(query: &mut Query) -> Option<Zoom> {
    let (sight, slice) = (query.take("zoom", sight), query.take("plane", slice));
    let (here, pass) = (query.take("here", numbers), query.take("p", flag));
    let is_named = sight.is_some() || slice.is_some() || here.is_some() || pass.is_some();
    let usual = Zoom::default();
    let (corner, level) = sight.unwrap_or((usual.corner, usual.level));
    is_named.then_some(Zoom { slice: slice.unwrap_or(usual.slice), corner, level, here, pass })
}

fn sight(text: &str) -> Option<([u64; 2], i32)> {
    let (corner, level) = text.rsplit_once(',')?;
    let level = level.parse().ok().filter(|level| (Zoom::LEAST..=Zoom::MOST).contains(level))?;
    Some((numbers(corner)?, level))
}

fn slice(text: &str) -> Option<ZoomSlice> {
    if text == "above" {
        return Some(ZoomSlice::Above);
    }
    let (fixed, at) = text.split_once(':')?;
    Some(ZoomSlice::Fixed(Axis::with_key(fixed)?, number(at)?))
}

fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let all: Vec<u64> = text.split(',').map(number).collect::<Option<_>>()?;
    all.try_into().ok()
}

fn number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number| *number < Picture::SIDE)
}
