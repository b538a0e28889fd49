//! The text of rules, clause by clause.

use crate::expressions::Number;
use crate::games::own::amounts::{Amount, Turn};
use crate::games::own::bad::{BadClause, WhyNoClause};
use crate::games::own::bound::{Bound, OwnFormula};
use crate::games::own::entries::{Entry, Factors, divided_at_by, find, number, positive, read_entries};
use crate::games::own::joined::Joined;
use crate::games::own::renamed::{Renamed, bar_with};
use crate::games::own::trees::{AmountTree, OwnTrees};
use crate::games::own::unequal;
use crate::games::own::{Names, Own, OwnRules};
use crate::games::rim::Parameters;
use crate::games::{Bar, Coordinate, Coordinates, Direction, RimFormula};
use crate::values::quoted;

/// Clauses that were read and are right, each by itself.
pub(super) struct Clauses {
    names: Names,
    bounds: Vec<(Coordinate, OwnFormula)>,
    moves: Vec<(Direction, Vec<Entry>)>,
    several: Vec<Joined>,
    pub(super) pass: bool,
    pub(super) misere: bool,
}

/// A clause after the first.
enum Clause {
    Bound(Coordinate, OwnFormula),
    Move(Direction, Vec<Entry>),
    Several(Joined),
    Pass,
    Misere,
}

impl Clauses {
    /// Reads a text in small letters.
    ///
    /// # Errors
    /// Every clause that is none.
    pub(super) fn read(text: &str) -> Result<Self, Vec<BadClause>> {
        let characters = text.chars().count();
        let bad = |text: &str, why| BadClause { text: quoted(text.trim()), why };
        if characters > OwnRules::LONGEST {
            return Err(vec![bad(text, WhyNoClause::TooLong { characters })]);
        }
        // Each line is a clause, too.
        let mut texts = text.split([';', '\n']);
        let first = texts.next().unwrap_or_default();
        let names = read_names(first).map_err(|why| vec![bad(first, why)])?;
        let mut read =
            Self { names, bounds: Vec::new(), moves: Vec::new(), several: Vec::new(), pass: false, misere: false };
        let mut problems = Vec::new();
        for text in texts.filter(|text| !text.trim().is_empty()) {
            if let Err(why) = read_clause(text.trim(), &read.names).and_then(|clause| read.add(clause)) {
                problems.push(bad(text, why));
            }
        }
        if problems.is_empty() { Ok(read) } else { Err(problems) }
    }

    fn add(&mut self, clause: Clause) -> Result<(), WhyNoClause> {
        match clause {
            Clause::Bound(of, most) => self.bounds.push((of, most)),
            Clause::Move(along, entries) => self.moves.push((along, entries)),
            Clause::Several(joined) => self.several.push(joined),
            Clause::Pass if !self.pass => self.pass = true,
            Clause::Misere if !self.misere => self.misere = true,
            Clause::Pass | Clause::Misere => return Err(WhyNoClause::Twice),
        }
        Ok(())
    }

    /// The bar with the same rules, if there is one: x, y and z, each lowered by any amount, and at most a bound of y.
    pub(super) fn bar(&self) -> Option<Bar> {
        if self.names.0 != ["x", "y", "z"] || !self.has_no_moves() {
            return None;
        }
        match &self.bounds[..] {
            [] => Some(Bar::Rectangle),
            [(of, most)] if of.index() == 1 => {
                let rim = RimFormula::new(&most.text(&self.names), Parameters::default()).ok()?;
                Some(bar_with(rim))
            }
            _ => None,
        }
    }

    fn has_no_moves(&self) -> bool {
        self.moves.is_empty() && self.several.is_empty()
    }

    /// The bar that the rules are under other names: three coordinates, each lowered by any amount and in no other way, and at most one
    /// bound. The bounded one is y, otherwise the second; the others are x and z in their order.
    fn renamed(&self) -> Option<Renamed> {
        let [first, second, third] = self.all().try_into().ok()?;
        let is_any = |which: Coordinate| {
            self.moves.iter().any(|(along, entries)| *along == which.into() && matches!(entries[..], [Entry::Any]))
        };
        let are_free = self.has_no_moves()
            || self.several.is_empty() && self.moves.len() == 3 && self.all().into_iter().all(is_any);
        let (bar, y) = match &self.bounds[..] {
            [] if are_free => (Bar::Rectangle, second),
            [(of, most)] if are_free => {
                let letters = self
                    .all()
                    .into_iter()
                    .scan(["z", "x"].to_vec(), |left, which| if which == *of { Some("y") } else { left.pop() });
                let rim = RimFormula::new(&most.text(&Names(letters.collect())), Parameters::default()).ok()?;
                (bar_with(rim), *of)
            }
            _ => return None,
        };
        let [x, z] = if y == first { [second, third] } else { [first, if y == second { third } else { second }] };
        Some(Renamed::new(bar, [x, y, z]))
    }

    fn all(&self) -> Vec<Coordinate> {
        Coordinate::first(self.names.0.len()).collect()
    }

    /// The mistake in bounds that lower each other for very long.
    pub(super) fn chase(&self) -> BadClause {
        let bounds = self.bounds.iter().map(|(of, most)| self.bound_text(*of, most));
        BadClause { text: quoted(&bounds.collect::<Vec<_>>().join(";")), why: WhyNoClause::Chase }
    }

    /// As rules are written, without pass and misère.
    pub(super) fn text(&self) -> String {
        let mut clauses = vec![self.names.0.join(" ")];
        clauses.extend(self.bounds.iter().map(|(of, most)| self.bound_text(*of, most)));
        clauses.extend(self.moves.iter().map(|(along, entries)| match along.is_even() {
            true => {
                let names: Vec<_> = along.coordinates().map(|which| self.names.0[which.index()]).collect();
                let entries: Vec<_> = entries.iter().map(|entry| entry.text(&self.names)).collect();
                format!("move {} by {}", names.join(","), entries.join(","))
            }
            false => unequal::text(*along, entries, &self.names),
        }));
        clauses.extend(self.several.iter().map(|joined| joined.text(&self.names)));
        clauses.join(";")
    }

