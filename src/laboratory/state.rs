//! The state of the laboratory and its one reducer.

use crate::checker::protocol::Answer;
use crate::checker::protocol::Case;
use crate::checker::protocol::Question;
use crate::claims::Checked;
use crate::claims::Claim;
use crate::claims::Counterexamples;
use crate::claims::Paper;
use crate::claims::Record;
use crate::laboratory::Action;
use crate::laboratory::CertificateBox;
use crate::laboratory::Key;
use crate::laboratory::Listing;
use crate::laboratory::News;
use crate::laboratory::Opened;
use crate::laboratory::ProofKey;
use crate::laboratory::ProofNews;
use crate::laboratory::Section;
use crate::laboratory::Trial;
use crate::laboratory::Wanted;
use crate::laboratory::WantedProof;
use crate::laboratory::formula_box::FormulaBox;
use crate::laboratory::logic_box::LogicBox;
use crate::laboratory::proof_box::ProofBox;
use crate::laboratory::search_box::SearchBox;
use crate::laboratory::sweep::Plan;
use crate::laboratory::sweep::Sweep;
use crate::laboratory::sweep::Way;
use crate::laboratory::sweep::proof_questions;
use crate::laboratory::sweep::questions;
use crate::prover;
use crate::texts::Language;
use std::collections::HashMap;
use std::collections::HashSet;
use std::rc::Rc;
use yew::Reducible;

/// How a claim does.
pub(super) type ClaimTrial = Trial<Case, Checked>;

/// Where a claim fails.
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
    /// The claim that the link speaks of.
    pub linked: Option<Claim>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// After so many seconds a claim is stopped; none if it may take as long as it takes.
    pub budget: Option<u32>,
    /// What is kept of earlier computations.
    pub records: Rc<Vec<Record>>,
    /// Whether the records have come, or are not to be had. What is above depends on them, so claims are shown only then.
    pub has_records: bool,
    /// How many links were followed: each brings its claim into sight.
    pub followed: u32,
    /// Whether a claim was just opened or closed, which makes no new entry of the browser's history.
    pub is_unfolding: bool,
    /// Parts of a link that are not understood.
    pub ignored: Vec<String>,
    /// How many workers there are.
    workers: usize,
    /// The sweep.
    pub sweep: Sweep,
    /// The formula.
    pub formula: FormulaBox,
    /// The search.
    pub search: SearchBox,
    /// The sentence.
    pub logic: LogicBox,
    /// What the prover says of claims.
    pub proved: ProofBox,
    /// The certificate that is checked.
    pub certificate: CertificateBox,
    /// Whether something is being typed.
    pub is_typing: bool,
    /// The questions that are open, in the order in which they were asked.
    wanted: Rc<Vec<Wanted>>,
    /// The questions to the prover that are open.
    proofs: Rc<Vec<WantedProof>>,
    /// The serial number of the last question.
    serial: u32,
    /// What was set, of claims that are not as they are by default.
    cases: HashMap<Claim, Case>,
    /// The claims whose lines are open.
    unfolded: HashSet<Claim>,
    trials: HashMap<Claim, Rc<ClaimTrial>>,
    lists: HashMap<Claim, Rc<ListTrial>>,
}

impl State {
    /// The state at the start, with so many workers to ask.
    pub fn with_workers(workers: usize) -> Self {
        Self { workers, ..Self::default() }
    }

    /// How a claim is to be checked next.
    pub fn case(&self, claim: Claim) -> Case {
        let usual = || Case { claim, parameters: claim.parameters(), bound: claim.bound() };
        self.cases.get(&claim).copied().unwrap_or_else(usual)
    }

    /// Whether the line of a claim is open.
    pub fn is_unfolded(&self, claim: Claim) -> bool {
        self.unfolded.contains(&claim)
    }

    /// How a claim does, if it was put to the test.
    pub fn trial(&self, claim: Claim) -> Option<&Rc<ClaimTrial>> {
        self.trials.get(&claim)
    }

