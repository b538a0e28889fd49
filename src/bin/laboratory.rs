//! The laboratory.

fn main() {
    pages::laboratory::start();
}
