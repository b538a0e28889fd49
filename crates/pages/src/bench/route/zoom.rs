//! The visible part of a set: `zoom=0,1024,-1&plane=y:4&here=7,4,7`.

use crate::bench::{Zoom, ZoomSlice};
use maths::games::Axis;
use proofs::automata::picture::Picture;

pub(super) fn write(zoom: &Zoom, mut add: impl FnMut(&str, &str)) {
    let [across, up] = zoom.corner;
    add("zoom", &format!("{across},{up},{}", zoom.level));
    if let ZoomSlice::Fixed(axis, at) = zoom.slice {
        add("plane", &format!("{}:{at}", name(axis)));
    }
    if let Some(pass) = zoom.pass {
        add("p", if pass { "1" } else { "0" });
    }
    if let Some([x, y, z]) = zoom.here {
        add("here", &format!("{x},{y},{z}"));
    }
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read(zoom: &mut Option<Zoom>, key: &str, value: &str) -> bool {
    let before = zoom.unwrap_or_default();
    let read = match key {
        "zoom" => sight(value).map(|(corner, level)| Zoom { corner, level, ..before }),
        "plane" => slice(value).map(|slice| Zoom { slice, ..before }),
        "p" => flag(value).map(|pass| Zoom { pass: Some(pass), ..before }),
        _ => numbers(value).map(|here| Zoom { here: Some(here), ..before }),
    };
    *zoom = read.or(*zoom);
    read.is_some()
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
    let axis = Axis::ALL.into_iter().find(|axis| name(*axis) == fixed)?;
    Some(ZoomSlice::Fixed(axis, number(at)?))
}

fn flag(text: &str) -> Option<bool> {
    match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let all: Vec<u64> = text.split(',').map(number).collect::<Option<_>>()?;
    all.try_into().ok()
}

fn number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number| *number < Picture::SIDE)
}

fn name(axis: Axis) -> &'static str {
    match axis {
        Axis::X => "x",
        Axis::Y => "y",
        Axis::Z => "z",
    }
}
