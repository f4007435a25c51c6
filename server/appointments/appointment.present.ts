import type { AppointmentStatus } from '#contract/appointments/appointment.status.ts';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { timeOf } from '#contract/appointments/clock-time.ts';
import { isInHours, openSpans, type Span } from '#contract/appointments/slots.rules.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { AppointmentRow } from './appointment.store.ts';
import { type HoursRow, listHours } from './hours.store.ts';

/** A check-in whose visit left the queue is a booking again. */
export function statusOf(row: Pick<AppointmentRow, 'status' | 'visit_status'>): AppointmentStatus {
  if (row.status !== 'arrived') return row.status;
  if (row.visit_status === 'cancelled') return 'booked';
  return row.visit_status === 'seen' ? 'seen' : 'arrived';
}

/** Whether a row is outside these hours. */
export function isOutside(row: AppointmentRow, hours: HoursRow | undefined): boolean {
  if (!hours) return true;
  const at = { day: row.day, time: timeOf(row.start_minute), minutes: row.minutes };
  return !isInHours(hours, hours.leave, at);
}

/** Like `isOutside` for many rows: the open times of each doctor's day are computed once. */
function outsideOf(hours: ReadonlyMap<string, HoursRow>) {
  const known = new Map<string, readonly Span[]>();
  return ({ doctor_id, day, start_minute: start, minutes }: AppointmentRow): boolean => {
    const key = `${doctor_id} ${day}`;
    const own = hours.get(doctor_id);
    const spans = known.get(key) ?? (own ? openSpans(own, own.leave, day) : []);
    known.set(key, spans);
    return !spans.some(({ from, to }) => from <= start && start + minutes <= to);
  };
}

function present(row: AppointmentRow, isOut: (row: AppointmentRow) => boolean): Appointment {
  const status = statusOf(row);
  const isHere = status === 'arrived' || status === 'seen';
  return {
    id: row.id,
    patientId: row.patient_id,
    patient: { name: row.name, token: row.token, phone: row.phone },
    doctorId: row.doctor_id,
    doctor: row.doctor_name,
    day: row.day,
    time: timeOf(row.start_minute),
    startsAt: row.starts_at.toISOString(),
    minutes: row.minutes,
    status,
    note: row.note,
    reason: row.reason,
    visitId: isHere ? row.visit_id : null,
    token: isHere ? row.token_no : null,
    outsideHours: status === 'booked' && isOut(row),
  };
}

/** Appointments for the wire, with the hours that their doctors have now. */
export async function presentAppointments(
  tx: Tx,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  const [first] = rows;
  if (!first) return [];
  const from = rows.reduce((day, row) => (row.day < day ? row.day : day), first.day);
  const isOneDoctor = rows.every(({ doctor_id }) => doctor_id === first.doctor_id);
  const doctorId = isOneDoctor ? first.doctor_id : undefined;
  const hours = new Map((await listHours(tx, { from, doctorId })).map((of) => [of.doctorId, of]));
  const isOut = outsideOf(hours);
  return rows.map((row) => present(row, isOut));
}
