//! The state of the laboratory and its one reducer.

mod begin;
mod links;

use crate::laboratory::foundry_box::FoundryBox;
use crate::laboratory::map_box::MapBox;
use crate::laboratory::proof_box::{ProofBox, heard};
use crate::laboratory::sweep::Sweep;
use crate::laboratory::{
    Action, CertificateBox, CertificateKey, CertificateNews, FoundryChange, Key, Listing, News, ProofKey, ProofNews,
    Section,
};
use maths::claims::{Checked, Claim, Counterexamples, Paper, Record};
use maths::games::Sum;
use std::collections::HashMap;
use std::rc::Rc;
use web::kit::query::Unread;
use web::kit::refused_texts::RefusedTexts;
use web::texts::Language;
use web::workers::checker::protocol::{Answer, Case, Question};
use web::workers::requests::questions::Questions;
use web::workers::requests::trial::Trial;
use web::workers::{certifier, prover};
use yew::Reducible;

/// The test of a claim.
pub(super) type ClaimTrial = Trial<Case, Checked>;

/// The list of the counterexamples of a claim.
pub(super) type ListTrial = Trial<Case, Rc<Counterexamples>>;

/// Everything that is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The part of the laboratory that is shown.
    pub section: Section,
    /// The paper whose claims are listed; none for all of them.
    pub paper: Option<Paper>,
    /// The kinds of claims that are listed.
    pub listing: Listing,
    /// The claim whose page is open; none at the start.
    pub linked: Option<Claim>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// The number of seconds after which a claim is stopped; none for any time.
    pub budget: Option<u32>,
    /// The records of earlier computations.
    pub records: Rc<Vec<Record>>,
    /// The number of links that were followed: each brings its claim into sight.
    pub followed: u32,
    /// True if a theorem of the foundry was just opened, or a map was moved, which makes no new entry of the browser's history.
    pub is_unfolding: bool,
    /// The parts of the link that are not understood.
    pub unread: Unread,
    /// Parts of a link that ask for work which a command does instead of the page.
    pub dropped: Vec<String>,
    /// The number of workers.
    workers: usize,
    /// The game in hand, which goes along to the page for own formulas.
    pub hand: Option<Sum>,
    /// The sweep.
    pub sweep: Sweep,
    /// The map of k and s.
    pub map: MapBox,
    /// The foundry.
    pub foundry: FoundryBox,
    /// The prover's answers about claims.
    pub proved: ProofBox,
    /// The certificate that is checked.
    pub certificate: CertificateBox,
    /// The refused texts of the fields of the claim that is shown.
    pub refused: RefusedTexts,
    /// True if the user is typing.
    pub is_typing: bool,
    /// The open questions to the checkers.
    wanted: Questions<Key, Question>,
    /// The open questions to the prover.
    proofs: Questions<ProofKey, prover::protocol::Question>,
    /// The open questions about certificates.
    certificates: Questions<CertificateKey, certifier::protocol::Question>,
    /// The settings of claims that are not as they are by default.
    cases: HashMap<Claim, Case>,
    trials: HashMap<Claim, Rc<ClaimTrial>>,
    lists: HashMap<Claim, Rc<ListTrial>>,
}

impl State {
    /// The state at the start, with this number of workers.
    pub fn with_workers(workers: usize) -> Self {
        Self { workers, ..Self::default() }
    }

    /// The settings for the next test of a claim.
    pub fn case(&self, claim: Claim) -> Case {
        let usual = || Case { claim, parameters: claim.parameters(), bound: claim.bound() };
        self.cases.get(&claim).copied().unwrap_or_else(usual)
    }

    /// The test of a claim, if it was begun.
    pub fn trial(&self, claim: Claim) -> Option<&Rc<ClaimTrial>> {
        self.trials.get(&claim)
    }

    /// The counterexamples of a claim, if all of them were requested.
    pub fn list(&self, claim: Claim) -> Option<&Rc<ListTrial>> {
        self.lists.get(&claim)
    }

    /// The questions that are to be answered.
    pub fn wanted(&self) -> &Questions<Key, Question> {
        &self.wanted
    }

    /// The questions that the prover is to answer.
    pub fn proofs(&self) -> &Questions<ProofKey, prover::protocol::Question> {
        &self.proofs
    }

    /// The questions about certificates that are to be answered.
    pub fn certificates(&self) -> &Questions<CertificateKey, certifier::protocol::Question> {
        &self.certificates
    }

    /// The keys that satisfy `is_meant` and have an open question which was not stopped yet.
    pub fn running(&self, is_meant: impl Fn(Key) -> bool) -> Vec<Key> {
        self.wanted.running(is_meant)
    }

    /// The questions of the sweep to the prover that were not stopped yet.
    pub fn sweeping_proofs(&self) -> Vec<ProofKey> {
        self.proofs.running(|key| matches!(key, ProofKey::Swept(_)))
    }

    fn hear_prover(&mut self, key: ProofKey, news: ProofNews) {
        if news.is_end() {
            self.proofs.forget(|other| other == key);
        }
        match key {
            ProofKey::Proof(claim) => self.proved.hear_proof(claim, news),
            ProofKey::Swept(first) => self.sweep.hear_proofs(first, news),
        }
    }

