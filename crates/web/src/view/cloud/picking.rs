//! Which point lies under the pointer.

use crate::view::cloud::Place;
use crate::view::cloud::projection::Projection;

/// The largest distance from the pointer to a point that it picks, in pixels.
pub const REACH: f32 = 10.0;

/// The number of the point nearest to a place on the screen, in pixels, or `None` if all are farther than [`REACH`].
/// Points whose disc covers the place are equally near; of equally near ones the front-most is taken, then the first.
///
/// One pass over all points; most are done with after the first coordinate.
pub fn nearest(places: &[Place], projection: &Projection, [left, top]: [f32; 2]) -> Option<usize> {
    let [[a, b, c, d], [e, f, g, h], [i, j, k, l]] = projection.rows;
    let (d, h) = (d - left, h - top);
    let covered = (projection.dot() / 2.0).powi(2);
    let mut reach = (projection.dot() / 2.0).max(REACH);
    let mut best = (reach * reach, f32::INFINITY);
    let mut found = None;
    for (index, &place) in places.iter().enumerate() {
        let [x, y, z] = place.map(f32::from);
        let across = a * x + b * y + c * z + d;
        if across.abs() > reach {
            continue;
        }
        let down = e * x + f * y + g * z + h;
        let distance = (across * across + down * down).max(covered);
        if distance > best.0 {
            continue;
        }
        let score = (distance, i * x + j * y + k * z + l);
        if score < best {
            (best, found, reach) = (score, Some(index), distance.sqrt());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::cloud::camera::{Camera, Preset};
    use proptest::prelude::*;

    /// The obvious way: place all, sort them.
    fn obvious(places: &[Place], projection: &Projection, [left, top]: [f32; 2]) -> Option<[f32; 2]> {
        let mut all: Vec<[f32; 2]> = places
            .iter()
            .map(|place| projection.place(place.map(f32::from)))
            .map(|[x, y, depth]| [(x - left).hypot(y - top).max(projection.dot() / 2.0), depth])
            .filter(|&[distance, _]| distance <= REACH.max(projection.dot() / 2.0))
            .collect();
        all.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
        all.first().copied()
    }

    proptest! {
        #[test]
        fn picking_agrees_with_placing_all(
            places in prop::collection::vec([0..=20_u16, 0..=20_u16, 0..=20_u16], 0..200),
            turn in -3.0_f32..3.0, tilt in -1.5_f32..1.5, zoom in 0.5_f32..6.0,
            left in 0_f32..400.0, top in 0_f32..300.0,
        ) {
            let projection = Projection::new(Camera { turn, tilt, zoom, centre: [0.5; 3] }, [20; 3], [400.0, 300.0]);
            let found = nearest(&places, &projection, [left, top]);
            let expected = obvious(&places, &projection, [left, top]);
            prop_assert_eq!(found.is_some(), expected.is_some());
            if let (Some(found), Some([distance, depth])) = (found, expected) {
                let [x, y, found_depth] = projection.place(places[found].map(f32::from));
                let found_distance = (x - left).hypot(y - top).max(projection.dot() / 2.0);
                prop_assert!((found_distance - distance).abs() < 1e-2, "{} {}", found_distance, distance);
                // Two points at almost the same distance may change places; those that cover the pointer may not.
                prop_assert!(found_distance > projection.dot() / 2.0 || (found_depth - depth).abs() < 1e-3);
            }
        }

        #[test]
        fn a_point_is_found_where_it_is_drawn(x in 0..=20_u16, y in 0..=20_u16, z in 0..=20_u16, turn in -3_f32..3.0) {
            let projection = Projection::new(Camera { turn, tilt: 0.4, zoom: 1.0, centre: [0.5; 3] }, [20; 3], [400.0, 300.0]);
            let [left, top, _] = projection.place([x, y, z].map(f32::from));
            prop_assert_eq!(nearest(&[[x, y, z]], &projection, [left, top]), Some(0));
            prop_assert_eq!(nearest(&[[x, y, z]], &projection, [left + 11.0, top]), None);
        }
    }

    #[test]
    fn of_points_behind_each_other_the_front_most_is_found() {
        let projection = Projection::new(Preset::Front.camera([9; 3]), [9; 3], [400.0, 400.0]);
        let [left, top, _] = projection.place([4.0, 5.0, 0.0]);
        let places = [[4, 5, 7], [4, 5, 2], [4, 5, 8], [5, 5, 0]];
        assert_eq!(nearest(&places, &projection, [left + 3.0, top]), Some(1));
    }
}
