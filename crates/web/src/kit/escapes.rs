//! Formulas and words in links.

/// True if a text has a percent code such as `%E0`. A remainder is written with `_mod_`.
fn has_code(text: &str) -> bool {
    let is_code = |rest: &str| rest.len() >= 2 && rest.bytes().take(2).all(|byte| byte.is_ascii_hexdigit());
    text.split('%').skip(1).any(is_code)
}

/// A formula as it is in links, without characters that mean something in them.
pub fn escaped(formula: &str) -> String {
    formula.replace(' ', "_").replace('&', ";").replace('%', "_mod_")
}

/// A formula as it was before it was written into a link. None if it has codes that could not be decoded: the address was cut
/// or damaged.
pub fn unescaped(text: &str) -> Option<String> {
    (!has_code(text)).then(|| text.replace('_', " ").replace(';', "&"))
}
