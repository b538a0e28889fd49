//! The page on which a pupil does a lesson.

fn main() {
    bittersweet::pupil::start();
}
