//! The state as a link has it, and back.

use crate::bench::route::LONGEST;
use crate::bench::{LearnChoice, Opened, Section, State};
use web::texts::Texts;

impl State {
    /// The link to what is shown.
    pub fn link(&self) -> Opened {
        let is = |section| self.section == section;
        Opened {
            section: Some(self.section),
            formula: is(Section::Formula).then(|| self.formula.question.clone()),
            search: is(Section::Search).then_some(self.search.question),
            learn: is(Section::Learn).then_some(self.learn.choice),
            zoom: self.learn.linked().filter(|_| is(Section::Learn)),
            sentence: is(Section::Logic).then(|| self.logic.text.clone()),
            numbers: self.logic.numbers.clone().filter(|_| is(Section::Logic)),
            hand: None,
            language: self.language,
            ignored: Vec::new(),
            too_long: None,
        }
    }

    /// Shows what a link names. What it leaves out stays as it is.
    pub(super) fn open(&mut self, opened: Opened) {
        let section = opened.named_section();
        self.carry_game(section);
        self.section = section;
        if let Some(question) = opened.search {
            self.search.question = question;
        }
        if let Some(choice) = opened.learn {
            self.learn.choice = choice;
            // Who follows a link to a place in a map wants to see it.
            let is_shown = opened.zoom.is_some() && section == Section::Learn;
            if is_shown && self.learn.studied() != Some(choice.study()) {
                self.begin_learning(choice);
            }
            self.learn.zoom = opened.zoom;
        }
        if let Some(question) = opened.formula {
            self.formula.question = question;
        }
        if let Some(text) = opened.sentence {
            (self.logic.text, self.logic.numbers) = (text, opened.numbers);
        }
        if let Some(game) = opened.hand {
            let ruleset = game.ruleset();
            self.hand = Some(game);
            self.formula.question.ruleset = ruleset;
            self.search.question.ruleset = ruleset;
            self.learn.choice = LearnChoice::of(ruleset);
        }
        self.language = opened.language.or(self.language);
        (self.ignored, self.too_long) = (opened.ignored, opened.too_long);
    }

    /// Takes the game along to another part. A link that names a game then replaces it.
    fn carry_game(&mut self, to: Section) {
        let game = match self.section {
            Section::Formula => self.formula.question.ruleset,
            Section::Search => self.search.question.ruleset,
            Section::Learn => self.learn.choice.ruleset,
            Section::Logic => return,
        };
        match to {
            Section::Formula => self.formula.question.ruleset = game,
            Section::Search => self.search.question.ruleset = game,
            Section::Learn => self.learn.choice.ruleset = game,
            Section::Logic => {}
        }
    }

    /// The problems of the link, if there are any.
    pub fn notice(&self, texts: Texts) -> Option<String> {
        if let Some(length) = self.too_long {
            return Some(texts.link_long(&length, &LONGEST));
        }
        (!self.ignored.is_empty()).then(|| texts.link_ignored(&self.ignored.join(texts.list_comma())))
    }
}
