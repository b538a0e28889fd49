//! Remoteness: the number of moves that the game lasts if the winner hurries and the loser delays.
//!
//! A terminal position has remoteness 0. From an N-position the winner moves: 1 + the least remoteness of its P-options. From a P-position
//! the loser moves: 1 + the largest remoteness of its options, which are all N. The same is true of misère play with its outcomes, so the
//! terminal position is there an N-position of remoteness 0.
//!
//! # One number to a position
//! One number, the *score*, contains both outcome and remoteness. It measures the position for the next player:
//!
//! ```text
//!   wins in r moves:    32767 − r        the sooner, the better
//!   loses in r moves:   r − 32767        the later, the better
//! ```
//!
//! A move to a position of score s changes sides and adds a move. So it *offers* the score −s − 1 for s < 0 (the other player loses) and
//! −s + 1 for s > 0. The score of a position is the largest offer of its options: the soonest win if any option is P, and the latest loss
//! if all are N. A terminal position has no option and counts −32767, "loses in 0 moves"; under misère play 32767. No table of values is
//! needed, and the score includes the outcome.
//!
//! Every move changes sides, so under normal play remoteness is even at P and odd at N, under misère play the reverse. Hence an option
//! whose remoteness is one less has the other outcome. So for both sides the best moves are the moves to such an option.
//!
//! # A line is one number
//! All options lie on a few lines through the position, the same as in tables of values (see `solver::kernel`: `bars` and `sharing`), and
//! any two positions of a line are joined by a move. There a line holds the set of the values placed on it so far. Here it holds the
//! largest offer. A set that begins as a copy of another one becomes a maximum that begins as a copy. The arguments use no other property
//! of the sets, so they are valid here:
//!
//! - Bars: x-line, z-line and column. A level of the lines of z (or x) becomes legal when the rim first reaches it. It begins as a copy of
//!   the level below, since breaks clamp to the positions placed there so far. If the bar is symmetric, both kinds of lines are one family,
//!   the lines of a number, and only x ≤ z is placed. Columns come in the order of the layout, so for each number in the order of its
//!   partner.
//! - Sharing Nim: T\[2b − p\], T\[b + p\] and for p > 0 T\[b − 2p\], columns by b.
//! - The pass: each column comes first without the pass, and then offers one more option to the same column with the pass, except to a
//!   terminal position.
//!
//! # Three independent parts of a column
//! In general each position of a column depends on the maximum over all positions below. But consider the lowest position to which neither
//! x-line, z-line nor pass offers a win. All positions below are wins, so no loss that the column offers them matters. The position itself
//! is a P-position, for all positions below are N-positions. The positions above win by a move to it, or sooner by another move, so they
//! are N-positions. So the column's maximum changes only before this position and after it. The positions of each part do not depend on
//! each other.

#[cfg(test)]
mod obvious;

use crate::games::{Move, Position, Rules, Ruleset};
use crate::solver::layout::{Arrangement, Layout, Pairs};
use crate::solver::{Computation, Extent, Filling, Plan, Refusal};
use crate::values::Outcome;
use std::cell::Cell;
use std::iter::Enumerate;

/// The remoteness of every position of a box.
#[derive(Clone, Debug)]
pub struct Remoteness {
    ruleset: Ruleset,
    layout: Layout,
    scores: Vec<Score>,
}

impl Remoteness {
    /// Measures a whole box in one go.
    ///
    /// # Errors
    /// When it takes more than `bound` bytes or a game lasts too long.
    pub fn of(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotMeasure> {
        Ok(Measuring::new(ruleset, extent, bound)?.run_to_end()?.measured)
    }

    /// The ruleset of the measurement.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The box of the measurement.
    pub fn extent(&self) -> Extent {
        self.layout.extent()
    }

    /// The remoteness of a position, or `None` outside the box or above the rim.
    pub fn at(&self, position: Position) -> Option<u32> {
        self.score(position).map(Score::moves)
    }

    /// The outcome of a position, or `None` outside the box or above the rim.
    pub fn outcome(&self, position: Position) -> Option<Outcome> {
        self.score(position).map(Score::outcome)
    }

    /// The moves by which a winner hurries and a loser delays; none from a terminal position or outside the box.
    pub fn best_moves(&self, position: Position) -> Vec<Move> {
        let mut best = Vec::new();
        if let Some(left) = self.at(position).and_then(|moves| moves.checked_sub(1)) {
            self.ruleset.each_option(position, |play, to| {
                if self.at(to) == Some(left) {
                    best.push(play);
                }
            });
        }
        best
    }

    pub(super) fn score(&self, position: Position) -> Option<Score> {
        let index = self.layout.index(position)?;
        self.scores.get(index).copied()
    }
}

/// An unfinished measurement of the positions of a box, in slices.
pub struct Measuring {
    measured: Remoteness,
    plan: Plan,
    done: u64,
    /// The columns that are still to be placed.
    columns: Enumerate<Pairs>,
    /// Those without the pass, and those with it.
    lines: Vec<Lines>,
}

impl Measuring {
    /// The words of memory planned for each line. A line needs two bytes for its number, and four while its list grows. A list with a
    /// single line takes four words.
    const WORDS: usize = 4;

