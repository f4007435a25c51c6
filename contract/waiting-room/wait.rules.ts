/** A waiting or running visit, in the order in which visits are called. */
export type QueuedToken = {
  readonly id: string;
  readonly token: number;
  readonly doctorId: string | null;
  readonly state: 'waiting' | 'consulting';
  /** Milliseconds until the booked time; absent without one, or where it does not count. */
  readonly dueIn?: number | undefined;
};

/** Fewer ended consultations say too little about the next ones. */
const ENOUGH_CONSULTATIONS = 3;
/** A visit that was closed by mistake, and one that was left open over lunch. */
const SHORTEST_MINUTES = 1;
const LONGEST_MINUTES = 60;
/** The longest estimate that is given; beyond it the number of patients says more. */
const MOST_MINUTES = 240;
const MINUTE_MS = 60_000;

const waitsFor =
  (own: QueuedToken) =>
  ({ state, doctorId }: QueuedToken): boolean =>
    state === 'waiting' &&
    (own.doctorId === null || doctorId === null || doctorId === own.doctorId);

/**
 * How many waiting visits are called before this one: for a chosen doctor, that doctor's and those of
 * the general queue; else all of them.
 */
export function countAhead(queue: readonly QueuedToken[], own: QueuedToken): number {
  const at = queue.findIndex(({ id }) => id === own.id);
  return queue.slice(0, Math.max(at, 0)).filter(waitsFor(own)).length;
}

/** How many who came early for a booked time are called before this visit if it waits so long. */
export function countOvertaking(
  queue: readonly QueuedToken[],
  own: QueuedToken,
  minutes: number,
): number {
  const at = queue.findIndex(({ id }) => id === own.id);
  return queue
    .slice(at + 1)
    .filter(waitsFor(own))
    .filter(({ dueIn = 0 }) => dueIn > 0 && dueIn <= minutes * MINUTE_MS).length;
}

/** The median length of ended consultations in minutes; null when there are too few. */
export function usualMinutes(lengths: readonly number[]): number | null {
  const usable = lengths
    .filter((minutes) => minutes >= SHORTEST_MINUTES && minutes <= LONGEST_MINUTES)
    .sort((a, b) => a - b);
  if (usable.length < ENOUGH_CONSULTATIONS) return null;
  return usable[Math.floor(usable.length / 2)] ?? null;
}

type Wait = {
  readonly ahead: number;
  /** The usual length of a consultation, in minutes. */
  readonly usual: number | null;
  /** How many doctors take from this queue, at least 1. */
  readonly doctors: number;
};

/**
 * An estimate of the wait in whole minutes, at least 1: the patients ahead and the one inside, shared
 * among the doctors. Null when nothing is known or the wait is too long to be told.
 */
export function estimateMinutes({ ahead, usual, doctors }: Wait): number | null {
  if (usual === null) return null;
  const minutes = Math.ceil(((ahead + 0.5) * usual) / Math.max(doctors, 1));
  return minutes > MOST_MINUTES ? null : Math.max(minutes, 1);
}

/**
 * The estimate for a visit of a queue. It counts early arrivals whose booked time comes in between. An
 * early arrival's own ends at its booked time and the end of a running consultation.
 */
export function estimateOwn(
  queue: readonly QueuedToken[],
  own: QueuedToken,
  { usual, doctors }: Pick<Wait, 'usual' | 'doctors'>,
): number | null {
  const ahead = countAhead(queue, own);
  const first = estimateMinutes({ ahead, usual, doctors });
  if (first === null) return null;
  const { dueIn = 0 } = own;
  if (dueIn > 0) {
    const atTheirTime = estimateMinutes({ ahead: 0, usual, doctors });
    return Math.min(first, Math.ceil(dueIn / MINUTE_MS) + (atTheirTime ?? 0));
  }
  const overtaking = countOvertaking(queue, own, first);
  return estimateMinutes({ ahead: ahead + overtaking, usual, doctors });
}
