// Helpers for a page in any engine: to find, wait, click and type.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal, later } from './webdriver.mjs';

/** The time limit for anything on a page, in milliseconds: other programs may use the machine. */
const PATIENCE = 60_000;

/** Elements that a visitor can see, by selector and by their text or label: the whole of a text, or a part that a pattern finds. */
const seen = (selector, name, isHidden) => {
  const words = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const pattern = name?.pattern && new RegExp(name.pattern, name.flags);
  const fits = (text) => (pattern ? pattern.test(words(text)) : words(text) === name);
  const called = (one) => [one.innerText ?? one.textContent, one.getAttribute('aria-label'), ...[...(one.labels ?? [])].map((label) => label.innerText)];
  return [...document.querySelectorAll(selector)].filter((one) => (isHidden || one.checkVisibility()) && (name === null || called(one).some(fits)));
};
const sent = (name) => (name instanceof RegExp ? { pattern: name.source, flags: name.flags } : name ?? null);

export class Page {
  /** A page of an engine, firefox or webkit. */
  constructor(session, saved, engine) {
    this.engine = engine;
    this.session = session;
    this.saved = saved;
    this.run = (...given) => session.run(...given);
    this.press = (...keys) => session.press(...keys);
    this.mouse = (...given) => session.mouse(...given);
  }

  /** True if the engine draws in space here. WebKit has to; Firefox has no WebGL 2 on a computer without a screen. */
  async drawsInSpace() {
    const does = await this.run(() => document.createElement('canvas').getContext('webgl2') !== null);
    assert.ok(does || this.engine === 'firefox');
    return does;
  }

  /** Waits until a function in the page gives something, and gives that. */
  until = (script, ...given) => this.#until(`${script} with ${JSON.stringify(given)}`, script, ...given);