    /// Plans and allocates.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes.
    pub fn new(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, Refusal> {
        let plan = Self::plan_for(&ruleset, &extent, bound)?;
        let layout = Layout::new(&ruleset, extent);
        let scores = vec![Score::LOST; layout.cells()];
        let columns = layout.pairs().enumerate();
        let lines = (0..layout.layers()).map(|_| Lines::new(ruleset.rules, extent)).collect();
        Ok(Self { measured: Remoteness { ruleset, layout, scores }, plan, done: 0, columns, lines })
    }

    /// The plan of a box; its memory is an upper bound.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(ruleset: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, Refusal> {
        Plan::with_words(ruleset, extent, bound, Self::WORDS)
    }

    fn column(&mut self, column: usize, pair: (u32, u32)) -> Result<(), GameTooLong> {
        let Remoteness { ruleset, layout, scores } = &mut self.measured;
        let terminal = if ruleset.misere { Score::WON } else { Score::LOST };
        let (used_up, there) = layout.split(column, scores);
        self.lines[0].place(pair, used_up, terminal)?;
        if let Some(lines) = self.lines.get_mut(1) {
            // Each cell begins with the offer of the pass.
            there.iter_mut().zip(&*used_up).for_each(|(out, used_up)| *out = used_up.offer());
            lines.place(pair, there, terminal)?;
        }
        let (own, mirrored) = layout.own_mirror(pair.0, pair.1, used_up.len());
        self.done += (own.len() as u64 + 2 * mirrored.len() as u64) * layout.layers() as u64;
        Ok(())
    }

    /// The results, which are right only for the positions measured so far.
    pub fn remoteness(&self) -> &Remoteness {
        &self.measured
    }
}

/// Steps are positions.
impl Computation for Measuring {
    type Fault = GameTooLong;

    fn progress(&self) -> (u64, u64) {
        (self.done, self.plan.positions)
    }

    fn advance(&mut self, work: u64) -> Result<bool, GameTooLong> {
        let until = self.done.saturating_add(work);
        while self.done < until {
            let Some((column, pair)) = self.columns.next() else { return Ok(true) };
            self.column(column, pair)?;
        }
        Ok(false)
    }
}

impl Filling for Measuring {
    type Number = (Outcome, u32);

    /// The memory is an upper bound.
    fn plan(&self) -> Plan {
        self.plan
    }

    fn at(&self, position: Position) -> Option<(Outcome, u32)> {
        self.measured.score(position).map(Score::read)
    }

    /// Losses become wins, and wins become losses.
    #[cfg(feature = "testing")]
    fn spoil(&mut self) {
        self.measured.scores.iter_mut().for_each(|score| *score = Score(-score.0));
    }
}

/// The error if a game lasts more than [`GameTooLong::LARGEST`] moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct GameTooLong;

impl GameTooLong {
    /// The largest remoteness.
    pub const LARGEST: u16 = Score::END - 1;
}

/// The reason why a box was not measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum CannotMeasure {
    /// The measurement would take more memory than allowed.
    Refused(#[from] Refusal),
    /// A game lasts too long.
    GameTooLong(#[from] GameTooLong),
}

/// The score of a position for the next player: large if they win soon, small if they lose soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score(i16);

impl Score {
    const END: u16 = i16::MAX as u16;
    /// The next player has won.
    pub(super) const WON: Self = Self(i16::MAX);
    /// The next player has lost. Less than any offer, so also the offer of a line without positions.
    pub(super) const LOST: Self = Self(-i16::MAX);
    /// Neither won nor lost within [`GameTooLong::LARGEST`] moves.
    pub(super) const TOO_LONG: Self = Self(0);

    /// The score of a position whose option has this one, if no other option is better.
    pub(super) fn offer(self) -> Self {
        // The sign as −1 or 1; unlike `signum` this is done for many positions at once.
        let sign = (self.0 >> 15) | 1;
        Self(sign - self.0)
    }

    pub(super) fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }

    fn wins(self) -> bool {
        self.0 > 0
    }

    /// The outcome and the remoteness.
    pub(super) fn read(self) -> (Outcome, u32) {
        (self.outcome(), self.moves())
    }

    fn outcome(self) -> Outcome {
        if self.wins() { Outcome::N } else { Outcome::P }
    }

    fn moves(self) -> u32 {
        u32::from(Self::END - self.0.unsigned_abs())
    }
}

/// The largest offer on each line.
enum Lines {
    Bars(BarLines),
    /// T\[c\] of Sharing Nim.
    Piles(Vec<Score>),
}

impl Lines {
    fn new(rules: Rules, extent: Extent) -> Self {
        match rules {
            Rules::Piles(_) | Rules::Own(_) => Self::Piles(vec![Score::LOST; 2 * extent.z as usize + 1]),
            Rules::Bar(_) => {
                let arrangement = Arrangement::of(rules, &extent);
                let z_lines = match arrangement {
                    Arrangement::Piles | Arrangement::Half => 0,
                    Arrangement::Square => extent.x as usize + 1,
                    Arrangement::Rows => 1,
                };
                let [x_lines, z_lines] = [extent.z as usize + 1, z_lines].map(|count| vec![Vec::new(); count]);
                Self::Bars(BarLines { arrangement, x_lines, z_lines })
            }
        }
    }

