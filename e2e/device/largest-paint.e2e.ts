import type { Page } from '@playwright/test';
import { expect, test } from '../rig/journey.ts';

/** The text of the largest paint so far; null when its element has left the page, as the boot screen does. */
const largestPaint = (page: Page) =>
  page.evaluate<string | null>(`new Promise((done) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1);
      done(element?.isConnected ? element.textContent : null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  })`);

test('the largest paint is the page’s own, not the boot screen', async ({ open, clinic }) => {
  const signIn = await open(null, { at: '/login' });
  await signIn.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => largestPaint(signIn)).toMatch(/\S/);

  await clinic.queue((await clinic.register('Meena Iyer')).id);
  const queue = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await queue.getByRole('row', { name: /Meena Iyer/ }).waitFor();
  await expect.poll(() => largestPaint(queue)).toMatch(/\S/);
});
