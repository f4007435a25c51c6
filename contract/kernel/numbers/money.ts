import { z } from 'zod';

/** An amount of money in whole paise; the only form it has between the wire and the screen. */
export type Paise = number & z.$brand<'Paise'>;

/** Makes paise from a whole number, e.g. one that the database returned. Throws on fractions. */
export function paise(amount: number): Paise {
  // The schema takes its time, and a list has thousands of amounts.
  return Number.isSafeInteger(amount) ? (amount as Paise) : PaiseSchema.parse(amount);
}

const PAISE_IN_A_RUPEE = 100;

const PaiseSchema = z
  .number()
  .int()
  .min(-Number.MAX_SAFE_INTEGER)
  .max(Number.MAX_SAFE_INTEGER)
  .brand<'Paise'>();

/** The most that is entered at once, in rupees: far above any bill of a clinic. */
export const RUPEES_MAX = 10_000_000;
export const AMOUNT_TOO_LARGE = 'An amount is at most ₹1,00,00,000.';

/** Rupees as the wire has them, rounded to a whole paisa. Throws on what is no amount. */
export function fromRupees(amount: number): Paise {
  return paise(Math.round(amount * PAISE_IN_A_RUPEE));
}

/** The amount in rupees, as the wire, a spreadsheet and the axis of a chart have it. */
export function inRupees(amount: Paise): number {
  return amount / PAISE_IN_A_RUPEE;
}

/** The amount in whole rupees and what is left over, in paise. For amounts of at least 0. */
export function wholeRupees(amount: Paise): { rupees: number; left: Paise } {
  const left = paise(amount % PAISE_IN_A_RUPEE);
  return { rupees: inRupees(paise(amount - left)), left };
}

/** Whether an amount in rupees, of any number of decimals, is the other but for one paisa. */
export function isWithinAPaisa(rupees: number, amount: Paise): boolean {
  return Math.abs(rupees * PAISE_IN_A_RUPEE - amount) <= 1 + 1e-6;
}

/** True for a number that a person would write with at most two decimals. */
function hasAtMostTwoDecimals(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees;
}

/**
 * Money in a reply: rupees on the wire, paise in the code. It has no end of its own, since a sum may
 * exceed the most that is entered at once.
 */
export const Money = z.codec(z.number(), PaiseSchema, {
  decode: fromRupees,
  encode: (amount) => inRupees(paise(amount)),
});

/**
 * Money that a person enters: rupees with at most two decimals, decoded to paise. `message` is what a
 * person reads when the value is not such an amount, `required` when there is none.
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

const RUPEE_FORMAT = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `₹1,23,456.00`: Indian grouping, always two decimals (specification 1, section 9). */
export function formatMoney(amount: Paise): string {
  return RUPEE_FORMAT.format(inRupees(amount));
}

/** `1250.50`: rupees as a field of a form has them, without a sign or groups. */
export function amountText(amount: Paise): string {
  return inRupees(amount).toFixed(2);
}

const SHORT_FORMAT = new Intl.NumberFormat('en-IN', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** `1.2L`: rupees as the axis of a chart has them. */
export function formatShort(amount: Paise): string {
  return SHORT_FORMAT.format(inRupees(amount));
}
