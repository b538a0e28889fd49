//! Numbers that an automaton reads, such as `7,3,4`.

use crate::bench::route::number;
use maths::expressions::Variable;
use web::evidence::automaton::LARGEST;

pub(super) fn write(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// None if one of them is no number or too large, or there are more than names.
pub(super) fn read(text: &str) -> Option<Vec<u32>> {
    let numbers: Vec<u32> = text.split(',').map(|text| number(text, 0, LARGEST)).collect::<Option<_>>()?;
    (numbers.len() <= Variable::ALL.len()).then_some(numbers)
}
