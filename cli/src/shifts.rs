//! Computes the map of k and s, and keeps it in `static/shifts.csv`.

use crate::{Failure, in_repository};
use proofs::theorems::shifts::{Cell, Known, read, searched, written};
use std::fs;
use std::thread;

/// Computes the map of k and s: which number c makes (x + c) ⊕ y ⊕ (z + c) = 0 the rule of a bar.
///
/// The cells that no general theorem covers are searched, which takes a minute, and written to static/shifts.csv.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Computes every cell of the file again, and writes nothing
    #[arg(long)]
    again: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let file = in_repository("static/shifts.csv");
    let found = all();
    if !arguments.again {
        return Ok(fs::write(file, written(found))?);
    }
    let kept = read(&fs::read_to_string(file)?)?;
    if let Some((cell, known)) = found.iter().find(|row| !kept.contains(row)) {
        return Err(format!("{cell:?}: this was found instead: {known:?}").into());
    }
    if found.len() != kept.len() {
        return Err("The file has cells that are not on the map.".into());
    }
    println!("{} cells were computed again.", kept.len());
    Ok(())
}

/// All cells about which no general theorem speaks, computed on all cores.
fn all() -> Vec<(Cell, Known)> {
    let cells: Vec<Cell> = Cell::all().filter(|cell| cell.proved().is_none()).collect();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    // Larger cells are at the end, so neighbours go to different cores.
    let part = |first: usize| cells.iter().copied().skip(first).step_by(cores);
    let search = |first: usize| part(first).filter_map(|cell| Some((cell, searched(cell)?))).collect::<Vec<_>>();
    thread::scope(|scope| {
        let search = &search;
        let parts: Vec<_> = (0..cores).map(|first| scope.spawn(move || search(first))).collect();
        let mut found: Vec<_> = parts.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect();
        found.sort_by_key(|(cell, _)| (cell.shape, cell.misere, cell.pass, cell.k, cell.s));
        found
    })
}
