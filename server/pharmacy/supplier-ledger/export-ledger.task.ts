import type { DayRange } from '#contract/kernel/day-range.ts';
import { particularsOf } from '#contract/pharmacy/supplier-ledger/supplier-ledger.rules.ts';
import { LEDGER_HEADINGS as H } from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import type { TaskWork } from '../../platform/heavy/index.ts';
import {
  type Column,
  countedBy,
  sheet,
  writeWorkbook,
} from '../../platform/spreadsheet/workbook.ts';
import { ledgerOf } from './read-ledger.ts';

type Line = {
  readonly day: string;
  readonly what: string;
  readonly number: string | null;
  readonly amount: number | null;
  readonly balance: number;
  readonly by: string | null;
};

const COLUMNS: readonly Column<Line>[] = [
  { title: H.day, kind: 'day', of: ({ day }) => day },
  { title: H.what, kind: 'text', of: ({ what }) => what },
  { title: H.number, kind: 'text', of: ({ number }) => number },
  { title: H.owed, kind: 'money', of: ({ amount }) => (amount && amount > 0 ? amount : null) },
  { title: H.paid, kind: 'money', of: ({ amount }) => (amount && amount < 0 ? -amount : null) },
  { title: H.balance, kind: 'money', of: ({ balance }) => balance },
  { title: 'Entered by', kind: 'text', of: ({ by }) => by },
];

type Input = { readonly supplierId: string; readonly range: DayRange; readonly timeZone: string };

/** Writes the ledger of a supplier from the balance before its first day on. */
export const work: TaskWork<Input> = async ({ tx, input, file, tell }) => {
  const { supplierId, range, timeZone } = input;
  const { supplier, opening, rows } = await ledgerOf(tx, supplierId, range);
  const brought: Line = {
    ...{ day: range.startDate, what: `Brought forward: ${supplier.name}`, number: null },
    ...{ amount: null, balance: opening, by: null },
  };
  const lines = rows.map((row): Line => ({ ...row, what: particularsOf(row) }));
  const sheets = [sheet({ name: 'Ledger', columns: COLUMNS, rows: [brought, ...lines] })];
  await writeWorkbook(file, { timeZone, told: countedBy(tell), sheets });
};
