// The work of others in the page, with its licences: the notice that goes with the site, and a bill of materials in CycloneDX form. Both
// are made from cargo's data on the lock file and the toolchain's data on its library; they are the same for every build of one commit.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';
import { standard, TARGET } from './standard.mjs';

const MIT = /Permission is hereby granted, free of charge/;

/** Everything that the build of the page needs, as cargo lists it, with the standard library of Rust: the package itself first. */
export function packages() {
  const options = ['metadata', '--format-version', '1', '--locked', '--offline', '--filter-platform', TARGET];
  const text = execFileSync('cargo', options, { cwd: root, maxBuffer: 2 ** 28, encoding: 'utf8' });
  const { packages, resolve, workspace_members } = JSON.parse(text);
  const known = new Map(packages.map((entry) => [entry.id, entry]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const inPage = reached(resolve.root, nodes, ({ pkg, dep_kinds }) => dep_kinds.some(({ kind }) => kind === null) && !isMacro(known.get(pkg)));
  const building = reached(resolve.root, nodes, ({ dep_kinds }) => dep_kinds.some(({ kind }) => kind !== 'dev'));
  // The crates of the workspace are one work: the page uses their dependencies.
  const own = new Set(workspace_members);
  const used = (id) => nodes.get(id).deps.map(({ pkg }) => pkg).filter((pkg) => building.has(pkg) && !own.has(pkg));
  const entries = [...building].filter((id) => id === resolve.root || !own.has(id)).map((id) => {
    const { name, version, license, authors, repository, manifest_path: manifest } = known.get(id);
    const uses = (id === resolve.root ? [...building].filter((pkg) => own.has(pkg)).flatMap(used) : used(id)).map((pkg) => reference(known.get(pkg)));
    return { name, version, licence: license.replaceAll(/\s*\/\s*/g, ' OR '), authors, repository, folder: path.dirname(manifest), isInPage: inPage.has(id), isOwn: id === resolve.root, uses: [...new Set(uses)].sort() };
  });
  const [library, ...inside] = ofRust();
  entries.find(({ isOwn }) => isOwn).uses.push(reference(library));
  return [...entries, library, ...inside].sort((one, other) => other.isOwn - one.isOwn || compared(reference(one), reference(other)));
}

/** The standard library, then the crates inside it, which no lock file has. */
function ofRust() {
  const { version, unicode, crates } = standard();
  const common = { isInPage: true, isOwn: false, isOfRust: true };
  const inside = crates.map((entry) => ({ ...common, ...entry, authors: [], uses: [] }));
  const own = [{ file: 'LICENSE-MIT', text: mit('The Rust Project contributors') }, { file: 'LICENSE-UNICODE', text: unicode }];
  const std = { name: LIBRARY, version, licence: '(MIT OR Apache-2.0) AND Unicode-3.0', authors: [], files: own, uses: inside.map(reference) };
  return [{ ...common, ...std }, ...inside];
}

const compared = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
const LIBRARY = 'rust-std';
const reference = ({ name, version }) => (name === LIBRARY ? `pkg:github/rust-lang/rust@${version}` : `pkg:cargo/${name}@${version}`);
const isMacro = ({ targets }) => targets.some(({ kind }) => kind.includes('proc-macro'));

/** The packages that can be reached over the dependencies for which `isWanted` is true. */
function reached(from, nodes, isWanted) {
  const seen = new Set();
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    nodes.get(id).deps.filter(isWanted).forEach(({ pkg }) => visit(pkg));
  };
  visit(from);
  return seen;
}

/** The checksums in Cargo.lock, by names with versions. */
function checksums() {
  const lock = fs.readFileSync(path.join(root, 'Cargo.lock'), 'utf8');
  const all = lock.matchAll(/name = "([^"]+)"\nversion = "([^"]+)"\nsource = "[^"]+"\nchecksum = "([0-9a-f]+)"/g);
  return new Map([...all].map(([, name, version, checksum]) => [reference({ name, version }), checksum]));
}

/** The version of the program, as Cargo.toml has it. */
export const version = () => fs.readFileSync(path.join(root, 'Cargo.toml'), 'utf8').match(/^version = "([^"]+)"$/m)[1];

