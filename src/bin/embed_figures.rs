//! The page in a frame of another page, with figures.

fn main() {
    bittersweet::embed::start_with_figures();
}
