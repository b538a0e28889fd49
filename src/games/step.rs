//! `step` k, s: a strip of x squares left of the bitter square, the step bar CB(s, k, y, z) right of it.
//!
//! Source: `pass` Definition 3.1 (there k is even; here any positive rational), and `variants` with k = 2, s = 0.
//! Legal when y ≤ ⌊(z+s)/k⌋. Column i of the bar has min(y, ⌊(i+s)/k⌋) + 1 squares: CB(3,4,2,11) has the heights
//! 1,2,2,2,2,3,3,3,3,3,3,3. (Example 3.1 prints 3 for column 4; its own formula gives ⌊(4+3)/4⌋ + 1 = 2.)

use crate::games::Axis;
use crate::games::scene::Point;
use crate::games::scene::Rect;
use crate::games::scene::Scene;
use crate::games::scene::SceneBuilder;
use crate::values::Ratio;

/// ⌊(z+s)/k⌋, the highest y over z. The strip has no say in it.
pub(crate) fn rim(k: Ratio, s: u32, z: u32) -> u32 {
    k.floor_of_quotient(u64::from(z) + u64::from(s))
}

/// How many squares the drawing has; beyond a million columns a number that is too large to draw.
pub(crate) fn piece_count(rim: &dyn Fn(u32) -> u32, [x, y, z]: [u32; 3]) -> u64 {
    // Beyond a million columns nobody draws; the sum would only keep the page waiting.
    if z > 1_000_000 {
        return u64::from(x) + u64::from(z) + 1;
    }
    u64::from(x) + (0..=z).map(|column| u64::from(height(rim, y, column))).sum::<u64>()
}

/// Squares in one column of the bar.
fn height(rim: &dyn Fn(u32) -> u32, y: u32, column: u32) -> u32 {
    y.min(rim(column)) + 1
}

/// Strip and bar, with the bitter square's lower left corner at the origin.
pub(crate) fn scene(rim: &dyn Fn(u32) -> u32, [x, y, z]: [u32; 3]) -> Scene {
    let (left, right) = (-i64::from(x), i64::from(z) + 1);
    let top = i64::from(y) + 1;
    // The last column is as high as any.
    let edges = [(Point(left, 0), Point(-1, 0)), (Point(right, top), Point(0, 1)), (Point(right, 0), Point(1, 0))];
    let mut scene = SceneBuilder::new(1, Rect { left, bottom: 0, right, top }, edges);
    for distance in (1..=x).rev() {
        scene.square([distance, 0, 0], -i64::from(distance), 0);
    }
    for column in 0..=z {
        for row in 0..height(rim, y, column) {
            scene.square([0, row, column], i64::from(column), i64::from(row));
        }
    }
    for to in (0..x).rev() {
        let at = -i64::from(to);
        scene.groove(Axis::X, to, Point(at, 0), Point(at, 1));
    }
    for to in (0..y).rev() {
        let at = i64::from(to) + 1;
        // Heights do not fall to the right, so a groove runs from the first column above it to the end.
        let first = (0..=z).find(|&column| height(rim, y, column) > to + 1).unwrap_or(z);
        scene.groove(Axis::Y, to, Point(right, at), Point(i64::from(first), at));
    }
    for to in (0..z).rev() {
        let at = i64::from(to) + 1;
        // The groove ends where the lower of its two columns does.
        scene.groove(Axis::Z, to, Point(at, 0), Point(at, i64::from(height(rim, y, to))));
    }
    scene.finish()
}

#[cfg(test)]
mod tests {
    use super::height;
    use super::rim;
    use crate::values::Ratio;

    /// Example 3.1 of `pass` prints 3 for column 4, against its own formula.
    #[test]
    fn heights_of_example_3_1() {
        let printed = [1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
        let k = Ratio::whole(4).unwrap();
        for (column, printed) in (0..).zip(printed) {
            let by_the_rule = if column == 4 { 2 } else { printed };
            assert_eq!(height(&|z| rim(k, 3, z), 2, column), by_the_rule, "column {column}");
        }
    }
}
