type Heard = { seq: number; at: number };

/** The notices of another server that arrived as expected, or after others that were lost. */
export type Arrival = 'next' | 'again' | 'after a gap';

/** Follows the numbers of the other servers' notices, so that lost ones are noticed. */
export class ToldInOrder {
  readonly #heard = new Map<string, Heard>();

  /** A notice with its number, or a sign of life with the number of the last notice. */
  hear(
    origin: string,
    { seq, isSign, now }: { seq: number; isSign: boolean; now: number },
  ): Arrival {
    const before = this.#heard.get(origin);
    this.#heard.set(origin, { seq: Math.max(seq, before?.seq ?? seq), at: now });
    if (!before) return 'next';
    if (seq <= before.seq) return 'again';
    return !isSign && seq === before.seq + 1 ? 'next' : 'after a gap';
  }

  /** The server has told everything and stops. */
  leave(origin: string): void {
    this.#heard.delete(origin);
  }

  /** Forgets servers that fell silent, and returns whether there were any: their last notices may be lost. */
  dropSilent(since: number): boolean {
    let some = false;
    for (const [origin, { at }] of this.#heard) {
      if (at >= since) continue;
      this.#heard.delete(origin);
      some = true;
    }
    return some;
  }

  /** After a connection of our own was lost, when everything is fetched again anyway. */
  clear(): void {
    this.#heard.clear();
  }
}
