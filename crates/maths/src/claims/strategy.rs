//! The proofs of the main theorems, with the facts and the move at each position.
//!
//! A theorem states that a set of positions has two properties: no move leads from the set into it, and from every other position some move
//! does. Its proof is a list of cases. A [`Strategy`] is such a proof. For each position it names the [`Case`] that applies and makes an
//! [`Argument`]: the facts that the proof uses there, with their numbers, and the move. All facts are computed. So if an assumption of the
//! theorem is dropped (k = 5 in Theorem 7.3 of `triangular`), a fact fails, and the [`Gap`] names the position and the line of the proof.
//!
//! The cases are written in our own words. They follow the proofs in the papers, except where those have a gap: digits along the rim
//! ([`descent`](crate::claims::descent)), and some moves of `sharing` Theorem 4 (the claim `sharing 4 ii ours`).

mod any_bars;
mod argument;
mod fact;
mod gap;
mod nim_sums;
mod piles;
mod scope;
#[cfg(test)]
mod tests;
mod trace;

use crate::claims::Claim;
use crate::claims::digits::Sum;
use crate::games::{Axis, Game, Position, Ruleset};
pub use any_bars::Candidate;
pub use argument::{Argument, Case, Kind, Says};
pub use fact::Fact;
pub use gap::Gap;
pub use trace::{Column, Level, Stage, Trace};

/// A proof that can be followed at every position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// `triangular` Theorem 7.3, by Theorems 7.4 and 7.5: triangular bars with k = 4m+3.
    Triangular7_3,
    /// `triangular` Conjecture 8.1, the triangular bar with k = 4m+1, and with it all rims ⌊(x+z+s)/k⌋ with odd k whose c has no binary
    /// digit in common with a height over x = z = 0.
    Triangular8_1,
    /// The triangular bar with k = 4m+1 and a pass: with the pass (0, 0, 0) and the positions with (x−1) ⊕ y ⊕ (z−1) = 1 are P.
    TrianglePass,
    /// `variants` Theorem 1.2, by Theorems 2.3 and 2.4: the stair bar with k = 2, s = 0.
    Variants1_2,
    /// `pass` Theorem 3.1 and Corollary 3.1, by Lemmas 3.1 and 3.2: stair bars with even k. The value of the bar right of the strip is the
    /// length of the strip beside which it is a P-position.
    Pass3_1,
    /// `pass` Theorem 4.1, by Lemmas 4.3 and 4.4: stair bars with a pass, k even, s odd, s < k.
    Pass4_1,
    /// `pass` Conjecture 4.1: stair bars with a pass, k even and any s < k, by pairs of lengths of the strip. For odd s these are the
    /// pairs of numbers x + s that differ in the last digit, and the set is a nim-sum (Theorem 4.1); for even s they are not.
    PassConjecture4_1,
    /// `misere` Theorem 15, with Theorem 7.3 of `triangular`: misère play, k = 4m+3.
    Misere15,
    /// On every bar |x − z| ≤ y at every P-position, by counting answers.
    Near,
    /// `misere` Theorem 15 for every bar whose rim over x = z = 1 is 0: misère play is normal play, except where x and z are at most 1.
    MisereCorner,
    /// `sharing` Theorem 1: a position and its complement have the same value. In the two of them side by side each move has its mirror
    /// image as an answer.
    Sharing1,
    /// `sharing` Theorem 2: the P-positions.
    Sharing2,
    /// `sharing` Theorem 4: the positions of value 1.
    Sharing4,
}

/// The method of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Digit by digit.
    Sums(Sum),
    /// By counting the answers to candidates.
    Counting,
    /// By normal play, away from the corner.
    Corner,
    /// By the gaps between three piles.
    Gaps,
    /// By the remainders of the gaps.
    Remainders,
    /// By mirror images.
    Mirror,
}

impl Strategy {
    /// All of them, in the order of the papers.
    pub const ALL: [Self; 13] = [
        Self::Triangular7_3,
        Self::Triangular8_1,
        Self::TrianglePass,
        Self::Variants1_2,
        Self::Pass3_1,
        Self::Pass4_1,
        Self::PassConjecture4_1,
        Self::Misere15,
        Self::Near,
        Self::MisereCorner,
        Self::Sharing1,
        Self::Sharing2,
        Self::Sharing4,
    ];

    /// The key of the paper and the theorem's number there; for a theorem that is ours, `ours` and a name.
    pub fn name(self) -> (&'static str, &'static str) {
        match self {
            Self::Triangular7_3 => ("triangular", "7.3"),
            Self::Triangular8_1 => ("triangular", "8.1"),
            Self::TrianglePass => ("ours", "triangle-pass"),
            Self::Variants1_2 => ("variants", "1.2"),
            Self::Pass3_1 => ("pass", "3.1"),
            Self::Pass4_1 => ("pass", "4.1"),
            Self::PassConjecture4_1 => ("pass", "Conj 4.1"),
            Self::Misere15 => ("misere", "15"),
            Self::Near => ("ours", "near"),
            Self::MisereCorner => ("ours", "misere-corner"),
            Self::Sharing1 => ("sharing", "1"),
            Self::Sharing2 => ("sharing", "2"),
            Self::Sharing4 => ("sharing", "4"),
        }
    }

