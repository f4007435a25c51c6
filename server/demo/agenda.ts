type Entry = { readonly at: number; readonly happen: (at: Date) => void };

/**
 * What happens in the clinic, in the order of time. An event may plan others; what is planned for
 * later than the end has not happened yet, which is how today comes to be half done.
 */
export class Agenda {
  /** Latest first, so that the next is taken from the end, near which most are put in. */
  readonly #entries: Entry[] = [];
  readonly #end: number;

  constructor(end: Date) {
    this.#end = end.getTime();
  }

  /** Plans an event; events of one moment happen in the order they were planned. */
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

  /** Lets everything happen until the end. */
  run(): void {
    for (let next = this.#entries.pop(); next; next = this.#entries.pop()) {
      next.happen(new Date(next.at));
    }
  }
}
