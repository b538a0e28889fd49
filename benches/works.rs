//! The works that are measured, natively and in a browser: the same works, the same judges, the same checks.

mod piles;

use maths::games::{Position, Ruleset, normal_form};
use maths::solver::{Computation, Extent, Far, Mapping, Obvious, PPositions, PilePlan, PileRules, Plan, Solving};
use maths::values::{Nimber, mex};
use std::collections::HashMap;

/// A piece of work.
pub(crate) struct Work {
    /// The ruleset.
    pub(crate) ruleset: &'static str,
    /// All positions with coordinates up to this.
    pub(crate) size: u32,
    /// Values of all positions, or P-positions alone.
    pub(crate) kind: Kind,
    /// True if the judges are run on it too; on the others they would take hours. Recursion is slower still, and is run on the cube of
    /// half the size, against the same work on that.
    pub(crate) is_judged: bool,
}

/// The result of a work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// All values.
    Table,
    /// A map of P-positions.
    Map,
    /// The values of Sharing Nim from 0 to this, far out.
    Small(u8),
    /// All values with this many piles.
    Piles(usize),
}

const fn table(ruleset: &'static str, size: u32, is_judged: bool) -> Work {
    Work { ruleset, size, kind: Kind::Table, is_judged }
}

const fn map(ruleset: &'static str, size: u32) -> Work {
    Work { ruleset, size, kind: Kind::Map, is_judged: false }
}

const fn small(largest_value: u8, size: u32) -> Work {
    Work { ruleset: "sharing", size, kind: Kind::Small(largest_value), is_judged: false }
}

const fn with_piles(piles: usize, size: u32, is_judged: bool) -> Work {
    Work { ruleset: "sharing", size, kind: Kind::Piles(piles), is_judged }
}

/// All works, the small ones first.
pub(crate) const WORKS: &[Work] = &[
    table("triangle:k=3", 200, true),
    table("step:k=4,s=6,pass", 255, true),
    table("sharing", 1000, true),
    with_piles(4, 150, true),
    with_piles(5, 40, true),
    with_piles(6, 40, false),
    with_piles(4, 400, false),
    table("triangle:k=3", 128, false),
    table("triangle:k=3", 255, false),
    table("bar:rim=floor((x+z)/3)", 255, false),
    table("bar:rim=floor((2*x+z+1)/3)", 255, false),
    table("triangle:k=3", 511, false),
    table("triangle:k=3", 1000, false),
    table("sharing", 4000, false),
    table("sharing", 10_000, false),
    table("sharing", 20_000, false),
    map("triangle:k=3", 1000),
    map("triangle:k=3", 4000),
    map("triangle:k=3", 10_000),
    small(10, 32_000),
    small(4, 10_000_000),
    small(72, 1_000_000),
];

impl Work {
    /// The name of the work, such as `table triangle:k=3 N=200`.
    pub(crate) fn name(&self) -> String {
        let kind = match self.kind {
            Kind::Table => "table",
            Kind::Map => "map",
            Kind::Small(largest) => return format!("values 0-{largest} {} N={}", self.ruleset, self.size),
            Kind::Piles(piles) => return format!("table {} {piles} piles N={}", self.ruleset, self.size),
        };
        format!("{kind} {} N={}", self.ruleset, self.size)
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset.parse().expect("a ruleset")
    }

    fn extent(&self) -> Extent {
        Extent::cube(self.ruleset().rules, self.size)
    }

    /// Positions solved and bytes taken.
    pub(crate) fn plan(&self) -> (f64, f64) {
        let plan = match self.kind {
            Kind::Table => Plan::new(&self.ruleset(), &self.extent(), Plan::BOUND),
            Kind::Map => PPositions::plan_for(self.size, false, Plan::BOUND),
            // Of positions, the columns.
            Kind::Small(largest) => return (f64::from(self.size), Far::bytes(largest, self.size) as f64),
            Kind::Piles(piles) => {
                let plan = PilePlan::new(PileRules::normal(piles), self.size, Plan::BOUND).expect("within the bound");
                return (plan.positions as f64, plan.bytes as f64);
            }
        };
        let plan = plan.expect("within the bound");
        (plan.positions as f64, plan.bytes as f64)
    }

