//! The places of labels on an axis.

use std::ops::Range;

/// The places in a range whose numbers, counted from `first`, are multiples of 1, 2 or 5 times a power of ten; at most about `most` of
/// them.
pub fn ticks(range: Range<u32>, first: i64, most: f64) -> impl Iterator<Item = u32> {
    let distance = i64::from(tick_distance(range.len() as u32, most.max(1.0) as u32));
    let start = i64::from(range.start) + first;
    let begin = start + (-start).rem_euclid(distance);
    (0..)
        .map_while(move |n: i64| u32::try_from(begin.checked_add(n.checked_mul(distance)?)? - first).ok())
        .take_while(move |&at| at < range.end)
}

/// The least distance that leaves at most so many of a count of numbers.
pub fn tick_distance(count: u32, most: u32) -> u32 {
    let powers = std::iter::successors(Some(1u32), |power| power.checked_mul(10));
    let distances = powers.flat_map(|power| [1, 2, 5].map(|n: u32| n.saturating_mul(power)));
    distances.into_iter().find(|distance| count.div_ceil(*distance) <= most).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{tick_distance, ticks};

    #[test]
    fn axes_have_a_readable_number_of_labels() {
        assert_eq!(ticks(0..10, 0, 10.0).collect::<Vec<_>>(), (0..10).collect::<Vec<_>>());
        assert_eq!(ticks(0..11, 0, 10.0).collect::<Vec<_>>(), [0, 2, 4, 6, 8, 10]);
        assert_eq!(ticks(1234..1290, 0, 10.9).collect::<Vec<_>>(), [1240, 1250, 1260, 1270, 1280]);
        assert_eq!(ticks(0..4000, 0, 8.0).collect::<Vec<_>>(), [0, 500, 1000, 1500, 2000, 2500, 3000, 3500]);
        assert_eq!(ticks(7..8, 0, 0.3).collect::<Vec<_>>(), [7]);
        assert_eq!(ticks(5..5, 0, 9.0).count(), 0);
        assert_eq!(ticks(0..21, -10, 5.0).collect::<Vec<_>>(), [0, 5, 10, 15, 20]);
        assert_eq!(ticks(0..21, -7, 5.0).collect::<Vec<_>>(), [2, 7, 12, 17]);
    }

    #[test]
    fn eleven_labels_are_enough() {
        let counts = [0, 1, 11, 12, 23, 56, 301, 4096];
        assert_eq!(counts.map(|count| tick_distance(count, 11)), [1, 1, 1, 2, 5, 10, 50, 500]);
    }
}
