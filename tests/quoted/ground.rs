//! Formulas in LaTeX without letters, and a check that they are true.

/// True if a chain of equations and inequalities between numbers holds; `None` if there are letters, or no relation.
pub(crate) fn is_true(latex: &str) -> Option<bool> {
    let mut text = latex.replace(r"\le ", "≤").replace(r"\ge ", "≥").replace(r"\oplus", "⊕").replace(r"\cdot", "*");
    text = text.replace(r"\lfloor", "[").replace(r"\rfloor", "]").replace(' ', "");
    let mut sides = Vec::new();
    let mut relations = Vec::new();
    let mut begin = 0;
    for (at, sign) in text.char_indices().filter(|(_, one)| "=<>≤≥".contains(*one)) {
        sides.push(value(&text[begin..at])?);
        relations.push(sign);
        begin = at + sign.len_utf8();
    }
    sides.push(value(&text[begin..])?);
    let holds = |(index, sign): (usize, &char)| match (sign, sides[index], sides[index + 1]) {
        ('=', left, right) => left == right,
        ('<', left, right) => left < right,
        ('>', left, right) => left > right,
        ('≤', left, right) => left <= right,
        (_, left, right) => left >= right,
    };
    (!relations.is_empty()).then(|| relations.iter().enumerate().all(holds))
}

/// The value of a term. Division is that of floors: it rounds down.
fn value(text: &str) -> Option<i64> {
    let mut reader = Reader { rest: text };
    let value = reader.nim_sum()?;
    reader.rest.is_empty().then_some(value)
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn takes(&mut self, sign: &str) -> bool {
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn nim_sum(&mut self) -> Option<i64> {
        let mut value = self.sum()?;
        while self.takes("⊕") {
            value ^= self.sum()?;
        }
        Some(value)
    }

    fn sum(&mut self) -> Option<i64> {
        let mut value = self.product()?;
        loop {
            if self.takes("+") {
                value += self.product()?;
            } else if self.takes("-") {
                value -= self.product()?;
            } else {
                return Some(value);
            }
        }
    }

    fn product(&mut self) -> Option<i64> {
        let mut value = self.factor()?;
        loop {
            if self.takes("*") {
                value *= self.factor()?;
            } else if self.takes("/") {
                value = value.checked_div_euclid(self.factor()?)?;
            } else {
                return Some(value);
            }
        }
    }

    fn factor(&mut self) -> Option<i64> {
        for (open, close) in [("(", ")"), ("[", "]")] {
            if self.takes(open) {
                let value = self.nim_sum()?;
                return self.takes(close).then_some(value);
            }
        }
        let digits = self.rest.len() - self.rest.trim_start_matches(|one: char| one.is_ascii_digit()).len();
        let (number, rest) = self.rest.split_at(digits);
        self.rest = rest;
        number.parse().ok()
    }
}
