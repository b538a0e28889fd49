// Helpers for tests of the figures: the colours of a map, its layout, the points of the cloud.
import assert from 'node:assert/strict';
import { settled } from './page.mjs';

/** Tries a check again until it holds; its last failure is reported if it never does. */
export async function holds(check, patience = 10_000) {
  for (const end = Date.now() + patience; ; ) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof assert.AssertionError) || Date.now() > end) throw error;
    }
    await new Promise((later) => setTimeout(later, 30));
  }
}

/** Does what Find finds first. */
export async function find(page, words) {
  await page.keyboard.press('Control+k');
  await page.locator('.find-dialog input').fill(words);
  await page.locator('.find-dialog input').press('Enter');
}

/** Chooses another game from the pictures, as a visitor does. */
export async function chooseGame(page, name) {
  const rules = page.locator('.rules');
  if (!(await rules.evaluate((part) => part.open))) await rules.locator(':scope > summary').click();
  await rules.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
}

/** Makes another figure the large one, as a visitor does. */
export const choose = (page, name) => page.locator('.chooser').getByRole('button', { name, exact: true }).click();

/** Goes to a part of Teach by its opening: `link`, `frame`, `lesson`, `class`, `print`, or `course`, which is the opening. */
export async function enter(page, part) {
  const back = page.locator('.back a');
  if (await back.count()) await back.click();
  await page.locator('.doors').waitFor();
  if (part !== 'course') await page.locator(`main.teach > ul a[href*="tab=${part}"], main.teach > p a[href*="tab=${part}"]`).click();
  await page.waitForURL(new RegExp(`tab=${part}`));
}

/**
 * Types a position into the field at this place of a page or a part of it. If the field is one of several it is opened first, and so is its
 * text.
 */
export async function typePosition(within, notation, place = 0) {
  const field = within.locator('.bar-field').nth(place);
  for (const part of ['xpath=self::details', '.notation']) {
    const folded = field.locator(part);
    if ((await folded.count()) && !(await folded.evaluate((one) => one.open))) await folded.locator(':scope > summary').click();
  }
  await field.locator('.position').fill(notation);
  await field.locator('.position').press('Enter');
}

/** Adds a block to the lesson in the editor, by the menu. */
export async function addBlock(page, name) {
  await page.locator('.add-menu > summary').click();
  await page.locator('.add-menu').getByRole('button', { name, exact: true }).click();
}

/** Opens another link in a page that is there, and waits for all that belongs to it. */
export async function follow(page, fragment) {
  await page.evaluate(
    (text) =>
      new Promise((done) => {
        if (location.hash === text) return done();
        // The page answers the event; it sends its requests to the solver by the next frame.
        addEventListener('hashchange', () => requestAnimationFrame(() => setTimeout(done)), { once: true });
        location.hash = text;
      }),
    fragment,
  );
  await settled(page);
}

/** The numbers of a table as they are written, by place: `{'5,6': '3', …}`; of a large one those near its corners. */
export const written = (page, part = '#table') =>
  page.locator(`${part} .window`).first().evaluate(async (frame) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const numbers = {};
    for (const [left, top] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
      frame.scrollTo(left * frame.scrollWidth, top * frame.scrollHeight);
      await drawn();
      for (const cell of frame.querySelectorAll('td')) {
        numbers[cell.id.replace(/^cell-(\d+)-(\d+)$/, '$1,$2')] = cell.innerText.trim();
      }
    }
    return numbers;
  });

/** The colours of a map at some points, in CSS pixels from its upper left corner: `[red, green, blue, opacity]` each. */
export function coloursAt(page, points, part = '#table') {
  return page.locator(`${part} canvas.heat`).first().evaluate(async (canvas, points) => {
    // The map is painted in the frame after its marks have moved.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Read from a copy that is made for reading: the canvas itself is not.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const ratio = canvas.width / canvas.getBoundingClientRect().width;
    return points.map(([x, y]) => [...copy.getImageData(Math.floor(x * ratio), Math.floor(y * ratio), 1, 1).data]);
  }, points);
}

