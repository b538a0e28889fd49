//! Moving and zooming, at any distance.

mod table;

use super::{Change, Slice, Space, Zoom};
use maths::games::Axis;
use proofs::automata::picture::Picture;

const SIZE: [u32; 2] = [600, 400];

#[test]
fn what_is_at_a_pixel_stays_there_while_zooming() {
    let far = Picture::SIDE - 1_000_000;
    let zoom = Zoom { corner: [123_456_789, far], level: 3, ..Zoom::default() };
    for by in [1, 2, 3, 6, -1, -4] {
        let at = [320, 128];
        let before = zoom.place(at).unwrap();
        let after = zoom.after(Change::Level(by, at, SIZE), Space::Three).place(at).unwrap();
        let pixel = 1 << (3 - by).max(3);
        assert!((0..2).all(|axis| before[axis].abs_diff(after[axis]) < pixel), "{by}: {before:?}, {after:?}");
    }
    // Out and in again leads back.
    let out = zoom.after(Change::Level(-9, [300, 200], SIZE), Space::Three);
    assert_eq!(out.after(Change::Level(9, [300, 200], SIZE), Space::Three).corner[0], 123_456_789);
}

#[test]
fn nothing_beyond_the_plane_comes_into_sight() {
    let all = Zoom::default().after(Change::Whole(SIZE), Space::Three);
    assert_eq!((all.corner, all.level), ([0, 0], 45));
    let end = Zoom { corner: [u64::MAX >> 1; 2], level: -3, ..Zoom::default() }.held(SIZE);
    assert_eq!(end.corner, [Picture::SIDE - 75, Picture::SIDE - 50]);
    assert_eq!(end.place([599, 399]), Some([Picture::SIDE - 1; 2]));
    let moved = end.after(Change::Shift([8000, -16], SIZE), Space::Three);
    assert_eq!(moved.corner, [end.corner[0], end.corner[1] - 2]);
    assert_eq!(Zoom::default().after(Change::Shift([-5, -5], SIZE), Space::Three).corner, [0, 0]);
    for level in [-99, 99] {
        let held = Zoom { level, ..Zoom::default() }.held(SIZE);
        assert!((Zoom::LEAST..=Zoom::MOST).contains(&held.level));
    }
}

#[test]
fn the_plane_and_the_picture_go_with_the_reader() {
    let zoom = Zoom { slice: Slice::Fixed(Axis::Y, 5), level: 0, ..Zoom::default() };
    let near = zoom.after(Change::Here([7, 5, 9], SIZE), Space::Three);
    assert_eq!((near.slice, near.corner, near.here), (zoom.slice, [0, 0], Some([7, 5, 9])));
    let far = near.after(Change::Here([7, 1 << 40, 1 << 50], SIZE), Space::Three);
    assert_eq!((far.slice, far.corner), (Slice::Fixed(Axis::Y, 1 << 40), [0, (1 << 50) - 200]));
    // Of three piles the plane is (0, y, z), with z across.
    let piles = Zoom::default().after(Change::Here([0, 3, 5000], SIZE), Space::Two([2, 1]));
    assert_eq!(piles.corner, [5000 - 150, 0]);
}
