// The stylesheets of a room as one: on a slow network each file is a request that the first picture waits for.
import path from 'node:path';

/** The links of a page to stylesheets for every screen. A frame chooses among its own while it runs, so they stay apart. */
const LINK = /[ \t]*<link rel="stylesheet" href="([^"]+)" \/>\n/g;
const FRAME = 'v1/embed.html';

/** Puts the stylesheets of each page into one beside them, and leaves out those that no page links to any more. */
export function joined(files) {
  const pages = [...files.keys()].filter((name) => name.endsWith('.html') && name !== FRAME);
  const result = new Map(files);
  const inSheets = new Set();
  for (const page of pages) {
    const html = files.get(page).toString();
    const names = [...html.matchAll(LINK)].map((found) => found[1]);
    if (names.length < 2) continue;
    // In the folder in which most of them are, so that what they refer to is found.
    const sheet = `v1/${path.basename(page, '.html').replace(/\..*/, '')}-page.css`;
    names.forEach((name) => inSheets.add(name));
    result.set(sheet, Buffer.concat(names.map((name) => files.get(name))));
    let isFirst = true;
    const link = `    <link rel="stylesheet" href="${sheet}" />\n`;
    result.set(page, Buffer.from(html.replace(LINK, () => (isFirst ? ((isFirst = false), link) : ''))));
  }
  const texts = [...result].filter(([name]) => name.endsWith('.html')).map(([, data]) => data.toString());
  const isLinked = (name) => texts.some((text) => text.includes(`href="${name}"`));
  for (const name of inSheets) if (!isLinked(name)) result.delete(name);
  return result;
}
