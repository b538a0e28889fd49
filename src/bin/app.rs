//! The page.

fn main() {
    bittersweet::app::start();
}