    /// Places a column of one layer, whose cells hold the offer of the pass, or [`Score::LOST`].
    fn place(&mut self, (x, z): (u32, u32), out: &mut [Score], terminal: Score) -> Result<(), GameTooLong> {
        match self {
            Self::Bars(lines) => lines.place(x, z, out, terminal),
            Self::Piles(lines) => place_piles(lines, z as usize, out, terminal),
        }
        // The loop checks all cells: without an early exit it is several times as fast.
        let is_too_long = out.iter().fold(false, |found, &score| found | (score == Score::TOO_LONG));
        if is_too_long { Err(GameTooLong) } else { Ok(()) }
    }
}

/// Places a column of Sharing Nim: the positions (0, p, b) with p ≤ b/2. No two of them have a line in common.
fn place_piles(lines: &mut [Score], b: usize, out: &mut [Score], terminal: Score) {
    for (p, out) in out.iter_mut().enumerate() {
        // For p = 0 there is no third line; the first one twice does no harm.
        let at = [2 * b - p, b + p, if p == 0 { 2 * b } else { b - 2 * p }];
        // Piles that differ by at most 1 are terminal: no option, not even the pass.
        *out = if b <= 1 { terminal } else { at.iter().fold(*out, |best, &at| best.max(lines[at])) };
        let offer = out.offer();
        at.iter().for_each(|&at| lines[at] = lines[at].max(offer));
    }
}

/// The lines of one number, level by level.
type Levels = Vec<Cell<Score>>;

/// The lines of bars.
struct BarLines {
    arrangement: Arrangement,
    /// The x-lines of each z; in a half also the z-lines of each x.
    x_lines: Vec<Levels>,
    /// The z-lines of each x of a square; for rows, those of the present x; empty for a half.
    z_lines: Vec<Levels>,
}

impl BarLines {
    /// Places the column over (x, z).
    fn place(&mut self, x: u32, z: u32, out: &mut [Score], terminal: Score) {
        let (is_first, x, z) = ((x, z) == (0, 0), x as usize, z as usize);
        grow(&mut self.x_lines[z], out.len());
        let beside = match self.arrangement {
            Arrangement::Piles | Arrangement::Half => &mut self.x_lines[x],
            Arrangement::Square => &mut self.z_lines[x],
            Arrangement::Rows => &mut self.z_lines[0],
        };
        if z == 0 && self.arrangement == Arrangement::Rows {
            beside.clear();
        }
        grow(beside, out.len());
        // Over x = z of a half the two are the same; a maximum may be taken twice.
        let (a, b) = match self.arrangement {
            Arrangement::Piles | Arrangement::Half => (&*self.x_lines[z], &*self.x_lines[x]),
            Arrangement::Square => (&*self.x_lines[z], &*self.z_lines[x]),
            Arrangement::Rows => (&*self.x_lines[z], &*self.z_lines[0]),
        };
        let first = usize::from(is_first);
        let mut own = Score::LOST;
        if is_first {
            // The terminal position has no option, not even the pass.
            (out[0], own) = (terminal, terminal.offer());
            a[0].set(own);
            b[0].set(own);
        }
        place_column(&a[first..], &b[first..], &mut out[first..], own);
    }
}

/// Adds levels when the rim has grown: new levels begin as copies of the one below. The first levels of all begin empty.
fn grow(levels: &mut Levels, height: usize) {
    let below = levels.last().map_or(Score::LOST, Cell::get);
    levels.resize(height, Cell::new(below));
}

/// Places the positions of a column from the bottom in three parts: below its P-position, the P-position, and above. `own` is the largest
/// offer below all of them.
fn place_column(a: &[Cell<Score>], b: &[Cell<Score>], out: &mut [Score], own: Score) {
    let loses = |((a, b), out): ((&Cell<Score>, &Cell<Score>), &Score)| !out.max(a.get()).max(b.get()).wins();
    // Above a terminal position that is P, `own` is a win in one move: the largest of all, wherever the parts are.
    let lowest = a.iter().zip(b).zip(&*out).position(loses).unwrap_or(out.len());
    let after = (lowest + 1).min(out.len());
    let own = place_run(&a[..lowest], &b[..lowest], &mut out[..lowest], own);
    let own = place_run(&a[lowest..after], &b[lowest..after], &mut out[lowest..after], own);
    place_run(&a[after..], &b[after..], &mut out[after..], own);
}

/// Places positions of a column that do not depend on each other. Returns the largest offer of the column afterwards.
#[inline(never)]
fn place_run(a: &[Cell<Score>], b: &[Cell<Score>], out: &mut [Score], own: Score) -> Score {
    let mut largest = own;
    for ((a, b), out) in a.iter().zip(b).zip(out) {
        *out = out.max(a.get()).max(b.get()).max(own);
        let offer = out.offer();
        a.set(a.get().max(offer));
        b.set(b.get().max(offer));
        largest = largest.max(offer);
    }
    largest
}
