import {
  BILL_STATUS_LABELS,
  BILL_TYPE_LABELS,
  PAYMENT_MODE_LABELS,
} from '#contract/billing/bill.status.ts';
import { billNumber } from '#contract/billing/bill-total.rules.ts';
import { MONEY_MESSAGES as M } from '#contract/money/money.messages.ts';
import type { Between } from '../platform/db/day-range.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { Refusal } from '../platform/errors.ts';
import type { TaskWork } from '../platform/heavy/index.ts';
import { countedBy, sheet, writeWorkbook } from '../platform/spreadsheet/workbook.ts';
import {
  billRows,
  paymentRows,
  ROWS_MAX,
  subscriptionRefundRows,
  subscriptionRows,
} from './money-export.store.ts';

const METHOD_LABELS = { manual: 'At the counter', online: 'Online' } as const;

const numberOf = (bill: { financial_year: number; number: number }) =>
  billNumber({ financialYear: bill.financial_year, number: bill.number });

/** Yields the rows and throws above the limit, because a truncated file would look complete. */
async function* fitting<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > ROWS_MAX) throw new Refusal('too_large', M.tooManyRows);
    yield row;
  }
}

async function* soldAndPaidBack(tx: Tx, range: Between) {
  for await (const row of subscriptionRows(tx, range).stream()) {
    yield { ...row, how: METHOD_LABELS[row.method], amount: row.price_paise };
  }
  for await (const row of subscriptionRefundRows(tx, range).stream()) {
    yield {
      ...row,
      how: `${PAYMENT_MODE_LABELS[row.mode]} refund`,
      amount: -row.amount_paise,
    };
  }
}

/** Writes bills, payments and subscriptions between two clinic days, one sheet each. */
export const work: TaskWork<Between> = async ({ tx, input: range, file, tell }) => {
  const bills = sheet({
    name: 'Bills',
    rows: fitting(billRows(tx, range).stream()),
    columns: [
      { title: 'Bill no.', kind: 'text', of: numberOf },
      { title: 'Date', kind: 'moment', of: ({ created_at }) => created_at },
      { title: 'Patient', kind: 'text', of: ({ patient }) => patient },
      { title: 'Token', kind: 'number', of: ({ token }) => token },
      { title: 'For', kind: 'text', of: ({ type }) => BILL_TYPE_LABELS[type] },
      { title: 'Status', kind: 'text', of: ({ status }) => BILL_STATUS_LABELS[status] },
      { title: 'Due', kind: 'money', of: ({ due_paise }) => due_paise },
      { title: 'Paid', kind: 'money', of: ({ paid_paise }) => paid_paise },
      {
        title: 'Balance',
        kind: 'money',
        of: ({ due_paise, paid_paise }) => due_paise - paid_paise,
      },
      { title: 'Made by', kind: 'text', of: ({ made_by }) => made_by },
    ],
  });
  const payments = sheet({
    name: 'Payments',
    rows: fitting(paymentRows(tx, range).stream()),
    columns: [
      { title: 'Date', kind: 'moment', of: ({ paid_at }) => paid_at },
      { title: 'Bill no.', kind: 'text', of: numberOf },
      { title: 'For', kind: 'text', of: ({ type }) => BILL_TYPE_LABELS[type] },
      { title: 'Patient', kind: 'text', of: ({ patient }) => patient },
      { title: 'Mode', kind: 'text', of: ({ mode }) => PAYMENT_MODE_LABELS[mode] },
      { title: 'Amount', kind: 'money', of: ({ amount_paise }) => amount_paise },
      { title: 'Received by', kind: 'text', of: ({ taken_by }) => taken_by ?? 'Provider' },
      { title: 'UPI reference', kind: 'text', of: ({ reference }) => reference ?? '' },
    ],
  });
  const subscriptions = sheet({
    name: 'Subscriptions',
    rows: fitting(soldAndPaidBack(tx, range)),
    columns: [
      { title: 'Date', kind: 'moment', of: ({ paid_at }) => paid_at },
      { title: 'Patient', kind: 'text', of: ({ patient }) => patient },
      { title: 'Plan', kind: 'text', of: ({ plan_name }) => plan_name },
      { title: 'Paid', kind: 'text', of: ({ how }) => how },
      { title: 'Amount', kind: 'money', of: ({ amount }) => amount },
      { title: 'Runs until', kind: 'moment', of: ({ ends_at }) => ends_at },
    ],
  });
  const sheets = [bills, payments, subscriptions];
  await writeWorkbook(file, { sheets, timeZone: range.timeZone, told: countedBy(tell) });
};
