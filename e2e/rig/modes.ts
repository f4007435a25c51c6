import { expect, type Page } from '@playwright/test';
import { DESKTOP } from './journey.ts';
import { findingsOn, untilStill, widthOf } from './look.ts';

/** At 200 % zoom a page has half the pixels of the window. */
const ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };

/**
 * Checks a desktop page at 200 % zoom, with forced colours and with reduced motion: axe finds nothing,
 * and the page does not scroll sideways.
 */
export async function lookInModes(page: Page, name: string): Promise<void> {
  const hasNoFindings = async (mode: string) => {
    await untilStill(page, 'light');
    expect.soft(await findingsOn(page, undefined), `axe on ${name}, ${mode}`).toEqual([]);
  };
  await page.setViewportSize(ZOOMED);
  await hasNoFindings('200 % zoom');
  await expect
    .configure({ soft: true })
    .poll(() => widthOf(page), `width of ${name}, 200 % zoom`)
    .toBeLessThanOrEqual(ZOOMED.width);
  await page.setViewportSize(DESKTOP);

  await page.emulateMedia({ forcedColors: 'active' });
  await hasNoFindings('forced colours');
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
  await hasNoFindings('reduced motion');
  await page.emulateMedia({ reducedMotion: null });
}
