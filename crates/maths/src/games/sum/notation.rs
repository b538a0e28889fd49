//! Sums as text: parts joined by plus signs, and before them what holds for the whole.
//!
//! `nim:3,7,4 + step:k=2,s=0:4,4,9`, `sum:misere,pass=1: nim:1,2,3 + nim:1,0,1`. Reading is lenient (no spaces, any order of
//! parameters, `pass` for `pass=1`), writing is canonical. Every problem of every part is reported, with the number of the
//! part.

use crate::games::{Family, Game, Problem, Problems, Rules, Sum, SumMove, Whole};
use crate::values::{half_width, quoted, travel};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Sum {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Whole { misere, pass } = self.whole;
        let misere = misere.then(|| "misere".to_owned());
        let pass = pass.map(|is_there| format!("pass={}", u8::from(is_there)));
        let parameters: Vec<String> = misere.into_iter().chain(pass).collect();
        if !parameters.is_empty() {
            write!(out, "sum:{}: ", parameters.join(","))?;
        }
        for (index, part) in self.parts.iter().enumerate() {
            write!(out, "{}{part}", if index == 0 { "" } else { " + " })?;
        }
        Ok(())
    }
}

impl Sum {
    /// A move as records have it: `2.x4` in the second part and `pass` for the pass of the whole; `x4` for a game alone.
    pub fn written(&self, play: SumMove) -> String {
        match play {
            SumMove::In { part, play } => {
                // A move in a part that the sum does not have was refused, and is written in the report of that.
                let rules = self.parts.get(part).map_or(Rules::SHARING, |game| game.ruleset().rules);
                let play = rules.written(play);
                if self.parts.len() == 1 { play } else { format!("{}.{play}", part + 1) }
            }
            SumMove::Pass => "pass".into(),
        }
    }

    /// The sum in a text, with every y that is too high lowered to its rim; `None` if no y is too high or something else is wrong too. A
    /// page can offer it in place of a text that `FromStr` refuses.
    pub fn read_lowered(text: &str) -> Option<Self> {
        let text = half_width(text).to_ascii_lowercase().replace('_', " ");
        let (parameters, parts) = divide(&text);
        let lowered = |part: &&str| part.parse::<Game>().is_err().then(|| Game::read_lowered(part)).flatten();
        let is_too_high = parts.iter().any(|part| lowered(part).is_some());
        let read = |part: &str| part.parse().ok().or_else(|| lowered(&part));
        let games = parts.iter().map(|part| read(part)).collect::<Option<Vec<Game>>>()?;
        let mut problems = Problems::default();
        let read = match (parameters, &games[..]) {
            (None, [game]) => Self::from(*game),
            (parameters, _) => Self::new(games, read_whole(parameters.unwrap_or_default(), &mut problems)).ok()?,
        };
        problems.into_result(read).ok().filter(|_| is_too_high)
    }
}

impl FromStr for Sum {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let text = half_width(text).to_ascii_lowercase();
        let (parameters, parts) = divide(&text);
        if let (None, [game]) = (parameters, &parts[..]) {
            return Ok(Self::from(game.parse::<Game>()?));
        }
        let mut problems = Problems::default();
        let whole = read_whole(parameters.unwrap_or_default(), &mut problems);
        // Of many parts too many only their number is a problem.
        if parts.len() > Self::MOST_PARTS {
            problems.add(Problem::PartCount(parts.len()));
            return Err(problems);
        }
        let mut games = Vec::new();
        for (number, part) in (1..).zip(parts) {
            match part.parse::<Game>() {
                Ok(game) => games.push(game),
                Err(found) => found.iter().for_each(|problem| problems.add(problem.clone().in_part(number))),
            }
        }
        problems.into_result(())?;
        Self::new(games, whole)
    }
}

/// The parameters of the whole, if the text begins with `sum:`, and the texts of the parts.
fn divide(text: &str) -> (Option<&str>, Vec<&str>) {
    let named = text.trim_start().strip_prefix("sum").map(str::trim_start);
    match named.and_then(|rest| rest.strip_prefix(':')) {
        None => (None, divide_parts(text)),
        // No family has the name of a parameter.
        Some(rest) if begins_with_family(rest) => (Some(""), divide_parts(rest)),
        Some(rest) => {
            let (parameters, parts) = rest.split_once(':').unwrap_or((rest, ""));
            (Some(parameters), divide_parts(parts))
        }
    }
}

/// Divides at the plus signs that are not part of a formula. Formulas end at the last colon, and coordinates come after it.
fn divide_parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut begin = 0;
    for (at, _) in text.match_indices('+') {
        let (before, after) = (&text[begin..at], &text[at + 1..]);
        let last = before.rsplit(':').next().unwrap_or_default();
        let has_formulas =
            [Family::Bar, Family::Own].iter().any(|family| before.trim_start().starts_with(family.key()));
        let is_formula = has_formulas && last.contains(char::is_alphabetic);
        if !is_formula && begins_with_word(after) || begins_with_family(after) {
            parts.push(before.trim());
            begin = at + 1;
        }
    }
    parts.push(text[begin..].trim());
    parts
}

/// True if a word or nothing comes next. A number after a plus sign is a number with a sign, not a game.
fn begins_with_word(text: &str) -> bool {
    text.split('+').next().unwrap_or_default().trim_start().chars().next().is_none_or(|first| !first.is_ascii_digit())
}

/// True if the name of a family and a colon come next.
fn begins_with_family(text: &str) -> bool {
    let name = text.split_once(':').map(|(name, _)| name.trim());
    name.and_then(Family::with_key).is_some()
}

fn read_whole(text: &str, problems: &mut Problems) -> Whole {
    let (mut misere, mut pass) = (None, None);
    let text: String = text.chars().filter(|character| !character.is_whitespace()).collect();
    for parameter in text.split(',').filter(|parameter| !parameter.is_empty()) {
        let twice = match parameter {
            // The last is what MISÈRE is read as.
            "misere" | "misère" | "misÈre" => misere.replace(true).map(|_| "misere"),
            "pass" | "pass=1" => pass.replace(true).map(|_| "pass"),
            "pass=0" => pass.replace(false).map(|_| "pass"),
            _ => {
                problems.add(Problem::SumParameter(quoted(parameter)));
                None
            }
        };
        if let Some(name) = twice {
            problems.add(Problem::Twice(name));
        }
    }
    Whole { misere: misere.is_some(), pass }
}

impl Serialize for Sum {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let Whole { misere, pass } = self.whole;
        travel::write(self, &(&self.parts, misere, pass), out)
    }
}

impl<'de> Deserialize<'de> for Sum {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        travel::read(input, |(parts, misere, pass): (Vec<Game>, bool, Option<bool>)| match parts[..] {
            [game] => Some(Self::from(game)),
            _ => Self::if_legal(parts, Whole { misere, pass }),
        })
    }
}
