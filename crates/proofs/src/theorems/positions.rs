//! The positions of a ruleset, and from which of them a move leads into a given set. The moves are those of `bar`,
//! of `piles` or of `own`.

use crate::automata::logic::{Compiler, Undecidable};
use crate::automata::{Plan, StepId, TooManyTracks};
use crate::theorems::NotDecidable;
use crate::theorems::bar::Cuts;
use crate::theorems::names::scope;
use crate::theorems::own::Lowerings;
use crate::theorems::piles::Shares;
use crate::theorems::trees::{both, compared};
use maths::expressions::{Number, Relation, Truth, Variable};
use maths::games::{Rules, Ruleset};

/// The steps that describe the positions of a ruleset.
pub(super) struct Positions {
    /// All legal ones; of Sharing Nim the normal forms.
    pub(super) legal: StepId,
    /// Those without a move.
    pub(super) terminal: StepId,
    moves: Moves,
}

/// The moves from one position to another.
enum Moves {
    Cuts(Cuts),
    Shares(Shares),
    Lowerings(Lowerings),
}

impl Positions {
    /// Adds those of a ruleset to a plan.
    ///
    /// # Errors
    /// If the rules of a bar or own rules are not decidable, or there are more or fewer than three piles.
    pub(super) fn new(plan: &mut Plan, ruleset: &Ruleset) -> Result<Self, NotDecidable> {
        match ruleset.rules {
            Rules::Bar(bar) => {
                let cuts = Cuts::new(plan, ruleset, bar).map_err(NotDecidable::Rim)?;
                let terminal = terminal(plan, ruleset).map_err(NotDecidable::Rim)?;
                Ok(Self { legal: cuts.legal(), terminal, moves: Moves::Cuts(cuts) })
            }
            Rules::Piles(_) if ruleset.rules == Rules::SHARING => {
                let shares = Shares::new(plan)?;
                let terminal = terminal(plan, ruleset).map_err(NotDecidable::Formula)?;
                Ok(Self { legal: shares.legal(), terminal, moves: Moves::Shares(shares) })
            }
            Rules::Piles(_) => Err(NotDecidable::Piles),
            Rules::Own(rules) => {
                let lowerings = Lowerings::new(plan, ruleset, rules)?;
                let (legal, terminal) = (lowerings.legal(), lowerings.terminal());
                Ok(Self { legal, terminal, moves: Moves::Lowerings(lowerings) })
            }
        }
    }

    /// The positions from which a move leads into a set of legal ones. Numbers that the set has beside the coordinates stay.
    pub(super) fn reaching(&self, plan: &mut Plan, set: StepId) -> Result<StepId, TooManyTracks> {
        match &self.moves {
            Moves::Cuts(cuts) => cuts.reaching(plan, set),
            Moves::Shares(shares) => shares.reaching(plan, set),
            Moves::Lowerings(lowerings) => lowerings.reaching(plan, set),
        }
    }

    /// The places that show that the rim of a bar is none; see [`Cuts::faults`].
    pub(super) fn rim_faults(&self, plan: &mut Plan) -> Result<Option<StepId>, TooManyTracks> {
        match &self.moves {
            Moves::Cuts(cuts) => cuts.faults(plan),
            Moves::Shares(_) | Moves::Lowerings(_) => Ok(None),
        }
    }

    /// The set that must be empty for [`Positions::reaching`] to be right; see [`Shares::faults`].
    pub(super) fn form_faults(&self, plan: &mut Plan) -> Result<Option<StepId>, NotDecidable> {
        match &self.moves {
            Moves::Cuts(_) | Moves::Lowerings(_) => Ok(None),
            Moves::Shares(shares) => shares.faults(plan).map(Some),
        }
    }

    /// The set that must be empty for a position and its mirror image to have the same value; see [`Shares::mirror_faults`].
    pub(super) fn mirror_faults(&self, plan: &mut Plan) -> Result<Option<StepId>, NotDecidable> {
        match &self.moves {
            Moves::Cuts(_) | Moves::Lowerings(_) => Ok(None),
            Moves::Shares(shares) => shares.mirror_faults(plan).map(Some),
        }
    }
}

/// The positions without a move: (0, 0, 0), or piles that differ by 1 at most.
fn terminal(plan: &mut Plan, ruleset: &Ruleset) -> Result<StepId, Undecidable> {
    let at_most = |name, most| compared(Relation::AtMost, Number::Variable(name), Number::Constant(most));
    let truth: Truth = match ruleset.rules {
        Rules::Bar(_) => both(at_most(Variable::X, 0), both(at_most(Variable::Y, 0), at_most(Variable::Z, 0))),
        Rules::Piles(_) | Rules::Own(_) => both(at_most(Variable::Y, 1), at_most(Variable::Z, 1)),
    };
    Compiler::new(plan, scope(ruleset, false)).truth(&truth)
}
