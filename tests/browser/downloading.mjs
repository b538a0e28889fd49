// Files that are downloaded from the page, as a visitor does: a button, a dialog, a format, a button.
import fs from 'node:fs/promises';

/** The dialog of a figure, opened; `index` is that of the figure's button, where there are several. */
export async function downloads(page, figure, index = 0) {
  const part = page.locator(`${figure} .downloads`).nth(index);
  const dialog = part.locator('dialog');
  if (!(await dialog.evaluate((dialog) => dialog.open))) await part.locator(':scope > button').click();
  await dialog.locator('.download-sheet').waitFor();
  return dialog;
}

/** The names of the kinds of files that a dialog has. */
export const offered = (dialog) => dialog.locator('.download-fields .choice-of label').allInnerTexts();

/** Chooses a kind of file. */
export const select = (dialog, format) => dialog.getByRole('radio', { name: format, exact: true }).check();

/** The button that saves the file. */
export const saving = (dialog) => dialog.locator('.download-save .primary');

/** Waits until the preview shows the chosen file. */
export const previewed = (dialog) => dialog.locator('.download-preview[aria-busy="false"]').waitFor();

/** Chooses a kind of file, saves one and gives it. The dialog stays open. */
export async function saved(page, dialog, format) {
  await select(dialog, format);
  const [download] = await Promise.all([page.waitForEvent('download'), saving(dialog).click()]);
  const [name, bytes] = [download.suggestedFilename(), await fs.readFile(await download.path())];
  await dialog.locator('.taken').filter({ hasText: `Saved ${name}, ` }).waitFor();
  return { name, bytes, text: bytes.toString() };
}

/** Closes a dialog, and waits until it is. */
export async function close(dialog) {
  await dialog.locator('.dialog-head button').click();
  await dialog.locator('.download-sheet').waitFor({ state: 'detached' });
}

/** Opens the dialog of a figure, saves a file and closes it. */
export async function taken(page, figure, format, index = 0) {
  const dialog = await downloads(page, figure, index);
  const file = await saved(page, dialog, format);
  await close(dialog);
  return file;
}
