import type { Page } from '@playwright/test';

/**
 * Lists the controls whose focus is not seen: neither they nor what is drawn in their place get an outline or a border
 * with a contrast of 3:1, or the outline is cut off at a side. The page does not notice that they are focused.
 */
const UNSEEN = `(() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const channels = (color) => {
    const numbers = (color.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    const scale = color.startsWith('color(') ? 255 : 1;
    return [...numbers.slice(0, 3).map((one) => one * scale), numbers[3] ?? 1];
  };
  const over = (top, ground) =>
    [0, 1, 2].map((at) => top[at] * top[3] + ground[at] * (1 - top[3])).concat(1);
  const groundOf = (one) => {
    const own = channels(getComputedStyle(one).backgroundColor);
    if (own[3] === 1) return own;
    return over(own, one.parentElement ? groundOf(one.parentElement) : [255, 255, 255, 1]);
  };
  const light = (color) => color.slice(0, 3).map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (color, ground) => {
    const [dark, bright] = [light(over(channels(color), ground)), light(ground)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const linesOf = (one) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopColor } = getComputedStyle(one);
    const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    return { width, outlineColor, offset: parseFloat(outlineOffset), borderTopColor };
  };
  const isSeenOn = (one, before) => {
    const { width, outlineColor, offset, borderTopColor } = linesOf(one);
    const beside = groundOf(one.parentElement ?? one);
    if (width > 0 && before.width === 0)
      return contrast(outlineColor, offset < 0 ? groundOf(one) : beside) >= 3;
    return borderTopColor !== before.borderTopColor && contrast(borderTopColor, beside) >= 3;
  };
  const cutBy = (one) => {
    const { width, offset } = linesOf(one);
    const reach = Math.max(0, width + offset) - 0.5;
    const { left, right } = one.getBoundingClientRect();
    for (let outer = one.parentElement; reach > 0 && outer; outer = outer.parentElement) {
      const { overflowX, overflowClipMargin } = getComputedStyle(outer);
      if (overflowX === 'visible' || outer.scrollWidth > outer.clientWidth) continue;
      const box = outer.getBoundingClientRect();
      const room = overflowX === 'clip' ? parseFloat(overflowClipMargin) || 0 : 0;
      if (left - reach < box.left - room || right + reach > box.right + room) return outer;
    }
  };
  const nameOf = (one) => one.tagName.toLowerCase() + ' "'
    + (one.getAttribute('aria-label') || one.labels?.[0]?.textContent || one.textContent).trim().slice(0, 40) + '"';
  const swallow = (event) => event.stopImmediatePropagation();
  const EVENTS = ['focus', 'blur', 'focusin', 'focusout'];
  for (const event of EVENTS) addEventListener(event, swallow, true);
  const first = document.activeElement;
  first?.blur();
  const found = [...document.querySelectorAll(CONTROLS)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && one.tabIndex === 0)
    .flatMap((one) => {
      const drawn = [one, one.parentElement, ...one.parentElement.children, ...(one.labels ?? []), one.closest('.mantine-Input-wrapper')]
        .filter(Boolean);
      const before = drawn.map(linesOf);
      one.focus({ preventScroll: true, focusVisible: true });
      if (document.activeElement !== one) return [];
      const isSeen = drawn.some((part, at) => isSeenOn(part, before[at]));
      const cut = cutBy(one);
      one.blur();
      if (!isSeen) return ['not seen: ' + nameOf(one)];
      return cut ? ['cut off: ' + nameOf(one) + ' by ' + cut.tagName + '.' + cut.className] : [];
    });
  first?.focus({ preventScroll: true });
  for (const event of EVENTS) removeEventListener(event, swallow, true);
  return found;
})()`;

/** The controls of a page whose focus a keyboard user does not see. */
export const unseenFocusOn = (page: Page): Promise<string[]> => page.evaluate(UNSEEN);
