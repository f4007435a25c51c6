import { fromRupees, type Paise, paise } from '../kernel/numbers/money.ts';

/** Counted notes, largest first; smaller ones are counted together as coins. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const;
export type Note = (typeof NOTES)[number];

export type CashCount = {
  /** Number of each note. */
  readonly notes: { readonly [N in Note]: number };
  readonly coins: Paise;
};

/** The total of the counted notes and coins. */
export function countedOf({ notes, coins }: CashCount): Paise {
  return paise(NOTES.reduce<number>((sum, note) => sum + fromRupees(note) * notes[note], coins));
}
