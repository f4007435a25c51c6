import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/rig/chromium.ts';
import { type Person, signIn } from '../../e2e/rig/clinic.ts';
import { PLACEHOLDERS } from '../../e2e/rig/look.ts';
import { signedIn } from '../../e2e/rig/signed-in.ts';
import { readConfig } from '../../server/config.ts';
import { start } from '../../server/start.ts';

/**
 * The demo clinic depends only on its seed and the current time, so a picture changes only with its
 * screen.
 */
const NOW = new Date('2026-11-21T11:40:00+05:30');
/** No animations, and no blinking cursor. */
const STILL =
  '* { transition: none !important; animation: none !important; caret-color: transparent !important }';

/** Playwright's own clock would also replace `performance`, by which the page knows a cached font. */
const FIXED_TIME = `{
  const at = ${NOW.getTime()};
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(at);
      else super(...parts);
    }
    static now() {
      return at;
    }
  };
}`;

/** Polls by itself: the content policy forbids what Playwright's own polling evaluates. */
const INTER_IS_HERE = `new Promise((done) => {
  const look = () =>
    [...document.fonts].some(({ family }) => family === 'Inter') ? done() : setTimeout(look, 50);
  look();
})`;

/** The built product with its demo clinic, and a browser. */
export type DemoProduct = {
  readonly url: string;
  readonly signIn: (name: string) => Promise<Person>;
  /** A new browser context of a person, or signed out. */
  readonly open: (person: Person | undefined, options: BrowserContextOptions) => Promise<Page>;
};

/** Runs the demo clinic for as long as `use` takes. */
export async function withDemoProduct(use: (demo: DemoProduct) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'openopd-pictures-'));
  const { executablePath, env } = await findChromium({ folder });
  const settings = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  const product = await start(readConfig({ ...settings, BACKUPS_KEPT: '0' }), {
    demo: true,
    signal: new AbortController().signal,
    clock: { now: () => new Date(NOW) },
  });
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...env },
  });
  const { url } = product;
  try {
    await use({
      url,
      signIn: (name) => signIn(url, `${name}@demo.example`, 'demo-1234'),
      open: (person, options) => openPage(browser, url, person, options),
    });
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openPage(
  browser: Browser,
  url: string,
  person: Person | undefined,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(FIXED_TIME);
  if (person) await context.addInitScript(signedIn(url, person));
  const page = await context.newPage();
  // The next visit finds its files in the cache, and draws Inter at once (`web/ui/theme/font.ts`).
  await page.goto('/login');
  return page;
}

/** Waits until a page has its records and fonts, and stops whatever moves. */
export async function settle(page: Page): Promise<void> {
  await page.locator(PLACEHOLDERS).first().waitFor({ state: 'detached' });
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
  await page.evaluate(INTER_IS_HERE);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.addStyleTag({ content: STILL });
}