    fn hear_certifier(&mut self, key: CertificateKey, news: CertificateNews) {
        if news.is_end() {
            self.certificates.forget(|other| other == key);
        }
        match key {
            CertificateKey::Made(claim) => self.proved.hear_certificate(claim, news),
            CertificateKey::Examined => self.certificate.hear(news),
        }
    }

    /// The claims that are listed: those of one paper, or of all.
    pub fn listed(&self) -> impl Iterator<Item = Claim> {
        let is_chosen = |claim: Claim| self.paper.is_none_or(|paper| claim.paper() == Some(paper));
        Claim::ALL.into_iter().filter(move |claim| is_chosen(*claim) && self.listing.has(*claim))
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        // News of workers do not end the typing.
        if !action.is_news() {
            self.is_typing = action.is_typing();
            self.is_unfolding = matches!(action, Action::Map(_) | Action::Foundry(FoundryChange::Open(..)));
        }
        match action {
            Action::Show(section) => {
                self.section = section;
                self.followed = self.followed.wrapping_add(1);
            }
            Action::Only(paper) => self.choose(paper, self.listing),
            Action::List(listing) => self.choose(self.paper, listing),
            Action::Budget(seconds) => self.budget = seconds,
            Action::Set(case) => {
                self.cases.insert(case.claim, case);
                self.linked = Some(case.claim);
            }
            Action::SetParameter(claim, parameter, text) => {
                let case = self.case(claim);
                if let Ok(parameters) = case.parameters.with(parameter, &text) {
                    self.cases.insert(claim, Case { parameters, ..case });
                    self.linked = Some(claim);
                }
            }
            Action::SetBound(claim, bound) => {
                let case = self.case(claim);
                self.cases.insert(claim, Case { bound, ..case });
                self.linked = Some(claim);
            }
            Action::Refuse(id, text) => self.refused.set(id, text),
            // The settings are older than the text in an invalid field.
            Action::BeginAsSet(_) | Action::Prove(_) if !self.refused.is_empty() => {}
            Action::BeginAsSet(claim) => {
                self.linked = Some(claim);
                self.begin(self.case(claim));
            }
            Action::Begin(cases) => {
                if let [case] = cases[..] {
                    self.linked = Some(case.claim);
                }
                cases.into_iter().for_each(|case| self.begin(case));
            }
            Action::Gather(case) => {
                self.lists.insert(case.claim, Rc::new(Trial::new(case)));
                self.wanted.ask(Key::Listed(case.claim), Question::List(case));
            }
            Action::Foundry(change) => self.foundry.change(change),
            Action::Map(change) => self.map.change(change),
            Action::Prove(claimed) => {
                self.proved.begin_proof(claimed);
                self.proofs.ask(ProofKey::Proof(claimed.claim), prover::protocol::Question::Prove(claimed));
            }
            Action::Certify(claimed) => {
                self.proved.begin_certificate(claimed);
                self.certificates
                    .ask(CertificateKey::Made(claimed.claim), certifier::protocol::Question::Certify(claimed));
            }
            Action::Paste(text) => self.certificate.text = text,
            Action::Unread(why) => self.certificate.unread = Some(why),
            Action::Examine(given) => {
                let text = given.text.to_string();
                self.certificate.begin(given);
                self.certificates.ask(CertificateKey::Examined, certifier::protocol::Question::Examine(text));
            }
            Action::StopProofs(keys) => self.proofs.stop(|key| keys.contains(&key)),
            Action::StopCertificate(key) => self.certificates.stop(|other| other == key),
            Action::Proved(key, news) => self.hear_prover(key, news),
            Action::Certified(key, news) => self.hear_certifier(key, news),
            Action::Stop(keys) => self.wanted.stop(|key| keys.contains(&key)),
            Action::SolverReply(key, news) => self.hear(key, news),
            Action::Plan(edit) => edit.apply(&mut self.sweep.plan),
            Action::Sweep if !self.sweep.plan.is_possible() => {}
            Action::Sweep => self.begin_sweep(self.sweep.plan.clone()),
            Action::SweepThis(plan) => self.begin_sweep(plan),
            Action::Fold(width) => self.sweep.width = width,
            Action::Records(records) => self.records = records,
            Action::Open(opened) => self.open(*opened),
            Action::Speak(language) => self.language = Some(language),
            Action::Dismiss => (self.unread, self.dropped) = Default::default(),
        }
        self
    }

    /// Lists other claims at the start.
    fn choose(&mut self, paper: Option<Paper>, listing: Listing) {
        (self.paper, self.listing, self.linked) = (paper, listing, None);
    }

    fn hear(&mut self, key: Key, news: News) {
        if news.is_end() {
            self.wanted.forget(|other| other == key);
        }
        match key {
            Key::Claim(claim) => heard(&mut self.trials, claim, news, Answer::checked),
            Key::Listed(claim) => {
                heard(&mut self.lists, claim, news, |answer: Answer| answer.listed().map(Rc::new));
            }
            Key::Sweep(first) => self.sweep.hear(first, news),
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}

#[cfg(test)]
mod tests;
