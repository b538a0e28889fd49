// Results that are kept: a file of tests is run again if something that it reads has changed, and only then.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../build/files.mjs';
import { Kept } from '../browser/kept.mjs';

/** A folder with a file of tests, a module that it loads, and a file that it reads. */
function project() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bittersweet-'));
  const at = (name) => path.join(folder, name);
  const write = (name, text) => fs.writeFileSync(at(name), text);
  write('one.test.mjs', "import './other.mjs';\n");
  write('other.mjs', '1;\n');
  write('data.txt', 'data');
  write('one.reads', path.relative(root, at('data.txt')));
  return { at, write, results: at('kept.json'), file: at('one.test.mjs'), list: at('one.reads') };
}

/** True if the file would not be run again: each question is one of a new run. */
const isKept = ({ results, file }) => new Kept(results).passed(file) === 3;

const passes = ({ results, file, list }, began = Date.now() + 1) => new Kept(results).keep(file, { began, passed: 3, failed: 0, list });

// If all tests are asked for, no results are kept.
const options = { skip: process.env.AGAIN !== undefined || process.env.LATE !== undefined };

test('a file that passed is kept until something that it reads has changed', options, () => {
  const here = project();
  assert.equal(isKept(here), false);
  passes(here);
  assert.equal(isKept(here), true);
  for (const name of ['one.test.mjs', 'other.mjs', 'data.txt']) {
    here.write(name, `${fs.readFileSync(here.at(name), 'utf8')} `);
    assert.equal(isKept(here), false, name);
    passes(here);
    assert.equal(isKept(here), true, name);
  }
  fs.rmSync(here.at('data.txt'));
  assert.equal(isKept(here), false, 'a file that is gone');
});

test('a failure is not kept, nor a file that runs another program, nor one that was changed while it ran', options, () => {
  const here = project();
  passes(here, Date.now() - 60_000);
  assert.equal(isKept(here), false);
  passes(here);
  assert.equal(isKept(here), true);
  new Kept(here.results).keep(here.file, { began: Date.now() + 1, passed: 3, failed: 1, list: here.list });
  assert.equal(isKept(here), false);
  here.write('one.reads', 'command cargo');
  passes(here);
  assert.equal(isKept(here), false);
});

test('the files that a test reads, and the programs that it runs, are written down', () => {
  const { at, write, list } = project();
  write('reads.test.mjs', `
    import { spawnSync } from 'node:child_process';
    import fs, { readFileSync } from 'node:fs';
    import { readdir } from 'node:fs/promises';
    import { test } from 'node:test';
    test('reads', async () => {
      process.chdir(${JSON.stringify(root)});
      readFileSync('README.md');
      fs.existsSync('no such file');
      await readdir('static/texts');
      await readdir('static/claims', { recursive: true });
      spawnSync('which', ['true']);
      spawnSync('true');
    });
  `);
  const reading = path.join(root, 'tests/browser/reading.mjs');
  // Inside a test, Node takes another test for a part of it.
  const { NODE_TEST_CONTEXT: _, ...outside } = process.env;
  const { status } = spawnSync(process.execPath, ['--test', at('reads.test.mjs')], { env: { ...outside, READS: list, NODE_OPTIONS: `--import=${reading}` } });
  assert.equal(status, 0);
  const read = fs.readFileSync(list, 'utf8').split('\n');
  for (const name of ['README.md', 'no such file', 'static/texts', 'tree static/claims', 'command true']) assert.ok(read.includes(name), `${name}: ${read}`);
  assert.ok(!read.includes('command which'));
});
