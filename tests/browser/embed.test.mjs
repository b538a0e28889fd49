// Bars in pages of another origin: the frame, its messages, the element, and the examples. Everything waits for a condition.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { violations } from './everybody.mjs';
import { each, part, serve, site, withBrowser } from './page.mjs';

const bar = 'triangle:k=3:7,4,7';
const home = withBrowser();

/** The script of every host page: it keeps the messages that it hears, and can ask the first frame. */
const hears = `
  window.heard = [];
  addEventListener('message', ({ source, data }) => {
    const frames = [...document.querySelectorAll('iframe')];
    heard.push({ ...data, frame: frames.findIndex((frame) => frame.contentWindow === source) });
  });
  window.post = (message, at = 0) => document.querySelectorAll('iframe')[at].contentWindow.postMessage(message, '*');
  window.ask = (what, fields, at = 0) => new Promise((done) => {
    const id = 'ask' + Math.random();
    const hear = ({ data }) => {
      if (data.id !== id) return;
      removeEventListener('message', hear);
      done(data);
    };
    addEventListener('message', hear);
    post({ ...fields, bittersweet: 1, id, do: what }, at);
  });`;

const frame = (address, attributes = '') =>
  `<iframe src="${home.server.url}v1/embed.html${address}" title="A bar" width="700" height="600" ${attributes}></iframe>`;

/** The pages around frames of the test that is being written, by their names. */
let pages;

/** A page with this body, and its steps; the console has to stay clean but for the `expected` messages. */
const host = (name, body, steps, { head = '', expected = [] } = {}) => void (pages[name] = { body, steps, head, expected });

/** One test of several pages of another port, which share a context, so that the programs of frames are compiled once. */
function hosts(name, write) {
  pages = {};
  write();
  const all = pages;
  test(name, async () => {
    let html = '';
    const other = await serve('/nowhere', { at: '/', overrides: { 'hears.js': hears, 'favicon.ico': '' }, answered: (name) => (name === 'page.html' ? { body: html } : undefined) });
    const context = await home.browser.newContext({ viewport: { width: 900, height: 700 } });
    // A server that is left open would keep a run that failed from ending.
    try {
      await each(all, async ({ body, steps, head, expected }) => {
        html = `<!DOCTYPE html><html lang="en"><head><title>A host</title>${head}</head><body>${body()}</body></html>`;
        const page = await context.newPage();
        const complaints = [];
        page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(error.message));
        try {
          await page.addInitScript({ content: `if (top === self) { ${hears} }` });
          await page.goto(`${other.url}page.html`);
          await steps(page);
          assert.deepEqual(complaints, expected);
        } finally {
          await page.close();
        }
      });
    } finally {
      await context.close();
      await other.close();
    }
  });
}

/** Waits for a message of this type and gives it. */
const hear = async (page, type, at = 0) => {
  const found = await page.waitForFunction(
    ([type, at]) => window.heard.find((message) => message.type === type && message.frame === at),
    [type, at],
  );
  return found.jsonValue();
};
const ask = (page, what, fields = {}, at = 0) => page.evaluate(([what, fields, at]) => ask(what, fields, at), [what, fields, at]);
const inside = (page, at = 0) => page.frameLocator('iframe').nth(at);
const board = (page, at = 0) => inside(page, at).locator('.board');
const forget = (page) => page.evaluate(() => void (window.heard.length = 0));

/** Cuts along the first groove that the right arrow key finds. */
async function cutByKey(page, at = 0) {
  await board(page, at).focus();
  await page.keyboard.press('ArrowRight');
  await inside(page, at).locator('.groove.selected').waitFor();
  await page.keyboard.press('Enter');
}

