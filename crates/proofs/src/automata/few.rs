//! A few things are put in order.

/// Puts a few things in order by insertion; those that are alike stay in the order they had. The library's sort is some 4 kB of
/// code for each type, and it is quicker only where there are more than about twenty.
pub fn sort_few<T>(list: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && is_before(&list[at], &list[at - 1]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn a_few_are_in_the_order_of_the_stable_sort() {
        for count in 0..12 {
            let list: Vec<(u32, u32)> = (0..count).map(|n| (n * n * 7 % 5, n)).collect();
            let (mut few, mut sorted) = (list.clone(), list);
            sort_few(&mut few, |(a, _), (b, _)| a < b);
            sorted.sort_by_key(|(key, _)| *key);
            assert_eq!(few, sorted);
        }
    }
}
