import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './journey.ts';

/** Where the pictures go. */
export const SCREENS = 'test-results/screens';
const SIZES = { desk: DESK, phone: PHONE };
const SCHEMES = ['light', 'dark'] as const;

/** What axe finds, one line a finding: the rule, where, and why. */
async function findingsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
  );
}

/** The widest thing on the page, in pixels. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth');
}

/**
 * Looks at a screen as it stands: at the desk and on the phone, light and dark, it is photographed,
 * axe finds nothing, and nothing has to be scrolled sideways.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${SCREENS}/${name}.${size}.${colorScheme}.png`,
        animations: 'disabled',
        fullPage: size === 'phone',
      });
      const where = `${name}, ${size}, ${colorScheme}`;
      // The same elements in other places: once at the desk finds what there is to find.
      if (size === 'desk') expect.soft(await findingsOn(page), `axe on ${where}`).toEqual([]);
    }
    expect
      .soft(await widthOf(page), `width of ${name}, ${size}`)
      .toBeLessThanOrEqual(viewport.width);
  }
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
}
