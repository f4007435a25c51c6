import { expect, type Page } from '@playwright/test';
import { DESKTOP } from './journey.ts';
import { findingsOn, untilStill, widthOf } from './look.ts';

/** At 200 % zoom a page has half the pixels of the window. */
const ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };

/** The rules that other colours can break; the elements stay the same. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The elements that would move although the person asked for less motion, by their class. */
const MOVING = `[...document.querySelectorAll('body *')].flatMap((one) => {
  const { transitionDuration, animationName } = getComputedStyle(one);
  const stands = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
  return stands ? [] : [one.tagName.toLowerCase() + '.' + one.className];
})`;

/**
 * Chosen elements that look like their neighbours: forced colours drop backgrounds and shadows, so it needs
 * an outline, another weight, or a colour of the system.
 */
const UNMARKED = `(() => {
  const CHOSEN = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), [data-active]';
  const lookOf = (one) => {
    const { outlineStyle, borderStyle, borderWidth, fontWeight, textDecorationLine, color,
      backgroundColor, borderColor } = getComputedStyle(one);
    return [outlineStyle, borderStyle, borderWidth, fontWeight, textDecorationLine, color,
      backgroundColor, borderColor].join();
  };
  return [...document.querySelectorAll(CHOSEN)].flatMap((one) => {
    const parent = one.closest('li') ?? one;
    const others = [...parent.parentElement.children].filter((other) => other !== parent)
      .map((other) => other.matches(one.tagName) ? other : other.querySelector(one.tagName))
      .filter((other) => other !== null && !other.matches(CHOSEN));
    const isUnmarked = one.checkVisibility() && others.length > 0
      && others.every((other) => lookOf(other) === lookOf(one));
    return isUnmarked ? [one.tagName.toLowerCase() + ' "' + one.textContent.trim().slice(0, 40) + '"'] : [];
  });
})()`;

/**
 * Checks a desktop page at 200 % zoom with reduced motion, and with forced colours: axe finds nothing, the
 * page does not scroll sideways, nothing moves, and what is chosen still looks different.
 */
export async function lookInModes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await untilStill(page, 'light');
  expect.soft(await findingsOn(page, COLOUR_RULES), `axe on ${name}, forced colours`).toEqual([]);
  expect.soft(await page.evaluate(UNMARKED), `choices of ${name}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });

  await page.setViewportSize(ZOOMED);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page, 'light');
  expect.soft(await findingsOn(page, undefined), `axe on ${name}, 200 % zoom`).toEqual([]);
  expect.soft(await page.evaluate(MOVING), `moving parts of ${name}`).toEqual([]);
  await expect
    .configure({ soft: true })
    .poll(() => widthOf(page), `width of ${name}, 200 % zoom`)
    .toBeLessThanOrEqual(ZOOMED.width);
  await page.setViewportSize(DESKTOP);
}
