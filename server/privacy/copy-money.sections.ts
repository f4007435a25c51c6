import type { Admission } from '#contract/admissions/admission.ts';
import {
  BILL_STATUS_LABELS,
  BILL_TYPE_LABELS,
  PAYMENT_MODE_LABELS,
  WAIVER_LABELS,
} from '#contract/billing/bill.status.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { SUMMARY_LABELS } from '#contract/discharge/discharge-summary.ts';
import { formatDate, formatDateTime } from '#contract/kernel/dates.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import type { SummaryRow } from '../discharge/index.ts';
import { type Entry, facts, type Section } from './copy.document.ts';

/** The discharge summary of a stay, part by part. */
function summaryFacts(row: SummaryRow | undefined): [string, string | null][] {
  if (!row) return [];
  return [
    ['Diagnosis', row.diagnosis],
    [SUMMARY_LABELS.treatment, row.treatment],
    [SUMMARY_LABELS.condition, row.condition],
    [SUMMARY_LABELS.medicines, row.medicines],
    ['Advice at discharge', row.advice],
    ['Follow-up', row.follow_up_on],
  ];
}

export function staysOf(
  stays: readonly Admission[],
  summaries: readonly SummaryRow[],
  zone: string,
): Section {
  const entries = stays.map(
    ({ id, admission_date, discharge_date, reason, bed, doctor, calculated }): Entry => ({
      heading: formatDateTime(admission_date, zone),
      blocks: [
        facts(
          ['Discharged', discharge_date ? formatDateTime(discharge_date, zone) : 'Not yet'],
          ['Reason', reason],
          ['Bed', bed],
          ['Doctor', doctor?.name],
          ['Days', String(calculated.daysStayed)],
          ['Charged', formatMoney(calculated.totalDue)],
          ['Paid', formatMoney(calculated.totalPaid)],
          ...summaryFacts(summaries.find(({ admission_id }) => admission_id === id)),
        ),
      ],
    }),
  );
  return { title: 'Stays', entries };
}

const CREDITS = { discount: 'Discount', return: 'Returned', cancellation: 'Cancelled' } as const;

export function billsOf(bills: readonly BillDetails[], zone: string): Section {
  const entries = bills.map(({ bill, payments, calculated }): Entry => {
    const { waived_as: waived, waived_reason } = bill;
    const items = bill.items.map(({ name, quantity, price, total }) => [
      name,
      String(quantity),
      formatMoney(price),
      formatMoney(total),
    ]);
    const credits = bill.credits.map(({ kind, amount, note }) => [
      [CREDITS[kind], note].filter(Boolean).join(': '),
      '',
      '',
      `– ${formatMoney(amount)}`,
    ]);
    const paid = payments.map(({ payment_date, payment_mode, amount_paid }) => [
      formatDateTime(payment_date, zone),
      PAYMENT_MODE_LABELS[payment_mode],
      formatMoney(amount_paid),
    ]);
    return {
      heading: `Bill ${bill.number}`,
      blocks: [
        facts(
          ['Made', formatDateTime(bill.createdAt, zone)],
          ['For', BILL_TYPE_LABELS[bill.type]],
          ['Status', BILL_STATUS_LABELS[bill.status]],
          [
            'Not charged',
            waived && [WAIVER_LABELS[waived], waived_reason].filter(Boolean).join(': '),
          ],
          ['Cancelled because', bill.cancel_reason],
        ),
        { head: ['Item', 'Quantity', 'Price', 'Total'], rows: [...items, ...credits] },
        facts(
          ['To pay', formatMoney(calculated.totalDue)],
          ['Paid', formatMoney(calculated.totalPaid)],
          ['Balance', formatMoney(calculated.balance)],
        ),
        ...(paid.length > 0 ? [{ head: ['Paid on', 'How', 'Amount'], rows: paid }] : []),
      ],
    };
  });
  return { title: 'Bills and payments', entries };
}

type Term = {
  readonly plan_name: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly price_paise: number;
  readonly refunded_paise: number | null;
  readonly method: 'manual' | 'online';
  readonly paid_at: Date;
};

export function subscriptionsOf(terms: readonly Term[], zone: string): Section {
  const rows = terms.map((term) => [
    term.plan_name,
    `${formatDate(term.starts_at.toISOString(), zone)} to ${formatDate(term.ends_at.toISOString(), zone)}`,
    formatMoney(paise(term.price_paise)),
    `${formatDate(term.paid_at.toISOString(), zone)}, ${term.method === 'online' ? 'online' : 'at the counter'}`,
    term.refunded_paise === null ? '' : formatMoney(paise(term.refunded_paise)),
  ]);
  const head = ['Plan', 'Runs', 'Price', 'Paid', 'Paid back'];
  return { title: 'Subscriptions', entries: rows.length > 0 ? [{ blocks: [{ head, rows }] }] : [] };
}
