import type { Page } from '@playwright/test';

/** A fast typist: 20 keys per second. */
const KEY_MS = 50;
const TEXTS = ['ramesh kumar', '98765 43210', 'sunita devi', 'ra', 'mohammed'];

const WATCH = `(() => {
  window.typed = { values: [], slowest: 0 };
  addEventListener('input', ({ target }) => typed.values.push(target.value), true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) typed.slowest = Math.max(typed.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

export type Typing = { keys: number; kept: number; slowestMs: number };

/**
 * Types into a list's search while its responses arrive, and counts the keys that remain in the
 * field.
 */
export async function typeInto(page: Page, address: string, label: string): Promise<Typing> {
  await page.goto(address);
  const field = page.getByLabel(label);
  await field.focus();
  await page.evaluate(WATCH);
  const wanted: string[] = [];
  for (const text of TEXTS) {
    await page.keyboard.type(text, { delay: KEY_MS });
    wanted.push(...[...text].map((_, at) => text.slice(0, at + 1)));
    await field.selectText();
  }
  const seen: { values: string[]; slowest: number } = await page.evaluate('typed');
  const kept = wanted.filter((value, at) => seen.values[at] === value).length;
  return { keys: wanted.length, kept, slowestMs: seen.slowest };
}
