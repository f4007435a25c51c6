import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import { CASE_NOTE_LABELS } from '#contract/books/case-register.ts';
import type { CashBook } from '#contract/books/cash-book.ts';
import {
  CASE_HEADINGS,
  CASH_HEADINGS,
  linesOfDay,
  OPENING_BALANCE,
  STOCK_HEADINGS,
  serviceOf,
} from '#contract/books/lines.ts';
import type { StockRow } from '#contract/books/stock-on-day.ts';
import { addDays } from '#contract/kernel/dates.ts';
import type { ClinicActor } from '../platform/actor.ts';
import type { Between } from '../platform/db/day-range.ts';
import { Refusal } from '../platform/errors.ts';
import type { TaskWork } from '../platform/heavy/index.ts';
import { countedBy, sheet, writeWorkbook } from '../platform/spreadsheet/workbook.ts';
import { caseRegisterRows } from './case-register.store.ts';
import { presentCase } from './read-case-register.ts';
import { readCashBook } from './read-cash-book.ts';
import { stockRows } from './read-stock-on-day.ts';

const ROWS_MAX = 50_000;

type Line = {
  readonly day: string;
  readonly what: string;
  readonly voucher: string;
  readonly amount: number;
};

/** The lines of the cash book from the opening balance on. */
function linesOf({ opening, days }: CashBook, from: string): Line[] {
  return [
    { day: from, what: OPENING_BALANCE, voucher: '', amount: opening },
    ...days.flatMap((one) =>
      linesOfDay(one).map(({ what, amount, entry }) => ({
        ...{ day: one.day, what, amount, voucher: entry?.number ?? '' },
      })),
    ),
  ];
}

/** Each line with the balance after it. */
function balanced(lines: readonly Line[]) {
  let balance = 0;
  return lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}

function stockSheet(name: string, rows: readonly StockRow[]) {
  return sheet({
    name,
    rows,
    columns: [
      { title: STOCK_HEADINGS.drug, kind: 'text', of: (row) => row.name },
      { title: STOCK_HEADINGS.batch, kind: 'text', of: ({ batch }) => batch },
      { title: STOCK_HEADINGS.expiry, kind: 'day', of: ({ expiry }) => expiry },
      { title: STOCK_HEADINGS.quantity, kind: 'number', of: ({ quantity }) => quantity },
      { title: 'Cost of a piece', kind: 'money', of: ({ cost }) => cost },
      {
        title: 'Value',
        kind: 'money',
        of: ({ quantity, cost }) => (cost === null ? null : quantity * cost),
      },
    ],
  });
}

/** Writes the case register, the cash book, and the stock on the first and the last day. */
export const work: TaskWork<Between & { readonly actor: ClinicActor }> = async (task) => {
  const { tx, input, file, tell } = task;
  const { actor, startDate, endDate, timeZone } = input;
  const rows = await caseRegisterRows(
    tx,
    { clinicId: actor.clinicId, range: { startDate, endDate, timeZone } },
    ROWS_MAX + 1,
  );
  if (rows.length > ROWS_MAX) throw new Refusal('too_large', M.tooManyRows);
  const book = await readCashBook({ tx, actor }, { query: { startDate, endDate } });
  const dayBefore = addDays(startDate, -1);
  const sheets = [
    sheet({
      name: 'Case register',
      rows: rows.map(presentCase),
      columns: [
        { title: CASE_HEADINGS.day, kind: 'day', of: ({ day }) => day },
        { title: CASE_HEADINGS.serial, kind: 'number', of: ({ serial }) => serial },
        { title: CASE_HEADINGS.patient, kind: 'text', of: ({ patient }) => patient },
        { title: 'Patient no.', kind: 'number', of: ({ token }) => token },
        { title: CASE_HEADINGS.service, kind: 'text', of: serviceOf },
        { title: 'Bill no.', kind: 'text', of: ({ billNumber }) => billNumber },
        { title: CASE_HEADINGS.fee, kind: 'money', of: ({ fee }) => fee },
        {
          title: CASE_HEADINGS.receivedAt,
          kind: 'moment',
          of: ({ receivedAt }) => receivedAt && new Date(receivedAt),
        },
        { title: 'Note', kind: 'text', of: ({ note }) => note && CASE_NOTE_LABELS[note] },
      ],
    }),
    sheet({
      name: 'Cash book',
      rows: balanced(linesOf(book, startDate)),
      columns: [
        { title: CASH_HEADINGS.day, kind: 'day', of: ({ day }) => day },
        { title: CASH_HEADINGS.what, kind: 'text', of: ({ what }) => what },
        { title: CASH_HEADINGS.voucher, kind: 'text', of: ({ voucher }) => voucher },
        {
          title: CASH_HEADINGS.received,
          kind: 'money',
          of: ({ amount }) => (amount > 0 ? amount : null),
        },
        {
          title: CASH_HEADINGS.paid,
          kind: 'money',
          of: ({ amount }) => (amount < 0 ? -amount : null),
        },
        { title: CASH_HEADINGS.balance, kind: 'money', of: ({ balance }) => balance },
      ],
    }),
    stockSheet('Stock before first day', await stockRows(tx, { day: dayBefore, timeZone })),
    stockSheet('Stock after last day', await stockRows(tx, { day: endDate, timeZone })),
  ];
  await writeWorkbook(file, { sheets, timeZone, told: countedBy(tell) });
};
