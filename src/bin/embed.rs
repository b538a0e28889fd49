//! The page in a frame of another page, without figures.

fn main() {
    bittersweet::embed::start();
}
