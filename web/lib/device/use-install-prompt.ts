import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the application; not in the DOM's types. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallPromptEvent | null = null;
const watchers = new Set<() => void>();

/** Called first of all by the entry: the browser makes its offer once, often before React has drawn. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // We show our own button instead of the browser's bar.
    event.preventDefault();
    setOffer(event);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** `canInstall` only while the browser offers it; the offer is good for one `install()`. */
export function useInstallPrompt() {
  const current = useSyncExternalStore(watch, () => offer);
  const install = async (): Promise<void> => {
    setOffer(null);
    await current?.prompt();
  };
  return { canInstall: current !== null, install };
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setOffer(next: InstallPromptEvent | null): void {
  offer = next;
  for (const watcher of watchers) watcher();
}
