//! The page in a frame of another page, with figures.

fn main() {
    pages::embed::start_with_figures();
}
