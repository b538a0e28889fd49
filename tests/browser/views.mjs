// Every view of the site: its address, and the element that it shows when it can be used.
import { wordOf } from './codes.mjs';

const rules = encodeURIComponent('x y z;y<=floor((x+z)/3)');
/** A lesson with a task of every kind. */
const lesson = wordOf([
  ['A strip'],
  ['t', 'Break the bar.\n\nThe blue piece is bitter.'],
  ['b', 'nim:1,0,2', 'computer', 'Win once.'],
  ['m', 'nim:2,0,3', 'Look at both ends.'],
  ['w', 'nim:2,0,2', ''],
  ['r', 'nim:2,0,3', 'z', '3', 'values', ''],
  ['f', 'nim:2,0,3', 'positions', '4', 'x = z', ''],
  ['e', 'Why is that so?', 'Equal ends can be kept equal.'],
  ['q', 'And with three ends?', 'Try it.'],
  ['n', 'name', 'time'],
]);

export const VIEWS = {
  Play: { at: '', ready: '#app:not(:has(.late)) .stage .drawing' },
  Explore: { at: 'explore.html', ready: '.board-panel' },
  'Explore with piles': { at: 'explore.html#g=sharing:0,5,16&n=16', ready: '.board-panel' },
  'Explore with a sum': { at: 'explore.html#g=nim:3,1,2+nim:1,0,2', ready: '.board-panel' },
  'Explore with rules of one’s own': { at: `explore.html#g=rules:${rules}:7,4,7`, ready: '.board-panel' },
  Claims: { at: 'laboratory.html', ready: '.claims' },
  'The sweep': { at: 'laboratory.html#show=sweep', ready: 'main section' },
  'Piles that split': { at: 'heaps.html', ready: '.heaps .rows' },
  'The bench': { at: 'bench.html#show=formula', ready: '.bench' },
  Learning: { at: 'bench.html#show=learn', ready: '.learn' },
  'The foundry': { at: 'laboratory.html#show=foundry', ready: 'main section' },
  'Map of k and s': { at: 'laboratory.html#show=map&cell=5,1', ready: '.map-picture .looked-at' },
  Logic: { at: 'bench.html#show=logic', ready: 'section.formula' },
  Certificates: { at: 'laboratory.html#show=certificates', ready: '.certificates' },
  'The papers': { at: 'papers.html', ready: '.papers > :is(h1, .story)' },
  'A paper': { at: 'papers.html#paper=variants', ready: '.papers > h1' },
  'An article': { at: 'papers.html#article=triangular', ready: '.papers > .story .board' },
  'An article as a file': { at: 'articles/en/found.html', ready: 'h1' },
  'The museum': { at: 'papers.html#show=museum', ready: '.museum' },
  Misprints: { at: 'papers.html#show=misprints', ready: '.papers > h1' },
  'The course': { at: 'teach.html#tab=course', ready: 'main' },
  'A link': { at: 'teach.html#g=nim:4,0,6', ready: '#teach-link' },
  'A frame to copy': { at: 'teach.html#tab=frame', ready: '.framing' },
  'A lesson that is written': { at: `teach.html#tab=lesson&lesson=${lesson}`, ready: '#lesson-title' },
  'A worksheet': { at: 'teach.html#tab=print&g=nim:4,0,6', ready: 'section.worksheet' },
  'A class': { at: 'teach.html#tab=class', ready: 'main' },
  'A lesson': { at: `lesson.html#lesson=${lesson}&at=1`, ready: '.asked .drawing' },
  'A lesson without a link': { at: 'lesson.html', ready: 'main.lesson' },
  'A frame': { at: 'v1/embed.html?controls=turn,undo,value,parameters,why#g=triangle:k=3:7,4,7&why=1', ready: '.embed .mex-line' },
  'A frame with a table': { at: 'v1/embed.html?view=table#g=triangle:k=3:7,4,7&n=12', ready: '.numbers' },
  'The examples': { at: 'examples/index.html', ready: 'main' },
  'An example': { at: 'examples/lesson.html', ready: 'main' },
  'The single file': { at: 'bittersweet.html#g=nim:3,7,4', ready: '.board-panel' },
  'The glossary': { at: 'glossary.html', ready: 'dl' },
  Accessibility: { at: 'accessibility.html', ready: 'main' },
};

const at = (look) => `explore.html#g=triangle:k=3:7,4,7&${look}`;
/** The figures of Explore, each on its own. */
export const FIGURES = {
  'A heat map': { at: at('n=40&form=colours'), ready: '#table .heat-frame' },
  'P-positions from above': { at: at('n=12&figure=positions'), ready: '#plot .plot' },
  'P-positions in space': { at: at('n=12&figure=positions&plot=space'), ready: '#plot .cloud-stage' },
  'P-positions of two rulesets, projected': { at: at('n=12&plot=projected&beside=triangle:k=3,misere'), ready: '#plot .heat-frame' },
  'P-positions one by one': { at: at('n=12&figure=positions&plot=list'), ready: '#plot .positions' },
  'A level over the rim': { at: 'explore.html#g=step:k=4,s=2:4,3,13&n=30&table=rim&show=level:3&form=colours', ready: '#table .heat-frame' },
  'A sequence': { at: at('n=12&figure=line'), ready: '#line .sequence' },
  'A comparison': { at: at('n=12&figure=comparison&beside=nim'), ready: '#comparison .comparison-counts' },
  'The columns of Sharing Nim': { at: 'explore.html#g=sharing:0,5,16&n=16&figure=columns', ready: '#columns .mirrored' },
};

/** The language in which a view is there for readers of this one: the examples have only English. */
export const languageOf = (at, language) => (at.startsWith('examples/') ? 'en' : language);

/** The address of a view in a language. */
export function address(at, language) {
  const [file, fragment] = at.split('#');
  if (file.startsWith('examples/')) return at;
  if (file.startsWith('articles/')) return at.replace('/en/', `/${language}/`);
  if (file.startsWith('v1/')) return `${file}&lang=${language}#${fragment}`;
  if (/^(glossary|accessibility)/.test(file)) return language === 'en' ? file : file.replace('.html', `.${language}.html`);
  return `${file}#${fragment ? `${fragment}&` : ''}lang=${language}`;
}
