// The laboratory in the packed site: any path, strict hosts, without a network, after a new build; and not in the one file.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bench, row, runs, told, tried, unfold } from './claims.mjs';
import { each, enter, launch, loaded, open, serve, settled, site, strictly, whole } from './page.mjs';
import { buildOf, laterBuild } from './site.mjs';

let browser;

before(async () => {
  browser = await launch();
});
after(() => browser.close());

const claim = 'triangular:7.3';
const works = async (page) => {
  assert.match(await tried(page, claim, { n: 40 }), /^Verified up to N\./);
  await page.locator('.record').first().waitFor();
};

describe('the packed laboratory', () => {
  test('works at every path, and all it asks for is there', () =>
    each({ '/': '/', 'a folder with a blank': '/a folder/of/lessons/' }, async (at) => {
      const server = await serve(site, { at });
      const asked = [];
      const { page, context, complaints } = await open(browser, server.url.replaceAll(' ', '%20') + bench.at, {
        ...bench,
        before: (page) => page.context().on('response', (response) => asked.push([new URL(response.url()).pathname, response.status()])),
      });
      await works(page);
      assert.deepEqual(asked.filter(([, status]) => status >= 400), []);
      // All that changes with a build lies in its folder.
      const build = await buildOf();
      for (const name of ['laboratory_bg.wasm', 'checker_bg.wasm', 'records.json', 'v1/laboratory-page.css']) {
        assert.ok(asked.some(([url]) => url.endsWith(`${build}${name}`)), name);
      }
      assert.deepEqual(complaints, []);
      await context.close();
      await server.close();
    }));

  test('works where scripts inside pages are forbidden', async () => {
    const server = await serve();
    const { page, context, complaints } = await open(browser, server.url + bench.at, {
      ...bench,
      before: (page) => strictly(page, server.url + bench.at),
    });
    await works(page);
    assert.deepEqual(complaints, []);
    await context.close();
    await server.close();
  });

  test('works without a network after a visit to the main page', async () => {
    const server = await serve();
    const { page, context } = await open(browser, `${server.url}explore.html`, { serviceWorkers: 'allow' });
    await settled(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await server.close();
    await enter(page, page.getByRole('link', { name: 'Laboratory', exact: true }), '.catalogue');
    await works(page);
    await page.goto(`${server.url}${bench.at}#claim=${claim}&k=7&n=33`);
    await page.reload();
    await loaded(page, '.catalogue');
    assert.match(await tried(page, claim), /^Verified up to N\./);
    await context.close();
  });

  test('says that there is a new version when its workers are gone', async () => {
    const server = await serve();
    const later = await laterBuild();
    const { page, context } = await open(browser, server.url + bench.at, {
      ...bench,
      before: (page) =>
        page.context().route('**/checker_loader.js', async (route) => {
          await whole(page);
          server.exchange(later.folder);
          await route.continue();
        }),
    });
    await unfold(page, claim);
    await runs(page, claim).click();
    const refused = row(page, claim).locator('.refused');
    // The workers may be known to be gone before the server has been asked why.
    await refused.filter({ hasText: /did not start|older version/ }).waitFor();
    await page.context().unroute('**/checker_loader.js');
    await refused.getByRole('button', { name: 'Try again' }).click();
    await refused.filter({ hasText: 'This page belongs to an older version. Please reload it.' }).waitFor();
    await page.reload();
    await loaded(page, '.catalogue');
    await works(page);
    assert.equal(await told(page, claim).count(), 1);
    await context.close();
    await server.close();
    await later.remove();
  });

  test('is not in the page that is one file, and that does not lead to it', async () => {
    const { page, context, complaints } = await open(browser, pathToFileURL(path.join(site, 'bittersweet.html')).href);
    await settled(page);
    assert.equal(await page.locator('a[href*="laboratory"]').count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
