import { useSyncExternalStore } from 'react';

/** Chromium's install prompt event; the DOM's types lack it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallPromptEvent | null = null;
const watchers = new Set<() => void>();

/** Called first by the entry: the browser fires the event once, often before React has rendered. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // The application shows its own button instead of the browser's bar.
    event.preventDefault();
    setOffer(event);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** `canInstall` is true only while the browser offers it; each offer allows one `install()`. */
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
