//! The page on which a pupil does a lesson, for packages of learning platforms: as `lesson`, with the code that reports.

fn main() {
    pages::pupil::start_in_package();
}
