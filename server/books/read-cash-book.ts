import { billNumber } from '#contract/billing/bill-total.rules.ts';
import type { getCashBook as endpoint } from '#contract/books/books.endpoints.ts';
import type { CashBook, CashDay, CashEntry } from '#contract/books/cash-book.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  type CashDayRow,
  type CashEntryRow,
  listCashEntries,
  patientCashBefore,
  patientCashRows,
} from './cash-book.store.ts';

/** Converts an entry for the wire. Vouchers look like bill numbers. */
export function presentCashEntry(row: CashEntryRow): CashEntry {
  const { id, day, particulars, financial_year, number, reversed_year, reversed_number } = row;
  return {
    ...{ id, day, particulars },
    number: billNumber({ financialYear: financial_year, number }),
    amount: paise(row.amount_paise),
    enteredBy: row.entered_by,
    enteredAt: row.created_at.toISOString(),
    reverses:
      reversed_year === null || reversed_number === null
        ? null
        : billNumber({ financialYear: reversed_year, number: reversed_number }),
    isReversed: row.reversal_id !== null,
    supplierId: row.supplier_id,
  };
}

type Day = { readonly cash: CashDayRow | undefined; readonly entries: readonly CashEntry[] };

const changeOf = ({ cash, entries }: Day): number =>
  (cash ? cash.received - cash.paid_back : 0) +
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** The days of a range with cash, each with the balance before and after it. */
function balancedDays(
  cash: readonly CashDayRow[],
  entries: readonly CashEntry[],
  before: number,
): CashDay[] {
  const cashOf = new Map(cash.map((row) => [row.day, row]));
  const entriesOf = Map.groupBy(entries, ({ day }) => day);
  const days = [...new Set([...cashOf.keys(), ...entriesOf.keys()])].sort();
  let opening = before;
  return days.map((day) => {
    const of = { cash: cashOf.get(day), entries: entriesOf.get(day) ?? [] };
    const closing = opening + changeOf(of);
    const row = {
      ...{ day, entries: of.entries },
      opening: paise(opening),
      received: paise(of.cash?.received ?? 0),
      paidBack: paise(of.cash?.paid_back ?? 0),
      closing: paise(closing),
    };
    opening = closing;
    return row;
  });
}

/** The cash book of a range, with the balance of every earlier day before it. */
export async function readCashBook(
  { tx, actor }: Pick<ClinicScope, 'tx' | 'actor'>,
  { query }: Pick<EndpointRequest<typeof endpoint>, 'query'>,
): Promise<CashBook> {
  const { startDate, endDate } = query;
  const of = { clinicId: actor.clinicId, range: { ...query, timeZone: actor.timeZone } };
  const before = await patientCashBefore(tx, of);
  const cash = await patientCashRows(tx, of);
  const rows = await listCashEntries(tx, endDate);
  const entries = rows.map(presentCashEntry);
  const isEarlier = ({ day }: CashEntry) => day < startDate;
  const earlier = entries.filter(isEarlier).reduce((sum, { amount }) => sum + amount, 0);
  const opening = paise(before + earlier);
  const ofRange = entries.filter((entry) => !isEarlier(entry));
  const days = balancedDays(cash, ofRange, opening);
  return { opening, days, closing: days.at(-1)?.closing ?? opening };
}