    /// The proof of a claim, if there is one that can be followed.
    pub fn of(claim: Claim) -> Option<Self> {
        let proves = |strategy: &Self| {
            let (paper, number) = strategy.name();
            claim.id().strip_prefix(paper).is_some_and(|rest| rest.trim_start() == number)
        };
        match claim.id() {
            "pass Cor 3.1" => Some(Self::Pass3_1),
            _ => Self::ALL.into_iter().find(proves),
        }
    }

    /// The proofs that are shown with a claim: the proof of the claim, and our theorems that belong to it.
    pub fn with(claim: Claim) -> impl Iterator<Item = Self> {
        let ours: &[Self] = match claim.id() {
            "triangular 8.1" => &[Self::TrianglePass, Self::Near],
            "misere 15" => &[Self::MisereCorner],
            _ => &[],
        };
        Self::of(claim).into_iter().chain(ours.iter().copied())
    }

    fn way(self) -> Way {
        match self {
            Self::Triangular7_3 | Self::Variants1_2 => Way::Sums(Sum::Plain),
            Self::Triangular8_1 => Way::Sums(Sum::Offset),
            Self::TrianglePass => Way::Sums(Sum::OffsetWithPass),
            Self::Pass3_1 => Way::Sums(Sum::Raised),
            Self::Pass4_1 => Way::Sums(Sum::RaisedWithPass),
            Self::PassConjecture4_1 => Way::Sums(Sum::Paired),
            Self::Misere15 => Way::Sums(Sum::Exchanged),
            Self::Near => Way::Counting,
            Self::MisereCorner => Way::Corner,
            Self::Sharing1 => Way::Mirror,
            Self::Sharing2 => Way::Gaps,
            Self::Sharing4 => Way::Remainders,
        }
    }

    /// True if a position is in the set of the theorem.
    pub fn has(self, game: &Game) -> bool {
        match self.way() {
            Way::Sums(sum) => nim_sums::has(sum, game),
            Way::Counting => any_bars::is_p(game),
            Way::Corner => any_bars::is_misere_p(game),
            Way::Gaps => piles::is_p(game),
            Way::Remainders => piles::is_one(game),
            // Of two positions that are mirror images of each other the sum is a P-position.
            Way::Mirror => true,
        }
    }

    /// Every case whose condition is true at a position. In a proof that leaves nothing out it is one.
    pub fn cases(self, game: &Game) -> Vec<Case> {
        match self.way() {
            Way::Sums(sum) => nim_sums::cases(sum, game),
            Way::Counting => any_bars::near_cases(game),
            Way::Corner => any_bars::corner_cases(game),
            Way::Gaps => piles::cases_by_gaps(game),
            Way::Remainders => piles::cases_by_remainders(game),
            Way::Mirror => vec![Case::Mirror],
        }
    }

    /// The argument of the proof in a case that applies.
    pub fn argument(self, game: &Game, case: Case) -> Argument {
        match self.way() {
            Way::Sums(sum) => nim_sums::argument(sum, game, case, |to| self.has(to)),
            Way::Counting => any_bars::near(game, case),
            Way::Corner => any_bars::corner(game, case),
            Way::Gaps | Way::Remainders => piles::argument(game, case, |to| self.has(to)),
            Way::Mirror => piles::mirrored(game),
        }
    }

    /// The digits along the rim that the proof reads at a position. If the position is in the set, they are its own digits. Otherwise they
    /// are the digits of the position after the move, and before them those that the move would leave if y did not come down. Empty in a
    /// case that does not read digits.
    pub fn traces(self, game: &Game) -> Vec<Trace> {
        match (self.way(), &self.cases(game)[..]) {
            (Way::Sums(sum), &[case]) => trace::traces(sum, game, case, self.argument(game, case).says),
            (Way::Sums(_) | Way::Counting | Way::Corner | Way::Gaps | Way::Remainders | Way::Mirror, _) => Vec::new(),
        }
    }

    /// The side that is lowered and the candidates for it, in the proof that counts them.
    pub fn candidates(self, game: &Game) -> Option<(Axis, Vec<Candidate>)> {
        let &[Case::Far(axis)] = &self.cases(game)[..] else { return None };
        Some((axis, any_bars::candidates(game, axis)))
    }

    /// The gap of the proof at a position, if there is one.
    pub fn gap(self, game: &Game) -> Option<Gap> {
        let cases = self.cases(game);
        let [case] = cases[..] else { return Some(Gap::Cases(cases)) };
        gap::in_argument(game, &self.argument(game, case), |to| self.has(to))
    }

    /// The smallest position, in the laboratory's order, with coordinates up to a bound at which the proof fails.
    pub fn first_gap(self, ruleset: Ruleset, up_to: u32) -> Option<(Game, Gap)> {
        (0..=up_to).find_map(|largest| {
            let fails = |at: Position| {
                let game = Game::if_legal(ruleset, at)?;
                self.gap(&game).map(|gap| (game, gap))
            };
            shell(ruleset, largest).filter_map(fails).min_by_key(|(game, _)| game.position().size())
        })
    }
}

/// All places whose largest coordinate is this one, legal or not, without the pass and with it if there is one.
fn shell(ruleset: Ruleset, largest: u32) -> impl Iterator<Item = Position> {
    let layers = if ruleset.pass { 2 } else { 1 };
    let cells = move |x: u32| (0..=largest).flat_map(move |y| (0..=largest).map(move |z| [x, y, z]));
    let all = (0..=largest).flat_map(cells).filter(move |at| at.contains(&largest));
    all.flat_map(move |at| [false, true].into_iter().take(layers).map(move |pass| Position::at(at).with_pass(pass)))
}
