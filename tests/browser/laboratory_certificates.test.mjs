// Certificates that are made, saved, edited, and checked again.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { violations } from './everybody.mjs';
import { laboratory, part } from './page.mjs';

const { visits } = laboratory({ at: 'laboratory.html', ready: 'main > section' });
const row = (page) => page.locator('[id="claim-triangular:7.3"]');

/** Makes the certificate of Theorem 7.3 for the k of the link. */
async function made(page) {
  await row(page).getByRole('button', { name: /^Prove/ }).click();
  await row(page).getByRole('button', { name: 'Make a certificate' }).click();
  const save = row(page).getByRole('button', { name: /^Save the certificate/ });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return fs.readFile(await download.path(), 'utf8');
}

const toSection = (page) => page.evaluate(() => { location.hash = 'show=certificates'; });

/** The outcome for a pasted text. */
async function pasted(page, text) {
  await page.getByLabel('Or paste the text of a certificate').fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  return outcome(page);
}

async function outcome(page) {
  await page.waitForFunction(() => document.querySelector('.certificates .found[aria-busy="false"] .told'));
  return page.locator('.certificates .told').innerText();
}

/** Chooses a file. Once its name is shown, so is no answer to another one. */
async function chosen(page, name, text) {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.certificates .remark').filter({ hasText: name }).waitFor();
  return outcome(page);
}

/** Drops a file on a part of the page. */
const drop = (page, place, text) =>
  page.evaluate(([place, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }));
    document.querySelector(place).dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [place, text]);

visits('a certificate', {
  'that was just made is checked with one click': ['#claim=triangular:7.3&k=31', async (page) => {
    const text = await made(page);
    await row(page).getByRole('button', { name: 'Check the certificate again' }).click();
    const told = await outcome(page);
    const entries = text.trimEnd().split('\n').length - 8;
    assert.match(told, /^Accepted\. Proved for all x, y, z: a position of triangle:k=31 is a P-position if and only if x ⊕ y ⊕ z = 0\./);
    assert.ok(told.includes(`All ${entries} entries`), told);
    assert.ok(page.url().endsWith('#show=certificates'), page.url());
    assert.equal(await page.evaluate(() => document.activeElement.className), 'found');
  }],
  'of a file is checked, and one that was edited is not accepted': ['#claim=triangular:7.3&k=7', async (page) => {
    const text = await made(page);
    await toSection(page);
    assert.match(await chosen(page, 'good.txt', text), /^Accepted\. .*triangle:k=7 /);
    assert.match(await chosen(page, 'other.txt', text.replace('k=7', 'k=11')), /^Not accepted\. Line \d+: .*does not prove the claim in its second line \(x ⊕ y ⊕ z = 0 for triangle:k=11\)/);
    const lines = text.trimEnd().split('\n');
    const edited = [...lines.slice(0, -1), lines.at(-1).replace(/\|[^|]*$/, '|0')].join('\n');
    assert.match(await chosen(page, 'edited.txt', edited), new RegExp(`^Not accepted\\. Line ${lines.length}: the entry does not name`));
    assert.match(await chosen(page, 'cut.txt', lines.slice(0, -1).join('\n')), new RegExp(`^Not accepted\\. The text was cut off: line ${lines.length} is missing\\.`));
    assert.match(await chosen(page, 'unnamed.txt', text.replace(/^claim.*\n/m, '')), /^Not accepted\. The text does not name its claim\./);
    assert.match(await chosen(page, 'later.txt', text.replace('certificate 1', 'certificate 2')), /^Not accepted\. This certificate has format 2, and this page reads format 1\./);
    assert.match(await chosen(page, 'kind.txt', text.replace('triangle:k=7', 'triangle:k=7,misere')), /^Not accepted\. The claim in line 2, .* has no form that a certificate can prove/);
  }],
  'is pasted and checked with the keyboard, and leaves nothing wrong for assistive technology': ['#show=certificates', async (page) => {
    assert.match(await pasted(page, 'x ⊕ y ⊕ z = 0'), /^Not accepted\. This is not a certificate: the first line must be/);
    await page.getByLabel('Or paste the text of a certificate').fill('bittersweet certificate 1\nclaim nim\n');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.certificates .told').filter({ hasText: 'Line 2 must name the claim like this' }).waitFor();
    // The field for files comes before the box.
    await page.getByLabel('Or paste the text of a certificate').focus();
    await page.keyboard.press('Shift+Tab');
    assert.equal(await page.evaluate(() => document.activeElement.type), 'file');
    await part('leaves nothing wrong for assistive technology at any width', async () => {
      await pasted(page, 'bittersweet certificate 1\nclaim triangle:k=7 | x ⊕ y ⊕ z = 0\n');
      for (const [width, colorScheme] of [[360, 'dark'], [768, 'light'], [1440, 'light']]) {
        await part(`${width}, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          assert.deepEqual(await violations(page), []);
          assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        });
      }
    });
  }],
  'can be dropped, as a file or as a text, and one that is too large is not read': ['#show=certificates', async (page) => {
    await drop(page, '.drop', 'bittersweet certificate 9\n');
    assert.match(await outcome(page), /^Not accepted\. This certificate has format 9/);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'bittersweet certificate 1');
      document.querySelector('.drop').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await page.waitForFunction(() => document.querySelector('#certificate-text').value === 'bittersweet certificate 1');
    await page.getByLabel('Choose a file').setInputFiles({ name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(17_000_000, 'x') });
    await page.locator('.certificates .error').waitFor();
    assert.equal(await page.locator('.certificates .error').innerText(), 'large.txt has 17 MB; at most 16 MB are allowed.');
  }],
  'that is dropped at the foot of the start is checked': ['', async (page) => {
    await drop(page, '.further', 'bittersweet certificate 9\n');
    assert.match(await outcome(page), /^Not accepted\. This certificate has format 9/);
    assert.ok(page.url().endsWith('#show=certificates'), page.url());
  }],
  'that cannot be made says why, and is made when it is asked for again': ['#claim=triangular:7.3&k=7', async (page) => {
    await row(page).getByRole('button', { name: /^Prove/ }).click();
    await row(page).getByRole('button', { name: 'Make a certificate' }).waitFor();
    // Proofs do not load what makes certificates.
    assert.ok(page.workers().every((worker) => !worker.url().includes('certifier')));
    await page.route('**/certifier_loader.js', (route) => route.abort());
    await row(page).getByRole('button', { name: 'Make a certificate' }).click();
    await row(page).locator('.certificate .refused').waitFor();
    await page.unroute('**/certifier_loader.js');
    await row(page).locator('.certificate .refused').getByRole('button').click();
    await row(page).getByRole('button', { name: /^Save the certificate/ }).waitFor();
  }, { expected: [/ERR_FAILED/, /Failed to fetch/] }],
});

