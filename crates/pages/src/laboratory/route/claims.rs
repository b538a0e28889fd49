//! A claim, its parameters and its bound.

use crate::laboratory::route::{LARGEST_BOUND, number};
use web::evidence::{claim_in_address, name_in_address};
use web::kit::query::{Query, Written};
use web::workers::checker::protocol::Case;

pub(super) fn write(case: &Case, written: &mut Written) {
    let Case { claim, parameters, bound } = case;
    written.add("claim", &name_in_address(*claim));
    claim.takes().for_each(|parameter| written.add(parameter.key(), &parameters.text(parameter)));
    written.add("n", bound);
}

/// None if the link names no claim.
pub(super) fn read(query: &mut Query) -> Option<Case> {
    let claim = query.take("claim", claim_in_address)?;
    let (mut parameters, mut bound) = (claim.parameters(), claim.bound());
    for parameter in claim.takes() {
        let before = parameters;
        query.put(parameter.key(), &mut parameters, |text| before.with(parameter, text).ok());
    }
    query.put("n", &mut bound, |text| number(text, 0, LARGEST_BOUND));
    Some(Case { claim, parameters, bound })
}
