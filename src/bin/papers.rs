//! The page on which the papers are read.

fn main() {
    pages::papers::start();
}
