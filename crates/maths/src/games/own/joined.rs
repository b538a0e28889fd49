//! Moves of several coordinates as they are written, each by an independent amount: `move some of x,y by any`. A condition may join the
//! amounts: `move x by s and y by t where abs(s-t)<2`.

use crate::expressions::Kind;
use crate::games::Coordinate;
use crate::games::own::Names;
use crate::games::own::amounts::Turn;
use crate::games::own::bad::WhyNoClause;
use crate::games::own::bound::OwnFormula;
use crate::games::own::entries::{Entry, divided_at_by, find};
use crate::games::own::several::Several;
use crate::games::own::trees::SeveralTree;
use crate::values::quoted;

/// A clause of such moves.
pub(super) struct Joined {
    pub(super) of: Vec<Coordinate>,
    /// The most coordinates that a move lowers.
    pub(super) most: usize,
    pub(super) entries: Vec<Entry>,
    /// If there is a condition, a move lowers every coordinate. In the formula, the name of a coordinate is its amount.
    pub(super) condition: Option<OwnFormula>,
}

impl Joined {
    /// Reads the words before `where`, parts with `and` between them, and the condition after it.
    ///
    /// # Errors
    /// An amount is not a letter by itself, or the condition has no truth value in these letters.
    pub(super) fn read(parts: &[&str], condition: &str, names: &Names) -> Result<Self, WhyNoClause> {
        let mut letters = Names(vec![""; names.0.len()]);
        for part in parts.split(|word| *word == "and") {
            let (from, text) = divided_at_by(part)?;
            let (which, text) = (find(&from.join(" "), names)?, text.concat());
            let letter = Names::from(text.clone())
                .0
                .pop()
                .filter(|letter| *letter == text && names.find(letter).is_none() && letters.find(letter).is_none());
            let letter = letter.ok_or_else(|| WhyNoClause::Letter(quoted(&text)))?;
            if !std::mem::replace(&mut letters.0[which.index()], letter).is_empty() {
                return Err(WhyNoClause::NamedTwice(names.0[which.index()]));
            }
        }
        let of: Vec<Coordinate> =
            Coordinate::first(names.0.len()).filter(|which| !letters.0[which.index()].is_empty()).collect();
        let condition = OwnFormula::read_kind(condition, &letters, Kind::Truth).map_err(|why| {
            let WhyNoClause::UnknownName { name, mut known } = why else { return why };
            known.retain(|letter| !letter.is_empty());
            WhyNoClause::UnknownLetter { name, known }
        })?;
        Ok(Self { most: of.len(), of, entries: vec![Entry::Any], condition: Some(condition) })
    }

    /// As rules are written.
    pub(super) fn text(&self, names: &Names) -> String {
        let Some(condition) = &self.condition else {
            let of: Vec<_> = self.of.iter().map(|which| names.0[which.index()]).collect();
            let entries: Vec<_> = self.entries.iter().map(|entry| entry.text(names)).collect();
            let count = if self.most == self.of.len() { "some".to_owned() } else { format!("at most {}", self.most) };
            return format!("move {count} of {} by {}", of.join(","), entries.join(","));
        };
        let mut free = ["s", "t", "u", "v", "w", "r", "q", "n", "m", "k", "j", "i"]
            .into_iter()
            .filter(|letter| names.find(letter).is_none());
        let mut letters = Names(vec![""; names.0.len()]);
        let mut parts = Vec::new();
        for (which, letter) in self.of.iter().zip(&mut free) {
            letters.0[which.index()] = letter;
            parts.push([names.0[which.index()], " by ", letter].concat());
        }
        ["move ", &parts.join(" and "), " where ", &condition.condition_text(&letters)].concat()
    }

    pub(super) fn tree(&self) -> SeveralTree {
        SeveralTree {
            of: self.of.clone(),
            most: self.most,
            amounts: self.entries.iter().map(Entry::tree).collect(),
            condition: self.condition.as_ref().map(|condition| condition.tree().clone()),
        }
    }

    pub(super) fn compiled(&self) -> Several {
        let turn = |which: &Coordinate| Turn {
            along: (*which).into(),
            amounts: self.entries.iter().map(Entry::amount).collect(),
        };
        let condition = self.condition.as_ref().map(OwnFormula::program);
        Several { each: self.of.iter().map(turn).collect(), most: self.most, condition }
    }
}
