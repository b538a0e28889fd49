//! The page in a frame of another page, without figures.

fn main() {
    pages::embed::start();
}
