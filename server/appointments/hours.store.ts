import { timeOf } from '#contract/appointments/clock-time.ts';
import type { DoctorWeek, Leave } from '#contract/appointments/doctor-hours.ts';
import { rolesThatMay } from '#contract/kernel/roles.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The hours of a doctor as the rules read them. */
export type HoursRow = DoctorWeek & {
  readonly doctorId: string;
  readonly name: string;
  readonly version: number;
  readonly updatedAt: Date | null;
  readonly leave: readonly Leave[];
};

const NO_WEEK = { slot_minutes: 15, per_slot: 1, version: 0, updated_at: null };

/** The hours of the active doctors, or of one; leave that ended before `from` is left out. */
export async function listHours(
  tx: Tx,
  { from, doctorId }: { from: string; doctorId?: string | undefined },
): Promise<HoursRow[]> {
  let doctors = tx
    .selectFrom('users')
    .leftJoin('doctor_weeks as week', (join) => inClinic(join, 'week.doctor_id', 'users.id'))
    .where('users.role', 'in', rolesThatMay('consulting.see-patients'))
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null);
  let times = tx.selectFrom('doctor_times');
  let leave = tx.selectFrom('doctor_leave').where('to_day', '>=', from);
  if (doctorId !== undefined) {
    doctors = doctors.where('users.id', '=', doctorId);
    times = times.where('doctor_id', '=', doctorId);
    leave = leave.where('doctor_id', '=', doctorId);
  }
  const rows = await doctors
    .select(['users.id', 'users.name'])
    .select(['week.slot_minutes', 'week.per_slot', 'week.version', 'week.updated_at'])
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
  const timeRows = await times.selectAll().orderBy('weekday').orderBy('from_minute').execute();
  const leaveRows = await leave.selectAll().orderBy('from_day').orderBy('from_minute').execute();
  return rows.map((row) => {
    const week = row.version === null ? NO_WEEK : row;
    const timesOf = (kind: 'session' | 'break') =>
      timeRows
        .filter((time) => time.doctor_id === row.id && time.kind === kind)
        .map(({ weekday, from_minute, to_minute }) => ({
          weekday,
          from: timeOf(from_minute),
          to: timeOf(to_minute),
        }));
    return {
      doctorId: row.id,
      name: row.name,
      slotMinutes: week.slot_minutes ?? NO_WEEK.slot_minutes,
      perSlot: week.per_slot ?? NO_WEEK.per_slot,
      version: week.version ?? NO_WEEK.version,
      updatedAt: week.updated_at,
      sessions: timesOf('session'),
      breaks: timesOf('break'),
      leave: leaveRows
        .filter((entry) => entry.doctor_id === row.id)
        .map((entry) => ({
          id: entry.id,
          fromDay: entry.from_day,
          toDay: entry.to_day,
          from: entry.from_minute === null ? null : timeOf(entry.from_minute),
          to: entry.to_minute === null ? null : timeOf(entry.to_minute),
          note: entry.note,
        })),
    };
  });
}

/** The hours of one active doctor. */
export async function findHours(
  tx: Tx,
  at: { from: string; doctorId: string },
): Promise<HoursRow | undefined> {
  const [hours] = await listHours(tx, at);
  return hours;
}

/** Locks a doctor's week until the transaction ends: bookings of one doctor come one by one. */
export function lockWeek(tx: Tx, doctorId: string) {
  return tx
    .selectFrom('doctor_weeks')
    .where('doctor_id', '=', doctorId)
    .select('version')
    .forNoKeyUpdate()
    .executeTakeFirst();
}
