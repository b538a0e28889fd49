// P-positions in space, projected and one by one, in a real browser with a software GPU.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { choose, cursor, find, follow, holds, inked, pPositions, pointed } from './figures.mjs';
import { laboratory, part, says, shows } from './page.mjs';

const { visit, visits } = laboratory({ settles: true });

const space = '#g=triangle:k=3:7,4,7&n=20&plot=space';
const drawn = (page, least = 500) => holds(async () => assert.ok((await inked(page)) > least));
/** The P-positions with k = 3 and coordinates up to N, by x and then z. */
const positions = (size) =>
  Object.entries(pPositions(3, size, false)).map(([place, y]) => {
    const [x, z] = place.split(',').map(Number);
    return [x, y, z];
  });
const all = positions(20);

visits('in space', {
  'there are points in the light and in the dark, which are turned by dragging, buttons and keys': [space, async (page) => {
    await part('there are points, in the light and in the dark', async () => {
      await says(page, '#plot .caption', `${all.length} P-positions with coordinates up to 20`);
      await drawn(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await drawn(page);
    });
    await part('the cloud is turned by dragging, buttons and keys', async () => {
      const edges = () => page.locator('.cloud-edge').first().getAttribute('d');
      const changes = async (act) => {
        const before = await edges();
        await act();
        await holds(async () => assert.notEqual(await edges(), before));
      };
      const stage = page.locator('.cloud-stage');
      await stage.scrollIntoViewIfNeeded();
      const box = await stage.boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await changes(async () => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 90, y + 20, { steps: 4 });
        await page.mouse.up();
      });
      await shows(page, 'triangle:k=3:7,4,7');
      await changes(() => page.getByRole('button', { name: 'Top view' }).click());
      await page.locator('.cloud-tools [aria-pressed="true"]').filter({ hasText: 'Top' }).waitFor();
      await changes(() => page.getByRole('button', { name: 'Larger' }).click());
      await stage.focus();
      await changes(() => page.keyboard.press('ArrowLeft'));
      await changes(() => page.keyboard.press('2'));
      await page.locator('.cloud-tools [aria-pressed="true"]').filter({ hasText: 'Front' }).waitFor();
      await drawn(page);
    });
    await part('the plain wheel scrolls the page, with Ctrl it zooms', async () => {
      const stage = page.locator('.cloud-stage');
      await stage.evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
      await stage.hover();
      const [start, edges] = [await page.evaluate(() => scrollY), await page.locator('.cloud-edge').first().getAttribute('d')];
      await page.mouse.wheel(0, 40);
      await page.waitForFunction((start) => scrollY === start + 40, start);
      assert.equal(await page.locator('.cloud-edge').first().getAttribute('d'), edges);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -40);
      await page.keyboard.up('Control');
      await holds(async () => assert.notEqual(await page.locator('.cloud-edge').first().getAttribute('d'), edges));
      assert.equal(await page.evaluate(() => scrollY), start + 40);
    });
  }],
  'points are named, and set up by keyboard and by mouse': [space, async (page) => {
    await part('keys go from point to point and set one up', async () => {
      await page.locator('.cloud-stage').focus();
      await page.keyboard.press(']');
      await says(page, '#plot .pointed', /^\(\d+, \d+, \d+\) is a P-position/);
      await page.locator('.cloud-pointed').waitFor();
      // The board shows the bar that is pointed at.
      await page.locator('.board-panel .instead').waitFor();
      const first = await pointed(page, '#plot');
      await page.keyboard.press(']');
      await holds(async () => assert.notEqual(await pointed(page, '#plot'), first));
      const place = (await pointed(page, '#plot')).match(/^\((\d+), (\d+), (\d+)\)/).slice(1);
      assert.ok(all.some((p) => p.join() === place.join()), `${place} is no P-position`);
      await page.keyboard.press('Enter');
      await shows(page, `triangle:k=3:${place}`);
      await page.locator('.outcome.p').waitFor();
    });
    await part('a point under the mouse is named, and a click sets it up', async () => {
      const stage = page.locator('.cloud-stage');
      await stage.evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
      const box = await stage.boundingBox();
      // Somewhere along the diagonal of the frame there is a point.
      await holds(async () => {
        const part = 0.3 + 0.4 * Math.random();
        await page.mouse.move(box.x + part * box.width, box.y + (1 - part) * box.height);
        assert.match(await pointed(page, '#plot'), /is a P-position/);
      });
      const place = (await pointed(page, '#plot')).match(/^\(([\d, ]+)\)/)[1].replaceAll(' ', '');
      await page.mouse.down();
      await page.mouse.up();
      await shows(page, `triangle:k=3:${place}`);
      await page.locator('.outcome.p').waitFor();
    });
  }],
  'a context that was lost is restored, or drawn again by a button': [space, async (page) => {
    await part('a context that was lost is restored', async () => {
      await drawn(page);
      const lost = await page.locator('.cloud-stage canvas').evaluateHandle((canvas) => {
        const extension = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
        return new Promise((done) => {
          canvas.addEventListener('webglcontextlost', () => done({ extension, canvas }));
          extension.loseContext();
        });
      });
      await lost.evaluate(({ extension }) => extension.restoreContext());
      await drawn(page);
    });
    await part('a context that is gone for good is said to be, and a button draws again', async () => {
      await drawn(page);
      const lose = () => page.locator('.cloud-stage canvas').evaluate((canvas) => canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
      await lose();
      await says(page, '.cloud-lost', 'The browser has removed this drawing');
      await page.locator('.cloud-lost').getByRole('button', { name: 'Draw it again' }).click();
      await page.locator('.cloud-lost').waitFor({ state: 'detached' });
      await drawn(page);
    });
    await part('scrolled out of sight and back it is there again', async () => {
      await drawn(page);
      // On a phone the figure is below the bar.
      await page.evaluate(() => scrollTo(0, 0));
      await page.setViewportSize({ width: 400, height: 200 });
      await page.waitForFunction(() => !document.querySelector('.cloud-stage canvas'));
      await page.setViewportSize({ width: 1440, height: 1000 });
      await drawn(page);
    });
  }],
  'without WebGL 2 a sentence says so and the other forms are there': [space,
    async (page) => {
      await page.locator('#plot').scrollIntoViewIfNeeded();
      await says(page, '.cloud-missing', 'The 3D view needs WebGL 2, which this browser does not have. The other views show the same positions.');
      await find(page, 'projected');
      await page.locator('#plot canvas.heat').waitFor();
      await find(page, 'list');
      await page.locator('#plot .positions button').first().waitFor();
      await choose(page, 'Lost positions from above');
      await page.locator('#plot svg.plot').waitFor();
    },
    {
      before: (page) =>
        page.addInitScript(() => {
          const original = HTMLCanvasElement.prototype.getContext;
          HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
            return kind === 'webgl2' ? null : original.call(this, kind, ...rest);
          };
        }),
    }],
});

