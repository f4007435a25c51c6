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

/**
 * Per doctor, and once without one: patients seen in the days, money received in the days less
 * refunds, and the open balances as of now. A bill belongs to the doctor of its visit, of the visit
 * of its order, or of its stay; so that each payment and each balance counts once.
 */
export async function doctorRows(tx: Tx, range: Between, now: Date): Promise<DoctorRow[]> {
  const { rows } = await sql<DoctorRow>`
    -- Used twice; only the bills of these payments and balances are looked up.
    WITH owner AS NOT MATERIALIZED (
      SELECT bills.clinic_id, bills.id, coalesce(visits.doctor_id, stay.doctor_id) AS doctor_id
        FROM bills
        LEFT JOIN pharmacy_orders AS drugs ON drugs.clinic_id = bills.clinic_id
          AND drugs.id = bills.pharmacy_order_id
        LEFT JOIN lab_orders AS lab ON lab.clinic_id = bills.clinic_id
          AND lab.id = bills.lab_order_id
        LEFT JOIN visits ON visits.clinic_id = bills.clinic_id
          AND visits.id = coalesce(bills.visit_id, drugs.visit_id, lab.visit_id)
        LEFT JOIN admissions AS stay ON stay.clinic_id = bills.clinic_id
          AND stay.bill_id = bills.id),
    figures AS (
      SELECT doctor_id, patient_id, 0::bigint AS received, 0::bigint AS due FROM visits
        WHERE day >= ${range.startDate} AND day <= ${range.endDate} AND NOT draft
          AND status IN ('consulting', 'seen')
      UNION ALL
      SELECT owner.doctor_id, NULL, payment.amount_paise, 0 FROM bill_payments AS payment
        JOIN owner ON owner.clinic_id = payment.clinic_id AND owner.id = payment.bill_id
        WHERE ${between('payment.paid_at', range)}
      UNION ALL
      SELECT owner.doctor_id, NULL, 0, open.balance::bigint FROM ${openBills(now)} AS open
        JOIN owner ON owner.clinic_id = open.clinic_id AND owner.id = open.id
        WHERE open.balance > 0)
    SELECT figures.doctor_id, users.name, count(DISTINCT figures.patient_id)::int AS patients,
        sum(figures.received)::bigint AS received, sum(figures.due)::bigint AS due
      FROM figures LEFT JOIN users ON users.id = figures.doctor_id
      GROUP BY figures.doctor_id, users.name
      ORDER BY users.name NULLS LAST, figures.doctor_id`.execute(tx);
  return rows;
}
