const MINUTE_MS = 60_000;

/** Zones whose clocks have had one offset for longer than any record, in minutes ahead of UTC. */
const FIXED_MINUTES: ReadonlyMap<string, number> = new Map([
  ['Asia/Kolkata', 330],
  ['UTC', 0],
]);

/** India last changed its clocks in 1945. */
const FIXED_FROM = Date.UTC(1946, 0, 1);
/** Later years have five digits. */
const FIXED_UNTIL = Date.UTC(9999, 0, 1);

/**
 * The local time of a zone without clock changes, as if it were UTC; undefined for other zones, and for moments that
 * the fixed offset does not cover. By arithmetic, because a phone takes 60 ms to make its first `Intl` format.
 */
export function fixedWallClock(moment: Date, timeZone: string): Date | undefined {
  const minutes = FIXED_MINUTES.get(timeZone);
  const time = moment.getTime();
  if (minutes === undefined || !(time >= FIXED_FROM && time < FIXED_UNTIL)) return undefined;
  return new Date(time + minutes * MINUTE_MS);
}
