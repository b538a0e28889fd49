//! The page on which the papers are read.

fn main() {
    bittersweet::papers::start();
}
