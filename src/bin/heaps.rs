//! The page of heaps that split.

fn main() {
    pages::heaps::start();
}
