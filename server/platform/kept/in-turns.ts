type Turn<T> = { readonly running: Promise<T>; next: Promise<T> | undefined };

/**
 * Returns a function that runs one work of a key at a time. Calls that arrive while it runs share
 * the following run, which begins after each of them has arrived.
 */
export function inTurns<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Turn<T>>();

  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const running = work();
    const turn: Turn<T> = { running, next: undefined };
    turns.set(key, turn);
    const end = () => {
      if (!turn.next) turns.delete(key);
    };
    running.then(end, end);
    return running;
  }

  return (key, work) => {
    const turn = turns.get(key);
    if (!turn) return begin(key, work);
    const after = () => begin(key, work);
    turn.next ??= turn.running.then(after, after);
    return turn.next;
  };
}
