type Entry = { readonly at: number; readonly happen: (at: Date) => void };

/**
 * The events of the clinic in order of time. An event may plan further events. Events after the end
 * do not happen, which leaves today half done.
 */
export class Agenda {
  /**
   * Latest first, so that the next event is popped from the end. Most inserts are near the end too.
   */
  readonly #entries: Entry[] = [];
  readonly #end: number;

  constructor(end: Date) {
    this.#end = end.getTime();
  }

  /** Plans an event. Events at the same moment run in the order they were planned. */
  plan(at: Date, happen: (at: Date) => void): void {
    const entry = { at: at.getTime(), happen };
    if (entry.at > this.#end) return;
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.at ?? 0) > entry.at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }

  /** Runs all events until the end. */
  run(): void {
    for (let next = this.#entries.pop(); next; next = this.#entries.pop()) {
      next.happen(new Date(next.at));
    }
  }
}
