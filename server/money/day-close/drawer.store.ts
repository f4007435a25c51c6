import { type SqlBool, sql } from 'kysely';
import { type Between, between } from '../../platform/db/day-range.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { patientCash } from '../patient-cash.ts';

/** One user's cash of one day, and the part that closes cover. */
export type DrawerRow = {
  day: string;
  cashier_id: string;
  cashier_name: string;
  bills: number;
  admissions: number;
  subscriptions: number;
  paid_back: number;
  suppliers: number;
  closed: number;
  closes: number;
  corrections: number;
};

/**
 * The drawers of a range of days, for one user or all: every cash payment by its user, also those to
 * suppliers, and every close. A payment that commits after a close is not covered by that close.
 */
export async function drawerRows(
  tx: Tx,
  range: Between,
  cashierId: string | undefined,
): Promise<DrawerRow[]> {
  const own = (column: string) => {
    const ref = sql.ref(column);
    return cashierId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${ref} = ${cashierId}`;
  };
  const { rows } = await sql<DrawerRow>`
    WITH cash AS (
      ${patientCash({ timeZone: range.timeZone, within: (at) => between(at, range), by: own })}
      UNION ALL
      SELECT entry.day::text, entry.created_by, 'suppliers', entry.amount_paise
      FROM supplier_payments AS paid
      JOIN cash_entries AS entry
        ON entry.clinic_id = paid.clinic_id AND entry.id = paid.cash_entry_id
      WHERE entry.day BETWEEN ${range.startDate}::date AND ${range.endDate}::date
        AND ${own('entry.created_by')}
    ), taken AS (
      SELECT day, cashier_id,
        coalesce(sum(amount) FILTER (WHERE part = 'bills'), 0) AS bills,
        coalesce(sum(amount) FILTER (WHERE part = 'admissions'), 0) AS admissions,
        coalesce(sum(amount) FILTER (WHERE part = 'subscriptions'), 0) AS subscriptions,
        coalesce(sum(amount) FILTER (WHERE part = 'paid_back'), 0) AS paid_back,
        coalesce(sum(amount) FILTER (WHERE part = 'suppliers'), 0) AS suppliers
      FROM cash GROUP BY day, cashier_id
    ), covered AS (
      SELECT day::text AS day, cashier_id, count(*) AS closes, count(corrects_id) AS corrections,
        -- A correction covers what the corrected close covered.
        sum(expected_paise) FILTER (WHERE corrects_id IS NULL) AS closed
      FROM day_closes
      WHERE day BETWEEN ${range.startDate}::date AND ${range.endDate}::date AND ${own('cashier_id')}
      GROUP BY day, cashier_id
    )
    SELECT day, cashier_id, users.name AS cashier_name,
      coalesce(bills, 0)::bigint AS bills,
      coalesce(admissions, 0)::bigint AS admissions,
      coalesce(subscriptions, 0)::bigint AS subscriptions,
      coalesce(paid_back, 0)::bigint AS paid_back,
      coalesce(suppliers, 0)::bigint AS suppliers,
      coalesce(closed, 0)::bigint AS closed,
      coalesce(closes, 0)::int AS closes,
      coalesce(corrections, 0)::int AS corrections
    FROM taken FULL JOIN covered USING (day, cashier_id)
    JOIN users ON users.id = cashier_id
    ORDER BY day DESC, users.name, cashier_id`.execute(tx);
  return rows;
}

/** Finds a user of the clinic, with the name. Returns undefined for an unknown one. */
export function findCashier(tx: Tx, id: string) {
  return tx.selectFrom('users').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
}
