//! The map of k and s: `map=step+pass+misere&cell=4,2`.

use crate::laboratory::MapLook;
use proofs::theorems::shifts::{Cell, Shape};
use web::kit::query::{Query, Written};

pub(super) fn write(look: MapLook, written: &mut Written) {
    let parts = [Some(look.shape.key()), look.pass.then_some("pass"), look.misere.then_some("misere")];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join("+");
    written.add_unless(look.cell((1, 0)) == MapLook::default().cell((1, 0)), "map", &text);
    written.add_some("cell", look.at.map(|(k, s)| format!("{k},{s}")));
}

/// None if the link is not about the map.
pub(super) fn read(query: &mut Query) -> Option<MapLook> {
    let (look, at) = (query.take("map", picture), query.take("cell", cell));
    (look.is_some() || at.is_some()).then(|| MapLook { at, ..look.unwrap_or_default() })
}

fn picture(text: &str) -> Option<MapLook> {
    let mut parts = text.split('+').peekable();
    let shape = Shape::with_key(parts.next()?)?;
    let pass = parts.next_if_eq(&"pass").is_some();
    let misere = parts.next_if_eq(&"misere").is_some();
    parts.next().is_none().then_some(MapLook { shape, pass, misere, at: None })
}

fn cell(text: &str) -> Option<(u32, u32)> {
    let (k, s) = text.split_once(',')?;
    let (k, s) = (k.parse().ok()?, s.parse().ok()?);
    let is_on_map = (1..=Cell::LARGEST.0).contains(&k) && s <= Cell::LARGEST.1;
    is_on_map.then_some((k, s))
}
