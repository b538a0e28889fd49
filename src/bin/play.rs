//! The page on which one plays.

fn main() {
    bittersweet::play::start();
}
