//! A claim, its parameters and its bound.

use crate::laboratory::route::{LARGEST_BOUND, number};
use maths::claims::Parameter;
use web::evidence::name_in_address;
use web::workers::checker::protocol::Case;

pub(super) fn write(case: &Case, mut add: impl FnMut(&str, &str)) {
    let Case { claim, parameters, bound } = case;
    add("claim", &name_in_address(*claim));
    claim.takes().for_each(|parameter| add(parameter.name(), &parameters.text(parameter)));
    add("n", &bound.to_string());
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read(case: &mut Case, key: &str, value: &str) -> bool {
    if key == "n" {
        return number(value, 0, LARGEST_BOUND).map(|bound| case.bound = bound).is_some();
    }
    let taken = case.claim.takes().find(|parameter: &Parameter| parameter.name() == key);
    let changed = taken.and_then(|parameter| case.parameters.with(parameter, value).ok());
    changed.map(|parameters| case.parameters = parameters).is_some()
}
