//! The state of the laboratory and its one reducer.

use crate::checker::protocol::Answer;
use crate::checker::protocol::Case;
use crate::claims::Checked;
use crate::claims::Claim;
use crate::claims::Counterexamples;
use crate::claims::Paper;
use crate::claims::Record;
use crate::laboratory::Action;
use crate::laboratory::Key;
use crate::laboratory::Listing;
use crate::laboratory::News;
use crate::laboratory::Opened;
use crate::laboratory::Section;
use crate::laboratory::Trial;
use crate::laboratory::formula_box::FormulaBox;
use crate::laboratory::search_box::SearchBox;
use crate::laboratory::sweep::Sweep;
use crate::texts::Language;
use std::collections::HashMap;
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
    /// Parts of a link that are not understood.
    pub ignored: Vec<String>,
    /// What was set, of claims that are not as they are by default.
    /// The sweep.
    pub sweep: Sweep,
    /// The formula.
    pub formula: FormulaBox,
    /// The search.
    pub search: SearchBox,
    /// Whether something is being typed.
    pub is_typing: bool,
    cases: HashMap<Claim, Case>,
    trials: HashMap<Claim, Rc<ClaimTrial>>,
    lists: HashMap<Claim, Rc<ListTrial>>,
}

impl State {
    /// How a claim is to be checked next.
    pub fn case(&self, claim: Claim) -> Case {
        let usual = || Case { claim, parameters: claim.parameters(), bound: claim.bound() };
        self.cases.get(&claim).copied().unwrap_or_else(usual)
    }

    /// How a claim does, if it was put to the test.
    pub fn trial(&self, claim: Claim) -> Option<&Rc<ClaimTrial>> {
        self.trials.get(&claim)
    }

    /// Its counterexamples, if all of them were asked for.
    pub fn list(&self, claim: Claim) -> Option<&Rc<ListTrial>> {
        self.lists.get(&claim)
    }

    /// The claims that are listed; that of the link is always one of them.
    pub fn listed(&self) -> impl Iterator<Item = Claim> {
        let is_of_paper = |claim: &Claim| self.paper.is_none_or(|paper| claim.paper() == Some(paper));
        Claim::ALL
            .into_iter()
            .filter(move |claim| (is_of_paper(claim) && self.listing.has(*claim)) || self.linked == Some(*claim))
    }

    /// What a link to this says.
    pub fn link(&self) -> Opened {
        let case = self.linked.map(|claim| self.case(claim));
        let sweep = (self.section == Section::Sweep).then(|| (self.sweep.plan.clone(), self.sweep.width));
        // Each part of the laboratory has links of its own.
        let (paper, listing, case) = match self.section {
            Section::Claims => (self.paper, self.listing, case),
            Section::Sweep | Section::Formula | Section::Search => Default::default(),
        };
        let search = (self.section == Section::Search).then_some(self.search.question);
        let held = (self.section == Section::Formula).then(|| self.formula.held.clone());
        Opened {
            section: self.section,
            paper,
            listing,
            case,
            sweep,
            held,
            search,
            language: self.language,
            ignored: Vec::new(),
        }
    }

    /// What becomes of this.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        // What workers say meanwhile does not end the typing.
        if !matches!(action, Action::Heard(..) | Action::Records(_)) {
            self.is_typing = matches!(action, Action::Write(_));
        }
        match action {
            Action::Show(section) => self.section = section,
            Action::Only(paper) => (self.paper, self.linked) = (paper, None),
            Action::List(listing) => (self.listing, self.linked) = (listing, None),
            Action::Budget(seconds) => self.budget = seconds,
            Action::Set(case) => {
                self.cases.insert(case.claim, case);
                self.linked = Some(case.claim);
            }
            Action::Begin(cases) => {
                self.linked = if let [case] = cases[..] { Some(case.claim) } else { self.linked };
                self.lists.retain(|claim, _| cases.iter().all(|case| case.claim != *claim));
                self.trials.extend(cases.into_iter().map(|case| (case.claim, Rc::new(Trial::new(case)))));
            }
            Action::Heard(Key::Claim(claim), news) => self.hear(claim, news),
            Action::Gather(case) => {
                self.lists.insert(case.claim, Rc::new(Trial::new(case)));
            }
            Action::Heard(Key::Listed(claim), news) => self.hear_list(claim, news),
            Action::Heard(Key::Sweep(first), news) => self.sweep.hear(first, news),
            Action::Heard(Key::Formula, news) => self.formula.hear(news),
            Action::Write(held) => self.formula.held = held,
            Action::Hold(held) => self.formula.begin(held),
            Action::Heard(Key::Search, news) => self.search.hear(news),
            Action::Seek(question) => self.search.question = question,
            Action::Search(question) => self.search.begin(question),
            Action::Plan(plan) => self.sweep.plan = plan,
            Action::Sweep(plan, questions) => self.sweep.begin(plan, questions),
            Action::Fold(width) => self.sweep.width = width,
            Action::Records(records) => self.records = records,
            Action::Open(opened) => self.open(opened),
            Action::Speak(language) => self.language = Some(language),
            Action::Dismiss => self.ignored.clear(),
        }
        self
    }

    fn open(&mut self, opened: Opened) {
        self.section = opened.section;
        (self.paper, self.listing) = (opened.paper, opened.listing);
        self.linked = opened.case.map(|case| case.claim);
        if let Some(case) = opened.case {
            self.cases.insert(case.claim, case);
        }
        if let Some((plan, width)) = opened.sweep {
            (self.sweep.plan, self.sweep.width) = (plan, width);
        }
        if let Some(question) = opened.search {
            self.search.question = question;
        }
        if let Some(held) = opened.held {
            self.formula.held = held;
        }
        self.language = opened.language.or(self.language);
        self.ignored = opened.ignored;
    }

    fn hear_list(&mut self, claim: Claim, news: News) {
        if let Some(trial) = self.lists.remove(&claim)
            && let Some(trial) = Rc::unwrap_or_clone(trial).after(news, |answer| answer.listed().map(Rc::new))
        {
            self.lists.insert(claim, Rc::new(trial));
        }
    }

    fn hear(&mut self, claim: Claim, news: News) {
        if let Some(trial) = self.trials.remove(&claim)
            && let Some(trial) = Rc::unwrap_or_clone(trial).after(news, Answer::checked)
        {
            self.trials.insert(claim, Rc::new(trial));
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}
