// The page in English and in Japanese: which it opens in, how it is switched, and that nothing is left in the other one.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'node:test';
import { IN_COLOURS, violations } from './everybody.mjs';
import { follow } from './figures.mjs';
import { anew, grooveNamed, laboratory, part, placeOf, position, says, settled } from './page.mjs';

/** Waits until it is said whose turn it is; in Explore this is read aloud only. */
const turn = (page, words) => page.waitForFunction((words) => document.querySelector('.turn')?.textContent.includes(words), words);

const { visit } = laboratory();
const japanese = { locale: 'ja-JP' };
const language = (page) => page.evaluate(() => document.documentElement.lang);
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Waits until the page says that it speaks this language. */
const speaks = (page, code) => page.waitForFunction((code) => document.documentElement.lang === code, code);

/** Everything the page says, seen or read aloud: its texts, and the attributes that name things. */
function said(page) {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const named = [...document.body.querySelectorAll('*')].flatMap((element) => attributes.map((name) => element.getAttribute(name)));
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode;
      if (!parent.closest('script, style, noscript, [lang]:not(html)')) texts.push(data);
    }
    return [...texts, ...named.filter(Boolean)];
  });
}

/** Words of Latin letters that are the same in every language. */
const shared = new Set(
  ['Bittersweet', 'mex', 'CSV', 'SVG', 'PNG', 'PDF', 'BibTeX', 'cm', 'JSON', 'LaTeX', 'TikZ', 'TeX', 'Cividis', 'Viridis', 'WebGL', 'Shift', 'Ctrl', 'Web', 'Worker',
    'QR', 'ms', 'kB', 'MB', 'file', 'Enter', 'Home', 'Tab', 'End', 'Page', 'Up', 'Down', 'Space', 'Esc', 'OEIS'],
);
/** What is written in the notation, of games, and addresses are the same in every language. */
const written = /https?:\S+|(?:nim|triangle|step|sharing)(?::[a-z=,0-9/]+)?:?[0-9,]*|\b(?:pass|misere)\b/g;

const foreign = (text) =>
  (text.replace(written, ' ').match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !shared.has(word));

describe('which language', () => {
  visit('a Japanese browser opens the page in Japanese, unless the link names a language', '', async (page) => {
    assert.equal(await language(page), 'ja');
    await turn(page, 'プレイヤー1の番です。');
    assert.equal(await page.getByRole('button', { name: '日本語' }).count(), 0);
    assert.ok(!page.url().includes('lang='), 'a language that was not chosen is not in the link');
    await anew(page, '#g=nim:3,7,4&lang=en', '.board-panel');
    await part('the link is asked before the browser', async () => {
      assert.equal(await language(page), 'en');
      await turn(page, 'Player 1 is to move.');
    });
  }, japanese);

  visit('a language that is not spoken is English', '', async (page) => {
    assert.equal(await language(page), 'en');
    await turn(page, 'Player 1 is to move.');
  }, { locale: 'fi-FI' });
});

describe('switching', () => {
  visit('at once, and the game, what is open and what is written stay; a choice is remembered', '#g=triangle:k=3:7,4,7', async (page) => {
    await part('at once, and the game, what is open and what is written stay', async () => {
      await settled(page);
      await page.mouse.click(...(await placeOf(page, await grooveNamed(page, 'Cut left to 3:'))));
      await turn(page, 'Player 2 is to move.');
      await page.locator('#size').fill('half a word');
      await page.locator('.why summary').click();
      await says(page, '.why', 'The smallest number that is not the Grundy value of any option');
      const moved = await position(page);
      await button(page, '日本語').click();
      await turn(page, 'プレイヤー2の番です。');
      await says(page, '.why', 'mex（最小除外数）');
      assert.equal(await position(page), moved);
      assert.equal(await page.locator('#size').inputValue(), 'half a word');
      assert.equal(await page.title(), 'Bittersweet：しらべる');
      await button(page, '一手戻す').click();
      await turn(page, 'プレイヤー1の番です。');
      await button(page, 'English').click();
      await turn(page, 'Player 1 is to move.');
      assert.equal(await button(page, 'Redo').getAttribute('aria-disabled'), 'false');
    });
    await follow(page, '#g=nim:3,7,4');
    await part('a choice is remembered, and the link carries it', async () => {
      await button(page, '日本語').click();
      await page.waitForURL(/&lang=ja$/);
      await page.goto(page.url().replace(/#.*/, '#g=nim:1,2,3'));
      await page.reload();
      await speaks(page, 'ja');
      await turn(page, 'プレイヤー1の番です。');
    });
  });
});

/** Opens whatever can be opened. */
async function openAll(page) {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => details.setAttribute('open', '')));
  await settled(page);
}

describe('nothing is left in English', () => {
  const views = [
    '#g=triangle:k=3:7,4,7&marks=1',
    '#g=triangle:k=3,pass:7,4,7,1&form=colours&show=difference:play&plot=space',
    '#g=triangle:k=3:7,4,7&show=outcomes:lowered&plot=projected&beside=triangle:k=3,misere',
    '#g=triangle:k=3,misere:0,0,0&show=remoteness&form=colours&plot=list&map=grey',
    '#g=sharing:0,5,16&n=60&form=colours&line=row:2&computer=second:80:7',
    '#g=step:k=4,s=2:4,3,13&n=150&table=rim&show=level:3&form=colours&wrong=1',
    '#g=triangle:k=3:2,4,1',
  ];
  visit('in any view', views[0], async (page) => {
    for (const view of views) {
      await follow(page, view);
      await part(view, async () => {
        await settled(page);
        await openAll(page);
        const found = (await said(page)).filter((text) => text !== 'b-file' && foreign(text.replace('“wrong=1”', '')).length > 0);
        assert.deepEqual(found, []);
      });
    }
  }, japanese);
});

describe('everybody can read it', () => {
  for (const code of ['en', 'ja']) {
    visit(`with everything open: ${code}`, `#g=triangle:k=3,pass:7,4,7,1&computer=second&lang=${code}`, async (page) => {
      await settled(page);
      await openAll(page);
      for (const [width, colorScheme, rules] of [[360, 'light'], [360, 'dark', IN_COLOURS], [768, 'light'], [1440, 'light'], [1440, 'dark', IN_COLOURS]]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await settled(page);
        await part(`at ${width} pixels, ${colorScheme}`, async () => {
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'it overflows');
          assert.deepEqual(await violations(page, rules), []);
        });
      }
    });
  }
});
