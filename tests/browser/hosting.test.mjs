// The packed site on hosts as they are: any path, no special headers, old pages after a new build came.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { coloursAt, holds } from './figures.mjs';
import { each, launch, loaded, open, part, says, serve, settled, shows, site, strictly, whole } from './page.mjs';
import { HOSTS } from './guide.mjs';
import { isOf, laterBuild } from './site.mjs';
import { downloads, saving, select, taken } from './downloading.mjs';

let browser;

before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** The solver answers, and the exporter writes a file. */
async function works(page) {
  await settled(page);
  await says(page, '.verdict', /N-position/);
  assert.match((await taken(page, '#table', 'CSV')).text, /^x,y,z,grundy$/m);
}

/** Waits until a heat map has many colours. */
async function isColoured(page, figure) {
  await page.locator(`${figure} canvas.heat`).waitFor();
  await settled(page);
  const points = Array.from({ length: 100 }, (_, index) => [3 + 3 * index, 200]);
  await holds(async () => {
    const colours = new Set((await coloursAt(page, points, figure)).map(String));
    assert.ok(colours.size > 10, `${colours.size} colours`);
  });
}

describe('the packed site', () => {
  test('works at every path', () =>
    each({ '/': '/', '/bar/': '/bar/', 'a folder with a blank': '/a folder/of/lessons/' }, async (at) => {
      const server = await serve(site, { at });
      const { page, context, complaints } = await open(browser, `${server.url.replaceAll(' ', '%20')}explore.html`);
      await works(page);
      assert.deepEqual(complaints, []);
      await context.close();
      await server.close();
    }));

  test('works on a host that knows only the oldest kinds of files', async () => {
    const knows = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
    const server = await serve(site, { knows });
    const { page, context, complaints } = await open(browser, `${server.url}explore.html`);
    await works(page);
    // The glue says that it could be quicker.
    assert.deepEqual(complaints.filter((text) => !text.includes('application/wasm')), []);
    await context.close();
    await server.close();
  });

  test('works where scripts inside pages, scripts from text and other hosts are forbidden', async () => {
    const server = await serve();
    const { page, context, complaints } = await open(browser, server.url, {
      ready: '#app:not(:has(.late)) .stage .drawing',
      before: async (page) => {
        await strictly(page, `${server.url}**`);
        // Pictures from memory are the previews of files.
        await strictly(page, `${server.url}explore.html?files`, "'self' blob:");
        // The frame has an empty icon as data.
        await strictly(page, '**/embed.html*', "'self' data:");
      },
    });
    await part('Play opens, and the computer answers', async () => {
      await page.getByRole('button', { name: 'Play against Nib' }).click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await says(page, '.turn', /I broke.*Your move/);
      assert.deepEqual(complaints, []);
    });
    await part('Explore solves, and writes files', async () => {
      await page.goto(`${server.url}explore.html?files`);
      await works(page);
      assert.deepEqual(complaints, []);
    });
    await part('Explore draws a heat map', async () => {
      await page.goto(`${server.url}explore.html#g=triangle:k=3:7,4,7&n=60&form=colours`);
      await isColoured(page, '#table');
      // The page is alive: a move is made and the map follows it.
      await page.locator('.board').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await shows(page, 'triangle:k=3:6,4,7');
      await isColoured(page, '#table');
      assert.deepEqual(complaints, []);
    });
    await part('a frame draws a heat map', async () => {
      await page.goto(`${server.url}v1/embed.html?view=table#g=triangle:k=3:7,4,7&n=60&form=colours`);
      await isColoured(page, 'figure');
      assert.deepEqual(complaints, []);
    });
    await context.close();
    await server.close();
  });
});

/** Opens an address, whatever it shows. */
async function visited(address) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  return { page, context };
}

const ROOMS = ['index.html', 'explore.html', 'heaps.html', 'bench.html', 'laboratory.html', 'papers.html', 'teach.html', 'lesson.html'];

test('a page without its files says what to do', async () => {
  const { page, context } = await visited('about:blank');
  await part('where a folder is asked for without its slash, on a host that does not redirect', async () => {
    const first = await fs.readFile(path.join(site, 'index.html'));
    const server = await serve(site, { answered: (name) => (name === '/lessons/bar' ? { body: first } : undefined) });
    await page.goto(server.url.replace(/\/$/, ''));
    const advice = page.locator('.unserved');
    assert.match(await advice.locator('[lang=en]').innerText(), /could not be loaded\. If its address ends with the name of a folder, add a slash at the end\./);
    assert.match(await advice.locator('[lang=ja]').innerText(), /最後に「\/」を付けてください/);
    // It is the first that is seen.
    assert.ok((await advice.boundingBox()).y < 50);
    // The advice works.
    await page.goto(`${page.url()}/`);
    await page.locator('#app:not(:has(.late)) .stage .drawing').waitFor();
    assert.equal(await page.locator('.unserved').isVisible(), false);
    await server.close();
  });
  await part('where a network answers for its styles', async () => {
    const server = await serve(site, { answered: (name) => (name.endsWith('.css') ? { body: '<title>Sign in</title>' } : undefined) });
    for (const name of ROOMS) {
      await page.goto(server.url + name);
      assert.ok(await page.locator('.unserved .host').first().isVisible(), name);
    }
    await server.close();
  });
  await part('where it was opened from a disk', async () => {
    for (const name of ROOMS) {
      await page.goto(pathToFileURL(path.join(site, name)).href);
      await page.locator('.unserved [lang=en]').filter({ hasText: 'This page does not work when it is opened from a disk: it needs a web server. Open bittersweet.html instead' }).waitFor();
      for (const other of ['.unserved .host', '.late', '.loading']) assert.equal(await page.locator(`${other}:visible`).count(), 0, `${name} ${other}`);
      await page.locator('.unserved a').first().click();
      await loaded(page, '.board-panel');
    }
  });
  await context.close();
});