hosts('a frame', () => {
  host('shows a bar that can be cut, tells the page around, and opens another fragment', () => frame(`#g=${bar}`), async (page) => {
    const ready = await hear(page, 'ready');
    assert.deepEqual([ready.bittersweet, ready.position, ready.moves, ready.size], [1, bar, 0, 20]);
    assert.ok((await hear(page, 'height')).height > 200);
    await forget(page);
    await cutByKey(page);
    const move = await hear(page, 'move');
    assert.deepEqual([move.move, move.before, move.after, move.player], ['x6', bar, 'triangle:k=3:6,4,7', 1]);
    assert.equal(move.words, 'Break left to 6: leaves (6, 4, 7)');
    assert.equal((await hear(page, 'change')).position, 'triangle:k=3:6,4,7');
    assert.equal(await page.evaluate(() => heard.filter(({ type }) => type === 'change').length), 1);
    await forget(page);
    await part('another fragment is opened', async () => {
      await page.evaluate(() => {
        const frame = document.querySelector('iframe');
        frame.src = frame.src.replace(/#.*/, '#g=nim:1,2,3');
      });
      assert.equal((await hear(page, 'change')).position, 'nim:1,2,3');
    });
  });

  host('tells who has won by which rule, and the computer is a player', () => frame('#g=nim:misere:1,0,0') + frame('?controls=turn#g=nim:1,0,2&computer=second'), async (page) => {
    await hear(page, 'ready', 1);
    await ask(page, 'play', { move: 'z1' }, 1);
    await page.waitForFunction(() => heard.some(({ type, computer }) => type === 'move' && computer));
    await cutByKey(page);
    const { winner, rule, computer, position } = await hear(page, 'result');
    assert.deepEqual([winner, rule, computer, position], [2, 'misere', false, 'nim:misere:0,0,0']);
  });

  host('takes no focus, traps no wheel, hears no keys elsewhere and leaves the history alone',
    () => `<input id="mine" autofocus>${frame(`?controls=none#g=${bar}`)}<div style="height: 4000px"></div>`,
    async (page) => {
      await hear(page, 'ready');
      assert.equal(await page.evaluate(() => document.activeElement.id), 'mine');
      await page.keyboard.type('undo');
      assert.equal(await page.locator('#mine').inputValue(), 'undo');
      const length = await page.evaluate(() => history.length);
      const box = await page.locator('iframe').boundingBox();
      await page.mouse.move(box.x + 350, box.y + 200);
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => scrollY > 100);
      await cutByKey(page);
      await hear(page, 'move');
      assert.equal(await page.evaluate(() => history.length), length);
      // The address of the frame follows all the same, in place.
      const address = await inside(page).locator('body').evaluate(() => location.href);
      assert.ok(address.includes('v1/embed.html?controls=none#g=triangle:k=3:6,4,7'), address);
    });

  host('works in a page with a strict policy, also in a sandbox with an origin',
    () => frame(`?controls=value#g=${bar}`) + frame(`?controls=value#g=${bar}`, 'sandbox="allow-scripts allow-same-origin"'),
    async (page) => {
      for (const [at, name] of ['alone', 'in a sandbox with an origin'].entries()) {
        await part(name, async () => {
          await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
          await inside(page, at).locator('.outcome').filter({ hasText: 'N-position' }).waitFor();
        });
      }
    },
    { head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src http:">` });

  host('is light: ten of them start no worker, and those that need one wait until they are seen',
    () => Array.from({ length: 10 }, () => frame(`#g=${bar}`)).join('') + frame('?controls=value#g=nim:3,7,4'),
    async (page) => {
      for (let at = 0; at <= 10; at += 1) await hear(page, 'ready', at);
      assert.equal(page.workers().length, 0);
      const started = page.waitForEvent('worker');
      await page.locator('iframe').nth(10).scrollIntoViewIfNeeded();
      await started;
      await inside(page, 10).locator('.outcome').filter({ hasText: 'P-position' }).waitFor();
      assert.equal(page.workers().length, 1);
    });
});

hosts('the query', () => {
  host('is told inside and outside where it is not understood, and a task is plain text',
    () => [
      `?view=map&colour=red#g=${bar}&q=1`, `?task=${encodeURIComponent('<b>Win</b> & smile')}#g=triangle:k=3:2,4,1`, `?view=board&view=table&foo=1#g=${bar}`,
    ].map((address) => frame(address)).join(''),
    async (page) => {
      const notice = (at) => inside(page, at).locator('.notice');
      for (const part of ['view may be board, table, plot, columns, but it is “map”', '“colour”', '“q=1”']) {
        await notice(0).filter({ hasText: part }).waitFor();
      }
      assert.match((await hear(page, 'error')).message, /“colour” is not a known parameter, so it is ignored/);
      await notice(0).getByRole('button').click();
      await notice(0).waitFor({ state: 'detached' });
      await board(page).waitFor();
      await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
      await notice(1).filter({ hasText: 'y may be at most ⌊(2+1)/3⌋ = 1' }).waitFor();
      assert.match((await hear(page, 'error', 1)).message, /⌊\(2\+1\)\/3⌋ = 1/);
      assert.equal(await inside(page, 1).locator('.task').innerText(), '<b>Win</b> & smile');
      // The figures come later, and the notice is repeated over them.
      await page.locator('iframe').nth(2).scrollIntoViewIfNeeded();
      await inside(page, 2).locator('.numbers').waitFor();
      for (const part of ['view is given twice', '“foo”']) await notice(2).filter({ hasText: part }).waitFor();
    });

  host('a theme is forced, or follows the system', () => ['auto', 'light', 'dark'].map((theme) => frame(`?theme=${theme}`)).join(''),
    async (page) => {
      const paper = async (at) => {
        await board(page, at).waitFor();
        return inside(page, at).locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      };
      const light = 'rgb(255, 255, 255)';
      const dark = 'rgb(23, 17, 13)';
      assert.deepEqual([await paper(0), await paper(1), await paper(2)], [light, light, dark]);
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual([await paper(0), await paper(1), await paper(2)], [dark, light, dark]);
    });

  host('controls are what was asked for', () => frame(`?controls=none#g=${bar}`) + frame(`?controls=undo,hint,marks,notation#g=${bar}`),
    async (page) => {
      await board(page, 0).waitFor();
      assert.equal(await inside(page, 0).locator('button, input, .turn').count(), 0);
      await board(page, 1).waitFor();
      await inside(page, 1).getByRole('button', { name: 'Hint' }).click();
      await inside(page, 1).locator('.hint-told').filter({ hasText: 'can win' }).waitFor();
      await inside(page, 1).getByLabel('Mark every move').check();
      await inside(page, 1).locator('.mark.wins').first().waitFor();
      assert.equal(await inside(page, 1).locator('.mark.wins').count(), 3);
      await inside(page, 1).locator('#notation').fill('nim:1,2,3');
      await inside(page, 1).locator('#notation').press('Enter');
      await page.waitForFunction(() => heard.some(({ type, position }) => type === 'change' && position === 'nim:1,2,3'));
      assert.equal(await inside(page, 1).locator('.turn').count(), 0);
    });

  host('the rules are stated below everything else, unless the address says not',
    () => ['?', '?rules=0&', '?controls=none&', '?view=table&'].map((query) => frame(`${query}#g=nim:4,0,6`)).join(''),
    async (page) => {
      await board(page, 0).waitFor();
      const rules = inside(page, 0).locator('.rules');
      assert.match(await rules.innerText(), /^Two players take turns\..* wins\.$/);
      assert.equal(await rules.evaluate((rules) => rules === rules.parentElement.lastElementChild), true);
      for (const at of [1, 2]) {
        await board(page, at).waitFor();
        assert.equal(await inside(page, at).locator('.rules').count(), 0);
      }
      await page.locator('iframe').nth(3).scrollIntoViewIfNeeded();
      await inside(page, 3).locator('.numbers').waitFor();
      assert.equal(await inside(page, 3).locator('.rules').count(), 0);
      await ask(page, 'set', { rules: '0' });
      await rules.waitFor({ state: 'detached' });
    });

  const all = 'controls=turn,undo,players,value,parameters,hint,marks,why,notation';
  host('without hints and without a solver nothing is given away',
    () => frame(`?${all}&hints=0#g=${bar}&marks=1`) + frame(`?${all}&solver=0#g=${bar}&marks=1`) + frame(`?view=table&solver=0#g=${bar}`),
    async (page) => {
      await inside(page, 0).locator('.outcome').waitFor();
      await board(page, 1).waitFor();
      for (const at of [0, 1]) assert.equal(await inside(page, at).locator('.mark, .help, .why, .hint-told, .moves').count(), 0);
      assert.equal(await inside(page, 1).locator('.verdict').count(), 0);
      await inside(page, 2).locator('.remark').filter({ hasText: 'turned off' }).waitFor();
      for (const what of ['evaluate', 'table']) assert.match((await ask(page, what, {}, 1)).error, /turned off/);
      assert.doesNotMatch(await inside(page, 1).locator('body').innerText(), /Grundy|position\b.*[PN]-/);
    });

  host('locks hold the reader, not the page around',
    () => frame(`?${all}&lock=moves,position#g=${bar}`) + frame(`?${all}&lock=ruleset#g=${bar}`) + frame(`?view=table&lock=position#g=${bar}`),
    async (page) => {
      await inside(page, 0).locator('.board[role=img]').waitFor();
      assert.equal(await inside(page, 0).locator('.groove, .walk, .coordinates, #k, #notation, .moves').count(), 0);
      assert.equal((await ask(page, 'play', { move: 'x4' })).ok.position, 'triangle:k=3:4,3,7');
      const notation = inside(page, 1).locator('#notation');
      assert.equal(await inside(page, 1).locator('#k').count(), 0);
      await notation.fill('nim:1,2,3');
      await notation.press('Enter');
      await inside(page, 1).locator('#notation-error').filter({ hasText: 'positions of this game' }).waitFor();
      await notation.fill('triangle:k=3:4,3,7');
      await notation.press('Enter');
      await page.waitForFunction(() => heard.some(({ frame, position }) => frame === 1 && position === 'triangle:k=3:4,3,7'));
      await forget(page);
      await page.locator('iframe').nth(2).scrollIntoViewIfNeeded();
      await inside(page, 2).locator('#cell-8-12').click();
      assert.equal((await ask(page, 'hello', {}, 2)).ok.position, bar);
      await ask(page, 'set', { lock: '' }, 2);
      await inside(page, 2).locator('#cell-8-12').click();
      await page.waitForFunction(() => heard.some(({ type, position }) => type === 'change' && position === 'triangle:k=3:8,4,12'));
    });

  host('table, plot and columns are shown', () => ['table#g=nim:3,7,4', 'plot#g=nim:3,7,4', 'columns#g=sharing:0,5,16'].map((view) => frame(`?view=${view}`)).join(''),
    async (page) => {
      await page.locator('iframe').nth(0).scrollIntoViewIfNeeded();
      await inside(page, 0).locator('#cell-3-4.p').waitFor();
      await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
      await inside(page, 1).locator('.points path').first().waitFor();
      await page.locator('iframe').nth(2).scrollIntoViewIfNeeded();
      await inside(page, 2).locator('.palindrome').filter({ hasText: 'Column 16 is a palindrome' }).waitFor();
      await inside(page, 2).locator('.caption').filter({ hasText: '21 of 21' }).waitFor();
    });
});

hosts('messages', () => {
  host('every request is answered', () => frame('#g=nim:3,7,4'), async (page) => {
    await hear(page, 'ready');
    const ok = async (what, fields) => {
      const { ok, error } = await ask(page, what, fields);
      assert.equal(error, undefined, what);
      return ok;
    };
    assert.equal((await ok('play', { move: 'y2' })).position, 'nim:3,2,4');
    assert.equal((await ok('undo')).position, 'nim:3,7,4');
    assert.equal((await ok('redo')).moves, 1);
    assert.equal((await ok('reset')).moves, 0);
    assert.equal((await ok('set', { position: 'nim:1,2,3', size: 9, computer: 'second:50' })).computer, 'second:50:0');
    assert.equal((await ok('set', { state: 'g=nim:3,7,4&n=5' })).size, 5);
    // Bouton: Grundy values of rectangular bars are nim-sums.
    const value = await ok('evaluate', { position: 'nim:1,2,5' });
    assert.deepEqual([value.position, value.grundy, value.outcome, value.options.length], ['nim:1,2,5', 1 ^ 2 ^ 5, 'N', 8]);
    const { values, columns, rows } = await ok('table', { plane: 'y:6', size: 30 });
    assert.deepEqual([columns, rows, values.length], ['x', 'z', 31]);
    values.forEach((row, z) => row.forEach((value, x) => assert.equal(value, x ^ 6 ^ z)));
    assert.match(await ok('export', { kind: 'svg' }), /^<svg[^]*nim:3,7,4/);
    assert.equal(await ok('export', { kind: 'notation' }), 'nim:3,7,4');
    assert.match(await ok('export', { kind: 'csv' }), /x,y,z,grundy\n0,5,0,5\n/);
    assert.equal((await ok('hello')).position, 'nim:3,7,4');
    // Asked all at once, everything is answered in turn.
    const all = await page.evaluate(() => Promise.all([
      ask('play', { move: 'x2' }), ask('play', { move: 'x1' }), ask('evaluate'), ask('undo'), ask('table', { size: 3 }), ask('evaluate'),
    ]));
    assert.deepEqual(all.map(({ ok, error }) => error ?? ok.position ?? ok.values.length),
      ['nim:2,7,4', 'nim:1,7,4', 'nim:1,7,4', 'nim:2,7,4', 4, 'nim:2,7,4']);
    for (const [what, fields] of [['play', { move: 'x9' }], ['dance', {}], ['table', { size: 200 }], ['set', { view: 'map' }], ['undo', { bittersweet: 9 }]]) {
      const { error } = await ask(page, what, fields);
      assert.equal(error === undefined, what === 'undo', `${what}: ${error}`);
    }
  });

  host('another view comes on request, with all moves', () => frame(`?task=Look#g=nim:3,7,4&m=2`), async (page) => {
    await hear(page, 'ready');
    await ask(page, 'play', { move: 'x1 y0' });
    await ask(page, 'undo');
    const before = (await ask(page, 'hello')).ok;
    assert.equal((await ask(page, 'set', { view: 'table' })).ok.position, 'nim:1,7,4');
    await inside(page).locator('.numbers').waitFor();
    assert.equal(await inside(page).locator('.task').textContent(), 'Look');
    assert.equal(await board(page).count(), 0);
    assert.deepEqual((await ask(page, 'hello')).ok, before);
    assert.equal((await ask(page, 'redo')).ok.position, 'nim:1,0,4');
    assert.equal((await ask(page, 'undo')).ok.position, 'nim:1,7,4');
    assert.equal((await ask(page, 'undo')).ok.moves, 2);
    assert.equal((await ask(page, 'evaluate')).ok.grundy, 0);
    // Two embeds in one frame would both answer, and both say that they are ready.
    const heard = await page.evaluate(() => heard.map(({ type, id }) => (type === 'answer' ? id : type)));
    assert.equal(new Set(heard.filter((id) => id.startsWith('ask'))).size, heard.filter((id) => id.startsWith('ask')).length);
    assert.equal(heard.filter((type) => type === 'ready').length, 3);
    await ask(page, 'set', { view: '' });
    await board(page).waitFor();
  });

  host('the frame is loaded anew where another view cannot be had at once', () => frame(`?task=Look#g=nim:3,7,4`), async (page) => {
    await page.route('**/embed_figures_loader.js', (route) => route.abort(), { times: 1 });
    await hear(page, 'ready');
    await ask(page, 'play', { move: 'x1' });
    await ask(page, 'set', { view: 'table' });
    await inside(page).locator('.numbers').waitFor();
    assert.equal(await inside(page).locator('.task').textContent(), 'Look');
    const told = (await ask(page, 'hello')).ok;
    assert.deepEqual([told.position, told.moves], ['nim:1,7,4', 1]);
  }, { expected: ['Failed to load resource: net::ERR_FAILED'] });

  host('nonsense of any kind and size does no harm', () => frame('#g=nim:3,7,4'), async (page) => {
    await hear(page, 'ready');
    const answered = await page.evaluate(async () => {
      // A generator with a fixed seed, so that a failure can be reproduced.
      let seed = 12345;
      const chance = (most) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % most;
      const words = ['play', 'set', 'evaluate', 'table', 'export', 'nim:1,2,3', 'x1', 'y:0', '<img src=x onerror=alert(1)>', '\u0000', '🍫'.repeat(50)];
      const keys = ['do', 'move', 'position', 'size', 'plane', 'pass', 'kind', 'state', 'computer', 'view', 'theme', 'task', 'lock', '__proto__'];
      const value = (depth = 0) => [
        () => words[chance(words.length)], () => chance(1e9) - 5e8, () => NaN, () => null, () => undefined, () => true,
        () => [value(depth + 1)], () => new Map([[1, 2]]), () => new Uint8Array(100), () => new Date(), () => /x/, () => 10n ** 30n,
        () => (depth < 3 ? thing(depth + 1) : {}), () => new Error('x'),
      ][chance(14)]();
      const thing = (depth = 0) => Object.fromEntries(Array.from({ length: chance(6) }, () => [keys[chance(keys.length)], value(depth)]));
      let answers = 0;
      addEventListener('message', ({ data }) => (answers += data.type === 'answer' && typeof data.id === 'number'));
      for (let id = 0; id < 500; id += 1) post({ bittersweet: 1, id, ...thing() });
      for (let id = 0; id < 200; id += 1) post(value());
      const huge = 'x'.repeat(10e6);
      for (const message of [huge, { bittersweet: 1, do: huge }, { bittersweet: 1, id: huge, do: 'undo' }, { huge }, Array(1e6).fill(0)]) post(message);
      post({ bittersweet: 1, id: 1000, do: 'evaluate', position: huge });
      post({ bittersweet: 2, id: 1001, do: 'undo' });
      await ask('hello');
      return answers;
    });
    // Everything with an id that is a number has an answer, save questions that still wait for the solver.
    assert.ok(answered > 400, `${answered}`);
    assert.equal((await ask(page, 'set', { position: 'nim:3,7,4', view: '', lock: '', solver: '' })).ok.position, 'nim:3,7,4');
    assert.equal((await ask(page, 'evaluate', { position: 'nim:1,2,5' })).ok.grundy, 6);
    await board(page).waitFor();
    assert.equal(await inside(page).locator('img').count(), 0);
  });

  host('only the page around is heard, and a frame may go in the middle of an answer', () => frame('#g=nim:3,7,4') + frame('#g=nim:1,2,4') + '<iframe srcdoc="<p>A neighbour</p>"></iframe>', async (page) => {
    await hear(page, 'ready');
    await hear(page, 'ready', 1);
    await page.frames().at(-1).evaluate(() => {
      parent.frames[0].postMessage({ bittersweet: 1, id: 5, do: 'play', move: 'x1' }, '*');
    });
    assert.equal((await ask(page, 'hello')).ok.position, 'nim:3,7,4');
    await part('a frame may go in the middle of an answer', async () => {
      await page.evaluate(() => {
        for (let id = 0; id < 20; id += 1) post({ bittersweet: 1, id, do: 'table', size: 199 });
        document.querySelector('iframe').remove();
      });
      assert.equal((await ask(page, 'evaluate')).ok.grundy, 7);
    });
  });
});

hosts('the element', () => {
  const element = (attributes) => `<bittersweet-game ${attributes}></bittersweet-game>`;
  const script = () => `<script src="${home.server.url}v1/bittersweet.js"></script>`;
  const one = (page) => page.locator('bittersweet-game').first();
  const inOne = (page, at = 0) => page.locator('bittersweet-game').nth(at).locator('iframe').contentFrame();
  const loaded = (page, at = 0) => inOne(page, at).locator('main.embed').waitFor();

  host('has methods, events and attributes', () => script() + element(`position="${bar}" size="8" controls="turn" theme="dark"`), async (page) => {
    await loaded(page);
    const told = await one(page).evaluate(async (bar) => {
      const told = [];
      for (const type of ['change', 'move', 'result', 'error', 'height', 'ready']) bar.addEventListener(type, ({ detail }) => told.push([type, detail]));
      await bar.play('x4');
      await bar.undo();
      await bar.redo();
      await bar.reset();
      const values = [(await bar.evaluate('nim:1,2,4')).grundy, (await bar.table({ size: 5 })).values.length, await bar.export('notation')];
      const refused = await bar.play('x9').catch((error) => [error instanceof Error, error.message]);
      bar.setAttribute('position', 'nim:1,0,0');
      await bar.play('x0');
      bar.setAttribute('size', 'many');
      bar.setAttribute('task', 'Look!');
      await bar.evaluate();
      return { told, values, refused, position: bar.getAttribute('position') };
    });
    assert.deepEqual(told.values, [7, 6, bar]);
    assert.deepEqual(told.refused, [true, 'Move 1, x9, is not possible in triangle:k=3:7,4,7: x is 7 now, so the move must make it smaller.']);
    await page.waitForFunction(() => document.querySelector('bittersweet-game').getAttribute('position') === 'nim:0,0,0');
    const types = new Set(told.told.map(([type]) => type));
    for (const type of ['change', 'move', 'result', 'error']) assert.ok(types.has(type), type);
    assert.equal(told.told.find(([type]) => type === 'error')[1].message, 'size must be a whole number.');
    assert.equal(await inOne(page).locator('.task').innerText(), 'Look!');
    const height = await inOne(page).locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
    await page.waitForFunction((height) => document.querySelector('bittersweet-game').clientHeight === height, height);
    assert.equal(await one(page).locator('iframe').getAttribute('title'), 'A chocolate bar');
  });

  host('what the reader does is mirrored', () => script() + element(`position="${bar}" title="My bar"`), async (page) => {
    await loaded(page);
    const inner = inOne(page);
    await inner.locator('.board').focus();
    await page.keyboard.press('ArrowRight');
    await inner.locator('.groove.selected').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('bittersweet-game').getAttribute('position') === 'triangle:k=3:6,4,7');
    // A mirrored attribute is no new position: the move can be taken back.
    await inner.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction((bar) => document.querySelector('bittersweet-game').getAttribute('position') === bar, bar);
    assert.equal(await one(page).locator('iframe').getAttribute('title'), 'My bar');
    await one(page).evaluate((it) => (it.title = 'Yours'));
    assert.equal(await one(page).locator('iframe').getAttribute('title'), 'Yours');
    await one(page).evaluate((it) => it.setAttribute('theme', 'dark'));
    await inner.locator('html[data-theme="dark"]').waitFor();
    await one(page).evaluate((it) => it.removeAttribute('theme'));
    await inner.locator('html[data-theme="auto"]').waitFor();
  });

  host('several live on a page, can be taken out and put back, and may be late', () => script() + element('position="nim:1,2,3"') + element('position="nim:4,5,6"'), async (page) => {
    await loaded(page, 0);
    const positions = await page.evaluate(async () => {
      const [first, second] = document.querySelectorAll('bittersweet-game');
      await Promise.all([first.play('x0'), second.play('z0')]);
      return [(await first.undo()).position, (await second.evaluate()).position];
    });
    assert.deepEqual(positions, ['nim:1,2,3', 'nim:4,5,0']);
    const removed = await one(page).evaluate(async (bar) => {
      const asked = bar.table({ size: 199 }).catch(({ message }) => message);
      bar.remove();
      const late = await bar.undo().catch(({ message }) => message);
      const told = [await asked, late];
      document.body.append(bar);
      return [...told, (await bar.evaluate()).position];
    });
    assert.deepEqual(removed, ['The bar was removed.', 'The bar is not in the page.', 'nim:1,2,3']);
    await part('a frame that does not answer is an error', async () => {
      const late = await one(page).evaluate(async (bar) => {
        bar.timeout = 1;
        return bar.table({ size: 199 }).catch(({ message }) => message);
      });
      assert.equal(late, 'The bar did not answer in time.');
    });
  });

  host('is not deceived by other windows', () => script() + element('position="nim:1,2,3"') + '<iframe srcdoc="<p>A liar</p>"></iframe>', async (page) => {
    await loaded(page);
    await page.frames().find((frame) => frame.url() === 'about:srcdoc').evaluate(() => {
      parent.postMessage({ bittersweet: 1, type: 'change', position: 'nim:9,9,9', size: 1, computer: '' }, '*');
    });
    await page.waitForFunction(() => heard.some(({ position }) => position === 'nim:9,9,9'));
    assert.equal(await one(page).getAttribute('position'), 'nim:1,2,3');
  });
});

const game = (page, id) => page.locator(`#${id}`);

/** The steps in each example; a frame without an origin needs a separate file, which some builds lack. */
const EXAMPLES = {
  index: async (page) => {
    assert.equal(await page.locator('dt').count(), 5);
  },
  lesson: async (page) => {
    for (const id of ['strip', 'rectangle', 'triangle', 'stairs', 'above']) {
      await game(page, id).scrollIntoViewIfNeeded();
      await game(page, id).locator('iframe').contentFrame().locator('main.embed').waitFor();
    }
    // The statements of the text about its bars, checked with the solver.
    const value = (id) => game(page, id).evaluate((bar) => bar.evaluate());
    const wins = ({ options }) => options.filter(({ grundy }) => grundy === 0).map(({ position }) => position.split(':').at(-1));
    assert.deepEqual(wins(await value('strip')), ['4,0,4']);
    assert.equal((await value('rectangle')).outcome, 'P');
    const triangle = await value('triangle');
    assert.deepEqual([triangle.options.length, wins(triangle).toSorted()], [18, ['4,3,7', '7,0,7', '7,3,4']]);
    const stairs = await value('stairs');
    assert.deepEqual([stairs.options.length, wins(stairs)], [17, ['4,3,7']]);
  },
  listen: async (page) => {
    await game(page, 'best').click();
    await page.locator('#said').filter({ hasText: 'No move wins here.' }).waitFor();
    await game(page, 'values').click();
    await page.locator('#table .zero').first().waitFor();
    assert.equal(await page.locator('#table tr').count(), 14);
    await page.locator('bittersweet-game').evaluate((bar) => bar.play('z0'));
    await page.locator('#moves tr').filter({ hasText: 'Break right to 0' }).waitFor();
    await game(page, 'best').click();
    await page.locator('#said').filter({ hasText: 'wins' }).waitFor();
  },
  strict: async (page) => {
    await page.locator('bittersweet-game iframe').contentFrame().locator('.outcome').waitFor();
    await page.locator('main > iframe').scrollIntoViewIfNeeded();
    await page.locator('main > iframe').contentFrame().locator('.outcome').waitFor();
  },
  sandbox: async (page) => {
    const html = await fs.readFile(path.join(site, 'v1/embed.html'), 'utf8');
    const assets = html.match(/name="bittersweet-assets" content="([^"]*)"/)?.[1] ?? '.';
    const hasInline = await fs.stat(path.join(site, assets, 'embed_inline.js')).then(() => true, () => false);
    for (const id of hasInline ? ['same', 'opaque'] : ['same']) {
      await game(page, id).scrollIntoViewIfNeeded();
      await game(page, id).contentFrame().locator('.outcome').filter({ hasText: 'N-position' }).waitFor();
    }
  },
};