    /// Does it. Returns the number of P-positions, by which the answers are compared.
    pub(crate) fn run(&self) -> f64 {
        match self.kind {
            Kind::Table => {
                let solving = Solving::new(self.ruleset(), self.extent(), Plan::BOUND)
                    .expect("within the bound")
                    .run_to_end()
                    .expect("values fit");
                f64::from(solving.into_table().summary().p_positions)
            }
            Kind::Map => PPositions::new(self.ruleset(), self.size, false, Plan::BOUND)
                .expect("within the bound")
                .into_heights()
                .points()
                .count() as f64,
            Kind::Small(largest) => {
                let far = Far::new(false, largest, self.size, Plan::BOUND)
                    .expect("within the bound")
                    .run_to_end()
                    .expect("never fails");
                assert_eq!(far.unproven(), None, "the rows that are kept are enough");
                2.0 * far.spreads()[0].positions as f64 - 1.0
            }
            Kind::Piles(piles) => piles::run(piles, self.size),
        }
    }

    /// The obvious table algorithm: a stamp array over all options.
    pub(crate) fn run_obvious(&self) -> f64 {
        if let Kind::Piles(piles) = self.kind {
            return piles::run_obvious(piles, self.size);
        }
        let table = Obvious::table(self.ruleset(), self.extent()).expect("values fit");
        f64::from(table.summary().p_positions)
    }

    /// The same on the cube of half the size.
    pub(crate) fn half(&self) -> Work {
        Work { size: self.size / 2, ..*self }
    }

    /// Memoised recursion over option lists in a hash map.
    pub(crate) fn run_memo(&self) -> f64 {
        if let Kind::Piles(piles) = self.kind {
            return piles::run_memo(piles, self.size);
        }
        let (ruleset, Extent { x, y, z }) = (self.ruleset(), self.extent());
        let is_sharing = ruleset.rules.is_piles();
        let mut known = HashMap::new();
        let mut zeros = 0u32;
        for x in 0..=x {
            for z in 0..=z {
                let height = if is_sharing { z } else { ruleset.rules.rim(x, z).min(y) };
                for y in 0..=height {
                    for pass in [false, true].into_iter().take(1 + usize::from(ruleset.pass)) {
                        let position = Position::new(x, y, z).with_pass(pass);
                        zeros += u32::from(memo(&ruleset, position, &mut known) == Nimber::ZERO);
                    }
                }
            }
        }
        f64::from(zeros)
    }

    /// The same number found in another way: bars are compared with maps of P-positions, Sharing Nim with
    /// a theorem, more piles with a search for P-positions alone.
    pub(crate) fn check(&self) -> f64 {
        if let Kind::Piles(piles) = self.kind {
            return piles::check(piles, self.size);
        }
        if self.ruleset().rules.is_piles() {
            // `sharing` Theorem 2: (0, 0, d) and (0, d, d) with d = 4^k (2l+1), and (0, 0, 0).
            let is_p = |d: &u32| d.trailing_zeros().is_multiple_of(2);
            return 1.0 + 2.0 * (1..=self.size).filter(is_p).count() as f64;
        }
        let ruleset = self.ruleset();
        let layers = [false, true].into_iter().take(1 + usize::from(ruleset.pass));
        let counted = layers.map(|pass| {
            PPositions::new(ruleset, self.size, pass, Plan::BOUND)
                .expect("within the bound")
                .into_heights()
                .points()
                .count() as f64
        });
        counted.sum()
    }
}

/// The value of a position by the definition, each normal form once.
fn memo(ruleset: &Ruleset, position: Position, known: &mut HashMap<Position, Nimber>) -> Nimber {
    let cells = if ruleset.rules.is_piles() { normal_form(position.xyz()) } else { position.xyz() };
    let position = Position::at(cells).with_pass(position.pass);
    if let Some(&value) = known.get(&position) {
        return value;
    }
    let options: Vec<Nimber> = ruleset.options(position).into_iter().map(|(_, to)| memo(ruleset, to, known)).collect();
    let value = mex(options);
    known.insert(position, value);
    value
}
