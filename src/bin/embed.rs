//! The page that stands in a frame of another page.

fn main() {
    bittersweet::embed::start();
}
