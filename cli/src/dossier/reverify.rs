//! Verifies a dossier, and lets Rocq check what is written for it.

use crate::Failure;
use files::exports::dossiers::{File, FileVerdict, unpack, verify};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The beginning of the last line of Rocq for each theorem that rests on nothing.
const CLOSED: &str = "Closed under the global context";

/// Verifies a dossier from its files alone.
///
/// A line is printed for each file; the command ends with an error if one of them is wrong. Files for Rocq are checked by coqc in a new
/// folder, if it is installed.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The archive, or a folder with its files
    #[arg(value_name = "FILE.zip | FOLDER")]
    path: PathBuf,
}

/// Prints a line for each file of an archive or a folder.
pub(crate) fn run(Arguments { path }: &Arguments) -> Result<(), Failure> {
    let begin = Instant::now();
    let (files, damaged) = if path.is_dir() {
        let mut files = Vec::new();
        read_folder(path, "", &mut files)?;
        (files, Vec::new())
    } else {
        let unpacked = unpack(&fs::read(path)?).map_err(|why| format!("{}: {why}", path.display()))?;
        (unpacked.files, unpacked.damaged)
    };
    let mut verdicts: Vec<FileVerdict> = damaged
        .into_iter()
        .map(|file| FileVerdict { file, result: Err("the archive has another checksum for it".into()) })
        .collect();
    verdicts.extend(verify(&files));
    verdicts.extend(by_rocq(&files)?);
    for FileVerdict { file, result } in &verdicts {
        match result {
            Ok(what) => println!("ok     {file}: {what}"),
            Err(why) => println!("WRONG  {file}: {why}"),
        }
    }
    let wrong = verdicts.iter().filter(|verdict| verdict.result.is_err()).count();
    if wrong > 0 {
        return Err(format!("{wrong} of {} verifications failed", verdicts.len()).into());
    }
    println!("Everything is verified ({:.1} s).", begin.elapsed().as_secs_f64());
    Ok(())
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Vec<File>) -> Result<(), Failure> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_folder(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push(File { name, bytes: fs::read(entry.path())? });
        }
    }
    Ok(())
}

/// Lets Rocq check the files for it, in a new folder.
fn by_rocq(files: &[File]) -> Result<Option<FileVerdict>, Failure> {
    let is_rocq = |file: &&File| file.name.starts_with("rocq/") && file.name.ends_with(".v");
    let theories: Vec<&File> = files.iter().filter(is_rocq).collect();
    if theories.is_empty() {
        return Ok(None);
    }
    let said = |result| Ok(Some(FileVerdict { file: "rocq/Certified.v".into(), result }));
    if Command::new("coqc").arg("--version").output().is_err() {
        return said(Ok("not run: coqc is not installed".into()));
    }
    let folder = std::env::temp_dir().join(format!("bittersweet-rocq-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let result = run_rocq(&theories, &folder);
    fs::remove_dir_all(&folder)?;
    said(result)
}

fn run_rocq(theories: &[&File], folder: &Path) -> Result<String, String> {
    // Only plain names, so that nothing is written outside of the folder.
    let names =
        ["Games", "Bars", "Conditions", "Checker", "Claims", "Own", "Nim", "Values", "Certificates", "Certified"];
    let begin = Instant::now();
    for name in names {
        let file = theories.iter().find(|file| file.name == format!("rocq/{name}.v"));
        let file = file.ok_or_else(|| format!("rocq/{name}.v is missing"))?;
        fs::write(folder.join(format!("{name}.v")), &file.bytes).map_err(|why| why.to_string())?;
        let run = Command::new("coqc")
            .args(["-q", "-Q", ".", "Bittersweet", &format!("{name}.v")])
            .current_dir(folder)
            .output();
        let run = run.map_err(|why| why.to_string())?;
        let output = String::from_utf8_lossy(&run.stdout);
        if !run.status.success() {
            return Err(format!("Rocq refuses {name}.v: {}", String::from_utf8_lossy(&run.stderr).trim()));
        }
        let asked = file.as_text().unwrap_or_default().matches("\nPrint Assumptions").count();
        if name == "Certified" && (asked == 0 || output.matches(CLOSED).count() != asked) {
            return Err("Rocq accepts it, but not without assumptions".into());
        }
    }
    Ok(format!("Rocq accepts it without assumptions ({:.1} s with its theorems)", begin.elapsed().as_secs_f64()))
}
