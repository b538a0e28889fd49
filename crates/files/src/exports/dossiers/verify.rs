//! Verifies a dossier from its files alone.

use crate::exports::dossiers::making::about;
use crate::exports::dossiers::{
    File, Making, SetTopic, Topic, Words, automata_files, bounds, certified, data, recomputed, sums, topic, verdict,
};
use maths::games::Ruleset;
use maths::solver::Recursion;
use proofs::automata::{Budget, Given};
use proofs::certificates;
use proofs::certificates::{Claim, Document};
use proofs::theorems::learning::Limits;
use proofs::theorems::{Differing, SetProof, SetVerdict};
use std::collections::HashMap;
use std::iter;
use std::rc::Rc;

/// The result for a file: the verified statement, or the error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileVerdict {
    /// The path.
    pub file: String,
    /// A sentence.
    pub result: Result<String, String>,
}

/// Verifies the files of a dossier. The first verdicts are those of the checksums, one for each file that is damaged or missing; then comes
/// what the contents prove. Files for Rocq are compared with the certificate here, and run elsewhere.
pub fn verify(files: &[File]) -> Vec<FileVerdict> {
    let mut verdicts = damaged(files);
    let by_name: HashMap<&str, &File> = files.iter().map(|file| (file.name.as_str(), file)).collect();
    let said = |file: &str, result| FileVerdict { file: file.to_owned(), result };
    let topic = by_name.get(topic::NAME).and_then(|file| file.as_text());
    let topic = topic.ok_or_else(|| "it is missing".to_owned()).and_then(str::parse::<Topic>);
    let topic = match topic {
        Ok(topic) => topic,
        Err(why) => {
            verdicts.push(said(topic::NAME, Err(why)));
            return verdicts;
        }
    };
    let text = |name: &str| by_name.get(name).and_then(|file| file.as_text());
    if let Some(certificate) = text(certified::CERTIFICATE) {
        verdicts.extend(of_certificate(&topic, certificate, &by_name));
    }
    match &topic {
        Topic::Claim(_) => {
            let result = claim_again(&topic, text(verdict::NAME).unwrap_or_default());
            verdicts.push(said(verdict::NAME, result));
        }
        Topic::Set(SetTopic::Values(ruleset, value)) => {
            verdicts.push(said("automata", values_again(ruleset, *value, &by_name)));
        }
        Topic::Set(SetTopic::Difference(one, other)) => {
            verdicts.push(said("automata", difference_again(one, other, &by_name)));
        }
        Topic::Set(SetTopic::Bound(ruleset, value, pass)) => {
            let bound = text(bounds::NAME).ok_or_else(|| "it is missing".to_owned());
            verdicts.push(said(bounds::NAME, bound.and_then(|text| bounds::check(text, ruleset, *value, *pass))));
        }
    }
    if let Some(ruleset) = topic.ruleset() {
        verdicts.extend(of_data(&ruleset, &by_name));
    }
    verdicts
}

/// Files whose checksums are not those of the list, or that are missing, or not in the list.
fn damaged(files: &[File]) -> Vec<FileVerdict> {
    let said = |file: &str, why: &str| FileVerdict { file: file.to_owned(), result: Err(why.to_owned()) };
    let list = files.iter().find(|file| file.name == sums::NAME).and_then(File::as_text);
    let Some(list) = list else { return vec![said(sums::NAME, "it is missing")] };
    let mut listed: HashMap<&str, &str> =
        list.lines().filter_map(|line| line.split_once("  ")).map(|(sum, name)| (name, sum)).collect();
    let mut wrong = Vec::new();
    for file in files.iter().filter(|file| file.name != sums::NAME) {
        match listed.remove(file.name.as_str()) {
            Some(sum) if sum == sums::hexadecimal(&file.bytes) => (),
            Some(_) => wrong.push(said(&file.name, "it is damaged: its checksum is not the one in SHA256SUMS")),
            None => wrong.push(said(&file.name, "it is not listed in SHA256SUMS")),
        }
    }
    let mut missing: Vec<&str> = listed.into_keys().collect();
    missing.sort_unstable();
    wrong.extend(missing.into_iter().map(|name| said(name, "it is listed in SHA256SUMS and is missing")));
    let count = files.len().saturating_sub(1);
    if wrong.is_empty() {
        let result = Ok(format!("{count} files have their checksums"));
        wrong.push(FileVerdict { file: sums::NAME.to_owned(), result });
    }
    wrong
}

