//! The one notation: `family:parameters:coordinates`.
//!
//! `triangle:k=5/2,misere:6,2,8`. Reading is lenient (spaces, capitals, any order of parameters), writing is canonical (k, s, pass, misere,
//! and last the rim or the heights; k always for `triangle`, and s if it is not 0; k and s for `step`). Sharing Nim has as many piles as
//! there are coordinates. Without coordinates `piles=4` gives the number of piles, and three is the default. Own rules have clauses in
//! place of parameters, `pass` and `misere` among them ([`OwnRules`]). Every problem of a text is reported, not only the first.

use crate::games::rim::Parameters;
use crate::games::{
    Bar, Coordinates, Family, Game, Heights, OwnRules, Piles, Position, Problem, Problems, RimFormula, Rules, Ruleset,
};
use crate::values::{Ratio, half_width, quoted};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Ruleset {
    /// The part before the coordinates, such as `step:k=4,s=2,pass`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = match self.rules {
            Rules::Piles(piles) if piles != Piles::THREE => Some(piles.count()),
            Rules::Piles(_) | Rules::Bar(_) | Rules::Own(_) => None,
        };
        self.write(piles, out)
    }
}

impl Ruleset {
    /// Writes it, with the number of piles if it has to be said.
    fn write(&self, piles: Option<usize>, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.rules.family().key())?;
        if let Rules::Own(own) = self.rules {
            write!(out, ":{}", own.text())?;
            let clauses = [(self.pass, ";pass"), (self.misere, ";misere")];
            return clauses
                .into_iter()
                .filter(|(is_there, _)| *is_there)
                .try_for_each(|(_, clause)| out.write_str(clause));
        }
        let mut separator = ":";
        let mut write = |parameter: String| {
            write!(out, "{separator}{parameter}")?;
            separator = ",";
            Ok(())
        };
        if let Some(piles) = piles {
            write(format!("piles={piles}"))?;
        }
        if let Some(k) = self.rules.k() {
            write(format!("k={k}"))?;
        }
        if let Some(s) = self.rules.written_s() {
            write(format!("s={s}"))?;
        }
        if self.pass {
            write("pass".into())?;
        }
        if self.misere {
            write("misere".into())?;
        }
        match self.rules.bar() {
            Some(Bar::Heights(heights)) => write(format!("heights={heights}")),
            Some(Bar::Formula(formula)) => write(format!("rim={}", formula.text())),
            Some(Bar::Rectangle | Bar::Triangle { .. } | Bar::Step { .. }) | None => Ok(()),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { coordinates, pass } = self.position();
        self.ruleset().write(None, out)?;
        let mut separator = ":";
        for number in coordinates.iter() {
            write!(out, "{separator}{number}")?;
            separator = ",";
        }
        if self.ruleset().pass { write!(out, ",{}", u8::from(pass)) } else { Ok(()) }
    }
}

impl FromStr for Ruleset {
    type Err = Problems;

    /// Reads `family:parameters` (or `family` alone), without coordinates.
    fn from_str(text: &str) -> Result<Self, Problems> {
        let Parts { family, last, mut sections } = Parts::of(text)?;
        match (sections.len(), last) {
            (0, None) => read_ruleset(family, "", None, None),
            (1, last) => read_ruleset(family, &sections.remove(0), last, None),
            _ => Err(Problem::Parts(family).into()),
        }
    }
}

impl FromStr for Game {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let (family, parameters, last, coordinates) = Parts::of(text)?.of_game()?;
        match read_ruleset(family, &parameters, last, Some(count(&coordinates))) {
            Ok(ruleset) => Self::new(ruleset, read_position(&ruleset, &coordinates)?),
            Err(mut problems) => {
                // The coordinates can still be read as numbers, so say what is wrong with them too.
                let pass = parameters.split(',').any(|parameter| parameter == "pass");
                let alone = Ruleset { rules: Rules::NIM, pass, misere: false };
                if family.is_bar()
                    && let Err(more) = read_position(&alone, &coordinates)
                {
                    more.iter().cloned().for_each(|problem| problems.add(problem));
                }
                Err(problems)
            }
        }
    }
}

