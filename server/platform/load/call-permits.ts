import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from '../errors.ts';

type Asker = { readonly clinicId: string; readonly userId: string };

/** The limits of concurrent calls. */
export type PermitLimits = {
  readonly perPerson: number;
  readonly perClinic: number;
  /** All clinics together; fewer than the database connections. */
  readonly inAll: number;
};

/** A page makes a few short calls at once. Beyond two, they wait for milliseconds. */
const LIMITS: PermitLimits = { perPerson: 2, perClinic: 6, inAll: 18 };
const LONGEST_WAIT_MS = 10_000;
const RETRY_SECONDS = 5;

type Waiting = { readonly asker: Asker; readonly begin: () => void };

/**
 * Limits concurrent calls that read or write a clinic's records. A call keeps its permit until its
 * transaction is over, or until a long reply is sent. So one person's slow calls hold few database
 * connections and few long replies in memory, and other clinics are served.
 */
export class CallPermits {
  readonly #limits: PermitLimits;
  readonly #taken = new Set<Asker>();
  readonly #waiting = new Set<Waiting>();

  constructor(limits: PermitLimits = LIMITS) {
    this.#limits = limits;
  }

  /**
   * Waits for a permit and returns the function that releases it. Throws 503 when it took too long,
   * and the signal's reason when the caller disconnects.
   */
  async enter({ clinicId, userId }: Asker, signal: AbortSignal): Promise<() => void> {
    const asker = { clinicId, userId };
    signal.throwIfAborted();
    if (!this.#isFree(asker)) await this.#turnOf(asker, signal);
    else this.#taken.add(asker);
    return () => {
      if (this.#taken.delete(asker)) this.#next();
    };
  }

  /** Calls with a permit and waiting calls, for tests and measurements. */
  get inUse(): { readonly taken: number; readonly waiting: number } {
    return { taken: this.#taken.size, waiting: this.#waiting.size };
  }

  async #turnOf(asker: Asker, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { asker, begin: resolve };
    const gone = () => reject(signal.reason);
    const tooLong = () =>
      reject(new Refusal('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_SECONDS }));
    const timer = setTimeout(tooLong, LONGEST_WAIT_MS);
    signal.addEventListener('abort', gone, { once: true });
    this.#waiting.add(one);
    try {
      await promise;
    } catch (error) {
      // It may have got a permit at the same moment.
      if (!this.#waiting.delete(one) && this.#taken.delete(asker)) this.#next();
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', gone);
    }
  }

  #takenBy(wanted: Partial<Asker>): number {
    return [...this.#taken].filter(
      ({ clinicId, userId }) =>
        (wanted.clinicId ?? clinicId) === clinicId && (wanted.userId ?? userId) === userId,
    ).length;
  }

  #isFree({ clinicId, userId }: Asker): boolean {
    const { perPerson, perClinic, inAll } = this.#limits;
    return (
      this.#taken.size < inAll &&
      this.#takenBy({ clinicId }) < perClinic &&
      this.#takenBy({ clinicId, userId }) < perPerson
    );
  }

  /**
   * The clinic with the fewest permits is next; within a clinic, the call that has waited longest.
   */
  #next(): void {
    const [next] = [...this.#waiting]
      .filter(({ asker }) => this.#isFree(asker))
      .map((one) => ({ one, taken: this.#takenBy({ clinicId: one.asker.clinicId }) }))
      .sort((a, b) => a.taken - b.taken);
    if (!next) return;
    this.#waiting.delete(next.one);
    this.#taken.add(next.one.asker);
    next.one.begin();
    this.#next();
  }
}
