// What is released: an archive that is always the same, what is in it, and what frames do when it takes the place of another build.
// nightly/upgrade.test.mjs goes from an earlier release to this one.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, open, serve, site } from './page.mjs';
import { isOf, laterBuild } from './site.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const build = (name) => import(path.join(root, 'build', name));
const [{ release }, { read }, { bill, notice, packages }, { checkPlaces }] = await Promise.all(['release.mjs', 'files.mjs', 'licences.mjs', 'check.mjs'].map(build));
const bar = 'triangle:k=3:6,2,8';
let browser;

before(async () => {
  browser = await launch();
});
after(() => browser.close());

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
  /** What cargo itself says is linked into the page: names with versions. */
  const linked = () => {
    const tree = cargo('tree', '--locked', '--offline', '--target', 'wasm32-unknown-unknown', '--edges', 'normal,no-proc-macro', '--prefix', 'none', '--format', '{p}');
    return new Set([...tree.matchAll(/^(\S+) v(\S+)/gm)].map(([, name, version]) => `${name} ${version}`));
  };

  test('is named in the notice, each with the text of a licence', async () => {
    const text = await fs.readFile(path.join(site, 'licences.txt'), 'utf8');
    assert.equal(text, notice());
    const wanted = [...linked()].filter((name) => !name.startsWith('bittersweet '));
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
    // The toolchain says nothing of the checksums of what is inside its library.
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
    assert.deepEqual([...linked()].filter((name) => !name.startsWith('bittersweet ') && !required.includes(name)), []);
    for (const { ref, dependsOn } of list.dependencies) [ref, ...dependsOn].forEach((name) => assert.ok(references.has(name), name));
  });
});

describe('when a release takes the place of an older one', () => {
  /** Browsers keep pages for ten minutes, as they do when GitHub Pages sends them. */
  const keeps = { headers: (name) => ({ 'cache-control': name.endsWith('.html') ? 'max-age=600' : 'no-cache' }) };
  const frame = `<!doctype html><title>A lesson</title><iframe sandbox="allow-scripts" src="./v1/embed.html#g=${bar}" width="700" height="600"></iframe>`;

  // The earlier release in tests/releases has no script with everything in it, which such frames need.
  test('in place of it, a kept frame without an origin loads itself again', async (t) => {
    const server = await serve(site, { ...keeps, overrides: { 'lesson.html': frame } });
    t.after(() => server.close());
    const { page, context } = await open(browser, `${server.url}lesson.html`, { ready: 'iframe' });
    t.after(() => context.close());
    await page.frames()[1].locator('.board').waitFor();
    const later = await laterBuild();
    t.after(() => later.remove());
    server.exchange(later.folder);
    await page.goto(`${server.url}lesson.html?again`);
    await page.frames()[1].locator('.board').waitFor();
    await isOf(page.frames()[1], later.name);
  });

  test('a frame whose build is not there at all does not load itself for ever', async (t) => {
    const server = await serve();
    t.after(() => server.close());
    const asked = [];
    let fetched;
    const { page, context } = await open(browser, `${server.url}v1/embed.html#g=${bar}`, {
      ready: '.late',
      before: (page) => {
        fetched = page.waitForResponse((response) => response.url().includes('embed.html') && response.request().resourceType() === 'fetch');
        page.on('request', (request) => request.url().includes('embed.html') && asked.push(request.resourceType()));
        return page.context().route('**/embed_loader.js', (route) => route.abort());
      },
    });
    t.after(() => context.close());
    await (await fetched).finished();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    assert.deepEqual(asked, ['document', 'fetch']);
  });
});

test('two scripts of the element in one page harm nothing', async () => {
  const twice = '<!doctype html><title>Two snippets</title><link rel="icon" href="data:,"><script src="v1/bittersweet.js"></script><bittersweet-game position="nim:3,7,4"></bittersweet-game>'
    + '<script src="v1/bittersweet.js?another"></script><bittersweet-game position="nim:1,2,3"></bittersweet-game>';
  const server = await serve(site, { overrides: { 'lesson.html': twice } });
  const { page, context, complaints } = await open(browser, `${server.url}lesson.html`, { ready: 'bittersweet-game' });
  for (const game of await page.locator('bittersweet-game iframe').all()) {
    await game.scrollIntoViewIfNeeded();
    await game.contentFrame().locator('.board').waitFor();
  }
  assert.deepEqual(complaints, []);
  await context.close();
  await server.close();
});
