//! A certificate that is checked, and what it proves.

use crate::laboratory::certificate_panel::Unread;
use std::rc::Rc;
use web::workers::certifier::protocol::{Answer, Examined};
use web::workers::host::Never;
use web::workers::requests::News;
use web::workers::requests::trial::Trial;

/// The text that is pasted, the last that was checked, and the last file that could not be read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CertificateBox {
    /// The text that the user has pasted or written.
    pub text: String,
    /// The text that was checked, and the result.
    pub trial: Option<Rc<Trial<Given, Examined>>>,
    /// The reason if the last file could not be read.
    pub unread: Option<Unread>,
}

/// A text that is to be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The name of its file; empty if it was pasted.
    pub name: String,
    /// The text.
    pub text: Rc<str>,
}

impl CertificateBox {
    pub(super) fn begin(&mut self, given: Given) {
        self.trial = Some(Rc::new(Trial::new(given)));
        self.unread = None;
    }

    pub(super) fn hear(&mut self, news: News<Answer, Never>) {
        Trial::hear(&mut self.trial, news, Answer::examined);
    }
}
