import { sql } from 'kysely';
import { patientCash } from '../money/index.ts';
import { type Between, before, between } from '../platform/db/day-range.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

export type CashDayRow = { day: string; received: number; paid_back: number };

/** Cash from patients and refunds in cash of a range, each day once; the ledgers of payments. */
export async function patientCashRows(tx: Tx, range: Between): Promise<CashDayRow[]> {
  const { timeZone } = range;
  const within = (column: string) => between(column, range);
  const { rows } = await sql<CashDayRow>`
    WITH cash AS (${patientCash({ timeZone, within })})
    SELECT day, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS received,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS paid_back
    FROM cash GROUP BY day ORDER BY day`.execute(tx);
  return rows;
}

/**
 * The balance of the cash from patients before a range, in paise. A sum of all years: it reads an index
 * of the cash payments alone, and no bill.
 */
export async function patientCashBefore(tx: Tx, range: Between): Promise<number> {
  const earlier = (column: string) => before(column, range);
  const { rows } = await sql<{ balance: number }>`
    SELECT ((SELECT coalesce(sum(amount_paise), 0) FROM bill_payments
        WHERE mode = 'cash' AND ${earlier('paid_at')})
      + (SELECT coalesce(sum(price_paise), 0) FROM subscription_payments
        WHERE method = 'manual' AND ${earlier('paid_at')})
      - (SELECT coalesce(sum(amount_paise), 0) FROM subscription_refunds
        WHERE mode = 'cash' AND ${earlier('paid_at')}))::bigint AS balance`.execute(tx);
  return rows[0]?.balance ?? 0;
}

function entries(tx: Tx) {
  return tx
    .selectFrom('cash_entries as entry')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'entry.created_by'))
    .leftJoin('cash_entries as reversed', (join) =>
      inClinic(join, 'reversed.id', 'entry.reverses_id'),
    )
    .leftJoin('cash_entries as reversal', (join) =>
      inClinic(join, 'reversal.reverses_id', 'entry.id'),
    )
    .leftJoin('supplier_payments as paid', (join) =>
      inClinic(join, 'paid.cash_entry_id', 'entry.id'),
    )
    .select([
      'entry.id',
      'paid.supplier_id',
      'entry.financial_year',
      'entry.number',
      sql<string>`entry.day::text`.as('day'),
      'entry.amount_paise',
      'entry.particulars',
      'entry.reverses_id',
      'entry.created_at',
      'users.name as entered_by',
      'reversed.financial_year as reversed_year',
      'reversed.number as reversed_number',
      'reversal.id as reversal_id',
    ]);
}

export type CashEntryRow = Awaited<ReturnType<typeof listCashEntries>>[number];

/** The entries up to a day, in the order of days and vouchers. */
export function listCashEntries(tx: Tx, endDate: string) {
  return entries(tx)
    .where('entry.day', '<=', endDate)
    .orderBy('entry.day')
    .orderBy('entry.financial_year')
    .orderBy('entry.number')
    .execute();
}

export function findCashEntry(tx: Tx, id: string): Promise<CashEntryRow | undefined> {
  return entries(tx).where('entry.id', '=', id).executeTakeFirst();
}
