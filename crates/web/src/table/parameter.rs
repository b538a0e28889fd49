//! The parameters that figures walk through by themselves, one step after the other.

use maths::games::Ruleset;
use maths::values::Ratio;

maths::named! {
    /// A parameter of a game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Parameter {
        /// k.
        K = "k",
        /// s.
        S = "s",
    }
}

/// A walk through a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walking {
    /// The parameter that changes during the walk.
    pub of: Parameter,
    /// True if the walk advances by itself. If false, figures show all known values along it.
    pub is_moving: bool,
}

impl Parameter {
    /// The last value of walks and sliders.
    pub const LAST: u32 = 15;

    /// The least value.
    pub fn first(self) -> u32 {
        match self {
            Self::K => 1,
            Self::S => 0,
        }
    }

    /// The ruleset with this value; nothing if the game has no such parameter.
    pub fn with(self, ruleset: Ruleset, value: u32) -> Option<Ruleset> {
        let rules = match self {
            Self::K => ruleset.rules.k().and(Ratio::whole(value).ok()).map(|k| ruleset.rules.with_k(k)),
            Self::S => ruleset.rules.s().map(|_| ruleset.rules.with_s(value)),
        };
        rules.map(|rules| Ruleset { rules, ..ruleset })
    }

    /// The ruleset with the next whole value, or nothing at the end of the walk.
    pub fn after(self, ruleset: Ruleset) -> Option<Ruleset> {
        let at = match self {
            Self::K => ruleset.rules.k().map(|k| k.numerator() / k.denominator())?,
            Self::S => ruleset.rules.s()?,
        };
        if at < Self::LAST { self.with(ruleset, at + 1) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::Parameter;
    use maths::games::Ruleset;

    #[test]
    fn a_walk_goes_by_ones_and_ends() {
        let after = |parameter: Parameter, text: &str| {
            let ruleset: Ruleset = text.parse().unwrap();
            parameter.after(ruleset).map(|next| next.to_string())
        };
        assert_eq!(after(Parameter::K, "triangle:k=5/2,misere").as_deref(), Some("triangle:k=3,misere"));
        assert_eq!(after(Parameter::K, "triangle:k=15"), None);
        assert_eq!(after(Parameter::S, "step:k=4,s=2").as_deref(), Some("step:k=4,s=3"));
        assert_eq!(after(Parameter::S, "step:k=4,s=15"), None);
        assert_eq!([Parameter::K, Parameter::S].map(|of| after(of, "nim")), [None, None]);
    }
}
