import { BILL_TYPE_LABELS } from '#contract/billing/bill.status.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import { CASE_NOTE_LABELS } from '#contract/books/case-register.ts';
import type { CashBook } from '#contract/books/cash-book.ts';
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
const SUBSCRIPTION = 'Subscription';

type CashLine = {
  readonly day: string;
  readonly what: string;
  readonly voucher: string;
  readonly amount: number;
};

/** The lines of the cash book: patients, refunds and entries of each day. */
function linesOf({ opening, days }: CashBook, from: string): CashLine[] {
  const line = (day: string, what: string, amount: number, voucher = '') => ({
    ...{ day, what, voucher, amount },
  });
  return [
    line(from, 'Opening balance', opening),
    ...days.flatMap(({ day, received, paidBack, entries }) => [
      line(day, 'Received from patients', received),
      line(day, 'Paid back to patients', -paidBack),
      ...entries.map(({ particulars, amount, number, reverses }) =>
        line(day, reverses ? `Reverses ${reverses}: ${particulars}` : particulars, amount, number),
      ),
    ]),
  ].filter(({ amount }, at) => at === 0 || amount !== 0);
}

/** Each line with the balance after it. */
function balanced(lines: readonly CashLine[]) {
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
      { title: 'Drug', kind: 'text', of: (row) => row.name },
      { title: 'Batch', kind: 'text', of: ({ batch }) => batch },
      { title: 'Expiry', kind: 'day', of: ({ expiry }) => expiry },
      { title: 'Quantity', kind: 'number', of: ({ quantity }) => quantity },
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
  const rows = await caseRegisterRows(tx, input, ROWS_MAX + 1);
  if (rows.length > ROWS_MAX) throw new Refusal('too_large', M.tooManyRows);
  const book = await readCashBook({ tx, actor }, { query: { startDate, endDate } });
  const dayBefore = addDays(startDate, -1);
  const sheets = [
    sheet({
      name: 'Case register',
      rows: rows.map(presentCase),
      columns: [
        { title: 'Date', kind: 'day', of: ({ day }) => day },
        { title: 'Serial', kind: 'number', of: ({ serial }) => serial },
        { title: 'Patient', kind: 'text', of: ({ patient }) => patient },
        { title: 'Patient no.', kind: 'number', of: ({ token }) => token },
        {
          title: 'Nature of service',
          kind: 'text',
          of: ({ type, service }) => `${type ? BILL_TYPE_LABELS[type] : SUBSCRIPTION}: ${service}`,
        },
        { title: 'Bill no.', kind: 'text', of: ({ billNumber }) => billNumber },
        { title: 'Fee received', kind: 'money', of: ({ fee }) => fee },
        {
          title: 'Date received',
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
        { title: 'Date', kind: 'day', of: ({ day }) => day },
        { title: 'Particulars', kind: 'text', of: ({ what }) => what },
        { title: 'Voucher', kind: 'text', of: ({ voucher }) => voucher },
        { title: 'Received', kind: 'money', of: ({ amount }) => (amount > 0 ? amount : null) },
        { title: 'Paid', kind: 'money', of: ({ amount }) => (amount < 0 ? -amount : null) },
        { title: 'Balance', kind: 'money', of: ({ balance }) => balance },
      ],
    }),
    stockSheet('Stock before first day', await stockRows(tx, { day: dayBefore, timeZone })),
    stockSheet('Stock after last day', await stockRows(tx, { day: endDate, timeZone })),
  ];
  await writeWorkbook(file, { sheets, timeZone, told: countedBy(tell) });
};
