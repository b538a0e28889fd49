// Dossiers: one file with all that is needed to verify a claim or a learned set again; and what is known for an even k.
import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { laboratory, part, says } from './page.mjs';

const { visit } = laboratory({ at: 'laboratory.html', ready: 'main > section' });
const { visit: onBench } = laboratory({ at: 'bench.html', ready: '.learn' });

/** The files of an archive without compression, by the table at its end. */
function unpacked(archive) {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  const files = {};
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    assert.equal(archive.readUInt16LE(at + 10), 0, 'nothing is compressed');
    const [size, name, local] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files[archive.toString('utf8', at + 46, at + 46 + name)] = archive.subarray(begin, begin + size);
    at += 46 + name;
  }
  return files;
}

/** Presses the button for a dossier inside of a part of the page. Returns the name and the files, whose checksums are right. */
async function saved(page, place) {
  const button = place.getByRole('button', { name: 'Save a dossier' });
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()]);
  const files = unpacked(await fs.readFile(await download.path()));
  const sums = files.SHA256SUMS.toString().trimEnd().split('\n').map((line) => line.split('  '));
  assert.equal(sums.length, Object.keys(files).length - 1);
  for (const [sum, name] of sums) assert.equal(crypto.createHash('sha256').update(files[name]).digest('hex'), sum, name);
  return { name: download.suggestedFilename(), files };
}

describe('the dossier', () => {
  visit('of a claim has its certificate, files for Rocq, data, a picture and the link', '#claim=triangular:7.3&k=7', async (page) => {
    const row = page.locator('[id="claim-triangular:7.3"]');
    await row.getByRole('button', { name: /^Prove/ }).click();
    const { name, files } = await saved(page, row);
    assert.equal(name, 'bittersweet-triangular-7.3-k=7-dossier.zip');
    const wanted = ['README.txt', 'certificate.txt', 'data/b-file.txt', 'data/p-positions.csv', 'data/values.csv'];
    for (const path of [...wanted, 'pictures/p-positions.svg', 'rocq/Certified.v', 'rocq/Checker.v', 'statement.tex', 'subject.txt']) {
      assert.ok(files[path]?.length > 10, path);
    }
    const readme = files['README.txt'].toString();
    assert.match(readme, /^Thm 7\.3 \(triangular 7\.3\), k = 7\n|^Theorem 7\.3 \(triangular 7\.3\), k = 7\n/);
    assert.match(readme, /Result: proved for all positions/);
    assert.match(readme, /Link: http.*laboratory\.html#claim=triangular:7\.3&k=7/);
    assert.match(files['statement.tex'].toString(), /\\begin\{statement\}[^]*x \\oplus y \\oplus z = 0/);
    await says(page, '.dossier', 'bittersweet-triangular-7.3-k=7-dossier.zip was made');
    // The dossier can be saved again, and is the same file.
    const again = row.getByRole('button', { name: 'Save the dossier again' });
    const [download] = await Promise.all([page.waitForEvent('download'), again.click()]);
    assert.deepEqual(unpacked(await fs.readFile(await download.path()))['README.txt'], files['README.txt']);
    await part('after another k there is none until that is proved', async () => {
      await row.getByLabel('k', { exact: true }).fill('11');
      await row.getByLabel('k', { exact: true }).press('Enter');
      await row.locator('.dossier').waitFor({ state: 'detached' });
      await row.getByRole('button', { name: /^Prove/ }).click();
      assert.equal((await saved(page, row)).name, 'bittersweet-triangular-7.3-k=11-dossier.zip');
    });
  });

  onBench('of learned sets', '#show=learn&learn=bar:rim=min(3,floor((x%2Bz)/2))', async (page) => {
    const learn = async (rules) => {
      if (rules) await page.evaluate((rules) => { location.hash = `#show=learn&learn=${rules}`; }, rules);
      if (rules) await page.waitForFunction((rules) => location.hash.includes(rules) && !document.querySelector('.learn .waiting'), rules);
      await page.locator('#run-learn').click();
    };
    await part('with their automata', async () => {
      await learn();
      const { files } = await saved(page, page.locator('.learn'));
      assert.match(files['automata/p-positions-least-significant-first.txt'].toString(), /^lsd_2 lsd_2 lsd_2\n/);
      assert.match(files['automata/p-positions-most-significant-first.txt'].toString(), /^msd_2 msd_2 msd_2\n/);
      assert.match(files['pictures/p-positions-most-significant-first.dot'].toString(), /^digraph/);
      assert.match(files['README.txt'].toString(), /A certificate, and a file for Rocq: certificates are about the P-positions of bars/);
      assert.equal(files['certificate.txt'], undefined);
    });
    await part('P-positions without a formula have a certificate and files for Rocq', async () => {
      await learn('step:k=4,s=2');
      const { files } = await saved(page, page.locator('.learn'));
      assert.match(files['certificate.txt'].toString(), /^bittersweet certificate 1\nstatement \d+\n/);
      assert.match(files['rocq/Certified.v'].toString(), /accepts the_automaton \[x; y; z\] = true/);
    });
    await part('a set that no small automaton accepts has the positions that show it', async () => {
      await learn('triangle:k=2');
      const { files } = await saved(page, page.locator('.learn'));
      assert.match(files['residuals.txt'].toString(), /^state 0: 0 0 0, 0 digits\n[^]*\nnode 0: /);
      assert.match(files['README.txt'].toString(), /at\s+least\s+10\d\d\s+states/);
    });
  });

  onBench('can be stopped, and asked for again', '#show=learn&learn=triangle:k=2', async (page) => {
    await page.locator('#run-learn').click();
    const dossier = page.locator('.dossier');
    await dossier.getByRole('button', { name: 'Save a dossier' }).click({ timeout: 60_000 });
    await dossier.getByRole('button', { name: 'Stop' }).click();
    await dossier.getByRole('button', { name: 'Save a dossier' }).waitFor();
    // The keyboard goes on from where the button was.
    assert.equal(await page.evaluate(() => document.activeElement.className), 'dossier');
    assert.equal(await dossier.getAttribute('aria-busy'), 'false');
  });
});

describe('what is known for an even k', () => {
  onBench('is a table for each k, from which an automaton is learned', '#show=learn&learn=triangle:k=3', async (page) => {
    const panel = page.locator('.even');
    await panel.locator('summary').first().click();
    await says(page, '.even', 'Let k = 2. For each bound on y, the P-positions with y up to this bound repeat along the diagonal');
    await panel.getByRole('radio', { name: 'k = 4', exact: true }).check();
    await says(page, '.even', 'For k = 4 and y ≤ 2, a position is a P-position if and only if x ⊕ y ⊕ z = 0');
    assert.deepEqual(await violations(page, { part: '.even' }), []);
    const row = panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '3', exact: true }) });
    assert.deepEqual(await row.getByRole('cell').allInnerTexts(), ['19', '4', '15 states']);
    await row.getByRole('button', { name: '15 states: learn the P-positions with y at most 3' }).click();
    await says(page, '.learn .found', 'A position of bar:rim=min(3,floor((x+z)/4)) is a P-position if and only if the automaton below accepts it');
    await says(page, '.learn', 'The smallest automaton has 15 states');
    for (const width of [360, 768, 1440]) {
      await part(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${wide}`);
        const low = await page.locator('.even button').evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
        assert.ok(low >= 44, `${low}`);
      });
    }
  });
});
