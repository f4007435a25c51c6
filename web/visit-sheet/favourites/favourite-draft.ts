import { z } from 'zod';
import { addDays } from '#contract/kernel/dates.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { FAVOURITE_DAYS_MAX, type Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import type { createFavourite } from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { lineErrors, type OrderLineDraft, orderInput } from '#web/pharmacy/index.ts';
import { SheetDraft } from '../saving/sheet-draft.ts';

/** A favourite as it is edited; its numbers as text. */
export const FavouriteDraft = SheetDraft.omit({ followUpOn: true }).extend({
  name: z.string(),
  shared: z.boolean(),
  followUpDays: z.string(),
});
export type FavouriteDraft = z.output<typeof FavouriteDraft>;

/** The days from today to the follow-up, as text; empty without one. */
function daysUntil(followUpOn: string | null, today: string): string {
  if (followUpOn === null) return '';
  for (let days = 1; days <= FAVOURITE_DAYS_MAX; days += 1) {
    if (addDays(today, days) === followUpOn) return String(days);
  }
  return '';
}

/** The content of a sheet as a new favourite. */
export function draftOfSheetRows(sheet: SheetDraft, today: string): FavouriteDraft {
  const { followUpOn, ...rows } = sheet;
  return { ...rows, name: '', shared: false, followUpDays: daysUntil(followUpOn, today) };
}

/** The content of a favourite, for editing. */
export function draftOfFavourite(favourite: Favourite): FavouriteDraft {
  const { name, shared, diagnoses, advice, outside, outsideTests, followUpDays } = favourite;
  return {
    ...{ name, shared, diagnoses, advice, outside, outsideTests },
    followUpDays: followUpDays === null ? '' : String(followUpDays),
    lines: favourite.drugs.map(lineOf),
    tests: favourite.tests.map((test) => ({
      ...{ id: test.id, name: test.name, price: paise(0), ai_run_id: null },
    })),
  };
}

const lineOf = (drug: Favourite['drugs'][number]): OrderLineDraft => ({
  ...{ drugId: drug.drug_id, name: drug.name, price: paise(0) },
  perDay: String(drug.tabletsPerDay),
  days: String(drug.numberOfDays),
  quantity: String(drug.quantity),
  directions: drug.directions_to_use ?? '',
  ...(drug.daysAssumed && { daysAssumed: true }),
  byHand: drug.quantity !== drug.tabletsPerDay * drug.numberOfDays,
  isProposed: false,
});

/** The drugs with a number that is missing or wrong. */
export const withoutNumbers = ({ lines }: FavouriteDraft): readonly string[] =>
  lines.filter((line) => Object.keys(lineErrors(line)).length > 0).map(({ name }) => name);

type Body = EndpointInput<typeof createFavourite>['body'];

/** The body of the call that saves a draft. */
export function favouriteInput(draft: FavouriteDraft): Body {
  const { name, shared, diagnoses, advice, lines, tests, followUpDays } = draft;
  const { items } = orderInput({ lines, prescription: '' });
  return {
    ...{ shared, diagnoses, advice },
    ...{ outside: draft.outside.trim(), outsideTests: draft.outsideTests.trim() },
    name: name.trim().replace(/^\//, ''),
    // 0 is refused: the text has no number.
    followUpDays: followUpDays.trim() === '' ? null : Math.trunc(Number(followUpDays)) || 0,
    drugs: items.map((item, at) => ({ ...item, name: lines[at]?.name ?? '' })),
    tests: tests.map((test) => ({ id: test.id, name: test.name })),
  };
}
