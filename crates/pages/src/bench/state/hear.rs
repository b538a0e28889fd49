//! The answers of the workers.

use super::State;
use crate::bench::{CertificateNews, Key, LearnNews, News, ProofKey, ProofNews};
use std::rc::Rc;
use web::workers::prover::protocol::{Answer, Decided};
use web::workers::requests;

impl State {
    pub(super) fn hear(&mut self, key: Key, news: News) {
        if news.is_end() {
            self.wanted.forget(|other| other == key);
        }
        match key {
            Key::Formula => self.formula.hear(news),
            Key::Picture => self.formula.hear_picture(news),
            Key::Search => {
                self.search.hear(news);
                self.take_guesses();
            }
        }
    }

    pub(super) fn hear_prover(&mut self, key: ProofKey, news: ProofNews) {
        if news.is_end() {
            self.proofs.forget(|other| other == key);
        }
        match key {
            ProofKey::Logic => self.logic.hear(news),
            ProofKey::Formula => self.proved.hear_proof(news),
            ProofKey::ForEvery => self.proved.hear_every(news),
            ProofKey::Same => self.hear_same(&news),
        }
    }

    /// Two guesses are equal at all positions, or they are not, or that was not decided.
    fn hear_same(&mut self, news: &ProofNews) {
        if !news.is_end() {
            return;
        }
        let answer = if let requests::News::Answered(Answer::Decided(decided), _) = news {
            match decided {
                Decided::True(_) => Some(true),
                Decided::False(_) => Some(false),
                Decided::Set(_) | Decided::Refused(_) | Decided::Stopped(_) | Decided::Unfinished => None,
            }
        } else {
            None
        };
        if let Some(guesses) = &mut self.search.guesses {
            Rc::make_mut(guesses).hear(answer);
        }
        self.compare_guesses();
    }

    pub(super) fn hear_learner(&mut self, news: LearnNews) {
        if news.is_end() {
            self.sets.forget(|()| true);
        }
        self.learn.hear(news);
    }

    pub(super) fn hear_certifier(&mut self, news: CertificateNews) {
        if news.is_end() {
            self.certificates.forget(|()| true);
        }
        self.proved.hear_certificate(news);
    }
}