test('the examples work, and axe finds nothing in them', async () => {
  const context = await home.browser.newContext({ viewport: { width: 900, height: 800 } });
  await each(EXAMPLES, async (steps, name) => {
    const page = await context.newPage();
    const complaints = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${home.server.url}examples/${name}.html`);
    await steps(page);
    // Browsers warn of a sandbox that a frame could leave.
    if (name !== 'sandbox') assert.deepEqual(complaints, []);
    for (const colorScheme of ['strict', 'sandbox'].includes(name) ? [] : ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violations(page, { iframes: false }), []);
    }
    await page.close();
  });
  await context.close();
});

test('axe finds nothing in frames that are not among the views of everybody.test.mjs', async () => {
  const context = await home.browser.newContext({ viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  for (const [name, address] of [
    ['a bare bar', `?controls=none#g=${bar}`],
    ['a locked bar', `?lock=moves#g=${bar}`],
    ['a plot', `?view=plot#g=${bar}`],
    ['a column', '?view=columns#g=sharing:0,5,16'],
  ]) {
    await page.goto(`${home.server.url}v1/embed.html${address}`);
    await page.locator('.board, .numbers, .points path, .palindrome').first().waitFor();
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violations(page), [], `${name}, ${colorScheme}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, name);
  }
  await context.close();
});
