// The files of the packed site, read without a browser: their content, and the files that are not packed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { site } from '../browser/serving.mjs';
import { buildOf } from '../browser/site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { policyOf } = await import(path.join(root, 'build/policy.mjs'));

describe('the packed site', () => {
  test('makes no scripts from text', async () => {
    const names = await fs.readdir(site, { recursive: true });
    for (const name of names.filter((name) => /\.(js|html)$/.test(name))) {
      const text = await fs.readFile(path.join(site, name), 'utf8');
      assert.ok(!/\bnew Function\b|\beval\(/.test(text), name);
    }
  });

  test('keeps everything that belongs together in one folder', async () => {
    const names = await fs.readdir(site);
    const folder = await buildOf();
    const fixed = ['404.html', 'accessibility.html', 'accessibility.ja.html', 'articles', 'bench.html', 'bittersweet-lesson.html', 'bittersweet.html', 'bom.cdx.json', 'course', 'examples', 'explore.html', 'glossary.html', 'glossary.ja.html', 'heaps.html', 'icons', 'index.html', 'laboratory.html', 'lesson.html', 'licences.txt', 'manifest.webmanifest', 'papers.html', 'sw.js', 'teach.html', 'v1'];
    assert.deepEqual(names.filter((name) => !fixed.includes(name)), [folder.slice(0, -1)]);
    const kept = await fs.readdir(path.join(site, folder));
    for (const name of ['explore', 'heaps', 'teach', 'lesson', 'reckoner', 'adviser', 'tutor', 'worker', 'exporter', 'laboratory', 'papers', 'checker', 'prover', 'certifier', 'learner', 'packer', 'scanner']) {
      for (const file of [`${name}.js`, `${name}_bg.wasm`, `${name}_loader.js`]) assert.ok(kept.includes(file), file);
    }
  });

  test('is not packed when something is missing, or over something else', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
    const { check } = await import(path.join(root, 'build/check.mjs'));
    const page = Buffer.from('<base href="./" /><script src="./build-1/app.js"></script>');
    assert.throws(() => check(new Map([['index.html', page]]), 'build-1/', ['play']), /index.html refers to build-1\/app.js/);
    const there = [['index.html', page], ['build-1/app.js', Buffer.from("import './other.js';")]];
    assert.throws(() => check(new Map(there), 'build-1/', ['play']), /app.js refers to build-1\/other.js/);
    check(new Map([...there, ['build-1/other.js', Buffer.from('')]]), 'build-1/', ['play']);
    const whole = [...there, ['build-1/other.js', Buffer.from('')], ['build-1/laboratory_loader.js', Buffer.from('')]];
    assert.throws(() => check(new Map(whole), 'build-1/', ['play', 'laboratory']), /laboratory\.html.*\n.*records\.json/);

    const { write } = await import(path.join(root, 'build/files.mjs'));
    await fs.writeFile(path.join(folder, 'thesis.tex'), 'years of work');
    assert.throws(() => write(folder, new Map()), /is not a site/);
    assert.equal(await fs.readFile(path.join(folder, 'thesis.tex'), 'utf8'), 'years of work');
    await fs.rm(folder, { recursive: true });
  });
});

test('pages without a program have the rooms of those with one', async () => {
  const rooms = async (name) => (await fs.readFile(path.join(site, name), 'utf8')).match(/<nav id="rooms"[^>]*>(.*?)<\/nav>/)?.[1];
  const drawn = (await rooms('papers.html')).replace(/<span aria-current="page">(\w+)<\/span>/, '<a href="papers.html">$1</a>');
  for (const name of ['glossary.html', 'accessibility.html']) assert.equal(await rooms(name), drawn, name);
});

/** The end of the loader of a page: if its program throws anything, the page says at once that it could not be loaded. */
const GUARD = /\ntry \{\n {2}const \{ default: init \} = await import\('\.\/[\w-]+\.js'\);\n {2}await init\(.*\);\n\} catch \(error\) \{\n {2}document\.querySelector\('\.late'\)\?\.classList\.add\('failed'\);\n {2}throw error;\n\}\n$/;

