//! The one notation: `family:parameters:coordinates`.
//!
//! `triangle:k=5/2,misere:6,2,8`. Reading is lenient (spaces, capitals, any order of parameters), writing is canonical
//! (k, s, pass, misere; k always for `triangle`, k and s for `step`). Every problem of a text is reported, not the first.

use crate::games::Family;
use crate::games::Game;
use crate::games::Position;
use crate::games::Problem;
use crate::games::Problems;
use crate::games::Ruleset;
use crate::games::Shape;
use crate::games::quoted;
use crate::values::Ratio;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Ruleset {
    /// The part before the coordinates, such as `step:k=4,s=2,pass`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.shape.family().name())?;
        let mut separator = ":";
        let mut write = |parameter: String| {
            write!(out, "{separator}{parameter}")?;
            separator = ",";
            Ok(())
        };
        if let Some(k) = self.shape.k() {
            write(format!("k={k}"))?;
        }
        if let Some(s) = self.shape.s() {
            write(format!("s={s}"))?;
        }
        if self.pass {
            write("pass".into())?;
        }
        if self.misere {
            write("misere".into())?;
        }
        Ok(())
    }
}

impl fmt::Display for Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { cells: [x, y, z], pass } = self.position();
        write!(out, "{}:{x},{y},{z}", self.ruleset())?;
        if self.ruleset().pass { write!(out, ",{}", u8::from(pass)) } else { Ok(()) }
    }
}

impl FromStr for Ruleset {
    type Err = Problems;

    /// Reads `family:parameters` (or `family` alone), without coordinates.
    fn from_str(text: &str) -> Result<Self, Problems> {
        let parts = parts_of(text)?;
        match parts.as_slice() {
            [family] => read_ruleset(family.parse()?, ""),
            [family, parameters] => read_ruleset(family.parse()?, parameters),
            [family, ..] => Err(Problem::Parts(family.parse()?).into()),
            [] => Err(Problem::Empty.into()),
        }
    }
}

impl FromStr for Game {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let parts = parts_of(text)?;
        let (family, parameters, coordinates): (Family, &str, &str) = match parts.as_slice() {
            [family, coordinates] => (family.parse()?, "", coordinates),
            [family, parameters, coordinates] => (family.parse()?, parameters, coordinates),
            [family, ..] => return Err(Problem::Parts(family.parse()?).into()),
            [] => return Err(Problem::Empty.into()),
        };
        match (read_ruleset(family, parameters), coordinates) {
            (Ok(ruleset), coordinates) => Self::new(ruleset, read_position(&ruleset, coordinates)?),
            (Err(mut problems), coordinates) => {
                // The coordinates can still be read as numbers, so say what is wrong with them too.
                let pass = parameters.split(',').any(|parameter| parameter == "pass");
                let alone = Ruleset { shape: Shape::Nim, pass, misere: false };
                if let Err(more) = read_position(&alone, coordinates) {
                    more.iter().cloned().for_each(|problem| problems.add(problem));
                }
                Err(problems)
            }
        }
    }
}

impl Game {
    /// The position a text asks for, its y lowered to the rim; `None` where y is not too high or something else is wrong
    /// too. What `FromStr` refuses can so be offered instead.
    pub fn read_lowered(text: &str) -> Option<Self> {
        let parts = parts_of(text).ok()?;
        let [family, parameters, coordinates] = parts.as_slice() else { return None };
        let ruleset = read_ruleset(family.parse().ok()?, parameters).ok()?;
        let position = read_position(&ruleset, coordinates).ok()?;
        let is_too_high = ruleset.check(position).is_err();
        Self::new(ruleset, ruleset.lowered(position)).ok().filter(|_| is_too_high)
    }
}

/// The parts between colons, without spaces and capitals. Of other scripts capitals stay: none of them means anything here,
/// and they are a table of 11 kB.
fn parts_of(text: &str) -> Result<Vec<String>, Problems> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect();
    if text.is_empty() {
        return Err(Problem::Empty.into());
    }
    if text.contains('+') {
        return Err(Problem::Sum.into());
    }
    Ok(text.split(':').map(str::to_owned).collect())
}

