//! The page that stands in a frame of another page, without figures.

fn main() {
    bittersweet::embed::start();
}
