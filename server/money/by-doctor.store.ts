import { sql } from 'kysely';
import { openBills } from '../dues/index.ts';
import { type Between, between } from '../platform/db/day-range.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

export type DoctorRow = {
  doctor_id: string | null;
  name: string | null;
  patients: number;
  received: number;
  due: number;
};

/** Looked up for each bill: joined, PostgreSQL reads all visits and orders of the clinic. */
const DOCTOR_OF_BILL = sql`coalesce(
  (SELECT doctor_id FROM visits WHERE visits.clinic_id = bills.clinic_id
    AND visits.id = coalesce(bills.visit_id,
      (SELECT visit_id FROM pharmacy_orders AS drugs WHERE drugs.clinic_id = bills.clinic_id
        AND drugs.id = bills.pharmacy_order_id),
      (SELECT visit_id FROM lab_orders AS lab WHERE lab.clinic_id = bills.clinic_id
        AND lab.id = bills.lab_order_id))),
  (SELECT doctor_id FROM admissions AS stay WHERE stay.clinic_id = bills.clinic_id
    AND stay.bill_id = bills.id))`;

/**
 * Per doctor, and once without one: patients seen in the days, money received in the days less
 * refunds, and the open balances as of now. A bill belongs to the doctor of its visit, of the visit
 * of its order, or of its stay; so that each payment and each balance counts once.
 */
export async function doctorRows(tx: Tx, range: Between, now: Date): Promise<DoctorRow[]> {
  const { rows } = await sql<DoctorRow>`
    WITH moved AS MATERIALIZED (
      SELECT clinic_id, bill_id, sum(amount_paise)::bigint AS received, 0::bigint AS due
        FROM bill_payments WHERE ${between('paid_at', range)} GROUP BY clinic_id, bill_id
      UNION ALL
      SELECT open.clinic_id, open.id, 0, open.balance::bigint FROM ${openBills(now)} AS open
        WHERE open.balance > 0),
    figures AS (
      SELECT doctor_id, patient_id, 0::bigint AS received, 0::bigint AS due FROM visits
        WHERE day >= ${range.startDate} AND day <= ${range.endDate} AND NOT draft
          AND status IN ('consulting', 'seen')
      UNION ALL
      SELECT ${DOCTOR_OF_BILL}, NULL, moved.received, moved.due
        FROM moved JOIN bills ON bills.clinic_id = moved.clinic_id AND bills.id = moved.bill_id)
    SELECT figures.doctor_id, users.name, count(DISTINCT figures.patient_id)::int AS patients,
        sum(figures.received)::bigint AS received, sum(figures.due)::bigint AS due
      FROM figures LEFT JOIN users ON users.id = figures.doctor_id
      GROUP BY figures.doctor_id, users.name
      ORDER BY users.name NULLS LAST, figures.doctor_id`.execute(tx);
  return rows;
}
