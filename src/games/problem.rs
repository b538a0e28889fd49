//! Why a text is no position, in sentences a pupil can read.

use crate::expressions::quoted;
use crate::games::BadHeights;
use crate::games::BadRim;
use crate::games::Bar;
use crate::games::Family;
use crate::games::Heights;
use crate::games::Piles;
use crate::games::Position;
use crate::games::RimFault;
use crate::games::RimFormula;
use crate::games::Sum;
use crate::values::Ratio;
use crate::values::RatioError;
use std::fmt;

/// One reason why a text or a position is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Nothing was given.
    Empty,
    /// A sum of several games, where one is needed.
    Sum,
    /// So many parts are no sum.
    PartCount(usize),
    /// A part of a sum that is misère.
    MisereAlone,
    /// A parameter that sums do not have.
    SumParameter(String),
    /// A problem of one part of a sum.
    InPart {
        /// The number of the part, from 1.
        part: usize,
        /// What is wrong with it.
        problem: Box<Problem>,
    },
    /// A name that is not one of [`Family::ALL`].
    UnknownFamily(String),
    /// Too many or too few parts between colons.
    Parts(Family),
    /// A parameter the family does not have, or no parameter at all.
    UnknownParameter(Family, String),
    /// A parameter written twice.
    Twice(&'static str),
    /// A parameter the family needs.
    Missing(Family, &'static str),
    /// A bad k.
    BadK(RatioError, String),
    /// A bad s.
    BadS(String),
    /// A number of piles that Sharing Nim cannot have, as it was written.
    BadPiles(String),
    /// A wrong number of coordinates.
    Coordinates {
        /// The names that are wanted, such as x, y, z, p.
        wanted: Vec<&'static str>,
        /// How many were given.
        given: usize,
    },
    /// A coordinate that is not a whole number, 0 or more.
    BadCoordinate {
        /// Which one.
        name: &'static str,
        /// What was written.
        text: String,
    },
    /// A coordinate beyond [`Position::LARGEST`].
    CoordinateTooLarge {
        /// Which one.
        name: &'static str,
    },
    /// p is neither 0 nor 1.
    BadPass(String),
    /// The pass is there, but the ruleset has none.
    NoPassHere,
    /// `bar` needs either a rim or heights.
    NoRim,
    /// The rim is no formula in x and z.
    BadRim(BadRim, String),
    /// The heights are none.
    BadHeights(BadHeights),
    /// The rim cannot be the rim of a bar over the positions in use.
    Rim(RimFault),
    /// y is above a rim that is drawn by hand or a formula.
    AboveRim {
        /// The formula, if it is one.
        rim: Option<RimFormula>,
        /// Where.
        x: u32,
        /// Where.
        z: u32,
        /// The rim.
        most: u32,
        /// The y that is too large.
        y: u32,
    },
    /// y is above the rim ⌊(first + second)/k⌋.
    TooHigh {
        /// The two numbers added in the rim: x and z, or z and s.
        sum: (u32, u32),
        /// The parameter.
        k: Ratio,
        /// The rim.
        most: u32,
        /// The y that is too large.
        y: u32,
    },
}

impl Problem {
    pub(crate) fn unknown_family(text: &str) -> Self {
        Self::UnknownFamily(quoted(text))
    }

    /// The same problem, of one part of a sum.
    pub(crate) fn in_part(self, part: usize) -> Self {
        Self::InPart { part, problem: Box::new(self) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = || Family::ALL.map(Family::name).join(", ");
        match self {
            Self::Empty => write!(out, "a position is missing; write one like triangle:k=3:7,4,7"),
            Self::Sum => write!(out, "one game is needed here, and this is a sum of several"),
            Self::PartCount(given) => {
                let alone = if *given == 1 { "; write a game alone without “sum”" } else { "" };
                write!(
                    out,
                    "a sum has {} to {} parts, but this one has {given}{alone}",
                    Sum::LEAST_PARTS,
                    Sum::MOST_PARTS
                )
            }
            Self::MisereAlone => write!(
                out,
                "a part cannot be misère by itself; write sum:misere: before the first part, and the whole sum is misère"
            ),
            Self::SumParameter(text) => write!(
                out,
                "a sum has no parameter {text}; it has misere, and pass=1 (the pass is there) or pass=0 (it is used up)"
            ),
            Self::InPart { part, problem } => write!(out, "part {part}: {problem}"),
            Self::UnknownFamily(text) => write!(out, "there is no game called {text}; the games are {}", names()),
            Self::Parts(family) => write!(out, "write a position as {}", family.example()),
            Self::UnknownParameter(family, text) => {
                write!(out, "{} has no parameter {text}; it has {}", family.name(), parameters(*family))
            }
            Self::Twice(name) => write!(out, "{name} is given twice"),
            Self::Missing(family, name) => {
                write!(out, "{} needs {name}; write a position as {}", family.name(), family.example())
            }
            Self::BadK(error, text) => write!(out, "k {error}, but it is {text}"),
            Self::BadPiles(text) => {
                let (fewest, most) = (Piles::FEWEST, Piles::MOST);
                write!(out, "there may be {fewest} to {most} piles, but there are {text}")
            }
            Self::BadS(text) => {
                write!(out, "s must be a whole number from 0 to {}, but it is {text}", Bar::LARGEST_S)
            }
            Self::Coordinates { wanted, given } => {
                write!(out, "{} numbers are needed ({}), but there are {given}", wanted.len(), wanted.join(", "))
            }
            Self::BadCoordinate { name, text } => {
                write!(out, "{name} must be a whole number from 0 on, but it is {text}")
            }
            Self::CoordinateTooLarge { name } => write!(out, "{name} may be at most {}", Position::LARGEST),
            Self::BadPass(text) => {
                write!(out, "p must be 1 (the pass is there) or 0 (it is used up), but it is {text}")
            }
            Self::NoRim => write!(out, "bar needs a rim or heights; write a position as {}", Family::Bar.example()),
            Self::BadRim(bad, text) => write!(out, "the rim {text} {bad}"),
            Self::BadHeights(bad) => bad.fmt(out),
            Self::Rim(fault) => fault.fmt(out),
            Self::AboveRim { rim: Some(rim), x, z, most, y } => {
                write!(out, "y may be at most {most}, which is {} with x = {x} and z = {z}, but it is {y}", rim.text())
            }
            Self::AboveRim { rim: None, z, most, y, .. } => {
                write!(
                    out,
                    "y may be at most {most}, since column {z} has {} squares, but it is {y}",
                    u64::from(*most) + 1
                )
            }
            Self::NoPassHere => write!(out, "this ruleset has no pass"),
            Self::TooHigh { sum: (first, second), k, most, y } => {
                let k = if k.denominator() == 1 { k.to_string() } else { format!("({k})") };
                write!(out, "y may be at most ⌊({first}+{second})/{k}⌋ = {most}, but it is {y}")
            }
        }
    }
}

impl Family {
    /// A position of the family, as it is written.
    pub fn example(self) -> &'static str {
        match self {
            Self::Nim => "nim:3,7,4",
            Self::Triangle => "triangle:k=3:7,4,7",
            Self::Step => "step:k=4,s=3:0,2,11",
            Self::Bar => "bar:rim=floor((2*x+z+1)/3):4,2,5",
            Self::Sharing => "sharing:0,5,16",
        }
    }
}

fn parameters(family: Family) -> &'static str {
    match family {
        Family::Nim | Family::Sharing => "pass and misere",
        Family::Triangle => "k, pass and misere",
        Family::Step => "k, s, pass and misere",
        Family::Bar => "k, s, pass, misere and, as the last one, rim or heights",
    }
}

