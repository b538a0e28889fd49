//! The prover's results for the claims of the catalogue.

use crate::laboratory::{CertificateNews, ProofNews};
use maths::claims::{Claim, Claimed};
use proofs::theorems::Verdict;
use std::collections::HashMap;
use std::rc::Rc;
use web::workers::certifier::protocol::Certified;
use web::workers::host::Never;
use web::workers::requests::News;
use web::workers::requests::trial::Trial;
use web::workers::{certifier, prover};

/// A proof that was asked for. Its answer is none if it was stopped.
pub(super) type ProofTrial = Trial<Claimed, Option<Verdict>>;

/// A certificate that was asked for.
pub(super) type CertificateTrial = Trial<Claimed, Certified>;

/// The proofs and certificates that were asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProofBox {
    proofs: HashMap<Claim, Rc<ProofTrial>>,
    certificates: HashMap<Claim, Rc<CertificateTrial>>,
}

impl ProofBox {
    /// The proof of a claim, for these parameters.
    pub(super) fn proof(&self, claimed: &Claimed) -> Option<&Rc<ProofTrial>> {
        self.proofs.get(&claimed.claim).filter(|trial| trial.question == *claimed)
    }

    /// The certificate of a claim, for these parameters.
    pub(super) fn certificate(&self, claimed: &Claimed) -> Option<&Rc<CertificateTrial>> {
        self.certificates.get(&claimed.claim).filter(|trial| trial.question == *claimed)
    }

    pub(super) fn begin_proof(&mut self, claimed: Claimed) {
        self.proofs.insert(claimed.claim, Rc::new(Trial::new(claimed)));
    }

    pub(super) fn begin_certificate(&mut self, claimed: Claimed) {
        self.certificates.insert(claimed.claim, Rc::new(Trial::new(claimed)));
    }

    pub(super) fn hear_proof(&mut self, claim: Claim, news: ProofNews) {
        heard(&mut self.proofs, claim, news, prover::protocol::Answer::proof);
    }

    pub(super) fn hear_certificate(&mut self, claim: Claim, news: CertificateNews) {
        heard(&mut self.certificates, claim, news, certifier::protocol::Answer::certificate);
    }
}

/// Takes in news of the question about a claim.
pub(super) fn heard<Q: Clone, A: Clone, B>(
    trials: &mut HashMap<Claim, Rc<Trial<Q, A>>>,
    claim: Claim,
    news: News<B, Never>,
    read: fn(B) -> Option<A>,
) {
    if let Some(trial) = trials.remove(&claim)
        && let Some(trial) = Rc::unwrap_or_clone(trial).after(news, read)
    {
        trials.insert(claim, Rc::new(trial));
    }
}
