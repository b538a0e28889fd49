// The table of pages around a bar in docs/hosting.md: every row is opened again, and must still be true.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ROWS, kept, line, seen, stage } from './embeddings.mjs';
import { each } from './page.mjs';

let all;
let lines;

before(async () => {
  [all, lines] = await Promise.all([stage(), kept()]);
});
after(() => all.close());

test('the guide has every row, and no other', () => {
  assert.deepEqual(lines.map((line) => line.split(' | ')[0].slice(2)), ROWS.map(({ around }) => around));
});

test('every row is still true', () =>
  each(Object.fromEntries(ROWS.map((row, at) => [row.around, { row, at }])), async ({ row, at }) => assert.equal(line(row, await seen(row, all)), lines[at])));
