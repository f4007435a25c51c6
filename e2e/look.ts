import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './journey.ts';

/** Where the pictures go: `PICTURES=1 npx playwright test` takes them. */
export const SCREENS = 'test-results/screens';
const TAKES_PICTURES = Boolean(process.env.PICTURES);
const SIZES = { desk: DESK, phone: PHONE };
const SCHEMES = ['light', 'dark'] as const;
/** The dark page has the same elements in other colours. */
const RULES = { light: undefined, dark: ['color-contrast'] };

/** What axe finds, one line a finding: the rule, where, and why. */
async function findingsOn(page: Page, rules: string[] | undefined): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
  );
}

/** The widest thing on the page, in pixels. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth');
}

/** A window on its way in has colours of its own; what never ends, such as a spinner, is not waited for. */
const RUNNING = `document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity).length`;

const untilStill = (page: Page) =>
  expect.poll(() => page.evaluate(RUNNING), 'animations that still run').toBe(0);

/**
 * Looks at a screen as it stands: at the desk axe finds nothing, light and dark, and neither there
 * nor on the phone has anything to be scrolled sideways. On demand, each of the four is
 * photographed.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const scheme of SCHEMES) {
      if (size === 'phone' && !TAKES_PICTURES) continue;
      await page.emulateMedia({ colorScheme: scheme });
      // The same elements in other places: once at the desk finds what there is to find.
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
    // What is measured by script, such as an editor that grows, follows the new size a frame later.
    await expect
      .configure({ soft: true })
      .poll(() => widthOf(page), `width of ${name}, ${size}`)
      .toBeLessThanOrEqual(viewport.width);
  }
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
}
