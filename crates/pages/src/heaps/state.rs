//! The state of the page and its one reducer.

use crate::heaps::route::LONGEST;
use crate::heaps::{Opened, position};
use maths::solver::heaps::{HeapRules, Mistakes, read};
use proofs::theorems::periods::Period;
use std::rc::Rc;
use web::kit::query::Unread;
use web::texts::{Language, Texts};
use web::workers::host::Never;
use web::workers::reckoner::protocol::{Answer, Certified, Question, Reckoned};
use web::workers::requests::News;
use web::workers::requests::questions::Questions;
use web::workers::requests::trial::Trial;
use yew::Reducible;

/// News of values.
pub type ValuesNews = News<Answer, Never>;
/// News of a certificate.
pub type CertificateNews = News<Answer, Never>;

/// The rules and the largest heap of values that were asked for.
pub(super) type Asked = (HeapRules, u32);

/// Everything that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The rules as they are written.
    pub text: String,
    /// The largest heap.
    pub largest: u32,
    /// Several heaps, as they are written.
    pub heaps: String,
    /// The values that were asked for last.
    pub trial: Option<Rc<Trial<Asked, Rc<Reckoned>>>>,
    /// The certificate that was asked for last.
    pub certificate: Option<Rc<Trial<Period, Certified>>>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// True if the user is typing.
    pub is_typing: bool,
    /// The parts of the link that are not understood.
    pub unread: Unread,
    values: Questions<(), Question>,
    certificates: Questions<(), Question>,
}

/// An action on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The rules are written.
    Write(String),
    /// These rules are chosen.
    Choose(&'static str),
    /// Another largest heap is chosen.
    UpTo(u32),
    /// Several heaps are written.
    Heaps(String),
    /// The values of the rules that are written by then are to be found.
    Reckon,
    /// The last question is asked again, because it had no answer.
    Again,
    /// The values so far are enough.
    Stop,
    /// A certificate of the period is to be made.
    Certify,
    /// The certificate is no longer needed.
    StopCertificate,
    /// News of the values.
    Reckoned(ValuesNews),
    /// News of the certificate.
    Certified(CertificateNews),
    /// A link is opened.
    Open(Box<Opened>),
    /// Another language is spoken.
    Speak(Language),
    /// The notice is closed.
    Dismiss,
}

impl Default for State {
    fn default() -> Self {
        Self {
            text: "0.77".into(),
            largest: 1_000,
            heaps: "3, 5".into(),
            trial: None,
            certificate: None,
            language: None,
            is_typing: false,
            unread: Unread::default(),
            values: Questions::default(),
            certificates: Questions::default(),
        }
    }
}

impl State {
    /// The largest heaps that are offered.
    pub const SIZES: [u32; 5] = [100, 1_000, 10_000, 100_000, 1_000_000];

    /// The rules that are written.
    ///
    /// # Errors
    /// The reasons why the text is no rules.
    pub fn rules(&self) -> Result<HeapRules, Mistakes> {
        read(&self.text)
    }

    /// The question about values that is to be answered, if there is one.
    pub fn values(&self) -> &Questions<(), Question> {
        &self.values
    }

    /// The question about a certificate that is to be answered, if there is one.
    pub fn certificates(&self) -> &Questions<(), Question> {
        &self.certificates
    }

    /// The question that is asked by itself after a pause: rules that can be read, and whose values are not there.
    pub fn due(&self) -> Option<Asked> {
        let asked = (self.rules().ok()?, self.largest);
        let is_new = self.trial.as_ref().is_none_or(|trial| trial.question != asked);
        is_new.then_some(asked)
    }

    /// The values of the shown rules, if they are known.
    pub fn reckoned(&self) -> Option<&Rc<Reckoned>> {
        self.trial.as_ref()?.answer()
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        self.is_typing = match action {
            Action::Write(_) | Action::Heaps(_) => true,
            Action::Reckon | Action::Reckoned(_) | Action::Certified(_) => self.is_typing,
            Action::Choose(_)
            | Action::UpTo(_)
            | Action::Again
            | Action::Stop
            | Action::Certify
            | Action::StopCertificate
            | Action::Open(_)
            | Action::Speak(_)
            | Action::Dismiss => false,
        };
        match action {
            Action::Write(text) => self.text = text,
            Action::Choose(rules) => {
                self.text = rules.to_owned();
                self.reckon();
            }
            Action::UpTo(largest) => {
                self.largest = largest;
                self.reckon();
            }
            Action::Heaps(text) => self.heaps = text,
            Action::Reckon => self.reckon(),
            Action::Again => {
                self.trial = None;
                self.reckon();
            }
            Action::Stop => self.values.stop(|()| true),
            Action::Certify => self.certify(),
            Action::StopCertificate => self.certificates.stop(|()| true),
            Action::Reckoned(news) => self.hear(news),
            Action::Certified(news) => self.hear_certificate(news),
            Action::Open(opened) => self.open(*opened),
            Action::Speak(language) => self.language = Some(language),
            Action::Dismiss => self.unread = Unread::default(),
        }
        self
    }

    fn reckon(&mut self) {
        let Some((rules, largest)) = self.due() else { return };
        self.trial = Some(Rc::new(Trial::new((rules.clone(), largest))));
        self.values.ask((), Question::Reckon { rules, largest });
        // A certificate belongs to the rules for which it was made.
        self.certificate = None;
        self.certificates.forget(|()| true);
    }

    fn certify(&mut self) {
        let asked = self.trial.as_ref().map(|trial| trial.question.0.clone());
        if let (Some(rules), Some(period)) = (asked, self.reckoned().and_then(|reckoned| reckoned.period)) {
            self.certificate = Some(Rc::new(Trial::new(period)));
            self.certificates.ask((), Question::Certify { rules, period });
        }
    }

    fn hear(&mut self, news: ValuesNews) {
        if news.is_end() {
            self.values.forget(|()| true);
        }
        let read = |answer| if let Answer::Reckoned(reckoned) = answer { Some(Rc::new(reckoned)) } else { None };
        Trial::hear(&mut self.trial, news, read);
    }

    fn hear_certificate(&mut self, news: CertificateNews) {
        if news.is_end() {
            self.certificates.forget(|()| true);
        }
        let read = |answer| if let Answer::Certified(certified) = answer { Some(certified) } else { None };
        Trial::hear(&mut self.certificate, news, read);
    }

    /// The link to what is shown.
    pub fn link(&self) -> Opened {
        Opened {
            rules: Some(self.text.clone()),
            largest: Some(self.largest),
            heaps: position::read(&self.heaps).is_ok().then(|| self.heaps.clone()),
            language: self.language,
            ..Opened::default()
        }
    }

    /// Shows the content of a link, which leaves out usual values.
    fn open(&mut self, opened: Opened) {
        let usual = Self::default();
        self.text = opened.rules.unwrap_or(usual.text);
        self.largest = opened.largest.unwrap_or(usual.largest);
        self.heaps = opened.heaps.unwrap_or(usual.heaps);
        self.language = opened.language.or(self.language);
        self.unread = opened.unread;
        self.reckon();
    }

    /// The problems of the link, if there are any.
    pub fn notice(&self, texts: Texts) -> Option<String> {
        self.unread.in_words(texts, LONGEST)
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}
