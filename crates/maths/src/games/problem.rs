//! Why a text is not a position.

use crate::expressions::Fault;
use crate::games::{BadClause, BadHeights, BadRim, Family, RimFault, RimFormula};
use crate::values::{Ratio, RatioError, quoted};

/// One reason why a text or a position is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Nothing was given.
    Empty,
    /// A sum of several games, where one is needed.
    Sum,
    /// A number of parts that no sum can have.
    PartCount(usize),
    /// A part of a sum that is misère.
    MisereAlone,
    /// A parameter that sums do not have.
    SumParameter(String),
    /// A problem of one part of a sum.
    InPart {
        /// The number of the part, from 1.
        part: usize,
        /// The problem of the part.
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
        /// The number of coordinates that were given.
        given: usize,
    },
    /// A coordinate that is not a whole number, 0 or more.
    BadCoordinate {
        /// Which one.
        name: &'static str,
        /// The text that was given.
        text: String,
    },
    /// A coordinate beyond [`Position::LARGEST`](crate::games::Position::LARGEST).
    CoordinateTooLarge {
        /// Which one.
        name: &'static str,
        /// The text that was given.
        text: String,
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
    /// An invalid clause of own rules.
    BadClause(BadClause),
    /// A coordinate is above its bound in own rules.
    AboveBound {
        /// Which one.
        name: &'static str,
        /// The bound.
        most: u32,
        /// The coordinate.
        value: u32,
    },
    /// The bound of a coordinate cannot be computed for numbers as large as these.
    NoBound {
        /// Which one.
        name: &'static str,
        /// Why.
        fault: Fault,
    },
    /// y is above a rim that is drawn by hand or a formula.
    AboveRim {
        /// The formula, if it is one.
        rim: Option<RimFormula>,
        /// The x of the place.
        x: u32,
        /// The z of the place.
        z: u32,
        /// The rim.
        most: u32,
        /// The y that is too large.
        y: u32,
    },
    /// y is above the rim, which is the floor of a sum divided by k.
    TooHigh {
        /// The numbers that are added: x, z and s, as far as the rim has them.
        terms: [Option<u32>; 3],
        /// The parameter.
        k: Ratio,
        /// The rim.
        most: u32,
        /// The y that is too large.
        y: u32,
    },
}

impl Problem {
    pub(super) fn unknown_family(text: &str) -> Self {
        Self::UnknownFamily(quoted(text))
    }

    /// The same problem, of one part of a sum.
    pub(super) fn in_part(self, part: usize) -> Self {
        Self::InPart { part, problem: Box::new(self) }
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
            Self::Own => "rules:a b;move a by any;move b by any;move a,b by any:3,5",
        }
    }
}

/// Every reason why something is refused; never empty when it is an error.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct Problems(Vec<Problem>);

impl Problems {
    pub(super) fn add(&mut self, problem: Problem) {
        self.0.push(problem);
    }

    /// `value` if there are no problems.
    pub(super) fn into_result<T>(self, value: T) -> Result<T, Self> {
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
