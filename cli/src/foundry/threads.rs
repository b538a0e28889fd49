//! Candidates on all cores, with a file that a run goes on from.

use crate::foundry::alone::Alone;
use crate::{Failure, in_repository};
use proofs::theorems::foundry::{Candidate, Forge, Outcome};
use proofs::theorems::learning::Limits;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// The time between two reports of progress.
const REPORT: Duration = Duration::from_secs(10);

/// A line of the file, for one candidate.
#[derive(Serialize, Deserialize)]
struct Line {
    rules: String,
    value: u16,
    outcome: Outcome,
}

/// The data that the threads share.
struct Shared<'a> {
    /// Those that are still to be done, the next one last.
    open: Mutex<Vec<&'a Candidate>>,
    done: Mutex<Done>,
    count: usize,
    begun: Instant,
}

struct Done {
    outcomes: HashMap<(String, u16), Outcome>,
    file: File,
    said: Instant,
    now: usize,
}

/// The outcomes of the candidates, in their order. The results of earlier runs are used unless all is to be done again.
pub(crate) fn forged(candidates: &[Candidate], is_anew: bool) -> Result<Vec<Outcome>, Failure> {
    let path = path()?;
    let Some(_alone) = Alone::on(&path.with_extension("lock"))? else {
        return Err("another foundry is at work here; wait until it has ended".into());
    };
    let outcomes = if is_anew { HashMap::new() } else { read(&path)? };
    // Half a line at the end, where the last run was ended, is not kept.
    let mut file = File::create(path.with_extension("new"))?;
    for ((rules, value), outcome) in &outcomes {
        put(&mut file, &Line { rules: rules.clone(), value: *value, outcome: outcome.clone() })?;
    }
    fs::rename(path.with_extension("new"), &path)?;
    let is_open = |candidate: &&Candidate| !outcomes.contains_key(&key(candidate));
    let mut open: Vec<&Candidate> = candidates.iter().filter(is_open).collect();
    open.reverse();
    println!("{} are done, {} are left", candidates.len() - open.len(), open.len());
    let (count, begun) = (open.len(), Instant::now());
    let done = Done { outcomes, file, said: begun, now: 0 };
    let shared = Shared { open: Mutex::new(open), done: Mutex::new(done), count, begun };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(|| shared.work())).collect();
        all.into_iter().try_for_each(|one| one.join().unwrap_or_else(|_| Err("a candidate panicked".into())))
    })?;
    let (seconds, before) = (begun.elapsed().as_secs_f64(), candidates.len() - count);
    let earlier = if before == 0 { "all in this run".into() } else { format!("{before} were done in earlier runs") };
    println!("{count} rules in {:.1} minutes ({seconds:.0} s) on {threads} cores; {earlier}", seconds / 60.0);
    let done = shared.done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let missing = || Failure::from("a candidate has no outcome");
    candidates.iter().map(|candidate| done.outcomes.get(&key(candidate)).cloned().ok_or_else(missing)).collect()
}

fn key(candidate: &Candidate) -> (String, u16) {
    (candidate.ruleset.to_string(), candidate.value)
}

/// The file of this version: other limits, another order of the rules or other formulas would lead to other lines.
fn path() -> Result<PathBuf, Failure> {
    let folder = in_repository("target/foundry");
    fs::create_dir_all(&folder)?;
    let limits = Forge::LIMITS;
    let Limits { states, compared, own_fewer, proof, .. } = limits;
    let formulas = Forge::SEARCHED.map(|number| number.to_string()).join("-");
    Ok(folder.join(format!("forged-{states}-{compared}-{own_fewer}-{}-{formulas}.jsonl", proof.states)))
}

/// The lines that are whole.
fn read(path: &Path) -> Result<HashMap<(String, u16), Outcome>, Failure> {
    if !path.exists() {
        return Ok(HashMap::new());
    }
    let text = fs::read_to_string(path)?;
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
    Ok(lines.map(|line| ((line.rules, line.value), line.outcome)).collect())
}

fn put(file: &mut File, line: &Line) -> Result<(), Failure> {
    Ok(writeln!(file, "{}", serde_json::to_string(line)?)?)
}

impl Shared<'_> {
    fn work(&self) -> Result<(), Failure> {
        loop {
            let Some(candidate) = lock(&self.open).pop() else { return Ok(()) };
            let outcome = Forge::new(*candidate).finish();
            let (rules, value) = key(candidate);
            let mut done = lock(&self.done);
            put(&mut done.file, &Line { rules: rules.clone(), value, outcome: outcome.clone() })?;
            done.outcomes.insert((rules, value), outcome);
            done.now += 1;
            if done.said.elapsed() >= REPORT {
                let seconds = self.begun.elapsed().as_secs_f64();
                println!("{} of {} ({:.0} a second)", done.now, self.count, done.now as f64 / seconds);
                done.said = Instant::now();
            }
        }
    }
}

/// The data that another thread held when it panicked is whole all the same: lines are added one by one.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
