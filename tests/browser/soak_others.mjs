// Play, Papers and Teach in a long run: whole games against a computer, bars of the papers, links for pupils.
import assert from 'node:assert/strict';
import { enter, holds, typePosition } from './figures.mjs';
import { says } from './page.mjs';
import { gameOf, somewhere, wins, written } from './soak_games.mjs';

const goTo = (page, hash) => page.evaluate((hash) => void (location.hash = hash), hash);
const BEGIN = { name: /^Play (against|this bar)/ };

/** Play: games to their end. Every move is legal, the perfect computer takes every chance, and the end names the winner. */
export class Play {
  address = '#chapter=strip';
  ready = '#app:not(:has(.late)) .stage .drawing';

  async base(page) {
    await goTo(page, '#chapter=strip');
    await page.getByRole('button', BEGIN).waitFor();
  }

  async step(page, random) {
    const game = gameOf(random.pick(['nim', 'triangle:k=3', 'triangle:k=2', 'step:k=2,s=0']));
    let cells = somewhere(game, random, 4);
    if (game.options(cells).length === 0) cells = [1, 0, 2];
    const opponent = random.pick(['nib', 'truffle', 'noir']);
    await goTo(page, `#bar=${written(game, cells)}&with=${opponent}&seed=${random.whole(1, 99)}`);
    await page.getByRole('button', BEGIN).click();
    const ended = page.locator('.end-card');
    let count = 0;
    while (!(await ended.isVisible())) {
      await page.locator('.turn').filter({ hasText: 'Your move' }).or(ended).first().waitFor();
      if (await ended.isVisible()) break;
      const before = await page.evaluate(() => location.hash);
      await page.locator('.stage .board').focus();
      for (let press = random.whole(1, 4); press > 0; press -= 1) await page.keyboard.press(random.pick(['ArrowRight', 'ArrowLeft', 'ArrowUp']));
      if ((await page.locator('.stage .board').getAttribute('aria-activedescendant')) === null) continue;
      await page.keyboard.press('Enter');
      await page.waitForFunction((before) => location.hash !== before, before);
      count += 1;
      assert.ok(count < 40, 'no end');
    }
    const record = decodeURIComponent(await page.evaluate(() => location.hash)).match(/bar=([^&]*)/)[1].split(';');
    assert.equal(record[0], written(game, cells));
    for (const [at, name] of record.slice(1).entries()) {
      const found = game.moves(cells).find(([move]) => move === name);
      assert.ok(found, `move ${at + 1}, ${name}, of ${record.join(';')}`);
      if (opponent === 'noir' && at % 2 === 1 && wins(game, cells)) assert.equal(wins(game, found[1]), false, `Noir could win: ${record.join(';')}`);
      [, cells] = found;
    }
    assert.equal(game.options(cells).length, 0, record.join(';'));
    const isMine = record.length % 2 === 0;
    assert.match(await ended.locator('h2').innerText(), isMine ? /^You won!/ : / has won\.$/, record.join(';'));
    return [record.join(';'), record.length];
  }
}

/** Papers: bars that are broken by hand, and put back. */
export class Papers {
  address = 'papers.html#paper=triangular';
  ready = '.entry h3';
  places = ['triangular', 'pass', 'variants', 'misere'];

  async base(page) {
    await goTo(page, '#paper=variants');
    await page.locator('.entry h3').first().waitFor();
  }

  async step(page, random) {
    const paper = random.pick(this.places);
    await goTo(page, `#paper=${paper}`);
    // The entries of the paper before stay until these are drawn.
    await page.waitForFunction((paper) => document.querySelector('.entry h3 a')?.getAttribute('href').includes(`paper=${paper}`), paper);
    const bars = page.locator('.reading section:not([hidden]) .bar');
    await bars.first().waitFor({ state: 'attached' });
    const bar = bars.nth(random.whole(0, (await bars.count()) - 1));
    await bar.scrollIntoViewIfNeeded();
    await bar.locator('.drawing').first().waitFor();
    const opens = bar.getByRole('link', { name: 'Open in Explore' });
    if ((await opens.count()) === 0 || (await bar.getByRole('listbox').count()) === 0) return [`${paper}: nothing to break`, 0];
    const shown = async () => decodeURIComponent(await opens.first().getAttribute('href')).match(/#g=([^&]*)/)?.[1];
    const before = await shown();
    const at = before?.lastIndexOf(':');
    const game = before && gameOf(before.slice(0, at));
    await bar.getByRole('listbox').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    if (!game || game.options(before.slice(at + 1).split(',').map(Number)).length === 0) return [`${paper}: ${before}`, 0];
    // No handle is kept: it would keep its element, and all that was around it, for ever.
    await holds(async () => assert.notEqual(await shown(), before), 60_000);
    const after = await shown();
    const options = game.options(before.slice(at + 1).split(',').map(Number)).map((cells) => written(game, cells));
    assert.ok(options.includes(after), `${before} to ${after} in ${paper}`);
    await bar.getByRole('button', { name: 'Reset' }).first().click();
    return [`${paper}: ${before} to ${after}`, 1];
  }
}

/** Teach: every tab, with the position that was typed. */
export class Teach {
  address = 'teach.html#g=nim:4,0,6';
  ready = '#teach-link';

  async base(page) {
    await enter(page, 'link');
    await this.type(page, 'nim:4,0,6');
  }

  async type(page, notation) {
    await typePosition(page, notation);
    const link = page.getByLabel('Link for your pupils', { exact: true });
    await holds(async () => assert.ok(decodeURIComponent(await link.inputValue()).includes(notation)), 60_000);
  }

  async step(page, random) {
    const game = gameOf(random.pick(['nim', 'triangle:k=3', 'step:k=4,s=3']));
    const cells = somewhere(game, random, 6);
    await enter(page, 'link');
    await this.type(page, written(game, cells));
    const tab = random.pick(['frame', 'lesson', 'course', 'class', 'print']);
    await enter(page, tab);
    if (tab === 'frame') {
      const code = await page.getByLabel('Embed code: a line to paste into your page', { exact: true }).inputValue();
      // Only the address is decoded: the code has a width in per cent.
      const address = code.match(/ src="([^"]*)"/)?.[1] ?? '';
      assert.ok(decodeURIComponent(address).includes(`#g=${written(game, cells)}`), code);
      await page.locator('iframe').first().contentFrame().locator('.board').waitFor();
    }
    await says(page, 'main', /./);
    return [`${tab} with ${written(game, cells)}`, 1];
  }
}
