import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../../bench/rig/connection.ts';
import { Connections } from '../../bench/rig/connections.ts';

/** How long a user retries. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 250;

/**
 * Calls like a well-behaved client: each write has an Idempotency-Key, and a 503 is retried after
 * its `Retry-After`.
 */
export class PatientCaller {
  readonly #connections: Connections;
  readonly #writtenAt: number[] = [];
  /** Calls that got a 503, each counted once. */
  unavailable = 0;
  /** Writes that had committed before the first response was lost. */
  foundDone = 0;
  /** Unexpected failures: a 503 without `Retry-After`, a 500, a broken connection. */
  readonly wrong: string[] = [];

  constructor(url: string) {
    this.#connections = new Connections(url);
  }

  get writes(): number {
    return this.#writtenAt.length;
  }

  close(): void {
    this.#connections.close();
  }

  /** The longest interval without an acknowledged write, in milliseconds. */
  longestSilence(): number {
    return this.#writtenAt.reduce(
      (longest, at, nth) => Math.max(longest, at - (this.#writtenAt[nth - 1] ?? at)),
      0,
    );
  }

  async send(request: string): Promise<Answer> {
    const isWrite = !request.startsWith('GET ');
    const key = `\r\nidempotency-key: ${randomUUID()}\r\n`;
    const keyed = isWrite ? request.replace('\r\n', key) : request;
    const deadline = performance.now() + PATIENCE_MS;
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#try(keyed);
      if (answer && answer.status !== 503) {
        if (answer.status >= 500) this.#note(request, answer);
        if (isWrite && answer.status < 300) this.#writtenAt.push(performance.now());
        // A transition that is rejected on retry had succeeded the first time.
        const isDone = isWrite && tries > 1 && answer.status === 409;
        if (!isDone) return answer;
        this.foundDone += 1;
        return { ...answer, status: 200, body: '{}' };
      }
      if (tries === 1) this.unavailable += 1;
      if (answer && !/\r\nretry-after: \d/i.test(answer.head)) this.#note(request, answer);
      if (!answer) this.wrong.push(`${request.split(' HTTP')[0]}: the connection broke`);
      if (performance.now() > deadline) return answer ?? { status: 503, head: '', body: '' };
      await pause(AGAIN_MS);
    }
  }

  async #try(request: string): Promise<Answer | undefined> {
    return this.#connections.send(request).catch(() => undefined);
  }

  #note(request: string, { status, body }: Answer): void {
    this.wrong.push(`${request.split(' HTTP')[0]}: ${status} ${body.slice(0, 100)}`);
  }
}
