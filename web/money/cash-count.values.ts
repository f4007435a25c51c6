import { z } from 'zod';
import { fromRupees, inRupees, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { typedOrZero } from '#contract/kernel/numbers/typed-number.ts';
import { type CashCount, countedOf, NOTES, type Note } from '#contract/money/cash-count.rules.ts';
import { CloseDayBody, type DayClose } from '#contract/money/day-close.ts';

/** The typed counts of each note, and the coins in rupees; an empty field counts as none. */
export type TypedCount = { readonly [N in Note | 'coins' | 'note']: string };

export const EMPTY_COUNT: TypedCount = {
  500: '',
  200: '',
  100: '',
  50: '',
  20: '',
  10: '',
  coins: '',
  note: '',
};

const typedCount = (count: number) => (count === 0 ? '' : String(count));

/** The count of a close, as the fields have it, without its note. */
export function typedOf({ notes, coins }: DayClose): TypedCount {
  return {
    500: typedCount(notes[500]),
    200: typedCount(notes[200]),
    100: typedCount(notes[100]),
    50: typedCount(notes[50]),
    20: typedCount(notes[20]),
    10: typedCount(notes[10]),
    coins: typedCount(inRupees(coins)),
    note: '',
  };
}

const { notes: Notes, coins: Coins } = CloseDayBody.shape;

function wireNotes(typed: TypedCount) {
  return {
    500: typedOrZero(typed[500]),
    200: typedOrZero(typed[200]),
    100: typedOrZero(typed[100]),
    50: typedOrZero(typed[50]),
    20: typedOrZero(typed[20]),
    10: typedOrZero(typed[10]),
  };
}

/** The value of one kind of note; 0 while the count is invalid. */
export function amountOf(typed: TypedCount, note: Note): Paise {
  const count = Notes.shape[note].safeParse(typedOrZero(typed[note])).data ?? 0;
  return fromRupees(note * count);
}

/** The errors of the invalid fields. */
export function countProblems(typed: TypedCount): Partial<Record<Note | 'coins', string>> {
  const problems: Partial<Record<Note | 'coins', string>> = {};
  for (const note of NOTES) {
    const { error } = Notes.shape[note].safeParse(typedOrZero(typed[note]));
    if (error) problems[note] = error.issues[0]?.message ?? '';
  }
  const { error } = Coins.safeParse(typedOrZero(typed.coins, 'rupees'));
  if (error) problems.coins = error.issues[0]?.message ?? '';
  return problems;
}

/** The sum of the valid fields. */
export function countedSum(typed: TypedCount): Paise {
  const count = z.object({ notes: Notes, coins: Coins });
  const known: CashCount | undefined = count.safeParse(countInput(typed)).data;
  return known ? countedOf(known) : paise(0);
}

/** The request body of the count. */
export function countInput(typed: TypedCount) {
  return { notes: wireNotes(typed), coins: typedOrZero(typed.coins, 'rupees') };
}
