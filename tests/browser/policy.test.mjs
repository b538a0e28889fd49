// The permissions of the pages: every page is used under its own policy and the headers of docs/hosting.md together. Its own policy alone,
// under which the other tests use the pages, allows at least as much. The browser may refuse nothing then, nothing is asked of another
// host, and forbidden actions are refused. Which file gets which header is in tests/site/headers.test.mjs.
// Shares: play, explore, laboratory, bench, papers, teach, lesson, embed, others.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { enter, follow } from './figures.mjs';
import { launch, open, says, serve, settled, site } from './page.mjs';
import { close, downloads, previewed, select, taken } from './downloading.mjs';
import { tried } from './claims.mjs';
import { HOSTS } from './guide.mjs';
import { testEach, testOf } from './mine.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const guide = await fs.readFile(path.join(root, 'docs/hosting.md'), 'utf8');
const bar = 'triangle:k=3:6,2,8';
/** A lesson with one task: who wins nim:4,0,6? */
const LESSON = `1.${Buffer.from('Two ends\x1ew\x1fnim:4,0,6\x1f').toString('base64url')}`;
let browser;

before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Opens an address, does something there, and returns what was refused and what was asked of others. `headers` are those of the host. */
async function watched(address, steps, { ready = 'body', headers, ...options } = {}) {
  const server = await serve(site, { headers });
  const [refused, foreign] = [[], []];
  const at = address(server.url);
  const { page, context, complaints } = await open(browser, at, {
    ready,
    serviceWorkers: 'allow',
    before: async (page) => {
      await page.context().exposeFunction('refusedByPolicy', (text) => refused.push(text));
      await page.context().addInitScript(() => {
        window.refusedKinds = new Set();
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          window.refusedKinds.add(effectiveDirective);
          window.refusedByPolicy(`${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      page.context().on('request', (request) => {
        const isOwn = request.url().startsWith(server.url) || /^(data|blob):/.test(request.url()) || request.url().split(/[?#]/)[0] === at.split(/[?#]/)[0];
        if (!isOwn) foreign.push(request.url());
      });
    },
    ...options,
  });
  // A page that failed is closed, too, since others are opened after it.
  try {
    await steps(page);
  } finally {
    await context.close();
    await server.close();
  }
  return { refused, foreign, complaints };
}

/** Every page, and something to do with it. */
const visits = {
  'Play, and a game': ['', async (page) => {
    await page.getByRole('button', { name: 'Play against Nib' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await says(page, '.turn', /I broke.*Your move/);
  }, { ready: '#app:not(:has(.late)) .stage .drawing' }],
  'Explore, with files, a heat map, a cloud, and in Japanese in the dark': [`explore.html#g=${bar}`, async (page) => {
    await settled(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await taken(page, '#table', 'CSV');
    const dialog = await downloads(page, '#table');
    for (const kind of ['SVG', 'PNG']) {
      await select(dialog, kind);
      await previewed(dialog);
    }
    await close(dialog);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await follow(page, `#g=${bar}&n=60&form=colours`);
    await page.locator('#table canvas.heat').waitFor();
    await follow(page, '#g=triangle:k=3:7,4,7&n=20&plot=space&figure=positions');
    await page.locator('#plot .cloud-stage').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await follow(page, `#g=${bar}&lang=ja`);
    await page.locator('html[lang=ja]').waitFor();
  }],
  'the laboratory, with a claim': ['laboratory.html#paper=triangular', async (page) => {
    assert.match(await tried(page, 'triangular:7.3', { n: 40 }), /^Verified/);
  }, { ready: '.claims' }],
  'the laboratory, with a formula and a proof': ['bench.html#show=logic', async (page) => {
    await page.locator('textarea, input').first().waitFor();
  }, { ready: '.rooms' }],
  'an article and a paper': ['papers.html#article=triangular', async (page) => {
    await page.locator('article, .article').first().waitFor();
    await settled(page);
    await follow(page, '#paper=triangular');
    await page.locator('.entry h3').first().waitFor();
  }, { ready: '#app h1' }],
  'Teach, with every tab': ['teach.html#g=nim:4,0,6', async (page) => {
    for (const part of ['frame', 'lesson', 'course', 'class', 'print']) await enter(page, part);
  }, { ready: 'main' }],
  'a lesson': [`lesson.html#lesson=${LESSON}&at=1`, async (page) => {
    await page.getByRole('button', { name: 'The player who moves first' }).click();
    await page.getByText('1 of 1 task').first().waitFor();
  }, { ready: 'main.lesson' }],
  'a lesson as one file': [`bittersweet-lesson.html#lesson=${LESSON}&at=1`, async (page) => {
    await page.getByRole('button', { name: 'The player who moves first' }).click();
    await page.getByText('1 of 1 task').first().waitFor();
  }, { ready: 'main.lesson' }],
  'a bar in a frame': [`v1/embed.html?controls=turn,undo,value,parameters#g=${bar}`, async (page) => {
    await says(page, '.outcome', /position/);
  }, { ready: '.board' }],
  'a table and a heat map in a frame': [`v1/embed.html?view=table#g=${bar}`, async (page) => {
    await settled(page);
    await follow(page, `#g=${bar}&n=60&form=colours`);
    await page.locator('canvas.heat').waitFor();
  }, { ready: '.numbers' }],
  'a cloud in a frame': [`v1/embed.html?view=plot#g=${bar}&n=20&plot=space`, (page) => settled(page), { ready: 'figure' }],
  'the glossary': ['glossary.html', (page) => page.locator('iframe').first().contentFrame().locator('.board').waitFor()],
  'the glossary in Japanese': ['glossary.ja.html', (page) => page.locator('iframe').first().contentFrame().locator('.board').waitFor()],
  'Explore as one file': [`bittersweet.html#g=${bar}`, async (page) => {
    await settled(page);
    await taken(page, '#table', 'CSV');
  }],
  'the examples': ['examples/index.html', async (page) => {
    for (const name of ['lesson', 'listen', 'strict']) {
      await page.goto(new URL(`${name}.html`, page.url()).href);
      await page.locator('bittersweet-game iframe').first().contentFrame().locator('.board').waitFor();
    }
    await page.goto(new URL('sandbox.html', page.url()).href);
    for (const id of ['same', 'opaque']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.locator(`#${id}`).contentFrame().locator('.outcome').filter({ hasText: 'N-position' }).waitFor();
    }
  }],
  'an article in one file': ['articles/en/triangular.html', async (page) => {
    // The browser uses the style of the article.
    assert.equal(await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth), '672px');
  }],
};

testEach('under its own policy and the headers of the guide nothing is refused in any page, and nothing is asked of others', visits, ([at]) => at,
  async ([address, steps, options]) => {
    const headers = (name) => HOSTS.nginx(`/lessons/bar/${name}`);
    const { complaints, ...seen } = await watched((url) => url + address, steps, { headers, ...options });
    // The example with a sandbox shows both kinds of it, and browsers warn of one.
    const others = complaints.filter((text) => !text.includes('can escape its sandboxing'));
    assert.deepEqual({ ...seen, complaints: others }, { refused: [], foreign: [], complaints: [] });
  });

testOf('explore')('Explore as one file works from a stick under its policy', async () => {
  const file = pathToFileURL(path.join(site, 'bittersweet.html')).href;
  const seen = await watched(() => `${file}#g=${bar}`, async (page) => {
    await settled(page);
    await taken(page, '#table', 'CSV');
  });
  assert.deepEqual(seen, { refused: [], foreign: [], complaints: [] });
});

/** The directives that refuse the attempts below. */
const REFUSED = ['require-trusted-types-for', 'style-src-attr', 'img-src', 'connect-src'];

// Each is asked when its program has drawn: the policy of scripts, in which markup passes, begins with the page's script.
const drawn = { [`explore.html#g=${bar}`]: '.board-panel', 'laboratory.html#paper=triangular': '.claims', [`v1/embed.html#g=${bar}`]: '.board' };
testEach('the policy of every page refuses scripts, code from text, other hosts and markup', drawn, (_, address) => address,
  async (ready, address) => {
    const { refused } = await watched((url) => url + address, async (page) => {
      const outcome = await page.evaluate(async () => {
        const thrown = (act) => {
          try {
            act();
            return 'passed';
          } catch (error) {
            return error.name;
          }
        };
        const place = document.createElement('div');
        document.body.append(place);
        const result = {
          text: thrown(() => (place.innerHTML = 'a &lt; b')),
          mathematics: thrown(() => (place.innerHTML = '<math><mi>x</mi><mo stretchy="false">(</mo><mspace width="1em"/></math> <em>so</em> <a href="papers.html#article=found">there</a>')),
          image: thrown(() => (place.innerHTML = '<img src=x onerror=alert(1)>')),
          handler: thrown(() => (place.innerHTML = '<mi onclick="alert(1)">x</mi>')),
          link: thrown(() => (place.innerHTML = '<a href="javascript:alert(1)">x</a>')),
          worker: thrown(() => new Worker('data:text/javascript,')),
          foreign: thrown(() => new Worker('v1/start.js')),
        };
        const script = document.createElement('script');
        result.script = thrown(() => (script.text = 'window.broken = true'));
        // Not by way of the object, so that only the policy of scripts is in the way.
        place.append(document.createRange().createContextualFragment === undefined ? '' : script);
        place.setAttribute('style', 'color: red');
        const image = new Image();
        image.src = 'https://example.org/picture.png';
        await new Promise((done) => (image.onerror = done));
        const fetched = await fetch('https://example.org/').then(() => 'passed', ({ name }) => name);
        return { ...result, fetched, colour: place.style.color, broken: window.broken === true };
      });
      assert.deepEqual(outcome, {
        text: 'passed', mathematics: 'passed', image: 'TypeError', handler: 'TypeError', link: 'TypeError', worker: 'TypeError', foreign: 'TypeError',
        script: 'TypeError', fetched: 'TypeError', colour: '', broken: false,
      });
      // The browser reports a moment after it has refused, and nothing is reported of a page that is closed.
      await page.waitForFunction((kinds) => kinds.every((kind) => window.refusedKinds.has(kind)), REFUSED);
    }, { ready });
    const kinds = new Set(refused.map((text) => text.split(' ')[0]));
    for (const kind of REFUSED) assert.ok(kinds.has(kind), `${kind} of ${[...kinds]}`);
  });

describe('in a page that isolates itself', () => {
  testOf('embed')('frames and the element work where the host sends the headers of the guide', async () => {
    const [, sent] = guide.match(/```\n(Cross-Origin-[^`]+)```/);
    const headers = Object.fromEntries(sent.trim().split('\n').map((line) => line.split(': ')));
    assert.deepEqual(Object.keys(headers), ['Cross-Origin-Embedder-Policy', 'Cross-Origin-Resource-Policy']);
    const bars = await serve(site, { headers: () => headers });
    const frame = (sandbox) => `<iframe ${sandbox} src="${bars.url}v1/embed.html?controls=turn,value#g=${bar}" width="600" height="500"></iframe>`;
    const html = `<!doctype html><title>Isolated</title><script src="${bars.url}v1/bittersweet.js"></script>
      <bittersweet-game position="${bar}" controls="turn,value"></bittersweet-game>${frame('')}${frame('sandbox="allow-scripts"')}`;
    const isolated = { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' };
    const host = await serve('/nowhere', { at: '/', overrides: { 'page.html': html, 'favicon.ico': '' }, headers: () => isolated });
    const { page, context, complaints } = await open(browser, `${host.url}page.html`, { ready: 'iframe' });
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
    for (const place of [page.locator('bittersweet-game iframe'), page.locator('body > iframe').nth(0), page.locator('body > iframe').nth(1)]) {
      await place.scrollIntoViewIfNeeded();
      await place.contentFrame().locator('.outcome').filter({ hasText: 'position' }).waitFor();
    }
    assert.deepEqual(complaints, []);
    await context.close();
    await host.close();
    await bars.close();
  });
});
