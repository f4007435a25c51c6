// Apart from the live stream, which the page of the sign-in does not load.
const returns = new EventTarget();

/** The server answers again. */
export function sayReturned(): void {
  returns.dispatchEvent(new Event('online'));
}

/** Calls the watcher when the device has a network again or the server answers again. Returns what stops it. */
export function watchReturns(watcher: () => void): () => void {
  const targets = [window, returns];
  for (const target of targets) target.addEventListener('online', watcher);
  return () => {
    for (const target of targets) target.removeEventListener('online', watcher);
  };
}
