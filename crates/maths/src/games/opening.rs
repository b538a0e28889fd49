//! The positions that the page opens with.

use crate::games::{Bar, Coordinates, Family, Game, OwnRules, Position, Rules, Ruleset};
use crate::values::Ratio;

/// The position that is shown first: pictures of the papers.
pub fn opening(family: Family) -> Game {
    let k = |k| Ratio::whole(k).unwrap_or(Ratio::ONE);
    let (rules, [x, y, z]) = match family {
        Family::Triangle => (Rules::triangle(k(3)), [7, 4, 7]),
        Family::Step => (Rules::step(k(4), 2), [4, 3, 13]),
        Family::Nim => (Rules::NIM, [3, 7, 4]),
        Family::Bar => (Rules::Bar(Bar::opening()), [4, 4, 5]),
        Family::Sharing => (Rules::SHARING, [0, 5, 16]),
        Family::Own => return own(),
    };
    let ruleset = Ruleset::normal(rules);
    Game::lowered(ruleset, Position::new(x, y, z))
}

/// Wythoff's game, the best known one that is neither a bar nor Sharing Nim.
fn own() -> Game {
    let wythoff = "a b;move a by any;move b by any;move a,b by any";
    let rules = OwnRules::read(wythoff).map_or(Rules::NIM, |read| read.rules);
    let position = Coordinates::new(&[5, 8]).unwrap_or_else(|| Coordinates::zeros(rules.count()));
    Game::lowered(Ruleset::normal(rules), Position::at(position))
}
