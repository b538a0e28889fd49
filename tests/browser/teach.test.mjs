// The room Teach: links, frames, lessons and worksheets, as a teacher makes them and as pupils get them.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe } from 'node:test';
import { addBlock, enter, follow, holds, typePosition } from './figures.mjs';
import { begun, laboratory, part, says, serve } from './page.mjs';
const { visit, visits } = laboratory({ at: 'teach.html', ready: 'main' });

const LINK = 'Link for your pupils';
const FRAME = 'Embed code: a line to paste into your page';
const ELEMENT = 'HTML element with methods and events (for programmers)';
const text = (page, label) => page.getByLabel(label, { exact: true }).inputValue();
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** The text of a box once the page has written what is looked for into it. */
async function written(page, label, pattern) {
  const box = page.getByLabel(label, { exact: true });
  await page.waitForFunction(([box, pattern]) => new RegExp(pattern).test(box.value), [await box.elementHandle(), pattern.source]);
  return box.inputValue();
}

/** Opens a page of another server with this body. */
async function inAnotherPage(page, body, steps) {
  const html = `<!DOCTYPE html><html lang="en"><head><title>A lesson</title></head><body>${body}</body></html>`;
  const other = await serve('/nowhere', { at: '/', overrides: { 'page.html': html, 'favicon.ico': '' } });
  const lesson = await page.context().newPage();
  await lesson.goto(`${other.url}page.html`);
  await steps(lesson);
  await lesson.close();
  await other.close();
}

/** The number of pages of a PDF. */
const pages = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g).length;
const printed = async (page) => pages(await page.pdf({ preferCSSPageSize: true }));

