//! Formulas about own rules, in the letters of the rules.
//!
//! A formula is read in the letters of the rules. The names x, y, z and w of the first four numbers can be written as well, as long as the
//! rules do not have them as letters of other numbers. Before formulas knew the letters of the rules, x, y and z were the first three
//! numbers in all rules with at most three. So if such rules have one of them as the letter of another number, it is refused, and no
//! formula changes its meaning.

use crate::expressions::{Dictionary, Formula, Mistake, Reason, Variable, with_letters};
use crate::games::own::bound::PLACES;
use crate::games::{OwnRules, Ruleset};
use crate::values::quoted;

impl Ruleset {
    /// Reads a formula about these rules. The numbers of own rules have their letters, and are x, y, z and w in the tree.
    ///
    /// # Errors
    /// When it is no formula. Under own rules also when it names something else than their numbers and the pass.
    pub fn formula(&self, text: &str) -> Result<Formula, Mistake> {
        match self.rules.own() {
            Some(rules) => Formula::read(text, &Letters(rules)),
            None => text.parse(),
        }
    }

    /// A formula that names x, y, z and w, with the letters of own rules.
    pub fn in_letters(&self, text: &str) -> String {
        // The only other word of one letter is the function G.
        with_letters(text, |name| Variable::with_key(name).map_or("G", |name| self.letter(name)))
    }

    /// The letter of a number in formulas for people.
    pub fn letter(&self, name: Variable) -> &'static str {
        let place = PLACES.iter().position(|place| *place == name);
        let own = self.rules.own().zip(place).and_then(|(rules, place)| rules.names().get(place));
        own.copied().unwrap_or_else(|| name.key())
    }
}

/// The letters of own rules.
struct Letters(OwnRules);

impl Letters {
    /// Old formulas name at most three numbers.
    const OLD: usize = 3;

    /// The place of a number by the name that it has in all rules.
    fn usual(&self, word: &str) -> Option<usize> {
        let names = PLACES.iter().take(4).take(self.0.count());
        names.map(|name| name.key()).position(|name| name == word)
    }

    /// The place of a number by its letter.
    fn own(&self, word: &str) -> Option<usize> {
        self.0.named(word).map(|which| which.index())
    }

    /// True if the rules have one of the usual names as the letter of another number.
    fn has_moved(&self) -> bool {
        let moved = |(place, letter): (usize, &&str)| self.usual(letter).is_some_and(|usual| usual != place);
        self.0.names().iter().enumerate().any(moved)
    }
}

impl Dictionary for Letters {
    fn meaning(&self, word: &str) -> Result<Option<Variable>, Reason> {
        let is_old = self.0.count() <= Self::OLD;
        let place = match (self.own(word), self.usual(word)) {
            (Some(place), Some(usual)) if place != usual && is_old => {
                let other = self.0.names().get(usual).copied().unwrap_or_default().to_owned();
                return Err(Reason::TwoMeanings { name: quoted(word), place: place + 1, usual: usual + 1, other });
            }
            (Some(place), _) => Some(place),
            (None, usual) => usual.filter(|_| is_old || !self.has_moved()),
        };
        let number = place.and_then(|place| PLACES.get(place)).copied();
        Ok(number.or((word == Variable::P.key()).then_some(Variable::P)))
    }

    fn unknown(&self, word: &str) -> Reason {
        let letters = self.0.names().iter().map(|letter| (*letter).to_owned()).collect();
        Reason::NotOfRules { name: quoted(word), letters }
    }
}
