//! The page on which one plays.

fn main() {
    pages::play::start();
}
