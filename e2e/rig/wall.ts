import { expect, type Page } from '@playwright/test';

/** The display follows the desk within a second. */
const AT_ONCE_MS = 1_000;

type Shown = {
  readonly region: 'now' | 'next';
  readonly text: string;
  /** The text disappears. */
  readonly isGone?: boolean;
};

/** Resolves with the wall's time when an entry of a region shows the text, or no longer does. */
function whenShown(wall: Page, { region, text, isGone = false }: Shown): Promise<number> {
  return wall.evaluate<number>(`new Promise((resolve) => {
    const has = () => [...document.querySelectorAll('.display-${region} li > *')]
      .some((part) => part.textContent === ${JSON.stringify(text)});
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

/** Presses at the desk, and expects the change on the wall within a second of the press. */
export async function expectOnWall(
  wall: Page,
  shown: Shown,
  press: () => Promise<unknown>,
): Promise<void> {
  const seen = whenShown(wall, shown);
  const began = Date.now();
  await press();
  expect((await seen) - began, `${shown.text} on the wall`).toBeLessThan(AT_ONCE_MS);
}
