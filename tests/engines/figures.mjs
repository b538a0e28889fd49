// Files that are saved and pictures that are drawn, looked at in any engine.
import assert from 'node:assert/strict';

/** Opens the dialog of a figure if it is closed, chooses a kind of file and saves one. */
export async function chooseFile(page, figure, kind) {
  if ((await page.count('dialog[open] .download-sheet')) === 0) await page.click(`${figure} .downloads > button`);
  await page.find('dialog[open] .download-sheet');
  await page.click('dialog[open] .download-fields .choice-of label', kind);
  await page.find('dialog[open] .download-preview[aria-busy="false"]');
  await page.click('dialog[open] .download-save .primary');
}

/** The rows of numbers in a CSV file. */
export const rowsOf = (text) => text.split('\n').filter((row) => /^\d/.test(row)).map((row) => row.split(',').map(Number));

/** The sides of a PNG picture, by its first chunk. */
export function png(bytes) {
  assert.equal(bytes.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The number of pixels of the screen that the canvases in a part of the page cover. */
export async function inked(page, part) {
  await page.run((one) => one.scrollIntoView({ block: 'center' }), await page.find(part));
  const look = async (visibility) => {
    await page.run(
      async (part, visibility) => {
        // By the object, since the policy of the page refuses a style sheet of the test.
        for (const canvas of document.querySelectorAll(`${part} canvas`)) canvas.style.visibility = visibility;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      },
      part,
      visibility,
    );
    return page.session.screenshot();
  };
  const pictures = [await look(''), await look('hidden')];
  await look('');
  return page.run(async (...pictures) => {
    const [shown, hidden] = await Promise.all(
      pictures.map(async (text) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
        context.drawImage(bitmap, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
      }),
    );
    return shown.filter((pixel, index) => pixel !== hidden[index]).length;
  }, ...pictures);
}
