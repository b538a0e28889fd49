// A visitor uses the page, in a real browser with the built site. Everything waits for a condition.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choose, chooseGame, follow } from './figures.mjs';
import { begun, cells, grooveNamed, laboratory, open, part, pieces, placeOf, says, serve, settled, shows } from './page.mjs';
const home = laboratory();
const { visit, visits } = home;

describe('the first screen', () => {
  visit('shows the bar of the papers with its value, its table and tabs of the other figures', '', async (page) => {
    await settled(page);
    await shows(page, 'triangle:k=3:7,4,7');
    assert.equal(await page.locator('.board .foil').count(), 1);
    await says(page, '.verdict', /N-position/);
    // The table is cut where the bar lies, so the bar has its cell.
    assert.equal(await page.locator('#fixed-at').inputValue(), '4');
    assert.equal(await page.locator('#cell-7-7.marked').innerText(), '4');
    await says(page, '#table .caption', /3.234 positions with coordinates up to 20/);
    assert.equal(await page.locator('.chooser button').count(), 4);
  });
});

visits('cutting', {
  'by mouse, by keyboard, by a double click, and of piles': ['', async (page) => {
    await part('by mouse: the part that would fall is shown, then it falls', async () => {
      const groove = await grooveNamed(page, 'Break left to 4');
      await page.mouse.move(...(await placeOf(page, groove)));
      await page.locator('.preview .lifted').waitFor();
      await says(page, '.sentence', '(4, 3, 7) remains. This move wins.');
      await page.mouse.down();
      await page.mouse.up();
      await shows(page, 'triangle:k=3:4,3,7');
      await says(page, '.turn', 'Player 2');
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, 'triangle:k=3:7,4,7');
      await page.getByRole('button', { name: 'Redo' }).click();
      await shows(page, 'triangle:k=3:4,3,7');
    });
    await follow(page, '#g=nim:1,1,0');
    await part('by keyboard, to the end of the game', async () => {
      await page.locator('.board').focus();
      await page.keyboard.press('ArrowUp');
      await says(page, '.sentence', '(1, 0, 0) remains, with value 1.');
      await page.keyboard.press('Enter');
      await shows(page, 'nim:1,0,0');
      await page.keyboard.press('ArrowRight');
      await says(page, '.sentence', '(0, 0, 0) remains. This move wins.');
      await page.keyboard.press(' ');
      await shows(page, 'nim:0,0,0');
      await says(page, '.turn', 'Player 2 made the last move and wins.');
    });
    await follow(page, '#g=nim:20,10,20');
    await part('a double click makes one move', async () => {
      const [x, y] = await placeOf(page, await grooveNamed(page, 'Break left to 15'));
      await page.mouse.dblclick(x, y);
      await shows(page, 'nim:15,10,20');
      await page.waitForFunction(() => location.hash.endsWith('&m=1'));
    });
    await follow(page, '#g=sharing:0,5,16');
    await part('of piles: tokens show where they land', async () => {
      await settled(page);
      const groove = await grooveNamed(page, 'Move 3 tokens from pile c to pile b');
      // The tokens, and then the pile that receives them: its column is where the groove is then.
      await page.mouse.click(...(await placeOf(page, groove)));
      await page.locator(`#groove-${groove}.target`).waitFor({ state: 'attached' });
      await page.mouse.move(...(await placeOf(page, groove)));
      await page.locator('.landing').first().waitFor();
      await page.mouse.down();
      await page.mouse.up();
      await shows(page, 'sharing:0,8,13');
    });
  }],
  'by touch: the first tap shows, the second cuts': ['#g=step:k=4,s=2:4,3,13',
    async (page) => {
      const [x, y] = await placeOf(page, await grooveNamed(page, 'Break top to 1'));
      await page.touchscreen.tap(x, y);
      await page.getByRole('button', { name: 'Break here' }).waitFor();
      await shows(page, 'step:k=4,s=2:4,3,13');
      await page.touchscreen.tap(x, y);
      await shows(page, 'step:k=4,s=2:4,1,13');
    },
    { hasTouch: true, viewport: { width: 360, height: 800 } }],
  'a winning move from the reasons, and the keyboard keeps its place when a button has done its work': ['#g=step:k=4,s=2,pass:3,1,9,1', async (page) => {
    await part('a winning move from the reasons, and the pass', async () => {
      await settled(page);
      for (const part of ['.why', '.reasons']) await page.locator(`${part} > summary`).click();
      await page.locator('.option.p').first().click();
      await page.locator('.outcome.p').waitFor();
      await page.getByRole('button', { name: 'Use the pass', exact: true }).click();
      await page.waitForFunction(() => document.querySelector('#notation').value.endsWith(',0'));
      assert.equal(await page.getByRole('button', { name: 'Use the pass', exact: true }).getAttribute('aria-disabled'), 'true');
    });
    await follow(page, '#g=nim:pass:3,7,4,1');
    await part('the keyboard keeps its place when a button has done its work', async () => {
      await page.getByRole('button', { name: 'Use the pass', exact: true }).focus();
      await page.keyboard.press('Enter');
      await shows(page, 'nim:pass:3,7,4,0');
      assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Use the pass');
      await page.getByRole('button', { name: 'Undo' }).focus();
      await page.keyboard.press('Enter');
      await shows(page, 'nim:pass:3,7,4,1');
      assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Undo');
    });
  }],
});

