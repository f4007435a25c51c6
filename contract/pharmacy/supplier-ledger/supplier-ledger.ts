import { z } from 'zod';
import { OPENING_BALANCE } from '../../books/lines.ts';
import { Instant } from '../../kernel/dates.ts';
import { Id } from '../../kernel/fields.ts';
import { Money } from '../../kernel/numbers/money.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { PAYMENT_WAYS } from './supplier-payment.ts';

/** Kinds of rows. Within a day, returns, payments and reversals are in the order they were made. */
export const LEDGER_KINDS = ['opening', 'invoice', 'return', 'payment', 'reversal'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
export const LEDGER_KIND_LABELS = {
  opening: OPENING_BALANCE,
  invoice: 'Invoice',
  return: 'Return',
  payment: 'Payment',
  reversal: 'Payment taken back',
} as const satisfies Record<LedgerKind, string>;

/** A row of a supplier's ledger. An undone delivery or return has none. */
export const LedgerRow = z.object({
  /** That of the invoice, payment or return; that of the supplier for the opening balance. */
  id: Id,
  kind: z.enum(LEDGER_KINDS),
  day: z.iso.date(),
  /** The number of the invoice, debit note or voucher of the cash book. */
  number: z.string().nullable(),
  /** Added to the debt; negative for a payment or return. */
  amount: Money,
  /** The debt after this row. */
  balance: Money,
  /** An invoice without a total of the paper and with a line without cost, which `amount` lacks. */
  lacks_total: z.boolean(),
  way: z.enum(PAYMENT_WAYS).nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  /** The number of the invoice that a payment names. */
  pays: z.string().nullable(),
  /** The part of an invoice that is not paid, by every row up to now; absent on other rows. */
  left: Money.optional(),
  /** A payment that was taken back. */
  is_reversed: z.boolean(),
  at: Instant.nullable(),
  by: z.string().nullable(),
});
export type LedgerRow = z.output<typeof LedgerRow>;

/** The ledger of some days; `opening` is the balance of every earlier row. */
export const SupplierLedger = z.object({
  supplier: Supplier,
  opening: Money,
  rows: z.array(LedgerRow),
  closing: Money,
  /** The entered opening balance, whichever days are shown. */
  first: z.object({ amount: Money, day: z.iso.date() }).nullable(),
});
export type SupplierLedger = z.output<typeof SupplierLedger>;

/** The oldest debt that is not paid in full. */
export const OldestUnpaid = z.object({
  /** Null for the opening balance, or an invoice without a number. */
  number: z.string().nullable(),
  day: z.iso.date(),
  left: Money,
});
export type OldestUnpaid = z.output<typeof OldestUnpaid>;

/** The debt to one supplier. Negative: the supplier owes the clinic. */
export const SupplierBalance = z.object({
  supplier_id: Id,
  balance: Money,
  oldest: OldestUnpaid.nullable(),
  /** Invoices without a known total, which the balance lacks. */
  without_total: z.int(),
});
export type SupplierBalance = z.output<typeof SupplierBalance>;

/** The debt in all: the sum of the positive balances. */
export const SupplierBalances = z.object({
  owed: Money,
  balances: z.array(SupplierBalance),
  today: z.iso.date(),
});
export type SupplierBalances = z.output<typeof SupplierBalances>;

export const LEDGER_HEADINGS = {
  day: 'Date',
  what: 'Particulars',
  number: 'Number',
  owed: 'Invoiced',
  paid: 'Paid or returned',
  balance: 'Balance owed',
} as const;
