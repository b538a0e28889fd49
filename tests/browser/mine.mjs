// The tests of a file that are in the share which its process runs (shares.mjs): SHARE is this share, SHARES are all of the file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { each } from './page.mjs';
import { shareOf } from './shares.mjs';

/** True for a test of this share. Tests of a share that the file does not name would never be run. */
function isMine(share) {
  const { SHARE, SHARES } = process.env;
  if (!SHARE) return true;
  assert.ok(SHARES.split(',').includes(share), `the file names no share ${share}`);
  return share === SHARE;
}

/** `test` for the tests of this share; those of others are left out. */
export const testOf = (share) => (isMine(share) ? test : () => {});

/** The rows of a table that are in this share; `addressOf` finds the address of a row. */
export const mine = (table, addressOf) => Object.fromEntries(Object.entries(table).filter(([name, row]) => isMine(shareOf(addressOf(row, name)))));

/** A test with the same steps for each row of a table in this share, if there is one. The steps are given row, name and test. */
export function testEach(name, table, addressOf, steps) {
  const rows = mine(table, addressOf);
  if (Object.keys(rows).length > 0) test(name, (t) => each(rows, (row, name) => steps(row, name, t)));
}
