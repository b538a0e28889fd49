//! The open questions to one kind of worker.

use crate::workers::requests::Wanted;
use std::rc::Rc;

/// The open questions to one kind of worker, in the order in which they were asked. Each key has at most one.
#[derive(Clone, Debug)]
pub struct Questions<K, Q> {
    open: Rc<Vec<Wanted<K, Q>>>,
    /// The serial number of the last one.
    serial: u32,
}

impl<K, Q> Default for Questions<K, Q> {
    fn default() -> Self {
        Self { open: Rc::default(), serial: 0 }
    }
}

/// Which are open; a number that was used up changes nothing.
impl<K: PartialEq, Q> PartialEq for Questions<K, Q> {
    fn eq(&self, other: &Self) -> bool {
        self.open == other.open
    }
}

impl<K: Copy + PartialEq, Q: Clone> Questions<K, Q> {
    /// Those that are to be answered.
    pub fn open(&self) -> &Rc<Vec<Wanted<K, Q>>> {
        &self.open
    }

    /// The keys that are meant and whose questions were not stopped yet.
    pub fn running(&self, is_meant: impl Fn(K) -> bool) -> Vec<K> {
        let running = self.open.iter().filter(|wanted| !wanted.is_stopped && is_meant(wanted.key));
        running.map(|wanted| wanted.key).collect()
    }

    /// Asks a question instead of the one that its key had.
    pub fn ask(&mut self, key: K, question: Q) {
        self.forget(|other| other == key);
        self.serial = self.serial.wrapping_add(1);
        let wanted = Wanted { key, serial: self.serial, question, by_user: true, is_stopped: false };
        Rc::make_mut(&mut self.open).push(wanted);
    }

    /// Takes questions back.
    pub fn forget(&mut self, is_meant: impl Fn(K) -> bool) {
        if self.open.iter().any(|wanted| is_meant(wanted.key)) {
            Rc::make_mut(&mut self.open).retain(|wanted| !is_meant(wanted.key));
        }
    }

    /// Stops these questions: their intermediate results are enough.
    pub fn stop(&mut self, is_meant: impl Fn(K) -> bool) {
        let all = Rc::make_mut(&mut self.open).iter_mut();
        all.filter(|wanted| is_meant(wanted.key)).for_each(|wanted| wanted.is_stopped = true);
    }
}
