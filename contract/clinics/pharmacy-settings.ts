import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { freeText } from '../kernel/fields.ts';
import { DIRECTIONS_LANGUAGES } from '../medicines/directions.languages.ts';
import { CLINIC_MESSAGES as M } from './clinics.messages.ts';

/** Labels that the pharmacy prints, width × height in mm. */
export const LABEL_SIZES = ['50x30', '75x50', '100x50'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];
export const LABEL_SIZE_LABELS = {
  '50x30': '50 × 30 mm',
  '75x50': '75 × 50 mm',
  '100x50': '100 × 50 mm',
} as const satisfies Record<LabelSize, string>;

/** Days before its expiry on which stock counts as near it. */
export const NEAR_EXPIRY_DAYS = { least: 1, most: 365 } as const;

const LICENCE_LINES = 2;

/** Absent leaves it, blank clears it. */
const sentLine = (label: string, max: number) =>
  freeText({ label, max })
    .trim()
    .transform((text) => text || null)
    .nullable()
    .optional();

const labelSize = z.enum(LABEL_SIZES, { error: M.unknownLabelSize });
const language = z.enum(DIRECTIONS_LANGUAGES, { error: M.unknownLanguage });

/** The settings of the pharmacy, which hold for the whole clinic. */
export const PharmacySettings = z.object({
  /** Drug licence numbers, up to two lines, printed on bills of drugs and on labels. */
  licences: z.string().nullable(),
  labelSize,
  /** Used until a browser chooses another. */
  directionsLanguage: language,
  /** Null: one calendar month. */
  nearExpiryDays: z.int().nullable(),
  /** The registered pharmacist, printed on the bill of a sale. */
  pharmacistName: z.string().nullable(),
  pharmacistRegistration: z.string().nullable(),
  /** Schedule H1 and X are not sold without prescriber and patient; only with `licences`. */
  holdsScheduledSales: z.boolean(),
  updatedAt: Instant.nullable(),
});
export type PharmacySettings = z.output<typeof PharmacySettings>;

/**
 * Any subset, with the `updatedAt` at which the settings were read; a newer change in between
 * returns 409.
 */
export const PharmacySettingsBody = z.object({
  licences: freeText({ label: 'Drug licence numbers', max: 120 })
    .trim()
    .refine((text) => text.split('\n').length <= LICENCE_LINES, { error: M.tooManyLicenceLines })
    .transform((text) => text || null)
    .nullable()
    .optional(),
  labelSize: labelSize.optional(),
  directionsLanguage: language.optional(),
  nearExpiryDays: z
    .int({ error: M.invalidNearExpiryDays })
    .min(NEAR_EXPIRY_DAYS.least, { error: M.invalidNearExpiryDays })
    .max(NEAR_EXPIRY_DAYS.most, { error: M.invalidNearExpiryDays })
    .nullable()
    .optional(),
  pharmacistName: sentLine('Pharmacist', 120),
  pharmacistRegistration: sentLine('Registration', 60),
  holdsScheduledSales: z.boolean({ error: M.invalidSwitch }).optional(),
  updatedAt: Instant.nullable(),
});
export type PharmacySettingsBody = z.output<typeof PharmacySettingsBody>;
