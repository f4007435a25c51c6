import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { CHROMIUM_FLAGS } from './chromium.ts';
import { type Clinic, makeClinic, type Person } from './clinic.ts';
import { watchForProblems } from './problems.ts';
import { theRun } from './run.ts';
import { signedIn } from './signed-in.ts';

export { expect };

/** The smallest supported desktop and phone screens. */
export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };

type Fixtures = {
  /** The URL of the product. */
  url: string;
  /** This test's own clinic. */
  clinic: Clinic;
  /** A new browser of this user (or signed out); with `at`, opened at that path. */
  open: (
    person?: Person | null,
    options?: BrowserContextOptions & { at?: string },
  ) => Promise<Page>;
  /** Registers expected browser problems; any other problem fails the test. */
  allow: (...problems: RegExp[]) => void;
};

// biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
export const test = base.extend<
  Fixtures & { problems: string[] },
  { launchOptions: LaunchOptions }
>({
  launchOptions: [
    async ({}, use) => {
      const { executablePath, env } = theRun().chromium;
      await use({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],
  url: async ({}, use) => use(theRun().url),
  clinic: async ({ url }, use) => use(await makeClinic(url)),
  problems: async ({}, use) => use([]),
  allow: async ({ problems }, use) => {
    const allowed: RegExp[] = [];
    await use((...more) => void allowed.push(...more));
    const unexpected = problems.filter((problem) => !allowed.some((some) => some.test(problem)));
    expect(unexpected, 'what went wrong in the browser').toEqual([]);
  },
  // Depends on `allow`, so that every test with a browser is checked.
  open: async ({ browser, url, problems, allow: _ }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person, { at, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        viewport: DESKTOP,
        ...options,
      });
      opened.push(context);
      if (person) await context.addInitScript(signedIn(url, person));
      watchForProblems(context, (problem) => problems.push(problem));
      const page = await context.newPage();
      if (at !== undefined) await page.goto(at);
      return page;
    });
    for (const context of opened) await context.close();
  },
});
// biome-ignore-end lint/correctness/noEmptyPattern: see above

/**
 * Goes to another page of the application as Back does, without loading the application again. Both
 * pages have a heading.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  // The heading of the page that is left, which may stay until the code of the new one has loaded.
  const left = await page.locator('main h1').first().elementHandle();
  await page.evaluate(`
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  `);
  await left?.waitForElementState('hidden');
}
