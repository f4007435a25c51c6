import { sql } from 'kysely';
import { addDays } from '#contract/kernel/dates.ts';
import { CASH } from '../money/index.ts';
import {
  type OfClinic,
  type Sum,
  sumsOfDays,
  sumsOfEachDay,
} from '../platform/db/day-sums/index.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

export type CashDayRow = { day: string; received: number; paid_back: number };

/** Before every payment. */
const FIRST_DAY = '2000-01-01';

/** Cash from patients and refunds in cash of a range, each day once and in order. */
export async function patientCashRows(tx: Tx, of: OfClinic): Promise<CashDayRow[]> {
  const days = Map.groupBy(await sumsOfEachDay(tx, CASH, of), ({ day }) => day);
  const total = (sums: readonly Sum[]) => sums.reduce((sum, { one }) => sum + one, 0);
  return [...days]
    .map(([day, sums]) => ({
      day,
      received: total(sums.filter(({ one }) => one > 0)),
      paid_back: -total(sums.filter(({ one }) => one < 0)),
    }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The balance of the cash from patients before a range, in paise: a sum of all years. */
export async function patientCashBefore(tx: Tx, { clinicId, range }: OfClinic): Promise<number> {
  const earlier = { ...range, startDate: FIRST_DAY, endDate: addDays(range.startDate, -1) };
  const sums = await sumsOfDays(tx, CASH, { clinicId, range: earlier });
  return sums.reduce((sum, { one }) => sum + one, 0);
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
