import { daysIn } from '../../kernel/day-range.ts';
import { type Paise, paise } from '../../kernel/numbers/money.ts';
import { RETURN_REASON_LABELS, RETURN_REASONS } from '../supplier-returns/supplier-return.ts';
import { LEDGER_KIND_LABELS, type LedgerRow, type OldestUnpaid } from './supplier-ledger.ts';
import { PAYMENT_WAY_LABELS } from './supplier-payment.ts';

/** A row as the oldest debt is found from it. */
export type OwedRow = {
  readonly id: string;
  readonly kind: LedgerRow['kind'];
  readonly day: string;
  readonly number: string | null;
  readonly amount: number;
  /** The invoice that a payment names. */
  readonly invoice_id: string | null;
};

/**
 * The invoices and the opening balance, oldest first, with what is left to pay of each. A payment
 * pays the invoice that it names; what is left of it, and every other payment and return, pays the
 * oldest debt first.
 */
export function debtsOf(
  rows: readonly OwedRow[],
): readonly { readonly debt: OwedRow; readonly left: number }[] {
  const debts = rows
    .filter(({ kind, amount }) => (kind === 'invoice' || kind === 'opening') && amount > 0)
    .sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));
  const named = new Map<string, number>();
  let pool = 0;
  for (const { kind, amount, invoice_id } of rows) {
    if (kind === 'invoice' || (kind === 'opening' && amount > 0)) continue;
    if (invoice_id === null) pool -= amount;
    else named.set(invoice_id, (named.get(invoice_id) ?? 0) - amount);
  }
  const left = debts.map((debt) => {
    const paid = Math.min(named.get(debt.id) ?? 0, debt.amount);
    named.set(debt.id, (named.get(debt.id) ?? 0) - paid);
    return { debt, left: debt.amount - paid };
  });
  for (const over of named.values()) pool += over;
  return left.map(({ debt, left: open }) => {
    const paid = Math.min(open, pool);
    pool -= paid;
    return { debt, left: open - paid };
  });
}

/** The oldest invoice or opening balance that is not paid in full; null when nothing is owed. */
export function oldestUnpaid(rows: readonly OwedRow[]): OldestUnpaid | null {
  const oldest = debtsOf(rows).find(({ left }) => left > 0);
  if (!oldest) return null;
  const { number, day } = oldest.debt;
  return { number, day, left: paise(oldest.left) };
}

/** Full days from a day to today: 0 on the day itself. */
export function ageInDays(day: string, today: string): number {
  return Math.max(0, daysIn({ startDate: day, endDate: today }) - 1);
}

/** Each row with the balance after it, from the balance before the first. */
export function withBalances<Row extends { readonly amount: Paise }>(
  rows: readonly Row[],
  opening: Paise,
): (Row & { balance: Paise })[] {
  let balance: number = opening;
  return rows.map((row) => {
    balance += row.amount;
    return { ...row, balance: paise(balance) };
  });
}

/** The label of a return's reason, which its row has as the note. */
function reasonOf(note: string | null): string | undefined {
  const reason = RETURN_REASONS.find((one) => one === note);
  return reason && RETURN_REASON_LABELS[reason];
}

/** The text of a row besides its number: `Payment: UPI, ref. 4711, for KA/0123, note`. */
export function particularsOf(row: LedgerRow): string {
  const facts = [
    row.way && PAYMENT_WAY_LABELS[row.way],
    row.reference && `ref. ${row.reference}`,
    row.pays && `for ${row.pays}`,
    row.kind === 'return' ? reasonOf(row.note) : row.note,
    row.lacks_total && 'total not known',
    row.is_reversed && 'taken back',
  ].filter(Boolean);
  const label = LEDGER_KIND_LABELS[row.kind];
  return facts.length > 0 ? `${label}: ${facts.join(', ')}` : label;
}
