//! The automata themselves, asked for every position of a box, compared with the moves of the games. `certificates::tests::rules`
//! compares the statements of certificates with the same moves, for the same claims.

use super::ruleset;
use crate::automata::logic::track_of;
use crate::automata::{Budget, DigitOrder, Plan, Run};
use crate::theorems::kernel;
use crate::theorems::positions::Positions;
use maths::expressions::{Formula, Variable};
use maths::games::Position;

/// A game, and what is added to x, y and z in the nim-sum that is 0.
const CLAIMS: [(&str, [i64; 3]); 8] = [
    ("nim", [0, 0, 0]),
    ("triangle:k=3", [0, 0, 0]),
    ("triangle:k=5", [-1, 0, -1]),
    ("triangle:k=2", [-1, 0, -1]),
    ("triangle:k=5/2", [2, -3, 1]),
    ("step:k=2,s=0", [0, 0, 0]),
    ("step:k=4,s=3", [3, 0, 3]),
    ("step:k=3/2,s=1", [-2, 0, 0]),
];

/// A position violates the statements if it is in the set and has an option there, or neither.
#[test]
fn the_automata_have_the_positions_that_violate_the_statements() {
    for (game, shifts) in CLAIMS {
        let ruleset = ruleset(game);
        let [i, j, l] = shifts;
        let Ok(Formula::Truth(formula)) = format!("(x + {i}) ⊕ (y + {j}) ⊕ (z + {l}) = 0").parse() else {
            panic!()
        };
        let is_in = |at: Position| {
            let [x, y, z] = at.xyz().map(i64::from);
            (x + i) ^ (y + j) ^ (z + l) == 0
        };
        for order in DigitOrder::ALL {
            let mut plan = Plan::new();
            let positions = Positions::new(&mut plan, &ruleset).unwrap();
            let violations =
                kernel::violations(&mut plan, &positions, &ruleset, std::slice::from_ref(&formula)).unwrap();
            let [violations] = violations[..] else { panic!("{game} has no pass") };
            let mut run = Run::new(plan, &[violations, positions.legal], order, Budget::USUAL);
            run.finish().unwrap();
            let [violations, legal] = [violations, positions.legal].map(|step| run.automaton(step).unwrap());
            for n in 0..12_u32.pow(3) {
                let at = Position::new(n % 12, n / 12 % 12, n / 144);
                let holds = |automaton: &crate::automata::Automaton| {
                    automaton.holds(|track| {
                        let names = [Variable::X, Variable::Y, Variable::Z];
                        let place = names.iter().position(|name| track_of(*name) == track).unwrap();
                        at.xyz()[place].into()
                    })
                };
                let is_legal = ruleset.check(at).is_ok();
                assert_eq!(holds(legal), is_legal, "{game}: {at:?}");
                let violates =
                    is_legal && is_in(at) == ruleset.options(at).into_iter().any(|(_, option)| is_in(option));
                assert_eq!(holds(violations), violates, "{game}: {at:?}");
            }
        }
    }
}
