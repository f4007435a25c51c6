import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { DESKTOP, PHONE } from './journey.ts';

/** Placeholders of texts that are still loading: in the main part, and in a list. */
export const PLACEHOLDERS = '[class*="Skeleton-root"], .ui-bone';

/** The folder for screenshots: `PICTURES=1 npx playwright test` takes them. */
export const SCREENS = 'test-results/screens';
const TAKES_PICTURES = Boolean(process.env.PICTURES);
const SIZES = { desktop: DESKTOP, phone: PHONE };
const SCHEMES = ['light', 'dark'] as const;
/** The dark theme has the same elements in other colours. */
const RULES = { light: undefined, dark: ['color-contrast'] };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe once for each document; it stays while the application navigates. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(AXE);
}

/** A target that lies half beneath a sticky bar is whole after scrolling; where it lies depends on the page's length. */
const SCROLLED_BENEATH = /^target-size: .*partially obscured/;

/** The findings of axe, one per line: rule, element and reason. */
export async function findingsOn(page: Page, rules: string[] | undefined): Promise<string[]> {
  await loadAxe(page);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    // WCAG 2.2 asks for it at AA; axe leaves it out unless asked.
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
  });
  const violations: Result[] = await page.evaluate(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
    )
    .filter((finding) => !SCROLLED_BENEATH.test(finding));
}

/** The width of the widest element on the page, in pixels. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth');
}

/**
 * Waits until the theme has the colours of the scheme and no transition runs, in three frames in a
 * row: one frame may lie between a change and its transition. Endless animations, such as a spinner,
 * are not awaited.
 */
export const untilStill = (page: Page, scheme: (typeof SCHEMES)[number]) =>
  page.evaluate(`new Promise((resolve) => {
    const isRunning = (one) => one.playState === 'running' &&
      one.effect?.getComputedTiming().iterations !== Infinity;
    let frames = 0;
    const look = () => {
      const isThere = document.documentElement.dataset.mantineColorScheme === '${scheme}';
      frames = isThere && !document.getAnimations().some(isRunning) ? frames + 1 : 0;
      if (frames < 3) requestAnimationFrame(look);
      else resolve();
    };
    look();
  })`);

/**
 * Checks a screen in its current state. On the desktop axe finds nothing, light and dark. Neither
 * desktop nor phone scrolls sideways. With `PICTURES`, takes a screenshot of each of the four. Further
 * checks of a phone run at its size: each change of the size renders the page again.
 */
export async function lookAt(
  page: Page,
  name: string,
  onPhone: () => Promise<void> = async () => {},
): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const scheme of SCHEMES) {
      if (size === 'phone' && !TAKES_PICTURES) continue;
      await page.emulateMedia({ colorScheme: scheme });
      // The same elements at other positions; one axe run on the desktop is enough.
      if (size === 'desktop') {
        await untilStill(page, scheme);
        const findings = await findingsOn(page, RULES[scheme]);
        expect.soft(findings, `axe on ${name}, ${scheme}`).toEqual([]);
      }
      if (TAKES_PICTURES) {
        await page.screenshot({
          path: `${SCREENS}/${name}.${size}.${scheme}.png`,
          animations: 'disabled',
          fullPage: size === 'phone',
        });
      }
    }
    // Elements sized by script, such as a growing editor, follow one frame later.
    await expect
      .configure({ soft: true })
      .poll(() => widthOf(page), `width of ${name}, ${size}`)
      .toBeLessThanOrEqual(viewport.width);
  }
  await onPhone();
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
}
