const HOURLY = 60 * 60 * 1000;

/**
 * Registers the service worker once the page has loaded, and says when a newer version waits.
 * Nothing here reloads by itself: only the `reload` handed out does, in the tab where it was pressed.
 */
export function startPwaUpdates(onNewVersion: (reload: () => void) => void): void {
  // A page's chunk that a newer release has removed: the same news, found out the hard way.
  window.addEventListener('vite:preloadError', () => onNewVersion(() => window.location.reload()));

  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register(onNewVersion);
  else window.addEventListener('load', () => void register(onNewVersion), { once: true });
}

async function register(onNewVersion: (reload: () => void) => void): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  let askedHere = false;

  const activate = registerSW({
    onNeedRefresh: () =>
      onNewVersion(() => {
        askedHere = true;
        void activate();
      }),
    // Another tab took the new version: this one may hold half a prescription, so it only says so.
    onNeedReload: () => {
      if (askedHere) window.location.reload();
      else onNewVersion(() => window.location.reload());
    },
    onRegisteredSW: (_url, registration) => {
      // A reception's tab stays open for days.
      setInterval(() => void registration?.update().catch(() => undefined), HOURLY);
    },
  });
}
