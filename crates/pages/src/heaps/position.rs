//! Several heaps, as they are typed: `3, 5, 7`.

use maths::values::half_width;

/// The most heaps that are read.
pub(super) const MOST_HEAPS: usize = 12;

/// Why a text is no list of heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoHeaps {
    /// This is no whole number.
    Number(String),
    /// There are more heaps than are read.
    TooMany(usize),
    /// This heap is larger than any that is read.
    TooLarge(String),
}

/// The largest heap that is read; its value follows from a period.
pub(super) const LARGEST: usize = 1_000_000_000;

/// The heaps, or the first reason why there are none.
pub(super) fn read(text: &str) -> Result<Vec<usize>, NoHeaps> {
    let text = half_width(text);
    let parts: Vec<&str> = text.split([',', ' ', '、']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.len() > MOST_HEAPS {
        return Err(NoHeaps::TooMany(parts.len()));
    }
    let read = |part: &&str| {
        if !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NoHeaps::Number((*part).to_owned()));
        }
        let size = part.parse().ok().filter(|&size| size <= LARGEST);
        size.ok_or_else(|| NoHeaps::TooLarge((*part).to_owned()))
    };
    parts.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::{NoHeaps, read};

    #[test]
    fn heaps_are_separated_by_commas_or_blanks() {
        assert_eq!(read("3, 5,7  9"), Ok(vec![3, 5, 7, 9]));
        assert_eq!(read("３、５"), Ok(vec![3, 5]));
        assert_eq!(read(" "), Ok(Vec::new()));
        assert_eq!(read("3, -5"), Err(NoHeaps::Number("-5".into())));
        assert_eq!(read("1000000001"), Err(NoHeaps::TooLarge("1000000001".into())));
        assert_eq!(read("99999999999999999999999"), Err(NoHeaps::TooLarge("99999999999999999999999".into())));
        assert_eq!(read(&"1 ".repeat(13)), Err(NoHeaps::TooMany(13)));
    }
}
