import type { Appointment } from '#contract/appointments/appointment.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { minutesOf } from '#contract/appointments/clock-time.ts';
import type {
  AddLeaveBody,
  DoctorHours,
  SaveWeekBody,
} from '#contract/appointments/doctor-hours.ts';
import { may } from '#contract/kernel/roles.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { isOutside, presentAppointments } from './appointment.present.ts';
import { listComingRows } from './appointment.store.ts';
import { findHours, type HoursRow, listHours, lockWeek } from './hours.store.ts';

const LEAVE_MAX = 200;

function mayEdit({ actor }: ClinicScope, doctorId: string): boolean {
  const isOwn = actor.id === doctorId && may(actor.role, 'appointments.edit-hours');
  return isOwn || may(actor.role, 'appointments.edit-all-hours');
}

function present(scope: ClinicScope, hours: HoursRow): DoctorHours {
  return {
    ...hours,
    leave: [...hours.leave],
    updatedAt: hours.updatedAt?.toISOString() ?? null,
    mayEdit: mayEdit(scope, hours.doctorId),
  };
}

/** The hours of the active doctors, by name. */
export async function readHours(scope: ClinicScope): Promise<DoctorHours[]> {
  const hours = await listHours(scope.tx, { from: scope.today });
  return hours.map((of) => present(scope, of));
}

/** A doctor's hours to be changed. Throws 404 for no active doctor, 409 for the hours of others. */
async function editable(scope: ClinicScope, doctorId: string): Promise<HoursRow> {
  const hours = await findHours(scope.tx, { from: scope.today, doctorId });
  if (!hours) throw notFound();
  if (!mayEdit(scope, doctorId)) throw conflict(M.onlyOwnHours);
  return hours;
}

/** The coming booked appointments that these hours leave outside. */
async function touchedBy({ tx, now }: ClinicScope, hours: HoursRow): Promise<Appointment[]> {
  const rows = await listComingRows(tx, { doctorId: hours.doctorId, now });
  const outside = rows.filter((row) => isOutside(row, hours));
  return presentAppointments(tx, outside);
}

async function changed(scope: ClinicScope, doctorId: string) {
  scope.changed('appointments', doctorId);
  const hours = await editable(scope, doctorId);
  return { hours: present(scope, hours), touched: await touchedBy(scope, hours) };
}

/** The booked patients whom a week or leave would leave outside the hours. Saves nothing. */
export async function previewHours(
  scope: ClinicScope,
  doctorId: string,
  { week, leave }: { week?: SaveWeekBody | undefined; leave?: AddLeaveBody | undefined },
): Promise<Appointment[]> {
  const hours = await editable(scope, doctorId);
  const added = leave ? [{ ...leave, id: doctorId }] : [];
  return touchedBy(scope, {
    ...hours,
    ...week,
    version: hours.version,
    leave: [...hours.leave, ...added],
  });
}

/** Replaces a doctor's week. Throws 409 when it is not the version that the person saw. */
export async function saveWeek(scope: ClinicScope, doctorId: string, week: SaveWeekBody) {
  const { tx, actor, now } = scope;
  const key = { clinic_id: actor.clinicId, doctor_id: doctorId };
  const before = await lockWeek(tx, doctorId);
  const held = await editable(scope, doctorId);
  const { version, ...saved } = week;
  if (version !== undefined && version !== (before?.version ?? 0)) throw conflict(M.hoursChanged);
  if (isEmpty(changedFields(held, saved))) {
    return { hours: present(scope, held), touched: await touchedBy(scope, held) };
  }
  const values = {
    slot_minutes: week.slotMinutes,
    per_slot: week.perSlot,
    version: (before?.version ?? 0) + 1,
    updated_at: now,
    updated_by: actor.id,
  };
  await tx
    .insertInto('doctor_weeks')
    .values({ ...key, ...values })
    .onConflict((of) => of.columns(['clinic_id', 'doctor_id']).doUpdateSet(values))
    .execute();
  await tx.deleteFrom('doctor_times').where('doctor_id', '=', doctorId).execute();
  const times = [
    ...week.sessions.map((time) => ({ ...time, kind: 'session' as const })),
    ...week.breaks.map((time) => ({ ...time, kind: 'break' as const })),
  ].map(({ kind, weekday, from, to }) => ({
    ...{ ...key, kind, weekday },
    from_minute: minutesOf(from),
    to_minute: minutesOf(to),
  }));
  if (times.length > 0) await tx.insertInto('doctor_times').values(times).execute();
  await scope.audit('save-week', { type: 'user', id: doctorId }, saved);
  return changed(scope, doctorId);
}

/** Adds leave. Throws 409 beyond 200 entries that are not over. */
export async function addLeave(scope: ClinicScope, doctorId: string, leave: AddLeaveBody) {
  const hours = await editable(scope, doctorId);
  if (hours.leave.length >= LEAVE_MAX) throw conflict(M.tooMuchLeave);
  // Bookings that are under way finish first, so that none is missed.
  await lockWeek(scope.tx, doctorId);
  const id = scope.newId();
  await scope.tx
    .insertInto('doctor_leave')
    .values({
      clinic_id: scope.actor.clinicId,
      id,
      doctor_id: doctorId,
      from_day: leave.fromDay,
      to_day: leave.toDay,
      from_minute: leave.from === null ? null : minutesOf(leave.from),
      to_minute: leave.to === null ? null : minutesOf(leave.to),
      note: leave.note,
    })
    .execute();
  await scope.audit('add-leave', { type: 'user', id: doctorId }, leave);
  return changed(scope, doctorId);
}

/** Removes leave. Throws 404 when it is not there any more. */
export async function removeLeave(scope: ClinicScope, doctorId: string, leaveId: string) {
  const hours = await editable(scope, doctorId);
  const leave = hours.leave.find(({ id }) => id === leaveId);
  if (!leave) throw notFound();
  await scope.tx
    .deleteFrom('doctor_leave')
    .where('id', '=', leaveId)
    .where('doctor_id', '=', doctorId)
    .execute();
  await scope.audit('remove-leave', { type: 'user', id: doctorId }, leave);
  return changed(scope, doctorId);
}
