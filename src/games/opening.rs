//! The positions that the page opens with.

use crate::games::Bar;
use crate::games::Family;
use crate::games::Game;
use crate::games::Position;
use crate::games::Rules;
use crate::games::Ruleset;
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
    };
    let ruleset = Ruleset::normal(rules);
    Game::lowered(ruleset, Position::new(x, y, z))
}
