//! The bench: own formulas are tested, found and proved.

fn main() {
    pages::bench::start();
}