describe('other forms', () => {
  visit('projected, as a list, and with a pass', '#g=triangle:k=3:7,4,7&n=20&plot=projected', async (page) => {
    await part('projected: lines of positions with the same y and z − x', async () => {
      await page.locator('#plot .heat-frame').focus();
      await page.keyboard.press('Control+Home');
      // Down the column y = 0, where the only P-positions are (x, 0, x): one cell for all of them.
      const found = /^\(\d+, 0, \d+\) is a P-position/;
      for (let step = 0; step < 41 && !found.test(await pointed(page, '#plot')); step += 1) {
        const [, y] = await cursor(page, '#plot');
        await page.keyboard.press('ArrowDown');
        await holds(async () => assert.notEqual((await cursor(page, '#plot'))[1], y));
      }
      assert.match(await pointed(page, '#plot'), found);
      const [x, , z] = (await pointed(page, '#plot')).match(/^\((\d+), (\d+), (\d+)\)/).slice(1).map(Number);
      assert.equal(x, z);
      await page.keyboard.press('Enter');
      await shows(page, `triangle:k=3:${x},0,${z}`);
      await page.locator('.outcome.p').waitFor();
    });
    await follow(page, '#g=triangle:k=3:7,4,7&n=40&plot=list');
    await part('a list: all of them, and each can be set up', async () => {
      const all = positions(40);
      const shown = () => page.locator('#plot .positions button').allInnerTexts();
      assert.equal((await shown()).length, 200);
      for (let more = 200; more < all.length; more += 200) {
        await page.getByRole('button', { name: /^Show more/ }).click();
        await page.waitForFunction(
          (count) => document.querySelectorAll('#plot .positions button').length === count,
          Math.min(more + 200, all.length),
        );
      }
      assert.deepEqual(await shown(), all.map((place) => `(${place.join(', ')})`));
      await page.locator('#plot .positions button').nth(33).click();
      await shows(page, `triangle:k=3:${all[33]}`);
      await page.locator('.outcome.p').waitFor();
    });
    await follow(page, '#g=triangle:k=3,pass:7,4,7,1&n=12&plot=space');
    await part('with a pass both layers have a cloud', async () => {
      await drawn(page, 100);
      await follow(page, '#g=triangle:k=3,pass:7,4,7,0&n=12&plot=space');
      await drawn(page, 100);
    });
  });
});
