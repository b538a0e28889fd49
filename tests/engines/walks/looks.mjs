// Light and dark, phones, and print.
import assert from 'node:assert/strict';

const ground = (page) => page.run(() => getComputedStyle(document.documentElement).backgroundColor);
const brightness = (colour) => Math.max(...colour.match(/\d+/g).slice(0, 3).map(Number));
const pages = { Play: '', Explore: 'explore.html#g=triangle:k=3:7,4,7', Laboratory: 'laboratory.html', Papers: 'papers.html', Teach: 'teach.html#g=nim:4,0,6' };

const inTheDark = (isDark) => ({
  isDark,
  async steps(page, { url }) {
    for (const [name, address] of Object.entries(pages)) {
      await page.open(url + address);
      await page.started();
      const shown = brightness(await ground(page));
      assert.ok(isDark ? shown < 60 : shown > 230, `${name}: ${await ground(page)}`);
    }
    await page.open(`${url}v1/embed.html?theme=${isDark ? 'light' : 'dark'}#g=nim:3,7,4`, '.board');
    const forced = brightness(await ground(page));
    assert.ok(isDark ? forced > 230 : forced < 60, `a frame with the other theme: ${await ground(page)}`);
  },
});

export default {
  'every page is light, and a frame is dark if it is told so': inTheDark(false),
  'every page is dark where the system is, and a frame is light if it is told so': inTheDark(true),

  'words and drawings are set in our own fonts': {
    at: 'explore.html#g=triangle:k=3:7,4,7',
    ready: '.board-panel',
    async steps(page) {
      await page.settled();
      const fonts = await page.until(() => document.fonts.status === 'loaded' && [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
      assert.ok(fonts.some((family) => /Libertinus/.test(family)), `${fonts}`);
      assert.notEqual(await page.run(() => getComputedStyle(document.querySelector('.c-top')).fill), 'rgb(0, 0, 0)');
    },
  },

  'no page is wider than a narrow window': {
    size: [500, 800],
    async steps(page, { url }) {
      for (const [name, address] of Object.entries(pages)) {
        await page.open(url + address);
        await page.started();
        await page.settled();
        const [wide, width] = await page.run(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(wide <= width, `${name}: ${wide} of ${width}`);
      }
    },
  },
};
