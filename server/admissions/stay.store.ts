import { sql } from 'kysely';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { holdPatientOf } from '../platform/hold-patient.ts';

/** Positions 0 and 1 of a stay's bill are the admission and the other charges; days follow. */
export const FIRST_DAY_POSITION = 2;

/** Stays with their bill and the number of days on it. */
export function stays(tx: Tx) {
  return tx
    .selectFrom('admissions')
    .innerJoin('bills', (join) => inClinic(join, 'bills.id', 'admissions.bill_id'))
    .leftJoin('users as doctors', (join) => inClinic(join, 'doctors.id', 'admissions.doctor_id'))
    .select([
      'admissions.id',
      'admissions.patient_id',
      'admissions.bill_id',
      'admissions.admission_charge_paise',
      'admissions.per_day_charge_paise',
      'admissions.other_charges_paise',
      'admissions.admitted_at',
      'admissions.discharged_at',
      'admissions.reason',
      'admissions.bed',
      'admissions.doctor_id',
      'doctors.name as doctor_name',
      'admissions.created_by',
      'bills.status as bill_status',
      'bills.due_paise',
      'bills.paid_paise',
      sql<number>`(SELECT coalesce(sum(quantity), 0) FROM bill_items
        WHERE bill_items.clinic_id = bills.clinic_id AND bill_items.bill_id = bills.id
          AND position >= ${sql.lit(FIRST_DAY_POSITION)})::int`.as('days_charged'),
    ]);
}

export type StayRow = Awaited<ReturnType<typeof listStays>>[number];

/** A patient's stays, newest first, without undone ones. */
export function listStays(tx: Tx, patientId: string) {
  return stays(tx)
    .where('admissions.patient_id', '=', patientId)
    .where('admissions.undone_at', 'is', null)
    .orderBy('admissions.admitted_at', 'desc')
    .orderBy('admissions.id', 'desc')
    .execute();
}

/** A stay that was not undone. */
export function findStay(tx: Tx, id: string) {
  return stays(tx)
    .where('admissions.id', '=', id)
    .where('admissions.undone_at', 'is', null)
    .executeTakeFirst();
}

type Noted = Pick<StayRow, 'reason' | 'bed' | 'doctor_id'>;

/** Writes what is known about a locked stay. */
export async function noteStay(tx: Tx, id: string, noted: Noted): Promise<void> {
  const { reason, bed, doctor_id } = noted;
  await tx.updateTable('admissions').set({ reason, bed, doctor_id }).where('id', '=', id).execute();
}

export function findStayOfBill(tx: Tx, billId: string) {
  return stays(tx).where('admissions.bill_id', '=', billId).executeTakeFirst();
}

/** The newest stay of a patient with an unpaid bill. */
export function findUnpaidStay(tx: Tx, patientId: string) {
  return stays(tx)
    .where('admissions.patient_id', '=', patientId)
    .where('bills.status', '=', 'pending')
    .orderBy('admissions.admitted_at', 'desc')
    .orderBy('admissions.id', 'desc')
    .executeTakeFirst();
}

/**
 * Locks a stay and its bill, after their patient (`holdPatient`), then reads it. The lock and the read are separate
 * statements, so that a transaction that waited reads the other one's changes.
 */
export async function lockStay(tx: Tx, id: string): Promise<StayRow> {
  await holdPatientOf(tx, 'admissions', id);
  await tx.selectFrom('admissions').where('id', '=', id).select('id').forUpdate().execute();
  return await stays(tx)
    .where('admissions.id', '=', id)
    .forNoKeyUpdate('bills')
    .executeTakeFirstOrThrow();
}

/** Marks a running stay as undone. Returns false when it is no longer running. */
export async function undoStay(
  tx: Tx,
  stay: { id: string; by: string; at: Date },
): Promise<boolean> {
  const undone = await tx
    .updateTable('admissions')
    .set({ undone_at: stay.at, undone_by: stay.by })
    .where('id', '=', stay.id)
    .where('discharged_at', 'is', null)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return undone !== undefined;
}

/**
 * Ends a running stay. Returns false when it is no longer running. If the clock was set back, the
 * end equals the start.
 */
export async function endStay(
  tx: Tx,
  stay: { id: string; by: string; at: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('admissions')
    .set({ discharged_at: sql`greatest(${stay.at}, admitted_at)`, discharged_by: stay.by })
    .where('id', '=', stay.id)
    .where('discharged_at', 'is', null)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
