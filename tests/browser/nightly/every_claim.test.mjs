// Every claim of the laboratory runs, and the largest N is refused or stopped at no cost.
import assert from 'node:assert/strict';
import { bench, claimsOf, runsAtAnySize } from '../claims.mjs';
import { laboratory } from '../page.mjs';

const { visit } = laboratory(bench);

visit('every claim runs at any size', '#list=all', async (page) => {
  const claims = await claimsOf(page);
  assert.ok(claims.length >= 100);
  for (const claim of claims) await runsAtAnySize(page, claim);
}, { timeout: 3_600_000 });