/** The texts of the licences that a package is used under: MIT where it may be chosen, and what is asked for in addition. */
function texts({ name, licence, authors, folder, files: all = filesIn(folder) }) {
  const chosen = all.filter(({ file, text }) => MIT.test(text) || /unicode|notice/i.test(file));
  if (chosen.some(({ text }) => MIT.test(text))) return chosen.map(({ text }) => text);
  if (/\bMIT\b/.test(licence)) return [mit(authors.length > 0 ? authors.join(', ') : `the authors of ${name}`)];
  const others = all.filter(({ file }) => !/apache/i.test(file));
  const [own] = others.length > 0 ? others : all;
  if (!own) throw new Error(`${name} has no file with its licence (${licence}).`);
  return [own.text];
}

/** The files of a package that are about its licence. */
function filesIn(folder) {
  const files = fs.readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  return files.map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() }));
}

/** The text of the MIT licence, for packages that only name it. */
function mit(holders) {
  const own = fs.readFileSync(path.join(root, 'LICENSE-MIT'), 'utf8');
  return `Copyright (c) ${holders}\n\n${own.slice(own.indexOf('Permission is hereby granted')).trim()}`;
}

const RULE = '-'.repeat(80);

/** The notice: each text once, below the names of all that it is for. */
export function notice(all = packages()) {
  const [program, ...others] = all.filter(({ isInPage }) => isInPage);
  const sections = new Map();
  const add = (title, text) => sections.set(text, [...(sections.get(text) ?? []), title]);
  for (const entry of others) {
    const title = `${entry.name} ${entry.version} (${entry.licence})${entry.isOfRust ? ', of the standard library of Rust' : ''}`;
    for (const text of texts(entry)) add(title, text);
  }
  add('Libertinus Serif, the typeface (OFL-1.1)', fs.readFileSync(path.join(root, 'static/fonts/LICENSE.txt'), 'utf8').trim());
  const own = `Bittersweet ${program.version} is free software under the terms of the MIT licence or of the Apache licence, version 2.0
(${program.licence}). These pages contain work of others, under the licences below.`;
  const parts = [...sections].map(([text, titles]) => `${RULE}\n${titles.join('\n')}\n${RULE}\n\n${text}\n`);
  return `${own}\n\n${mitOf(program)}\n\n${parts.join('\n')}`;
}

const mitOf = ({ folder }) => fs.readFileSync(path.join(folder, 'LICENSE-MIT'), 'utf8').trim();

/** The bill of materials: CycloneDX 1.6. Packages that only build the page are included, marked as excluded from the page. */
export function bill(all = packages()) {
  const known = checksums();
  const component = (entry) => ({
    type: entry.isOwn ? 'application' : 'library',
    'bom-ref': reference(entry),
    name: entry.name,
    version: entry.version,
    ...(entry.isOwn ? {} : { scope: entry.isInPage ? 'required' : 'excluded', ...(entry.isOfRust ? {} : { hashes: [{ alg: 'SHA-256', content: known.get(reference(entry)) }] }) }),
    licenses: [{ expression: entry.licence }],
    purl: reference(entry),
    ...(entry.repository ? { externalReferences: [{ type: 'vcs', url: entry.repository }] } : {}),
  });
  const [program, ...others] = all;
  const font = { type: 'file', 'bom-ref': 'font:libertinus-serif', name: 'Libertinus Serif', scope: 'required', licenses: [{ license: { id: 'OFL-1.1' } }] };
  const list = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component(program) },
    components: [...others.map(component), font],
    dependencies: all.map((entry) => ({ ref: reference(entry), dependsOn: entry.uses })),
  };
  return `${JSON.stringify(list, null, 1)}\n`;
}
