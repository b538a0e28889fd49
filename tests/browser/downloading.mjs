// Files that are taken away from the page.
import fs from 'node:fs/promises';

/** The part of a figure with the buttons, opened. */
export async function downloads(page, figure) {
  const part = page.locator(`${figure} .downloads`).first();
  await part.evaluate((details) => (details.open = true));
  return part;
}

/** The button for a kind of file. */
export const button = (part, format) => part.getByRole('button', { name: format, exact: true });

/** Presses a button and gives the file that is saved. */
export async function taken(page, figure, format) {
  const part = await downloads(page, figure);
  const [download] = await Promise.all([page.waitForEvent('download'), button(part, format).click()]);
  const [name, bytes] = [download.suggestedFilename(), await fs.readFile(await download.path())];
  await part.locator('.taken').filter({ hasText: `Saved ${name}, ` }).waitFor();
  return { name, bytes, text: bytes.toString() };
}
