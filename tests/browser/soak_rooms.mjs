// The actions of a visitor in a long run, room by room. Each action waits until the page has answered, and compares what is on screen with
// plain recursion. A room keeps its page, so that what it does not give back adds up.
import assert from 'node:assert/strict';
import { moves, verdict } from './faults.mjs';
import { loaded, openGroups, settled, shows } from './page.mjs';
import { games, refutation, somewhere, wins, written } from './soak_games.mjs';

/** Goes to another place of the same page. */
const goTo = (page, hash) => page.evaluate((hash) => void (location.hash = hash), hash);

/** Compares verdict and table with the judge. */
async function judge(page, game, cells, plane) {
  await settled(page);
  const seen = await verdict(page);
  const said = await page.locator('.verdict').innerText();
  const outcome = wins(game, cells) ? 'N' : 'P';
  if (game.value) assert.deepEqual(seen, [game.value(cells), outcome], `${written(game, cells)}: ${said}`);
  else assert.equal(await page.locator('.verdict .outcome').getAttribute('class'), `outcome ${outcome.toLowerCase()}`, written(game, cells));
  if (!game.value || plane === undefined) return 1;
  // The table stays in the layer in which it was, and the link says so; else it is that of the position.
  const layer = await page.evaluate(() => location.hash.match(/&p=([01])/)?.[1]);
  const rest = game.hasPass ? [Number(layer ?? cells[3])] : [];
  const table = await page.locator('#table .numbers td').evaluateAll((all) => all.map((cell) => [cell.id, cell.innerText.trim()]));
  let count = 0;
  for (const [id, text] of table) {
    const [across, up] = id.match(/^cell-(\d+)-(\d+)$/)?.slice(1).map(Number) ?? [];
    if (across === undefined || text === '') continue;
    const at = game.rim ? [across, plane, up, ...rest] : [0, Math.min(across, up), Math.max(across, up)];
    assert.equal(Number(text), game.value(at), `${written(game, at)} in the table`);
    count += 1;
  }
  return 1 + count;
}

/** Explore: positions, moves, undo, figures, parameters, reloads. */
export class Explore {
  address = 'explore.html#g=triangle:k=3:7,4,7&n=12';
  ready = '.board-panel';

  async base(page) {
    await goTo(page, '#g=triangle:k=3:7,4,7&n=12&table=y:2');
    await shows(page, 'triangle:k=3:7,4,7');
    await settled(page);
    this.game = undefined;
    this.start = 'triangle:k=3:7,4,7';
  }

  async place(page, random, more = '') {
    let cells;
    // At an address with the first position of its game the page goes back there, and keeps the moves.
    do {
      this.game = random.pick(games);
      cells = somewhere(this.game, random, 7);
    } while (written(this.game, cells) === this.start);
    this.start = written(this.game, cells);
    const size = random.whole(7, 10);
    // A plane that the table has: the page shows another one in place of one that is too high.
    this.plane = Math.min(random.whole(0, 3), this.game.rim?.(size, size) ?? 0);
    this.line = [cells];
    this.at = 0;
    const plane = this.game.rim ? `&table=y:${this.plane}` : '';
    await goTo(page, `#g=${written(this.game, cells)}&n=${size}${plane}${more}`);
    await shows(page, written(this.game, cells));
  }

  /** Checks the board against the position that has to be on it. */
  async look(page) {
    const cells = this.line[this.at];
    await openGroups(page);
    await shows(page, written(this.game, cells));
    const isOff = await Promise.all(['Undo', 'Redo'].map((name) => page.getByRole('button', { name, exact: true }).getAttribute('aria-disabled')));
    assert.deepEqual(isOff, [this.at === 0, this.at + 1 === this.line.length].map(String), 'what can be undone and redone');
    return judge(page, this.game, cells, this.plane);
  }

  async step(page, random) {
    if (!this.game || random.chance(0.3)) {
      await this.place(page, random);
      return [`place ${written(this.game, this.line[0])}`, await this.look(page)];
    }
    const action = random.pick(['move', 'move', 'undo', 'redo', 'restart', 'figure', 'list', 'share', 'reload', 'flood']);
    return [action, await this[action](page, random)];
  }

