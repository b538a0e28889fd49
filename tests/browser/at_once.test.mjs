// Several fields are changed before the page is drawn anew, as on a slow device: no change takes another one back.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { choose, follow, pointed } from './figures.mjs';
import { laboratory, part, says, settled, shows } from './page.mjs';

/** Writes into fields, one after the other, and presses a button: all in one task, after which the page is drawn once. */
async function atOnce(page, texts, button) {
  for (const field of Object.keys(texts)) await page.locator(field).waitFor();
  await page.evaluate(
    ([texts, button]) => {
      for (const [field, text] of Object.entries(texts)) {
        const box = document.querySelector(field);
        box.value = text;
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
        box.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (button) document.querySelector(button).click();
    },
    [texts, button],
  );
}

/** Presses keys in a part of the page, all in one task; each goes to what has the focus by then. */
async function keysAtOnce(page, part, keys) {
  await part.focus();
  await page.evaluate((keys) => {
    for (const key of keys) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
  // The next checks need the page as it is drawn afterwards.
  await settled(page);
}

/** Waits until the fields have these texts. */
const have = (page, texts) =>
  page.waitForFunction((texts) => Object.entries(texts).every(([field, text]) => document.querySelector(field)?.value === text), texts);

/** Waits until the address has all of these. */
const addressHas = (page, parts) => page.waitForFunction((parts) => parts.every((part) => decodeURIComponent(location.hash).includes(part)), parts);

async function bothCount(page, texts) {
  await atOnce(page, texts);
  await have(page, texts);
}

describe('the main page', () => {
  const { visit } = laboratory({ settles: true });

  visit('takes what is written in several fields', '#g=step:k=4,s=0:6,2,9', async (page) => {
    await part('takes k and s', async () => {
      await atOnce(page, { '#k': '5', '#s': '2' });
      await page.waitForFunction(() => document.querySelector('#notation')?.value.startsWith('step:k=5,s=2:'));
    });
    await follow(page, '#g=nim:3,7,4');
    await part('takes all coordinates', async () => {
      await atOnce(page, { '#coordinate-0': '5', '#coordinate-1': '6', '#coordinate-2': '8' });
      await shows(page, 'nim:5,6,8');
    });
    await follow(page, '#g=nim:3,7,4');
    await part('takes the size of a table and its plane', async () => {
      await bothCount(page, { '#size': '12', '#fixed-at': '3' });
    });
  });
});

describe('keys that come faster than drawings', () => {
  const { visit } = laboratory({ settles: true });
  const bar = '#g=triangle:k=3:7,0,7&n=20&table=y:0';

  visit('each go on from where the last one led', bar, async (page) => {
    await part('in a table', async () => {
      await keysAtOnce(page, page.locator('#table .numbers'), ['ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter']);
      await shows(page, 'triangle:k=3:8,0,9');
    });
    await follow(page, '#g=triangle:k=3:7,0,7&n=200&table=y:0&form=colours');
    await part('in a map', async () => {
      await keysAtOnce(page, page.locator('#table .heat-frame'), ['ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter']);
      await shows(page, 'triangle:k=3:8,0,9');
    });
    await follow(page, '#g=triangle:k=3:7,4,7&n=20');
    await part('in a plot', async () => {
      await choose(page, 'Lost positions from above');
      // 6 ⊕ 3 ⊕ 5 = 0.
      await keysAtOnce(page, page.locator('.plot-frame'), ['ArrowDown', 'ArrowLeft', 'ArrowDown', 'Enter']);
      await shows(page, 'triangle:k=3:6,3,5');
    });
    await follow(page, '#g=nim:3,7,4&n=20');
    await part('in a sequence', async () => {
      await choose(page, 'Along a line');
      await keysAtOnce(page, page.locator('#line .sequence-frame'), ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']);
      const third = await pointed(page, '#line');
      await page.keyboard.press('Home');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
      assert.equal(await pointed(page, '#line'), third);
      await page.keyboard.press('Home');
      assert.notEqual(await pointed(page, '#line'), third);
    });
    await follow(page, '#g=triangle:k=3:7,4,7&n=20&plot=space');
    await part('among points in space', async () => {
      const stage = page.locator('.cloud-stage');
      await stage.focus();
      await page.keyboard.press(']');
      const first = await pointed(page, '#plot');
      await keysAtOnce(page, stage, [']', ']', '[', '[']);
      assert.equal(await pointed(page, '#plot'), first);
      await keysAtOnce(page, stage, [']', ']', '[']);
      assert.notEqual(await pointed(page, '#plot'), first);
    });
    await follow(page, '#g=triangle:k=3:7,4,7');
    await part('at a side of the bar', async () => {
      await page.getByRole('button', { name: 'Change the bar' }).click();
      await keysAtOnce(page, page.getByRole('slider', { name: 'y: top' }), ['ArrowDown', 'ArrowDown']);
      await shows(page, 'triangle:k=3:7,2,7');
    });
  });
});

describe('the laboratory', () => {
  const { visit } = laboratory({ at: 'laboratory.html', ready: 'main > section' });

  visit('takes what is written in several fields and begins with just that', '#show=sweep&sweep=triangular:7.3&over=1..40&upto=60', async (page) => {
    await part('takes both ends of a sweep and its bound, and sweeps just that', async () => {
      await atOnce(page, { '#k-from': '3', '#k-to': '9', '#sweep-n': '20' }, '#run-sweep');
      await addressHas(page, ['over=3..9', 'upto=20']);
      await page.waitForFunction(() => document.querySelectorAll('.sweep-picture .cells text').length === 7);
    });
    await follow(page, '#show=sweep&sweep=triangular:7.3&over=1..12&upto=14');
    await part('goes through the cells of a sweep', async () => {
      await page.locator('#run-sweep').click();
      await page.locator('.sweep > .told').waitFor();
      await keysAtOnce(page, page.locator('.sweep-picture'), ['Home', 'ArrowRight', 'ArrowRight']);
      await says(page, '.cell-told', 'k = 3');
    });
  });
});

describe('the bench', () => {
  const { visit } = laboratory({ at: 'bench.html', ready: 'main' });

  visit('takes what is written in several fields and begins with just that', '#show=logic&sentence=x_⊕_y_⊕_z_=_0', async (page) => {
    await part('takes all numbers of an automaton', async () => {
      await page.locator('.formula-editor button[type=submit]').click();
      await page.locator('.follow').waitFor();
      await bothCount(page, { '#follow-x': '9', '#follow-y': '2', '#follow-z': '11' });
      await addressHas(page, ['at=9,2,11']);
    });
    await follow(page, '#show=logic&sentence=x_=_1');
    await part('decides the sentence that was written last', async () => {
      await atOnce(page, { '#sentence': 'x mod 5 = 2' }, '.formula-editor button[type=submit]');
      await says(page, '.found', 'x mod 5 = 2');
    });
    await follow(page, '#show=search&search=triangle:k=3&for=p&side=4&cube=60');
    await part('takes both numbers of a search, and searches with them', async () => {
      await atOnce(page, { '#search-side': '2', '#search-box': '25' }, '#guess');
      await addressHas(page, ['side=2', 'cube=25']);
    });
    await follow(page, '#show=formula&formula=x_=_0&rules=triangle:k=3&box=20');
    await part('takes k, a formula and its bound, and proves just this formula', async () => {
      await atOnce(page, { '#k': '5', '#formula': 'x ⊕ y ⊕ z = 0', '#formula-n': '33' }, '#prove');
      await have(page, { '#k': '5', '#formula-n': '33' });
      await says(page, '.proof .told', '(2, 1, 3)');
    });
    await follow(page, '#show=learn&learn=step:k=2,s=0&of=p');
    await part('takes k and s of what is to be learned, and learns just that', async () => {
      await atOnce(page, { '#k': '3', '#s': '1' }, '#run-learn');
      await have(page, { '#k': '3', '#s': '1' });
      await says(page, '.learn .found', 'step:k=3,s=1');
    });
  });
});
