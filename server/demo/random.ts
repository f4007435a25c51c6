import { v7 } from 'uuid';

/** Deterministic random numbers from a seed (mulberry32). Not for secrets. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to but not including 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer between both ends, inclusive. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const index = this.int(0, list.length - 1);
    if (list.length === 0) throw new RangeError('There is nothing to pick from.');
    return list[index] as T;
  }

  /** Picks an item with probability proportional to its `weight`. */
  weighted<T extends { readonly weight: number }>(list: readonly T[]): T {
    let left = this.next() * list.reduce((sum, one) => sum + one.weight, 0);
    for (const one of list) {
      left -= one.weight;
      if (left < 0) return one;
    }
    return this.pick(list);
  }

  /** An id in the application's format, sortable by its moment. */
  id(at: Date): string {
    const random = Uint8Array.from({ length: 16 }, () => this.int(0, 255));
    return v7({ msecs: at.getTime(), random });
  }
}
