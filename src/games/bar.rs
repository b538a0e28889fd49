//! What the three chocolate bars share: cuts in three directions, and the clamp.
//!
//! A bar is known by its *rim*, the highest y that may stand over given x and z. A cut of x or z that lowers the rim
//! below y takes y down with it: `y → min(y, rim)`. That clamp is the rule which makes these games different from Nim.

use crate::games::Axis;
use crate::games::Move;

/// Calls `visit` with every cut of the bar and what it leaves: x downwards to 0, then y, then z.
pub(crate) fn each_cut(rim: impl Fn(u32, u32) -> u32, cells: [u32; 3], visit: &mut impl FnMut(Move, [u32; 3])) {
    let [x, y, z] = cells;
    for to in (0..x).rev() {
        visit(Move::Cut { axis: Axis::X, to }, [to, y.min(rim(to, z)), z]);
    }
    for to in (0..y).rev() {
        visit(Move::Cut { axis: Axis::Y, to }, [x, to, z]);
    }
    for to in (0..z).rev() {
        visit(Move::Cut { axis: Axis::Z, to }, [x, y.min(rim(x, to)), to]);
    }
}