    /// Its counterexamples, if all of them were asked for.
    pub fn list(&self, claim: Claim) -> Option<&Rc<ListTrial>> {
        self.lists.get(&claim)
    }

    /// The questions that are to be answered.
    pub fn wanted(&self) -> &Rc<Vec<Wanted>> {
        &self.wanted
    }

    /// The questions that the prover is to answer.
    pub fn proofs(&self) -> &Rc<Vec<WantedProof>> {
        &self.proofs
    }

    /// Those of these keys that have an open question which was not stopped yet.
    pub fn running(&self, is_meant: impl Fn(Key) -> bool) -> Vec<Key> {
        let running = self.wanted.iter().filter(|wanted| !wanted.is_stopped && is_meant(wanted.key));
        running.map(|wanted| wanted.key).collect()
    }

    /// The questions of the sweep to the prover that were not stopped yet.
    pub fn sweeping_proofs(&self) -> Vec<ProofKey> {
        let is_meant = |wanted: &&WantedProof| !wanted.is_stopped && matches!(wanted.key, ProofKey::Swept(_));
        self.proofs.iter().filter(is_meant).map(|wanted| wanted.key).collect()
    }

    /// Asks a question instead of the one that its key had.
    fn ask(&mut self, key: Key, question: Question) {
        self.forget(|other| other == key);
        self.serial = self.serial.wrapping_add(1);
        let wanted = Wanted { key, serial: self.serial, question, by_user: true, is_stopped: false };
        Rc::make_mut(&mut self.wanted).push(wanted);
    }

    /// Asks the prover a question instead of the one that its key had.
    fn ask_prover(&mut self, key: ProofKey, question: prover::protocol::Question) {
        self.serial = self.serial.wrapping_add(1);
        let wanted = WantedProof { key, serial: self.serial, question, by_user: true, is_stopped: false };
        let proofs = Rc::make_mut(&mut self.proofs);
        proofs.retain(|other| other.key != key);
        proofs.push(wanted);
    }

    fn hear_prover(&mut self, key: ProofKey, news: ProofNews) {
        if news.is_end() {
            Rc::make_mut(&mut self.proofs).retain(|other| other.key != key);
        }
        match key {
            ProofKey::Logic => self.logic.hear(news),
            ProofKey::Proof(claim) => self.proved.hear_proof(claim, news),
            ProofKey::Certificate(claim) => self.proved.hear_certificate(claim, news),
            ProofKey::Examined => self.certificate.hear(news),
            ProofKey::Swept(first) => self.sweep.hear_proofs(first, news),
        }
    }

    /// Takes questions back.
    fn forget(&mut self, is_meant: impl Fn(Key) -> bool) {
        if self.wanted.iter().any(|wanted| is_meant(wanted.key)) {
            Rc::make_mut(&mut self.wanted).retain(|wanted| !is_meant(wanted.key));
        }
    }

    fn stop(&mut self, keys: &[Key]) {
        let all = Rc::make_mut(&mut self.wanted).iter_mut();
        all.filter(|wanted| keys.contains(&wanted.key)).for_each(|wanted| wanted.is_stopped = true);
    }

    /// The claims that are listed; that of the link, and those that are open, are always among them.
    pub fn listed(&self) -> impl Iterator<Item = Claim> {
        let is_chosen =
            |claim: Claim| self.paper.is_none_or(|paper| claim.paper() == Some(paper)) && self.listing.has(claim);
        let is_wanted = |claim: Claim| self.linked == Some(claim) || self.is_unfolded(claim);
        Claim::ALL.into_iter().filter(move |&claim| is_chosen(claim) || is_wanted(claim))
    }

