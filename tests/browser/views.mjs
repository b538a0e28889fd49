// Every view of the site: where it is, and what there is when it can be used.
const rules = encodeURIComponent('x y z;y<=floor((x+z)/3)');

export const VIEWS = {
  Play: { at: '', ready: '#app:not(:has(.late)) .stage .drawing' },
  Explore: { at: 'explore.html', ready: '.board-panel' },
  'Explore with piles': { at: 'explore.html#g=sharing:0,5,16&n=16', ready: '.board-panel' },
  'Explore with a sum': { at: 'explore.html#g=nim:3,1,2+nim:1,0,2', ready: '.board-panel' },
  'Explore with rules of one’s own': { at: `explore.html#g=rules:${rules}:7,4,7`, ready: '.board-panel' },
  Claims: { at: 'laboratory.html', ready: '.claims' },
  'The sweep': { at: 'laboratory.html#show=sweep', ready: 'main section' },
  'A formula': { at: 'laboratory.html#show=formula', ready: 'main section' },
  'The search': { at: 'laboratory.html#show=search', ready: 'main section' },
  Learning: { at: 'laboratory.html#show=learn', ready: 'main section' },
  'The foundry': { at: 'laboratory.html#show=foundry', ready: 'main section' },
  'The papers': { at: 'papers.html', ready: '.papers > :is(h1, .story)' },
  'A paper': { at: 'papers.html#paper=variants', ready: '.papers > h1' },
  'An article': { at: 'papers.html#article=triangular', ready: '.papers > .story .board' },
  'The museum': { at: 'papers.html#show=museum', ready: '.museum' },
  Misprints: { at: 'papers.html#show=misprints', ready: '.papers > h1' },
  'The course': { at: 'teach.html#tab=course', ready: 'main' },
  'A worksheet': { at: 'teach.html#tab=worksheet', ready: 'main' },
  'A class': { at: 'teach.html#tab=class', ready: 'main' },
  'A lesson without a link': { at: 'lesson.html', ready: 'main.lesson' },
  'The glossary': { at: 'glossary.html', ready: 'dl' },
  Accessibility: { at: 'accessibility.html', ready: 'main' },
};

/** The address of a view in a language. */
export function address(at, language) {
  const [file, fragment] = at.split('#');
  if (/^(glossary|accessibility)/.test(file)) return language === 'en' ? file : file.replace('.html', `.${language}.html`);
  return `${file}#${fragment ? `${fragment}&` : ''}lang=${language}`;
}
