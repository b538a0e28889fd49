//! Notation in addresses.

/// Positions, rulesets and records as addresses carry them: without optional blanks, and with underscores in place of the blanks between
/// the words of own rules.
pub fn in_address(notation: &str) -> String {
    notation.replace(" + ", "+").replace(": ", ":").replace(' ', "_")
}
