// The release: an archive that is always the same, and its files. tests/browser/release.test.mjs has frames while it takes the place of
// another build.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { site } from '../browser/serving.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const build = (name) => import(path.join(root, 'build', name));
const [{ release }, { read }, { bill, notice, packages }, { checkPlaces }] = await Promise.all(['release.mjs', 'files.mjs', 'licences.mjs', 'check.mjs'].map(build));

const sum = (data) => createHash('sha256').update(data).digest('hex');
const cargo = (...given) => execFileSync('cargo', given, { cwd: root, encoding: 'utf8' });

/** A folder that is gone when its test is over. */
async function folderFor(t) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
  t.after(() => fs.rm(folder, { recursive: true }));
  return folder;
}

describe('the archive', () => {
  test('is unpacked by tar, has every file of the site, and its checksums are right', async (t) => {
    const folder = await folderFor(t);
    const files = read(site);
    const made = release(files, 1_800_000_000);
    for (const [name, data] of made) await fs.writeFile(path.join(folder, name), data);
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
    const [archive] = made.keys();
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    const place = path.join(folder, archive.replace('.tar.gz', ''));
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: place });
    const unpacked = read(place);
    assert.deepEqual([...unpacked.keys()].filter((name) => name !== 'SHA256SUMS'), [...files.keys()]);
    for (const [name, data] of files) assert.equal(sum(unpacked.get(name)), sum(data), name);
    assert.equal((await fs.stat(path.join(place, 'index.html'))).mtimeMs, 1_800_000_000_000);
    assert.match(archive, new RegExp(`^bittersweet-${cargo('pkgid').match(/#(.*@)?([\d.]+)/)[2]}\\.tar\\.gz$`));
  });

  test('is the same whatever the order and the time in which the files came', () => {
    const files = read(site);
    const [one, other] = [files, new Map([...files].reverse())].map((site) => release(site, 1_800_000_000));
    assert.deepEqual([...one].map(([name, data]) => [name, sum(data)]), [...other].map(([name, data]) => [name, sum(data)]));
  });

  test('holds no path of the machine that built it', () => {
    const site = new Map([['a.js', Buffer.from('import "./b.js"; // /home/ada/bar/src/lib.rs')], ['b.js', Buffer.from('/home/adam')]]);
    assert.throws(() => checkPlaces(site, ['/home/ada']), /^Error: a\.js holds the path \/home\/ada\/\.\n/);
    checkPlaces(site, ['/home/eve']);
  });
});

