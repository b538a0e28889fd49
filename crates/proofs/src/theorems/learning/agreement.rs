//! Compares what is learned with all positions of a box.
//!
//! The members of the set are words in the order of their letters, so each shares its beginning with the one before. An automaton reads
//! all of them in little more than a step for each. If it accepts them all, and as many words of this length as there are members, it
//! agrees with the box. If it accepts more, a search from the first letter on finds one that is no member: it goes where more words are
//! accepted than there are members.

use crate::theorems::learning::{Form, Learner, Outside, Sample, Word};

/// A box whose members are known.
#[derive(Debug)]
pub(super) struct Agreement {
    form: Form,
    digits: u32,
    members: Vec<u64>,
}

impl Agreement {
    /// The box of all coordinates with at most `digits` digits.
    pub(super) fn new(form: Form, sample: &Sample, digits: u32) -> Self {
        Self { form, digits, members: sample.members(form, digits) }
    }

    /// The number of positions of the box that are in the set.
    pub(super) fn members(&self) -> usize {
        self.members.len()
    }

    /// Reads the box once and corrects the automaton, until `most` words are corrected. Returns whether the automaton agrees with the box.
    ///
    /// # Errors
    /// If a position outside of the sample is needed. The learned states are kept.
    pub(super) fn read(&self, learner: &mut Learner, sample: &Sample, most: usize) -> Result<bool, Outside> {
        learner.close(sample)?;
        if self.read_members(learner, sample, most)? {
            return Ok(false);
        }
        match self.accepted_stranger(learner) {
            Some(word) => learner.correct(sample, &word).map(|_| false),
            None => Ok(true),
        }
    }

    /// Corrects what is wrong about members. Returns whether something was.
    fn read_members(&self, learner: &mut Learner, sample: &Sample, most: usize) -> Result<bool, Outside> {
        let width = self.form.names().len() as u32;
        let length = self.digits as usize;
        let mut states = vec![0; length + 1];
        let (mut wrong, mut before) = (0, None);
        for &member in &self.members {
            // The letters that are those of the member before need not be read again.
            let common = before.map_or(0, |before: u64| {
                let differing = u64::BITS - (before ^ member).leading_zeros();
                length - differing.div_ceil(width) as usize
            });
            for at in common..length {
                states[at + 1] = learner.next(states[at], self.letter(member, at));
            }
            before = Some(member);
            if learner.accepts(states[length]) {
                continue;
            }
            learner.correct(sample, &self.word(member))?;
            wrong += 1;
            if wrong >= most {
                break;
            }
            before = None;
        }
        Ok(wrong > 0)
    }

    fn letter(&self, member: u64, at: usize) -> u8 {
        let width = self.form.names().len();
        (member >> (width * (self.digits as usize - 1 - at)) & ((1 << width) - 1)) as u8
    }

    fn word(&self, member: u64) -> Word {
        (0..self.digits as usize).map(|at| self.letter(member, at)).collect()
    }

    /// A word that is accepted and no member, where all members are accepted.
    fn accepted_stranger(&self, learner: &Learner) -> Option<Word> {
        let letters = self.form.letters();
        // The number of words of each length that are accepted from each state.
        let mut counts =
            vec![(0..learner.count() as u32).map(|state| u64::from(learner.accepts(state))).collect::<Vec<_>>()];
        for length in 0..self.digits as usize {
            let from =
                |state: u32| (0..letters).map(|letter| counts[length][learner.next(state, letter) as usize]).sum();
            counts.push((0..learner.count() as u32).map(from).collect());
        }
        let (mut state, mut members, mut word) = (0, self.members.as_slice(), Word::new());
        if counts[self.digits as usize][0] == members.len() as u64 {
            return None;
        }
        while word.len() < self.digits as usize {
            let left = self.digits as usize - word.len() - 1;
            let begins = |letter: u8| members.partition_point(|&member| self.letter(member, word.len()) < letter);
            let (letter, range) = (0..letters)
                .map(|letter| (letter, begins(letter)..begins(letter + 1)))
                .find(|(letter, range)| counts[left][learner.next(state, *letter) as usize] > range.len() as u64)?;
            (state, members) = (learner.next(state, letter), &members[range]);
            word.push(letter);
        }
        Some(word)
    }
}
