/** More than a person at a screen can reach. Sign-in has limits of its own. */
const CALLS_A_SECOND = {
  session: 200,
  /** All screens of a clinic may share one address. */
  address: 1_000,
} as const;
/** A server reports a key to the others once it has allowed this part of the key's limit. */
const WORTH_TELLING = 0.1;

export type CallKind = keyof typeof CALLS_A_SECOND;
/** A key, and how many of its calls a server has allowed since its last report. */
export type ToldCount = readonly [key: string, calls: number];

type Count = {
  readonly most: number;
  calls: number;
  /** Allowed here in this second and not yet reported. */
  untold: number;
  /** The same for the previous second. Older counts are dropped. */
  late: number;
};

export type CallCounts = {
  /** Counts a call. Returns false when its key has reached its limit for this second. */
  letThrough(kind: CallKind, name: string): boolean;
  /** The counts to report to the other servers now. Each is returned once. */
  toTell(): ToldCount[];
  /** Adds the calls that another server has allowed. */
  hear(told: readonly ToldCount[]): void;
};

function mostOf(key: string): number {
  return key.startsWith('address ') ? CALLS_A_SECOND.address : CALLS_A_SECOND.session;
}

function isWorthTelling({ untold, late, most }: Count): boolean {
  return untold + late >= most * WORTH_TELLING;
}

/**
 * Counts the calls of each session and address per second. Several servers together may exceed the
 * limit within a second. The excess is subtracted from the following seconds, so that the limit
 * holds over time for any number of servers.
 */
export function createCallCounts(now: () => number = () => performance.now()): CallCounts {
  const counts = new Map<string, Count>();
  let second = 0;

  function turn(): void {
    const current = Math.floor(now() / 1_000);
    const passed = current - second;
    if (passed === 0) return;
    second = current;
    for (const [key, count] of counts) {
      count.calls = Math.max(0, count.calls - passed * count.most);
      count.late = 0;
      if (passed === 1 && isWorthTelling(count)) count.late = count.untold;
      count.untold = 0;
      if (count.calls === 0 && count.late === 0) counts.delete(key);
    }
  }

  function countOf(key: string): Count {
    turn();
    const count = counts.get(key) ?? { most: mostOf(key), calls: 0, untold: 0, late: 0 };
    counts.set(key, count);
    return count;
  }

  return {
    letThrough(kind, name) {
      const count = countOf(`${kind} ${name}`);
      if (count.calls >= count.most) return false;
      count.calls += 1;
      count.untold += 1;
      return true;
    },
    toTell() {
      turn();
      const told: ToldCount[] = [];
      for (const [key, count] of counts) {
        if (!isWorthTelling(count)) continue;
        told.push([key, count.untold + count.late]);
        count.untold = 0;
        count.late = 0;
      }
      return told;
    },
    hear(told) {
      for (const [key, calls] of told) countOf(key).calls += calls;
    },
  };
}