  async #until(what, script, ...given) {
    let error;
    for (const limit = Date.now() + PATIENCE; Date.now() < limit; await later(100)) {
      try {
        const value = await this.run(script, ...given);
        if (value) return value;
        error = null;
      } catch (refusal) {
        // The page may be on its way to another one, or not have what is asked for yet.
        if (!(refusal instanceof Refusal)) throw refusal;
        error = refusal;
      }
    }
    const text = await this.run(() => document.body?.innerText.replace(/\s+/g, ' ').slice(0, 600)).catch(({ message }) => message);
    assert.fail(`waited in vain for ${what}${error ? `: ${error.message}` : ''}; the page says: ${text}`);
  }

  async open(url, ready = 'body') {
    await this.session.goto(url);
    await this.find(ready);
  }

  /** Waits until the program has taken over from the HTML and its message about the delay. */
  started = () => this.until(() => document.querySelector('#app') && !document.querySelector('.late'));

  /** Goes to another fragment of the page that is open. */
  follow = (fragment) => this.run((fragment) => void (location.hash = fragment), fragment);

  /** Waits until nothing that was asked of the solver is without an answer. */
  settled = () => this.until(() => !document.querySelector('[aria-busy="true"]'));

  /** An element, once there is one. */
  find = (selector, name) => this.#until(`${selector} ${name ?? ''}`, `(...given) => (${seen})(...given)[0]`, selector, sent(name), false);
  /** Also one that is not drawn, such as a field under the picture of a switch. */
  findHidden = (selector, name) => this.#until(`${selector} ${name ?? ''}`, `(...given) => (${seen})(...given)[0]`, selector, sent(name), true);
  /** Waits until there is none. */
  gone = (selector, name) => this.#until(`no ${selector} ${name ?? ''}`, `(...given) => !(${seen})(...given).length`, selector, sent(name), false);
  count = async (selector, name) => (await this.run(seen, selector, sent(name), false)).length;
  /** Waits until a part of the page says something, and gives all it says. */
  says = (selector, text) =>
    this.#until(
      `${selector} that says ${text}`,
      `(selector, text) => (${seen})(selector, null).map((one) => one.innerText ?? one.textContent).find((said) => text.pattern ? new RegExp(text.pattern, text.flags).test(said) : said.includes(text))`,
      selector,
      sent(text),
    );

  /** Clicks what is called so; once more if it was being moved or drawn anew. */
  async click(selector, name) {
    for (let tries = 1; ; tries += 1) {
      const element = await this.find(selector, name);
      try {
        await this.run((one) => one.scrollIntoView({ block: 'center' }), element);
        return await this.session.click(element);
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || tries === 5) throw refusal;
        await later(200);
      }
    }
  }

  button = (name, inside = '') => this.click(`${inside} button`, name);
  link = (name, inside = '') => this.click(`${inside} a`, name);
  /** Chooses one of several, by its label. */
  choose = (name, inside = '') => this.click(`${inside} label`, name);

  async focus(selector, name) {
    await this.run((one) => one.focus(), await this.find(selector, name));
  }

  /** Types into a field, which replaces its text, and ends with keys. */
  async fill(selector, text, { name, ends = [] } = {}) {
    const element = await this.find(selector, name);
    await this.run((one) => (one.focus(), one.select()), element);
    await (text === '' ? this.press('Backspace') : this.session.type(element, text));
    if (ends.length > 0) await this.press(...ends);
  }

  value = async (selector, name) => this.run((one) => one.value, await this.findHidden(selector, name));
  text = async (selector, name) => this.run((one) => one.innerText ?? one.textContent, await this.find(selector, name));

  /** Waits until the position on the board of Explore is this one. */
  shows = (notation) => this.until((text) => document.querySelector('#notation')?.value === text, notation);

  /** A place at which only the groove with this name is: near the foot of a line, in the middle of an area. */
  groove = (name) =>
    this.until((name) => {
      const mark = document.querySelector(`.groove[aria-label^="${name}"] :is(line, polyline, rect)`);
      mark.scrollIntoView({ block: 'center' });
      const read = (key) => Number(mark.getAttribute(key));
      const [from, until] = mark.tagName === 'polyline' ? [...mark.points].map(({ x, y }) => [x, y]) : [[read('x1'), read('y1')], [read('x2'), read('y2')]];
      const near = (axis) => from[axis] + 0.1 * (until[axis] - from[axis]);
      const [x, y] = mark.tagName === 'rect' ? [read('x') + read('width') / 2, read('y') + read('height') / 2] : [near(0), near(1)];
      const point = new DOMPoint(x, y).matrixTransform(mark.getScreenCTM());
      return [point.x, point.y];
    }, name);

  /** Cuts along a groove with the mouse, once the bar no longer moves: a game that begins moves it. */
  async cut(name) {
    let place = await this.groove(name);
    for (let before = null; `${before}` !== `${place}`; place = await this.groove(name)) {
      before = place;
      await later(100);
    }
    return this.mouse([place], { pressed: true });
  }

  /** Does something inside a frame. */
  async inside(selector, steps) {
    await this.session.enter(await this.find(selector));
    const result = await steps();
    await this.session.enter(null);
    return result;
  }

  /** Waits until a file is saved whose name fits, and gives what is in it. */
  async file(pattern) {
    let before = 0;
    for (const limit = Date.now() + PATIENCE; Date.now() < limit; await later(100)) {
      const names = await fs.readdir(this.saved);
      const name = names.find((name) => pattern.test(name));
      // While a browser writes, there is a second file, or one that grows.
      if (!name || names.some((other) => /\.(part|wkdownload)$/.test(other))) continue;
      const bytes = await fs.readFile(path.join(this.saved, name));
      const grows = bytes.length === 0 || bytes.length !== before;
      before = bytes.length;
      if (grows) continue;
      await fs.rm(path.join(this.saved, name));
      return { name, bytes, text: bytes.toString() };
    }
    assert.fail(`no file ${pattern} was saved, but ${await fs.readdir(this.saved)}`);
  }
}