test('the loader of every page says at once what fails, and watches for traps', async () => {
  const folder = path.join(site, await buildOf());
  for (const name of ['play', 'explore', 'heaps', 'laboratory', 'bench', 'papers', 'teach', 'lesson', 'embed', 'embed_figures']) {
    const loader = await fs.readFile(path.join(folder, `${name}_loader.js`), 'utf8');
    assert.match(loader, GUARD, name);
    assert.match(loader, /^watchForTraps\(\{"en":\["/m, name);
  }
});

test('the script of the element is small', async () => {
  const { size } = await fs.stat(path.join(site, 'v1/bittersweet.js'));
  assert.ok(size < 4000, `${size} bytes`);
});

describe('a build without the packing step', () => {
  test('does not fail where Node.js is not installed, and says what is missing', async () => {
    const settings = await fs.readFile(path.join(root, 'Trunk.toml'), 'utf8');
    const [, command, given] = settings.match(/^stage = "post_build"\ncommand = "(\w+)"\ncommand_arguments = (\[.*\])$/m);
    const { status, stderr } = spawnSync(`/bin/${command}`, JSON.parse(given), { cwd: root, env: { PATH: '/nowhere' }, encoding: 'utf8' });
    assert.equal(status, 0);
    assert.match(stderr, /Node\.js is not installed, so this build has no glossary/);
  });
});

describe('words that are loaded when they are shown', () => {
  test('those of articles and papers are not in the program', async () => {
    const [folder] = (await fs.readdir(site)).filter((name) => name.startsWith('build-'));
    const program = await fs.readFile(path.join(site, folder, 'papers_bg.wasm'));
    let count = 0;
    for (const language of ['en', 'ja']) {
      const files = await fs.readdir(path.join(site, folder, 'words', language));
      for (const file of files.filter((name) => /^(article|paper)-/.test(name))) {
        const text = await fs.readFile(path.join(site, folder, 'words', language, file), 'utf8');
        // A piece of a longer paragraph is a separate sentence.
        const long = text.split(/[\t\n]/).filter((part) => part.length > 100);
        assert.ok(long.length > 0, file);
        for (const part of long) assert.ok(!program.includes(part.slice(0, 80)), `${language}/${file}: ${part}`);
        count += 1;
      }
    }
    assert.equal(count, 22);
  });

  test('no program has a sentence in another language than English, and each has a file for what it says', async () => {
    const [folder] = (await fs.readdir(site)).filter((name) => name.startsWith('build-'));
    const names = (await fs.readdir(path.join(site, folder))).filter((name) => name.endsWith('_bg.wasm'));
    for (const name of names) {
      const program = await fs.readFile(path.join(site, folder, name), 'utf8');
      // The button that chooses a language has its name in this language.
      const found = program.replaceAll('日本語', '').match(/[\u3040-\u30ff]{3}/g) ?? [];
      assert.deepEqual(found, [], name);
    }
    const files = (await fs.readdir(path.join(site, folder, 'words/ja'))).filter((name) => !/^(article|paper)-/.test(name));
    assert.deepEqual(files, ['bench.txt', 'embed.txt', 'embed_figures.txt', 'explore.txt', 'heaps.txt', 'laboratory.txt', 'lesson.txt', 'papers.txt', 'play.txt', 'teach.txt']);
    for (const file of files) {
      const sentences = (await fs.readFile(path.join(site, folder, 'words/ja', file), 'utf8')).split('\b');
      assert.equal(sentences.pop(), '');
      assert.ok(sentences.length > 100, file);
      for (const sentence of sentences) assert.match(sentence, /^\d+ /, file);
    }
  });
});

test('every page brings a policy, and none allows scripts or styles inside pages, code from text or another host', async () => {
  const names = (await fs.readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  assert.ok(names.length >= 25, `${names.length} pages`);
  for (const name of names) {
    const html = await fs.readFile(path.join(site, name), 'utf8');
    const [, policy] = html.match(/<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/) ?? [];
    assert.match(policy ?? '', /^default-src 'none'; /, name);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*/, name);
    // The strict example is a page of somebody else.
    if (name !== 'examples/strict.html') assert.doesNotMatch(policy, /https?:/, name);
    // The policy comes before everything that it is about.
    assert.ok(html.indexOf('http-equiv') < html.search(/<(script|style|link|base)\b/), name);
  }
});

test('only frames name the site, and only where its publisher says its address', () => {
  assert.doesNotMatch(policyOf('v1/embed.html'), /https?:/);
  process.env.SITE_URL = 'https://example.org/bar/';
  try {
    assert.match(policyOf('v1/embed.html'), /script-src 'self' https:\/\/example\.org 'wasm-unsafe-eval';.*style-src 'self' https:\/\/example\.org;/);
    assert.doesNotMatch(policyOf('explore.html'), /https?:/);
  } finally {
    delete process.env.SITE_URL;
  }
});

test('a page that nobody has thought of is not packed', () => {
  assert.throws(() => policyOf('chat.html'), /does not say what chat\.html may do/);
});

for (const name of ['bittersweet.html', 'bittersweet-lesson.html']) {
  test(`${name} has the licences of what is in it, in a comment at its end`, async () => {
    const html = await fs.readFile(path.join(site, name), 'utf8');
    const [, comment] = html.match(/<\/html>\n<!--\n([^]*)-->\n$/) ?? [];
    assert.ok(comment && !/--!?>/.test(comment), 'the comment ends where the file does');
    for (const title of [/^yew \d/m, /^wasm-bindgen \d/m, /^rust-std \d/m, /^dlmalloc \d/m, /^Libertinus Serif, the typeface/m]) assert.match(comment, title);
    assert.match(comment, /SIL OPEN FONT LICENSE Version 1\.1/);
    const plain = (text) => text.replace(/^-+$/gm, '').replace(/\n+/g, '\n').trim();
    assert.equal(plain(comment), plain(await fs.readFile(path.join(site, 'licences.txt'), 'utf8')));
  });
}
