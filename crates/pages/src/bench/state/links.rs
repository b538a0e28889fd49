//! The state as a link has it, and back.

use crate::bench::route::LONGEST;
use crate::bench::{Opened, Section, State};
use maths::formulas::search::Target;
use web::kit::query::Unread;
use web::texts::Texts;
use web::workers::checker::protocol::Against;

impl State {
    /// The link to what is shown.
    pub fn link(&self) -> Opened {
        let is = |section| self.section == section;
        let has_formula = !is(Section::Logic) && !self.formula.question.formula.is_empty();
        Opened {
            section: Some(self.section),
            formula: (is(Section::Formula) || has_formula).then(|| self.formula.question.clone()),
            search: is(Section::Search).then_some(self.search.question),
            learn: is(Section::Learn).then_some(self.learn.choice),
            zoom: self.learn.linked().filter(|_| is(Section::Learn)),
            sentence: is(Section::Logic).then(|| self.logic.text.clone()),
            numbers: self.logic.numbers.clone().filter(|_| is(Section::Logic)),
            hand: None,
            language: self.language,
            unread: Unread::default(),
        }
    }

    /// Shows the content of a link. Other parts of the state stay unchanged, except a formula for another game.
    pub(super) fn open(&mut self, opened: Opened) {
        let section = opened.named_section();
        self.section = section;
        let ruleset = opened.ruleset();
        let has_formula = opened.formula.is_some();
        if let Some(question) = opened.formula {
            self.formula.question = question;
        }
        if let Some(question) = opened.search {
            self.search.question = question;
            if !has_formula {
                self.formula.question.against = match question.target {
                    Target::PPositions => Against::PPositions,
                    Target::Values => Against::Values,
                };
            }
        }
        if let Some(choice) = opened.learn {
            self.learn.choice = choice;
        }
        if let Some(ruleset) = ruleset {
            if !has_formula && ruleset != self.ruleset() {
                self.formula.question.formula.clear();
            }
            self.set_game(ruleset);
        }
        if opened.learn.is_some() {
            let choice = self.learn.choice;
            // A reader who follows a link to a place in a map wants to see that place.
            if opened.zoom.is_some() && section == Section::Learn && self.learn.studied() != Some(choice.study()) {
                self.begin_learning(choice);
            }
            self.learn.zoom = opened.zoom;
        }
        if let Some(text) = opened.sentence {
            (self.logic.text, self.logic.numbers) = (text.clone(), opened.numbers);
            if section == Section::Logic && self.logic.trial.as_ref().is_none_or(|trial| trial.question != text) {
                self.decide(text);
            }
        }
        self.hand = opened.hand.or(self.hand.take());
        self.language = opened.language.or(self.language);
        self.unread = opened.unread;
    }

    /// The problems of the link, if there are any.
    pub fn notice(&self, texts: Texts) -> Option<String> {
        self.unread.in_words(texts, LONGEST)
    }
}