    /// The same clauses with other formulas.
    pub(super) fn with_formulas(mut self, change: impl Fn(&Number) -> Number) -> Self {
        let entries = self.moves.iter_mut().map(|(_, entries)| entries);
        let entries = entries.chain(self.several.iter_mut().map(|joined| &mut joined.entries)).flatten();
        let of_moves = entries.filter_map(Entry::formula);
        for formula in self.bounds.iter_mut().map(|(_, most)| most).chain(of_moves) {
            *formula = OwnFormula::of(change(formula.tree()));
        }
        self
    }

    fn bound_text(&self, of: Coordinate, most: &OwnFormula) -> String {
        format!("{}<={}", self.names.0[of.index()], most.text(&self.names))
    }

    /// The bounds and the moves with their formulas as trees.
    pub(super) fn trees(&self) -> OwnTrees {
        let any = |which| (Direction::from(which), vec![AmountTree::Any]);
        let named = |(along, entries): &(Direction, Vec<Entry>)| (*along, entries.iter().map(Entry::tree).collect());
        OwnTrees {
            bounds: self.bounds.iter().map(|(of, most)| (*of, most.tree().clone())).collect(),
            several: self.several.iter().map(Joined::tree).collect(),
            moves: if self.has_no_moves() {
                Coordinate::first(self.names.0.len()).map(any).collect()
            } else {
                self.moves.iter().map(named).collect()
            },
        }
    }

    pub(super) fn compiled(&self, text: String) -> Own {
        let bounds = self.bounds.iter().map(|(of, most)| Bound { of: *of, most: most.program() }).collect();
        let mut turns: Vec<Turn> = Vec::new();
        for (along, entries) in &self.moves {
            let amounts = entries.iter().map(Entry::amount);
            match turns.iter_mut().find(|turn| turn.along == *along) {
                Some(turn) => turn.amounts.extend(amounts),
                None => turns.push(Turn { along: *along, amounts: amounts.collect() }),
            }
        }
        let several = self.several.iter().map(Joined::compiled).collect();
        if self.has_no_moves() {
            let any = |which: Coordinate| Turn { along: which.into(), amounts: vec![Amount::Any] };
            turns = Coordinate::first(self.names.0.len()).map(any).collect();
        }
        Own { text, names: self.names.clone(), bounds, turns, several, renamed: self.renamed() }
    }
}

/// Letters between blanks.
fn read_names(text: &str) -> Result<Names, WhyNoClause> {
    let letters: Vec<&str> = text.split_whitespace().collect();
    let names = Names::from(letters.concat());
    let are_different = (1..letters.len()).all(|at| !letters[..at].contains(&letters[at]));
    let is_one_each = letters.iter().all(|letter| letter.len() == 1) && names.0.len() == letters.len();
    let fits = (1..=Coordinates::MOST).contains(&letters.len());
    if fits && is_one_each && are_different { Ok(names) } else { Err(WhyNoClause::Names) }
}

fn read_clause(text: &str, names: &Names) -> Result<Clause, WhyNoClause> {
    match text {
        "pass" => return Ok(Clause::Pass),
        // The last is what MISÈRE is read as.
        "misere" | "misère" | "misÈre" => return Ok(Clause::Misere),
        _ => {}
    }
    if let Some(rest) = text.strip_prefix("move").filter(|rest| rest.starts_with(char::is_whitespace)) {
        return read_move(rest, names);
    }
    let bound = text.split_once("<=").or_else(|| text.split_once('≤'));
    let (name, most) = bound.ok_or(WhyNoClause::Unknown)?;
    let of = find(name, names)?;
    let most = OwnFormula::read(most.trim(), names)?;
    if most.names(of) {
        return Err(WhyNoClause::NamesItself(names.0[of.index()]));
    }
    if most.is_steady() { Ok(Clause::Bound(of, most)) } else { Err(WhyNoClause::NotSteady) }
}

/// `x,y by 1,2,5`, or several of these with `and` between them.
fn read_move(text: &str, names: &Names) -> Result<Clause, WhyNoClause> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some(at) = words.iter().position(|word| *word == "where") {
        return Joined::read(&words[..at], &words[at + 1..].join(" "), names).map(Clause::Several);
    }
    // A condition in a formula can have an `and` as well.
    if words.iter().filter(|word| **word == "by").count() > 1 {
        let (along, entry) = unequal::read(&words, names)?;
        return Ok(Clause::Move(along, vec![entry]));
    }
    let (from, amounts) = divided_at_by(&words)?;
    let (most, from) = match from {
        ["some", "of", from @ ..] => (Some(Coordinates::MOST as u32), from),
        ["at", "most", most, "of", from @ ..] => (Some(positive(most).ok_or(WhyNoClause::Unknown)?), from),
        from => (None, from),
    };
    let mut places = Factors::default();
    number(&from.concat(), names, &mut places, (1, 1))?;
    let entries = read_entries(&amounts.join(" "), names)?;
    let lowered = Coordinate::first(names.0.len()).filter(|which| places[which.index()] > 0);
    if let Some(most) = most {
        let of: Vec<Coordinate> = lowered.collect();
        let most = of.len().min(most as usize);
        return Ok(Clause::Several(Joined { of, most, entries, condition: None }));
    }
    unequal::is_clear(&places, &entries, names)?;
    Ok(Clause::Move(lowered.collect(), entries))
}
