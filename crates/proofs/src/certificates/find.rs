//! Looks for the certificate of a claim.
//!
//! An entry is the state after some letters: a state of the hypothesis and witnesses. Keeping all witnesses would always be enough if the
//! claim is true, but makes long tables. So if one witness is enough by itself (`pairs`), it is kept alone; and if it is enough whatever
//! the hypothesis is, that is dropped as well. Both make many entries equal. Witnesses that are still not needed are then left out
//! (`shorten`).

use crate::certificates::pairs::{Number, Pairs};
use crate::certificates::shorten::{Draft, Drafts};
use crate::certificates::statement::Statement;
use crate::certificates::table::Entry;
use crate::certificates::{Certificate, Stated};
use std::collections::HashMap;

/// Why no certificate was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotFound {
    /// The claim is wrong.
    #[error("the claim is wrong")]
    Wrong,
    /// The certificate would be too long, or finding it would need too much memory.
    #[error("the certificate would be too long")]
    TooLong,
}

/// The most entries of a table.
const MOST_ENTRIES: usize = 200_000;

/// Looks for the certificate of a claim.
///
/// # Errors
/// When the claim is wrong, or the certificate too long.
pub fn find(claim: &impl Stated) -> Result<Certificate, NotFound> {
    let mut finding = Finding::new(claim);
    loop {
        if let Some(certificate) = finding.advance(usize::MAX)? {
            return Ok(certificate);
        }
    }
}

/// A certificate that is looked for in slices.
pub struct Finding {
    /// The statements that have no table yet, the last one first.
    left: Vec<Statement>,
    /// The number of statements.
    count: usize,
    open: Option<Table>,
    done: Vec<Vec<Entry>>,
}

impl Finding {
    /// Begins to look for the certificate of a claim.
    pub fn new(claim: &impl Stated) -> Self {
        let mut left = claim.statements().0;
        left.reverse();
        Self { count: left.len(), left, open: None, done: Vec::new() }
    }

    /// The number of tables that are made, and of all tables.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.len(), self.count)
    }

    /// Makes at most `entries` more entries. For every table, preparing the pairs takes one slice, and so does shortening. Returns the
    /// certificate once it is made.
    ///
    /// # Errors
    /// As those of [`find`].
    pub fn advance(&mut self, entries: usize) -> Result<Option<Certificate>, NotFound> {
        match &mut self.open {
            Some(table) => {
                if table.advance(entries)? {
                    self.done.extend(self.open.take().map(Table::shortened));
                }
                Ok(None)
            }
            None => match self.left.pop() {
                Some(statement) => {
                    self.open = Some(Table::new(statement)?);
                    Ok(None)
                }
                None => Ok(Some(Certificate(std::mem::take(&mut self.done)))),
            },
        }
    }
}

/// A state of the hypothesis, or `*`, and witnesses, ascending.
type Key = (Option<Number>, Vec<Number>);

/// The table of a statement, as far as it is made.
struct Table {
    pairs: Pairs,
    keys: Keys,
    drafts: Drafts,
}

impl Table {
    fn new(statement: Statement) -> Result<Self, NotFound> {
        let mut pairs = Pairs::new(statement).map_err(|_| NotFound::TooLong)?;
        let mut keys = Keys { numbers: HashMap::new(), keys: Vec::new() };
        let begin: Vec<(Number, Vec<Number>)> = (0..pairs.letters()).filter_map(|letter| pairs.first(letter)).collect();
        let first = begin.into_iter().map(|(hypothesis, witnesses)| keys.number(&pairs, Some(hypothesis), witnesses));
        let drafts = Drafts { first: first.collect(), others: Vec::new() };
        Ok(Self { pairs, keys, drafts })
    }

    /// Makes at most `entries` more entries. Returns whether these were all.
    fn advance(&mut self, entries: usize) -> Result<bool, NotFound> {
        let Self { pairs, keys, drafts } = self;
        for _ in 0..entries {
            let Some((hypothesis, witnesses)) = keys.keys.get(drafts.others.len()).cloned() else { return Ok(true) };
            if pairs.holds(hypothesis) && !witnesses.iter().any(|&witness| pairs.reaches(witness)) {
                return Err(NotFound::Wrong);
            }
            let mut next = Vec::new();
            for letter in 0..pairs.letters() {
                let Some(after) = pairs.hypothesis_after(hypothesis, letter) else { continue };
                let mut all: Vec<Number> =
                    witnesses.iter().flat_map(|&witness| pairs.witness_after(witness, letter)).copied().collect();
                all.sort_unstable();
                all.dedup();
                next.push((letter, keys.number(pairs, after, all)));
            }
            drafts.others.push(Draft { hypothesis, witnesses, next });
            if keys.keys.len() > MOST_ENTRIES {
                return Err(NotFound::TooLong);
            }
        }
        Ok(false)
    }

    /// The entries, without what is not needed.
    fn shortened(mut self) -> Vec<Entry> {
        let Self { pairs, drafts, .. } = &mut self;
        drafts.shorten(pairs);
        let first =
            Entry { hypothesis: Some(Vec::new()), witnesses: Vec::new(), next: std::mem::take(&mut drafts.first) };
        let other = |Draft { hypothesis, witnesses, next }: &Draft| Entry {
            hypothesis: hypothesis.map(|number| pairs.sums(number).clone()),
            witnesses: witnesses.iter().map(|&witness| pairs.witness(witness).clone()).collect(),
            next: next.iter().map(|(_, to)| *to).collect(),
        };
        std::iter::once(first).chain(drafts.others.iter().map(other)).collect()
    }
}

/// The entries of a table after the first one, by their numbers.
struct Keys {
    numbers: HashMap<Key, usize>,
    keys: Vec<Key>,
}

impl Keys {
    /// The number of the entry with this hypothesis and enough of these witnesses.
    fn number(&mut self, pairs: &Pairs, hypothesis: Option<Number>, witnesses: Vec<Number>) -> usize {
        let alone = |hypothesis| witnesses.iter().copied().find(|&witness| pairs.is_good(hypothesis, witness));
        let key = match (alone(None), alone(hypothesis)) {
            (Some(witness), _) => (None, vec![witness]),
            (None, Some(witness)) => (hypothesis, vec![witness]),
            (None, None) => (hypothesis, witnesses),
        };
        let next = self.keys.len() + 1;
        *self.numbers.entry(key).or_insert_with_key(|key| {
            self.keys.push(key.clone());
            next
        })
    }
}
