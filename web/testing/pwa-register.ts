/** Replaces the build's `virtual:pwa-register`: a screen test has no service worker. */
export function registerSW(): () => Promise<void> {
  return () => Promise.resolve();
}
