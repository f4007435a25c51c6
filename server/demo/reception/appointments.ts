import { after, at, DAY, type DemoDay, dayOf } from '../calendar.ts';
import type { Patient } from '../patients.ts';
import type { Member, World } from '../world.ts';

const SLOT_MINUTES = 15;
/** From and to, in minutes since midnight, Monday to Saturday. */
const SESSIONS = [
  [9 * 60, 13 * 60],
  [17 * 60, 20 * 60],
] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6] as const;
const DAYS_AHEAD = 8;
/** The share of the slots that are booked tomorrow; later days have fewer. */
const BOOKED_TOMORROW = 0.4;
const LEAVE_IN_DAYS = 5;
const NOTES = [null, null, null, 'Reports to be shown', 'Prefers the evening', null] as const;

/** Gives each doctor a week, one of them a day of leave, and books slots of the coming days. */
export function bookDays(world: World, patients: readonly Patient[]): void {
  const doctors = world.members('doctor');
  for (const doctor of doctors) addWeek(world, doctor);
  const away = doctors[1];
  if (away) addLeave(world, away);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = dayOf(new Date(world.now.getTime() + ahead * DAY));
    if (day.weekday === 0) continue;
    for (const doctor of doctors) {
      if (doctor === away && ahead === LEAVE_IN_DAYS) continue;
      bookDay(world, { doctor, day, patients, share: BOOKED_TOMORROW / Math.max(1, ahead) });
    }
  }
}

function addWeek({ book, clinicId, now }: World, doctor: Member): void {
  const owned = { clinic_id: clinicId, doctor_id: doctor.id };
  book.add('doctor_weeks', {
    ...owned,
    ...{ slot_minutes: SLOT_MINUTES, per_slot: 1, version: 1 },
    ...{ updated_at: now, updated_by: doctor.id },
  });
  for (const weekday of WEEKDAYS) {
    for (const [from_minute, to_minute] of SESSIONS) {
      book.add('doctor_times', { ...owned, kind: 'session', weekday, from_minute, to_minute });
    }
  }
}

function addLeave(world: World, doctor: Member): void {
  const { book, clinicId, now } = world;
  const day = dayOf(new Date(now.getTime() + LEAVE_IN_DAYS * DAY)).date;
  book.add('doctor_leave', {
    ...{ clinic_id: clinicId, id: world.id(now), doctor_id: doctor.id },
    ...{ from_day: day, to_day: day, from_minute: null, to_minute: null, note: 'Conference' },
  });
}

type BookedDay = {
  readonly doctor: Member;
  readonly day: DemoDay;
  readonly patients: readonly Patient[];
  readonly share: number;
};

function bookDay(world: World, { doctor, day, patients, share }: BookedDay): void {
  const { book, clinicId, now, random } = world;
  for (const [from, to] of SESSIONS) {
    for (let minute = from; minute < to; minute += SLOT_MINUTES) {
      const starts = at(day, minute / 60);
      if (starts <= now || !random.chance(share)) continue;
      const made = after(now, -random.int(60, 3 * 24 * 60));
      book.add('appointments', {
        ...{ clinic_id: clinicId, id: world.id(made) },
        ...{ patient_id: random.pick(patients).id, doctor_id: doctor.id },
        ...{ day: day.date, start_minute: minute, starts_at: starts, minutes: SLOT_MINUTES },
        ...{ place: 1, places: 1, status: 'booked', note: random.pick(NOTES) },
        ...{ created_at: made, created_by: world.member('receptionist').id, updated_at: made },
      });
    }
  }
}
