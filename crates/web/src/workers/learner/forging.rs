//! A small foundry: the rules of a grammar, one after the other.

use crate::workers::learner::protocol::Forged;
use proofs::theorems::foundry::{Candidate, Collection, Fate, Forge, Grammar, Outcome, Rules, known};
use std::vec::IntoIter;

/// Transitions and positions of one slice: a few milliseconds.
const SLICE: u64 = 1 << 16;

/// The rules of a grammar on their way.
pub struct Forging {
    /// What is compared with, and not yet learned.
    known: IntoIter<Candidate>,
    rules: Option<Rules>,
    open: Option<(Candidate, Forge, bool)>,
    collection: Collection,
    forged: Forged,
}

impl Forging {
    /// The bars of the papers have k up to this where they are compared with.
    const KNOWN: u32 = 1;

    /// Plans to try all rules of a grammar. Of a text that is none there are no rules: the page has said what is wrong with it.
    pub(super) fn new(text: &str) -> Self {
        let grammar: Option<Grammar> = text.parse().ok();
        let count = grammar.as_ref().map_or(0, Grammar::count);
        Self {
            known: known(Self::KNOWN).into_iter(),
            rules: grammar.map(Rules::new),
            open: None,
            collection: Collection::new(),
            forged: Forged { count: number(count), ..Forged::default() },
        }
    }

    /// Does one slice of work. Returns whether there is nothing left.
    pub(super) fn step(&mut self) -> bool {
        let Some((candidate, forge, is_asked)) = &mut self.open else {
            self.open = self.next().map(|(candidate, is_asked)| (candidate, Forge::new(candidate), is_asked));
            return self.open.is_none();
        };
        if let Some(outcome) = forge.advance(SLICE) {
            let fate = self.collection.take(candidate, outcome);
            if *is_asked {
                let is_proved = matches!(outcome, Outcome::Proved { .. });
                self.forged.tried += 1;
                self.forged.proved += u32::from(is_proved);
                self.forged.known += u32::from(matches!(fate, Fate::Equal | Fate::Corollary | Fate::OfPapers));
                self.forged.done = self.rules.as_ref().map_or(0, |rules| number(rules.looked_at()));
            }
            match fate {
                Fate::New | Fate::Equal | Fate::Corollary | Fate::OfPapers => {
                    self.forged.theorems = self.collection.theorems()
                }
                Fate::Nothing => (),
            }
            self.open = None;
        }
        false
    }

    /// The next candidate, and whether the grammar has it. Nothing is compared with where there is no grammar.
    fn next(&mut self) -> Option<(Candidate, bool)> {
        let rules = self.rules.as_mut()?;
        let known = self.known.next().map(|candidate| (candidate, false));
        known.or_else(|| rules.next().map(|candidate| (candidate, true)))
    }

    /// What came of them until now.
    pub(super) fn forged(&self) -> &Forged {
        &self.forged
    }
}

fn number(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
