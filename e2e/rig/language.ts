import type { Page } from '@playwright/test';

/** The sizes of text in pixels, and its weights (`web/ui/theme`). */
const SIZES = [12, 13, 14, 16, 20, 28];
const WEIGHTS = [400, 500, 600];

/**
 * Departures from the visual language: a text of another size or weight, a second title, a second primary
 * button, and money in a table that is not aligned by its digits.
 */
const STRAYS = `(() => {
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && one.getBoundingClientRect().width > 1 && one.closest('.ui-print, svg') === null;
  const textOf = (one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3)
    .map(({ data }) => data.trim()).join(' ').trim();
  const nameOf = (one) => one.tagName.toLowerCase() + ' "' + one.textContent.trim().slice(0, 30) + '"';
  const shown = [...document.querySelectorAll('body *')].filter(isShown);
  const typed = shown.filter((one) => textOf(one) !== '').flatMap((one) => {
    const { fontSize, fontWeight } = getComputedStyle(one);
    const strays = [
      !${JSON.stringify(SIZES)}.includes(Math.round(parseFloat(fontSize) * 10) / 10) && fontSize,
      !${JSON.stringify(WEIGHTS)}.includes(Number(fontWeight)) && 'weight ' + fontWeight,
    ].filter(Boolean);
    return strays.map((stray) => stray + ': ' + nameOf(one));
  });
  const money = shown.filter((one) => one.matches('td') && /^[-−]?₹[\\d,.]+$/.test(one.textContent.trim()))
    .filter((one) => {
      const { textAlign, fontVariantNumeric } = getComputedStyle(one);
      return !['end', 'right'].includes(textAlign) || !fontVariantNumeric.includes('tabular-nums');
    });
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--mantine-primary-color-filled)';
  const primary = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const isPrimary = (one) => one.matches('button, a') && getComputedStyle(one).backgroundColor === primary;
  const several = (kind, isOne) => {
    const found = shown.filter(isOne);
    return found.length > 1 ? [found.length + ' ' + kind + ': ' + found.map(nameOf).join(', ')] : [];
  };
  return [...new Set([
    ...typed,
    ...money.map((one) => 'money: ' + nameOf(one)),
    ...several('titles', (one) => one.matches('h1')),
    ...several('primary buttons', isPrimary),
  ])];
})()`;

/** Returns each departure of a desktop page from the visual language. */
export function straysOn(page: Page): Promise<string[]> {
  return page.evaluate(STRAYS);
}
