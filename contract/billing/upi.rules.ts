import { amountText, type Paise } from '../kernel/numbers/money.ts';

const UPI_ID = /^[a-z0-9._-]{2,255}@[a-z][a-z0-9.-]{1,63}$/;

/** Whether a lower-case text is a UPI id: `clinic@okbank`. */
export function isUpiId(text: string): boolean {
  return UPI_ID.test(text);
}

/** Limits of the linking specification, in characters. */
const NAME_MAX = 99;
const NOTE_MAX = 50;
const REFERENCE_MAX = 35;

export type UpiRequest = {
  readonly payee: { readonly id: string; readonly name: string };
  /** Positive. */
  readonly amount: Paise;
  /** Shown to the payer: `Bill 2026-27/000042`. */
  readonly note: string;
  /** Unique to this payment; letters and digits. */
  readonly reference?: string | undefined;
};

const cut = (text: string, most: number) => [...text.trim()].slice(0, most).join('');

/**
 * The payment link of NPCI's UPI linking specification, which payment apps read from a QR code. Spaces
 * are `%20` and the `@` of the id stays as it is: several apps read no other form.
 */
export function upiLink({ payee, amount, note, reference }: UpiRequest): string {
  const parts = [
    `pa=${payee.id}`,
    `pn=${encodeURIComponent(cut(payee.name, NAME_MAX))}`,
    `am=${amountText(amount)}`,
    'cu=INR',
    `tn=${encodeURIComponent(cut(note, NOTE_MAX))}`,
    ...(reference ? [`tr=${reference.replace(/[^A-Za-z0-9]/g, '').slice(0, REFERENCE_MAX)}`] : []),
  ];
  return `upi://pay?${parts.join('&')}`;
}

/** The reference of a bill's next payment: a bill paid in parts has one for each. */
export function upiReference(billNumber: string, paymentsBefore: number): string {
  return `${billNumber.replace(/\D/g, '')}P${paymentsBefore + 1}`;
}
