import { sql } from 'kysely';
import { openBills } from '../dues/index.ts';
import { OF_NOBODY, type OfClinic, sumsOfDays } from '../platform/db/day-sums/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { OWNERS } from './bill-owner.ts';
import { RECEIVED } from './received.figure.ts';

export type DoctorRow = {
  doctor_id: string | null;
  name: string | null;
  patients: number;
  received: number;
  due: number;
};

/**
 * Per doctor, and once without one: patients seen in the days, money received in the days less
 * refunds, and the open balances as of now.
 */
export async function doctorRows(tx: Tx, of: OfClinic, now: Date): Promise<DoctorRow[]> {
  const received = await sumsOfDays(tx, RECEIVED, of);
  const { startDate, endDate } = of.range;
  const { rows } = await sql<DoctorRow>`
    WITH figures AS (
      SELECT doctor_id, patient_id, 0::bigint AS received, 0::bigint AS due FROM visits
        WHERE day >= ${startDate} AND day <= ${endDate} AND NOT draft
          AND status IN ('consulting', 'seen')
      UNION ALL
      SELECT nullif(of_id, ${OF_NOBODY}), NULL, one, 0
        FROM jsonb_to_recordset(${JSON.stringify(received)}::jsonb) AS received (of_id uuid, one bigint)
      UNION ALL
      SELECT owner.doctor_id, NULL, 0, open.balance::bigint FROM ${openBills(now)} AS open
        JOIN (${OWNERS}) AS owner ON owner.clinic_id = open.clinic_id AND owner.id = open.id
        WHERE open.balance > 0)
    SELECT figures.doctor_id, users.name, count(DISTINCT figures.patient_id)::int AS patients,
        sum(figures.received)::bigint AS received, sum(figures.due)::bigint AS due
      FROM figures LEFT JOIN users ON users.id = figures.doctor_id
      GROUP BY figures.doctor_id, users.name
      ORDER BY users.name NULLS LAST, figures.doctor_id`.execute(tx);
  return rows;
}
