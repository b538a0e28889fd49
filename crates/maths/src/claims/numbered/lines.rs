//! The lines of a file of numbered items, as the build and the reader of the facts both see them.

/// The lines that count, with their numbers. A line that is indented by four blanks belongs to the line above.
pub(super) fn joined(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        match lines.last_mut() {
            _ if line.trim().is_empty() || line.starts_with('%') => {}
            Some((_, above)) if line.starts_with("    ") => {
                // Only scripts with blanks between words need one where a line ends.
                if above.ends_with(|last: char| last.is_ascii()) {
                    above.push(' ');
                }
                above.push_str(line.trim());
            }
            _ => lines.push((index + 1, line.to_owned())),
        }
    }
    lines
}
