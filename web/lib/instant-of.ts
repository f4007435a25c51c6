import { atWallClock } from '#contract/kernel/dates.ts';
import { clinicZone } from './clinic-time.ts';

/** The instant of a `datetime-local` value (`2026-11-21T16:05`) in the clinic's time zone; undefined if invalid. */
export function instantOf(typed: string): string | undefined {
  const shown = new Date(`${typed}Z`);
  if (Number.isNaN(shown.getTime())) return undefined;
  return atWallClock(shown, clinicZone()).toISOString();
}
