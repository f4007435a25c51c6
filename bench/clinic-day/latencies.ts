import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { type Percentiles, percentiles } from '../search/percentiles.ts';

export type EndpointTimes = {
  readonly name: string;
  readonly times: Percentiles;
  readonly errors: number;
};

/** The duration of each call, from its scheduled start to its response. */
export class Latencies {
  readonly #times = new Map<string, number[]>();
  readonly #errors = new Map<string, number>();
  readonly refusals: string[] = [];
  /** Every call, including those of the warm-up. */
  sent = 0;

  note({ method, path }: Endpoint, milliseconds: number): void {
    const name = `${method} ${path}`;
    const times = this.#times.get(name) ?? [];
    this.#times.set(name, times);
    times.push(milliseconds);
  }

  refuse({ method, path }: Endpoint, why: string): void {
    const name = `${method} ${path}`;
    this.#errors.set(name, (this.#errors.get(name) ?? 0) + 1);
    if (this.refusals.length < 20) this.refusals.push(`${name}: ${why}`);
  }

  get errors(): number {
    return [...this.#errors.values()].reduce((sum, count) => sum + count, 0);
  }

  all(): Percentiles {
    return percentiles([...this.#times.values()].flat());
  }

  byEndpoint(): EndpointTimes[] {
    return [...this.#times]
      .map(([name, times]) => ({
        name,
        times: percentiles(times),
        errors: this.#errors.get(name) ?? 0,
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}
