// A test may close its page while a request is on its way that the test answers itself. If that is no longer so, this file fails
// after its tests have passed.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { launch, open } from './page.mjs';

let browser;

before(async () => {
  browser = await launch();
});
after(() => browser.close());

test('a page is closed with a request on its way', async () => {
  let asked;
  const picture = new Promise((done) => (asked = done));
  const server = http.createServer((request, response) => {
    // The picture is never answered.
    if (request.url.endsWith('.png')) asked();
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<p class="board-panel">Here.</p><script>fetch("late.png")</script>');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const before = (page) => page.route('**/late.png', async (route) => route.fulfill({ response: await route.fetch() }));
  const { context, complaints } = await open(browser, url, { before });
  await picture;
  await context.close();
  assert.deepEqual(complaints.filter((text) => !/favicon|404/.test(text)), []);
  server.closeAllConnections();
  server.close();
});
