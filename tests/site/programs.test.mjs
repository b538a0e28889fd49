// The programs that `./dev serve PAGE` builds, and the tests that `./dev test PAGE` runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { binaries } from '../../build/files.mjs';
import { programs } from '../../build/one_page.mjs';
import { filesOf } from '../browser/of_page.mjs';

test('every program belongs to a page, and every page has tests', () => {
  const all = [...programs().values()].flat();
  assert.deepEqual([...new Set(all)].sort(), binaries().sort());
  for (const page of programs().keys()) assert.ok(filesOf(page).length > 0, page);
});