/// A certificate and the files that are made of it.
fn of_certificate(topic: &Topic, text: &str, files: &HashMap<&str, &File>) -> Vec<FileVerdict> {
    let said = |file: &str, result| FileVerdict { file: file.to_owned(), result };
    let document = match certified::read(text) {
        Ok(document) => document,
        Err(why) => return vec![said(certified::CERTIFICATE, Err(why))],
    };
    let (name, claim) = match claim_of(topic, &document, files) {
        Ok(named) => named,
        Err(why) => return vec![said(certified::CERTIFICATE, Err(why))],
    };
    let proved = match certified::check(&claim, &document) {
        Ok(proved) => proved,
        Err(why) => return vec![said(certified::CERTIFICATE, Err(why))],
    };
    let mut verdicts = vec![said(certified::CERTIFICATE, Ok(proved))];
    let made = (certified::ROCQ, certificates::rocq(&name, &claim, &document.certificate));
    let theorems = certified::THEOREMS.map(|(path, theorems)| (path, Some(theorems.to_owned())));
    for (path, wanted) in iter::once(made).chain(theorems) {
        let Some(file) = files.get(path) else { continue };
        let is_same = file.as_text() == wanted.as_deref();
        let result = match (is_same, path) {
            (false, _) => Err("it is not what this version of the program writes for the certificate".to_owned()),
            (true, certified::ROCQ) => Ok("it has the claim and the tables of the certificate".to_owned()),
            (true, _) => Ok("it is the file of this program".to_owned()),
        };
        verdicts.push(said(path, result));
    }
    verdicts
}

/// The claim that a certificate has to prove, with its name. The second line of the certificate states it, and it has to be about the
/// topic. Without such a line the claim is that the automata of the dossier accept precisely the P-positions.
fn claim_of(topic: &Topic, document: &Document, files: &HashMap<&str, &File>) -> Result<(String, Claim), String> {
    let other = "it is about something else than subject.txt";
    let Some(found) = &document.about else {
        let Topic::Set(SetTopic::Values(ruleset, 0)) = topic else { return Err(other.into()) };
        let claim = certified::learned(ruleset, &layers(&verdict::set_name(0), ruleset, files)?);
        let claim = claim.ok_or("certificates are not about sets of this kind")?;
        return Ok((certified::name_of_learned(ruleset), claim));
    };
    let is_same = match (about(topic), topic.ruleset()) {
        (Some(wanted), _) => wanted == *found,
        (None, Some(ruleset)) => found.ruleset == ruleset,
        (None, None) => false,
    };
    if !is_same {
        return Err(other.into());
    }
    let claim = found.claim().ok_or("certificates are not about claims of this kind")?;
    Ok((found.to_string(), claim))
}

/// Proves or checks a claim again.
fn claim_again(topic: &Topic, line: &str) -> Result<String, String> {
    let Topic::Claim(claimed) = topic else { return Err("it is not about a claim".into()) };
    let made = Making::of_claim(*claimed, Words::default(), Budget::USUAL).finish();
    let found = made.files.iter().find(|file| file.name == verdict::NAME).and_then(File::as_text).unwrap_or_default();
    let [found, line] = [found, line].map(str::trim);
    if found == line { Ok(format!("found again: {found}")) } else { Err(format!("this was found instead: {found}")) }
}

/// The layers of a set, whichever order of digits its files have.
fn layers(set: &str, ruleset: &Ruleset, files: &HashMap<&str, &File>) -> Result<Vec<Rc<Given>>, String> {
    let budget = Limits::USUAL.proof;
    let layer = |pass: &bool| {
        let paths = proofs::automata::DigitOrder::ALL.map(|order| automata_files::path(set, ruleset, *pass, order));
        let mut found: Vec<Rc<Given>> = Vec::new();
        for path in &paths {
            let Some(file) = files.get(path.as_str()) else { continue };
            let text = file.as_text().ok_or_else(|| format!("{path} is no text"))?;
            found.push(automata_files::read(text, ruleset, &budget).map_err(|why| format!("{path}: {why}"))?);
        }
        if let [one, other] = &found[..]
            && one.reversed() != Some(other.automaton())
        {
            return Err(format!("{} and {} are different sets", paths[0], paths[1]));
        }
        found.into_iter().next().ok_or_else(|| format!("{} is missing", paths[0]))
    };
    data::layers(ruleset).iter().map(layer).collect()
}

