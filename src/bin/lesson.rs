//! The page on which a pupil does a lesson.

fn main() {
    pages::pupil::start();
}
