import { z } from 'zod';
import { BILL_TYPES } from '../billing/bill.status.ts';
import { isUpiId } from '../billing/upi.rules.ts';
import { Instant } from '../kernel/dates.ts';
import { optionalText } from '../kernel/fields.ts';
import { Gstin } from '../kernel/numbers/gstin.ts';
import { percentage } from '../kernel/numbers/percent.ts';
import { CLINIC_MESSAGES as M } from './clinics.messages.ts';

/** Included tax rates for each kind of item. */
const TaxRates = z.record(z.enum(BILL_TYPES), percentage(M.invalidTaxRate));
export type TaxRates = z.output<typeof TaxRates>;

/**
 * The clinic's letterhead. Null fields are not printed; a null name falls back to the clinic's
 * name.
 */
export const Letterhead = z.object({
  name: z.string().nullable(),
  /** Up to four lines. */
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The clinic's registration number, or the doctor's name with theirs. */
  registration: z.string().nullable(),
  /** The footer line. */
  footer: z.string().nullable(),
  gstin: z.string().nullable(),
  /** The clinic's UPI address for payments at the counter; without it no QR code is shown. */
  upiId: z.string().nullable(),
  /** The payee of the QR code; null: the name on the paper. */
  upiName: z.string().nullable(),
  taxRates: TaxRates,
  /** The logo's version, for its address, and its size in pixels; null without one. */
  logo: z.object({ version: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** The clinic's registered name in this system. */
  clinicName: z.string(),
  updatedAt: Instant.nullable(),
});
export type Letterhead = z.output<typeof Letterhead>;

const ADDRESS_LINES = 4;

const upiId = z
  .string({ error: M.invalidUpiId })
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || isUpiId(text), { error: M.invalidUpiId })
  .nullish()
  .transform((text) => text || null);

/**
 * The complete letterhead, with the `updatedAt` at which it was read; a newer change in between
 * returns 409.
 */
export const LetterheadBody = z
  .object({
    name: optionalText({ label: 'Name', max: 120 }),
    address: optionalText({ label: 'Address', max: 300 }).refine(
      (text) => text === null || text.split('\n').length <= ADDRESS_LINES,
      { error: M.addressTooLong },
    ),
    phone: optionalText({ label: 'Phone', max: 60 }),
    email: optionalText({ label: 'Email', max: 120 }),
    registration: optionalText({ label: 'Registration', max: 160 }),
    footer: optionalText({ label: 'Footer', max: 200 }),
    gstin: Gstin,
    upiId: upiId.optional(),
    upiName: optionalText({ label: 'Payee name', max: 99 }).optional(),
    taxRates: TaxRates,
    updatedAt: Instant.nullable(),
  })
  .refine(
    ({ gstin: number, taxRates }) => number || Object.values(taxRates).every((rate) => !rate),
    {
      path: ['gstin'],
      error: M.gstinNeeded,
    },
  );
export type LetterheadBody = z.output<typeof LetterheadBody>;