    /// What a link to this says.
    pub fn link(&self) -> Opened {
        let case = self.linked.map(|claim| self.case(claim));
        let sweep = (self.section == Section::Sweep).then(|| (self.sweep.plan.clone(), self.sweep.width));
        // Each part of the laboratory has links of its own.
        let (paper, listing, case) = match self.section {
            Section::Claims => (self.paper, self.listing, case),
            Section::Sweep | Section::Formula | Section::Search | Section::Logic | Section::Certificates => {
                Default::default()
            }
        };
        let search = (self.section == Section::Search).then_some(self.search.question);
        let formula = (self.section == Section::Formula).then(|| self.formula.question.clone());
        let sentence = (self.section == Section::Logic).then(|| self.logic.text.clone());
        let numbers = self.logic.numbers.clone().filter(|_| self.section == Section::Logic);
        Opened {
            section: self.section,
            paper,
            listing,
            case,
            sweep,
            formula,
            search,
            sentence,
            numbers,
            language: self.language,
            ignored: Vec::new(),
        }
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        // What workers say meanwhile does not end the typing.
        if !matches!(action, Action::SolverReply(..) | Action::Proved(..) | Action::Records(_)) {
            self.is_typing = matches!(action, Action::Write(_) | Action::Compose(_));
            self.is_unfolding = matches!(action, Action::Unfold(..));
        }
        match action {
            Action::Show(section) => {
                self.section = section;
                self.followed = self.followed.wrapping_add(1);
            }
            Action::Only(paper) => self.choose(paper, self.listing),
            Action::List(listing) => self.choose(self.paper, listing),
            // A line that a link has opened says so as well.
            Action::Unfold(claim, true) if self.is_unfolded(claim) => {}
            Action::Unfold(claim, true) => self.unfold(claim),
            Action::Unfold(claim, false) => {
                self.unfolded.remove(&claim);
            }
            Action::Budget(seconds) => self.budget = seconds,
            Action::Set(case) => {
                self.cases.insert(case.claim, case);
                self.unfold(case.claim);
            }
            Action::SetParameter(claim, parameter, text) => {
                let case = self.case(claim);
                if let Ok(parameters) = case.parameters.with(parameter, &text) {
                    self.cases.insert(claim, Case { parameters, ..case });
                    self.unfold(claim);
                }
            }
            Action::SetBound(claim, bound) => {
                let case = self.case(claim);
                self.cases.insert(claim, Case { bound, ..case });
                self.unfold(claim);
            }
            Action::BeginAsSet(claim) => {
                self.unfold(claim);
                self.begin(self.case(claim));
            }
            Action::Begin(cases) => {
                if let [case] = cases[..] {
                    self.unfold(case.claim);
                }
                cases.into_iter().for_each(|case| self.begin(case));
            }
            Action::Gather(case) => {
                self.lists.insert(case.claim, Rc::new(Trial::new(case)));
                self.ask(Key::Listed(case.claim), Question::List(case));
            }
            Action::Write(question) => self.formula.question = question,
            Action::Compare(question) => {
                self.formula.begin(question.clone());
                self.ask(Key::Formula, Question::Formula(question));
            }
            Action::Seek(question) => self.search.question = question,
            Action::Search(question) => {
                self.search.begin(question);
                self.ask(Key::Search, Question::Search(question));
            }
            Action::Compose(text) => (self.logic.text, self.logic.numbers) = (text, None),
            Action::Decide(text) => {
                self.logic.begin(text.clone());
                self.ask_prover(ProofKey::Logic, prover::protocol::Question::Decide(text));
            }
            Action::Follow(numbers) => self.logic.numbers = Some(numbers),
            Action::Prove(claimed) => {
                self.proved.begin_proof(claimed);
                self.ask_prover(ProofKey::Proof(claimed.claim), prover::protocol::Question::Prove(claimed));
            }
            Action::Certify(claimed) => {
                self.proved.begin_certificate(claimed);
                self.ask_prover(ProofKey::Certificate(claimed.claim), prover::protocol::Question::Certify(claimed));
            }
            Action::Paste(text) => self.certificate.text = text,
            Action::Examine(given) => {
                let text = given.text.to_string();
                self.certificate.begin(given);
                self.ask_prover(ProofKey::Examined, prover::protocol::Question::Examine(text));
            }
            Action::StopProofs(keys) => {
                let all = Rc::make_mut(&mut self.proofs).iter_mut();
                all.filter(|wanted| keys.contains(&wanted.key)).for_each(|wanted| wanted.is_stopped = true);
            }
            Action::Proved(key, news) => self.hear_prover(key, news),
            Action::Stop(keys) => self.stop(&keys),
            Action::SolverReply(key, news) => self.hear(key, news),
            Action::Plan(plan) => self.sweep.plan = plan,
            Action::Sweep(plan) => self.begin_sweep(plan),
            Action::Fold(width) => self.sweep.width = width,
            Action::Records(records) => (self.records, self.has_records) = (records, true),
            Action::Open(opened) => self.open(opened),
            Action::Speak(language) => self.language = Some(language),
            Action::Dismiss => self.ignored.clear(),
        }
        self
    }

