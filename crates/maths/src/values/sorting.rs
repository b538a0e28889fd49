//! Sorting short lists with little code. The standard library's sorting is faster, and 2 to 5 kB of WebAssembly for each kind of row; the
//! lists of
//! a page are short, and it is loaded before it sorts anything. Kernels use the standard library.

use std::cmp::Ordering;

/// Sorts a list by a key. Rows with equal keys keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut Vec<T>, key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a list as `compare` says. Equal rows keep their order.
pub fn sort_by<T>(list: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let order = places(list.len(), &|one, other| compare(&list[one], &list[other]));
    let mut rows: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order.into_iter().filter_map(|place| rows[place].take()));
}

/// The places 0, 1, … below `count` in the order that `compare` gives: the one sorting for all kinds of rows.
fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by(|one, other| compare(*one, *other));
    places
}

#[cfg(test)]
mod tests {
    use super::{sort_by, sort_by_key};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn lists_are_sorted_as_by_the_standard_library(list in prop::collection::vec((0..6u8, any::<u16>()), 0..80)) {
            let (mut ours, mut wanted) = (list.clone(), list.clone());
            sort_by_key(&mut ours, |row| row.0);
            wanted.sort_by_key(|row| row.0);
            prop_assert_eq!(&ours, &wanted);
            sort_by(&mut ours, |one, other| other.1.cmp(&one.1));
            wanted.sort_by_key(|row| std::cmp::Reverse(row.1));
            prop_assert_eq!(ours, wanted);
        }
    }
}
