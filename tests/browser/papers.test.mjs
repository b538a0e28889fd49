// The papers: everything they number in their order, with bars to cut, misprints, and the bars of all figures.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { violations } from './everybody.mjs';
import { follow } from './figures.mjs';
import { laboratory, open, part, says, settled, site } from './page.mjs';


// Before the program runs there is an overview, too, but not as a child of that element.
const home = laboratory({ at: 'papers.html', ready: '.papers > :is(h1, .story)' });
const { visit, visits } = home;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const entry = (page, place) => page.locator(`[id="${place}"]`);
const bar = (page, place) => entry(page, place).locator('.bar');
const at = (page, place) => bar(page, place).locator('.at');
/** The distance of the upper end of an entry from that of the window. */
const top = (page, place) => entry(page, place).evaluate((one) => one.getBoundingClientRect().top);

visits('the papers', {
  'open in their own order, with what is on record of their claims': ['', async (page) => {
    await page.getByRole('link', { name: 'Triangular bars' }).click();
    await page.locator('.entry').first().waitFor();
    await page.waitForURL(/#paper=triangular$/);
    const names = await page.locator('.entry h3').allInnerTexts();
    assert.equal(names.length, 98);
    assert.ok(names.indexOf('Figure 12') < names.indexOf('Definition 5.1'));
    const theorem = entry(page, 'theorem-7.3');
    await part('one section is seen at a time, and the contents lead to the others', async () => {
      assert.equal(await page.locator('.entry').filter({ visible: true }).count(), 5);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await contents.getByRole('link', { name: 'Section 7, part 1 of 2' }).click();
      await page.waitForURL(/#paper=triangular&section=7$/);
      await theorem.waitFor();
      assert.equal(await page.locator('.entry').filter({ visible: true }).count(), 10);
      assert.ok((await page.evaluate(() => document.documentElement.scrollHeight)) <= 8000);
      await page.getByRole('link', { name: 'Next: Section 7, part 2 of 2' }).click();
      await entry(page, 'figure-35').waitFor();
      await page.getByRole('link', { name: 'Previous: Section 7, part 1 of 2' }).click();
      await theorem.waitFor();
    });
    await says(page, '[id="theorem-7.3"] .standing', /^● proved for every k = 4m \+ 3 \(checked by Rocq\)$/);
    await theorem.getByRole('link', { name: 'in the laboratory' }).click();
    await page.locator('[id="claim-triangular:7.3"] .body').waitFor();
    await page.getByRole('link', { name: 'See the paper’s statement' }).first().click();
    await page.waitForURL(/papers\.html#claim=triangular:7\.3$/);
    await theorem.waitFor();
    await settled(page);
    // Near the end of its section it cannot come to the top; its statement is in sight.
    const place = await top(page, 'theorem-7.3');
    assert.ok(place >= 0 && place < page.viewportSize().height - 200, `${place}`);
  }],
  'open at the place that a link names, and are a page for every number': ['#paper=pass&at=figure-3.3', async (page) => {
    // Below it there is more than a screen of its section; the last entry of a section cannot come to the top.
    await at(page, 'figure-3.3').waitFor();
    const place = await top(page, 'figure-3.3');
    assert.ok(place > 0 && place < 300, `${place}`);
    await follow(page, '#paper=sharing');
    await part('are a page for every number', async () => {
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Table 1' }).click();
      await page.waitForURL(/at=table-1$/);
      await page.waitForFunction(() => Math.abs(document.getElementById('table-1').getBoundingClientRect().top) < 300);
      await page.goBack();
      await page.waitForURL(/#paper=sharing$/);
    });
  }],
  'keep a language that was chosen, and have a museum of all bars': ['#show=museum', async (page) => {
    await part('the museum has each bar once, which opens in Explore, and its names lead to its places', async () => {
      const numbers = await page.locator('.exhibit').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      assert.ok(numbers.length > 30, `${numbers.length}`);
      assert.equal(new Set(numbers).size, numbers.length);
      const bar = page.locator('.museum > li', { has: page.locator('a[href$="#paper=triangular&at=figure-12"]') }).first();
      assert.equal(await bar.locator('.exhibit').getAttribute('href'), 'explore.html#g=triangle:k=3:7,4,7');
      await bar.getByRole('link', { name: 'Figure 12', exact: true }).click();
      await page.waitForURL(/paper=triangular&at=figure-12$/);
      await says(page, '[id="figure-12"] .at', '(7, 4, 7)');
      await page.goBack();
      await page.locator('.museum').first().waitFor();
    });
    await part('keep a language that was chosen, and the way back is as long as before', async () => {
      await page.getByRole('button', { name: '日本語' }).click();
      await page.waitForURL(/lang=ja/);
      await page.locator('.places a').first().click();
      await page.waitForURL(/paper=triangular&at=.*&lang=ja$/);
      await page.goBack();
      await page.waitForURL(/show=museum/);
      await page.locator('.museum').first().waitFor();
    });
  }],
});

visits('a bar in a paper', {
  'is broken by hand and goes back, and makes the moves that the paper names': ['#paper=triangular&at=figure-12', async (page) => {
    await part('is broken by hand and goes back to what the paper shows', async () => {
      await says(page, '[id="figure-12"] .at', '(7, 4, 7)');
      await bar(page, 'figure-12').getByRole('listbox').press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('[id="figure-12"] .at').innerText !== '(7, 4, 7)');
      await bar(page, 'figure-12').getByRole('button', { name: 'Reset' }).click();
      await says(page, '[id="figure-12"] .at', '(7, 4, 7)');
    });
    await follow(page, '#paper=triangular&at=figure-24');
    await part('makes the moves that the paper names', async () => {
      await bar(page, 'figure-24').locator('.cuts button').click();
      await says(page, '[id="figure-24"] .at', '(5, 4, 7)');
      const explore = bar(page, 'figure-24').getByRole('link', { name: 'Open in Explore' });
      assert.match(await explore.getAttribute('href'), /^explore\.html#g=triangle:k=3:5,4,7$/);
    });
  }],
  'has its place before it is drawn, and is drawn only near to what is in sight': ['#paper=triangular&section=4', async (page) => {
    // With the records come verdicts, which can take a line more.
    await page.waitForFunction(() => document.querySelector('.checks li:not(:has(.standing))') === null);
    const drawn = () => page.locator('.bar .board').count();
    const all = await page.locator('.bar').count();
    assert.ok(all > 30, `${all}`);
    assert.ok((await drawn()) < all / 2, `${await drawn()} of ${all}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await entry(page, 'figure-12').scrollIntoViewIfNeeded();
    await bar(page, 'figure-12').locator('.drawing').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
  }],
});

describe('misprints', () => {
  visit('are printed and corrected side by side, and are on one page with links to their places', '#paper=variants&at=lemma-2.3', async (page) => {
    await part('stand printed and corrected side by side', async () => {
      const misprint = entry(page, 'lemma-2.3').locator('.misprint');
      assert.match(await misprint.locator('.printed-so').innerText(), /^Printed\s+The sums over/);
      assert.match(await misprint.locator('.corrected').innerText(), /^Corrected\s+sums of/);
    });
    await follow(page, '#show=misprints');
    await part('are on one page, each with a link to its place', async () => {
      // The words of all papers are loaded first.
      await page.locator('.misprint').nth(60).waitFor();
      await page.locator('.entry h3 a').first().click();
      await page.waitForURL(/paper=triangular&at=/);
    });
  });
});

describe('an article', () => {
  visit('asks before it shows what follows, and says whether the answer is right', '', async (page) => {
    await page.getByRole('link', { name: 'A bar with slopes' }).click();
    const ask = page.locator('.ask').first();
    await ask.waitFor();
    assert.equal(await ask.locator('.bar').count(), 0);
    await ask.getByRole('button', { name: 'Lower the top from 4 to 3' }).click();
    await says(page, '.ask .told', 'Not quite.');
    await ask.getByRole('button', { name: 'Lower the top from 4 to 0' }).click();
    await says(page, '.ask .told', 'Right.');
    await says(page, '.ask .at', '(7, 0, 7)');
  });
});

const scrub = (page) => page.getByRole('spinbutton', { name: 'Number k' }).first();
const outcome = '.computed >> nth=0';

visits('what is alive in an article', {
  'changes with a number that is typed, and its words and moves light each other': ['#article=variants', async (page) => {
    await part('words light the moves of their part, and moves light the words', async () => {
      const words = page.locator('.part', { hasText: 'The strip on the left' });
      const board = page.locator('.board').first();
      await board.waitFor();
      await words.focus();
      await board.locator('.groove.lit').first().waitFor({ state: 'attached' });
      assert.equal(await board.locator('.groove.lit').count(), 4);
      await words.blur();
      await page.waitForFunction(() => !document.querySelector('.groove.lit'));
      await board.focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('.part.lit', { hasText: 'The strip on the left' }).waitFor();
      await page.keyboard.press('ArrowUp');
      await page.locator('.part.lit', { hasText: 'the top' }).waitFor();
    });
    await part('a number that is typed changes figure and words, and the link keeps it', async () => {
      assert.equal(await scrub(page).inputValue(), '2');
      await says(page, outcome, 'is lost');
      await scrub(page).fill('3');
      await says(page, outcome, 'is won');
      await page.waitForURL(/article=variants&with=k:3$/);
      const figure = page.locator('.bar .board').filter({ visible: true });
      await page.locator('[aria-label="step:k=3,s=0:6,1,7"]').first().waitFor({ state: 'attached' });
      assert.ok(await figure.count());
      await page.reload();
      await says(page, outcome, 'is won');
      assert.equal(await scrub(page).inputValue(), '3');
      // A number outside of the range changes nothing.
      await scrub(page).fill('99');
      await scrub(page).blur();
      assert.equal(await scrub(page).inputValue(), '7');
      await says(page, outcome, 'is won');
    });
  }],
  'arrow keys and dragging change it, too, and the way back is not longer': ['#show=museum', async (page) => {
    await page.evaluate(() => { location.hash = 'article=variants'; });
    await scrub(page).focus();
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await page.waitForURL(/with=k:4$/);
    await scrub(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await scrub(page).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 15, y + height / 2, { steps: 3 });
    await page.waitForURL(/with=k:5$/);
    await page.mouse.move(x + width / 2 - 30, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await page.waitForURL((url) => /article=variants$/.test(url.href));
    await page.goBack();
    await page.locator('.museum').first().waitFor();
  }],
  'has figures that are all reached by keyboard, a table that folds, and is there as one file': ['#article=sharing', async (page) => {
    await part('figures are all reached by keyboard', async () => {
      const reached = new Set();
      const all = await page.locator('.story figure:not(.ask *, details *)').count();
      assert.ok(all > 3, `${all}`);
      // The page is done when the focus has left it.
      for (let step = 0; step < 150; step += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const figures = [...document.querySelectorAll('.story figure')].filter((one) => !one.closest('.ask, details'));
          const { activeElement } = document;
          // The figure itself, and not a link below it.
          return activeElement === document.body ? null : figures.indexOf(activeElement.closest('.board, [role="grid"], .cloud-stage')?.closest('figure'));
        });
        if (at === null) break;
        if (at >= 0) reached.add(at);
      }
      assert.equal(reached.size, all);
    });
    await part('a table folds the column that is chosen', async () => {
      const cell = page.locator('.values td[id$="-9-2"]');
      // The table is solved when it is nearly in sight.
      await page.locator('.values').scrollIntoViewIfNeeded();
      await cell.click();
      await says(page, '.palindrome p', 'Column 9 is a palindrome: it reads the same from both ends.');
      assert.equal(await page.locator('.palindrome .entry').count(), 10);
    });
    await part('is there as one file that needs no script', async () => {
      const address = await page.getByRole('link', { name: 'Download as one file' }).getAttribute('href');
      const file = new URL(address, page.url()).href;
      const text = await (await page.request.get(file)).text();
      assert.ok(!/<script|<link(?! rel="icon" href="data:,")|<img/.test(text));
      await page.goto(file);
      assert.equal(await page.locator('h1').innerText(), 'A table of palindromes');
      assert.ok((await page.locator('figure svg').count()) > 3);
      await page.locator('summary').first().click();
      assert.ok(await page.locator('details[open] p').first().isVisible());
    });
  }],
});

describe('words are loaded when they are shown', () => {
  const words = '**/words/*/{article,paper}-*.txt';

  visit('a page loads one file, and another language is a file more; an article has bars, proofs, verdicts and links', '#article=found', async (page) => {
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/words/')[1]).filter((name) => /\/(article|paper)-/.test(name)));
    assert.deepEqual(await loaded(), ['en/article-found.txt']);
    await page.getByRole('button', { name: '日本語' }).click();
    await says(page, '.papers > .story h1', '私たちが見つけたこと');
    await page.getByRole('button', { name: 'English' }).click();
    await says(page, '.papers > .story h1', 'Our findings');
    assert.deepEqual(await loaded(), ['en/article-found.txt', 'ja/article-found.txt']);
    await part('has bars to play on, proofs that unfold, verdicts and links', async () => {
      await page.getByRole('button', { name: /^Break right to 2/ }).first().click();
      await says(page, '.bar .at', '(2, 0, 2)');
      const proof = page.locator('details').first();
      await proof.locator('summary').click();
      assert.match(await proof.locator('p').first().innerText(), /so the nim-sum of/);
      await says(page, '.checks .fails .standing', '× refuted');
      await page.getByRole('link', { name: 'Misprints' }).click();
      await page.locator('.misprint').first().waitFor();
    });
  });

  visit('that could not be loaded are waited for, and are asked for again', '', async (page) => {
    await part('what was there stays until they have come', async () => {
      let go;
      const gone = new Promise((done) => (go = done));
      await page.route(words, async (route) => {
        await gone;
        await route.continue();
      });
      await page.getByRole('link', { name: 'A stair of chocolate' }).click();
      await page.waitForURL(/article=variants/);
      assert.equal(await page.locator('.shelf').count(), 1);
      go();
      await says(page, '.papers > .story h1', 'A stair of chocolate');
      assert.equal(await page.locator('.shelf').count(), 0);
    });
    await part('what cannot be had is said, and tried again', async () => {
      // The second answer is a page, as hosts give that have no such file.
      const answers = [(route) => route.abort(), (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>\n<title>Not found</title>\n' })];
      for (const answer of answers) {
        await page.route(words, answer);
        await page.evaluate(() => { location.hash = ''; });
        await page.getByRole('link', { name: 'A bar with slopes' }).click();
        await says(page, '.papers [role="alert"]', 'This page could not be loaded');
        await page.unroute(words);
      }
      await page.getByRole('button', { name: 'Try again' }).click();
      await says(page, '.papers > .story h1', 'A bar with slopes');
      assert.equal(await page.locator('[role="alert"]').count(), 0);
    });
  }, { expected: [/Failed to load resource/] });

  test('the beginning that is in the page stays until then, and where they cannot be had that is said', async () => {
    let go;
    const gone = new Promise((done) => (go = done));
    const before = (page) => page.route(words, async (route) => {
      await gone;
      await route.abort();
    });
    const { page, context } = await open(home.browser, `${home.server.url}papers.html#article=found`, { ready: '.opening:has(.named:target) h1', begins: false, before });
    assert.ok(await page.locator('.opening h1', { hasText: 'Our findings' }).isVisible());
    go();
    await says(page, '.papers [role="alert"]', 'This page could not be loaded');
    await context.close();
  });
});

describe('an article on paper', () => {
  /** Everything that folds is seen, and on paper nothing can be pressed. */
  const isWhole = async (page) => {
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.locator('details p').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height === 0).length);
    assert.equal(hidden, 0);
    assert.ok((await page.locator('details p').count()) > 0);
    await page.emulateMedia({ media: 'screen' });
  };

  visit('is saved with codes that lead back here', '#article=variants', async (page, context) => {
    const button = page.getByRole('button', { name: 'Save for printing, with QR codes' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    assert.equal(download.suggestedFilename(), 'bittersweet-variants-en.html');
    const text = await fs.readFile(await download.path(), 'utf8');
    const paper = await context.newPage();
    await paper.setContent(text);
    const links = await paper.locator('figcaption a, .check a, footer a').evaluateAll((all) => all.map((one) => one.href));
    assert.equal(await paper.locator('.code svg').count(), links.length);
    const folder = new URL('.', page.url()).href;
    assert.deepEqual(links.filter((link) => !link.startsWith(folder)), []);
    assert.ok(links.length > 10);
    await isWhole(paper);
  });

  test('is whole as a file from a folder, without a connection', async () => {
    const file = pathToFileURL(path.join(site, 'articles/en/pass.html')).href;
    const { page, context, complaints } = await open(home.browser, file, { ready: 'h1', offline: true });
    assert.ok((await page.locator('figure svg').count()) > 5);
    await isWhole(page);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

describe('without JavaScript', () => {
  const without = (name, fragment, steps) =>
    test(name, async () => {
      const { page, context } = await open(home.browser, `${home.server.url}papers.html${fragment}`, { ready: '.papers', begins: false, javaScriptEnabled: false, closed: true });
      await steps(page);
      await context.close();
    });

  without('the address of an article begins with its beginning in each language, and the overview has links to articles that need none', '#article=variants', async (page) => {
    for (const [fragment, title] of [['#article=variants', 'A stair of chocolate'], ['#article=variants&lang=en', 'A stair of chocolate'], ['#article=variants&lang=ja', 'チョコレートの階段']]) {
      await page.goto(page.url().replace(/#.*/, fragment));
      await part(fragment, async () => {
        assert.equal(await page.locator('h1').filter({ visible: true }).innerText(), title);
        assert.ok(await page.locator('.opening p').filter({ visible: true }).count() > 2);
      });
    }
    await page.goto(page.url().replace(/#.*/, ''));
    await part('the overview has links to articles that need none', async () => {
      assert.ok(await page.locator('.usual h1').isVisible());
      assert.equal(await page.locator('.opening').filter({ visible: true }).count(), 0);
      const link = page.locator('.loading a', { hasText: 'A stair of chocolate' });
      assert.ok(await link.isVisible());
      await page.goto(new URL(await link.getAttribute('href'), page.url()).href);
      assert.equal(await page.locator('h1').innerText(), 'A stair of chocolate');
    });
  });
});

describe('figures', () => {
  visit('in space are reached by keyboard and turned, and out of sight do nothing', '#article=variants', async (page) => {
    await part('in space are reached by keyboard and turned', async () => {
      const space = page.locator('.spaces').first();
      await space.scrollIntoViewIfNeeded();
      await space.locator('.cloud canvas').first().waitFor();
      // The two pictures turn together.
      const edges = () => space.locator('.cloud-far').evaluateAll((all) => all.map((one) => one.innerHTML));
      const before = await edges();
      await space.getByRole('application').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((before) => document.querySelector('.spaces .cloud-far').innerHTML !== before, before[0]);
      const after = await edges();
      assert.deepEqual(after.map((one, index) => one !== before[index]), [true, true]);
    });
    await part('out of sight do nothing', async () => {
      const space = page.locator('.spaces').first();
      await space.scrollIntoViewIfNeeded();
      await space.locator('.cloud canvas').first().waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('.bar .board').first().waitFor();
      const asked = await page.evaluate(() => new Promise((done) => {
        const ask = requestAnimationFrame;
        let count = 0;
        // Two frames for the parts still to be drawn, then ten in which nothing may be asked for.
        const wait = (frames, then) => ask(() => (frames ? wait(frames - 1, then) : then()));
        wait(2, () => {
          globalThis.requestAnimationFrame = (callback) => { count += 1; return ask(callback); };
          wait(10, () => done(count));
        });
      }));
      assert.equal(asked, 0);
      // Boards are not even in the page.
      const far = await page.evaluate(() => [...document.querySelectorAll('.bar')].filter((bar) => bar.getBoundingClientRect().top > 2.5 * innerHeight && bar.querySelector('.board')).length);
      assert.equal(far, 0);
    });
  });
});

describe('the numbered things of a paper', () => {
  visit('tables, points in space, proofs and programs are alive', '#paper=sharing&at=table-1', async (page) => {
    const table = entry(page, 'table-1').locator('.values');
    await table.locator('td[id$="-5-1"]').waitFor();
    assert.equal(await table.locator('td[id$="-5-1"]').innerText(), '3');
    await follow(page, '#paper=sharing&at=theorem-2');
    await entry(page, 'theorem-2').locator('.followed summary').click();
    await entry(page, 'theorem-2').locator('.followed .case').waitFor();
    await page.goto(page.url().replace(/#.*/, '#paper=misere&at=graph-3.1'));
    await page.reload();
    await entry(page, 'graph-3.1').locator('.cloud canvas').nth(1).waitFor();
    assert.equal(await entry(page, 'graph-3.1').locator('.cloud canvas').count(), 2);
    await follow(page, '#paper=triangular&at=example-8.1');
    await part('a program is computed again where one asks for it', async () => {
      await entry(page, 'example-8.1').getByRole('button', { name: /^Check this claim here/ }).click();
      await says(page, '[id="example-8.1"] .again strong', /Verified|verified/);
    });
  });
});

describe('labels of a board', () => {
  visit('can be read on a phone and on a wide screen, above a proof that is followed', '#article=triangular', async (page) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const board = page.locator('.bar .board').first();
      await board.waitFor();
      const sizes = await board.locator('.label').evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a));
      assert.ok(sizes.length > 10, `${sizes.length} labels at ${width}`);
      assert.ok(Math.min(...sizes) >= 9, `${Math.min(...sizes)} pixels at ${width}`);
    }
    await part('a proof is followed at any position', async () => {
      const proof = page.locator('.followed').first();
      await proof.locator('.case').waitFor();
      await proof.getByRole('textbox').fill('triangle:k=5:2,1,3');
      await proof.getByRole('textbox').press('Enter');
      await proof.locator('.lines .no').first().waitFor();
    });
  });
});

describe('the page of the papers', () => {
  visit('articles, a section of a paper and the museum have no fault that axe finds, and fit a phone', '#article=sharing', async (page) => {
    for (const [what, fragment] of [['article with tables', '#article=sharing'], ['article with points in space', '#article=misere'], ['paper', '#paper=triangular&section=7'], ['museum', '#show=museum']]) {
      await follow(page, fragment);
      await part(`${what}: has no fault that axe finds, and fits a phone`, async () => {
        assert.deepEqual(await violations(page), []);
        const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(wide <= width, `${wide} of ${width}`);
      });
    }
  }, phone);
});

describe('print', () => {
  /** Lets the page count its bars and tables, and those of them that are blank; and count again when it has been printed. */
  const counting = () => {
    const isBlank = (one) => (one.matches('.stage') ? one.childElementCount === 0 : one.querySelector('.expected') !== null);
    globalThis.counted = () => {
      const all = [...document.querySelectorAll('.bar .stage, figure.values')];
      return { all: all.length, blank: all.filter(isBlank).length };
    };
    // The parts drawn at the end of printing are those on paper.
    addEventListener('afterprint', () => (globalThis.printed = globalThis.counted()), { capture: true });
  };

  visit('of what was not scrolled has no blank place', '#paper=misere', async (page) => {
    for (const [name, hash] of [['a paper', '#paper=misere'], ['an article', '#article=pass']]) {
      await follow(page, hash);
      await part(`of ${name} that was not scrolled has no blank place`, async () => {
        await page.locator('.bar .stage svg').first().waitFor();
        await page.evaluate(counting);
        const before = await page.evaluate(() => globalThis.counted());
        assert.ok(before.blank > 0, `some are drawn late: ${JSON.stringify(before)}`);
        await page.pdf();
        const printed = await page.evaluate(() => globalThis.printed);
        assert.deepEqual(printed, { all: before.all, blank: 0 });
      });
    }
  });
});