fn read_ruleset(family: Family, text: &str) -> Result<Ruleset, Problems> {
    let mut problems = Problems::default();
    let (mut k, mut s, mut pass, mut misere) = (None, None, None, None);
    for parameter in text.split(',').filter(|parameter| !parameter.is_empty()) {
        let (name, value) = match parameter.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (parameter, None),
        };
        let has_k = matches!(family, Family::Triangle | Family::Step);
        let twice = match (name, value) {
            ("k", Some(value)) if has_k => k.replace(value).map(|_| "k"),
            ("s", Some(value)) if family == Family::Step => s.replace(value).map(|_| "s"),
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
    let shape = match family {
        Family::Nim => Some(Shape::Nim),
        Family::Sharing => Some(Shape::Sharing),
        Family::Triangle => read_k(family, k, &mut problems).map(|k| Shape::Triangle { k }),
        Family::Step => {
            let k = read_k(family, k, &mut problems);
            let s = read_s(family, s, &mut problems);
            k.zip(s).map(|(k, s)| Shape::Step { k, s })
        }
    };
    match shape {
        Some(shape) => problems.into_result(Ruleset { shape, pass: pass.is_some(), misere: misere.is_some() }),
        None => Err(problems),
    }
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
    let s = digits(text).and_then(|text| text.parse().ok()).filter(|&s| s <= Shape::LARGEST_S);
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
    let mut wanted = ruleset.shape.family().coordinates().to_vec();
    if ruleset.pass {
        wanted.push("p");
    }
    let texts: Vec<&str> = text.split(',').collect();
    if texts.len() != wanted.len() {
        return Err(Problem::Coordinates { wanted, given: if text.is_empty() { 0 } else { texts.len() } }.into());
    }
    let mut problems = Problems::default();
    let mut position = Position::new(0, 0, 0);
    for (cell, (name, text)) in position.cells.iter_mut().zip(wanted.iter().zip(&texts)) {
        match read_coordinate(name, text) {
            Ok(value) => *cell = value,
            Err(problem) => problems.add(problem),
        }
    }
    match texts.get(position.cells.len()) {
        None | Some(&"0") => {}
        Some(&"1") => position.pass = true,
        Some(text) => problems.add(Problem::BadPass(quoted(text))),
    }
    problems.into_result(position)
}

fn read_coordinate(name: &'static str, text: &str) -> Result<u32, Problem> {
    let digits = digits(text).ok_or_else(|| Problem::BadCoordinate { name, text: quoted(text) })?;
    match digits.parse() {
        Ok(value @ 0..=Position::LARGEST) => Ok(value),
        Ok(_) | Err(_) => Err(Problem::CoordinateTooLarge { name }),
    }
}

#[cfg(test)]
mod tests {
    use crate::games::Game;

    #[track_caller]
    fn reads_as(text: &str, canonical: &str) {
        assert_eq!(text.parse::<Game>().map(|game| game.to_string()), Ok(canonical.to_owned()));
    }

    #[test]
    fn a_bar_that_is_too_high_can_be_had_lower_and_nothing_else_can() {
        let lowered = |text| Game::read_lowered(text).map(|game| game.to_string());
        assert_eq!(lowered("triangle:k=3:2,4,1").as_deref(), Some("triangle:k=3:2,1,1"));
        assert_eq!(lowered("step: s=0, k=2, pass: 1,9,4,1").as_deref(), Some("step:k=2,s=0,pass:1,2,4,1"));
        for text in ["triangle:k=3:7,4,7", "triangle:k=3:2,4", "triangle:k=0:2,4,1", "nim:3,7,4", "", "a+b"] {
            assert_eq!(lowered(text), None, "{text}");
        }
    }

    #[track_caller]
    fn refused(text: &str, reason: &str) {
        assert_eq!(text.parse::<Game>().map_err(|problems| problems.to_string()), Err(reason.to_owned()));
    }

    #[test]
    fn the_examples_of_the_notation() {
        for text in [
            "nim:3,7,4",
            "triangle:k=3:7,4,7",
            "triangle:k=5/2:6,2,8",
            "step:k=4,s=3:0,2,11",
            "step:k=4,s=2,pass:3,1,9,1",
            "triangle:k=3,misere:7,4,7",
            "sharing:0,5,16",
            "nim:pass,misere:1,2,3,0",
        ] {
            reads_as(text, text);
        }
    }

    #[test]
    fn reading_is_lenient() {
        reads_as(" Step : s = 2 , PASS, k = 8/2 : 3, 1, 9, 1 ", "step:k=4,s=2,pass:3,1,9,1");
        reads_as("triangle:k=2.5:6,2,8", "triangle:k=5/2:6,2,8");
        for misere in ["misère", "MISÈRE", "Misere"] {
            reads_as(&format!("nim:{misere}:1,2,3"), "nim:misere:1,2,3");
        }
    }

    #[test]
    fn every_reason_is_named() {
        refused("triangle:k=3:2,4,1", "y may be at most ⌊(2+1)/3⌋ = 1, but it is 4");
        refused("triangle:k=5/2:2,4,1", "y may be at most ⌊(2+1)/(5/2)⌋ = 1, but it is 4");
        refused("step:k=4,s=3:0,4,11", "y may be at most ⌊(11+3)/4⌋ = 3, but it is 4");
        refused("", "a position is missing; write one like triangle:k=3:7,4,7");
        refused("chess:1,2,3", "there is no game called “chess”; the games are triangle, step, nim, sharing");
        refused("nim:1,2", "3 numbers are needed (x, y, z), but there are 2");
        refused("nim:", "3 numbers are needed (x, y, z), but there are 0");
        refused("nim:pass:1,2,3", "4 numbers are needed (x, y, z, p), but there are 3");
        refused("nim:pass:1,2,3,2", "p must be 1 (the pass is there) or 0 (it is used up), but it is “2”");
        refused("nim:k=3:1,2,3", "nim has no parameter “k=3”; it has pass and misere");
        refused("triangle:1,2,3", "triangle needs k; write a position as triangle:k=3:7,4,7");
        refused("step:k=2,k=2,s=0:1,1,2", "k is given twice");
        refused("nim:3,7,4+nim:1,2,3", "a sum of several bars cannot be opened; give one bar");
        refused("nim:1:2:3", "write a position as nim:3,7,4");
        refused(
            "triangle:k=0:-1,x,1000000000000000000000000000000",
            "k must be greater than 0, but it is “0”; x must be a whole number from 0 on, but it is “-1”; \
             y must be a whole number from 0 on, but it is “x”; z may be at most 1000000000",
        );
        refused(
            "step:k=1/0,s=-1:0,0,0",
            "k must not be a fraction with denominator 0, but it is “1/0”; \
             s must be a whole number from 0 to 1000000000, but it is “-1”",
        );
    }

    #[test]
    fn a_long_text_is_not_read_back_in_full() {
        let message = "z".repeat(100_000).parse::<Game>().unwrap_err().to_string();
        assert!(message.len() < 200, "{message}");
    }
}
