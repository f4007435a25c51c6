/** The most rows presented or encoded in one turn of the event loop. */
export const SLICE_ROWS = 200;
/** The most milliseconds of a turn, which limits large rows and slow machines. */
const SLICE_MS = 5;

/** Work waiting for a turn of the event loop, by owner. The first owner is next. */
const waiting = new Map<string, (() => void)[]>();
let isComing = false;

/**
 * Waits for a turn of the event loop in which no other such work runs, so that other requests are
 * served between any two pieces. The owners (clinics) take turns.
 */
export function ownTurn(owner: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ofOwner = waiting.get(owner);
  if (ofOwner) ofOwner.push(resolve);
  else waiting.set(owner, [resolve]);
  come();
  return promise;
}

function come(): void {
  if (isComing || waiting.size === 0) return;
  isComing = true;
  setImmediate(next);
}

function next(): void {
  isComing = false;
  const [[owner, ofOwner] = ['', []]] = waiting;
  waiting.delete(owner);
  const [begin, ...others] = ofOwner;
  if (others.length > 0) waiting.set(owner, others);
  begin?.();
  come();
}

/** Starts a slice. The returned function tells whether it has room for another row. */
export function newSlice(): (rowsDone: number) => boolean {
  const until = performance.now() + SLICE_MS;
  return (rowsDone) => rowsDone < SLICE_ROWS && performance.now() < until;
}

/** Maps rows, slice by slice when there are many. Each slice has its own turn of the event loop. */
export async function inTurns<Row, Made>(
  owner: string,
  rows: readonly Row[],
  work: (row: Row) => Made,
): Promise<Made[]> {
  if (rows.length <= SLICE_ROWS) return rows.map((row) => work(row));
  const made: Made[] = [];
  const left = rows[Symbol.iterator]();
  let next = left.next();
  while (!next.done) {
    await ownTurn(owner);
    const hasTime = newSlice();
    let done = 0;
    do {
      made.push(work(next.value));
      done += 1;
      next = left.next();
    } while (!next.done && hasTime(done));
  }
  return made;
}