/** Moves the mouse over a map, to a point given in parts of its sides. */
export async function hover(page, [across, down], part = '#table') {
  const sheet = page.locator(`${part} .heat-sheet`).first();
  const isInSight = ({ y, height }) => y >= 0 && y + height <= page.viewportSize().height;
  if (!isInSight(await sheet.boundingBox())) await sheet.evaluate((map) => map.scrollIntoView({ block: 'center' }));
  const box = await sheet.boundingBox();
  const at = [box.x + across * box.width, box.y + down * box.height];
  await page.mouse.move(...at);
  return at;
}

/** The text of the line below a figure. */
export const pointed = (page, part = '#table') => page.locator(`${part} .pointed`).first().innerText();

/** The coordinates in the line below a figure, once there are any. */
export const pointedAt = (page, part = '#table') =>
  holds(async () => {
    const found = (await pointed(page, part)).match(/^\(([\d, ]+)\)/);
    assert.ok(found, 'no position is pointed at');
    return found[1].split(', ').map(Number);
  });

/** The rectangle around the place that is pointed at: `[x, y, width, height]` in CSS pixels of the map. */
export async function cursor(page, part = '#table') {
  const mark = page.locator(`${part} .heat-marks rect.cursor`).first();
  assert.equal(await mark.count(), 1, 'there is no cursor');
  return mark.evaluate((rect) => ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name))));
}

/** The layout of a map, from the rectangle around a place: a function that gives a point without a number in any other cell. */
export async function layout(page, [atColumn, atRow], { part = '#table', upwards = true } = {}) {
  const [x, y, width, height] = await cursor(page, part);
  const down = upwards ? -height : height;
  return ([column, row]) => [x + (column - atColumn + 0.5) * width, y + (row - atRow) * down + Math.min(2, height / 2)];
}

/** The numbers that the labels of a map's axes have: across, and down or up. */
export const axes = (page, part = '#table') =>
  page.locator(`${part} .heat-map`).first().evaluate((map) =>
    ['.under', '.beside'].map((axis) =>
      [...map.querySelectorAll(`.heat-axis${axis} text:not(.name)`)].map((label) => label.textContent).join(' '),
    ),
  );

/** The first colour of a custom property of the page, as three numbers. */
export const token = (page, name, index = 0) =>
  page.evaluate(
    ([name, index]) => {
      const words = getComputedStyle(document.documentElement).getPropertyValue(name).trim().split(/\s+/);
      const number = parseInt(words.at(index).slice(1), 16);
      return [number >> 16, (number >> 8) & 255, number & 255];
    },
    [name, index],
  );

/** The number of pixels of the screen that the points of the cloud cover. */
export async function inked(page) {
  const stage = page.locator('.cloud-stage');
  await stage.scrollIntoViewIfNeeded();
  const look = async () => (await stage.screenshot()).toString('base64');
  // By the object, since the policy of the page refuses a style sheet of the test.
  const see = (visibility) => stage.locator('canvas').evaluateAll((all, seen) => all.forEach((one) => (one.style.visibility = seen)), visibility);
  const shown = await look();
  await see('hidden');
  const pictures = [shown, await look()];
  await see('');
  return page.evaluate(async (pictures) => {
    const [shown, hidden] = await Promise.all(
      pictures.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
        context.drawImage(bitmap, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
      }),
    );
    return shown.filter((pixel, index) => pixel !== hidden[index]).length;
  }, pictures);
}

/** The P-positions of a triangle with whole k and coordinates up to N, by the rule: `{'x,z': y}`. */
export function pPositions(k, size, misere) {
  const isP = new Map();
  const rim = (x, z) => Math.min(size, Math.floor((x + z) / k));
  const found = {};
  for (let x = 0; x <= size; x += 1) {
    for (let z = 0; z <= size; z += 1) {
      for (let y = 0; y <= rim(x, z); y += 1) {
        const options = [];
        for (let u = 0; u < x; u += 1) options.push(`${u},${Math.min(y, rim(u, z))},${z}`);
        for (let v = 0; v < y; v += 1) options.push(`${x},${v},${z}`);
        for (let w = 0; w < z; w += 1) options.push(`${x},${Math.min(y, rim(x, w))},${w}`);
        const p = options.length === 0 ? !misere : !options.some((option) => isP.get(option));
        isP.set(`${x},${y},${z}`, p);
        if (p) found[`${x},${z}`] = y;
      }
    }
  }
  return found;
}
