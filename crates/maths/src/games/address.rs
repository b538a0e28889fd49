//! Notation in addresses.

/// Positions, rulesets and records as addresses carry them: without the blanks that may be left out, and with underscores in place of
/// those between the words of rules of one's own.
pub fn in_address(notation: &str) -> String {
    notation.replace(" + ", "+").replace(": ", ":").replace(' ', "_")
}
