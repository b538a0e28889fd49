//! Random positions: any, or one with a given outcome.

use maths::games::{Coordinates, Game, Position, Rules, Ruleset};
use maths::values::{Nimber, Outcome};
use web::table::{Heights, Slot, State};
use web::texts::Texts;
use web::workers::solver::protocol::Show;

/// A random number, 0 or more and below the given one.
pub(super) type Chance<'a> = &'a mut dyn FnMut(u32) -> u32;

/// The browser's own chance.
pub(super) fn by_chance(bound: u32) -> u32 {
    (js_sys::Math::random() * f64::from(bound)) as u32
}

/// Coordinates go up to those of the board, but never end below the first of these nor beyond the second, so that the map
/// can be searched at once.
const SIDES: [u32; 2] = [6, 400];
/// So often a position is made up before it is given up. At least one in a few is an N-position wherever there are some.
const TRIES: u32 = 1000;

/// Why there is no such position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoneFound {
    /// The map of P-positions is still to come.
    MapUnknown,
    /// There is no such map, and the table shows something else than values.
    NoValues,
    /// None was found where it was looked for.
    Nowhere,
}

impl NoneFound {
    /// In a sentence.
    pub(super) fn in_words(self, texts: Texts) -> &'static str {
        match self {
            Self::MapUnknown => texts.chance_unknown(),
            Self::NoValues => texts.chance_values(),
            Self::Nowhere => texts.chance_none(),
        }
    }
}

/// A position of the ruleset on the board that is not terminal, with the `wanted` outcome, if any. Outcomes are read off the worker's map
/// of P-positions, or for rulesets without one off the values of the shown table.
///
/// # Errors
/// The reason why there is none.
pub(super) fn random_game(state: &State, wanted: Option<Outcome>, chance: Chance) -> Result<Game, NoneFound> {
    let ruleset = state.game().ruleset();
    let largest = state.game().position().coordinates.iter().copied().max().unwrap_or(0);
    let side = largest.clamp(SIDES[0], SIDES[1]);
    let position = match (wanted, map(state)) {
        (None, _) => made_up(ruleset, side, ruleset.pass && chance(2) == 1, chance, |_| true),
        (Some(wanted), _) if !ruleset.rules.has_tables() => in_table(state, wanted, chance)?,
        (Some(_), None) => return Err(NoneFound::MapUnknown),
        (Some(Outcome::P), Some(map)) => p_position(map, ruleset, side, chance),
        (Some(Outcome::N), Some(map)) => {
            // Above the map nothing is known.
            let side = side.min(state.look.size);
            made_up(ruleset, side, map.pass, chance, |position| !is_p(map, position))
        }
    };
    let game = position.and_then(|position| Game::new(ruleset, position).ok());
    game.ok_or(NoneFound::Nowhere)
}

/// The map of the ruleset on the board, if it is there with every place.
fn map(state: &State) -> Option<&Heights> {
    let map = state.heights.answer_to(&state.question(Slot::Heights)?)?;
    (map.window.stride == 1).then_some(map)
}

fn is_p(map: &Heights, position: Position) -> bool {
    let found = map.place_of(position).and_then(|place| map.position_at(place));
    found.is_some_and(|found| map.ruleset.rules.is_piles() || found.xyz() == position.xyz())
}

/// One of the P-positions of the map, each as likely as any other.
fn p_position(map: &Heights, ruleset: Ruleset, side: u32, chance: Chance) -> Option<Position> {
    let [columns, rows] = [map.places.0, map.places.1].map(|places| places.min(side + 1));
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let is_fit = |position: &Position| position.xyz()[1] <= side && !ruleset.is_terminal(*position);
    let found: Vec<Position> = places.filter_map(|place| map.position_at(place)).filter(is_fit).collect();
    // At most 401 × 401.
    let count = found.len() as u32;
    if count == 0 { None } else { found.get(chance(count) as usize).copied() }
}

/// One of the positions in the table that is shown with this outcome, each as likely as any other. Its coordinates that are not in
/// the table are those of the board.
fn in_table(state: &State, wanted: Outcome, chance: Chance) -> Result<Option<Position>, NoneFound> {
    let question = state.question(Slot::Table);
    let table = question.and_then(|question| state.table.answer_to(&question)).ok_or(NoneFound::MapUnknown)?;
    if table.show != Show::Values {
        return Err(NoneFound::NoValues);
    }
    let has_outcome = |value: u16| Outcome::of_value(Nimber(value.into())) == wanted;
    let places = table.grid.points().filter(|(_, _, value)| has_outcome(*value));
    let positions = places.filter_map(|(column, row, _)| table.plane.position_at(table.window.place((column, row))));
    let found: Vec<Position> = positions.filter(|position| !state.game().ruleset().is_terminal(*position)).collect();
    // A table in sight has at most some millions of places.
    let count = found.len() as u32;
    Ok(if count == 0 { None } else { found.get(chance(count) as usize).copied() })
}

/// A legal position with coordinates up to `side`, not terminal, that fits.
fn made_up(
    ruleset: Ruleset,
    side: u32,
    pass: bool,
    chance: Chance,
    is_fit: impl Fn(Position) -> bool,
) -> Option<Position> {
    (0..TRIES).find_map(|_| {
        let rules = ruleset.rules;
        let mut coordinates = Coordinates::zeros(rules.count());
        for which in rules.coordinates() {
            coordinates = coordinates.with(which, chance(side + 1));
        }
        let position = match rules {
            Rules::Piles(_) => Position::at(coordinates),
            Rules::Own(_) => ruleset.lowered(Position::at(coordinates)),
            Rules::Bar(_) => {
                let [x, y, z] = coordinates.xyz();
                Position::new(x, y % (rules.rim(x, z).min(side) + 1), z)
            }
        };
        let position = position.with_pass(pass);
        (!ruleset.is_terminal(position) && is_fit(position)).then_some(position)
    })
}

#[cfg(test)]
mod tests;
