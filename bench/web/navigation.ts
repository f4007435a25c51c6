import type { Page } from '@playwright/test';
import { PLACEHOLDERS } from '../../e2e/rig/look.ts';

/** The sections; the counts beside them lead elsewhere. */
const LINKS = `[...document.querySelectorAll('nav[aria-label="Sections"] a.app-rail-link')]`;
const TOO_LONG_MS = 10_000;

/** The current page comes last, because a click on it shows nothing new. */
const NAMES = `${LINKS}
  .sort((a, b) => Number(a.hasAttribute('aria-current')) - Number(b.hasAttribute('aria-current')))
  .map((link) => link.textContent)`;

/**
 * From the click until the frame that paints the new page or its skeleton. Clicked by script,
 * because a mouse hover would prefetch the page.
 */
const CLICK = (name: string) => `new Promise((done, fail) => {
  const link = ${LINKS}.find(({ textContent }) => textContent === ${JSON.stringify(name)});
  const main = document.querySelector('main');
  const before = main.querySelector('h1');
  const begun = performance.now();
  link.click();
  const look = () => {
    const heading = main.querySelector('h1');
    const isThere = (heading && heading !== before) || main.querySelector('${PLACEHOLDERS}');
    if (location.pathname === link.pathname && isThere) setTimeout(() => done(performance.now() - begun));
    else if (performance.now() - begun > ${TOO_LONG_MS}) fail(new Error(link.pathname + ' shows no page'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

const isStill = (page: Page) =>
  page.locator('main').locator(PLACEHOLDERS).first().waitFor({ state: 'detached' });

/** Duration of each navigation click in milliseconds: `first` without cached code, then again. */
export async function clickThrough(page: Page): Promise<{ first: number[]; again: number[] }> {
  await page.goto('/dashboard');
  await page.locator('main h1').waitFor();
  const names: string[] = await page.evaluate(NAMES);
  const round = async () => {
    const times: number[] = [];
    for (const name of names) {
      await isStill(page);
      times.push(await page.evaluate(CLICK(name)));
    }
    return times;
  };
  return { first: await round(), again: await round() };
}
