import type { FreeSlot } from '#contract/appointments/appointment.ts';
import { minutesOf } from '#contract/appointments/clock-time.ts';
import {
  freePlaces,
  slotInstead,
  slotsOf,
  type TakenPlace,
} from '#contract/appointments/slots.rules.ts';
import { addDays } from '#contract/kernel/dates.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listTakenPlaces } from './appointment.store.ts';
import { findHours } from './hours.store.ts';

/** How far ahead a free slot is looked for. */
const DAYS_AHEAD = 60;

type Wanted = {
  doctorId: string;
  day: string;
  limit: number;
  /** Instead of the limit: the first so many days with a free slot, each whole. */
  wholeDays?: number | undefined;
  /** The number of days to search. */
  days?: number;
};
type OfDay = TakenPlace & { day: string };

/** The next free slots of a doctor from a day on, without slots that have begun. */
export async function freeSlots(
  { tx, actor, now, today }: ClinicScope,
  { doctorId, day, limit, wholeDays, days = DAYS_AHEAD }: Wanted,
): Promise<FreeSlot[]> {
  const from = day < today ? today : day;
  const hours = await findHours(tx, { from, doctorId });
  if (!hours) return [];
  const to = addDays(from, days - 1);
  const taken: OfDay[] = await listTakenPlaces(tx, { doctorId, from, to });
  const takenOn = Map.groupBy(taken, (place) => place.day);
  const found: FreeSlot[] = [];
  const isEnough = () =>
    wholeDays === undefined
      ? found.length >= limit
      : new Set(found.map((slot) => slot.day)).size >= wholeDays;
  for (let ahead = 0; ahead < days && !isEnough(); ahead += 1) {
    const at = { day: addDays(from, ahead), timeZone: actor.timeZone };
    for (const slot of slotsOf(hours, hours.leave, at)) {
      if (slot.startsAt <= now) continue;
      const wanted = { ...hours, start: minutesOf(slot.time), minutes: hours.slotMinutes };
      const free = freePlaces(wanted, takenOn.get(slot.day) ?? []).length;
      if (free > 0) found.push({ ...slot, startsAt: slot.startsAt.toISOString(), free });
    }
  }
  return wholeDays === undefined ? found.slice(0, limit) : found;
}

/** The free slot to offer instead of a wanted one, or the first from a day on. Null without any. */
export async function nextFreeSlot(
  scope: ClinicScope,
  { doctorId, day, time = '00:00' }: { doctorId: string; day: string; time?: string },
): Promise<FreeSlot | null> {
  const slots = await freeSlots(scope, { doctorId, day, limit: 1, wholeDays: 1 });
  return slotInstead(slots, { day, time }) ?? null;
}
