import type { z } from 'zod';
import { BILL_TYPES, type BillType } from '#contract/billing/bill.status.ts';
import { type Letterhead, LetterheadBody } from '#contract/clinics/letterhead.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';
import { typedOrZero } from '#contract/kernel/numbers/typed-number.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

export const LETTERHEAD_TEXTS = [
  'name',
  'address',
  'phone',
  'email',
  'registration',
  'footer',
  'gstin',
  'upiId',
  'upiName',
] as const;
export type LetterheadText = (typeof LETTERHEAD_TEXTS)[number];
type RateField = `taxRates.${BillType}`;
export type LetterheadField = LetterheadText | RateField;

export function rateField(type: BillType): RateField {
  return `taxRates.${type}`;
}

const FIELDS: readonly LetterheadField[] = [...LETTERHEAD_TEXTS, ...BILL_TYPES.map(rateField)];

/** The typed value of a field, and its value when the edit began. */
type Edit = { readonly value: string; readonly was: string };
export type LetterheadEdits = { readonly [F in LetterheadField]?: Edit | undefined };

/** The saved values as their fields show them; a rate in percent. */
export function shownValues(letterhead: Letterhead): Record<LetterheadField, string> {
  const text = (field: LetterheadText) => letterhead[field] ?? '';
  const rate = (type: BillType) => String(inPercent(letterhead.taxRates[type]));
  return {
    name: text('name'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    registration: text('registration'),
    footer: text('footer'),
    gstin: text('gstin'),
    upiId: text('upiId'),
    upiName: text('upiName'),
    'taxRates.consultation': rate('consultation'),
    'taxRates.pharmacy': rate('pharmacy'),
    'taxRates.lab': rate('lab'),
    'taxRates.other': rate('other'),
    'taxRates.admission': rate('admission'),
  };
}

/** The fields that differ from the saved values. */
export function editedFields(letterhead: Letterhead, edits: LetterheadEdits): LetterheadField[] {
  const saved = shownValues(letterhead);
  return FIELDS.filter((field) => edits[field] && edits[field].value !== saved[field]);
}

/** The fields that another person has changed since this edit began. */
export function clashesOf(letterhead: Letterhead, edits: LetterheadEdits): LetterheadField[] {
  const saved = shownValues(letterhead);
  return editedFields(letterhead, edits).filter((field) => edits[field]?.was !== saved[field]);
}

/** The whole edited letterhead, in wire form. */
export function letterheadInput(
  letterhead: Letterhead,
  edits: LetterheadEdits,
): z.input<typeof LetterheadBody> {
  const saved = shownValues(letterhead);
  const value = (field: LetterheadField) => edits[field]?.value ?? saved[field];
  // A blank rate is 0; text that is not a number is rejected by the schema.
  const rate = (type: BillType) => typedOrZero(value(rateField(type)), 'percent');
  return {
    name: value('name'),
    address: value('address'),
    phone: value('phone'),
    email: value('email'),
    registration: value('registration'),
    footer: value('footer'),
    gstin: value('gstin'),
    upiId: value('upiId'),
    upiName: value('upiName'),
    taxRates: {
      consultation: rate('consultation'),
      pharmacy: rate('pharmacy'),
      lab: rate('lab'),
      other: rate('other'),
      admission: rate('admission'),
    },
    updatedAt: letterhead.updatedAt,
  };
}

/** The errors of the fields that the contract refuses. */
export function checkLetterhead(input: z.input<typeof LetterheadBody>): Record<string, string> {
  const { error } = LetterheadBody.safeParse(input);
  return error ? fieldErrorsOf(error) : {};
}
