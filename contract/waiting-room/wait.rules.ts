/** A waiting or running visit, in the order in which visits are called. */
export type QueuedToken = {
  readonly id: string;
  readonly token: number;
  readonly doctorId: string | null;
  readonly state: 'waiting' | 'consulting';
};

/** Fewer ended consultations say too little about the next ones. */
const ENOUGH_CONSULTATIONS = 3;
/** A visit that was closed by mistake, and one that was left open over lunch. */
const SHORTEST_MINUTES = 1;
const LONGEST_MINUTES = 60;
/** The longest estimate that is given; beyond it the number of patients says more. */
const MOST_MINUTES = 240;

/**
 * How many waiting visits are called before this one: for a chosen doctor, that doctor's and those of
 * the general queue; else all of them.
 */
export function countAhead(queue: readonly QueuedToken[], own: QueuedToken): number {
  const at = queue.findIndex(({ id }) => id === own.id);
  return queue
    .slice(0, Math.max(at, 0))
    .filter(
      ({ state, doctorId }) =>
        state === 'waiting' &&
        (own.doctorId === null || doctorId === null || doctorId === own.doctorId),
    ).length;
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
