import type { BrowserContext } from '@playwright/test';

/**
 * Reports every problem in a browser: console errors, exceptions, failed or rejected requests.
 * Requests that the page itself cancels do not count.
 */
export function watchForProblems(context: BrowserContext, tell: (problem: string) => void): void {
  const pathOf = (url: string) => new URL(url).pathname;

  context.on('weberror', (error) => tell(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    // The browser's own message about a failed response, without the address.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') tell(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    tell(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason === 'net::ERR_ABORTED') return;
    tell(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
}
