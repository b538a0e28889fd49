//! Games, rulesets and counterexamples travel as text in the one notation, or as data between parts of this program that were built
//! together: either way a message with an illegal position cannot be read. A position alone travels as its coordinates and p, as text
//! `7,4,7,0`. Only its ruleset can decide if it is legal.

use crate::games::{Coordinates, Game, Heights, Position, Ruleset, Witness};
use crate::values::travel;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        travel::write(self, &(self.rules, self.pass, self.misere), out)
    }
}

impl<'de> Deserialize<'de> for Ruleset {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        travel::read(input, |(rules, pass, misere)| Some(Self { rules, pass, misere }))
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        travel::write(self, &(self.ruleset(), self.position()), out)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        travel::read(input, |(ruleset, position)| Self::if_legal(ruleset, position))
    }
}

impl Serialize for Witness {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let numbers = match self {
            Self::Position(_) => None,
            Self::Numbers(numbers) => Some(&**numbers),
        };
        travel::write(self, &(self.game(), numbers), out)
    }
}

impl<'de> Deserialize<'de> for Witness {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        travel::read(input, |parts: (Option<Game>, Option<Vec<u32>>)| match parts {
            (Some(game), None) => Some(Self::Position(game)),
            (None, Some(numbers)) => Coordinates::new(&numbers).filter(|numbers| numbers.len() > 1).map(Self::Numbers),
            (Some(_), Some(_)) | (None, None) => None,
        })
    }
}

impl Serialize for Heights {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.columns().serialize(out)
    }
}

impl<'de> Deserialize<'de> for Heights {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::new(&Vec::deserialize(input)?).map_err(|_| D::Error::custom("no heights"))
    }
}

/// A position as text.
struct Numbers(Position);

impl fmt::Display for Numbers {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in self.0.coordinates.iter() {
            write!(out, "{number},")?;
        }
        write!(out, "{}", u8::from(self.0.pass))
    }
}

impl FromStr for Numbers {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers: Vec<u32> = text.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|_| ())?;
        let (&p, numbers) = numbers.split_last().ok_or(())?;
        position(numbers, p).map(Self).ok_or(())
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        travel::write(&Numbers(*self), &(&*self.coordinates, u32::from(self.pass)), out)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let made = |(numbers, p): (Vec<u32>, u32)| position(&numbers, p).map(Numbers);
        travel::read(input, made).map(|Numbers(position)| position)
    }
}

fn position(numbers: &[u32], p: u32) -> Option<Position> {
    let is_small = p <= 1 && numbers.iter().all(|&number| number <= Position::LARGEST);
    let coordinates = Coordinates::new(numbers).filter(|_| is_small && !numbers.is_empty())?;
    Some(Position::at(coordinates).with_pass(p == 1))
}

#[cfg(test)]
mod tests {
    use crate::games::{Coordinates, Game, Position, Ruleset};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_legal_is_what_nothing_speaks_against(
            numbers in proptest::collection::vec(prop_oneof![0..9u32, Just(Position::LARGEST + 1)], 2..5),
            pass: bool,
        ) {
            let position = Position::at(Coordinates::new(&numbers).unwrap()).with_pass(pass);
            for text in [
                "nim", "nim:pass", "triangle:k=5/2", "step:k=2,s=1,pass", "sharing", "bar:heights=1-2-4",
                "bar:rim=floor((2*x+z+1)/3)", "bar:rim=x%3", "bar:rim=x-1",
            ] {
                let ruleset: Ruleset = text.parse().unwrap();
                prop_assert_eq!(ruleset.is_legal(position), ruleset.check(position).is_ok(), "{} {:?}", text, position);
            }
        }
    }

    #[test]
    fn positions_travel_and_what_is_none_does_not() {
        let six = Position::at(Coordinates::new(&[1, 2, 3, 4, 5, 6]).unwrap());
        // Own rules may have a single number.
        let one = Position::at(Coordinates::new(&[7]).unwrap());
        for position in [one, six, Position::new(7, 4, 7), Position::new(0, Position::LARGEST, 3).with_pass(true)] {
            let text = serde_json::to_string(&position).unwrap();
            assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), position, "{text}");
        }
        assert_eq!(serde_json::to_string(&Position::new(7, 4, 7)).unwrap(), "\"7,4,7,0\"");
        for text in ["", "0", "7,4,7,2", "7,4,-7,0", "1,2,3,4,5,6,7,0", "7,4,1000000001,0", "x,4,7,0"] {
            assert!(serde_json::from_str::<Position>(&format!("\"{text}\"")).is_err(), "{text}");
        }
    }

    #[test]
    fn a_game_travels_with_as_many_numbers_as_its_rules_have() {
        for text in ["rules:n;move n by 1,3,4:5", "rules:a b;move a by any:3,5", "nim:3,7,4", "sharing:0,5,16,3"] {
            let game: Game = text.parse().unwrap();
            let bytes = postcard::to_allocvec(&game).unwrap();
            assert_eq!(postcard::from_bytes::<Game>(&bytes).ok(), Some(game), "{text}");
        }
        let bar: Ruleset = "nim".parse().unwrap();
        for numbers in [&[7][..], &[7, 4]] {
            let position = Position::at(Coordinates::new(numbers).unwrap());
            let bytes = postcard::to_allocvec(&(bar, position)).unwrap();
            assert!(postcard::from_bytes::<Game>(&bytes).is_err(), "{numbers:?}");
        }
    }
}