visits('parameters', {
  'a slider of k redraws board and table, lowers the bar without a word, and leaves one entry of the history': ['', async (page) => {
    await settled(page);
    const seen = async () => [
      await pieces(page),
      (await cells(page)).join(),
    ];
    const old = await seen();
    await page.locator('#k-slider-input').fill('7');
    await shows(page, 'triangle:k=7:7,2,7');
    await settled(page);
    (await seen()).forEach((now, index) => assert.notEqual(now, old[index]));
    assert.equal(await page.locator('.notice:visible').count(), 0);
    // The first position returns when it fits again.
    await page.locator('#k-slider-input').fill('3');
    await shows(page, 'triangle:k=3:7,4,7');
    await part('a slider on its way leaves one entry of the history', async () => {
      await settled(page);
      const entries = await page.evaluate(() => history.length);
      await page.locator('#k-slider-input').focus();
      await page.evaluate(() => {
        const slider = document.querySelector('#k-slider-input');
        for (const value of [4, 5, 6, 7]) {
          slider.value = value;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
      await page.waitForFunction(() => location.hash.includes('k=7'));
      await page.evaluate(() => document.querySelector('#k-slider-input').dispatchEvent(new Event('change', { bubbles: true })));
      await settled(page);
      assert.equal(await page.evaluate(() => history.length), entries + 1);
      await page.goBack();
      await shows(page, 'triangle:k=3:7,4,7');
    });
  }],
  'what is being typed stays while a picture grows and is drawn anew': ['#g=triangle:k=3:7,4,7&n=900', async (page) => {
    await page.locator('#k').fill('5/');
    await page.locator('#notation').focus();
    await page.locator('#notation').fill('nim:1,2');
    await part('what is there so far is shown, with its size, until the rest has come', async () => {
      await page.locator('#table[aria-busy=true] .caption').filter({ hasText: /so far with coordinates up to \d+/ }).waitFor();
      assert.equal(await page.locator('#cell-7-7').innerText(), '4');
      await settled(page);
      await says(page, '#table .caption', /positions with coordinates up to 900/);
      assert.equal(await page.locator('#cell-7-7').innerText(), '4');
    });
    // The table has grown and is finished, each time drawing the page.
    assert.equal(await page.locator('#notation').inputValue(), 'nim:1,2');
  }],
});

describe('figures', () => {
  visit('a cell and a point open their position, and a large table is walked by keyboard', '#g=triangle:k=3:7,4,7&table=y:0', async (page) => {
    await part('a cell and a point of the plot open their position', async () => {
      await settled(page);
      await page.locator('#cell-5-6').click();
      await shows(page, 'triangle:k=3:5,0,6');
      await choose(page, 'Lost positions from above');
      await page.locator('.plot-frame').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await shows(page, 'triangle:k=3:5,0,5');
      await page.locator('.outcome.p').waitFor();
    });
    await follow(page, '#g=triangle:k=3:7,4,7&n=60&table=y:0');
    await part('a large table scrolls by keyboard and keeps its headers', async () => {
      await settled(page);
      await page.locator('.numbers').focus();
      await page.keyboard.press('Control+End');
      await page.locator('#cell-60-0.cursor').waitFor();
      assert.equal(await page.locator('#cell-60-0').innerText(), '60');
      assert.ok((await page.locator('.numbers tfoot th').allTextContents()).includes('60'));
    });
    await follow(page, '#g=triangle:k=3:40,26,40&n=60');
    await part('the cell of the bar is in sight, wherever it is', async () => {
      await settled(page);
      await page.locator('#cell-40-40.marked').waitFor();
      assert.equal(await page.locator('#cell-40-40').innerText(), '30');
      await says(page, '.value', /30/);
    });
  });
});

describe('the address', () => {
  visit('holds the whole state; Back and Forward walk through it', '#g=step:k=4,s=2:4,3,13&n=12&table=x:2', async (page, context) => {
    await settled(page);
    await chooseGame(page, 'Rectangular bar');
    await page.waitForFunction(() => location.hash === '#g=nim:3,7,4&n=12&table=x:2');
    await page.goBack();
    await shows(page, 'step:k=4,s=2:4,3,13');
    await page.goForward();
    await shows(page, 'nim:3,7,4');
    const copy = await context.newPage();
    await copy.goto(page.url());
    await begun(copy);
    await settled(copy);
    await shows(copy, 'nim:3,7,4');
    assert.equal(await copy.locator('#size').inputValue(), '12');
    assert.equal(await copy.locator('#fixed-at').inputValue(), '2');
  });
});

describe('a link that is opened while the page begins', () => {
  /** Opens another link as soon as the page wants to hear of links: then the page has read its first one. */
  const late = (fragment) => (page) =>
    page.addInitScript((fragment) => {
      const { addEventListener } = window;
      window.addEventListener = function (kind, ...more) {
        if (kind === 'popstate' && location.hash !== fragment) location.hash = fragment;
        return addEventListener.call(this, kind, ...more);
      };
    }, fragment);
  const opened = (address, fragment, ready, isRead) => async () => {
    const { page, context, complaints } = await open(home.browser, home.server.url + address, { ready, before: late(fragment) });
    await isRead(page);
    assert.ok((await page.evaluate(() => location.hash)).startsWith(fragment), page.url());
    assert.deepEqual(complaints, []);
    await context.close();
  };
  test('is read by Play', opened('', '#bar=nim:1,2,3', 'main', (page) => page.locator('.stage .board[aria-label*="(1, 2, 3)"]').waitFor()));
  test('is read by Explore', opened('explore.html', '#g=nim:1,2,3', '.board-panel', (page) => shows(page, 'nim:1,2,3')));
});

describe('the solver', () => {
  visit('long work shows its progress and can be stopped', '#g=triangle:k=3:7,4,7&n=1000', async (page) => {
    await page.locator('#table .waiting').waitFor();
    await page.waitForFunction(() => /Solving .* positions with \d+ MB of memory, .* a second/.test(document.querySelector('#table').innerText));
    // The board answers meanwhile.
    await page.locator('.outcome').waitFor();
    await page.locator('#table').getByRole('button', { name: 'Stop' }).click();
    await page.locator('#table .refused').waitFor();
    await page.locator('#size').fill('12');
    await page.locator('#size').press('Enter');
    await settled(page);
    await says(page, '#table .caption', /coordinates up to 12/);
  });

  /** Puts the page's workers where the test can reach them; from `broken` on, new ones do not load. */
  const spy = (page) =>
    page.addInitScript(() => {
      const Original = window.Worker;
      window.workers = [];
      window.Worker = class extends Original {
        constructor(url, options) {
          super(window.broken ? String(url).replace(/\w+_loader/, 'missing_loader') : url, options);
          window.workers.push(this);
        }
      };
    });

  const failed = (page) =>
    page.locator('#table .refused').filter({ hasText: 'The solver stopped without an answer and was restarted' }).waitFor();

  /** Waits until the worker has answered. The first table is in the HTML, so a page can be settled before its worker has started. */
  const answered = async (page) => {
    await page.locator('#size').fill('14');
    await page.locator('#size').press('Enter');
    await says(page, '#table .caption', /coordinates up to 14/);
    await settled(page);
  };

  visit(
    'a killed worker is noticed and replaced, and the request is answered with an error that says so',
    '',
    async (page) => {
      await answered(page);
      // A terminated worker sends nothing; the page has to find out by its silence.
      await page.evaluate(() => window.workers.at(-1).terminate());
      await page.locator('#size').fill('15');
      await page.locator('#size').press('Enter');
      await failed(page);
      assert.equal(await page.evaluate(() => window.workers.length), 2);
      await page.locator('#table').getByRole('button', { name: 'Try again' }).click();
      await settled(page);
      await says(page, '#table .caption', /coordinates up to 15/);
    },
    { before: spy },
  );

  test('a crash is answered at once; when no new worker starts the page says so and the bar can be played', async () => {
    const { page, context } = await open(home.browser, `${home.server.url}explore.html`, { before: spy });
    await answered(page);
    await page.locator('#size').fill('1000');
    await page.locator('#size').press('Enter');
    await page.locator('#table .waiting').waitFor();
    await page.evaluate(() => {
      window.broken = true;
      window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { cancelable: true }));
    });
    await failed(page);
    await page.locator('.notice').filter({ hasText: 'The solver did not start' }).waitFor();
    await page.locator('.board').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await shows(page, 'triangle:k=3:7,0,7');
    await page.locator('.verdict .refused').filter({ hasText: 'The solver is not available' }).waitFor();
    // It is not said any more once there is one again.
    await page.evaluate(() => (window.broken = false));
    await page.locator('.verdict').getByRole('button', { name: 'Try again' }).click();
    await settled(page);
    await page.locator('.notice').filter({ hasText: 'The solver did not start' }).waitFor({ state: 'detached' });
    await context.close();
  });

  test('a worker that is slow to load is waited for', async () => {
    let deliver;
    const held = new Promise((done) => (deliver = done));
    const { page, context } = await open(home.browser, `${home.server.url}explore.html`, {
      before: async (page) => {
        await page.clock.install();
        await page.context().route('**/worker_loader.js', async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    // Longer than the page bears with a silent worker that has started; the page's clock is set forward, so the test does not wait.
    await page.clock.runFor(20_000);
    assert.equal(await page.locator('.refused').count(), 0);
    deliver();
    await settled(page);
    await context.close();
  });

  test('a frame that may not start workers says so', async () => {
    const { page, context } = await open(home.browser, `${home.server.url}explore.html`, {
      before: (page) =>
        page.addInitScript(() => {
          window.Worker = class {
            constructor() {
              throw new DOMException('not allowed', 'SecurityError');
            }
          };
        }),
    });
    await page.locator('.notice').filter({ hasText: 'web workers are not allowed' }).waitFor();
    assert.equal(await page.locator('.board .foil').count(), 1);
    await context.close();
  });

  test('a worker of another version is not listened to', async () => {
    const overrides = { 'worker_loader.js': "postMessage({ message: { Ready: { version: '0.0.0' } } });" };
    const old = await serve(undefined, { overrides });
    const { page, context } = await open(home.browser, `${old.url}explore.html`);
    await page.locator('.notice').filter({ hasText: 'The page was updated while it was open' }).waitFor();
    await context.close();
    await old.close();
  });
});
