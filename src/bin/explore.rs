//! The page.

fn main() {
    bittersweet::explore::start();
}
