//! The file of the theorems that are kept.

use crate::Failure;
use proofs::theorems::foundry::Kept;
use std::fs;
use std::path::Path;

/// The file.
pub(crate) fn read(file: &Path) -> Result<Kept, Failure> {
    Ok(serde_json::from_str(&fs::read_to_string(file)?)?)
}

/// Writes the file anew, a theorem or a fit to a line. It is written under another name and then renamed, so that no reader finds half of it.
pub(crate) fn write(file: &Path, kept: &Kept) -> Result<(), Failure> {
    let rows: Vec<String> = kept.theorems.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    let fits: Vec<String> = kept.fits.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    let Kept { tried, proved, new, .. } = kept;
    let text = format!(
        "{{\"tried\":{tried},\"proved\":{proved},\"new\":{new},\"theorems\":[\n{}\n],\"fits\":[\n{}\n]}}\n",
        rows.join(",\n"),
        fits.join(",\n")
    );
    let beside = file.with_extension("json.new");
    fs::write(&beside, text)?;
    Ok(fs::rename(&beside, file)?)
}
