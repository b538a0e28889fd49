// Firefox and WebKit as Debian ships them: their starts and their versions.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Session, start, startDriver } from './webdriver.mjs';

/** Starts an engine, in the dark if the system is to be dark, with a folder for saved files. */
const engines = {
  async firefox(folder, isDark) {
    const driver = await startDriver('geckodriver', (port) => ['--port', `${port}`, '--profile-root', folder]);
    const prefs = {
      'browser.download.folderList': 2,
      'browser.download.dir': path.join(folder, 'saved'),
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': '*/*',
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      // A computer without a graphics card draws with its processor.
      'webgl.force-enabled': true,
    };
    const options = { binary: process.env.FIREFOX ?? '/usr/bin/firefox-esr', args: ['-headless'], prefs };
    return { driver, wanted: { browserName: 'firefox', 'moz:firefoxOptions': options } };
  },

  async webkit(folder, isDark) {
    const screen = await startScreen();
    const config = path.join(folder, 'config');
    await fs.mkdir(config);
    await fs.writeFile(path.join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${path.join(folder, 'saved')}"\n`);
    const homes = { HOME: folder, XDG_CONFIG_HOME: config, XDG_DATA_HOME: path.join(folder, 'data'), XDG_CACHE_HOME: path.join(folder, 'cache') };
    const theme = isDark ? 'Adwaita:dark' : 'Adwaita';
    const driver = await startDriver('WebKitWebDriver', (port) => [`--port=${port}`], { ...homes, DISPLAY: screen.display, GTK_THEME: theme });
    const options = { binary: await miniBrowser(), args: ['--automation'] };
    return { driver, screen, wanted: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  },
};

export const names = Object.keys(engines);

/** A session of an engine, with its version and the folder for saved files; `end` ends all that was started. */
export async function begin(name, isDark = false) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), `bittersweet-${name}-`));
  const saved = path.join(folder, 'saved');
  await fs.mkdir(saved);
  const { driver, screen, wanted } = await engines[name](folder, isDark);
  const over = async () => {
    driver.end();
    screen?.end();
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const session = await Session.begin(driver, wanted);
    const { browserVersion, 'moz:geckodriverVersion': gecko } = session.capabilities;
    const version = name === 'firefox' ? `Firefox ${browserVersion} (geckodriver ${gecko})` : `WebKitGTK ${browserVersion}`;
    const end = async () => {
      await session.end().catch(() => {});
      await over();
    };
    return { name, session, saved, version, said: driver.said, end };
  } catch (error) {
    await over();
    throw new Error(`${name} does not start: ${error.message}\n${driver.said()}`);
  }
}

/** A screen for WebKit's browser, which has no mode without one. */
function startScreen() {
  const { child, end } = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((done, fail) => {
    child.on('error', fail).on('close', () => fail(new Error('Xvfb ended before it had a screen.')));
    child.stdio[3].once('data', (number) => done({ display: `:${number.toString().trim()}`, end }));
  });
}

/** The small browser that comes with the library. */
async function miniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  for (const architecture of await fs.readdir('/usr/lib')) {
    const folder = path.join('/usr/lib', architecture);
    const inside = await fs.readdir(folder).catch(() => []);
    for (const name of inside.filter((name) => /^webkit2?gtk-\d/.test(name))) {
      const file = path.join(folder, name, 'MiniBrowser');
      if (await fs.access(file).then(() => true, () => false)) return file;
    }
  }
  throw new Error('There is no MiniBrowser below /usr/lib; Debian has it in the library that webkit2gtk-driver brings.');
}