    /// Lists other claims. Those that were open are closed, save where nothing changes.
    fn choose(&mut self, paper: Option<Paper>, listing: Listing) {
        if (self.paper, self.listing) != (paper, listing) {
            self.unfolded.clear();
        }
        (self.paper, self.listing, self.linked) = (paper, listing, None);
    }

    /// Opens the line of a claim, of which the address speaks then.
    fn unfold(&mut self, claim: Claim) {
        self.unfolded.insert(claim);
        self.linked = Some(claim);
    }

    fn open(&mut self, opened: Opened) {
        self.section = opened.section;
        self.choose(opened.paper, opened.listing);
        if let Some(case) = opened.case {
            self.cases.insert(case.claim, case);
            self.unfold(case.claim);
        }
        self.followed = self.followed.wrapping_add(1);
        if let Some((plan, width)) = opened.sweep {
            (self.sweep.plan, self.sweep.width) = (plan, width);
        }
        if let Some(question) = opened.search {
            self.search.question = question;
        }
        if let Some(question) = opened.formula {
            self.formula.question = question;
        }
        if let Some(text) = opened.sentence {
            (self.logic.text, self.logic.numbers) = (text, opened.numbers);
        }
        self.language = opened.language.or(self.language);
        self.ignored = opened.ignored;
    }

    /// Puts a claim to the test. Its counterexamples go with the verdict that they belonged to.
    fn begin(&mut self, case: Case) {
        self.lists.remove(&case.claim);
        self.forget(|key| key == Key::Listed(case.claim));
        self.trials.insert(case.claim, Rc::new(Trial::new(case)));
        self.ask(Key::Claim(case.claim), Question::Check(case));
    }

    /// Begins a sweep, in so many questions that all workers are busy to the end.
    fn begin_sweep(&mut self, plan: Plan) {
        self.forget(|key| matches!(key, Key::Sweep(_)));
        Rc::make_mut(&mut self.proofs).retain(|wanted| !matches!(wanted.key, ProofKey::Swept(_)));
        match plan.way {
            Way::Tested => {
                let questions = questions(&plan, self.workers * 4);
                self.sweep.begin(plan, questions.len());
                questions.into_iter().for_each(|(key, question)| self.ask(key, question));
            }
            Way::Proved => {
                let questions = proof_questions(&plan);
                self.sweep.begin(plan, questions.len());
                questions.into_iter().for_each(|(key, question)| self.ask_prover(key, question));
            }
        }
    }

    fn hear(&mut self, key: Key, news: News) {
        if news.is_end() {
            self.forget(|other| other == key);
        }
        match key {
            Key::Claim(claim) => {
                if let Some(trial) = self.trials.remove(&claim)
                    && let Some(trial) = Rc::unwrap_or_clone(trial).after(news, Answer::checked)
                {
                    self.trials.insert(claim, Rc::new(trial));
                }
            }
            Key::Listed(claim) => {
                if let Some(trial) = self.lists.remove(&claim)
                    && let Some(trial) = Rc::unwrap_or_clone(trial).after(news, |answer| answer.listed().map(Rc::new))
                {
                    self.lists.insert(claim, Rc::new(trial));
                }
            }
            Key::Sweep(first) => self.sweep.hear(first, news),
            Key::Formula => self.formula.hear(news),
            Key::Search => self.search.hear(news),
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
