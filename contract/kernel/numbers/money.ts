import { z } from 'zod';
import { lazily } from '../lazily.ts';
import { withoutMinusZero } from './without-minus-zero.ts';

/** An amount in whole paise; the only representation of money between the wire and the screen. */
export type Paise = number & z.$brand<'Paise'>;

/** Converts an integer, for example from the database, to paise, never minus zero. Throws on fractions. */
export function paise(amount: number): Paise {
  // Schema parsing is slow for lists with thousands of amounts.
  return Number.isSafeInteger(amount)
    ? (withoutMinusZero(amount) as Paise)
    : PaiseSchema.parse(amount);
}

const PAISE_IN_A_RUPEE = 100;

const PaiseSchema = z
  .number()
  .int()
  .min(-Number.MAX_SAFE_INTEGER)
  .max(Number.MAX_SAFE_INTEGER)
  .brand<'Paise'>();

/** The maximum of an entered amount, in rupees; far above any bill of a clinic. */
export const RUPEES_MAX = 10_000_000;
export const AMOUNT_TOO_LARGE = 'An amount is at most ₹1,00,00,000.';

/**
 * Converts rupees from the wire to paise, rounded to a whole paisa. Throws on an invalid amount.
 */
export function fromRupees(amount: number): Paise {
  return paise(Math.round(amount * PAISE_IN_A_RUPEE));
}

/** The amount in rupees, for the wire, a spreadsheet or a chart axis. */
export function inRupees(amount: Paise): number {
  return amount / PAISE_IN_A_RUPEE;
}

/** Splits a non-negative amount into whole rupees and remaining paise. */
export function wholeRupees(amount: Paise): { rupees: number; left: Paise } {
  const left = paise(amount % PAISE_IN_A_RUPEE);
  return { rupees: inRupees(paise(amount - left)), left };
}

/** Whether two amounts in rupees, with any number of decimals, differ by at most one paisa. */
export function isWithinAPaisa(rupees: number, amount: Paise): boolean {
  return Math.abs(rupees * PAISE_IN_A_RUPEE - amount) <= 1 + 1e-6;
}

/** Whether a number, of rupees or percent, has at most two decimals. */
export function hasAtMostTwoDecimals(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees;
}

/** The largest amount, in rupees, whose paise are exact. */
const SAFE_RUPEES = Math.floor(Number.MAX_SAFE_INTEGER / PAISE_IN_A_RUPEE);

/**
 * Money in a reply: rupees on the wire, paise in code. Limited only by what is exact, since a sum
 * may exceed the maximum of an input.
 */
export const Money = z.codec(z.number().min(-SAFE_RUPEES).max(SAFE_RUPEES), PaiseSchema, {
  decode: fromRupees,
  encode: (amount) => inRupees(paise(amount)),
});

/**
 * An entered amount: rupees with at most two decimals, parsed to paise. `message` is the error for
 * an invalid value, `required` for a missing one.
 */
export function rupees(options: { min?: number; message: string; required?: string }) {
  const wire = z
    .number({
      error: ({ input }) => (input === undefined ? options.required : undefined) ?? options.message,
    })
    .min(options.min ?? -RUPEES_MAX, { error: options.message })
    .max(RUPEES_MAX, { error: AMOUNT_TOO_LARGE })
    .refine(hasAtMostTwoDecimals, { error: options.message });
  return z.codec(wire, PaiseSchema, {
    decode: fromRupees,
    encode: (amount) => inRupees(paise(amount)),
  });
}

const rupeeFormat = lazily(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** `₹1,23,456.00`: Indian grouping, always two decimals (specification 1, section 9). */
export function formatMoney(amount: Paise): string {
  return rupeeFormat().format(inRupees(amount));
}

/** `1250.50`: rupees for a form field, without sign or grouping. */
export function amountText(amount: Paise): string {
  return inRupees(amount).toFixed(2);
}

const shortFormat = lazily(
  () => new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 }),
);

/** `1.2L`: rupees for a chart axis. */
export function formatShort(amount: Paise): string {
  return shortFormat().format(inRupees(amount));
}

/** Rupees rounded to the paisa, as of a rate such as 2.0607; NaN stays NaN. */
export function roundedToPaise(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}