describe('the link', () => {
  visit('opens Play or Explore with the position that was typed, or names what is wrong with it', '#g=nim:4,0,6', async (page) => {
    await part('a position that cannot be read says why, and a legal one is offered', async () => {
      await typePosition(page, 'triangle:k=3:2,4,1');
      await says(page, '#teach-position-error', 'y may be at most ⌊(2+1)/3⌋ = 1, but it is 4');
      assert.match(await text(page, LINK), /nim:4,0,6$/);
      await page.locator('#teach-position-error button').click();
      await written(page, LINK, /triangle:k=3:2,1,1$/);
      await page.locator('#teach-position-error').waitFor({ state: 'detached' });
    });
    await follow(page, '#g=nim:1,2,3+sharing:0,2,4');
    await part('a sum is for Explore, since Play has none', async () => {
      await written(page, LINK, /explore\.html#g=nim:1,2,3\+sharing:0,2,4$/);
      assert.equal(await page.getByRole('radio', { name: /^Play:/ }).count(), 0);
    });
    await follow(page, '#g=nim:4,0,6');
    await part('opens Play or Explore with the position that was typed', async () => {
      await written(page, LINK, /\/lessons\/bar\/#bar=nim:4,0,6$/);
      await typePosition(page, 'triangle:k=3:7,4,7');
      assert.match(await written(page, LINK, /triangle/), /#bar=triangle:k=3:7,4,7$/);
      await page.getByRole('radio', { name: 'Explore: the position with its figures' }).check();
      const link = await written(page, LINK, /explore/);
      await page.getByRole('img', { name: 'QR code of the link, for phones' }).waitFor();
      await page.goto(link);
      await begun(page);
      assert.equal(await page.locator('#notation').inputValue(), 'triangle:k=3:7,4,7');
    });
  });
});

describe('the address', () => {
  visit('has the tab and the position, Back and Forward walk through them, names what cannot be opened, and opens an old link', '#g=nim:4,0,6', async (page) => {
    await part('has the tab and the position, and Back and Forward walk through them', async () => {
      await enter(page, 'frame');
      await page.waitForURL(/tab=frame/);
      await enter(page, 'lesson');
      await page.waitForURL(/tab=lesson/);
      // Each way leads by the opening.
      for (const [go, part] of [['goBack', '.doors'], ['goBack', '.framing'], ['goBack', '.doors'], ['goBack', '#teach-link'], ['goForward', '.doors'], ['goForward', '.framing']]) {
        await page[go]();
        await page.locator(part).waitFor();
      }
      await page.reload();
      await page.locator('.framing').waitFor();
      assert.equal(await page.locator('.position').inputValue(), 'nim:4,0,6');
    });
    await follow(page, '#tab=film&lesson=1.QSBzdHJpcB50H0JyZWFrIGl0Lg');
    await part('what cannot be opened is said', async () => {
      await says(page, '.notice', '“tab=film”');
      assert.equal(await text(page, 'Title'), 'A strip');
      await page.goto('about:blank');
      await page.goBack();
      await page.evaluate(() => void (location.hash = '#lesson=nonsense'));
      await says(page, '.notice', 'This link cannot be opened: the lesson in the link is damaged or incomplete.');
    });
    await part('an old link for pupils opens on their page', async () => {
      await page.goto(page.url().replace(/#.*/, '?old#read=1.QSBzdHJpcB50H0JyZWFrIGl0Lg&lang=ja'));
      await page.waitForURL(/lesson\.html#lesson=1\.QSBzdHJpcB50H0JyZWFrIGl0Lg&lang=ja$/);
      await page.getByRole('heading', { name: 'A strip' }).waitFor();
    });
  });
});

visits('the frame', {
  'the element opens the same as a recipe, a task is in the code while it is written, and columns are for Sharing Nim only': ['#g=nim:4,0,6&tab=frame', async (page) => {
    await part('the element opens the same', async () => {
      await page.locator('.frame-options > details').nth(1).locator('summary').click();
      await inAnotherPage(page, await text(page, ELEMENT), async (lesson) => {
        const frame = lesson.frameLocator('bittersweet-game iframe');
        await frame.locator('.board').waitFor();
        assert.equal(await lesson.evaluate(() => document.querySelector('bittersweet-game').evaluate('nim:1,2,3').then(() => 'known', (error) => error.message)), 'The solver is turned off in this frame (solver=0).');
      });
    });
    await part('a recipe is one tap, and its code is in sight and works in another page', async () => {
      const code = page.getByLabel(FRAME, { exact: true });
      assert.match(await code.inputValue(), /hints=0&amp;solver=0#g=nim:4,0,6" .* style="border:0"/);
      await button(page, 'Play the computer').click();
      await written(page, FRAME, /computer=second:100:0/);
      assert.equal(await button(page, 'Play the computer').getAttribute('aria-pressed'), 'true');
      for (const [width, height] of [[1440, 900], [1024, 768]]) {
        await page.setViewportSize({ width, height });
        const box = await code.boundingBox();
        assert.ok(box.y + box.height <= height, `the code ends at ${box.y + box.height} of ${height}`);
      }
      await page.locator('.frame-preview').frameLocator('iframe').getByText('Your move.').waitFor();
      await inAnotherPage(page, await code.inputValue(), async (lesson) => {
        const frame = lesson.frameLocator('iframe');
        await frame.getByText('Your move.').waitFor();
        await frame.locator('.rules').filter({ hasText: 'Two players take turns.' }).waitFor();
        // No border, no ground but that of a white page, and the given height is enough.
        assert.equal(await lesson.locator('iframe').evaluate((frame) => getComputedStyle(frame).borderTopWidth), '0px');
        assert.equal(await frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor), 'rgb(255, 255, 255)');
        await lesson.setViewportSize({ width: 700, height: 800 });
        await lesson.frames()[1].waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
      });
    });
    await part('the task is in the code while it is written', async () => {
      await page.locator('.frame-options summary').first().click();
      await page.getByLabel('Task above the position').pressSequentially('Who wins, "you" or I & why?');
      await written(page, FRAME, /task=Who%20wins.*title="Who wins, &quot;you&quot; or I &amp; why\?"/);
      await page.locator('.frame-preview').frameLocator('iframe').locator('.task').filter({ hasText: 'Who wins, "you" or I & why?' }).waitFor();
      await page.reload();
      await written(page, FRAME, /task=Who%20wins/);
    });
    await follow(page, '#g=sharing:0,5,16&tab=frame');
    await part('the columns are offered for Sharing Nim only', async () => {
      await page.locator('.frame-options summary').first().click();
      await page.getByRole('radio', { name: 'the palindromic columns' }).check();
      await written(page, FRAME, /view=columns/);
      await typePosition(page, 'nim:4,0,6');
      await written(page, FRAME, /nim:4,0,6/);
      assert.doesNotMatch(await text(page, FRAME), /view=/);
      assert.equal(await page.getByRole('radio', { name: 'the palindromic columns' }).count(), 0);
    });
  }],
  'keeps changes that come faster than the page is drawn, and no two boxes have one name': ['#g=nim:3,5,4&tab=frame', async (page) => {
    await page.locator('.frame-options summary').first().click();
    const names = await page.locator('.share-options input[type=checkbox]').evaluateAll((boxes) => boxes.map((box) => box.labels[0].innerText));
    assert.equal(new Set(names).size, names.length, names.join(', '));
    const boxes = ['undo and redo', 'position as text', 'the moves', 'the rules of the game'].map((label) => page.getByLabel(label, { exact: true }));
    const before = await Promise.all(boxes.map((box) => box.isChecked()));
    await page.evaluate((all) => all.forEach((box) => box.click()), await Promise.all(boxes.map((box) => box.elementHandle())));
    await written(page, FRAME, /controls=turn,notation&amp;.*lock=moves&amp;rules=0/);
    assert.deepEqual(await Promise.all(boxes.map((box) => box.isChecked())), before.map((was) => !was));
    await says(page, '.share-options', 'Locks are a convenience, not protection');
    await says(page, '.recipes', 'You chose these options yourself.');
  }],
});

visits('the lesson', {
  'is made, kept, shown, sent, saved and printed, and the keyboard keeps its place in it': ['#tab=lesson', async (page, context) => {
    await button(page, 'Begin with an example').click();
    await page.getByLabel('Title').fill('Mirrors & more');
    await addBlock(page, 'Text');
    const last = page.getByRole('group', { name: '8. Text' });
    await last.getByRole('textbox').fill('The end.\n\nReally <b>the end</b>.');
    await last.getByRole('button', { name: 'Move up: 8. Text' }).click();
    await page.getByRole('group', { name: '7. Text' }).waitFor();
    // A block that was removed comes back.
    await button(page, 'Remove: 1. Text').click();
    await page.getByRole('group', { name: '1. Text' }).filter({ hasText: 'Text' }).waitFor();
    assert.equal(await page.locator('.block').count(), 7);
    await button(page, 'Undo').click();
    assert.equal(await page.locator('.block').count(), 8);
    const link = await text(page, LINK);
    // A pupil sees the lesson, on another device.
    const pupil = await context.browser().newContext({ viewport: { width: 360, height: 740 } });
    const other = await pupil.newPage();
    await other.goto(link);
    await other.getByRole('heading', { name: 'Mirrors & more' }).waitFor();
    await other.getByText('Really <b>the end</b>.').waitFor({ state: 'attached' });
    await other.getByRole('button', { name: 'Task 1: open' }).click();
    await other.locator('.sitting .turn').filter({ hasText: 'Your move.' }).first().waitFor();
    const answer = other.getByText('Make both ends equally long');
    assert.equal(await answer.isVisible(), false);
    for (let screen = 0; screen < 9 && !(await other.locator('.for-class:visible').count()); screen += 1) {
      await other.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await other.locator('.for-class:visible summary').first().click();
    await answer.waitFor();
    await pupil.close();
    // The file has the whole lesson with its program.
    const download = page.waitForEvent('download');
    await button(page, 'Save as a file').click();
    const file = await download;
    assert.equal(file.suggestedFilename(), 'Mirrors-more.html');
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bittersweet-'));
    await file.saveAs(path.join(folder, 'lesson.html'));
    const opened = await context.newPage();
    await opened.goto(`file://${folder}/lesson.html`);
    await opened.getByRole('heading', { name: 'Mirrors & more' }).waitFor();
    await opened.getByRole('button', { name: 'Task 1: open' }).click();
    await opened.locator('.sitting .turn').filter({ hasText: 'Your move.' }).first().waitFor();
    await opened.close();
    await fs.rm(folder, { recursive: true });
    // On paper there are the drawings, and no fields and no answers.
    assert.ok((await printed(page)) <= 2);
    await page.emulateMedia({ media: 'print' });
    assert.deepEqual([await page.locator('.reader .printed').first().isVisible(), await page.locator('.block').first().isVisible(), await page.locator('.reader details').first().isVisible()], [true, false, false]);
    await page.emulateMedia({ media: 'screen' });
    // The draft comes back without the link.
    await page.goto(page.url().replace(/#.*/, '?again#tab=lesson'));
    await page.getByLabel('Title').waitFor();
    assert.equal(await text(page, 'Title'), 'Mirrors & more');
    await part('the keyboard keeps its place while blocks are moved and removed', async () => {
      const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
      await button(page, 'Move down: 1. Text').focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.getAttribute('aria-label') === 'Move down: 2. Text');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.getAttribute('aria-label') === 'Move down: 3. Text');
      await button(page, 'Remove: 3. Text').focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('.block').length === 7);
      assert.equal(await focused(), 'Remove: 3. Question');
    });
  }],
  'is saved as a page of drawings and frames where the page for pupils cannot be loaded': ['#tab=lesson', async (page, context) => {
    await page.route('**/bittersweet-lesson.html', (route) => route.fulfill({ status: 404 }));
    await button(page, 'Begin with an example').click();
    const download = page.waitForEvent('download');
    await button(page, 'Save as a file').click();
    const html = await fs.readFile(await (await download).path(), 'utf8');
    assert.equal((html.match(/<svg/g) ?? []).length, 2);
    const opened = await context.newPage();
    await opened.setContent(html);
    await opened.locator('bittersweet-game iframe').first().contentFrame().getByText('Your move.').waitFor();
    assert.equal(await opened.locator('.still').first().isVisible(), false);
    await opened.emulateMedia({ media: 'print' });
    assert.equal(await opened.locator('.still svg').first().isVisible(), true);
    await opened.close();
  }, { expected: [/404/] }],
  'a link with another lesson loses no draft, a position in it can be wrong, and one that is too long for a link is said': ['#tab=lesson', async (page) => {
    await page.getByLabel('Title').fill('My own');
    await page.waitForURL(/lesson=/);
    await page.goto(page.url().replace(/#.*/, '?again#lesson=1.QSBzdHJpcB50H0JyZWFrIGl0Lg'));
    await says(page, '.lesson-editor', 'This device has saved another lesson: My own.');
    assert.equal(await text(page, 'Title'), 'A strip');
    // Nor when the lesson of the link becomes the draft.
    await page.getByLabel('Title').fill('A strip with two ends');
    await holds(async () => assert.match(Buffer.from((await page.evaluate(() => localStorage.getItem('bittersweet.lesson'))).slice(2), 'base64url').toString(), /^A strip with two ends/));
    await page.goto(page.url().replace(/\?.*/, '?anew#tab=lesson'));
    await says(page, '.lesson-editor', 'This device has saved another lesson: My own.');
    assert.equal(await text(page, 'Title'), 'A strip with two ends');
    await page.getByLabel('Title').fill('A strip');
    await button(page, 'Open the other lesson').click();
    await page.waitForFunction(() => document.querySelector('#lesson-title').value === 'My own');
    await button(page, 'Open the other lesson').click();
    await page.waitForFunction(() => document.querySelector('#lesson-title').value === 'A strip');
    await part('a position in it can be wrong, and one that is too long for a link is said', async () => {
      await addBlock(page, 'Position');
      const block = page.getByRole('group', { name: '2. Position' });
      await typePosition(block, 'nim:1,2');
      await block.locator('.error').waitFor();
      await typePosition(block, 'sharing:0,5,16');
      await block.locator('.bar-maker').getByRole('img', { name: 'Sharing Nim, position (0, 5, 16)' }).or(block.locator('.bar-field > summary').filter({ hasText: 'a = 0, b = 5, c = 16' })).first().waitFor();
      await block.getByLabel('Purpose').selectOption('A figure');
      await addBlock(page, 'Text');
      await page.getByRole('group', { name: '3. Text' }).getByRole('textbox').fill('word '.repeat(2000));
      await says(page, '.error', /This lesson is too long for a link: its code has .* characters, and 8.?000 are allowed\./);
      assert.equal(await page.getByLabel(LINK, { exact: true }).count(), 0);
      // The draft is kept all the same.
      await page.reload();
      await page.getByRole('group', { name: '3. Text' }).waitFor();
    });
  }],
});

visits('the worksheet', {
  'fits on a page with every kind of game, and its answers on a second one': ['#g=triangle:k=3:7,4,7&tab=print', async (page) => {
    const choose = async (position) => {
      await typePosition(page, position);
    };
    assert.equal(await printed(page), 1);
    await page.getByLabel('three smaller bars').uncheck();
    await page.getByLabel('a table to fill in').check();
    for (const [game, most] of [['triangle:k=3:7,4,7', 11], ['step:k=4,s=2:4,3,13', 7], ['sharing:0,5,16', 11], ['nim:misere:3,7,4', 7]]) {
      await part(game, async () => {
        await page.getByLabel('With answers').uncheck();
        await choose(game);
        await page.locator('.sheet').getByRole('img', { name: `position (${game.split(':').at(-1).replaceAll(',', ', ')})` }).waitFor();
        await page.locator('#sheet-size').fill(`${most}`);
        await page.locator('#sheet-size').press('Enter');
        await page.waitForFunction((rows) => document.querySelectorAll('.sheet .to-fill tbody tr').length === rows, most + 1);
        assert.equal(await printed(page), 1);
        await page.getByLabel('With answers').check();
        // The plane of (7, 4, 7) has no P-position up to 11.
        await page.locator('.answers .to-fill td:not(:empty)').first().waitFor();
        await says(page, '.answers', game.includes('misere') ? 'No move wins.' : 'These moves win, and no others:');
        assert.equal(await printed(page), 2);
      });
    }
    await part('has a sum with every part', async () => {
      await choose('nim:1,2,3+sharing:0,2,4');
      await says(page, '.sheet.answers', 'part 1');
      assert.equal(await page.locator('.sheet:not(.answers) .sheet-bar > .picture .printed').count(), 2);
      await says(page, '.sheet', 'Which moves win? Name the part and the move.');
    });
  }],
  'has several positions, the teacher\'s own words, and numbers that can be read': ['#g=triangle:k=3:7,4,7&tab=print', async (page) => {
    await page.getByLabel('Title').fill('Class 7b');
    await page.getByLabel('Your own text').fill('With a neighbour.\n\nThen alone.');
    await button(page, 'Add a position').click();
    await typePosition(page, 'nim:40,3,30', 1);
    await page.getByLabel('three smaller bars').uncheck();
    await page.getByRole('img', { name: 'Rectangle, position (40, 3, 30)' }).waitFor();
    await says(page, '.sheet .words', 'Then alone.');
    assert.equal(await printed(page), 1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 703, height: 1000 });
    // At least 8 points, which are 10.67 pixels on paper; and no label lies on another one.
    const drawings = await page.locator('.sheet .sheet-bar > .picture .printed').evaluateAll((all) => all.map((svg) => {
      const labels = [...svg.querySelectorAll('.label.under')];
      const boxes = labels.map((label) => label.getBoundingClientRect()).sort((a, b) => a.left - b.left);
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return { size: scale * parseFloat(getComputedStyle(labels[0]).fontSize), gap: Math.min(...boxes.slice(1).map((box, at) => box.left - boxes[at].right)), width: svg.getBoundingClientRect().width };
    }));
    assert.equal(drawings.length, 2);
    for (const { size, gap } of drawings) assert.ok(size >= 10.67 && gap >= 0, `${size} ${gap}`);
    assert.ok(drawings[1].width > 600, `${drawings[1].width}`);
    // The sentence about the bitter piece is true without colours.
    const words = await page.locator('.sheet').innerText();
    assert.match(words, /A cross marks the bitter piece/);
    assert.doesNotMatch(words, /blue/);
    assert.equal(await page.locator('.sheet .foil .c-cross:not(.under)').first().isVisible(), true);
    await page.emulateMedia({ media: 'screen' });
    // The draft comes back, and a position that was removed as well.
    await page.goto(page.url().replace(/#.*/, '?again#tab=print'));
    await page.locator('.bar-field').nth(1).waitFor();
    await button(page, 'Remove: Position 2').click();
    await page.locator('.bar-field').nth(1).waitFor({ state: 'detached' });
    await button(page, 'Undo').click();
    await page.locator('.bar-field').nth(1).waitFor();
  }],
  'is black on white, and has the answers of the solver; the switches stand still': ['#g=triangle:k=3:7,4,7&tab=print', async (page) => {
    await part('the switches stand still while the paper beside them grows and shrinks', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 1440, height: 640 });
      await page.locator('.smaller-bars > :nth-child(3) .printed').waitFor();
      await page.locator('.asked-of').evaluate((part) => part.scrollIntoView({ block: 'start' }));
      const top = () => page.locator('.asked-of').evaluate((part) => part.getBoundingClientRect().top + scrollY);
      const before = await top();
      for (const isAsked of [false, true]) {
        await page.getByLabel('three smaller bars').setChecked(isAsked);
        await page.waitForFunction((isAsked) => !!document.querySelector('.smaller-bars > :nth-child(3) .printed') === isAsked, isAsked);
        await page.locator('.sheet-controls .waiting').waitFor({ state: 'detached' });
        assert.equal(await top(), before);
      }
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
    });
    await part('the answers are those of the solver', async () => {
      const read = (part) =>
        page.locator(part).evaluate((table) => [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())));
      // At first three smaller bars are asked for, and no table; the table is that of the height of the bar, unless another is chosen.
      assert.equal(await page.locator('.sheet .to-fill').count(), 0);
      await page.locator('.smaller-bars > :nth-child(3) .printed').waitFor();
      await page.getByLabel('a table to fill in').check();
      assert.equal(await page.locator('#sheet-height').inputValue(), '4');
      await page.locator('#sheet-height').fill('0');
      await page.locator('#sheet-height').press('Enter');
      assert.ok((await read('.sheet .to-fill')).flat().every((cell) => cell === ''));
      await page.getByLabel('With answers').check();
      await page.locator('.answers .to-fill td.p').first().waitFor();
      // Without a height a triangular bar is Nim with two heaps.
      assert.deepEqual(await read('.answers .to-fill'), Array.from({ length: 8 }, (_, z) => Array.from({ length: 8 }, (_, x) => `${x ^ z}`)));
      await page.waitForFunction(() => document.querySelectorAll('.answers ul li').length === 6);
    });
    await part('what is printed is black on white, and nothing but the sheet', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const part of ['.site', '.back', '.sheet-controls']) {
        assert.equal(await page.locator(part).first().isVisible(), false, part);
      }
      const colours = await page.locator('.sheet:not(.answers)').evaluate((sheet) => [getComputedStyle(sheet).color, getComputedStyle(sheet).backgroundColor]);
      assert.deepEqual(colours, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      assert.equal(await page.locator('.sheet:not(.answers) .qr').isVisible(), true);
    });
  }],
});
