//! The settings of the foundry: the selection of theorems, and the open one.

use crate::laboratory::foundry_box::{Look, Order};
use crate::laboratory::route::number;
use web::kit::escapes::{escaped, unescaped};

/// The most states that can be asked for.
pub(in crate::laboratory) const MOST_STATES: u32 = 999;

pub(super) fn write(look: &Look, mut add: impl FnMut(&str, &str)) {
    let Look { find, most, order, open } = look;
    if !find.is_empty() {
        add("find", &escaped(find));
    }
    if *most > 0 {
        add("most", &most.to_string());
    }
    if *order != Order::default() {
        add("sort", order.name());
    }
    // A link may name a theorem that does not exist. Its blanks stay as they are.
    open.iter().for_each(|rules| add("theorem", &rules.replace(' ', "_")));
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read(look: &mut Look, key: &str, value: &str) -> bool {
    match key {
        "find" => unescaped(value).map(|find| look.find = find).is_some(),
        "most" => number(value, 1, MOST_STATES).map(|most| look.most = most).is_some(),
        "sort" => {
            let known = Order::ALL.into_iter().find(|order| order.name() == value);
            known.map(|order| look.order = order).is_some()
        }
        _ => {
            look.open = Some(value.replace('_', " "));
            true
        }
    }
}
