import { type RawBuilder, sql } from 'kysely';
import { QUEUE_PATIENT_COLUMNS } from '#contract/patients/patient.ts';
import { OPEN_VISIT_STATUSES } from '#contract/queue/visit.status.ts';
import { VISIT_COLUMNS } from '#contract/queue/visit.ts';
import { owedBesides, owesForStay } from '../dues/index.ts';
import { inTable } from '../platform/db/columns/columns.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { inCallOrder } from './calling/call-order.ts';
import { isUnbilled } from './visit-fee.ts';

/** The numbers of the records that were merged into the visit's patient. */
const NUMBERS_OF_MERGED = sql<number[]>`ARRAY(SELECT lost_token FROM patient_merges AS merged
  WHERE merged.clinic_id = visits.clinic_id AND merged.patient_id = visits.patient_id
  ORDER BY lost_token)`;

/** Visits with their patient and doctor, for every screen of the queue. */
export function visits(tx: Tx, now: Date) {
  return (
    tx
      .selectFrom('visits')
      .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'visits.patient_id'))
      .leftJoin('users as doctors', 'doctors.id', 'visits.doctor_id')
      .select(inTable('visits', VISIT_COLUMNS))
      .select(['visits.draft', 'doctors.name as doctor_name'])
      .select(inTable('patients', QUEUE_PATIENT_COLUMNS))
      .select(NUMBERS_OF_MERGED.as('other_numbers'))
      // At most one appointment has the visit.
      .leftJoin('appointments as booked', (join) =>
        inClinic(join, 'booked.visit_id', 'visits.id').on('booked.status', '=', 'arrived'),
      )
      .select('booked.starts_at as booked_for')
      // At most one row joins. A cancelled bill does not count, so the visit may be billed again.
      .leftJoin('bills as fees', (join) =>
        inClinic(join, 'fees.visit_id', 'visits.id')
          .on('fees.type', '=', 'consultation')
          .on('fees.status', '<>', 'cancelled'),
      )
      .select([
        'fees.id as fee_bill_id',
        'fees.status as fee_status',
        'fees.waived_as as fee_waived_as',
        'fees.due_paise as fee_due_paise',
        'fees.paid_paise as fee_paid_paise',
        'fees.follow_up_of as fee_follow_up_of',
      ])
      .select(isUnbilled(now).as('unbilled'))
      .select(owedBesides(now, { table: 'visits', feeId: 'fees.id' }).as('owed_paise'))
  );
}

export type VisitRow = Awaited<ReturnType<typeof listVisitsOfPatient>>[number];

/** Leaves out dropped drafts, and drafts of earlier days even before the job removes them. */
function isThere(day: string) {
  return sql<boolean>`NOT (visits.draft AND (visits.day < ${day} OR visits.status = 'cancelled'))`;
}

/** The clinic day's visits and older ones that are still open, in queue order. */
export function listQueueRows(tx: Tx, at: { day: string; now: Date }) {
  return visits(tx, at.now)
    .select(owesForStay('visits').as('owes_for_stay'))
    .where((where) =>
      where.or([
        where('visits.day', '=', at.day),
        where('visits.status', 'in', OPEN_VISIT_STATUSES),
      ]),
    )
    .where(isThere(at.day))
    .orderBy(inCallOrder(at.now))
    .execute();
}

export function findVisitRow(tx: Tx, id: string, now: Date) {
  return visits(tx, now).where('visits.id', '=', id).executeTakeFirst();
}

/** The patient's open visit, or the newest of the day. */
export function findLatestVisitRow(tx: Tx, at: { patientId: string; day: string; now: Date }) {
  return visits(tx, at.now)
    .where('visits.patient_id', '=', at.patientId)
    .where((where) =>
      where.or([
        where('visits.day', '=', at.day),
        where('visits.status', 'in', OPEN_VISIT_STATUSES),
      ]),
    )
    .where(isThere(at.day))
    .orderBy(sql`(visits.status IN ('waiting', 'consulting')) DESC`)
    .orderBy('visits.created_at', 'desc')
    .executeTakeFirst();
}

/** Locks the patient's open visit until the transaction ends. */
export function lockOpenVisit(tx: Tx, patientId: string) {
  return tx
    .selectFrom('visits')
    .where('patient_id', '=', patientId)
    .where('status', 'in', OPEN_VISIT_STATUSES)
    .select(['id', 'draft', 'day', 'doctor_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Claim = { doctorId: string; now: Date };

/**
 * Claims and starts the next waiting visit that is the doctor's or unassigned. Skips visits that
 * another doctor is claiming, so that two doctors never get the same one. Waits for a locked visit
 * only when there is no other.
 */
export async function claimNextVisit(tx: Tx, claim: Claim): Promise<string | undefined> {
  return (await claimVisit(tx, claim, sql`SKIP LOCKED`)) ?? (await claimVisit(tx, claim, sql``));
}

async function claimVisit(
  tx: Tx,
  { doctorId, now }: Claim,
  whenLocked: RawBuilder<unknown>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    UPDATE visits SET status = 'consulting', doctor_id = ${doctorId}, started_at = ${now}, updated_at = ${now}
    WHERE (clinic_id, id) = (
      SELECT visits.clinic_id, visits.id FROM visits
      JOIN patients ON patients.clinic_id = visits.clinic_id AND patients.id = visits.patient_id
      LEFT JOIN appointments AS booked ON booked.clinic_id = visits.clinic_id
        AND booked.visit_id = visits.id AND booked.status = 'arrived'
      WHERE visits.status = 'waiting' AND NOT visits.draft AND (visits.doctor_id = ${doctorId} OR visits.doctor_id IS NULL)
      ORDER BY ${inCallOrder(now)}
      LIMIT 1
      FOR NO KEY UPDATE OF visits ${whenLocked})
    RETURNING id`.execute(tx);
  return rows[0]?.id;
}

/** All visits of a patient, newest first, without drafts. */
export function listVisitsOfPatient(tx: Tx, { patientId, now }: { patientId: string; now: Date }) {
  return visits(tx, now)
    .where('visits.patient_id', '=', patientId)
    .where('visits.draft', '=', false)
    .orderBy('visits.created_at', 'desc')
    .execute();
}
