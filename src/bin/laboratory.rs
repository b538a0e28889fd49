//! The laboratory.

fn main() {
    bittersweet::laboratory::start();
}
