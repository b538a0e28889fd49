// The pages without a program. The glossary is a page for every language, made of its texts, with a live position for each word; each
// position is a frame that the browser loads when it comes into sight. The statement about accessibility is written by hand, but for its
// header.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

/** The words in their order, each with a position to try it out and what the frame shows below it. */
const WORDS = {
  'p-position': ['triangle:k=3:2,1,3', 'turn,undo,value'],
  'n-position': ['triangle:k=3:3,1,3', 'turn,undo,value'],
  'grundy-value': ['nim:2,1,2', 'turn,undo,value'],
  option: ['nim:1,1,1', 'turn,undo,value,why'],
  mex: ['nim:2,0,1', 'turn,undo,value,why'],
  'nim-sum': ['nim:3,7,4', 'turn,undo,value,why'],
  misere: ['triangle:k=3,misere:2,1,2', 'turn,undo,value'],
  pass: ['step:k=2,s=1,pass:1,1,3,1', 'turn,undo,value'],
  'bar-coordinates': ['nim:2,3,4', 'turn,undo,notation'],
  'pile-coordinates': ['sharing:1,3,6', 'turn,undo,notation'],
  k: ['triangle:k=3:4,2,4', 'parameters'],
  s: ['step:k=4,s=3:0,2,8', 'parameters'],
  rim: ['bar:rim=floor((2*x+z+1)/3):3,2,3', 'turn,undo,notation'],
  bound: ['triangle:k=3:2,1,2', 'parameters', 'table'],
  remoteness: ['triangle:k=3:2,1,2', 'turn,undo', 'table', '&show=remoteness'],
  period: ['sharing:0,2,6', 'parameters', 'table'],
};

/** The rooms of the site, with their pages and the keys of their names. */
const ROOMS = [['./', 'room-play'], ['explore.html', 'room-explore'], ['laboratory.html', 'lab-name'], ['papers.html', 'room-papers'], ['teach.html', 'room-teach']];

/**
 * The pages by their names, two for each file of texts: a glossary with the name that its text `glossary-page` says, and the statement among
 * the files of the site with the name that `glossary-accessibility-page` says.
 */
export function plainPages(files) {
  const folder = path.join(root, 'static/texts');
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort();
  const languages = names.map((name) => ({ code: name.replace('.ftl', ''), text: texts(path.join(folder, name)) }));
  return languages.flatMap((language) => {
    const statement = language.text('glossary-accessibility-page');
    const pages = { [language.text('glossary-page')]: page(language, languages), [statement]: headed(files.get(statement).toString(), language, languages) };
    return Object.entries(pages).map(([name, text]) => [name, Buffer.from(text)]);
  });
}

/** The place of the header in a page that is written by hand. */
const PLACE = '<header class="site"></header>';

/** The statement with its header. */
function headed(html, language, languages) {
  if (html.split(PLACE).length !== 2) throw new Error(`The statement about accessibility has no place for its header: ${PLACE}`);
  return html.replace(PLACE, () => header(language, languages, 'glossary-accessibility-page'));
}

/** The texts of one line in a file, with arguments left as they are. */
function texts(file) {
  const lines = fs.readFileSync(file, 'utf8').matchAll(/^(-?[a-z][a-z0-9-]*) = (.+)$/gm);
  const known = new Map([...lines].map(([, key, words]) => [key, words.trim()]));
  return (key) => {
    if (!known.has(key)) throw new Error(`${file} has no line “${key} = …”.`);
    return known.get(key);
  };
}

const escaped = (words) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The rooms, and the same page in other languages, in which the text `name` says its name. */
function header({ code, text }, languages, name) {
  const say = (key) => escaped(text(key));
  const others = languages.filter((other) => other.code !== code);
  const links = others.map((other) => `<a class="button quiet" href="${other.text(name)}" lang="${other.code}" hreflang="${other.code}">${escaped(other.text('-language-name'))}</a>`);
  return `<header class="site">
      <a class="brand" href="./">${say('title')}</a>
      <button type="button" class="quiet menu" popovertarget="rooms" aria-label="${say('rooms')}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg></button>
      <nav id="rooms" class="rooms" popover="auto" aria-label="${say('rooms')}">${ROOMS.map(([at, room]) => `<a href="${at}">${say(room)}</a>`).join('')}</nav>
      <div class="tools">${links.join('')}</div>
    </header>`;
}

function page(language, languages) {
  const { code, text } = language;
  const say = (key) => escaped(text(key));
  const entry = ([word, example]) => `
        <div class="entry">
          <dt id="${word}"><dfn>${say(`word-${word}`)}</dfn></dt>
          <dd>
            <p>${say(`meaning-${word}`)}</p>
            <iframe loading="lazy" title="${escaped(text('glossary-example').replace('{ $word }', text(`word-${word}`)))}" src="${escaped(frame(code, example))}"></iframe>
          </dd>
        </div>`;
  return `<!DOCTYPE html>
<html lang="${code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${say('title')} – ${say('glossary')}</title>
    <link rel="preload" href="fonts/libertinus.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="preload" href="fonts/libertinus-bold.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="v1/palette.css" />
    <link rel="stylesheet" href="v1/type.css" />
    <link rel="stylesheet" href="v1/style.css" />
    <link rel="stylesheet" href="glossary.css" />
    <link rel="stylesheet" href="v1/dark.css" media="screen and (prefers-color-scheme: dark)" />
    <link rel="icon" href="icons/icon-192.png" />
  </head>
  <body class="glossary">
    ${header(language, languages, 'glossary-page')}
    <main>
      <h1>${say('glossary')}</h1>
      <p class="lead">${say('glossary-lead')}</p>
      <ul class="words">${Object.keys(WORDS).map((word) => `<li><a href="#${word}">${say(`word-${word}`)}</a></li>`).join('')}</ul>
      <dl>${Object.entries(WORDS).map(entry).join('')}
      </dl>
    </main>
    <footer class="site-foot"><a href="${text('glossary-accessibility-page')}">${say('glossary-accessibility')}</a><a href="licences.txt">${say('glossary-licences')}</a></footer>
  </body>
</html>
`;
}

/** The address of the frame with a position. */
function frame(code, [position, controls, view, look = '']) {
  const query = new URLSearchParams({ ...(view && { view }), controls, lang: code });
  return `v1/embed.html?${query}#g=${position}${view ? `&n=8${look}` : ''}`;
}