  async move(page, random) {
    const possible = this.game.moves?.(this.line[this.at]) ?? [];
    if (possible.length === 0) return this.look(page);
    const [name, leaves] = random.pick(possible);
    await moves(page, name);
    this.line = [...this.line.slice(0, this.at + 1), leaves];
    this.at += 1;
    return this.look(page);
  }

  async undo(page) {
    if (this.at === 0) return this.look(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    this.at -= 1;
    return this.look(page);
  }

  async redo(page) {
    if (this.at + 1 === this.line.length) return this.look(page);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    this.at += 1;
    return this.look(page);
  }

  async restart(page) {
    if (this.at === 0) return this.look(page);
    await page.getByRole('button', { name: 'Start again', exact: true }).click();
    this.at = 0;
    return this.look(page);
  }

  async figure(page, random) {
    const names = (await page.locator('.chooser button').allInnerTexts()).length;
    await page.locator('.chooser button').nth(random.whole(0, names - 1)).click();
    await settled(page);
    await page.locator('.chooser button').first().click();
    return this.look(page);
  }

  /** All P-positions, one by one. */
  async list(page, random) {
    do await this.place(page, random, '&figure=positions&plot=list');
    while (!this.game.rim || !this.game.value || this.game.hasPass);
    const judged = await this.look(page);
    const size = Number(await page.locator('#size').inputValue());
    const listed = await page.locator('#plot .positions li').allInnerTexts();
    const right = [];
    for (let x = 0; x <= size; x += 1)
      for (let z = 0; z <= size; z += 1)
        for (let y = 0; y <= Math.min(size, this.game.rim(x, z)); y += 1) if (!wins(this.game, [x, y, z])) right.push(`(${x}, ${y}, ${z})`);
    assert.deepEqual(listed, right, `P-positions of ${this.game.rules} up to ${size}`);
    this.game = undefined;
    return judged + right.length;
  }

  async share(page) {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.locator('#share-link').inputValue();
    assert.ok(decodeURIComponent(link).includes(written(this.game, this.line[this.at])), link);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    return this.look(page);
  }

  async reload(page) {
    await page.reload();
    await loaded(page, this.ready);
    // The address has the moves that led to the position, not those that were undone.
    this.line = this.line.slice(0, this.at + 1);
    return this.look(page);
  }

  /** A slider that is pulled to and fro. */
  async flood(page) {
    await page.evaluate(async () => {
      const slider = document.querySelector('#size-slider-input');
      const now = slider.value;
      for (let change = 0; change < 40; change += 1) {
        slider.value = change === 39 ? now : String(5 + (change % 9));
        slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
        if (change % 4 === 3) await new Promise(requestAnimationFrame);
      }
      slider.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return this.look(page);
  }
}

/** The bench: formulas for P-positions, true and false ones. */
export class Laboratory {
  address = 'bench.html#show=formula&formula=x_=_z&rules=nim&box=5';
  ready = '.bench';
  formulas = [
    ['x_⊕_y_⊕_z_=_0', ([x, y, z]) => (x ^ y ^ z) === 0],
    ['x_=_z', ([x, , z]) => x === z],
    ['(x+1)_⊕_y_⊕_(z+1)_=_0', ([x, y, z]) => ((x + 1) ^ y ^ (z + 1)) === 0],
  ];

  base(page) {
    return goTo(page, this.address.replace(/.*#/, '#'));
  }

  async step(page, random) {
    const game = random.pick(games.filter((game) => game.rim && game.value && !game.hasPass));
    const [formula, holds] = random.pick(this.formulas);
    const most = random.whole(3, 8);
    await goTo(page, `#show=formula&formula=${formula}&rules=${game.rules}&box=${most}`);
    await page.waitForFunction((most) => document.querySelector('#formula-n').value === `${most}`, most);
    await page.locator('#formula').press('Enter');
    const told = page.locator('.test .told');
    await told.filter({ hasText: /Verified up to N|Counterexample found/ }).waitFor();
    const text = await told.innerText();
    const wrong = refutation(game, holds, most);
    const name = `${formula} for ${game.rules} up to ${most}`;
    if (wrong) assert.ok(/^×?\s*Counterexample found/.test(text) && text.includes(`(${wrong.join(', ')})`), `${name}: ${wrong}, but: ${text}`);
    else assert.match(text, /^◌?\s*Verified up to N/, name);
    return [name, 1];
  }
}
