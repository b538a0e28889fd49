//! Checks the claims of the catalogue to their wanted bounds and keeps what came out in `static/records.json`.

mod proving;
mod wanted;

use crate::{Failure, in_repository};
use maths::claims::{Checked, Claim, Counted, Finding, Record, Refutes, Run, Stamp, Verdict};
use maths::solver::{Computation, Plan};
use proofs::theorems::universal::Universal;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};
use std::{fs, thread};
use wanted::Task;

/// The work between two looks at the clock.
const SLICE: u64 = 1 << 22;
/// The time between two reports of progress.
const REPORT: Duration = Duration::from_secs(10);

/// The data that the threads share: the tasks, and the file.
struct Desk<'a> {
    tasks: Mutex<Vec<Task>>,
    records: Mutex<Vec<Record>>,
    /// The file of the rows; `None` if nothing is to be kept.
    file: Option<&'a Path>,
}

/// Checks the claims of the papers to the bounds of cli/src/verify/wanted.rs, and keeps the verdicts in static/records.json.
///
/// A claim without a counterexample up to its bound is then proved for all positions, if automata can do that. Each core checks one claim
/// at a time. The file is written after each row, so a run that was ended goes on. A theorem in proofs for every value of the parameters
/// is one row, with the checks beside it.
///
/// Examples:
///   verify                            all claims that are not on record yet
///   verify "triangular 8.1"           one claim
///   verify "triangular 8.1" k=5       one claim with these parameters
///   verify --bound 500                all, but no farther than this
///   verify --again "sharing 2"        also what is on record, and nothing is kept
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A claim such as "triangular 8.1", and parameters such as k=5; all claims by default
    #[arg(value_name = "CLAIM | NAME=VALUE")]
    words: Vec<String>,
    /// The largest bound
    #[arg(long, value_name = "N", default_value_t = u32::MAX, hide_default_value = true)]
    bound: u32,
    /// Checks what is on record again, and keeps nothing
    #[arg(long)]
    again: bool,
}

pub(crate) fn run(&Arguments { ref words, bound: most, again }: &Arguments) -> Result<(), Failure> {
    let only = words.iter().rfind(|word| !word.contains('='));
    let with: Vec<(&str, &str)> = words.iter().filter_map(|word| word.split_once('=')).collect();
    let file = in_repository("static/records.json");
    let mut records = read(&file)?;
    if !again {
        proving::prove_all(&mut records);
        records = joined(&records);
        write(&file, &records)?;
    }
    let mut tasks: Vec<Task> = wanted::all().into_iter().map(|task| task.up_to(most)).collect();
    tasks.retain(|task| only.is_none_or(|only| task.claim.id() == only));
    let is_meant = |task: &Task, (name, value): &(&str, &str)| {
        let mut taken = task.claim.takes();
        taken.any(|parameter| parameter.key() == *name && task.parameters.text(parameter) == *value)
    };
    tasks.retain(|task| with.iter().all(|pair| is_meant(task, pair)));
    if tasks.is_empty() {
        return Err("nothing of this name is wanted".into());
    }
    tasks.retain(|task| again || !records.iter().any(|row| row.answers(task.claim, &task.parameters, task.bound)));
    println!("{} to do, {} rows there", tasks.len(), records.len());
    tasks.reverse();
    let file = (!again).then_some(file.as_path());
    let desk = Desk { tasks: Mutex::new(tasks), records: Mutex::new(records), file };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(|| desk.work())).collect();
        all.into_iter().try_for_each(|one| one.join().unwrap_or_else(|_| Err("a check panicked".into())))
    })
}

impl Desk<'_> {
    /// Does one task after the other.
    fn work(&self) -> Result<(), Failure> {
        loop {
            let Some(task) = lock(&self.tasks).pop() else { return Ok(()) };
            let begin = Instant::now();
            let checked = check(&task);
            println!("{task}: {} ({:.1} s)", stated(task.claim, &checked), begin.elapsed().as_secs_f32());
            let stamp = Stamp { version: env!("CARGO_PKG_VERSION"), date: &today() };
            if let Some(mut record) = Record::of(task.claim, &task.parameters, checked.verdict, stamp) {
                proving::prove(&mut record);
                self.keep(&task, record)?;
            }
        }
    }

    /// Puts a row into the file, in the place of an older one that says less.
    fn keep(&self, task: &Task, record: Record) -> Result<(), Failure> {
        let Some(file) = self.file else { return Ok(()) };
        let mut records = lock(&self.records);
        if records.iter().any(|row| row.answers(task.claim, &task.parameters, record.bound)) {
            return Ok(());
        }
        records.retain(|row| !row.is_of(task.claim, &task.parameters));
        records.push(record);
        *records = joined(&records);
        wanted::sort(&mut records);
        write(file, &records)
    }
}

/// The data that another thread held when it panicked is whole all the same: rows are added one by one.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Checks one claim, telling now and then how far it is.
fn check(task: &Task) -> Checked {
    let mut run = Run::new(task.claim, &task.parameters, task.bound, Plan::BOUND);
    let mut stated = Instant::now();
    while run.advance(SLICE) == Ok(false) {
        if stated.elapsed() >= REPORT {
            let (done, total) = run.progress();
            println!("{task}: {} %", 100 * done / total.max(1));
            stated = Instant::now();
        }
    }
    run.stop()
}

/// A verdict for the eye.
fn stated(claim: Claim, checked: &Checked) -> String {
    let pair = |expected: Finding, found: Finding| format!("{expected} expected, {found} found");
    let counted = match claim.counts() {
        Counted::Positions => "positions",
        Counted::Cases => "cases",
    };
    let verdict = match checked.verdict {
        Verdict::Verified { bound, positions } => format!("verified up to {bound}, {positions} {counted}"),
        Verdict::Refuted { counterexample, expected, found } => {
            let how = match claim.refutes() {
                Refutes::Statement => "fails at",
                Refutes::Bound => "bound exceeded at",
            };
            format!("{how} {counterexample}: {}", pair(expected, found))
        }
        Verdict::Stopped { bound, .. } => format!("stopped at {bound:?}"),
        Verdict::Empty { bound, .. } => format!("nothing to check up to {bound}"),
        Verdict::Outside(assumption) => format!("not stated by the paper: {assumption:?}"),
        Verdict::Refused { bytes, most } => format!("refused: {bytes} bytes, {most} are allowed"),
    };
    if checked.is_stated { verdict } else { format!("{verdict} (outside the stated range)") }
}

/// The rows, with one row for each theorem for all parameters.
fn joined(records: &[Record]) -> Vec<Record> {
    Record::joined(records, |claim| Universal::proving(claim).map(|theorem| theorem.name))
}

/// The rows of the file; none if there is no file.
fn read(file: &Path) -> Result<Vec<Record>, Failure> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(serde_json::from_str(&text)?),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}

/// Writes the file anew, a row to a line. It is written under another name and then renamed, so that no reader finds half of it.
fn write(file: &Path, records: &[Record]) -> Result<(), Failure> {
    let rows: Vec<String> = records.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    let beside = file.with_extension("json.new");
    fs::write(&beside, format!("[\n{}\n]\n", rows.join(",\n")))?;
    Ok(fs::rename(&beside, file)?)
}

/// The day in Greenwich, as 2026-01-31.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    // Years begin in March here, so that the day that is sometimes there comes last; day 0 is 0000-03-01.
    let day = seconds / 86_400 + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + u64::from(month <= 2))
}
