// What opens over a page or in it, for fingers and with the colours of the system: it is as large, as narrow and as plain to screen
// readers as the page itself. everybody.test.mjs sees views as they are at first, with their settings open.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { foundIn, foundInColours, overflows, small } from './everybody.mjs';
import { laboratory } from './page.mjs';

const CHOSEN = { viewport: { width: 360, height: 740 }, hasTouch: true, forcedColors: 'active', colorScheme: 'dark', locale: 'ja-JP' };
// In the headless shell a tap does not open a popover.
const explore = laboratory({ settles: true, hasWindows: true });
const play = laboratory({ at: '', ready: '#app:not(:has(.late)) .stage .drawing' });
const teach = laboratory({ at: 'teach.html', ready: 'main' });

/** What lies over the page without an edge: the colours of the system leave no shadow and no paper. */
const borderless = (page) =>
  page.locator('dialog[open], :popover-open').evaluateAll((all) =>
    all.filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) === 0).map((one) => one.outerHTML.slice(0, 160)));

/** A test of what taps on these parts open, one after the other; `opened` is there then. */
function opens({ visit }, name, link, taps, opened) {
  visit(name, link, async (page) => {
    for (const part of taps) await page.locator(part).first().tap();
    await page.locator(opened).first().waitFor();
    assert.deepEqual(await overflows(page), [], 'something is wider than the screen');
    assert.deepEqual(await small(page), []);
    assert.deepEqual(await borderless(page), []);
    assert.deepEqual(await foundIn(page, 'dark'), []);
    assert.deepEqual(await foundInColours(page, 'light'), []);
  }, CHOSEN);
}

const bar = '#g=triangle:k=3:7,4,7&n=12';

describe('over Explore', () => {
  opens(explore, 'sharing', bar, ['button.share'], '.share-dialog .share-line');
  opens(explore, 'downloads', bar, ['.foot .downloads > button', '.download-sheet summary'], '.download-sheet details[open]');
  opens(explore, 'the meaning of a word', bar, ['.rules > summary', '.rules .term'], '.meaning:popover-open');
});

describe('in Explore', () => {
  opens(explore, 'the handles of a bar', bar, ['.position > summary', '.position .fields > button'], '.board.shaping');
  opens(explore, 'reasons', bar, ['.why summary'], '.mex-line');
});

describe('in the other rooms', () => {
  opens(play, 'a game', '#chapter=slopes', ['.primary'], '.stage .groove');
  opens(play, 'a bar that somebody chose', '#bar=triangle:k=3:7,4,7', ['.primary'], '.stage .groove');
  opens(play, 'the end of a game and its reason', '#chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0&with=noir', ['.end-card .choices button >> nth=1'], '.reason');
  opens(teach, 'the options of a frame', '#g=sharing:0,5,16&tab=frame', ['.frame-options summary'], '.frame-options details[open]');
});