impl Game {
    /// The position in a text, its y lowered to the rim; `None` if y is not too high or something else is wrong too. A page can offer it in
    /// place of a text that `FromStr` refuses.
    pub fn read_lowered(text: &str) -> Option<Self> {
        let (family, parameters, last, coordinates) = Parts::of(text).ok()?.of_game().ok()?;
        let ruleset = read_ruleset(family, &parameters, last, Some(count(&coordinates))).ok()?;
        let position = read_position(&ruleset, &coordinates).ok()?;
        let is_too_high = ruleset.check(position).is_err();
        Self::new(ruleset, ruleset.lowered(position)).ok().filter(|_| is_too_high)
    }
}

/// A parameter that reaches to the last colon.
enum Last {
    /// The rim of a `bar`.
    Rim(String),
    /// The heights of a `bar`.
    Heights(String),
    /// The clauses of own rules.
    Clauses(String),
}

/// A text divided at its colons.
struct Parts {
    family: Family,
    last: Option<Last>,
    /// The parts between the colons after the family, without blanks and without the last parameter: parameters and coordinates.
    sections: Vec<String>,
}

impl Parts {
    fn of(text: &str) -> Result<Self, Problems> {
        // Capitals of other scripts stay: none of them means anything here, and they are a table of 11 kB.
        // Addresses have no blanks between words.
        let text = half_width(text).to_ascii_lowercase().replace('_', " ");
        if without_blanks(&text).is_empty() {
            return Err(Problem::Empty.into());
        }
        if is_sum(&text) {
            return Err(Problem::Sum.into());
        }
        let (family, rest) = text.split_once(':').map_or((text.as_str(), None), |(family, rest)| (family, Some(rest)));
        let family: Family = without_blanks(family).parse()?;
        let Some(rest) = rest else { return Ok(Self { family, last: None, sections: Vec::new() }) };
        let (before, last, after) = match family {
            Family::Bar => split_rim(rest),
            Family::Own => {
                let (clauses, after) =
                    rest.rsplit_once(':').map_or((rest, None), |(clauses, after)| (clauses, Some(after)));
                ("", Some(Last::Clauses(clauses.trim().to_owned())), after)
            }
            Family::Nim | Family::Triangle | Family::Step | Family::Sharing => (rest, None, None),
        };
        let mut sections: Vec<String> = before.split(':').map(without_blanks).collect();
        sections.extend(after.map(without_blanks));
        Ok(Self { family, last, sections })
    }

    /// Family, parameters, last parameter and coordinates of a position.
    fn of_game(self) -> Result<(Family, String, Option<Last>, String), Problems> {
        let Self { family, last, mut sections } = self;
        let wrong = || Err(Problem::Parts(family).into());
        let Some(coordinates) = sections.pop() else { return wrong() };
        match (sections.pop(), sections.is_empty()) {
            (parameters, true) => Ok((family, parameters.unwrap_or_default(), last, coordinates)),
            (_, false) => wrong(),
        }
    }
}

