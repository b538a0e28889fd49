//! A formula as LaTeX.

use maths::games::Ruleset;
use web::evidence::report::symbols;

/// A formula in mathematics, between dollar signs. It is written as the page writes formulas, whatever signs were typed:
/// in LaTeX `^` is a power and `%` a comment.
pub(super) fn mathematics(formula: &str, ruleset: &Ruleset) -> String {
    let read = ruleset.formula(formula);
    let written = read.map_or_else(|_| formula.to_owned(), |formula| ruleset.in_letters(&formula.to_string()));
    let mut text = String::new();
    let mut rest = written.as_str();
    while let Some(first) = rest.chars().next() {
        let letters = rest.find(|character: char| !character.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (part, after) = rest.split_at(letters.max(first.len_utf8()));
        match part {
            "mod" => text.push_str("\\bmod "),
            "min" | "max" => text.extend(["\\", part]),
            "mex" | "abs" => text.extend(["\\operatorname{", part, "}"]),
            "⌈" => text.push_str("\\lceil "),
            "⌉" => text.push_str("\\rceil "),
            "∈" => text.push_str("\\in "),
            "·" => text.push_str("\\cdot "),
            "{" | "}" | "%" | "&" | "_" | "$" | "#" => text.extend(["\\", part]),
            _ if letters > 1 => text.extend(["\\text{ ", part, " }"]),
            _ => text.push_str(&symbols(part)),
        }
        rest = after;
    }
    text
}

/// An address without characters that LaTeX cannot print in one.
pub(super) fn ascii(address: &str) -> String {
    let mut buffer = [0; 4];
    address.chars().fold(String::new(), |mut text, character| {
        if character.is_ascii() {
            text.push(character);
        } else {
            character.encode_utf8(&mut buffer).bytes().for_each(|byte| text.push_str(&format!("%{byte:02X}")));
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::ascii;

    #[test]
    fn signs_mean_in_latex_what_they_mean_here() {
        let mathematics = |text: &str| super::mathematics(text, &"nim".parse().unwrap());
        assert_eq!(mathematics("x ^ y ^ z = 0"), "x \\oplus  y \\oplus  z = 0");
        assert_eq!(mathematics("x % 2 ∈ {0, 1}"), "(x \\bmod  2) \\in  \\{0, 1\\}");
        assert_eq!(mathematics("min(x, y) = floor(z/k)"), "\\min(x, y) = \\lfloor z / k\\rfloor ");
        assert_eq!(mathematics("a = 0 or a = b"), "a = 0 \\text{ or } a = b");
        assert_eq!(mathematics("x & y = 0"), "x \\& y = 0");
        let own = |text: &str| super::mathematics(text, &"rules:a b c d".parse().unwrap());
        assert_eq!(own("a ^ b = max(z, w)"), "a \\oplus  b = \\max(c, d)");
    }

    #[test]
    fn addresses_are_ascii() {
        assert_eq!(ascii("a%20b#x=⊕"), "a%20b#x=%E2%8A%95");
    }
}