test('an address that does not exist opens as it was meant, or says what to do, and stays on its host', async () => {
  // A host that answers with 404.html, as GitHub Pages and Netlify do, and sends the headers of the guide.
  const [lost, names] = await Promise.all([fs.readFile(path.join(site, '404.html')), fs.readdir(site, { recursive: true })]);
  const headers = (name) => HOSTS.nginx(`/lessons/bar/${name}`);
  const server = await serve(site, { headers, answered: (name) => (names.includes(name) ? undefined : { status: 404, headers: { 'content-type': 'text/html', ...headers(name) }, body: lost }) });
  const { page, context } = await visited('about:blank');
  for (const sign of ['%23', '%2523']) {
    await part(`opens as it was meant where a mail program has written ${sign}`, async () => {
      await page.goto(`${server.url}explore.html${sign}g=step:k=5/2,s=1:5,2,8`);
      await page.waitForURL(`${server.url}explore.html#g=step:k=5/2,s=1:5,2,8*`);
      await shows(page, 'step:k=5/2,s=1:5,2,8');
    });
  }
  const { origin } = new URL(server.url);
  for (const address of [`${server.url}nowhere.html`, `${server.url}no/where%23g=nim:1`, `${origin}//example.org/%23g=nim:1`]) {
    await part(`${address} says what to do, in both languages, and stays on its host`, async () => {
      await page.goto(address);
      await page.getByRole('heading', { name: 'No page is at this address' }).waitFor();
      await page.getByRole('heading', { name: 'このアドレスにはページがありません' }).waitFor();
      assert.equal(new URL(page.url()).origin, origin);
    });
  }
  await context.close();
  await server.close();
});

describe('a build without the packing step', () => {
  test('shows no button that cannot work', async () => {
    const unpacked = (name, body) => (name.endsWith('.html') ? body.toString().replace(/<meta name="bittersweet-assets"[^>]*>/, '') : body);
    const server = await serve(site, { changed: unpacked });
    for (const [name, words] of [['explore.html', 'Explore'], ['laboratory.html', 'Laboratory'], ['papers.html', 'Papers'], ['teach.html#tab=lesson', 'Teach']]) {
      const { page, context } = await visited(server.url + name);
      await page.locator('#app:not(:has(.late)) [aria-current=page]').filter({ hasText: words }).waitFor();
      assert.equal(await page.getByRole('link', { name: 'Glossary' }).count(), 0, name);
      if (words === 'Teach') {
        await page.getByRole('button', { name: 'Begin with an example' }).click();
        await page.getByText('This build has no page for pupils').waitFor();
        assert.equal(await page.getByRole('button', { name: /^(Save as a file|Save a package for a learning platform)$/ }).count(), 0);
      }
      await context.close();
    }
    await server.close();
  });
});

describe('an old page after a new build came', () => {
  test('goes on, and says what to do when it needs what is gone', async () => {
    const server = await serve();
    const later = await laterBuild();
    const { page, context } = await open(browser, `${server.url}explore.html#g=triangle:k=3:7,4,7&n=20&table=y`);
    await settled(page);
    await whole(page);
    server.exchange(later.folder);
    // The solver is here already.
    await page.locator('#size').fill('30');
    await page.locator('#size').press('Enter');
    await says(page, '#table .caption', /up to 30/);
    // The exporter, which writes files, is not.
    const dialog = await downloads(page, '#table');
    await select(dialog, 'CSV');
    await saving(dialog).click();
    await dialog.locator('.taken').filter({ hasText: /There is a new version.*reload the page/i }).waitFor();
    await page.reload();
    await isOf(page, later.name);
    await shows(page, 'triangle:k=3:7,4,7');
    await works(page);
    await context.close();
    await server.close();
    await later.remove();
  });

  test('says so when the solver is gone', async () => {
    const server = await serve();
    const later = await laterBuild();
    // The old page comes from a cache, and so does its main script; the new build has been put in place meanwhile.
    const { page, context } = await open(browser, `${server.url}explore.html`, {
      before: (page) =>
        page.context().route('**/worker_loader.js', async (route) => {
          await whole(page);
          server.exchange(later.folder);
          await route.continue();
        }),
    });
    await page.locator('.notice').filter({ hasText: /There is a new version.*reload the page/i }).waitFor();
    await context.close();
    await server.close();
    await later.remove();
  });

  test('does not speak of a new version when there is none', async () => {
    const server = await serve();
    let asked;
    const { page, context } = await open(browser, `${server.url}explore.html`, {
      before: (page) => {
        asked = page.waitForResponse((response) => response.url() === `${server.url}explore.html` && response.request().resourceType() === 'fetch');
        return page.context().route('**/worker_loader.js', (route) => route.abort());
      },
    });
    await page.locator('.notice').filter({ hasText: 'The solver did not start' }).waitFor();
    await (await asked).finished();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    assert.equal(await page.locator('.notice').filter({ hasText: 'new version' }).count(), 0);
    await context.close();
    await server.close();
  });
});
