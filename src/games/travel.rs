//! Games and rulesets travel as text, in the one notation: a message with an illegal position cannot be read. A position
//! alone travels as its coordinates and p, `7,4,7,0`; whether it is legal only its ruleset knows.

use crate::games::Coordinates;
use crate::games::Game;
use crate::games::Piles;
use crate::games::Position;
use crate::games::Ruleset;
use crate::games::quoted;
use serde::Deserialize;
use serde::Deserializer;
use serde::Serialize;
use serde::Serializer;
use serde::de::Error;
use std::str::FromStr;

/// Reads what another part of the program has written, so why a text is refused does not matter. Without the sentences for
/// people the worker is much smaller.
fn read<T: FromStr, E: Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(|_| E::custom("not in the notation"))
}

impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ruleset {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        read(&String::deserialize(input)?)
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        read(&String::deserialize(input)?)
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut text = String::new();
        for number in self.coordinates.iter() {
            text.push_str(&number.to_string());
            text.push(',');
        }
        text.push(if self.pass { '1' } else { '0' });
        out.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = String::deserialize(input)?;
        position(&text).ok_or_else(|| D::Error::custom(quoted(&text)))
    }
}

fn position(text: &str) -> Option<Position> {
    let numbers: Vec<u32> = text.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    let (&p, numbers) = numbers.split_last().filter(|(_, numbers)| numbers.len() >= Piles::FEWEST)?;
    let is_small = p <= 1 && numbers.iter().all(|&number| number <= Position::LARGEST);
    Coordinates::new(numbers).filter(|_| is_small).map(|coordinates| Position::at(coordinates).with_pass(p == 1))
}

#[cfg(test)]
mod tests {
    use crate::games::Coordinates;
    use crate::games::Position;

    #[test]
    fn positions_travel_and_what_is_none_does_not() {
        let six = Position::at(Coordinates::new(&[1, 2, 3, 4, 5, 6]).unwrap());
        for position in [six, Position::new(7, 4, 7), Position::new(0, Position::LARGEST, 3).with_pass(true)] {
            let text = serde_json::to_string(&position).unwrap();
            assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), position, "{text}");
        }
        assert_eq!(serde_json::to_string(&Position::new(7, 4, 7)).unwrap(), "\"7,4,7,0\"");
        for text in ["", "7,0", "7,4,7,2", "7,4,-7,0", "1,2,3,4,5,6,7,0", "7,4,1000000001,0", "x,4,7,0"] {
            assert!(serde_json::from_str::<Position>(&format!("\"{text}\"")).is_err(), "{text}");
        }
    }
}
