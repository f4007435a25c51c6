import { expect, type Page } from '@playwright/test';

/** The display follows the desk within a second. */
const AT_ONCE_MS = 1_000;

type Shown = {
  readonly region: 'now' | 'next';
  readonly text: string;
  /** The text disappears. */
  readonly isGone?: boolean;
};

/** An expression in the browser: whether an entry of a region has exactly the text. */
const hasEntry = ({ region, text }: Shown): string =>
  `[...document.querySelectorAll('.display-${region} li > *')]
    .some((part) => part.textContent === ${JSON.stringify(text)})`;

/** Resolves with the display's time when an entry of a region shows the text, or no longer does. */
function whenShown(display: Page, shown: Shown): Promise<number> {
  const { isGone = false } = shown;
  return display.evaluate<number>(`new Promise((resolve) => {
    const has = () => ${hasEntry(shown)};
    const check = () => {
      if (has() === ${isGone}) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    check();
  })`);
}

/** Presses at the desk, and expects the change, which the display does not show yet, within a second of the press. */
export async function expectOnDisplay(
  display: Page,
  shown: Shown,
  press: () => Promise<unknown>,
): Promise<void> {
  const { region, text, isGone = false } = shown;
  expect(await display.evaluate(hasEntry(shown)), `${text} is in ${region} before`).toBe(isGone);
  const seen = whenShown(display, shown);
  const began = Date.now();
  await press();
  expect((await seen) - began, `${text} on the display`).toBeLessThan(AT_ONCE_MS);
}
