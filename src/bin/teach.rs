//! The page for teachers.

fn main() {
    pages::teach::start();
}
