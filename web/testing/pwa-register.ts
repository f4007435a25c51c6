/** Stands in for the build's `virtual:pwa-register`: there is no service worker in a screen test. */
export function registerSW(): () => Promise<void> {
  return () => Promise.resolve();
}
