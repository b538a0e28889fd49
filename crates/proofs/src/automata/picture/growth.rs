//! The growth of the number of places in the set when the side of a square at the corner is doubled.
//!
//! Let M have in row s and column t the number of letters that lead from state s to t, the digits of fixed numbers being 0. Beyond the
//! digits of the fixed numbers M multiplies the counts at every doubling of the side. So in the long run the number of places grows like
//! the *growth rate* to the power of the doublings. The growth rate is the largest eigenvalue of M, restricted to the states that are
//! reached from the first state and lead to a place of the set. The picture, scaled to one size, has the dimension log₂ of the rate.
//!
//! These states fall into components in each of which every state leads to every other one. The growth rate is the largest rate of a
//! component. In a component, let B be M as far as it stays there. For any x with positive entries the least and the largest quotient of
//! (Bx)ₛ and xₛ are bounds of its rate (Collatz and Wielandt), and x ← x + Bx brings them together. If they are equal, both are the rate.

mod components;

use crate::automata::picture::growth::components::components;
use crate::automata::picture::{Counts, Picture};

/// The growth rate of a set in a plane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// A lower bound of the rate.
    pub least: f64,
    /// An upper bound of the rate.
    pub most: f64,
    /// The rate, if it is a whole number and a vector of whole numbers proves it.
    pub exact: Option<u64>,
}

/// A component: for each state of it, the states of it after the four letters. States are numbered anew.
type Component = Vec<Vec<usize>>;

impl Growth {
    /// The largest number of products of a vector and a row, over all components: a tenth of a second.
    const WORK: usize = 4_000_000;
    /// The iteration ends when the difference of the bounds is smaller than this.
    const CLOSE: f64 = 1e-9;

    /// The growth rate in a plane, whose counts these are. None if the plane has no place of the set.
    pub fn new(picture: &Picture, counts: &Counts) -> Option<Self> {
        let plane = counts.plane();
        let fixed = (0..3).filter(|axis| !plane.free.contains(axis)).map(|axis| plane.fixed[axis]);
        // From this level on the digits of the fixed numbers are 0.
        let level = u64::BITS - fixed.fold(0, |all, number| all | number).leading_zeros();
        let ends = counts.of_level(level);
        let mut letters = picture.letters_at(plane, Picture::DIGITS);
        letters.sort_unstable();
        let all: Component = picture
            .next
            .chunks_exact(picture.letters)
            .map(|row| letters.iter().map(|&letter| row[letter] as usize).collect())
            .collect();
        let leads = leading(&all, ends);
        if !leads[0] {
            return None;
        }
        let found = components(&all, &leads);
        let work = Self::WORK / found.len().max(1);
        let rates = found.iter().map(|component| Self::of_component(component, work));
        rates.reduce(|a, b| if a.most >= b.most { a.with_least(b.least) } else { b.with_least(a.least) })
    }

    fn with_least(self, least: f64) -> Self {
        let least = self.least.max(least);
        Self { least, exact: self.exact.filter(|&exact| exact as f64 >= least), ..self }
    }

    fn of_component(component: &Component, work: usize) -> Self {
        let mut x = vec![1.0; component.len()];
        let mut bounds = Self { least: 0.0, most: f64::INFINITY, exact: None };
        for round in 0..(work / component.len().max(1)).max(8) {
            let after: Vec<f64> = component.iter().map(|row| row.iter().map(|&to| x[to]).sum::<f64>()).collect();
            let quotients = || after.iter().zip(&x).map(|(after, before)| after / before);
            bounds.least = bounds.least.max(quotients().fold(f64::INFINITY, f64::min));
            bounds.most = bounds.most.min(quotients().fold(0.0, f64::max));
            if round % 16 == 0 || bounds.most - bounds.least < Self::CLOSE {
                bounds.exact = exactly(component, &x, &bounds);
                if bounds.exact.is_some() || bounds.most - bounds.least < Self::CLOSE {
                    break;
                }
            }
            let largest = after.iter().zip(&x).map(|(a, b)| a + b).fold(0.0, f64::max);
            x = after.iter().zip(&x).map(|(a, b)| (a + b) / largest).collect();
        }
        match bounds.exact {
            Some(exact) => Self { least: exact as f64, most: exact as f64, ..bounds },
            // The quotients are rounded.
            None => Self { least: bounds.least - Self::CLOSE, most: bounds.most + Self::CLOSE, ..bounds },
        }
    }

    /// The dimension of the scaled picture: log₂ of the growth rate.
    pub fn dimension(&self) -> f64 {
        ((self.least + self.most) / 2.0).max(1.0).log2()
    }
}

/// The rate as a whole number r, if a vector v of small whole numbers near x proves it: Bv = r·v.
fn exactly(component: &Component, x: &[f64], bounds: &Growth) -> Option<u64> {
    let rate = ((bounds.least + bounds.most) / 2.0).round();
    if !(bounds.least - 1e-6..=bounds.most + 1e-6).contains(&rate) || rate < 1.0 {
        return None;
    }
    let least = x.iter().copied().fold(f64::INFINITY, f64::min);
    let rate = rate as u64;
    (1..=24).find_map(|times| {
        let whole: Vec<u64> = x.iter().map(|entry| (entry / least * f64::from(times)).round() as u64).collect();
        let fits = |(row, &entry): (&Vec<usize>, &u64)| {
            row.iter().map(|&to| u128::from(whole[to])).sum::<u128>() == u128::from(rate) * u128::from(entry)
        };
        component.iter().zip(&whole).all(fits).then_some(rate)
    })
}

/// Which states lead to a square with places of the set.
fn leading(next: &Component, ends: &[u128]) -> Vec<bool> {
    let mut before = vec![Vec::new(); next.len()];
    for (state, row) in next.iter().enumerate() {
        row.iter().for_each(|&to| before[to].push(state));
    }
    let mut leads: Vec<bool> = ends.iter().map(|&count| count > 0).collect();
    let mut open: Vec<usize> = (0..next.len()).filter(|&state| leads[state]).collect();
    while let Some(state) = open.pop() {
        for &from in &before[state] {
            if !std::mem::replace(&mut leads[from], true) {
                open.push(from);
            }
        }
    }
    leads
}
