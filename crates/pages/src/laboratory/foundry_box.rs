//! The theorems of the foundry, and which of them are shown.

use maths::values::half_width;
use maths::values::sort_by_key;
use proofs::theorems::foundry::{Dossier, Kept};
use std::rc::Rc;

/// Everything that the foundry shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FoundryBox {
    /// The theorems that are kept.
    pub kept: Fetched,
    /// Which of them are shown.
    pub look: Look,
}

/// A file that is fetched.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Fetched {
    /// It was not asked for, or has not come.
    #[default]
    Waiting,
    /// The file cannot be fetched.
    Missing,
    /// Here it is.
    Here(Rc<Kept>),
}

/// Which theorems are shown, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// All words of this text must be in the rules; for `misere`, `pass` and `normal` what they mean.
    pub find: String,
    /// The most states; 0 for any number.
    pub most: u32,
    /// The order.
    pub order: Order,
    /// The theorem that is open: its rules, `=` and the Grundy value if that is not 0.
    pub open: Option<String>,
}

maths::named! {
    /// The order of theorems.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Order {
        /// As they are kept: by interest.
        #[default]
        Interest = "interest",
        /// The fewest states first.
        States = "states",
        /// The shortest rules first.
        Rules = "rules",
    }
}

/// A change of the foundry.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The file of theorems is asked for again.
    Fetch,
    /// The file has come; none if it is not to be had.
    Kept(Option<Rc<Kept>>),
    /// Theorems are looked for.
    Find(String),
    /// The most states.
    Most(u32),
    /// The order.
    Order(Order),
    /// A theorem is opened, or closed.
    Open(String, bool),
}

impl FoundryBox {
    /// Applies a change that affects only this box.
    pub(super) fn change(&mut self, change: Change) {
        match change {
            Change::Fetch => self.kept = Fetched::Waiting,
            Change::Kept(kept) => self.kept = kept.map_or(Fetched::Missing, Fetched::Here),
            Change::Find(find) => self.look.find = find,
            Change::Most(most) => self.look.most = most,
            Change::Order(order) => self.look.order = order,
            Change::Open(rules, true) => self.look.open = Some(rules),
            Change::Open(rules, false) => self.look.open = self.look.open.take().filter(|open| *open != rules),
        }
    }
}

impl Look {
    /// True if all theorems are shown in the usual order, whichever is open.
    pub fn is_usual(&self) -> bool {
        *self == Self { open: self.open.clone(), ..Self::default() }
    }

    /// The theorems that are shown, in their order.
    pub(super) fn chosen<'a>(&self, theorems: &'a [Dossier]) -> Vec<&'a Dossier> {
        let mut chosen: Vec<&Dossier> = theorems.iter().filter(|dossier| self.has(dossier)).collect();
        match self.order {
            Order::Interest => (),
            Order::States => sort_by_key(&mut chosen, |dossier| dossier.states()),
            Order::Rules => sort_by_key(&mut chosen, |dossier| (dossier.rules.len(), dossier.rules.clone())),
        }
        chosen
    }

    fn has(&self, dossier: &Dossier) -> bool {
        let ruleset = dossier.ruleset().ok();
        let is = |word: &str| match (word, &ruleset) {
            ("normal", Some(ruleset)) => !ruleset.misere,
            _ => dossier.rules.contains(word),
        };
        let words = half_width(&self.find).to_ascii_lowercase();
        let is_few = self.most == 0 || dossier.states() <= self.most as usize;
        is_few && words.split_whitespace().all(is)
    }
}

#[cfg(test)]
mod tests {
    use super::{Look, Order};
    use proofs::theorems::foundry::Dossier;

    fn dossier(rules: &str, states: usize) -> Dossier {
        let row = ["0"; 8].join(" ");
        Dossier {
            rules: rules.into(),
            value: 0,
            least: vec![1],
            formula: None,
            stable: 8,
            compared: 64,
            automata: vec![format!("msd xyz{}", format!(";{row}").repeat(states))],
        }
    }

    #[test]
    fn theorems_are_found_by_words_states_and_order() {
        let all = [
            dossier("bar:rim=max(floor((x+z)/5),2)", 9),
            dossier("bar:misere,rim=min(x+z,2)", 4),
            dossier("bar:pass,rim=2*floor(z/3)", 6),
        ];
        let shown = |find: &str, most, order| -> Vec<usize> {
            let look = Look { find: find.into(), most, order, open: None };
            look.chosen(&all).into_iter().map(Dossier::states).collect()
        };
        assert_eq!(shown("", 0, Order::Interest), [9, 4, 6]);
        assert_eq!(shown("", 0, Order::States), [4, 6, 9]);
        assert_eq!(shown("", 0, Order::Rules), [4, 6, 9]);
        assert_eq!(shown("", 6, Order::Interest), [4, 6]);
        assert_eq!(shown("misere", 0, Order::Interest), [4]);
        assert_eq!(shown("normal", 0, Order::Interest), [9, 6]);
        assert_eq!(shown("Max  /5", 0, Order::Interest), [9]);
        assert!(shown("max min", 0, Order::Interest).is_empty());
    }
}
