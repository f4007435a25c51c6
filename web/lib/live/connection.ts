// Apart from the live stream, which the page of the sign-in does not load.
const connection = new EventTarget();

/** Reports whether the server was reached. */
export function sayConnection(is: 'online' | 'offline'): void {
  connection.dispatchEvent(new Event(is));
}

/**
 * Calls the watcher with true when the device has a network or the server answers, with false when either is lost.
 * Returns a function that stops it.
 */
export function watchConnection(watcher: (isThere: boolean) => void): () => void {
  const onChange = ({ type }: Event): void => watcher(type === 'online');
  const all = [window, connection].flatMap((target) =>
    ['online', 'offline'].map((type) => ({ target, type })),
  );
  for (const { target, type } of all) target.addEventListener(type, onChange);
  return () => {
    for (const { target, type } of all) target.removeEventListener(type, onChange);
  };
}
