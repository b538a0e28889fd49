// Results of files of tests that are kept: a file that passed is not run again as long as nothing that it reads has changed. It reads
// its modules, files of the project (looks, say), and the files of the site that its browser asked for. Only a change in one of these, in
// the browser or in what is installed beside it can break it. A result is kept for a day, since the date is read, too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../build/files.mjs';
import { partsOf } from './shares.mjs';

const KEPT = path.join(root, 'target/browser/kept.json');
const DAY = 86_400_000;

/** With one of these, all tests run. */
const isAsked = ['AGAIN', 'LATE', 'SITE', 'CHROMIUM', 'UPDATE_LOOKS'].some((name) => process.env[name]);

const digest = (parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/** A text of the site without the checksums in names: a file that is changed has another name, and all that name it would be changed. */
const plain = (text) => text.replace(/build-[0-9a-f]{16}/g, 'build').replace(/-[0-9a-f]{12,16}(?=[._])/g, '');

const asked = (command, args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';

let known;

/** The browsers, the fonts and the modules that are installed. */
const installed = () =>
  (known ??= digest([
    process.version,
    ...['chromium', 'chromium-headless-shell'].map((name) => asked(name, ['--version'])),
    asked('fc-list', []).split('\n').sort().join('\n'),
    fs.readFileSync(path.join(root, 'tests/browser/package-lock.json')),
  ]));

/** The names of all files below a folder, from the top folder. */
function below(folder) {
  const at = path.join(root, folder);
  const names = fs.existsSync(at) ? fs.readdirSync(at, { recursive: true }).sort() : [];
  return names.filter((name) => fs.statSync(path.join(at, name)).isFile()).map((name) => path.join(folder, name));
}

/** The files and folders of the site by their plain names. */
function ofSite() {
  const found = new Map();
  for (const name of below('target/site')) {
    for (let each = name; each !== 'target'; each = path.dirname(each)) found.set(plain(each), (found.get(plain(each)) ?? new Set()).add(each));
  }
  return found;
}

/** The results that are kept, and the digests of the files as they are now. */
export class Kept {
  #at;
  #kept;
  #digests = new Map();
  #site = ofSite();
  #installed = installed();

  /** `at` is the file for the results. */
  constructor(at = KEPT) {
    this.#at = at;
    this.#kept = fs.existsSync(at) ? JSON.parse(fs.readFileSync(at, 'utf8')) : {};
  }

  /** The number of tests of a file, or of a share of it, that passed, or undefined after a change. */
  passed(run) {
    const last = this.#kept[run];
    if (isAsked || !last || Date.now() - last.at > DAY) return undefined;
    return this.#state(run, last.reads) === last.state ? last.passed : undefined;
  }

  /** Keeps the result of a file or a share that `began` then, passed, and read the files of a list; forgets that of any other. */
  keep(run, { began, passed, failed, list }) {
    delete this.#kept[run];
    const reads = !isAsked && failed === 0 && fs.existsSync(list) ? [...new Set(fs.readFileSync(list, 'utf8').split('\n').map(plain))] : [];
    const isKnown = (name) => !name.startsWith('command ') && this.#actual(name).every((each) => !isNewer(each, began));
    if (reads.length > 0 && [...modules(run), ...reads].every(isKnown)) this.#kept[run] = { at: Date.now(), passed, state: this.#state(run, reads), reads };
    fs.writeFileSync(this.#at, JSON.stringify(this.#kept));
  }

  #state(run, reads) {
    return digest([this.#installed, ...modules(run).map((name) => this.#digest(name)), ...reads.map((name) => `${name} ${this.#digest(name)}`)]);
  }

  /** The digest of a path as it is now: of a file, of the names in a folder, or of everything in a tree. */
  #digest(name) {
    if (!this.#digests.has(name)) this.#digests.set(name, this.#made(name));
    return this.#digests.get(name);
  }

  #made(name) {
    return digest(this.#actual(name).flatMap((each) => [plain(each), content(each)]));
  }

  /** The paths that have this plain name, or those of all files in a tree. */
  #actual(name) {
    if (name.startsWith('tree ')) return this.#actual(name.slice('tree '.length)).flatMap(below);
    return [...(this.#site.get(name) ?? [name])];
  }
}

/** Changed while a test ran, so nobody knows in which state the test has read it. */
const isNewer = (name, began) => fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs > began;

/** The content of a path: of a file, or the names in a folder. */
function content(name) {
  const at = path.join(root, name);
  if (!fs.existsSync(at)) return 'missing';
  if (fs.statSync(at).isDirectory()) return fs.readdirSync(at).map(plain).sort().join('\n');
  const data = fs.readFileSync(at);
  return name.startsWith('target/site') && /\.(html|js|css|json|webmanifest|txt)$/.test(name) ? plain(data.toString()) : data;
}

/** The module of a run and all modules that it loads. */
function modules(run, found = new Set()) {
  const name = path.relative(root, path.resolve(root, partsOf(run)[0]));
  if (found.has(name) || !fs.existsSync(path.join(root, name))) return [...found];
  found.add(name);
  const text = fs.readFileSync(path.join(root, name), 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)) modules(path.join(path.dirname(name), other), found);
  return [...found];
}
