//! The settings of the foundry: the selection of theorems, and the open one.

use crate::laboratory::foundry_box::{Look, Order};
use crate::laboratory::route::number;
use web::kit::escapes::{escaped, unescaped};
use web::kit::query::{Query, Written};

/// The most states that can be asked for.
pub(in crate::laboratory) const MOST_STATES: u32 = 999;

pub(super) fn write(look: &Look, written: &mut Written) {
    let Look { find, most, order, open } = look;
    written.add_unless(find.is_empty(), "find", &escaped(find));
    written.add_unless(*most == 0, "most", most);
    written.add_unless(*order == Order::default(), "sort", &order.key());
    // A link may name a theorem that does not exist. Its blanks stay as they are.
    written.add_some("theorem", open.as_ref().map(|rules| rules.replace(' ', "_")));
}

/// Reads the settings. Default values replace those that the link does not name.
pub(super) fn read(query: &mut Query) -> Look {
    Look {
        find: query.take("find", unescaped).unwrap_or_default(),
        most: query.take("most", |text| number(text, 1, MOST_STATES)).unwrap_or_default(),
        order: query.take("sort", Order::with_key).unwrap_or_default(),
        open: query.take("theorem", |text| Some(text.replace('_', " "))),
    }
}
