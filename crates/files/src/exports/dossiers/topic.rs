//! The subject of a dossier, as text for programs.
//!
//! ```text
//! bittersweet dossier 1        the version of the format
//! program 0.1.0                the version of the program that wrote it
//! claim triangular 7.3         a claim of a paper, by its id …
//! k 7                          … and its parameters
//!
//! set triangle:k=5             the positions of a ruleset with a Grundy value, which an automaton accepts;
//! value 0
//!
//! difference triangle:k=3      the positions whose outcomes differ under two rulesets;
//! from triangle:k=3,misere
//!
//! bound triangle:k=2           the positions with a Grundy value, which no small automaton accepts
//! value 0
//! pass 1                       the layer, where the ruleset has a pass
//! ```

use crate::exports::dossiers::File;
use maths::claims::{Claim, Claimed, Parameter};
use maths::games::Ruleset;
use std::fmt;
use std::str::FromStr;

/// The name of the file.
pub(super) const NAME: &str = "subject.txt";
const HEADING: &str = "bittersweet dossier 1";

/// The subject of a dossier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A claim of a paper, or our own.
    Claim(Claimed),
    /// A set of positions.
    Set(SetTopic),
}

/// A set of positions of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetTopic {
    /// Those with this Grundy value, which were learned and proved.
    Values(Ruleset, u16),
    /// Those that are P-positions under one of two rulesets only.
    Difference(Ruleset, Ruleset),
    /// Those with this Grundy value, and with or without the pass: every automaton of them has many states.
    Bound(Ruleset, u16, bool),
}

impl SetTopic {
    /// The ruleset; of a difference the first one.
    pub fn ruleset(&self) -> Ruleset {
        match *self {
            Self::Values(ruleset, _) | Self::Difference(ruleset, _) | Self::Bound(ruleset, ..) => ruleset,
        }
    }
}

impl Topic {
    /// The ruleset that it is about; none of a claim about none, or about several.
    pub fn ruleset(&self) -> Option<Ruleset> {
        match self {
            Self::Claim(Claimed { claim, parameters }) => {
                let stated = claim.statement(parameters).map(|statement| statement.ruleset);
                stated.or_else(|| claim.assertion(parameters).map(|assertion| assertion.ruleset))
            }
            Self::Set(set) => Some(set.ruleset()),
        }
    }

    /// The file, as this version of the program writes it.
    pub(super) fn file(&self) -> File {
        File::text(NAME, self.to_string())
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{HEADING}\nprogram {}", env!("CARGO_PKG_VERSION"))?;
        match self {
            Self::Claim(Claimed { claim, parameters }) => {
                writeln!(out, "claim {}", claim.id())?;
                claim.takes().try_for_each(|taken| writeln!(out, "{taken} {}", parameters.text(taken)))
            }
            Self::Set(SetTopic::Values(ruleset, value)) => writeln!(out, "set {ruleset}\nvalue {value}"),
            Self::Set(SetTopic::Difference(one, other)) => writeln!(out, "difference {one}\nfrom {other}"),
            Self::Set(SetTopic::Bound(ruleset, value, pass)) => {
                writeln!(out, "bound {ruleset}\nvalue {value}")?;
                if ruleset.pass { writeln!(out, "pass {}", u8::from(*pass)) } else { Ok(()) }
            }
        }
    }
}

impl FromStr for Topic {
    type Err = String;

    /// Reads what `Display` writes, by any version of the program.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADING) {
            return Err(format!("the first line has to be “{HEADING}”"));
        }
        let pairs: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(' ')).collect();
        let value = |key: &str| pairs.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
        let ruleset = |text: &str| text.parse::<Ruleset>().map_err(|problems| problems.to_string());
        let number =
            || value("value").and_then(|text| text.parse().ok()).ok_or("the line “value” is missing or no number");
        if let Some(id) = value("claim") {
            return claim(id, value).map(Self::Claim);
        }
        if let Some(text) = value("set") {
            return Ok(Self::Set(SetTopic::Values(ruleset(text)?, number()?)));
        }
        if let Some(text) = value("difference") {
            let other = ruleset(value("from").ok_or("the line “from” is missing")?)?;
            return Ok(Self::Set(SetTopic::Difference(ruleset(text)?, other)));
        }
        let text = value("bound").ok_or("none of the lines “claim”, “set”, “difference” and “bound” is in it")?;
        Ok(Self::Set(SetTopic::Bound(ruleset(text)?, number()?, value("pass") == Some("1"))))
    }
}

fn claim<'a>(id: &str, value: impl Fn(&str) -> Option<&'a str>) -> Result<Claimed, String> {
    let claim = Claim::with_id(id).ok_or_else(|| format!("no claim is called {id}"))?;
    let mut parameters = claim.parameters();
    for parameter in Parameter::ALL.into_iter().filter(|parameter| claim.takes().any(|taken| taken == *parameter)) {
        let text = value(parameter.key()).ok_or_else(|| format!("the line “{parameter}” is missing"))?;
        parameters = parameters.with(parameter, text).map_err(|wrong| format!("{wrong} is not possible"))?;
    }
    Ok(Claimed { claim, parameters })
}
