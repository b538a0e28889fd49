import { launch, serve, open } from './page.mjs';
const browser = await launch(); const server = await serve(process.env.SITE);
const shot = async (name, at, ready, w, h, scheme, full) => {
  const { page, context, complaints } = await open(browser, server.url + at, { ready, viewport: { width: w, height: h }, colorScheme: scheme });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/s/${name}.png`, fullPage: full });
  if (complaints.length) console.log(name, complaints);
  await context.close();
};
await shot('x-1440', 'explore.html#g=triangle:k=3:7,4,7', '.board-panel', 1440, 900, 'light');
await shot('x-360', 'explore.html#g=triangle:k=3:7,4,7', '.board-panel', 360, 640, 'dark', true);
await shot('l-1440', 'laboratory.html', '.catalogue', 1440, 900, 'light');
await shot('l-360', 'laboratory.html', '.catalogue', 360, 640, 'dark');
await shot('t-1440', 'teach.html#g=nim:4,0,6&tab=frame', 'main', 1440, 900, 'light');
await shot('t2-1440', 'teach.html#g=nim:4,0,6&tab=lesson', 'main', 1440, 900, 'light');
await shot('t3-768', 'teach.html#g=nim:4,0,6&tab=print', 'main', 768, 1024, 'light');
await shot('t-360', 'teach.html#g=nim:4,0,6&tab=link', 'main', 360, 640, 'light', true);
await browser.close(); await server.close();
