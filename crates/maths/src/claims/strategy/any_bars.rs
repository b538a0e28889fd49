//! Proofs about every bar, whatever its rim: they use the P-positions, and no formula for them.
//!
//! # |x − z| ≤ y
//! Let z > x + y. The candidates are the positions after a break of z in (x, y, z): for each w ≤ x + y the position (x, min(y, rim), w). A
//! candidate that is no P-position has an answer, a break that leads to a P-position. Before the first P-position among the candidates no
//! break of z is an answer, since it leads to another candidate. So each is answered by a break of y to some v < y, or of x to some u < x.
//! None of these x + y breaks answers two candidates: from the later one z could be broken to the earlier one, and both would lead to
//! P-positions that are joined by a move. So at most x + y candidates are answered, and one of the x + y + 1 is a P-position.
//!
//! # Misère play
//! If the rim over x = z = 1 is 0, a side of at most 1 beside a longer one loses for the player who leaves it, in normal and in misère
//! play. So with both sides at least 2 the two are the same game.

use crate::claims::strategy::argument::leaving;
use crate::claims::strategy::nim_sums::kind_of;
use crate::claims::strategy::{Argument, Case, Fact, Says};
use crate::games::{Axis, Game, Move, Position, Ruleset};
use crate::solver::{Grid, Mapping, PPositions};
use std::cell::RefCell;
use std::rc::Rc;

/// The most bytes that a map of P-positions may take: coordinates up to 4,000.
const MOST_BYTES: u64 = 64 << 20;

thread_local! {
    /// The P-positions of the last rules: the y over each x and z.
    static LAST: RefCell<Option<(Ruleset, Rc<Grid>)>> = const { RefCell::new(None) };
}

/// The y of the P-position over each x and z, with all coordinates up to a size.
fn map(ruleset: Ruleset, size: u32) -> Option<Rc<Grid>> {
    let known = LAST.with_borrow(|last| last.clone());
    if let Some((_, map)) = known.filter(|(of, map)| *of == ruleset && map.columns > size) {
        return Some(map);
    }
    // Powers of two, so that a walk over positions makes few maps.
    let search = PPositions::new(ruleset, size.next_power_of_two().max(32), false, MOST_BYTES).ok()?;
    let map = Rc::new(search.into_heights());
    LAST.set(Some((ruleset, Rc::clone(&map))));
    Some(map)
}

/// True if a position is a P-position in normal play.
pub(super) fn is_p(game: &Game) -> bool {
    let ([x, y, z], ruleset) = (game.position().xyz(), Ruleset { misere: false, ..game.ruleset() });
    map(ruleset, x.max(y).max(z)).and_then(|map| map.at(x, z)).is_some_and(|height| u32::from(height) == y)
}

/// The case of the proof of |x − z| ≤ y.
pub(super) fn near_cases(game: &Game) -> Vec<Case> {
    let [x, y, z] = game.position().xyz();
    let far = |long: u32, short: u32| long.saturating_sub(short) > y;
    let all = [(Case::Near, x.abs_diff(z) <= y), (Case::Far(Axis::X), far(x, z)), (Case::Far(Axis::Z), far(z, x))];
    all.into_iter().filter(|(_, applies)| *applies).map(|(case, _)| case).collect()
}

/// The proof of |x − z| ≤ y at a position.
pub(super) fn near(game: &Game, case: Case) -> Argument {
    let [x, y, z] = game.position().xyz();
    let Case::Far(long) = case else {
        return Argument { case, lines: vec![Fact::IsNear { apart: x.abs_diff(z), y }], says: Says::Nothing };
    };
    let (short, other) = if long == Axis::Z { (Axis::X, x) } else { (Axis::Z, z) };
    let last = other + y;
    let candidates = candidates(game, long);
    let first = candidates.iter().find(|candidate| candidate.answer.is_none()).map(|candidate| candidate.at);
    let line = |axis: Axis, cuts: u32| {
        let used: Vec<u32> = candidates.iter().filter_map(|candidate| candidate.answer_by(axis)).collect();
        let twice = used.iter().enumerate().find(|(number, to)| used[..*number].contains(to)).map(|(_, to)| *to);
        Fact::Answered { axis, candidates: used.len() as u32, cuts, twice }
    };
    let lines = vec![line(Axis::Y, y), line(short, other), Fact::FirstP { at: first.unwrap_or(last + 1), last }];
    let says = first.map_or(Says::Nothing, |to| Says::MovesTo(Move::Cut { axis: long, to }));
    Argument { case, lines, says }
}

