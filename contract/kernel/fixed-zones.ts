/** Zones whose clocks have had one offset for longer than any record: milliseconds ahead of UTC. */
const FIXED_MS: Readonly<Record<string, number>> = { 'Asia/Kolkata': 19_800_000, UTC: 0 };

/** India last changed its clocks in 1945. */
const FIXED_FROM = Date.UTC(1946);

/**
 * The local time of a zone without clock changes, as if it were UTC; undefined for other zones, and for moments that
 * the fixed offset does not cover. By arithmetic, because a phone takes 60 ms to make its first `Intl` format.
 */
export function fixedWallClock(moment: Date, timeZone: string): Date | undefined {
  const ahead = FIXED_MS[timeZone];
  const time = moment.getTime();
  return ahead !== undefined && time >= FIXED_FROM ? new Date(time + ahead) : undefined;
}
