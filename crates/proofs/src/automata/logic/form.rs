//! Sums of rational multiples of tracks and a constant.

use crate::automata::{Track, sort_few};
use maths::expressions::{Fault, Fraction};

/// A sum of rational multiples of tracks, and a constant. No multiple is 0, and the tracks ascend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) terms: Vec<(Track, Fraction)>,
    pub(super) constant: Fraction,
}

/// A form multiplied by the least number that makes all of it whole.
pub(super) struct Whole {
    pub(super) terms: Vec<(Track, i64)>,
    pub(super) constant: i64,
    /// The number by which the form was multiplied, at least 1.
    pub(super) factor: i64,
}

impl Form {
    pub(super) fn constant(constant: Fraction) -> Self {
        Self { terms: Vec::new(), constant }
    }

    pub(super) fn track(track: Track) -> Result<Self, Fault> {
        Ok(Self { terms: vec![(track, Fraction::whole(1)?)], constant: Fraction::whole(0)? })
    }

    /// The constant, if it is one.
    pub(super) fn as_constant(&self) -> Option<Fraction> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The track, if it is one track and nothing else.
    pub(super) fn as_track(&self) -> Option<Track> {
        match &self.terms[..] {
            [(track, multiple)] if multiple.as_whole() == Some(1) && self.constant.as_whole() == Some(0) => {
                Some(*track)
            }
            _ => None,
        }
    }

    pub(super) fn times(&self, factor: Fraction) -> Result<Self, Fault> {
        if factor.as_whole() == Some(0) {
            return Ok(Self::constant(factor));
        }
        let times = |(track, multiple): &(Track, Fraction)| Ok((*track, multiple.times(factor)?));
        Ok(Self {
            terms: self.terms.iter().map(times).collect::<Result<_, _>>()?,
            constant: self.constant.times(factor)?,
        })
    }

    pub(super) fn plus(&self, other: &Self) -> Result<Self, Fault> {
        let mut terms = self.terms.clone();
        for (track, multiple) in &other.terms {
            match terms.iter_mut().find(|(known, _)| known == track) {
                Some((_, sum)) => *sum = sum.plus(*multiple)?,
                None => terms.push((*track, *multiple)),
            }
        }
        terms.retain(|(_, multiple)| multiple.numerator() != 0);
        sort_few(&mut terms, |(a, _), (b, _)| a < b);
        Ok(Self { terms, constant: self.constant.plus(other.constant)? })
    }

    pub(super) fn minus(&self, other: &Self) -> Result<Self, Fault> {
        self.plus(&other.times(Fraction::whole(-1)?)?)
    }

    /// −1 − a, whose digits are those of a exchanged.
    pub(super) fn exchanged(&self) -> Result<Self, Fault> {
        Self::constant(Fraction::whole(-1)?).minus(self)
    }

    /// True if its parts show that it is at least 0 everywhere.
    pub(super) fn is_never_negative(&self) -> bool {
        self.terms.iter().all(|(_, multiple)| multiple.numerator() > 0) && self.constant.numerator() >= 0
    }

    /// True if its parts show that it is below 0 everywhere.
    pub(super) fn is_always_negative(&self) -> bool {
        self.terms.iter().all(|(_, multiple)| multiple.numerator() < 0) && self.constant.numerator() < 0
    }

    /// True if its parts show that it is a whole number everywhere.
    pub(super) fn is_whole(&self) -> bool {
        self.terms.iter().all(|(_, multiple)| multiple.as_whole().is_some()) && self.constant.as_whole().is_some()
    }

    /// The form with a common denominator, without it.
    pub(super) fn whole(&self) -> Result<Whole, Fault> {
        let denominators = self.terms.iter().map(|(_, multiple)| multiple).chain([&self.constant]);
        let factor = denominators.map(|number| number.denominator()).try_fold(1i64, |all, denominator| {
            (all / common_divisor(all, denominator)).checked_mul(denominator).ok_or(Fault::Overflow)
        })?;
        let whole =
            |number: &Fraction| number.numerator().checked_mul(factor / number.denominator()).ok_or(Fault::Overflow);
        let terms = self.terms.iter().map(|(track, multiple)| Ok((*track, whole(multiple)?)));
        Ok(Whole { terms: terms.collect::<Result<_, Fault>>()?, constant: whole(&self.constant)?, factor })
    }
}

fn common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
