import { sql } from 'kysely';
import { rolesThatMay } from '#contract/kernel/roles.ts';
import { LAB_PATIENT_COLUMNS } from '#contract/lab/lab-patient.ts';
import { inTable } from '../../platform/db/columns/columns.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { keptPatient } from '../../platform/merged-ids.ts';

const RESULT_COLUMNS = [
  'result.id',
  'result.order_id',
  'result.test_id',
  'result.test_name',
  'result.parameter',
  'result.result',
  'result.unit',
  'result.flag',
  'result.found_at',
] as const;

const isClosed = (...kinds: readonly ('acknowledged' | 'withdrawn')[]) => sql<boolean>`EXISTS (
  SELECT FROM lab_critical_closings AS closing
  WHERE closing.clinic_id = result.clinic_id AND closing.result_id = result.id
    AND closing.kind IN (${sql.join(kinds)}))`;

const SEEING_PATIENTS = sql.join(rolesThatMay('consulting.see-patients'));

/**
 * The responsible doctor: who ordered, or else who saw the patient last. Only current staff count.
 */
const DOCTOR = sql<{ id: string; name: string } | null>`coalesce(
  (SELECT jsonb_build_object('id', id, 'name', name) FROM users
   WHERE users.clinic_id = "order".clinic_id AND users.id = "order".created_by
     AND role IN (${SEEING_PATIENTS}) AND active AND deleted_at IS NULL),
  (SELECT jsonb_build_object('id', users.id, 'name', users.name)
   FROM visits JOIN users ON users.clinic_id = visits.clinic_id AND users.id = visits.doctor_id
   WHERE visits.clinic_id = "order".clinic_id AND visits.patient_id = "order".patient_id
     AND users.role IN (${SEEING_PATIENTS}) AND users.active AND users.deleted_at IS NULL
   ORDER BY visits.created_at DESC LIMIT 1))`;

/** Critical results neither acknowledged nor withdrawn, with patient and doctor, oldest first. */
export async function listOpenResults(tx: Tx, patientId: string | undefined) {
  const open = tx
    .selectFrom('lab_critical_results as result')
    .innerJoin('lab_orders as order', (join) => inClinic(join, 'order.id', 'result.order_id'))
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'order.patient_id'))
    .where(sql<boolean>`NOT ${isClosed('acknowledged', 'withdrawn')}`)
    .select(RESULT_COLUMNS)
    .select(['order.patient_id', 'order.report_id'])
    .select(inTable('patients', LAB_PATIENT_COLUMNS))
    .select(DOCTOR.as('doctor'))
    .orderBy('result.found_at')
    .orderBy('result.id');
  return (patientId ? open.where('order.patient_id', '=', keptPatient(patientId)) : open).execute();
}

/** The number of critical results neither acknowledged nor withdrawn. */
export async function countOpenResults(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('lab_critical_results as result')
    .where(sql<boolean>`NOT ${isClosed('acknowledged', 'withdrawn')}`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type OpenResultRow = Awaited<ReturnType<typeof listOpenResults>>[number];

/** The critical results of the current report, with who acknowledged them. */
export function listStandingResults(tx: Tx, orderId: string) {
  return tx
    .selectFrom('lab_critical_results as result')
    .leftJoin('lab_critical_closings as seen', (join) =>
      inClinic(join, 'seen.result_id', 'result.id').on('seen.kind', '=', 'acknowledged'),
    )
    .leftJoin('users', (join) => inClinic(join, 'users.id', 'seen.closed_by'))
    .where('result.order_id', '=', orderId)
    .where(sql<boolean>`NOT ${isClosed('withdrawn')}`)
    .select(RESULT_COLUMNS)
    .select(['users.name as acknowledged_by', 'seen.closed_at as acknowledged_at'])
    .orderBy('result.found_at')
    .orderBy('result.id')
    .execute();
}

export type StandingResultRow = Awaited<ReturnType<typeof listStandingResults>>[number];
