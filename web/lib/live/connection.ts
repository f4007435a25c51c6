// Apart from the live stream, which the page of the sign-in does not load.
const connection = new EventTarget();

/** The server answers again, or a call did not reach it. */
export function sayConnection(is: 'online' | 'offline'): void {
  connection.dispatchEvent(new Event(is));
}

/**
 * Calls the watcher with whether the connection is there, each time that the device has or loses its network and the
 * server answers again or does not. Returns what stops it.
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