/// Proves again that automata accept the positions with the values 0, 1 and so on.
fn values_again(ruleset: &Ruleset, value: u16, files: &HashMap<&str, &File>) -> Result<String, String> {
    let levels = (0..=usize::from(value)).map(|value| layers(&verdict::set_name(value), ruleset, files));
    let levels: Vec<Vec<Rc<Given>>> = levels.collect::<Result<_, _>>()?;
    for last in 0..levels.len() {
        let proof = SetProof::of_values(ruleset, &levels[..=last], Limits::USUAL.proof);
        let mut proof = proof.map_err(|why| format!("automata do not decide it: {why}"))?;
        let found = loop {
            if let Some(found) = proof.advance(1 << 20) {
                break found;
            }
        };
        match found {
            SetVerdict::Proved { .. } => (),
            SetVerdict::Wrong(at) => {
                let at = at.map_or_else(|| "a position far out".to_owned(), |(at, _)| format!("{at:?}"));
                return Err(format!("the set of value {last} is wrong at {at}"));
            }
            SetVerdict::NotDecidable(why) => return Err(format!("automata do not decide it: {why}")),
            SetVerdict::Stopped(stopped) => return Err(format!("the proof stopped at its budget: {stopped}")),
        }
    }
    Ok(format!("statements (A) and (B) were proved again for all positions, for the values 0 to {value}"))
}

/// Proves two sets of P-positions again, and computes their difference again.
fn difference_again(one: &Ruleset, other: &Ruleset, files: &HashMap<&str, &File>) -> Result<String, String> {
    let rename = |set: &str, ruleset: &Ruleset| -> Result<Vec<Rc<Given>>, String> {
        let layers = layers(set, ruleset, files)?;
        let proof = SetProof::of_values(ruleset, std::slice::from_ref(&layers), Limits::USUAL.proof);
        let mut proof = proof.map_err(|why| format!("automata do not decide it: {why}"))?;
        loop {
            match proof.advance(1 << 20) {
                None => (),
                Some(SetVerdict::Proved { .. }) => return Ok(layers),
                Some(_) => return Err(format!("the automata {set} are not the P-positions of {ruleset}")),
            }
        }
    };
    let (first, second) = (rename(verdict::SIDES[0], one)?, rename(verdict::SIDES[1], other)?);
    let stated = layers(verdict::DIFFERENCE, one, files)?;
    let differing = Differing::new([(one, &first), (other, &second)], Limits::USUAL.proof);
    let mut differing = differing.map_err(|why| format!("automata do not decide it: {why}"))?;
    let found = loop {
        match differing.advance(1 << 20) {
            Ok(None) => (),
            Ok(Some(found)) => break found,
            Err(stopped) => return Err(format!("the proof stopped at its budget: {stopped}")),
        }
    };
    let is_same = |(found, stated): (&proofs::automata::Automaton, &Rc<Given>)| {
        [Some(stated.automaton()), stated.reversed()].into_iter().flatten().any(|stated| stated == found)
    };
    if found.len() == stated.len() && found.iter().zip(&stated).all(is_same) {
        Ok("the P-positions of both rulesets were proved again, and their difference computed again".into())
    } else {
        Err("the difference of the two sets is another set".into())
    }
}

/// The data, if there are any.
fn of_data(ruleset: &Ruleset, files: &HashMap<&str, &File>) -> Vec<FileVerdict> {
    let mut recursion = Recursion::new(*ruleset);
    let mut verdicts = Vec::new();
    let mut say = |file: &str, result| verdicts.push(FileVerdict { file: file.to_owned(), result });
    let text = |name: &str| files.get(name).map(|file| file.as_text().unwrap_or_default());
    if let Some(text) = text(data::VALUES) {
        say(data::VALUES, recomputed::values(ruleset, text, &mut recursion));
    }
    if let Some(text) = text(data::P_POSITIONS) {
        say(data::P_POSITIONS, recomputed::p_positions(ruleset, text, &mut recursion));
    }
    if let Some(file) = files.get(data::B_FILE) {
        say(data::B_FILE, recomputed::b_file(ruleset, file, &mut recursion));
    }
    if let Some(picture) = files.get(data::PICTURE) {
        let is_same = data::picture(ruleset).is_some_and(|drawn| drawn.bytes == picture.bytes);
        let wrong = "it is not what this version of the program draws";
        say(data::PICTURE, if is_same { Ok("drawn again, and the same".into()) } else { Err(wrong.into()) });
    }
    verdicts
}
