import { sql } from 'kysely';
import { patientCash } from '../money/index.ts';
import type { Between } from '../platform/db/day-range.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

export type CashDayRow = { day: string; received: number; paid_back: number };

/** Cash from patients and refunds in cash up to a day, each day once; the ledgers of payments. */
export async function patientCashRows(
  tx: Tx,
  { endDate, timeZone }: Pick<Between, 'endDate' | 'timeZone'>,
): Promise<CashDayRow[]> {
  const { rows } = await sql<CashDayRow>`
    WITH cash AS (${patientCash({ timeZone })})
    SELECT day, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS received,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS paid_back
    FROM cash WHERE day <= ${endDate} GROUP BY day ORDER BY day`.execute(tx);
  return rows;
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
