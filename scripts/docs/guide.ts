// `npm run guide`: takes the pictures of docs/guide and the README from the demo clinic of the built product, and writes
// docs/screen-reader.md.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DemoProduct, settle, withDemoProduct } from './demo-product.ts';
import { PICTURES, type Picture } from './guide-pictures.ts';
import { writeScreenReaderPath } from './screen-reader.ts';

const FOLDER = join(import.meta.dirname, '../../docs/guide/pictures');
const SIZE = { width: 1366, height: 768 };
/** WebP takes a third of PNG's size; every browser and GitHub display it. */
const QUALITY = 80;
const MOST_BYTES = 100_000;
/** The picture of the README is the queue as well. */
const README_PICTURE = { name: 'reception-queue', path: 'docs/pictures/queue.png' };

async function photograph(page: Page): Promise<Buffer> {
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  const shot = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(shot.data, 'base64');
}

async function take(demo: DemoProduct, { name, by, go }: Picture): Promise<void> {
  const person = await demo.signIn(by);
  const page = await demo.open(person, { viewport: SIZE });
  await go(page, { url: demo.url, token: person.token });
  const bytes = await photograph(page);
  if (name === README_PICTURE.name) {
    await page.screenshot({ path: join(import.meta.dirname, '../..', README_PICTURE.path) });
  }
  if (bytes.byteLength > MOST_BYTES) throw new Error(`${name} has ${bytes.byteLength} bytes.`);
  await writeFile(join(FOLDER, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp ${(bytes.byteLength / 1000).toFixed(0)} kB\n`);
  await page.context().close();
}

await withDemoProduct(async (demo) => {
  await writeScreenReaderPath(demo);
  for (const old of await readdir(FOLDER)) await rm(join(FOLDER, old));
  for (const picture of PICTURES) await take(demo, picture);
});
