import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { says } from '#server/testing/model-server.ts';
import { ONE_PIXEL } from '#server/testing/pictures.ts';
import { expect } from '../rig/journey.ts';
import { test } from '../rig/with-model.ts';
import { askedFor, aVisit, openVisit } from './visit-with-model.ts';

/** A double of the browser's speech recognition; the test calls `hear` and `end`. */
const LISTENER = `
  window.webkitSpeechRecognition = class {
    constructor() { window.heard = this; }
    start() { this.isOn = true; }
    stop() { this.isOn = false; this.onend?.(); }
    abort() { this.stop(); }
  };
  window.hear = (...pieces) => window.heard.onresult({
    resultIndex: 0,
    results: pieces.map((transcript) => [{ transcript }]),
  });
`;

test('the record is dictated continuously, and an image is attached', async ({
  open,
  url,
  clinic,
  model,
}) => {
  const { at } = await aVisit(clinic, url);
  const { page, complaint } = await openVisit(open, await clinic.hire('doctor'), at);
  const speak = page.getByRole('button', { name: 'Speak' });
  await page.evaluate('delete window.SpeechRecognition; delete window.webkitSpeechRecognition; 0');
  await speak.click();
  await expect(page.getByText('Speech recognition not supported in this browser.')).toBeVisible();

  await page.evaluate(LISTENER);
  await speak.click();
  const stop = page.getByRole('button', { name: 'Stop listening' });
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate('[heard.lang, heard.continuous]')).toEqual(['en-US', true]);
  await page.evaluate('hear("Three days", " and a cough.")');
  await expect(complaint).toHaveValue('Fever. Three days and a cough.');
  // The browser ends recognition at a pause; the page restarts it.
  await page.evaluate('window.before = heard; heard.onend()');
  await expect.poll(() => page.evaluate('heard !== before && heard.isOn')).toBe(true);
  await page.evaluate('hear("No rash.")');
  await expect(complaint).toHaveValue('Fever. Three days and a cough. No rash.');
  await stop.click();
  await expect(speak).toHaveAttribute('aria-pressed', 'false');
  await speak.click();
  await page.evaluate('heard.onerror({ error: "not-allowed" }); heard.onend()');
  await expect(page.getByText('Speech error: not-allowed')).toBeVisible();

  const file = page.locator('input[type=file]');
  await expect(file).toHaveAttribute('accept', 'image/*');
  const png = (bytes: Buffer) => ({ name: 'rash.png', mimeType: 'image/png', buffer: bytes });
  await file.setInputFiles({ name: 'rash.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText(AI_MESSAGES.notAnImage)).toBeVisible();
  await file.setInputFiles(png(Buffer.alloc(8 * 1024 * 1024 + 1)));
  await expect(page.getByText(AI_MESSAGES.imageTooLarge)).toBeVisible();
  await file.setInputFiles(png(ONE_PIXEL));
  const remove = page.getByRole('button', { name: 'Remove rash.png' });
  await expect(page.getByText('rash.png: not sent yet')).toBeVisible();
  await remove.click();
  await expect(remove).toBeHidden();
  await file.setInputFiles(png(ONE_PIXEL));
  await expect(remove).toBeVisible();
  model.answer(says('A rash.'));
  await complaint.press('Enter');
  await expect(page.getByText('A rash.')).toBeVisible();
  expect(askedFor(model.asked.at(-1)!)).toContain(
    `data:image/png;base64,${ONE_PIXEL.toString('base64')}`,
  );
  await expect(remove).toBeHidden();

  // The divider is dragged; the keyboard moves it too.
  const widthOf = async () => (await complaint.boundingBox())?.width ?? 0;
  const wide = await widthOf();
  const divider = page.getByRole('separator');
  const { x, y, width } = (await divider.boundingBox())!;
  const [grip, height] = [x + width / 2, y + 40];
  await page.mouse.move(grip, height);
  await page.mouse.down();
  await page.mouse.move(grip - 100, height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(widthOf).toBeLessThan(wide - 60);
  const dragged = await widthOf();
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(widthOf).toBeLessThan(dragged);
});
