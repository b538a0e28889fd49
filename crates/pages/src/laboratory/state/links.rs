//! The state as a link has it, and back.

use crate::laboratory::route::LONGEST;
use crate::laboratory::{Opened, Section, State};
use web::kit::query::Unread;
use web::texts::Texts;

impl State {
    /// The content of a link to this state.
    pub fn link(&self) -> Opened {
        let case = self.linked.map(|claim| self.case(claim));
        let sweep = (self.section == Section::Sweep).then(|| (self.sweep.plan.clone(), self.sweep.width));
        // Each part of the laboratory has separate links.
        let (paper, listing, case) = match self.section {
            Section::Claims => (self.paper, self.listing, case),
            Section::Sweep | Section::Map | Section::Foundry | Section::Certificates => Default::default(),
        };
        let foundry = (self.section == Section::Foundry).then(|| self.foundry.look.clone());
        let map = (self.section == Section::Map).then_some(self.map.look);
        Opened {
            section: self.section,
            paper,
            listing,
            case,
            sweep,
            map,
            foundry: foundry.unwrap_or_default(),
            hand: None,
            language: self.language,
            unread: Unread::default(),
            dropped: Vec::new(),
        }
    }

    /// Shows the content of a link. Other parts of the state stay unchanged, except the list of claims.
    pub(super) fn open(&mut self, opened: Opened) {
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
        if opened.section == Section::Foundry {
            self.foundry.look = opened.foundry;
        }
        self.hand = opened.hand.or(self.hand.take());
        self.language = opened.language.or(self.language);
        (self.unread, self.dropped) = (opened.unread, opened.dropped);
    }

    /// The message to the reader about the link, if anything is wrong with it.
    pub fn notice(&self, texts: Texts) -> Option<String> {
        let dropped = (!self.dropped.is_empty()).then(|| texts.link_dropped(&self.dropped.join(texts.list_comma())));
        let unread = self.unread.in_words(texts, LONGEST);
        dropped.into_iter().chain(unread).reduce(|first, then| [first, then].join(texts.between_sentences()))
    }
}
