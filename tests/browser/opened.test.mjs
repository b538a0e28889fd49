// Parts that open over a page or in it, for fingers and with the colours of the system: they are as large, as narrow and as plain to screen
// readers as the page itself. everybody.test.mjs sees views as they are at first, with their settings open.
import assert from 'node:assert/strict';
import { foundIn, foundInColours, overflows, small } from './everybody.mjs';
import { anew, each, laboratory, settled } from './page.mjs';

const CHOSEN = { viewport: { width: 360, height: 740 }, hasTouch: true, forcedColors: 'active', colorScheme: 'dark', locale: 'ja-JP' };
// In the headless shell a tap does not open a popover.
const explore = laboratory({ settles: true, hasWindows: true });
const play = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });
const teach = laboratory({ at: 'teach.html', ready: 'main' });

/** Parts over the page that have no edge: the colours of the system leave no shadow and no paper. */
const borderless = (page) =>
  page.locator('dialog[open], :popover-open').evaluateAll((all) =>
    all.filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) === 0).map((one) => one.outerHTML.slice(0, 160)));

/** Checks that everybody can use the part that taps on these elements open, one after the other; `opened` is the part. */
const isForEverybody = (page, table, ready) =>
  each(table, async ([link, taps, opened]) => {
    await anew(page, link, ready);
    await settled(page);
    for (const part of taps) await page.locator(part).first().tap();
    await page.locator(opened).first().waitFor();
    assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
    assert.deepEqual(await small(page), []);
    assert.deepEqual(await borderless(page), []);
    assert.deepEqual(await foundIn(page, 'dark'), []);
    assert.deepEqual(await foundInColours(page, 'light'), []);
    await page.emulateMedia({ forcedColors: CHOSEN.forcedColors, colorScheme: CHOSEN.colorScheme });
  });

const bar = '#g=triangle:k=3:7,4,7&n=12';
const IN_EXPLORE = {
  sharing: [bar, ['button.share'], '.share-dialog .share-line'],
  downloads: [bar, ['.foot .downloads > button', '.download-sheet summary'], '.download-sheet details[open]'],
  'the meaning of a word': [bar, ['.rules > summary', '.rules .term'], '.meaning:popover-open'],
  'the handles of a bar': [bar, ['.position > summary', '.position .fields > button'], '.board.shaping'],
  reasons: [bar, ['.why > summary', '.reasons > summary'], '.theorem'],
};
const IN_PLAY = {
  'a game': ['#chapter=slopes', ['.primary'], '.stage .groove'],
  'a bar that somebody chose': ['#bar=triangle:k=3:7,4,7', ['.primary'], '.stage .groove'],
  'the end of a game and its reason': ['#chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0&with=noir', ['.end-card .choices button >> nth=1'], '.reason'],
};

explore.visit('over Explore and in it', bar, (page) => isForEverybody(page, IN_EXPLORE, '.board-panel'), CHOSEN);
play.visit('in Play', '', (page) => isForEverybody(page, IN_PLAY, '#app:not(:has(.late)) .stage .drawing'), CHOSEN);
teach.visit('in Teach', '', (page) => isForEverybody(page, { 'the options of a frame': ['#g=sharing:0,5,16&tab=frame', ['.frame-options summary'], '.frame-options details[open]'] }, 'main'), CHOSEN);
