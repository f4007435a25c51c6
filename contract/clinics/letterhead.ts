import { z } from 'zod';
import { BILL_TYPES } from '../billing/bill.status.ts';
import { Instant } from '../kernel/dates.ts';
import { optionalText } from '../kernel/fields.ts';
import { percentage } from '../kernel/numbers/percent.ts';
import { CLINIC_MESSAGES as M } from './clinics.messages.ts';
import { isGstin } from './gstin.rules.ts';

/** What the prices of each kind of item include. */
const TaxRates = z.record(z.enum(BILL_TYPES), percentage(M.invalidTaxRate));
export type TaxRates = z.output<typeof TaxRates>;

/** What stands on the clinic's paper; what is null is left out, the name then is the clinic's. */
export const Letterhead = z.object({
  name: z.string().nullable(),
  /** Up to four lines. */
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The clinic's registration number, or the doctor's name with theirs. */
  registration: z.string().nullable(),
  /** A line at the foot of the paper. */
  footer: z.string().nullable(),
  gstin: z.string().nullable(),
  taxRates: TaxRates,
  /** The name under which the clinic is registered here. */
  clinicName: z.string(),
  updatedAt: Instant.nullable(),
});
export type Letterhead = z.output<typeof Letterhead>;

const ADDRESS_LINES = 4;

const gstin = z
  .string({ error: M.invalidGstin })
  .trim()
  .toUpperCase()
  .refine((text) => text === '' || isGstin(text), { error: M.invalidGstin })
  .nullish()
  .transform((text) => text || null);

/**
 * The whole letterhead as it shall be, with the `updatedAt` that it was read with: when somebody has
 * changed it since, it is a 409.
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
    gstin,
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