fn without_blanks(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// True if the name of a family and a colon follow a plus sign; a rim contains plus signs too.
fn is_sum(text: &str) -> bool {
    text.split('+').skip(1).any(|after| {
        let name = after.split(':').next().map(without_blanks).unwrap_or_default();
        after.contains(':') && Family::with_key(&name).is_some()
    })
}

/// The text before the rim (or the heights) of a bar, the rim, and what follows the colon after it.
fn split_rim(text: &str) -> (&str, Option<Last>, Option<&str>) {
    type Made = fn(String) -> Last;
    let names: [(&str, Made); 2] = [("rim", Last::Rim), ("heights", Last::Heights)];
    for (name, made) in names {
        let value_at = |at: usize| {
            let (before, rest) = text.split_at_checked(at)?;
            let value = rest.strip_prefix(name)?.trim_start().strip_prefix('=')?;
            Some((before, value.trim_start_matches('=')))
        };
        if let Some((before, value)) = (0..text.len()).find_map(value_at) {
            let (value, after) = value.rsplit_once(':').map_or((value, None), |(value, after)| (value, Some(after)));
            return (before, Some(made(value.trim().to_owned())), after);
        }
    }
    (text, None, None)
}

/// The count of numbers between commas.
fn count(coordinates: &str) -> usize {
    if coordinates.is_empty() { 0 } else { coordinates.split(',').count() }
}

/// `given` is how many numbers follow the parameters, if some do.
fn read_ruleset(family: Family, text: &str, last: Option<Last>, given: Option<usize>) -> Result<Ruleset, Problems> {
    if family == Family::Own {
        return read_own(last);
    }
    let mut problems = Problems::default();
    let (mut k, mut s, mut piles, mut pass, mut misere) = (None, None, None, None, None);
    // A rim has the parameters that its formula names.
    let [has_k, has_s] = match (family, &last) {
        (Family::Triangle | Family::Step, _) => [true, true],
        (Family::Bar, Some(Last::Rim(text))) => RimFormula::parameters_named(text),
        (Family::Bar, Some(Last::Heights(_) | Last::Clauses(_)) | None)
        | (Family::Nim | Family::Sharing | Family::Own, _) => [false, false],
    };
    for parameter in text.split(',').filter(|parameter| !parameter.is_empty()) {
        let (name, value) = match parameter.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (parameter, None),
        };
        let twice = match (name, value) {
            ("k", Some(value)) if has_k => k.replace(value).map(|_| "k"),
            ("s", Some(value)) if has_s => s.replace(value).map(|_| "s"),
            ("piles", Some(value)) if family == Family::Sharing => piles.replace(value).map(|_| "piles"),
            ("pass", None) => pass.replace(()).map(|()| "pass"),
            // The last is what MISÈRE is read as.
            ("misere" | "misère" | "misÈre", None) => misere.replace(()).map(|()| "misere"),
            _ => {
                problems.add(Problem::UnknownParameter(family, quoted(parameter)));
                None
            }
        };
        if let Some(name) = twice {
            problems.add(Problem::Twice(name));
        }
    }
    let k = if has_k { read_k(family, k, &mut problems) } else { None };
    let s = match (family, s) {
        (Family::Triangle, None) => Some(0),
        _ if has_s => read_s(family, s, &mut problems),
        _ => None,
    };
    let rules = match (family, last) {
        (Family::Nim, _) => Some(Rules::NIM),
        (Family::Sharing, _) => {
            let given = given.map(|given| given.saturating_sub(usize::from(pass.is_some())));
            read_piles(piles, given, &mut problems).map(Rules::Piles)
        }
        (Family::Triangle, _) => k.zip(s).map(|(k, s)| Rules::raised_triangle(k, s)),
        (Family::Step, _) => k.zip(s).map(|(k, s)| Rules::step(k, s)),
        (Family::Bar, Some(Last::Heights(text))) => read_heights(&text, &mut problems).map(Rules::Bar),
        (Family::Bar, Some(Last::Rim(text))) => read_rim(&text, Parameters { k, s }, &mut problems).map(Rules::Bar),
        (Family::Bar | Family::Own, _) => {
            problems.add(Problem::NoRim);
            None
        }
    };
    match rules {
        Some(rules) => problems.into_result(Ruleset { rules, pass: pass.is_some(), misere: misere.is_some() }),
        None => Err(problems),
    }
}

/// Own rules, with the clauses `pass` and `misere`.
fn read_own(clauses: Option<Last>) -> Result<Ruleset, Problems> {
    let text = match clauses {
        Some(Last::Clauses(text)) => text,
        Some(Last::Rim(_) | Last::Heights(_)) | None => String::new(),
    };
    let read = OwnRules::read(&text).map_err(|bad| {
        let mut problems = Problems::default();
        bad.into_iter().for_each(|clause| problems.add(Problem::BadClause(clause)));
        problems
    })?;
    Ok(Ruleset { rules: read.rules, pass: read.pass, misere: read.misere })
}

