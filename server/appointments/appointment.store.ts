import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** Appointments with patient, doctor and visit. */
function appointments(tx: Tx) {
  return tx
    .selectFrom('appointments as of')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'of.patient_id'))
    .innerJoin('users as doctors', (join) => inClinic(join, 'doctors.id', 'of.doctor_id'))
    .leftJoin('visits', (join) => inClinic(join, 'visits.id', 'of.visit_id'))
    .select(['of.id', 'of.patient_id', 'of.doctor_id', 'of.day', 'of.start_minute'])
    .select(['of.starts_at', 'of.minutes', 'of.status', 'of.note', 'of.reason', 'of.visit_id'])
    .select(['patients.name', 'patients.phone', 'patients.token'])
    .select(['doctors.name as doctor_name', 'visits.token_no', 'visits.status as visit_status'])
    .select('visits.created_at as visit_since')
    .orderBy('of.starts_at')
    .orderBy('of.place')
    .orderBy('of.id');
}

export type AppointmentRow = Awaited<ReturnType<typeof listAppointmentRows>>[number];

type Days = { from: string; to: string; doctorId?: string | undefined };

export function listAppointmentRows(tx: Tx, { from, to, doctorId }: Days) {
  let query = appointments(tx).where('of.day', '>=', from).where('of.day', '<=', to);
  if (doctorId !== undefined) query = query.where('of.doctor_id', '=', doctorId);
  return query.execute();
}

export function findAppointmentRow(tx: Tx, id: string) {
  return appointments(tx).where('of.id', '=', id).executeTakeFirst();
}

/** All appointments of a patient, oldest first. */
export function listRowsOfPatient(tx: Tx, patientId: string) {
  return appointments(tx).where('of.patient_id', '=', patientId).execute();
}

/** The appointments of a patient from a day on that are not cancelled. */
export function listComingRowsOfPatient(
  tx: Tx,
  { patientId, from }: { patientId: string; from: string },
) {
  return appointments(tx)
    .where('of.patient_id', '=', patientId)
    .where('of.day', '>=', from)
    .where('of.status', '<>', 'cancelled')
    .execute();
}

/** The booked appointments of a doctor that have not begun. */
export function listComingRows(tx: Tx, { doctorId, now }: { doctorId: string; now: Date }) {
  return appointments(tx)
    .where('of.doctor_id', '=', doctorId)
    .where('of.status', '=', 'booked')
    .where('of.starts_at', '>=', now)
    .execute();
}

/** The appointment that follows a visit. */
export function findFollowUpRow(tx: Tx, visitId: string) {
  return appointments(tx)
    .where('of.follows_visit_id', '=', visitId)
    .where('of.status', '<>', 'cancelled')
    .executeTakeFirst();
}

/** Locks an appointment until the transaction ends. */
export function lockAppointment(tx: Tx, id: string) {
  return tx
    .selectFrom('appointments')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The places that are taken on some days of a doctor. */
export async function listTakenPlaces(
  tx: Tx,
  { from, to, doctorId, besides }: Days & { doctorId: string; besides?: string | undefined },
) {
  let query = tx
    .selectFrom('appointments')
    .where('doctor_id', '=', doctorId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('status', '<>', 'cancelled');
  if (besides !== undefined) query = query.where('id', '<>', besides);
  return query.select(['day', 'start_minute as start', 'minutes', 'place', 'patient_id']).execute();
}

/** How many appointments each doctor has on each day. */
export function countByDay(tx: Tx, { from, to, doctorId }: Days) {
  let query = tx
    .selectFrom('appointments')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('status', '<>', 'cancelled');
  if (doctorId !== undefined) query = query.where('doctor_id', '=', doctorId);
  return query
    .select(['day', 'doctor_id', (of) => of.fn.countAll<number>().as('booked')])
    .groupBy(['day', 'doctor_id'])
    .execute();
}
