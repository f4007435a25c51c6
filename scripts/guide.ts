// `npm run guide`: takes the pictures of docs/guide from the demo clinic of the built product.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { signIn } from '../e2e/clinic.ts';
import { signedIn } from '../e2e/signed-in.ts';
import { readConfig } from '../server/config.ts';
import { start } from '../server/start.ts';
import { PICTURES, type Picture } from './guide-pictures.ts';

/**
 * The demo clinic depends only on its seed and the current time, so a picture changes only with its
 * screen.
 */
const NOW = new Date('2026-11-21T11:40:00+05:30');
const FOLDER = join(import.meta.dirname, '../docs/guide/pictures');
const SIZE = { width: 1366, height: 768 };
/** WebP takes a third of PNG's size; every browser and GitHub display it. */
const QUALITY = 80;
const MOST_BYTES = 80_000;
/** No animations, and no blinking cursor. */
const STILL =
  '* { transition: none !important; animation: none !important; caret-color: transparent !important }';

async function photograph(page: Page): Promise<Buffer> {
  await page.locator('[class*="Skeleton-root"]').first().waitFor({ state: 'detached' });
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.addStyleTag({ content: STILL });
  const devtools = await page.context().newCDPSession(page);
  const shot = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(shot.data, 'base64');
}

async function take(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { name, by, go } = picture;
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: SIZE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const person = await signIn(url, `${by}@demo.example`, 'demo-1234');
  await context.addInitScript(signedIn(url, person));
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await go(page, { url, token: person.token });
  const bytes = await photograph(page);
  if (bytes.byteLength > MOST_BYTES) throw new Error(`${name} has ${bytes.byteLength} bytes.`);
  await writeFile(join(FOLDER, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp ${(bytes.byteLength / 1000).toFixed(0)} kB\n`);
  await context.close();
}

const folder = await mkdtemp(join(tmpdir(), 'openopd-guide-'));
const { executablePath, env } = await findChromium({ folder });
const product = await start(
  readConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', BACKUPS_KEPT: '0' }),
  { demo: true, signal: new AbortController().signal, clock: { now: () => new Date(NOW) } },
);
const browser = await chromium.launch({
  executablePath,
  args: CHROMIUM_FLAGS,
  env: { ...process.env, ...env },
});
try {
  for (const old of await readdir(FOLDER)) await rm(join(FOLDER, old));
  for (const picture of PICTURES) await take(browser, product.url, picture);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
