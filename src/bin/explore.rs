//! The page.

fn main() {
    pages::explore::start();
}
