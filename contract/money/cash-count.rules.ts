import { fromRupees, type Paise, paise } from '../kernel/numbers/money.ts';

/** The notes that are counted, the largest first; what is smaller is counted together, as coins. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const;
export type Note = (typeof NOTES)[number];

export type CashCount = {
  /** How many of each note. */
  readonly notes: { readonly [N in Note]: number };
  readonly coins: Paise;
};

/** What the counted notes and coins come to. */
export function countedOf({ notes, coins }: CashCount): Paise {
  return paise(NOTES.reduce<number>((sum, note) => sum + fromRupees(note) * notes[note], coins));
}
