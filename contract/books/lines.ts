import { BILL_TYPE_LABELS } from '../billing/bill.status.ts';
import { type Paise, paise } from '../kernel/numbers/money.ts';
import type { CaseRow } from './case-register.ts';
import type { CashDay, CashEntry } from './cash-book.ts';

/**
 * The nature of service of a case: the kind of bill with its items, or the subscription. Items that begin
 * with the kind do not repeat it: `Consultation Fee`.
 */
export function serviceOf({ type, service }: Pick<CaseRow, 'type' | 'service'>): string {
  const kind = type ? BILL_TYPE_LABELS[type] : 'Subscription';
  return service.toLowerCase().startsWith(kind.toLowerCase()) ? service : `${kind}: ${service}`;
}

/** As `serviceOf`, in the line of a paper: the bill names the medicines, not the register. */
export function printedServiceOf(row: Pick<CaseRow, 'type' | 'service'>): string {
  return row.type === 'pharmacy' ? BILL_TYPE_LABELS.pharmacy : serviceOf(row);
}

/** A line of the cash book. A negative amount was paid out. */
export type CashLine = {
  readonly key: string;
  readonly what: string;
  readonly amount: Paise;
  readonly entry?: CashEntry;
};

/** The lines of a day: what patients paid and got back, and the other entries. */
export function linesOfDay({ received, paidBack, entries }: CashDay): CashLine[] {
  const patients = [
    { key: 'received', what: 'Received from patients', amount: received },
    { key: 'back', what: 'Paid back to patients', amount: paise(-paidBack) },
  ];
  return [
    ...patients.filter(({ amount }) => amount !== 0),
    ...entries.map((entry) => ({
      key: entry.id,
      what: entry.reverses ? `Reverses ${entry.reverses}: ${entry.particulars}` : entry.particulars,
      amount: entry.amount,
      entry,
    })),
  ];
}

export const CASH_HEADINGS = {
  day: 'Date',
  what: 'Particulars',
  voucher: 'Voucher',
  received: 'Received',
  paid: 'Paid',
  balance: 'Balance',
} as const;

export const CASE_HEADINGS = {
  day: 'Date',
  serial: 'Serial',
  patient: 'Patient',
  service: 'Nature of service',
  fee: 'Fee received',
  receivedAt: 'Date received',
} as const;

export const STOCK_HEADINGS = {
  drug: 'Drug',
  batch: 'Batch',
  expiry: 'Expiry',
  quantity: 'Quantity',
} as const;
export const OPENING_BALANCE = 'Opening balance';
