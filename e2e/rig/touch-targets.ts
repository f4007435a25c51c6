import type { Page } from '@playwright/test';

/** The least height and width of what a finger presses, in pixels (WCAG 2.5.5). */
const LEAST = 44;

/** The navigation of a phone replaces the rail only after the browser has told the page its new width. */
export const TWO_FRAMES = `new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`;

/**
 * Lists the visible controls below 44 px. A checkbox or radio button counts with its label. Links
 * inside a sentence are exempt, as in WCAG.
 */
const SMALL_TARGETS = `(() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=switch]';
  const isInSentence = (one) => one.matches('a') && getComputedStyle(one).display === 'inline'
    && one.parentElement.textContent.trim() !== one.textContent.trim();
  // A control that is clipped to a pixel is for screen readers and keyboards.
  const isSeen = (one) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    && one.getBoundingClientRect().width > 1 && one.closest('.app-skip') === null
    && getComputedStyle(one).pointerEvents !== 'none';
  const boxOf = (one) => {
    const field = one.closest('.mantine-Input-wrapper') ?? one;
    const boxes = [field, ...(one.type === 'checkbox' || one.type === 'radio' ? one.labels ?? [] : [])]
      .map((part) => part.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    };
  };
  return [...document.querySelectorAll(CONTROLS)].filter((one) => isSeen(one) && !isInSentence(one))
    .flatMap((one) => {
      const { width, height } = boxOf(one);
      if (width >= ${LEAST - 0.5} && height >= ${LEAST - 0.5}) return [];
      const name = one.getAttribute('aria-label') || one.textContent.trim() || one.type || '';
      return [one.tagName.toLowerCase() + '.' + one.className.toString().split(' ').slice(-1)
        + ' "' + name.slice(0, 40) + '" ' + Math.round(width) + '×' + Math.round(height)];
    });
})()`;

/** The controls of a page in a phone's size that are too small for a finger on a touch screen. */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  await page.evaluate(TWO_FRAMES);
  const found: string[] = await page.evaluate(SMALL_TARGETS);
  await touch(false);
  await session.detach();
  return found;
}
