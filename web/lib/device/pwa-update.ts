import { whenIdle } from './when-idle.ts';

const HOURLY = 60 * 60 * 1000;

/**
 * Registers the service worker after the page has loaded, and reports a waiting version. Nothing here reloads by
 * itself: only the `reload` callback does, in the tab where it was pressed.
 */
export function startPwaUpdates(onNewVersion: (reload: () => void) => void): void {
  // A newer release has removed a chunk: the failed import reports the new version too.
  window.addEventListener('vite:preloadError', () => onNewVersion(() => window.location.reload()));

  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register(onNewVersion);
  else window.addEventListener('load', () => void register(onNewVersion), { once: true });
}

async function register(onNewVersion: (reload: () => void) => void): Promise<void> {
  // Downloads of the service worker would delay the page's own.
  await whenIdle();
  const { registerSW } = await import('virtual:pwa-register');
  let askedHere = false;

  const activate = registerSW({
    onNeedRefresh: () =>
      onNewVersion(() => {
        askedHere = true;
        void activate();
      }),
    // Another tab activated the new version. This one may hold unsaved input, so it only shows the notice.
    onNeedReload: () => {
      if (askedHere) window.location.reload();
      else onNewVersion(() => window.location.reload());
    },
    onRegisteredSW: (_url, registration) => {
      // A reception's tab stays open for days, so it polls.
      setInterval(() => void registration?.update().catch(() => undefined), HOURLY);
    },
  });
}
