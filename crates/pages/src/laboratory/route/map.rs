//! The map of k and s: `map=step+pass+misere&cell=4,2`.

use crate::laboratory::MapLook;
use proofs::theorems::shifts::{Cell, Shape};

pub(super) fn write(look: MapLook, mut add: impl FnMut(&str, &str)) {
    let parts = [Some(name(look.shape)), look.pass.then_some("pass"), look.misere.then_some("misere")];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join("+");
    if look.cell((1, 0)) != MapLook::default().cell((1, 0)) {
        add("map", &text);
    }
    if let Some((k, s)) = look.at {
        add("cell", &format!("{k},{s}"));
    }
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read(look: &mut MapLook, key: &str, value: &str) -> bool {
    let read = if key == "map" { picture(*look, value) } else { at(*look, value) };
    read.map(|read| *look = read).is_some()
}

fn picture(look: MapLook, value: &str) -> Option<MapLook> {
    let mut parts = value.split('+').peekable();
    let named = parts.next()?;
    let shape = Shape::ALL.into_iter().find(|shape| name(*shape) == named)?;
    let pass = parts.next_if_eq(&"pass").is_some();
    let misere = parts.next_if_eq(&"misere").is_some();
    parts.next().is_none().then_some(MapLook { shape, pass, misere, ..look })
}

fn at(look: MapLook, value: &str) -> Option<MapLook> {
    let (k, s) = value.split_once(',')?;
    let (k, s) = (k.parse().ok()?, s.parse().ok()?);
    let is_on_map = (1..=Cell::LARGEST.0).contains(&k) && s <= Cell::LARGEST.1;
    is_on_map.then_some(MapLook { at: Some((k, s)), ..look })
}

fn name(shape: Shape) -> &'static str {
    match shape {
        Shape::Triangle => "triangle",
        Shape::Step => "step",
    }
}
