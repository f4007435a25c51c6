import type { FreeSlot } from '#contract/appointments/appointment.ts';
import { minutesOf } from '#contract/appointments/clock-time.ts';
import { freePlaces, slotsOf, type TakenPlace } from '#contract/appointments/slots.rules.ts';
import { addDays } from '#contract/kernel/dates.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listTakenPlaces } from './appointment.store.ts';
import { findHours } from './hours.store.ts';

/** How far ahead a free slot is looked for. */
const DAYS_AHEAD = 60;

type Wanted = { doctorId: string; day: string; limit: number; days?: number };
type OfDay = TakenPlace & { day: string };

/** The next free slots of a doctor from a day on, without slots that have begun. */
export async function freeSlots(
  { tx, actor, now, today }: ClinicScope,
  { doctorId, day, limit, days = DAYS_AHEAD }: Wanted,
): Promise<FreeSlot[]> {
  const from = day < today ? today : day;
  const hours = await findHours(tx, { from, doctorId });
  if (!hours) return [];
  const to = addDays(from, days - 1);
  const taken: OfDay[] = await listTakenPlaces(tx, { doctorId, from, to });
  const takenOn = Map.groupBy(taken, (place) => place.day);
  const found: FreeSlot[] = [];
  for (let ahead = 0; ahead < days && found.length < limit; ahead += 1) {
    const at = { day: addDays(from, ahead), timeZone: actor.timeZone };
    for (const slot of slotsOf(hours, hours.leave, at)) {
      if (slot.startsAt <= now) continue;
      const wanted = { ...hours, start: minutesOf(slot.time), minutes: hours.slotMinutes };
      const free = freePlaces(wanted, takenOn.get(slot.day) ?? []).length;
      if (free > 0) found.push({ ...slot, startsAt: slot.startsAt.toISOString(), free });
    }
  }
  return found.slice(0, limit);
}

/** The first free slot from a day on, or null. */
export async function nextFreeSlot(
  scope: ClinicScope,
  wanted: { doctorId: string; day: string },
): Promise<FreeSlot | null> {
  const [next] = await freeSlots(scope, { ...wanted, limit: 1 });
  return next ?? null;
}
