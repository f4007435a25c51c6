import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { freeText, Id, requiredLine } from '../../kernel/fields.ts';
import { OrderItem } from '../../pharmacy/pharmacy-order.ts';
import { OUTSIDE_TESTS_MAX, SHEET_DIAGNOSES } from '../visit-sheet.ts';
import { FAVOURITES_MESSAGES as M } from './favourites.messages.ts';

export const FAVOURITE_NAME_MAX = 30;
/** The maximum of one doctor, and of the clinic. */
export const FAVOURITES_MAX = 200;
const DRUGS_MAX = 30;
const TESTS_MAX = 30;
export const FAVOURITE_DAYS_MAX = 366;

/** The name that is typed after `/`: letters, digits and hyphens, in any script. */
export const FavouriteName = requiredLine({
  label: 'The name',
  required: M.nameRequired,
  max: FAVOURITE_NAME_MAX,
})
  .transform((name) => name.normalize('NFC'))
  .refine((name) => /^[\p{L}\p{M}\p{N}-]+$/u.test(name), { error: M.invalidName });

const { drug_id, quantity, tabletsPerDay, numberOfDays, daysAssumed, directions_to_use } =
  OrderItem.shape;

/** A drug as it was saved, with the name that the doctor saw. */
const FavouriteDrugInput = z.object({
  ...{ drug_id, quantity, tabletsPerDay, numberOfDays, daysAssumed, directions_to_use },
  name: requiredLine({ label: 'The drug', required: M.unknownDrug, max: 200 }),
});

const FavouriteTestInput = z.object({
  id: Id,
  name: requiredLine({ label: 'The test', required: M.unknownTest, max: 200 }),
});

const texts = {
  /** In the order of the sheet. */
  diagnoses: SHEET_DIAGNOSES.default([]),
  advice: freeText({ label: 'The advice', max: 5_000 }).default(''),
  /** Drugs from outside, one per line. */
  outside: freeText({ label: 'The prescription', max: 2_000 }).default(''),
  /** Tests that are done elsewhere, one per line; absent in a change, they stay. */
  outsideTests: freeText({ label: 'The tests elsewhere', max: OUTSIDE_TESTS_MAX }).optional(),
  followUpDays: z
    .int({ error: M.invalidFollowUp })
    .min(1, { error: M.invalidFollowUp })
    .max(FAVOURITE_DAYS_MAX, { error: M.invalidFollowUp })
    .nullable()
    .default(null),
};

const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

const rows = z.object({
  ...texts,
  drugs: z
    .array(FavouriteDrugInput)
    .max(DRUGS_MAX, { error: M.tooManyDrugs })
    .refine((drugs) => isOnce(drugs.map((drug) => drug.drug_id)), { error: M.drugTwice })
    .default([]),
  tests: z
    .array(FavouriteTestInput)
    .max(TESTS_MAX, { error: M.tooManyTests })
    .refine((tests) => isOnce(tests.map(({ id }) => id)), { error: M.testTwice })
    .default([]),
});

const whose = {
  name: FavouriteName,
  /** The clinic's, for each of its doctors; otherwise the person's own. */
  shared: z.boolean().default(false),
};

type Rows = z.output<typeof rows>;
const isFilled = ({ drugs, tests, diagnoses, advice, followUpDays, ...texts }: Rows) =>
  drugs.length + tests.length + diagnoses.length > 0 ||
  `${advice}${texts.outside}${texts.outsideTests ?? ''}`.trim() !== '' ||
  followUpDays !== null;

export const CreateFavouriteBody = rows
  .extend(whose)
  .refine(isFilled, { error: M.nothingInIt, path: ['drugs'] });

/** The whole content; the version is the one that the person saw. */
export const EditFavouriteBody = rows
  .extend({ ...whose, version: z.int().min(1) })
  .refine(isFilled, { error: M.nothingInIt, path: ['drugs'] });
export type FavouriteBody = z.output<typeof CreateFavouriteBody>;

/** The name of a drug or test today; null when it was deleted since. */
const currentName = z.string().nullable();

/** A set of sheet rows under a name. */
export const Favourite = z.object({
  id: Id,
  name: z.string(),
  shared: z.boolean(),
  version: z.int(),
  updatedAt: Instant,
  updatedBy: z.string(),
  diagnoses: z.array(z.string()),
  advice: z.string(),
  outside: z.string(),
  outsideTests: z.string().default(''),
  followUpDays: z.int().nullable(),
  drugs: z.array(
    z.object({
      drug_id: Id,
      /** As saved. */
      name: z.string(),
      currentName,
      quantity: z.int(),
      tabletsPerDay: z.int(),
      numberOfDays: z.int(),
      /** The doctor wrote no days. */
      daysAssumed: z.boolean().optional(),
      directions_to_use: z.string().nullable(),
    }),
  ),
  tests: z.array(z.object({ id: Id, name: z.string(), currentName })),
});
export type Favourite = z.output<typeof Favourite>;
