//! Looks for the certificate of a claim.
//!
//! An entry is what was read so far leaves: a state of the hypothesis and witnesses. Keeping all witnesses would always be enough
//! if the claim is true, but makes long tables. So where one witness is enough by itself (`pairs`), it is kept alone; and where it is
//! enough whatever the hypothesis is, that is dropped as well. Both make many entries the same. What is still not needed then is left
//! out (`shorten`).

use crate::certificates::Certificate;
use crate::certificates::NimSumClaim;
use crate::certificates::pairs::Number;
use crate::certificates::pairs::Pairs;
use crate::certificates::shorten::Draft;
use crate::certificates::shorten::Drafts;
use crate::certificates::statement::Statement;
use crate::certificates::statement::statements;
use crate::certificates::table::Entry;
use std::collections::HashMap;
use std::fmt;

/// Why no certificate was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotFound {
    /// The claim is wrong.
    Wrong,
    /// It would be too long, or too much memory would be needed to find it.
    TooLong,
}

/// The most entries of a table.
const MOST_ENTRIES: usize = 200_000;

/// Looks for the certificate of a claim.
///
/// # Errors
/// When the claim is wrong, or the certificate too long.
pub fn find(claim: &NimSumClaim) -> Result<Certificate, NotFound> {
    statements(claim).iter().map(table).collect::<Result<_, _>>().map(Certificate)
}

/// A state of the hypothesis, or `*`, and witnesses, ascending.
type Key = (Option<Number>, Vec<Number>);

fn table(statement: &Statement) -> Result<Vec<Entry>, NotFound> {
    let mut pairs = Pairs::new(statement).map_err(|_| NotFound::TooLong)?;
    let mut keys = Keys { numbers: HashMap::new(), keys: Vec::new() };
    let begin: Vec<(Number, Vec<Number>)> = (0..pairs.letters()).filter_map(|letter| pairs.first(letter)).collect();
    let first = begin.into_iter().map(|(hypothesis, witnesses)| keys.number(&pairs, Some(hypothesis), witnesses));
    let mut drafts = Drafts { first: first.collect(), others: Vec::new() };
    while let Some((hypothesis, witnesses)) = keys.keys.get(drafts.others.len()).cloned() {
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
            next.push((letter, keys.number(&pairs, after, all)));
        }
        drafts.others.push(Draft { hypothesis, witnesses, next });
        if keys.keys.len() > MOST_ENTRIES {
            return Err(NotFound::TooLong);
        }
    }
    drafts.shorten(&pairs);
    let first = Entry { hypothesis: Some(Vec::new()), witnesses: Vec::new(), next: drafts.first };
    let other = |Draft { hypothesis, witnesses, next }: Draft| Entry {
        hypothesis: hypothesis.map(|number| pairs.sums(number).clone()),
        witnesses: witnesses.iter().map(|&witness| pairs.witness(witness).clone()).collect(),
        next: next.into_iter().map(|(_, to)| to).collect(),
    };
    Ok(std::iter::once(first).chain(drafts.others.into_iter().map(other)).collect())
}

/// The entries of a table after the first one, by their numbers.
struct Keys {
    numbers: HashMap<Key, usize>,
    keys: Vec<Key>,
}

impl Keys {
    /// The number of the entry with this hypothesis and enough of these witnesses.
    fn number(&mut self, pairs: &Pairs<'_>, hypothesis: Option<Number>, witnesses: Vec<Number>) -> usize {
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

impl fmt::Display for NotFound {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Wrong => "the claim is wrong",
            Self::TooLong => "the certificate would be too long",
        })
    }
}

impl std::error::Error for NotFound {}
