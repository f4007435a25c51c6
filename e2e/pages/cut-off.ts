import type { Page } from '@playwright/test';
import { TWO_FRAMES } from '../rig/touch-targets.ts';

/** Lines that a finger may push aside: tabs, and the many buttons of a catalogue, which fade at the end. */
const PUSHED_ASIDE = '.mantine-Tabs-list, .ui-page-actions';

/**
 * Texts that end without a sign that there is more, and parts that must be pushed aside to be read. A part
 * of one pixel is for screen readers.
 */
const CUT_OFF = `(() => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1
    && one.closest('.ui-print, svg, input, select, textarea') === null;
  const nameOf = (one) => one.tagName.toLowerCase() + '.' + one.className.toString().split(' ')[0]
    + ' "' + one.textContent.trim().slice(0, 40) + '"';
  const hasText = (one) => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
  return [...document.querySelectorAll('body *')].filter(isSeen).flatMap((one) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one);
    const isTooWide = one.scrollWidth > one.clientWidth + 1;
    if (isTooWide && /auto|scroll/.test(overflowX) && !one.matches(${JSON.stringify(PUSHED_ASIDE)}))
      return ['pushed aside: ' + nameOf(one)];
    if (!hasText(one) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return [];
    const isCut = (isTooWide && /hidden|clip/.test(overflowX))
      || (one.scrollHeight > one.clientHeight + 2 && /hidden|clip/.test(overflowY));
    return isCut ? ['cut: ' + nameOf(one)] : [];
  });
})()`;

/** The texts and parts of a page in a phone's size that the screen cuts off. */
export async function cutOffOn(page: Page): Promise<string[]> {
  await page.evaluate(TWO_FRAMES);
  return page.evaluate(CUT_OFF);
}
