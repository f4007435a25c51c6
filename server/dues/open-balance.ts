import { type RawBuilder, sql } from 'kysely';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { may, type Role } from '#contract/kernel/roles.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/**
 * The open bills with their balance at a moment, in paise: the ledger's, and for a stay the started
 * days that the ledger does not have yet, as `accountOf` computes them. To be given an alias.
 */
export function openBills(now: Date): RawBuilder<unknown> {
  return sql`(
    SELECT bills.clinic_id, bills.id, bills.patient_id, bills.due_paise + coalesce(stay.growth, 0) AS due,
      bills.paid_paise AS paid,
      greatest(0, bills.due_paise + coalesce(stay.growth, 0) - bills.paid_paise) AS balance
    FROM bills
    LEFT JOIN LATERAL (
      SELECT admissions.per_day_charge_paise * greatest(0,
        greatest(1, ceil(extract(epoch FROM
          coalesce(admissions.discharged_at, ${now}) - admissions.admitted_at) / 86400))
        - (SELECT coalesce(sum(item.quantity), 0) FROM bill_items AS item
            WHERE item.clinic_id = bills.clinic_id AND item.bill_id = bills.id
              AND item.position >= 2))::bigint AS growth
      FROM admissions
      WHERE admissions.clinic_id = bills.clinic_id AND admissions.bill_id = bills.id
        AND bills.type = 'admission') AS stay ON true
    WHERE bills.status = 'pending')`;
}

/** SQL for the due of a visit's patient on other bills than the visit's fee. */
export function owedBesides(
  now: Date,
  visit: { table: string; feeId: string },
): RawBuilder<number> {
  const { table, feeId } = visit;
  return sql<number>`(SELECT coalesce(sum(open.balance), 0)::bigint FROM ${openBills(now)} AS open
    WHERE open.clinic_id = ${sql.ref(`${table}.clinic_id`)}
      AND open.patient_id = ${sql.ref(`${table}.patient_id`)}
      AND open.id IS DISTINCT FROM ${sql.ref(feeId)})`;
}

/** SQL for whether a visit's patient has an open bill that grows by the day of a stay. */
export function owesForStay(table: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM bills AS stay_bill
    WHERE stay_bill.clinic_id = ${sql.ref(`${table}.clinic_id`)}
      AND stay_bill.patient_id = ${sql.ref(`${table}.patient_id`)}
      AND stay_bill.type = 'admission' AND stay_bill.status = 'pending')`;
}

/** SQL for the current due of a row of `patients`; 0 for none. */
export function patientDue(now: Date): RawBuilder<number> {
  return sql<number>`(SELECT coalesce(sum(open.balance), 0)::bigint FROM ${openBills(now)} AS open
    WHERE open.clinic_id = patients.clinic_id AND open.patient_id = patients.id)`;
}

type Asked = {
  readonly tx: Tx;
  readonly now: Date;
  readonly actor: { readonly role: Role };
};

/** The current due of a patient; null for none, and for a role that may not view bills. */
export async function dueOfPatient(
  { tx, now, actor }: Asked,
  patientId: string,
): Promise<Paise | null> {
  if (!may(actor.role, 'billing.view-bill')) return null;
  const row = await tx
    .selectFrom('patients')
    .where('id', '=', patientId)
    .select(patientDue(now).as('due'))
    .executeTakeFirst();
  return row && row.due > 0 ? paise(row.due) : null;
}

/** The sum of all open balances, and of how many patients and bills it is. */
export async function duesNow(tx: Tx, now: Date) {
  const { rows } = await sql<{ amount: number; bills: number; patients: number }>`
    SELECT coalesce(sum(balance), 0)::bigint AS amount, count(*)::int AS bills,
        count(DISTINCT patient_id)::int AS patients
      FROM ${openBills(now)} AS open WHERE balance > 0`.execute(tx);
  const { amount = 0, bills = 0, patients = 0 } = rows[0] ?? {};
  return { amount: paise(amount), bills, patients };
}
