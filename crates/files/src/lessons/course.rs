//! The course: six lessons as plain text in `static/course`, and in a folder there for each other language.

/// The files of the lessons, in their order.
pub const FILES: [&str; 6] =
    ["1-strip.txt", "2-backwards.txt", "3-directions.txt", "4-numbers.txt", "5-slopes.txt", "6-limits.txt"];
