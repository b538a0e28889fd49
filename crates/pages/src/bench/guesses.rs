//! Guesses of the search, merged: those that describe the same set are one.

use maths::formulas::search::Target;
use maths::games::Ruleset;
use web::evidence::as_sentence::equivalent;

/// Formulas that describe the same set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The formulas, the shortest first.
    pub formulas: Vec<String>,
    /// True if they are proved to be equal at all positions. Otherwise they agree on the tested box.
    pub is_proved: bool,
}

/// The guesses of one search, which are compared one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guesses {
    /// The game.
    pub ruleset: Ruleset,
    /// The type of the formulas: truths or numbers.
    pub target: Target,
    /// The groups so far, that of the shortest formula first.
    pub groups: Vec<Group>,
    /// The formulas that are in no group yet, the next one last.
    open: Vec<String>,
    /// The group with which the next formula is compared.
    at: usize,
}

impl Guesses {
    /// The formulas that a search has found, the shortest first.
    pub fn new(ruleset: Ruleset, target: Target, formulas: Vec<String>) -> Self {
        let mut open = formulas;
        open.reverse();
        let mut guesses = Self { ruleset, target, groups: Vec::new(), open, at: 0 };
        guesses.settle();
        guesses
    }

    /// The shortest formula; none if nothing was found.
    pub fn shortest(&self) -> Option<&str> {
        self.groups.first()?.formulas.first().map(String::as_str)
    }

    /// The sentence that has to be decided next: two formulas are equal at all positions. None at the end.
    pub fn question(&self) -> Option<String> {
        let (formula, group) = (self.open.last()?, self.groups.get(self.at)?);
        equivalent(group.formulas.first()?, formula, &self.ruleset)
    }

    /// Takes the answer to the question: true, false, or none if it was not decided.
    pub fn hear(&mut self, answer: Option<bool>) {
        self.place(answer);
        self.settle();
    }

    fn place(&mut self, answer: Option<bool>) {
        if answer == Some(false) {
            self.at += 1;
            return;
        }
        let (Some(formula), Some(group)) = (self.open.pop(), self.groups.get_mut(self.at)) else { return };
        group.formulas.push(formula);
        group.is_proved &= answer.is_some();
        self.at = 0;
    }

    /// Goes on to the next question for the prover. All guesses agree on the box of the search, so two that no sentence compares are
    /// one group.
    fn settle(&mut self) {
        while !self.open.is_empty() && self.question().is_none() {
            if self.at < self.groups.len() {
                self.place(None);
            } else if let Some(formula) = self.open.pop() {
                self.groups.push(Group { formulas: vec![formula], is_proved: true });
                self.at = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Guesses;
    use maths::formulas::search::Target;
    use proofs::automata::logic::Sentence;
    use web::workers::host::Job;
    use web::workers::prover::protocol::{Decided, Question};

    fn decided(text: String) -> Option<bool> {
        assert!(text.parse::<Sentence>().is_ok(), "{text}");
        match Question::Decide(text).answered().decided()? {
            Decided::True(_) => Some(true),
            Decided::False(_) => Some(false),
            Decided::Set(_) | Decided::Refused(_) | Decided::Stopped(_) | Decided::Unfinished => None,
        }
    }

    fn merged(ruleset: &str, target: Target, formulas: &[&str]) -> Vec<(Vec<String>, bool)> {
        let formulas = formulas.iter().map(|text| (*text).to_owned()).collect();
        let mut guesses = Guesses::new(ruleset.parse().unwrap(), target, formulas);
        while let Some(question) = guesses.question() {
            guesses.hear(decided(question));
        }
        guesses.groups.into_iter().map(|group| (group.formulas, group.is_proved)).collect()
    }

    /// The three formulas that the search finds for T(5), and two that differ from them.
    #[test]
    fn formulas_of_one_set_are_one_guess() {
        let same = ["(x−1) ⊕ y ⊕ (z−1) = 0", "x + (y ⊕ (−max(y, z))) = 0", "x + (min(y, z) ⊕ (−z)) = 0"];
        let p = Target::PPositions;
        let groups = merged("triangle:k=5", p, &[same[0], "x ⊕ y ⊕ z = 0", same[0], "y ⊕ z ⊕ x = 0"]);
        assert_eq!(groups.iter().map(|(group, _)| group.len()).collect::<Vec<_>>(), [2, 2]);
        assert!(groups.iter().all(|(_, is_proved)| *is_proved));
        // A product is not decided, so these agree on the tested box only.
        assert_eq!(merged("nim", p, &["x·y = 0", "y·x = 0"]), [(vec!["x·y = 0".into(), "y·x = 0".into()], false)]);
        let values = merged("nim", Target::Values, &["x ⊕ y ⊕ z", "z ⊕ y ⊕ x", "x + y + z"]);
        assert_eq!(values.iter().map(|(group, _)| group.len()).collect::<Vec<_>>(), [2, 1]);
        assert_eq!(merged("nim", p, &[]), []);
    }

    /// On the bar both are true at (0, 0, 0) alone; off the bar they differ.
    #[test]
    fn only_legal_positions_count() {
        let formulas = ["x + z = 0", "x + y + z = 0"];
        assert_eq!(merged("triangle:k=3", Target::PPositions, &formulas).len(), 1);
        assert_eq!(merged("nim", Target::PPositions, &formulas).len(), 2);
    }
}
