import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './journey.ts';

/** The folder for screenshots: `PICTURES=1 npx playwright test` takes them. */
export const SCREENS = 'test-results/screens';
const TAKES_PICTURES = Boolean(process.env.PICTURES);
const SIZES = { desk: DESK, phone: PHONE };
const SCHEMES = ['light', 'dark'] as const;
/** The dark theme has the same elements in other colours. */
const RULES = { light: undefined, dark: ['color-contrast'] };

/** The findings of axe, one per line: rule, element and reason. */
async function findingsOn(page: Page, rules: string[] | undefined): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
  );
}

/** The width of the widest element on the page, in pixels. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth');
}

/**
 * An opening dialog has intermediate colours; endless animations, such as a spinner, are not
 * awaited.
 */
const RUNNING = `document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity).length`;

const untilStill = (page: Page) =>
  expect.poll(() => page.evaluate(RUNNING), 'animations that still run').toBe(0);

/**
 * Checks a screen in its current state. On the desktop axe finds nothing, light and dark. Neither
 * desktop nor phone scrolls sideways. With `PICTURES`, takes a screenshot of each of the four.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const scheme of SCHEMES) {
      if (size === 'phone' && !TAKES_PICTURES) continue;
      await page.emulateMedia({ colorScheme: scheme });
      // The same elements at other positions; one axe run on the desktop is enough.
      if (size === 'desk') {
        await untilStill(page);
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
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
}