/// A position after a break of the longer side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The rest of the longer side.
    pub at: u32,
    /// The position.
    pub position: Position,
    /// A break of y or of the shorter side that leads to a P-position; none at the P-position.
    pub answer: Option<(Move, Position)>,
}

impl Candidate {
    /// The rest of a coordinate after the answer, if the answer breaks it.
    fn answer_by(&self, along: Axis) -> Option<u32> {
        match self.answer {
            Some((Move::Cut { axis, to }, _)) if axis == along => Some(to),
            Some((Move::Cut { .. } | Move::Share { .. } | Move::Lower { .. } | Move::Pass, _)) | None => None,
        }
    }
}

/// The candidates up to the first P-position among them.
pub(super) fn candidates(game: &Game, long: Axis) -> Vec<Candidate> {
    let short = if long == Axis::Z { Axis::X } else { Axis::Z };
    let mut found = Vec::new();
    for at in 0..game.position()[long] {
        let Some(candidate) = game.play(Move::Cut { axis: long, to: at }) else { break };
        let is_last = is_p(&candidate);
        let breaks = [Axis::Y, short]
            .into_iter()
            .flat_map(|axis| (0..candidate.position()[axis]).map(move |to| Move::Cut { axis, to }));
        let answered = |play: Move| candidate.play(play).filter(is_p).map(|to| (play, to.position()));
        let answer = if is_last { None } else { breaks.into_iter().find_map(answered) };
        // Without an answer a candidate that is no P-position ends the list: the proof fails there.
        let is_end = answer.is_none();
        found.push(Candidate { at, position: candidate.position(), answer });
        if is_end {
            break;
        }
    }
    found
}

/// True if a position is a P-position of misère play, for bars with the rim 0 over x = z = 1.
pub(super) fn is_misere_p(game: &Game) -> bool {
    let [x, y, z] = game.position().xyz();
    if x.min(z) >= 2 { is_p(game) } else { y == 0 && is_corner(x, z) }
}

/// The sides of (1, 0, 0) and (0, 0, 1).
fn is_corner(x: u32, z: u32) -> bool {
    matches!((x, z), (1, 0) | (0, 1))
}

/// The case of the proof that misère play is normal play but near the corner.
pub(super) fn corner_cases(game: &Game) -> Vec<Case> {
    let [x, _, z] = game.position().xyz();
    let (is_inside, is_long) = (is_misere_p(game), x.min(z) >= 2);
    let is_over = game.is_terminal();
    let is_beside = !is_long && !is_over && !is_inside;
    let all = [
        (Case::Inside, is_inside && is_long),
        (Case::Named, is_inside && !is_long),
        (Case::Over, is_over),
        (Case::ToCorner(Axis::Z), is_beside && x < z),
        (Case::ToCorner(Axis::X), is_beside && x >= z && x > 0),
        (Case::AsNormal, is_long && !is_inside),
    ];
    all.into_iter().filter(|(_, applies)| *applies).map(|(case, _)| case).collect()
}

/// That proof at a position.
pub(super) fn corner(game: &Game, case: Case) -> Argument {
    let [x, _, z] = game.position().xyz();
    let flat = Fact::Corner { rim: game.ruleset().rules.rim(1, 1) };
    let (lines, says) = match case {
        Case::Inside | Case::Named => {
            let mut lines = vec![flat];
            lines.extend(leaving(game, kind_of, is_misere_p));
            (lines, Says::AllLeave)
        }
        Case::ToCorner(axis) => {
            let short = if axis == Axis::Z { x } else { z };
            (vec![flat], Says::MovesTo(Move::Cut { axis, to: 1_u32.saturating_sub(short) }))
        }
        Case::AsNormal => {
            let is_answer = |to: Position| Game::if_legal(game.ruleset(), to).is_some_and(|to| is_p(&to));
            match game.options().into_iter().find(|(_, to)| is_answer(*to)) {
                Some((play, to)) => {
                    let shorter = to[Axis::X].min(to[Axis::Z]);
                    (vec![flat, Fact::StillLong { shorter }], Says::MovesTo(play))
                }
                None => (vec![flat], Says::Nothing),
            }
        }
        Case::Over => (Vec::new(), Says::NoMove),
        Case::LowerY
        | Case::Lower(_)
        | Case::LowerBoth(_)
        | Case::UsePass
        | Case::CutOff(_)
        | Case::OneBeside(_)
        | Case::Shorten
        | Case::Near
        | Case::Far(_)
        | Case::SmallerGap
        | Case::Meet
        | Case::Remainders { .. }
        | Case::Elsewhere
        | Case::Mirror => (Vec::new(), Says::Nothing),
    };
    Argument { case, lines, says }
}
