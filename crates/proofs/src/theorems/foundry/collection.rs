//! The outcomes that a foundry keeps.

use crate::theorems::foundry::families::follows_from_normal_play;
use crate::theorems::foundry::interest::shape;
use crate::theorems::foundry::{Candidate, Dossier, Interest, Outcome};
use std::collections::HashMap;

/// Takes outcomes one after the other, and has the theorems that are new in the order of interest.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// The automata that are known, and which theorem has them; none of a rule of the papers.
    known: HashMap<(u16, u64), Option<usize>>,
    theorems: Vec<Dossier>,
}

/// The fate of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is a theorem that is new.
    New,
    /// The outcome is a theorem about a bar of the papers.
    OfPapers,
    /// The automata are known, from the papers or from a rule before.
    Equal,
    /// The outcome follows from the theorem about normal play, by a general theorem.
    Corollary,
    /// Nothing was proved.
    Nothing,
}

impl Collection {
    /// The most of the theorems that are kept whose rules differ in numbers only.
    pub const EACH: usize = 6;

    /// Nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes an outcome in. Of rules with the same automata, up to the names of coordinates, the one of most interest is kept, unless
    /// the papers have one.
    pub fn take(&mut self, candidate: &Candidate, outcome: &Outcome) -> Fate {
        let Outcome::Proved { dossier, key } = outcome else { return Fate::Nothing };
        let key = (candidate.value, *key);
        if candidate.is_of_papers {
            self.known.insert(key, None);
            return Fate::OfPapers;
        }
        if follows_from_normal_play(&candidate.ruleset) {
            return Fate::Corollary;
        }
        match self.known.get(&key) {
            Some(None) => Fate::Equal,
            Some(&Some(at)) => {
                let kept = &mut self.theorems[at];
                if Interest::of(dossier) < Interest::of(kept) {
                    *kept = dossier.clone();
                }
                Fate::Equal
            }
            None => {
                self.known.insert(key, Some(self.theorems.len()));
                self.theorems.push(dossier.clone());
                Fate::New
            }
        }
    }

    /// The theorems that no rule of the papers has, in the order of [`Interest`].
    pub fn theorems(&self) -> Vec<Dossier> {
        let is_new = |(key, at): (&(u16, u64), &Option<usize>)| at.map(|at| (at, *key));
        let mut kept: Vec<usize> = self.known.iter().filter_map(is_new).map(|(at, _)| at).collect();
        kept.sort_unstable();
        let mut theorems: Vec<Dossier> = kept.into_iter().map(|at| self.theorems[at].clone()).collect();
        theorems.sort_by_cached_key(Interest::of);
        theorems
    }

    /// At most `most` of the theorems. In the order of interest, at most [`Collection::EACH`] are taken of rules that differ in numbers
    /// only. If these are too few, the others follow. All are sorted again afterwards.
    pub fn best(&self, most: usize) -> Vec<Dossier> {
        let mut taken: HashMap<String, usize> = HashMap::new();
        let (mut first, rest): (Vec<Dossier>, Vec<Dossier>) = self.theorems().into_iter().partition(|dossier| {
            let count = taken.entry(shape(&dossier.rules)).or_default();
            *count += 1;
            *count <= Self::EACH
        });
        first.extend(rest);
        first.truncate(most);
        first.sort_by_cached_key(Interest::of);
        first
    }
}
