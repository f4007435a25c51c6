import type { Page } from '@playwright/test';

/**
 * Goes to another page of the application as Back does, without loading the application again. Both
 * pages have a heading.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  // The heading of the page that is left, which may stay until the code of the new one has loaded.
  const left = await page.locator('main h1').first().elementHandle();
  await page.evaluate(`
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  `);
  await left?.waitForElementState('hidden');
}
