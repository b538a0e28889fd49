// The sentences of the pages about data, confirmed: nothing that is typed leaves the device, all data that should be kept is kept, and
// nobody is recognised. tests/data.rs lists the sentences with their tests; lessons on learning platforms are in platforms.test.mjs, and
// devices that keep nothing in faults_devices.test.mjs.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { describe, test } from 'node:test';
import { opened } from './faults.mjs';
import { says, withBrowser } from './page.mjs';

const SECRET = 'Zebra 7341';
const packed = (...records) => `1.${Buffer.from(records.map((record) => record.join('\x1f')).join('\x1e')).toString('base64url')}`;
const LESSON = packed(['Two ends'], ['w', 'nim:4,0,6', ''], ['e', 'Why?', 'Make both ends equal.'], ['n', 'name', 'time']);
const [CLASS, ...codes] = fs.readFileSync(new URL('../golden/class_codes.txt', import.meta.url), 'utf8').trim().split('\n');
const home = withBrowser();

/** Opens a page, does something, loads the page again from its address without the part after `#`, and looks at what is there then. */
async function confirmed(t, [address, fragment], ready, steps, again) {
  const sent = [];
  const hear = (request) => {
    const text = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`.replaceAll('+', ' '));
    const isAsking = request.method() === 'GET' && !request.postData() && request.url().startsWith(home.server.url);
    if (!isAsking || text.includes(SECRET) || text.includes('SWEET-')) sent.push(`${request.method()} ${text}`);
  };
  const { page, context, complaints } = await opened(t, home.server.url + address + fragment, home.browser, {
    ready,
    before: async (page) => {
      page.context().on('request', (request) => /^(data|blob):/.test(request.url()) || hear(request));
      page.on('websocket', (socket) => sent.push(socket.url()));
    },
  });
  await steps(page);
  if (again) {
    await page.goto(`${home.server.url}${address}?again${again.fragment ?? ''}`);
    await again.there(page);
  }
  assert.deepEqual(sent, []);
  assert.deepEqual([await context.cookies(), await page.evaluate(() => document.cookie)], [[], '']);
  // No account: there is nothing to log in with, and no form that sends.
  assert.equal(await page.locator('form[action], input:is([type="password"], [type="email"])').count(), 0);
  assert.deepEqual(complaints, []);
}

describe('nothing that is typed leaves the device, and nobody is recognised', () => {
  test('in a lesson, which says so, and has the work again', async (t) => {
    const fragment = `#lesson=${LESSON}`;
    await confirmed(t, ['lesson.html', fragment], 'main.lesson', async (page) => {
      await page.getByRole('button', { name: /^Task 2:/ }).click();
      await page.getByLabel('In your words').fill(SECRET);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await says(page, '.hand-in', 'Only this device has your work until you hand it in. To hand it in, give your teacher the code or the link.');
      assert.equal(await page.locator('.receiver').count(), 0);
      await page.getByLabel(/^Nickname/).fill(SECRET);
      await page.getByText('1 of 2 tasks solved').waitFor();
    }, {
      fragment,
      there: async (page) => {
        await page.getByText('1 of 2 tasks solved').waitFor();
        assert.equal(await page.getByLabel('In your words').inputValue(), SECRET);
        // Removed means removed, from this device as well.
        await page.getByRole('button', { name: /^Task 2:/ }).click();
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await page.getByRole('button', { name: 'Start again' }).click();
        await page.getByRole('button', { name: 'Remove and start again' }).click();
        await page.getByText('0 of 2 tasks solved').waitFor();
        await page.reload();
        await page.getByText('0 of 2 tasks solved').waitFor();
        assert.equal(await page.getByLabel('In your words').inputValue(), '');
      },
    });
  });

  test('in the editor of lessons, which says that the draft is kept, and has it again', async (t) => {
    await confirmed(t, ['teach.html', '#tab=lesson'], 'main', async (page) => {
      await page.getByText('Your draft is kept on this device.').waitFor();
      await page.getByLabel('Title').fill(SECRET);
    }, { fragment: '#tab=lesson', there: async (page) => assert.equal(await page.getByLabel('Title').inputValue(), SECRET) });
  });

  test('in a class, which says so, and has its codes again', async (t) => {
    const fragment = `#tab=class&lesson=${CLASS}`;
    await confirmed(t, ['teach.html', fragment], '#class-codes', async (page) => {
      await page.getByText('Everything stays on this device: the codes are sent nowhere.').waitFor();
      await page.locator('#class-codes').evaluate((box, text) => (box.value = text), codes.join('\n'));
      await page.getByRole('button', { name: 'Add these codes' }).click();
      await says(page, '.class-said', '35 new pupils');
    }, { fragment, there: (page) => page.locator('.class-summary tbody tr').nth(34).waitFor() });
  });

  test('in Play, Explore and the laboratory', async (t) => {
    await confirmed(t, ['', '#chapter=strip'], '#app:not(:has(.late)) .stage .drawing', async (page) => {
      await page.getByRole('button', { name: 'Play against Nib' }).click();
    });
    await confirmed(t, ['explore.html', ''], '.board-panel', async (page) => {
      const field = page.locator('#notation');
      await field.fill(SECRET);
      await field.press('Enter');
    });
    await confirmed(t, ['laboratory.html', '#show=logic'], 'textarea, input', async (page) => {
      const field = page.locator('textarea:visible, input[type="text"]:visible').first();
      await field.fill(SECRET);
      await field.press('Enter');
    });
  });
});

test('a frame sends what the guide lists, and nothing that other pages of the site have kept', async (t) => {
  const guide = fs.readFileSync(new URL('../../docs/embedding-api.md', import.meta.url), 'utf8');
  const listed = guide.split('Positions are in the')[0].matchAll(/`(\w+)`/g);
  const fields = new Set(['bittersweet', 'type', 'id', ...[...listed].map(([, name]) => name)]);
  const { page } = await opened(t, `${home.server.url}examples/index.html`, home.browser, { ready: 'body' });
  const heard = await page.evaluate(async (secret) => {
    localStorage.setItem('bittersweet.work.0abc00000012', secret);
    localStorage.setItem('bittersweet.lesson', secret);
    const heard = [];
    addEventListener('message', ({ data }) => heard.push(data));
    const frame = document.createElement('iframe');
    frame.src = new URL('../v1/embed.html#g=nim:3,7,4', location.href).href;
    document.body.append(frame);
    const until = async (is) => { while (!heard.some(is)) await new Promise((done) => setTimeout(done, 50)); };
    await until(({ type }) => type === 'ready');
    frame.contentWindow.postMessage({ bittersweet: 1, id: 1, do: 'play', move: 'x1' }, '*');
    frame.contentWindow.postMessage({ bittersweet: 1, id: 2, do: 'play', move: 'none' }, '*');
    await until(({ id }) => id === 1);
    await until(({ id }) => id === 2);
    return heard.filter((data) => data.bittersweet === 1);
  }, SECRET);
  assert.ok(heard.length >= 4);
  assert.deepEqual(heard.flatMap((message) => Object.keys(message)).filter((name) => !fields.has(name)), []);
  assert.ok(!JSON.stringify(heard).includes(SECRET));
});
