// In which pages a bar works, and what is said where it does not: every row is opened in Chromium, and docs/hosting.md has the table.
// `./dev embeddings` writes it; a test holds that it is true.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch, serve, site } from './page.mjs';
import { laterBuild } from './site.mjs';
import { ROWS } from './embeddings_rows.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const guide = path.join(root, 'docs/hosting.md');
const [FROM, UNTIL] = ['<!-- embeddings: written by ./dev embeddings -->', '<!-- end of embeddings -->'];

/** The time limit of a row, in milliseconds; a slow machine keeps it as well. */
const PATIENCE = 120_000;

/** A browser, the site and a later version of it, for all rows. */
export async function stage() {
  const later = await laterBuild();
  const [browser, bars, others] = await Promise.all([launch(), serve(), serve(later.folder)]);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
  await fs.copyFile(path.join(site, 'bittersweet.html'), path.join(folder, 'bittersweet.html'));
  const close = async () => {
    await browser.close();
    await Promise.all([bars.close(), others.close(), later.remove(), fs.rm(folder, { recursive: true })]);
  };
  return { browser, bars, others, folder, close };
}

/** The frames with bars, wherever in the page they are. */
const barsIn = (page) => page.frames().filter((frame) => frame !== page.mainFrame() && /embed\.html|bittersweet\.html/.test(frame.url()));

/** Waits for a fact that no event announces. */
async function until(fact, what) {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = await fact();
    if (found) return found;
    if (Date.now() > end) throw new Error(`never seen: ${what}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Opens a row and returns what is seen: three flags for bar, value and messages, and the text if they are missing. */
export async function seen(row, { browser, bars, others, folder }) {
  const { headers = {}, own, count = 1, isFile, isSite } = row;
  const served = own ? await serve(site, { headers: () => own }) : bars;
  const html = `<!doctype html><html lang="en"><title>A lesson</title>${row.html({ at: served.url, other: others.url })}</html>`;
  const host = isSite
    ? await serve(site, { overrides: { 'lesson.html': html } })
    : await serve('/nowhere', { at: '/', overrides: { 'lesson.html': html, 'favicon.ico': '' }, headers: () => headers });
  const context = await browser.newContext({ viewport: { width: 1200, height: 1000 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const said = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('requestfailed', (request) => said.push(`${request.failure()?.errorText} ${request.url()}`));
    await page.addInitScript(() => {
      if (top !== self) return;
      window.heard = 0;
      addEventListener('message', ({ data }) => (window.heard += data?.bittersweet === 1 && data.type === 'ready'));
    });
    let address = `${host.url}lesson.html`;
    if (isFile) {
      await fs.writeFile(path.join(folder, 'lesson.html'), html);
      address = pathToFileURL(path.join(folder, 'lesson.html')).href;
    }
    await row.before?.(context);
    await page.goto(address);
    await row.after?.(page, context);
    if (row.instead) return { bar: false, value: false, messages: false, said: await row.instead({ page, said, until, barsIn }) };
    await until(() => barsIn(page).length >= count, `${count} frames`);
    for (const frame of barsIn(page)) {
      // Frames load when they are near what is in sight.
      await (await frame.frameElement()).scrollIntoViewIfNeeded();
      await frame.locator('.board').first().waitFor();
    }
    let value = true;
    let words = '';
    for (const frame of barsIn(page)) {
      // The solver starts when its frame has been seen.
      await (await frame.frameElement()).scrollIntoViewIfNeeded();
      if (row.without) {
        value = false;
        words = await row.without(frame);
      } else {
        await frame.locator('.outcome').filter({ hasText: /N-position/ }).first().waitFor();
      }
    }
    await row.then?.(page, context);
    // The page in one file is no embed, and a page further out is not the one directly around: it has heard nothing by now.
    const heard = () => page.evaluate(() => window.heard);
    const messages = row.isMute ? (await heard()) > 0 : await until(async () => (await heard()) >= count, 'messages');
    return { bar: true, value, messages, said: words };
  } finally {
    await context.close();
    await host.close();
    if (own) await served.close();
  }
}

const mark = (is) => (is ? 'yes' : 'no');

/** A line of the table. */
export const line = (row, { bar, value, messages, said }) => `| ${row.around} | ${mark(bar)} | ${mark(value)} | ${mark(messages)} | ${said} |`;

/** The lines of the table in the guide. */
export async function kept() {
  const text = await fs.readFile(guide, 'utf8');
  return text.slice(text.indexOf(FROM), text.indexOf(UNTIL)).split('\n').filter((line) => line.startsWith('| ')).slice(1);
}

export { ROWS };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = await stage();
  const lines = [];
  try {
    for (const row of ROWS) {
      lines.push(line(row, await seen(row, all)));
      console.log(lines.at(-1));
    }
  } finally {
    await all.close();
  }
  const text = await fs.readFile(guide, 'utf8');
  if (!text.includes(FROM)) throw new Error(`${guide} has no place for the table`);
  const table = [FROM, '| the page around the bar | bar | value | messages | what is said otherwise |', '|---|---|---|---|---|', ...lines, ''].join('\n');
  await fs.writeFile(guide, text.slice(0, text.indexOf(FROM)) + table + text.slice(text.indexOf(UNTIL)));
  console.log(guide);
}
