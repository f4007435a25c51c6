/** Latest start of work that waits, on a page that is never idle. */
const AT_THE_LATEST_MS = 3_000;
/** Safari has no idle callback. */
const WITHOUT_CALLBACK_MS = 200;

/** Resolves when the browser is idle, so that parts which can wait load after the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST_MS });
    } else setTimeout(resolve, WITHOUT_CALLBACK_MS);
  });
}
