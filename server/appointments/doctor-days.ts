import type { DoctorDay } from '#contract/appointments/appointment.ts';
import { slotStarts } from '#contract/appointments/slots.rules.ts';
import { addDays, daysBetween } from '#contract/kernel/dates.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { countByDay } from './appointment.store.ts';
import { listHours } from './hours.store.ts';

type Days = { from: string; to: string; doctorId?: string | undefined };

function daysOf({ from, to }: Days): string[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: count }, (_, ahead) => addDays(from, ahead));
}

/** Places and bookings of each doctor on each day; days without either are left out. */
export async function doctorDays({ tx }: ClinicScope, range: Days): Promise<DoctorDay[]> {
  const days = daysOf(range);
  const hours = await listHours(tx, range);
  const counts = new Map(
    (await countByDay(tx, range)).map((row) => [`${row.doctor_id} ${row.day}`, row.booked]),
  );
  return hours
    .flatMap((of) =>
      days.map((day) => ({
        doctorId: of.doctorId,
        day,
        places: slotStarts(of, of.leave, day).length * of.perSlot,
        booked: Number(counts.get(`${of.doctorId} ${day}`) ?? 0),
      })),
    )
    .filter(({ places, booked }) => places > 0 || booked > 0);
}
