//! Moves as numbers, for codes: small ones for the moves of small positions.
//!
//! | move | number |
//! |---|---|
//! | the pass | 0 |
//! | lower coordinate `axis` (0 to 2) to `to` | 1 + axis + 3 · to |
//! | `tokens` from pile `from` onto pile `onto` (0 to 5) | 1 + from + 6 · onto + 36 · (tokens − 1) |
//! | lower the coordinates of a set (one bit each) by `by` | 1 + set + 64 · (by − 1) |
//! | lower coordinate i by fᵢ · `by`, where some fᵢ is more than 1 | 1 + 64 · (f₀ + 64 · f₁ + … + 64⁵ · f₅ + 64⁶ · (by − 1)) |
//! | the same, where some fᵢ is more than 63 | 2⁶³ + the amounts: from the lowest bit on, 5 bits for the length of each, then its bits |
//!
//! Which row a number belongs to, the ruleset says. Stable: codes that were handed over are read for ever.

use maths::games::{Axis, Coordinate, Coordinates, Direction, Game, Move, Rules};

/// Coordinates, and sets of them.
const COORDINATES: u64 = Coordinates::MOST as u64;
const SETS: u64 = 1 << COORDINATES;

/// A move as a number.
pub(super) fn number_of(play: Move) -> u64 {
    let amount = |count: u32| u64::from(count.saturating_sub(1));
    match play {
        Move::Pass => 0,
        Move::Cut { axis, to } => 1 + axis.index() as u64 + 3 * u64::from(to),
        Move::Share { from, onto, tokens } => {
            1 + from.index() as u64 + COORDINATES * onto.index() as u64 + COORDINATES * COORDINATES * amount(tokens)
        }
        Move::Lower { along, by } if along.is_even() => {
            1 + along.coordinates().map(|which| 1 << which.index()).sum::<u64>() + SETS * amount(by)
        }
        Move::Lower { along, by } => match along.number() {
            Some(number) => {
                let whole = amount(by).saturating_mul(Direction::COUNT).saturating_add(number);
                SETS.saturating_mul(whole).saturating_add(1)
            }
            None => FREE | packed(along.amounts(by)),
        },
    }
}

/// The bit of a move that lowers coordinates by any amounts. The others would lower them by over two million.
const FREE: u64 = 1 << 63;

/// Amounts as bits. Of lessons' positions, which are few, all amounts fit.
fn packed(amounts: [u32; Coordinates::MOST]) -> u64 {
    amounts.iter().rfold(0, |bits, amount| {
        let length = u32::BITS - amount.leading_zeros();
        bits << length << 5 | u64::from(*amount) << 5 | u64::from(length)
    })
}

/// The amounts that are packed in bits.
fn unpacked(mut bits: u64) -> [u32; Coordinates::MOST] {
    [(); Coordinates::MOST].map(|()| {
        let length = bits & 31;
        let amount = bits >> 5 & ((1 << length) - 1);
        bits = bits >> 5 >> length;
        amount as u32
    })
}

/// The move with a number; `None` if the rules have none with it. The position decides if the move is legal.
pub(super) fn move_of(rules: Rules, number: u64) -> Option<Move> {
    let Some(rest) = number.checked_sub(1) else { return Some(Move::Pass) };
    let coordinate = |index: u64| Coordinate::new(usize::try_from(index).ok()?);
    match rules {
        Rules::Bar(_) => {
            let axis = Axis::ALL[(rest % 3) as usize];
            Some(Move::Cut { axis, to: u32::try_from(rest / 3).ok()? })
        }
        Rules::Piles(_) => {
            let (pair, more) = (rest % (COORDINATES * COORDINATES), rest / (COORDINATES * COORDINATES));
            let tokens = u32::try_from(more).ok()?.checked_add(1)?;
            Some(Move::Share { from: coordinate(pair % COORDINATES)?, onto: coordinate(pair / COORDINATES)?, tokens })
        }
        Rules::Own(_) => {
            if number & FREE != 0 {
                let (along, by) = Direction::of(&unpacked(number & !FREE))?;
                return Some(Move::Lower { along, by });
            }
            let (set, more) = (rest % SETS, rest / SETS);
            let (along, amount) = if set > 0 {
                ((0..COORDINATES).filter(|bit| set >> bit & 1 == 1).filter_map(coordinate).collect(), more)
            } else {
                (Direction::numbered(more % Direction::COUNT), more / Direction::COUNT)
            };
            along.first()?;
            Some(Move::Lower { along, by: u32::try_from(amount).ok()?.checked_add(1)? })
        }
    }
}

/// The games after each of these moves, from the first; as many as are legal.
pub(super) fn replayed(first: Game, numbers: &[u64]) -> Vec<(Game, Move)> {
    let mut game = first;
    let mut made = Vec::new();
    for number in numbers {
        let Some(play) = move_of(game.ruleset().rules, *number) else { break };
        let Some(next) = game.play(play) else { break };
        made.push((game, play));
        game = next;
    }
    made
}

#[cfg(test)]
mod tests {
    use super::{move_of, number_of};
    use maths::games::Game;

    #[test]
    fn every_move_is_the_one_with_its_number() {
        for text in [
            "nim:3,7,4",
            "triangle:k=3,pass:7,4,7,1",
            "sharing:0,5,16",
            "sharing:1,5,9,3,0,2",
            "rules:a b c;move a by any;move b,c by 1..3:3,5,4",
            "rules:a b;move a by t and b by 2*t;move a by 63 and b by 1:70,9",
            "rules:a b c;move some of a,b,c by any:5,70,3",
        ] {
            let game: Game = text.parse().unwrap();
            let rules = game.ruleset().rules;
            for (play, _) in game.options() {
                assert_eq!(move_of(rules, number_of(play)), Some(play), "{text}");
            }
        }
    }

    /// By the table above, by hand.
    #[test]
    fn numbers_are_those_of_codes_that_were_handed_over() {
        let number = |text: &str, written: &str| {
            let game: Game = text.parse().unwrap();
            let rules = game.ruleset().rules;
            let play = game.options().into_iter().map(|(play, _)| play).find(|play| rules.written(*play) == written);
            number_of(play.unwrap())
        };
        assert_eq!([number("nim:3,7,4", "x0"), number("nim:3,7,4", "z2"), number("nim:3,7,4", "y5")], [1, 9, 17]);
        assert_eq!([number("sharing:0,5,16", "c-a5"), number("sharing:0,5,16", "b-a1")], [1 + 2 + 4 * 36, 2]);
        assert_eq!(number("rules:a b;move a,b by any:3,5", "ab-3"), 1 + 3 + 2 * 64);
        assert_eq!(number("rules:a b;move a by t and b by 2*t:3,5", "a-1b-2"), 1 + 64 * (1 + 64 * 2));
        assert_eq!(number("nim:pass:1,1,1,1", "pass"), 0);
    }

    #[test]
    fn no_number_is_too_much() {
        for text in ["nim:3,7,4", "sharing:0,5,16", "rules:a;move a by any:3"] {
            let game: Game = text.parse().unwrap();
            for number in [0, 1, 2, 1 << 33, u64::MAX] {
                move_of(game.ruleset().rules, number);
            }
        }
    }
}
