// Shares of files of browser tests: the share of an address, and the names of the shares in each divided file.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../build/files.mjs';
import { partsOf, shareOf, sharesOf } from '../browser/shares.mjs';

test('an address belongs to the page whose program it loads, and the others together', () => {
  const shares = {
    '': 'play', '#bar=nim:3,7,4': 'play', 'index.html': 'play', 'explore.html#g=nim:3,7,4': 'explore', 'bittersweet.html#g=nim:3,7,4': 'explore',
    'bittersweet-lesson.html#at=1': 'lesson', 'v1/embed.html?view=table#g=nim:3,7,4': 'embed', 'glossary.ja.html': 'embed', 'examples/index.html': 'embed',
    'articles/en/found.html': 'others', 'accessibility.html': 'others',
  };
  for (const [address, share] of Object.entries(shares)) assert.equal(shareOf(address), share, address);
});

test('a file that is divided names its shares, once each, and no other file does', () => {
  const folder = path.join(root, 'tests/browser');
  const divided = fs.readdirSync(folder).filter((name) => name.endsWith('.test.mjs')).map((name) => path.join(folder, name));
  for (const file of divided) {
    const shares = sharesOf(file);
    assert.equal(new Set(shares).size, shares.length, file);
    assert.equal(shares.length > 0, fs.readFileSync(file, 'utf8').includes("from './mine.mjs'"), file);
  }
  assert.deepEqual(partsOf('tests/browser/looks.test.mjs teach'), ['tests/browser/looks.test.mjs', 'teach']);
  assert.deepEqual(partsOf('tests/browser/looks.test.mjs'), ['tests/browser/looks.test.mjs']);
});
