// Bad inputs of the tables, typed or opened in the built pages, are answered with the very sentences that are expected.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { describe } from 'node:test';
import { numbers, rows, varied } from './bad_inputs.mjs';
import { follow } from './figures.mjs';
import { laboratory, loaded, part, says, serve } from './page.mjs';

/** Tries all inputs in one call in the page: `act` is done with each input, and `read` returns the message after it. */
async function tried(page, all, act, read) {
  // As one script, since pages with a strict policy make no functions of texts.
  const script = `(async () => {
    const [act, said, all] = [${act}, ${read}, ${JSON.stringify(varied(all))}];
    const failures = [];
    for (const { input, message } of all) {
      const until = performance.now() + 10000;
      act(input);
      while (said() !== message && performance.now() < until) await new Promise((done) => setTimeout(done, 4));
      if (said() !== message) failures.push(input.slice(0, 80) + '\\n  expected ' + message + '\\n  found    ' + said());
    }
    return failures;
  })()`;
  assert.deepEqual(await page.evaluate(script), []);
}

/** Rows of a kind with different messages. */
const aFew = async (kind) => [...new Map((await rows(kind)).map((row) => [row.message, row])).values()].slice(0, 4);

/** Opens a link in the page. */
const open = (input) => (location.hash = `#${encodeURIComponent(input)}`);
const notice = () => [...(document.querySelector('.notice')?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('').trim();
describe('links', () => {
  const { visit } = laboratory();
  visit('of Explore', '', async (page) => tried(page, await rows('explore'), open, notice));

  // The rows are those of a native test; here it is seen that each page shows what that test reads.
  visit('of the other pages, a few of each', '', async (page) => {
    for (const [kind, at, ready] of [
      ['laboratory', 'laboratory.html', 'main > section'],
      ['bench', 'bench.html', 'main'],
      ['papers', 'papers.html', 'main.papers'],
      ['play', 'index.html', 'main'],
      ['teach', 'teach.html', 'main'],
    ]) {
      await page.goto(new URL(at, page.url()).href);
      await loaded(page, ready);
      await part(kind, async () => tried(page, await aFew(kind), open, notice));
    }
  });
});

describe('texts', () => {
  const { visit } = laboratory();
  const error = () => document.querySelector('#notation-error')?.firstChild.data ?? '';
  visit('positions, rules and numbers in Explore', '#g=triangle:k=3:7,4,7', async (page) => {
    await part('positions and rules in Explore', async () => {
      const all = await rows('position', 'rules');
      // One is typed as a reader types it, the others are put into the box.
      await page.locator('#notation').fill(all[3].input);
      await page.locator('#notation').press('Enter');
      await says(page, '#notation-error', all[3].message);
      const type = (input) => {
        const box = document.querySelector('#notation');
        box.value = input;
        box.dispatchEvent(new Event('input', { bubbles: true }));
        box.dispatchEvent(new Event('change', { bubbles: true }));
      };
      await tried(page, all, type, error);
    });
    await follow(page, '#g=step:k=4,s=3:5,1,7&n=12');
    await part('numbers in the fields of Explore', async () => {
      const all = await numbers();
      assert.ok(all.length >= 30);
      const failures = await page.evaluate(async (all) => {
        const failures = [];
        const reading = (id) => document.querySelector(`#${id}-error`)?.firstChild.data ?? '';
        const until = async (isThere) => {
          const end = performance.now() + 10_000;
          while (!isThere() && performance.now() < end) await new Promise((done) => setTimeout(done, 4));
        };
        for (const { kind, input, message } of all) {
          const box = document.querySelector(`#${kind}`);
          const type = (text) => {
            box.value = text;
            box.dispatchEvent(new Event('input', { bubbles: true }));
            box.dispatchEvent(new Event('change', { bubbles: true }));
          };
          const before = location.hash;
          type(input);
          await until(() => reading(kind) === message);
          if (reading(kind) !== message || location.hash !== before) failures.push(`${kind} ${input}\n  expected ${message}\n  found    ${reading(kind)}`);
          // A right number takes the reason away, so that the next one is seen to come.
          type({ size: '12', k: '4', s: '3', 'coordinate-0': '5' }[kind]);
          await until(() => reading(kind) === '');
        }
        return failures;
      }, all);
      assert.deepEqual(failures, []);
    });
  });

  const { visit: visitBench } = laboratory({ at: 'bench.html', ready: 'main' });
  const { visit: visitLaboratory } = laboratory({ at: 'laboratory.html', ready: 'main > section' });
  const write = (id) =>
    `(input) => { const box = document.querySelector('${id}'); box.value = input; box.dispatchEvent(new Event('input', { bubbles: true })); }`;
  visitBench('formulas and sentences on the bench', '#show=formula', async (page) => {
    await part('formulas', async () => {
      // Nothing is said of a box in which nothing is written.
      const all = (await rows('formula')).filter(({ input }) => input.trim());
      await page.locator('#formula').fill(all[0].input);
      await says(page, '#formula-mistake', all[0].message);
      await tried(page, all, write('#formula'), () => document.querySelector('#formula-mistake .error')?.innerText ?? '');
    });
    await follow(page, '#show=logic');
    await part('sentences', async () => {
      const all = (await rows('sentence')).filter(({ input }) => input.trim());
      // A sentence that can be read is refused once it is to be decided.
      const decide = `(input) => { (${write('#sentence')})(input); requestAnimationFrame(() => setTimeout(() => document.querySelector('.logic button.run, .formula-editor button.run')?.click(), 20)); }`;
      await tried(page, all, decide, () => document.querySelector('#sentence-mistake .error')?.innerText ?? '');
    });
  });
  visitLaboratory('certificates in the Laboratory', '#show=certificates', async (page) => {
    await part('certificates', async () => {
      // The page passes over blanks at the end.
      const all = (await rows('certificate')).filter(({ input }) => input.trim() && input === input.trimEnd());
      const check = `(input) => { const box = document.querySelector('.certificates textarea'); box.value = input; box.dispatchEvent(new Event('input', { bubbles: true })); requestAnimationFrame(() => setTimeout(() => [...document.querySelectorAll('.certificates button')].find((one) => one.innerText === 'Check')?.click(), 20)); }`;
      const read = () => {
        const [word, , text] = document.querySelector('.certificates .found[aria-busy="false"] .told')?.childNodes ?? [];
        return text ? `${word.innerText} ${text.data}` : '';
      };
      await tried(page, all, check, read);
    });
  });
});

describe('what pupils hand in', () => {
  const [lesson] = fs.readFileSync(new URL('../golden/class_codes.txt', import.meta.url), 'utf8').split('\n');
  const { visit } = laboratory({ at: 'teach.html', ready: '#class-codes' });
  const at = `#tab=class&lesson=${lesson}`;
  visit('codes and files', at, async (page) => {
    await part('codes', async () => {
      const take = (input) => {
        document.querySelector('#class-codes').value = input;
        [...document.querySelectorAll('.own-words button')].at(-1).click();
      };
      // The last thing that was handed in is the first of the list.
      await tried(page, await rows('code'), take, () => document.querySelector('.class-problems li span')?.textContent ?? '');
    });
    await part('files', async () => {
      const choose = (input) => {
        const [files, chooser, [, name, content]] = [new DataTransfer(), document.querySelector('.file-choice input'), input.match(/^([^:]*):(.*)$/s)];
        files.items.add(new File([content], name));
        chooser.files = files.files;
        chooser.dispatchEvent(new Event('change', { bubbles: true }));
      };
      await tried(page, await rows('file'), choose, () => document.querySelector('.hand-in .error')?.textContent ?? '');
    });
  });
});

describe('a frame', () => {
  const { visit } = laboratory({ at: 'v1/embed.html', ready: '.board' });
  visit('and its query', '?controls=none#g=triangle:k=3:7,4,7', async (page) => {
    // All rows are those of a native test.
    const all = await aFew('frame');
    for (const { input, message } of all) {
      const address = new URL(page.url());
      address.search = `?${encodeURI(input)}`;
      await page.goto(address.href);
      for (const part of message.split(/(?<=\.) (?=There|[a-z]+ is given)/)) await says(page, '.notice', part);
    }
  });

  const { visit: visitHost } = laboratory();
  visitHost('and its messages', '', async (page) => {
    const [all, other] = [await rows('message', 'set'), await serve('/nowhere', { at: '/', overrides: { 'page.html': '<!DOCTYPE html><title>A host</title>', 'favicon.ico': '' } })];
    const frame = new URL('v1/embed.html#g=triangle:k=3:7,4,7', page.url()).href;
    await page.goto(`${other.url}page.html`);
    const failures = await page.evaluate(
      async ([all, frame]) => {
        const heard = (test) => new Promise((done) => addEventListener('message', function hear({ data }) {
          if (!test(data)) return;
          removeEventListener('message', hear);
          done(data);
        }));
        const element = Object.assign(document.createElement('iframe'), { src: frame, title: 'A bar' });
        const ready = heard(({ type }) => type === 'ready');
        document.body.append(element);
        await ready;
        const failures = [];
        for (const [index, { input, message }] of all.entries()) {
          const id = `row ${index}`;
          const answer = heard((data) => data.id === id);
          element.contentWindow.postMessage({ ...JSON.parse(input), id }, '*');
          const { error } = await answer;
          if (error !== message) failures.push(`${input.slice(0, 80)}\n  expected ${message}\n  found    ${error}`);
        }
        return failures;
      },
      [all, frame],
    );
    await other.close();
    assert.deepEqual(failures, []);
  });
});
