// The course in Teach, and lessons as text files.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe } from 'node:test';
import { violations } from './everybody.mjs';
import { addBlock, enter, follow } from './figures.mjs';
import { anew, laboratory, part, says } from './page.mjs';

/** A lesson with a task that asks for a rule. */
const [LESSON] = (await fs.readFile(new URL('../golden/class_codes.txt', import.meta.url), 'utf8')).split('\n');
const { visit, visits } = laboratory({ at: 'teach.html', ready: 'main' });
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** The link to the page of a lesson for its teacher. */
const plan = (page, place) => page.locator('.course-list > li').nth(place - 1).getByRole('link', { name: 'Lesson plan', exact: true });
const heading = (page, name) => page.getByRole('heading', { name, exact: true });
const title = (page) => page.getByLabel('Title', { exact: true });

async function accessible(page) {
  for (const [width, colorScheme] of [[360, 'light'], [768, 'dark'], [1440, 'light']]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= seen, `${wide} of ${seen}`);
    assert.deepEqual(await violations(page, { iframes: false }), [], `${width} ${colorScheme}`);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main a.button, main summary, main label.file span')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
        .map((one) => one.outerHTML.slice(0, 120)));
    assert.deepEqual(small, [], `${width}`);
  }
}

visits('the course', {
  'is a list of six lessons, each with its address, its paper and short links': ['#g=nim:4,0,6', async (page) => {
    await part('is a list of six lessons with minutes and aim, in the language of the page', async () => {
      await enter(page, 'course');
      const items = page.locator('.course-list > li');
      await items.nth(5).waitFor();
      assert.equal(await items.count(), 6);
      await items.nth(0).filter({ hasText: '1. A strip with two sides' }).filter({ hasText: '30 minutes' }).filter({ hasText: 'Pupils discover' }).waitFor();
      await button(page, '日本語').click();
      await items.nth(0).filter({ hasText: '左右にのびる板チョコ' }).filter({ hasText: '30分' }).waitFor();
      await button(page, 'English').click();
    });
    await follow(page, '#tab=course');
    await part('a lesson has its address, and Back leads to the list', async () => {
      await plan(page, 3).click();
      await heading(page, '3. Three directions').waitFor();
      await page.waitForURL(/tab=course&course=3/);
      assert.equal(await page.evaluate(() => document.activeElement.textContent), '3. Three directions');
      await heading(page, 'Likely answers, and questions in return').waitFor();
      assert.ok((await page.locator('.guide li').count()) > 10);
      await page.reload();
      await heading(page, '3. Three directions').waitFor();
      await button(page, 'Next lesson: Numbers that say more').click();
      await page.waitForURL(/course=4/);
      await heading(page, '4. Numbers that say more').waitFor();
      await page.goBack();
      await heading(page, '3. Three directions').waitFor();
      await page.goBack();
      await page.locator('.course-list').waitFor();
    });
    await follow(page, '#tab=course&course=1');
    await part('on paper there is the page of the teacher, and then the lesson', async () => {
      await heading(page, '1. A strip with two sides').waitFor();
      await page.emulateMedia({ media: 'print' });
      const seen = (part) => page.locator(part).first().isVisible();
      assert.deepEqual([await seen('.guide'), await seen('.reader h1'), await seen('.course-tools'), await seen('.back')], [true, true, false, false]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      assert.ok(pdf.match(/\/Type\s*\/Page\b(?!s)/g).length >= 2);
      await page.emulateMedia({ media: 'screen' });
    });
    await part('its links are short, and open the lesson in the language of the page, without what is for the teacher', async () => {
      const link = page.getByLabel('Link for your class', { exact: true });
      const english = await link.inputValue();
      assert.match(english, /\/lessons\/bar\/lesson\.html#course=1&lang=en$/);
      assert.equal(await page.getByRole('link', { name: 'Open as a pupil' }).getAttribute('href'), `${english}&from=teach`);
      // At level M a code of 37 modules in a row has room for 84 bytes (ISO/IEC 18004, table 7); four modules at each side are blank.
      await page.locator('.course-link .qr').waitFor();
      const [, , side] = (await page.locator('.course-link .qr').getAttribute('viewBox')).split(' ').map(Number);
      assert.ok(side <= 37 + 8, `${side} modules for ${english}`);
      assert.match(await page.getByRole('link', { name: 'Collect the work of your class' }).getAttribute('href'), /\/teach\.html#tab=class&lesson=1\.[\w-]+$/);
      await button(page, '日本語').click();
      await heading(page, '1. 左右にのびる板チョコ').waitFor();
      const japanese = await page.locator('#course-link').inputValue();
      assert.match(japanese, /lesson\.html#course=1&lang=ja$/);
      await page.goto(japanese);
      await heading(page, '左右にのびる板チョコ').waitFor();
      await page.goto(english.replace('lesson.html', 'lesson.html?other'));
      await heading(page, 'A strip with two sides').waitFor();
      assert.doesNotMatch(await page.locator('main').innerText(), /Likely answers/);
    });
  }],
  'the way back to the editor is for who comes from this page, and work by the short link counts in the class': ['#tab=course&course=1', async (page, context) => {
    await part('the way back to the editor, which has the answers, is for who comes from this page', async () => {
      const edit = (on) => on.locator('a[href*="teach.html"]');
      const link = await page.locator('#course-link').inputValue();
      await page.getByRole('link', { name: 'Open as a pupil' }).click();
      await page.getByRole('link', { name: 'Edit this lesson' }).waitFor();
      // A copy of the address is a link for pupils.
      await page.waitForURL((url) => url.href === link);
      for (const url of [page.url(), link.replace('&lang=en', '-ja&lang=ja'), page.url().replace('course=1', `lesson=${LESSON}`)]) {
        const pupil = await context.newPage();
        await pupil.goto(url);
        await pupil.locator('.start').waitFor();
        assert.equal(await edit(pupil).count(), 0, url);
        await pupil.close();
      }
      await page.getByRole('link', { name: 'Edit this lesson' }).click();
      await title(page).waitFor();
    });
    await anew(page, '#tab=course&course=1', 'main');
    await part('work by the short link counts in the class of the lesson, and on a device that does not know the lesson', async () => {
      const collect = await page.getByRole('link', { name: 'Collect the work of your class' }).getAttribute('href');
      await page.goto(await page.locator('#course-link').inputValue());
      await page.getByRole('button', { name: 'Task 2: open', exact: true }).click();
      await page.locator('section.asked.winner').first().getByRole('button', { name: 'The player who moves first' }).click();
      await page.locator('#code-link').waitFor({ state: 'attached' });
      const handed = await page.locator('#code-link').inputValue();
      const [, code] = handed.split('&work=');
      assert.match(handed, /teach\.html#tab=class&of=1-en&work=SWEET-[0-9A-Z]+$/);
      // Another language of the page leaves the lesson as it is, with the work.
      await page.locator('.lesson-game').first().waitFor({ state: 'hidden' });
      await page.goBack();
      await button(page, '日本語').click();
      await page.waitForURL(/course=1-en&lang=ja/);
      await heading(page, 'A strip with two sides').waitFor();
      await page.reload();
      await heading(page, 'A strip with two sides').waitFor();
      assert.ok((await page.locator('#code-link').inputValue()).endsWith(code));
      // The teacher's page with the long link of the same lesson takes the code in; with an edited lesson it says why not.
      await page.goto(`${collect}&lang=en`);
      const take = async (text) => {
        await page.locator('#class-codes').evaluate((box, text) => (box.value = text), text);
        await button(page, 'Add these codes').click();
      };
      await take(code);
      await says(page, '.class-summary', '1 pupil');
      await enter(page, 'lesson');
      await addBlock(page, 'Text');
      await enter(page, 'class');
      await take(code);
      await says(page, '.class-problems', 'This code is from an earlier or later version of this lesson.');
      // A device that has never had the lesson fetches it.
      const other = await context.browser().newContext({ serviceWorkers: 'block' });
      const device = await other.newPage();
      await device.goto(handed);
      await says(device, '.class-head', 'A strip with two sides');
      await says(device, '.class-summary', '1 pupil');
      await device.waitForFunction(() => !location.hash.includes('work='));
      await other.close();
    });
  }],
  'a short link that opens nothing and lessons that could not be loaded have their reasons': ['#tab=link', async (page) => {
    await part('lessons that cannot be had are said, and fetched again', async () => {
      await page.route('**/course/*.txt', (route) => route.abort());
      await enter(page, 'course');
      await says(page, '.error', 'The lessons could not be loaded.');
      await page.unroute('**/course/*.txt');
      await button(page, 'Try again').click();
      await page.locator('.course-list').waitFor();
    });
    await follow(page, '#tab=course');
    await part('a short link that opens nothing says why', async () => {
      const at = (fragment) => page.url().replace(/[^/]*$/, `lesson.html?${Math.random().toString(36).slice(2)}#${fragment}`);
      await page.goto(at('course=7&lang=en'));
      await says(page, '.error', 'This lesson cannot be opened: The course has 6 lessons, and “7” is not one of them.');
      await page.route('**/course/*.txt', (route) => route.abort());
      await page.goto(at('course=2&lang=en'));
      await says(page, '.error', 'The lesson could not be loaded; check the connection, then try again.');
      await page.unroute('**/course/*.txt');
      await button(page, 'Try again').click();
      await page.locator('section.start').waitFor();
    });
  }, { expected: [/Failed to load resource/] }],
});

describe('text files', () => {
  const put = (page, text) => page.locator('.file input').setInputFiles({ name: 'lesson.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

  visit('a lesson is edited, opened and saved as it was, and mistakes have a line and a column', '#tab=lesson', async (page) => {
    await part('a lesson can be edited, and the draft comes back', async () => {
      await title(page).fill('My own');
      await page.waitForURL(/lesson=/);
      await enter(page, 'course');
      await plan(page, 1).click();
      await button(page, 'Edit a copy').click();
      await page.waitForFunction(() => document.querySelector('#lesson-title')?.value === 'A strip with two sides');
      await page.locator('.for-teacher summary').click();
      assert.match(await page.getByLabel('For the teacher', { exact: true }).inputValue(), /^Pupils discover/);
      await says(page, '.lesson-editor', 'This device has saved another lesson: My own.');
      await button(page, 'Open the other lesson').click();
      await page.waitForFunction(() => document.querySelector('#lesson-title').value === 'My own');
      assert.equal(await page.locator('#lesson-guide').inputValue(), '');
    });
    await part('one is opened, and saved as it was', async () => {
      const text = '# Two ends\n\nBreak it.\n\n::row nim:3,0,0 z 7 outcomes\nFill in.\n::end\n\n::teacher 30\nThe aim.\n::end\n';
      await put(page, text);
      await page.waitForFunction(() => document.querySelector('#lesson-title').value === 'Two ends');
      const download = page.waitForEvent('download');
      await button(page, 'Save as text').click();
      const saved = await download;
      assert.equal(saved.suggestedFilename(), 'Two-ends.txt');
      assert.equal(await fs.readFile(await saved.path(), 'utf8'), text);
      // The text for the teacher is kept on this device with the draft.
      await page.goto(page.url().replace(/#.*/, '?again#tab=lesson'));
      await page.locator('.for-teacher summary').click();
      assert.equal(await page.getByLabel('For the teacher', { exact: true }).inputValue(), 'The aim.');
    });
    await part('mistakes have a line and a column, and nothing is lost', async () => {
      await title(page).fill('My own');
      await put(page, '# A\n\n::move triangle:k=3:2,4,1\n::end\n::film\n');
      await says(page, '.text-file .error', 'there are 2 mistakes in it');
      await says(page, '.text-file li', 'Line 3, column 8: y may be at most');
      await says(page, '.text-file li', 'Line 5, column 1: there is no directive ::film.');
      assert.equal(await title(page).inputValue(), 'My own');
      await accessible(page);
      await put(page, '# B\n');
      await page.waitForFunction(() => document.querySelector('#lesson-title').value === 'B');
      assert.equal(await page.locator('.text-file .error').count(), 0);
    });
  });
});
