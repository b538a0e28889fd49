//! A sweep: the claim, the ranges of its parameters, its bound, and how it is folded.

use crate::laboratory::route::number;
use crate::laboratory::sweep::{Plan, Span, Sweep, Way};
use web::evidence::{claim_in_address, name_in_address};
use web::kit::query::{Query, Written};

pub(super) fn write((plan, width): &(Plan, u32), written: &mut Written) {
    written.add("sweep", &name_in_address(plan.claim));
    written.add("over", &plan.spans.iter().map(|span| span.write()).collect::<Vec<_>>().join(","));
    match plan.way {
        Way::Tested => written.add("upto", &plan.bound),
        Way::Proved => written.add("way", &"proved"),
    }
    written.add_unless(*width == Sweep::WIDTH, "width", width);
}

/// None if the link names no claim of a sweep.
pub(super) fn read(query: &mut Query) -> Option<(Plan, u32)> {
    let (mut plan, mut width) = (Plan::of(query.take("sweep", claim_in_address)?), Sweep::WIDTH);
    let (claim, count) = (plan.claim, plan.spans.len());
    query.put("over", &mut plan.spans, |text| {
        let spans: Option<Vec<Span>> = text.split(',').map(Span::read).collect();
        spans.filter(|spans| spans.len() == count)
    });
    query.put("way", &mut plan.way, |text| {
        let (_, way) =
            [("tested", Way::Tested), ("proved", Way::Proved)].into_iter().find(|(name, _)| *name == text)?;
        Plan::claims_for(way).any(|fit| fit == claim).then_some(way)
    });
    query.put("upto", &mut plan.bound, |text| number(text, 0, Sweep::LARGEST_BOUND));
    query.put("width", &mut width, |text| number(text, 1, Sweep::WIDEST));
    Some((plan, width))
}
