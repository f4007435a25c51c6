/** What no person at a screen could reach; sign-in has limits of its own. */
const CALLS_A_SECOND = {
  session: 200,
  /** All screens of a clinic may share one address. */
  address: 1_000,
} as const;
/** A server tells the others of a key once it has let through this part of what the key may. */
const WORTH_TELLING = 0.1;

export type CallKind = keyof typeof CALLS_A_SECOND;
/** A key, and how many of its calls a server has let through since it last told. */
export type ToldCount = readonly [key: string, calls: number];

type Count = {
  readonly most: number;
  calls: number;
  /** Let through here in this second, and not told yet. */
  untold: number;
  /** The same of the second before. What is older says nothing of now, and nobody pays for it any more. */
  late: number;
};

export type CallCounts = {
  /** Counts a call, unless its key has had what it may in this second: then it answers false. */
  letThrough(kind: CallKind, name: string): boolean;
  /** What the other servers ought to know now; it is told once. */
  toTell(): ToldCount[];
  /** Counts what another server has let through. */
  hear(told: readonly ToldCount[]): void;
};

function mostOf(key: string): number {
  return key.startsWith('address ') ? CALLS_A_SECOND.address : CALLS_A_SECOND.session;
}

function isWorthTelling({ untold, late, most }: Count): boolean {
  return untold + late >= most * WORTH_TELLING;
}

/**
 * Counts the calls of each session and address by the second. What several servers have let through
 * at the same moment is more than the limit; it is taken off the following seconds, so that the
 * limit holds over time, however many servers there are.
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
