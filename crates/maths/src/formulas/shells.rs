//! The positions of a box from the smallest largest coordinate to the largest: shell by shell, each as lines of positions
//! that differ in one coordinate.
//!
//! ```text
//!   z ┌───────────┐ n      the shell n: the lines along y over all (x, z) with max(x, z) = n,
//!     │           │        and on top, at y = n, those along z for x < n, z < n
//!     │ shells <n │
//!     └───────────┘ x
//! ```

use crate::formulas::line::Line;
use crate::formulas::own::OwnLines;
use crate::games::{Axis, Position, Rules, Ruleset};

/// Goes through a box.
#[derive(Clone, Debug)]
pub(super) struct Shells {
    ruleset: Ruleset,
    size: u32,
    shell: u32,
    /// The next line of the shell, without the pass and then with it.
    line: u32,
    pass: bool,
    /// The lines of the shell, for own rules.
    own: Option<OwnLines>,
}

impl Shells {
    pub(crate) fn new(ruleset: Ruleset, size: u32) -> Self {
        let own = if ruleset.rules.own().is_some() { OwnLines::new(ruleset) } else { None };
        Self { ruleset, size, shell: 0, line: 0, pass: false, own }
    }

    /// The largest coordinate of the shell, as long as there is one.
    pub(super) fn shell(&self) -> Option<u32> {
        (self.shell <= self.size).then_some(self.shell)
    }

    /// Goes on to the next shell, once this one has no more lines.
    pub(crate) fn go_on(&mut self) {
        (self.shell, self.line, self.pass) = (self.shell + 1, 0, false);
        if let Some(own) = &mut self.own {
            own.begin(self.shell);
        }
    }

    /// The next line of the shell.
    pub(super) fn next_line(&mut self) -> Option<Line> {
        if let Some(own) = &mut self.own {
            return own.next_line();
        }
        loop {
            if self.line >= self.lines() {
                return None;
            }
            let line = self.line(self.line);
            if self.ruleset.pass && !self.pass {
                self.pass = true;
            } else {
                (self.pass, self.line) = (false, self.line + 1);
            }
            if let Some(line) = line.filter(|line| line.count > 0) {
                return Some(line);
            }
        }
    }

    fn lines(&self) -> u32 {
        match self.ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => 1,
            Rules::Bar(_) => 3 * self.shell + 1,
        }
    }

    /// A line of the shell by its number, if the rim reaches it.
    fn line(&self, number: u32) -> Option<Line> {
        let (n, rules) = (self.shell, self.ruleset.rules);
        let (x, z) = if rules.is_piles() {
            (0, n)
        } else if number <= n {
            (n, number)
        } else if number <= 2 * n {
            (number - n - 1, n)
        } else {
            return self.top_line(number - 2 * n - 1);
        };
        let count = rules.rim(x, z).min(n) + 1;
        Some(Line { first: Position::new(x, 0, z).with_pass(self.pass), axis: Axis::Y.into(), count })
    }

    /// The line of the top over an x: the rim does not fall as z grows, so it is the last positions or none.
    fn top_line(&self, x: u32) -> Option<Line> {
        let n = self.shell;
        let reaches = |z: u32| self.ruleset.rules.rim(x, z) >= n;
        if !reaches(n.checked_sub(1)?) {
            return None;
        }
        let (mut low, mut high) = (0, n - 1);
        while low < high {
            let middle = low + (high - low) / 2;
            if reaches(middle) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Some(Line { first: Position::new(x, n, low).with_pass(self.pass), axis: Axis::Z.into(), count: n - low })
    }
}

#[cfg(test)]
mod tests {
    use super::Shells;
    use crate::games::{Position, Ruleset};
    use crate::solver::{Extent, Obvious};

    #[test]
    fn shells_have_every_position_once_and_in_order() {
        for text in
            ["nim", "triangle:k=1/2", "triangle:k=5/2,pass", "step:k=1/3,s=2", "step:k=4,s=3,pass", "sharing:pass"]
        {
            let ruleset: Ruleset = text.parse().unwrap();
            let mut shells = Shells::new(ruleset, 9);
            let mut found: Vec<Position> = Vec::new();
            while let Some(shell) = shells.shell() {
                while let Some(line) = shells.next_line() {
                    for step in 0..line.count {
                        let mut position = line.first;
                        position = position.further(line.axis, step);
                        assert_eq!(position.xyz().into_iter().max(), Some(shell), "{text}");
                        found.push(position);
                    }
                }
                shells.go_on();
            }
            let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, 9)).unwrap();
            let mut expected: Vec<Position> = table.positions().map(|(position, _)| position).collect();
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{text}");
        }
    }
}
