//! `step` k, s: a strip of x squares left of the bitter piece, the stair bar CB(s, k, y, z) right of it.
//!
//! Source: `pass` Definition 3.1 (there k is even; here any positive rational), and `variants` with k = 2, s = 0.
//! Legal when y ≤ ⌊(z+s)/k⌋. Column i of the bar has min(y, ⌊(i+s)/k⌋) + 1 squares: CB(3,4,2,11) has the heights
//! 1,2,2,2,2,3,3,3,3,3,3,3. (Example 3.1 prints 3 for column 4; its own formula gives ⌊(4+3)/4⌋ + 1 = 2.)

use crate::values::Ratio;

/// ⌊(z+s)/k⌋, the highest y over z. The strip has no say in it.
pub(super) fn rim(k: Ratio, s: u32, z: u32) -> u32 {
    k.floor_of_quotient(u64::from(z) + u64::from(s))
}

#[cfg(test)]
mod tests {
    use super::rim;
    use crate::games::columns::height;
    use crate::values::Ratio;

    /// Example 3.1 of `pass` prints 3 for column 4, against its own formula.
    #[test]
    fn heights_of_example_3_1() {
        let printed = [1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
        let k = Ratio::whole(4).unwrap();
        for (column, printed) in (0..).zip(printed) {
            let by_the_rule = if column == 4 { 2 } else { printed };
            assert_eq!(height(rim(k, 3, column), 2), by_the_rule, "column {column}");
        }
    }
}
