//! The state as a link has it, and back.

use crate::laboratory::route::LONGEST;
use crate::laboratory::{LearnChoice, Opened, Section, State};
use web::texts::Texts;

impl State {
    /// What a link to this says.
    pub fn link(&self) -> Opened {
        let case = self.linked.map(|claim| self.case(claim));
        let sweep = (self.section == Section::Sweep).then(|| (self.sweep.plan.clone(), self.sweep.width));
        // Each part of the laboratory has links of its own.
        let (paper, listing, case) = match self.section {
            Section::Claims => (self.paper, self.listing, case),
            Section::Sweep
            | Section::Map
            | Section::Formula
            | Section::Search
            | Section::Learn
            | Section::Foundry
            | Section::Logic
            | Section::Certificates => Default::default(),
        };
        let search = (self.section == Section::Search).then_some(self.search.question);
        let learn = (self.section == Section::Learn).then_some(self.learn.choice);
        let zoom = self.learn.linked().filter(|_| self.section == Section::Learn);
        let formula = (self.section == Section::Formula).then(|| self.formula.question.clone());
        let sentence = (self.section == Section::Logic).then(|| self.logic.text.clone());
        let numbers = self.logic.numbers.clone().filter(|_| self.section == Section::Logic);
        let foundry = (self.section == Section::Foundry).then(|| self.foundry.look.clone());
        let map = (self.section == Section::Map).then_some(self.map.look);
        Opened {
            section: self.section,
            paper,
            listing,
            case,
            sweep,
            map,
            formula,
            search,
            learn,
            zoom,
            foundry: foundry.unwrap_or_default(),
            sentence,
            numbers,
            hand: None,
            language: self.language,
            ignored: Vec::new(),
            dropped: Vec::new(),
            too_long: None,
        }
    }

    /// Shows what a link says. What it leaves out stays as it is, but for the list of claims.
    pub(super) fn open(&mut self, opened: Opened) {
        self.carry_game(opened.section);
        self.section = opened.section;
        self.choose(opened.paper, opened.listing);
        if let Some(case) = opened.case {
            self.cases.insert(case.claim, case);
            self.linked = Some(case.claim);
        }
        self.followed = self.followed.wrapping_add(1);
        if let Some((plan, width)) = opened.sweep {
            (self.sweep.plan, self.sweep.width) = (plan, width);
        }
        if opened.section == Section::Map {
            self.map.look = opened.map.unwrap_or_default();
        }
        if let Some(question) = opened.search {
            self.search.question = question;
        }
        if let Some(choice) = opened.learn {
            self.learn.choice = choice;
            // Who follows a link to a place in a map wants to see it.
            let is_shown = opened.zoom.is_some() && opened.section == Section::Learn;
            if is_shown && self.learn.studied() != Some(choice.study()) {
                self.begin_learning(choice);
            }
            self.learn.zoom = opened.zoom;
        }
        if opened.section == Section::Foundry {
            self.foundry.look = opened.foundry;
        }
        if let Some(question) = opened.formula {
            self.formula.question = question;
        }
        if let Some(text) = opened.sentence {
            (self.logic.text, self.logic.numbers) = (text, opened.numbers);
        }
        if let Some(ruleset) = opened.hand {
            self.formula.question.ruleset = ruleset;
            self.search.question.ruleset = ruleset;
            self.learn.choice = LearnChoice::of(ruleset);
        }
        self.language = opened.language.or(self.language);
        (self.ignored, self.dropped, self.too_long) = (opened.ignored, opened.dropped, opened.too_long);
    }

    /// Takes the game along to another part that works on one game. A link that names a game then replaces it.
    fn carry_game(&mut self, to: Section) {
        let game = match self.section {
            Section::Formula => self.formula.question.ruleset,
            Section::Search => self.search.question.ruleset,
            Section::Learn => self.learn.choice.ruleset,
            Section::Claims
            | Section::Sweep
            | Section::Map
            | Section::Foundry
            | Section::Logic
            | Section::Certificates => return,
        };
        match to {
            Section::Formula => self.formula.question.ruleset = game,
            Section::Search => self.search.question.ruleset = game,
            Section::Learn => self.learn.choice.ruleset = game,
            Section::Claims
            | Section::Sweep
            | Section::Map
            | Section::Foundry
            | Section::Logic
            | Section::Certificates => {}
        }
    }

    /// What the reader has to know about the link, if anything is wrong with it.
    pub fn notice(&self, texts: Texts) -> Option<String> {
        if let Some(length) = self.too_long {
            return Some(texts.link_long(&length, &LONGEST));
        }
        let named = |parts: &[String]| (!parts.is_empty()).then(|| parts.join(texts.list_comma()));
        let dropped = named(&self.dropped).map(|parts| texts.link_dropped(&parts));
        let ignored = named(&self.ignored).map(|parts| texts.link_ignored(&parts));
        dropped.into_iter().chain(ignored).reduce(|first, then| [first, then].join(texts.between_sentences()))
    }
}
