//! A map of the P-positions of rules of one's own with two or three numbers: what [`OwnPPositions`] finds, read into a grid on the way.

use crate::games::Coordinates;
use crate::games::MapAxes;
use crate::games::OwnRules;
use crate::games::Ruleset;
use crate::solver::CannotBegin;
use crate::solver::Grid;
use crate::solver::OwnPPositions;
use crate::solver::Plan;
use crate::solver::Refusal;
use crate::solver::memory::filled;
use crate::solver::own_places::OwnPlaces;

/// A map on its way.
pub struct OwnMap {
    axes: MapAxes,
    pass: bool,
    found: OwnPPositions,
    heights: Grid,
    places: OwnPlaces,
    /// The next place that is read into the grid, and its position.
    index: usize,
    next: Coordinates,
    plan: Plan,
}

impl OwnMap {
    /// Plans and allocates the map of all coordinates up to `size`, with the pass there or not. `rules` are those of the ruleset, and
    /// `axes` those of the rules.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more than there are.
    pub fn new(
        ruleset: Ruleset,
        (rules, axes): (OwnRules, MapAxes),
        size: u32,
        pass: bool,
        bound: u64,
    ) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for(&ruleset, rules, size, pass, bound)?;
        let columns = size + 1;
        let values = filled(columns as usize * columns as usize, Grid::NOTHING)?;
        Ok(Self {
            axes,
            pass,
            found: OwnPPositions::new(with_pass(&ruleset, pass), rules, size, bound)?,
            heights: Grid { columns, rows: columns, values },
            places: OwnPlaces::new(rules.count(), size),
            index: 0,
            next: Coordinates::zeros(rules.count()),
            plan,
        })
    }

    /// What the map of all coordinates up to `size` takes.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(ruleset: &Ruleset, rules: OwnRules, size: u32, pass: bool, bound: u64) -> Result<Plan, Refusal> {
        let grid = |size: u32| (u64::from(size) + 1).pow(2) * size_of::<u16>() as u64;
        let ruleset = with_pass(ruleset, pass);
        let of = |size: u32| OwnPPositions::plan_for(&ruleset, rules, size, bound.saturating_sub(grid(size)));
        match of(size) {
            Ok(plan) => Ok(Plan { bytes: plan.bytes + grid(size), ..plan }),
            Err(refusal) => {
                let without_grid = OwnPPositions::plan_for(&ruleset, rules, size, bound);
                let most = without_grid.map_or_else(|refusal| refusal.fits(), |_| Some(size));
                let fits = most.and_then(|most| (0..=most).rev().find(|size| of(*size).is_ok()));
                Err(Refusal::Memory { bytes: refusal.bytes().saturating_add(grid(size)), bound, fits })
            }
        }
    }

    /// What it takes; of positions, all that are looked at.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// How many positions were looked at.
    pub fn done(&self) -> u64 {
        self.found.done()
    }

    /// Looks at positions and single options until they are at least `work`, if there are so many. Returns whether the map is full.
    pub fn advance(&mut self, work: u64) -> bool {
        let is_full = self.found.advance(work);
        for index in self.index..self.found.passed() {
            if self.found.is_p_at(self.pass, index) {
                let [across, height, along] = self.axes.cells(self.next);
                // Heights are smaller than sides of grids, which are far below 2¹⁶.
                self.heights.values[along as usize * self.heights.columns as usize + across as usize] = height as u16;
            }
            self.next = self.places.next(self.next);
        }
        self.index = self.found.passed();
        is_full
    }

    /// The full map; afterwards it is empty here.
    pub fn take_heights(&mut self) -> Grid {
        std::mem::take(&mut self.heights)
    }
}

/// Without the pass nothing has to be known of positions with it.
fn with_pass(ruleset: &Ruleset, pass: bool) -> Ruleset {
    Ruleset { pass: pass && ruleset.pass, ..*ruleset }
}

#[cfg(test)]
mod tests {
    use super::OwnMap;
    use crate::games::MapAxes;
    use crate::games::Ruleset;
    use crate::solver::Grid;
    use crate::solver::PPositions;
    use crate::solver::Plan;
    use crate::solver::Recursion;

    fn map(text: &str, size: u32, pass: bool, work: u64) -> (Ruleset, MapAxes, Grid) {
        let ruleset: Ruleset = text.parse().unwrap();
        let (rules, axes) = (ruleset.rules.own().unwrap(), MapAxes::of(ruleset.rules).unwrap());
        let mut map = OwnMap::new(ruleset, (rules, axes), size, pass, Plan::BOUND).unwrap();
        while !map.advance(work) {}
        assert_eq!(map.done(), map.plan().positions);
        (ruleset, axes, map.take_heights())
    }

    #[test]
    fn every_place_of_a_map_is_that_of_recursion() {
        for text in [
            "rules:a b;move a by any;move b by any;move a,b by any",
            "rules:a b;move a by 1,2;move b by 1..ceil(a/2);misere",
            "rules:x y;x<=2*y;y<=2*x+1;pass",
            "rules:a b c;b<=floor((a+c)/3);pass,misere".replace(",misere", ";misere").as_str(),
            "rules:a b c;move a by any;move b by 1,2;move c by any;c<=a+b",
            "rules:a b c;move a by any;move b,c by any;pass",
        ] {
            for (pass, work) in [(false, 7), (true, u64::MAX)] {
                let (ruleset, axes, heights) = map(text, 6, pass, work);
                let pass = pass && ruleset.pass;
                let mut judge = Recursion::new(ruleset);
                let (mut found, top) = (0, if axes.height.is_some() { 6 } else { 0 });
                for (across, along, height) in
                    (0..7).flat_map(|x| (0..7).flat_map(move |z| (0..=top).map(move |y| (x, z, y))))
                {
                    let position = axes.position(ruleset.rules, [across, height, along]).with_pass(pass);
                    if ruleset.is_legal(position) && judge.value(position).0 == 0 {
                        assert_eq!(heights.at(across, along), Some(height as u16), "{text} {position:?}");
                        found += 1;
                    }
                }
                assert_eq!(heights.points().count(), found, "{text}");
            }
        }
    }

    #[test]
    fn bars_under_another_name_have_the_same_maps() {
        for (own, bar) in
            [("b<=floor((a+c)/3)", "triangle:k=3"), ("b<=floor((c+1)/2)", "step:k=2,s=1"), ("a<=a", "nim")]
        {
            for more in ["", ";misere"] {
                let own = if bar == "nim" { format!("rules:a b c{more}") } else { format!("rules:a b c;{own}{more}") };
                let bar: Ruleset = bar.parse().unwrap();
                let bar = Ruleset { misere: !more.is_empty(), ..bar };
                let mut judge = PPositions::new(bar, 20, false, Plan::BOUND).unwrap();
                while !judge.advance(1000) {}
                assert_eq!(map(&own, 20, false, 1000).2, judge.take_heights(), "{own}");
            }
        }
    }

    #[test]
    fn too_large_a_map_is_refused_with_the_size_that_fits() {
        let ruleset: Ruleset = "rules:a b c;b<=a+c".parse().unwrap();
        let own = ruleset.rules.own().unwrap();
        let plan = |size: u32| OwnMap::plan_for(&ruleset, own, size, false, Plan::BOUND);
        let fits = plan(5000).unwrap_err().fits().unwrap();
        assert!(fits > 400 && plan(fits).is_ok(), "{fits}");
        assert!(plan(fits + 1).is_err());
    }
}