describe('what is in the page', () => {
  /** The crates that cargo itself lists as linked into the page, without those of this workspace: names with versions. */
  const linked = () => {
    const tree = cargo('tree', '--locked', '--offline', '--target', 'wasm32-unknown-unknown', '--edges', 'normal,no-proc-macro', '--prefix', 'none', '--format', '{p}');
    return new Set([...tree.matchAll(/^(?!bittersweet)(\S+) v(\S+)/gm)].map(([, name, version]) => `${name} ${version}`));
  };

  test('is named in the notice, each with the text of a licence', async () => {
    const text = await fs.readFile(path.join(site, 'licences.txt'), 'utf8');
    assert.equal(text, notice());
    const wanted = [...linked()];
    assert.ok(wanted.length > 50, `${wanted.length}`);
    const [, ...sections] = text.split(`${'-'.repeat(80)}\n`);
    const titles = sections.filter((_, index) => index % 2 === 0).flatMap((part) => part.trim().split('\n'));
    const texts = sections.filter((_, index) => index % 2 === 1);
    for (const name of wanted) assert.ok(titles.some((title) => title.startsWith(`${name} (`)), name);
    for (const part of texts) assert.match(part, /Permission is\s+(?:hereby )?granted|SIL OPEN FONT LICENSE|UNICODE LICENSE/i);
    assert.ok(titles.some((title) => title.includes('Libertinus')) && titles.some((title) => title.startsWith('rust-std ')));
  });

  test('can be reached from the pages', async () => {
    for (const name of ['index', 'explore', 'laboratory', 'papers', 'teach', 'v1/embed']) {
      assert.match(await fs.readFile(path.join(site, `${name}.html`), 'utf8'), /<link rel="license" href="licences\.txt" \/>/, name);
    }
    for (const name of ['glossary', 'glossary.ja']) assert.match(await fs.readFile(path.join(site, `${name}.html`), 'utf8'), /<a href="licences\.txt">/, name);
  });

  test('is named where the WebAssembly says so: crates of the lock file, and those inside the standard library of Rust', async () => {
    const binaries = [...read(site)].filter(([name]) => name.endsWith('.wasm'));
    const named = binaries.flatMap(([, data]) => [...data.toString('latin1').matchAll(/\/(crates|rust\/deps|vendor|library(?:\/\w+)*)\/([a-z_][\w-]*?)-(\d+\.\d+\.\d+[\w.+-]*)\//gi)]);
    const found = (pattern) => [...new Set(named.filter(([, where]) => pattern.test(where)).map(([, , name, version]) => `${name} ${version}`))].sort();
    const [crates, inRust] = [found(/crates/), found(/deps|vendor|library/)];
    assert.ok(crates.length > 10 && inRust.some((name) => name.startsWith('dlmalloc ')), `${crates} and ${inRust}`);
    const text = await fs.readFile(path.join(site, 'licences.txt'), 'utf8');
    const { components } = JSON.parse(await fs.readFile(path.join(site, 'bom.cdx.json'), 'utf8'));
    const required = new Set(components.filter(({ scope }) => scope === 'required').map(({ name, version }) => `${name} ${version}`));
    assert.deepEqual([...crates, ...inRust].filter((name) => !required.has(name)), []);
    assert.deepEqual(crates.filter((name) => !text.includes(`\n${name} (`)), []);
    assert.deepEqual(inRust.filter((name) => !new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('+', '\\+')} \\(.*, of the standard library of Rust$`, 'm').test(text)), []);
    // The tables of characters in the library.
    assert.match(text, /rust-std [\d.]+ .*Unicode-3\.0.*\n-+\n\nUNICODE LICENSE V3/);
  });

  test('is in the bill of materials, with the checksums of Cargo.lock', async () => {
    const text = await fs.readFile(path.join(site, 'bom.cdx.json'), 'utf8');
    assert.equal(text, bill(packages()));
    const list = JSON.parse(text);
    assert.deepEqual([list.bomFormat, list.specVersion, list.metadata.component.name], ['CycloneDX', '1.6', 'bittersweet']);
    const lock = await fs.readFile(path.join(root, 'Cargo.lock'), 'utf8');
    const references = new Set([list.metadata.component, ...list.components].map((component) => component['bom-ref']));
    assert.equal(references.size, list.components.length + 1, 'a name is there twice');
    const library = list.components.find(({ name }) => name === 'rust-std');
    assert.equal(library.purl, `pkg:github/rust-lang/rust@${execFileSync('rustc', ['--version'], { cwd: root, encoding: 'utf8' }).split(' ')[1]}`);
    const uses = new Map(list.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    assert.ok(uses.get(list.metadata.component['bom-ref']).includes(library.purl));
    // The toolchain does not state the checksums of the crates inside its library.
    const ofRust = [library.purl, ...uses.get(library.purl)];
    assert.ok(ofRust.length > 2, ofRust.join());
    for (const component of list.components.filter(({ type, purl }) => type === 'library' && !ofRust.includes(purl))) {
      const { name, version, purl, scope, licenses, hashes } = component;
      assert.equal(purl, `pkg:cargo/${name}@${version}`);
      assert.ok(['required', 'excluded'].includes(scope) && licenses[0].expression, name);
      assert.match(lock, new RegExp(`name = "${name}"\nversion = "${version.replaceAll('.', '\\.').replaceAll('+', '\\+')}"\n[^[]*checksum = "${hashes[0].content}"`), name);
    }
    const required = list.components.filter(({ type, scope }) => type === 'library' && scope === 'required').map(({ name, version }) => `${name} ${version}`);
    // Cargo's metadata puts the features of all targets together, so more may be listed than is linked, and nothing less.
    assert.deepEqual([...linked()].filter((name) => !required.includes(name)), []);
    for (const { ref, dependsOn } of list.dependencies) [ref, ...dependsOn].forEach((name) => assert.ok(references.has(name), name));
  });
});
