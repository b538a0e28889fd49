// A client of the WebDriver protocol (https://www.w3.org/TR/webdriver2/): a driver, and one session of its browser. Only what the walks
// need; words about pages are in page.mjs.
import { spawn } from 'node:child_process';
import net from 'node:net';

/** The name under which the protocol sends elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Longer than anything that a browser does at one command. */
const PATIENCE = 90_000;

const freePort = () =>
  new Promise((done) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** Programs that were started and have not been ended: they must not outlive this one. */
const started = new Set();
process.on('exit', () => started.forEach((end) => end()));

/** Starts a program with all that it starts; `end` ends them. */
export function start(command, given, options = {}) {
  const child = spawn(command, given, { ...options, detached: true });
  const end = () => {
    started.delete(end);
    try {
      process.kill(-child.pid);
    } catch {
      // The process has ended by itself.
    }
  };
  started.add(end);
  return { child, end };
}

export const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts a driver, which gets its port as `argumentsFor` says, and waits until it answers. */
export async function startDriver(command, argumentsFor, environment = {}) {
  const port = await freePort();
  const { child, end } = start(command, argumentsFor(port), { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said = (said + data).slice(-20_000)));
  child.on('error', (error) => (said += error.message)).on('close', () => (isOver = true));
  const url = `http://127.0.0.1:${port}`;
  for (const limit = Date.now() + PATIENCE; ; await later(50)) {
    if (isOver || Date.now() > limit) throw new Error(`${command} does not answer.\n${said}`);
    if (await fetch(`${url}/status`).then((response) => response.ok, () => false)) break;
  }
  return { url, said: () => said, end };
}

/** A refusal of the browser, by the protocol's name of the reason. */
export class Refusal extends Error {
  constructor(reason, message) {
    super(`${reason}: ${message}`);
    this.reason = reason;
  }
}

async function ask(method, url, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body), headers: body && { 'content-type': 'application/json' }, signal: AbortSignal.timeout(PATIENCE) });
  const { value } = await response.json();
  if (!response.ok) throw new Refusal(value.error, value.message);
  return value;
}

/** One window of a browser with a separate profile, and further windows that it opens. */
export class Session {
  #url;

  constructor(url, capabilities) {
    this.#url = url;
    this.capabilities = capabilities;
  }

  static async begin(driver, wanted) {
    const { sessionId, capabilities } = await ask('POST', `${driver.url}/session`, { capabilities: { alwaysMatch: wanted } });
    const session = new Session(`${driver.url}/session/${sessionId}`, capabilities);
    await session.#post('timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });
    return session;
  }

  #get = (name) => ask('GET', `${this.#url}/${name}`);
  #post = (name, body = {}) => ask('POST', `${this.#url}/${name}`, body);

  goto = (url) => this.#post('url', { url });
  url = () => this.#get('url');
  back = () => this.#post('back');
  reload = () => this.#post('refresh');
  resize = (width, height) => this.#post('window/rect', { width, height });
  /** A picture of the window, as PNG in base64. */
  screenshot = () => this.#get('screenshot');
  end = () => ask('DELETE', this.#url);

  /** Goes into a frame, by its element, or to the page around all frames, by null. */
  enter = (frame) => this.#post('frame', { id: frame });

  /** Calls a function in the page, with arguments that can be sent or are elements, and gives what it returns, promises settled. */
  run(script, ...given) {
    return this.#post('execute/sync', { script: `return (${script})(...arguments)`, args: given });
  }

  /** Clicks an element as a mouse does: in its middle, which has to be in sight and not covered. */
  click = (element) => this.#post(`element/${element[ELEMENT]}/click`);

  /** Gives text or the name of a file to an element. */
  type = (element, text) => this.#post(`element/${element[ELEMENT]}/value`, { text });

  /** Presses keys one after the other where the focus is. */
  async press(...keys) {
    const actions = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })));
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Moves the mouse through places of the window, in CSS pixels; `pressed` holds its button down from the first place to the last. */
  async mouse(places, { pressed = false } = {}) {
    const [first, ...others] = places.map(([x, y]) => ({ type: 'pointerMove', duration: 20, x: Math.round(x), y: Math.round(y) }));
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = pressed ? [first, down, ...others, up] : [first, ...others];
    await this.#post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }
}

const KEYS = {
  Backspace: '\ue003', Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c', ' ': ' ', End: '\ue010', Home: '\ue011',
  ArrowLeft: '\ue012', ArrowUp: '\ue013', ArrowRight: '\ue014', ArrowDown: '\ue015',
};