/// Every reason why something is refused; never empty when it is an error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    pub(crate) fn add(&mut self, problem: Problem) {
        self.0.push(problem);
    }

    /// `value` if there are no problems.
    pub(crate) fn into_result<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// The problems, in the order of the text.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.0.iter()
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Self {
        Self(vec![problem])
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(out, "{separator}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

impl fmt::Display for BadRim {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { characters } => {
                write!(out, "may have at most {} characters, but it has {characters}", RimFormula::LONGEST)
            }
            Self::Mistake(mistake) => write!(out, "is not a formula: {mistake}"),
            Self::Names(name) => write!(out, "may name x, z, k and s only, but it names {name}"),
        }
    }
}

impl fmt::Display for BadHeights {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(out, "heights are missing; write them as 1-2-2-4"),
            Self::TooMany { count } => {
                write!(out, "there may be at most {} heights, but there are {count}", Heights::MOST)
            }
            Self::NotAHeight(column) => {
                write!(out, "the height of column {column} must be a whole number from 1 to {}", Heights::LARGEST)
            }
            Self::Falls { column, to, from } => {
                write!(out, "heights may not fall to the right, but column {column} has {to} squares after {from}")
            }
        }
    }
}

impl fmt::Display for RimFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Falls { at, to, from_place, from } => write!(
                out,
                "the rim may not fall when x or z grows, but it is {from} with x = {}, z = {} and {to} with x = {}, z = {}",
                from_place.0, from_place.1, at.0, at.1
            ),
            Self::Negative { at } => {
                write!(out, "the rim must be at least 0, but it is negative with x = {}, z = {}", at.0, at.1)
            }
            Self::Fractional { at } => write!(
                out,
                "the rim must be a whole number, but it is a fraction with x = {}, z = {}; round it with floor( )",
                at.0, at.1
            ),
            Self::Undefined { at, fault } => write!(
                out,
                "the rim must have a value for every x and z, but it has none with x = {}, z = {}: {fault}",
                at.0, at.1
            ),
            Self::TooManyPlaces => write!(
                out,
                "this rim could fall, and there are more than {} places (x, z) to check; choose smaller x and z",
                RimFormula::MOST_PLACES
            ),
        }
    }
}
