// `npm run guide [-- --only TEXT]`: takes the pictures of docs/guide and the README from the demo clinic of the built
// product, papers as they are printed, and writes docs/screen-reader.md. `--only` takes those with TEXT in their name.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { type DemoProduct, settle, withDemoProduct } from './demo-product.ts';
import { PAPERS, type Paper } from './guide-papers.ts';
import { PICTURES, type Picture } from './guide-pictures.ts';
import { writeScreenReaderPath } from './screen-reader.ts';

const FOLDER = join(import.meta.dirname, '../../docs/guide/pictures');
const SIZE = { width: 1366, height: 768 };
/** WebP takes a third of PNG's size; every browser and GitHub display it. */
const QUALITY = 80;
/** A sheet full of small print takes 127 kB. */
const MOST_BYTES = 130_000;
/** The picture of the README is the queue as well. */
const README_PICTURE = { name: 'reception-queue', path: 'docs/pictures/queue.png' };

async function photograph(page: Page): Promise<Buffer> {
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  const shot = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(shot.data, 'base64');
}

/** Sheets at 96 pixels an inch, and the margin of `print.css`. */
const SHEETS = {
  a4: { width: 794, height: 1123, margin: '14mm' },
  a5: { width: 559, height: 794, margin: '10mm' },
} as const;

/** Shows a printed paper as its first sheet. */
async function layOut(page: Page, { size }: Paper): Promise<void> {
  const { margin, ...sheet } = SHEETS[size];
  await page.locator('article.ui-print').first().waitFor();
  await settle(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await page.addStyleTag({
    content: `.ui-print[data-size] { padding: ${margin} !important } ::-webkit-scrollbar { display: none }`,
  });
}

async function take(demo: DemoProduct, picture: Picture | Paper): Promise<void> {
  const { name, by, go } = picture;
  const person = await demo.signIn(by);
  const page = await demo.open(person, { viewport: SIZE });
  await go(page, { url: demo.url, token: person.token });
  if ('size' in picture) await layOut(page, picture);
  const bytes = await photograph(page);
  if (name === README_PICTURE.name) {
    await page.screenshot({ path: join(import.meta.dirname, '../..', README_PICTURE.path) });
  }
  if (bytes.byteLength > MOST_BYTES) throw new Error(`${name} has ${bytes.byteLength} bytes.`);
  await writeFile(join(FOLDER, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp ${(bytes.byteLength / 1000).toFixed(0)} kB\n`);
  await page.context().close();
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
await withDemoProduct(async (demo) => {
  if (only === undefined) {
    await writeScreenReaderPath(demo);
    for (const old of await readdir(FOLDER)) await rm(join(FOLDER, old));
  }
  const wanted = [...PICTURES, ...PAPERS].filter(({ name }) => name.includes(only ?? ''));
  for (const picture of wanted) await take(demo, picture);
});
