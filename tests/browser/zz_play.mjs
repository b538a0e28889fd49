import { launch, serve, open } from './page.mjs';
const browser = await launch(); const server = await serve(process.env.SITE);
const shot = async (name, width, height, scheme, frag, steps, full=false) => {
  const { page, context, complaints } = await open(browser, server.url + frag, { ready: '.stage .drawing', viewport: { width, height }, colorScheme: scheme, hasTouch: width < 500 });
  await page.waitForTimeout(300);
  if (steps) await steps(page);
  await page.screenshot({ path: `/tmp/s/${name}.png`, fullPage: full });
  if (complaints.length) console.log(name, complaints);
  await context.close();
};
const which = process.argv[2] ?? 'all';
const play = async (page, name) => { await page.locator(`.groove[aria-label^="${name}"]`).first().waitFor(); const id = await page.locator(`.groove[aria-label^="${name}"]`).first().getAttribute('id');
  const [x, y] = await page.locator(`#${id} :is(line,polyline,rect)`).first().evaluate((m) => { const r = (n) => Number(m.getAttribute(n)); const p = m.tagName === 'rect' ? [r('x') + r('width')/2, r('y') + r('height')/2] : m.tagName==='line' ? [r('x1') + .1*(r('x2')-r('x1')), r('y1')+.1*(r('y2')-r('y1'))] : [m.points[0].x, m.points[0].y]; const q = new DOMPoint(...p).matrixTransform(m.getScreenCTM()); return [q.x, q.y]; });
  await page.mouse.click(x, y); };
if (which === 'all' || which === 'land') {
  await shot('land-1440', 1440, 900, 'light', '', null);
  await shot('land-768', 768, 1024, 'dark', '', null);
  await shot('land-360', 360, 640, 'light', '', null);
  await shot('land-360-full', 360, 640, 'light', '', null, true);
}
if (which === 'all' || which === 'game') {
  await shot('game-360', 360, 640, 'light', '', async (page) => { await page.click('.primary'); await play(page, 'Cut right to 5'); await page.waitForTimeout(900); });
  await shot('game2-360', 360, 640, 'dark', '', async (page) => { await page.click('.primary'); await play(page, 'Cut right to 5'); await page.locator('.turn', { hasText: 'Your move' }).waitFor(); await page.waitForTimeout(500); });
  await shot('game2-1440', 1440, 900, 'light', '#chapter=slopes', async (page) => { await page.click('.primary'); await play(page, 'Cut right to 3'); await page.locator('.turn', { hasText: 'Your move' }).waitFor(); await page.waitForTimeout(500); });
}
if (which === 'all' || which === 'end') {
  for (const [w, s] of [[360, 'light'], [1440, 'dark']])
  await shot(`lost-${w}`, w, w === 360 ? 640 : 900, s, '#chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0&with=noir', async (page) => { await page.locator('.end-card').waitFor({timeout: 8000}); await page.locator('.moment').waitFor(); });
  await shot('why-1440', 1440, 900, 'light', '#chapter=directions&bar=nim:2,3,4;z3;x0;y0&with=noir', async (page) => { await page.locator('.end-card').waitFor({timeout: 8000}); await page.locator('.moment').waitFor(); await page.click('text=Why'); await page.waitForTimeout(300);});
  await shot('won-360', 360, 640, 'light', '#chapter=strip&bar=nim:4,0,6;z4;x0;z0', async (page) => { await page.locator('.end-card').waitFor(); });
  await shot('own-768', 768, 1024, 'light', '#bar=triangle:k=3:7,4,7', null);
}
await browser.close(); await server.close();
