//! A sweep: the claim, the ranges of its parameters, its bound, and how it is folded.

use crate::laboratory::route::number;
use crate::laboratory::sweep::{Plan, Span, Sweep, Way};
use web::evidence::name_in_address;

pub(super) fn write((plan, width): &(Plan, u32), mut add: impl FnMut(&str, &str)) {
    add("sweep", &name_in_address(plan.claim));
    add("over", &plan.spans.iter().map(|span| span.write()).collect::<Vec<_>>().join(","));
    match plan.way {
        Way::Tested => add("upto", &plan.bound.to_string()),
        Way::Proved => add("way", "proved"),
    }
    if *width != Sweep::WIDTH {
        add("width", &width.to_string());
    }
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read((plan, width): &mut (Plan, u32), key: &str, value: &str) -> bool {
    match key {
        "over" => {
            let spans: Option<Vec<Span>> = value.split(',').map(Span::read).collect();
            let known = spans.filter(|spans| spans.len() == plan.spans.len());
            known.map(|spans| plan.spans = spans).is_some()
        }
        "way" => {
            let ways = [("tested", Way::Tested), ("proved", Way::Proved)];
            let known = ways.into_iter().find(|(name, _)| *name == value).map(|(_, way)| way);
            let fit = known.filter(|way| Plan::claims_for(*way).any(|claim| claim == plan.claim));
            fit.map(|way| plan.way = way).is_some()
        }
        "upto" => number(value, 0, Sweep::LARGEST_BOUND).map(|bound| plan.bound = bound).is_some(),
        _ => number(value, 1, Sweep::WIDEST).map(|asked| *width = asked).is_some(),
    }
}
