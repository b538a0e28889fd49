//! The page for teachers.

fn main() {
    bittersweet::teach::start();
}