fn read_rim(text: &str, parameters: Parameters, problems: &mut Problems) -> Option<Bar> {
    let formula = RimFormula::new(text, parameters);
    formula.map(Bar::Formula).map_err(|bad| problems.add(Problem::BadRim(bad, quoted(text)))).ok()
}

/// As many as a parameter says, or as there are coordinates, or three.
fn read_piles(text: Option<&str>, given: Option<usize>, problems: &mut Problems) -> Option<Piles> {
    let piles = match (text, given) {
        (Some(text), _) => digits(text).and_then(|text| text.parse().ok()).and_then(Piles::new),
        (None, Some(given)) => Piles::new(given),
        (None, None) => Some(Piles::THREE),
    };
    if piles.is_none() {
        let given = given.map(|given| given.to_string()).unwrap_or_default();
        problems.add(Problem::BadPiles(text.map_or(given, quoted)));
    }
    piles
}

fn read_heights(text: &str, problems: &mut Problems) -> Option<Bar> {
    let text = without_blanks(text);
    let texts = text.split('-').filter(|_| !text.is_empty());
    let heights: Vec<u32> = texts.map(|text| digits(text).and_then(|text| text.parse().ok()).unwrap_or(0)).collect();
    Heights::new(&heights).map(Bar::Heights).map_err(|bad| problems.add(Problem::BadHeights(bad))).ok()
}

fn read_k(family: Family, text: Option<&str>, problems: &mut Problems) -> Option<Ratio> {
    let Some(text) = text else {
        problems.add(Problem::Missing(family, "k"));
        return None;
    };
    text.parse().map_err(|error| problems.add(Problem::BadK(error, quoted(text)))).ok()
}

fn read_s(family: Family, text: Option<&str>, problems: &mut Problems) -> Option<u32> {
    let Some(text) = text else {
        problems.add(Problem::Missing(family, "s"));
        return None;
    };
    let s = digits(text).and_then(|text| text.parse().ok()).filter(|&s| s <= Bar::LARGEST_S);
    if s.is_none() {
        problems.add(Problem::BadS(quoted(text)));
    }
    s
}

fn digits(text: &str) -> Option<&str> {
    (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}

/// Reads the coordinates of a ruleset, without asking whether the position is legal.
fn read_position(ruleset: &Ruleset, text: &str) -> Result<Position, Problems> {
    let mut wanted = ruleset.rules.names().to_vec();
    if ruleset.pass {
        wanted.push("p");
    }
    let given = count(text);
    if given != wanted.len() {
        return Err(Problem::Coordinates { wanted, given }.into());
    }
    let mut problems = Problems::default();
    let mut position = Position::at(Coordinates::zeros(ruleset.rules.count()));
    let mut texts = text.split(',');
    for (which, (name, text)) in ruleset.rules.coordinates().zip(wanted.iter().zip(&mut texts)) {
        match read_coordinate(name, text) {
            Ok(value) => position = position.with(which, value),
            Err(problem) => problems.add(problem),
        }
    }
    match texts.next() {
        None | Some("0") => {}
        Some("1") => position.pass = true,
        Some(text) => problems.add(Problem::BadPass(quoted(text))),
    }
    problems.into_result(position)
}

fn read_coordinate(name: &'static str, text: &str) -> Result<u32, Problem> {
    let digits = digits(text).ok_or_else(|| Problem::BadCoordinate { name, text: quoted(text) })?;
    match digits.parse() {
        Ok(value @ 0..=Position::LARGEST) => Ok(value),
        Ok(_) | Err(_) => Err(Problem::CoordinateTooLarge { name, text: quoted(text) }),
    }
}

#[cfg(test)]
mod tests;
