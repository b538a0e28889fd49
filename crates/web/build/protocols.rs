//! The version of the messages between pages and workers: a hash of all files that define messages.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// The hash of the files with messages, which are in the folders of `workers`.
pub(crate) fn version(workers: &Path) -> Result<String, Vec<String>> {
    let error = |error: std::io::Error| vec![format!("{}: {error}", workers.display())];
    let mut sources = Vec::new();
    for folder in std::fs::read_dir(workers).map_err(error)? {
        let folder = folder.map_err(error)?.path();
        for file in ["protocol.rs", "message.rs"].map(|name| folder.join(name)).iter().filter(|file| file.exists()) {
            println!("cargo::rerun-if-changed={}", file.display());
            sources.push(std::fs::read(file).map_err(error)?);
        }
    }
    // Folders come in any order.
    sources.sort();
    let mut hasher = DefaultHasher::new();
    sources.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}
