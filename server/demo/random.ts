import { v7 } from 'uuid';

/** Chance that is the same for the same seed (mulberry32). Not for secrets. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
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

  /** Picks by each one's `weight`. */
  weighted<T extends { readonly weight: number }>(list: readonly T[]): T {
    let left = this.next() * list.reduce((sum, one) => sum + one.weight, 0);
    for (const one of list) {
      left -= one.weight;
      if (left < 0) return one;
    }
    return this.pick(list);
  }

  /** An identifier as the application makes them, sorted by the moment it belongs to. */
  id(at: Date): string {
    const random = Uint8Array.from({ length: 16 }, () => this.int(0, 255));
    return v7({ msecs: at.getTime(), random });
  }
}
