import type { Cell } from '../parse-sheet.ts';
import { isNothing, plainText } from './cell-text.ts';

/**
 * A figure of a cell. `null` is an empty cell; `doubtful` is a cell in which a person sees a figure
 * that cannot be read for certain.
 */
export type Figure = number | null | 'doubtful';

const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Digit groups of India (`1,00,000`) or of the West (`100,000`). */
const GROUPED = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d*)?$/;

function plainNumber(text: string): Figure {
  if (PLAIN.test(text)) return Number(text);
  return GROUPED.test(text) ? Number(text.replaceAll(',', '')) : 'doubtful';
}

const CURRENCY =
  /(?:₹|₨|(?<!\p{L})(?:rs|inr|rupees?|re)(?!\p{L})\.?|(?<!\p{L})(?:रु\.?|रुपये|रुपए|रूपये)(?![\p{L}\p{M}]))/giu;
/** `3.10/Nos`, as Tally writes a rate. */
const RATE_OF_UNIT =
  /(?<=\d) ?(?:\/|(?<!\p{L})per(?!\p{L})) ?((?:nos?|pcs?|piece|each|unit|tab|cap|btl|bottle|vial|amp|tube|pkt|test)s?)\.?$/iu;

/** The unit of a rate such as `3.10/Nos`, or null. */
export const unitOfRate = (cell: Cell | undefined) =>
  RATE_OF_UNIT.exec(plainText(cell))?.[1] ?? null;

/** Parses `₹1,234.50`, `Rs.45/-`, `45 Rs`, `45 रु.`, `MRP 9`, `3.10/Nos`, `45.00 only` and 2.0607. */
export function amountOf(cell: Cell | undefined): Figure {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : 'doubtful';
  if (typeof cell === 'boolean') return 'doubtful';
  const text = plainText(cell);
  if (isNothing(text)) return null;
  const digits = text
    .replace(CURRENCY, ' ')
    .replace(/^\s*(?:m\.?r\.?p\.?|@)[\s:.]*/i, '')
    .replace(RATE_OF_UNIT, '')
    .replace(/\s*\*+\s*$/, '')
    // `45=00`, `45-00`: rupees and paise, as a bill is written by hand.
    .replace(/(?<=^\d+)(?:=(?=\d\d$)|-(?=00$))/, '.')
    .replace(/(?:\/[-=]?|=|-)\s*(?:only)?\s*$/i, '')
    .replace(/\bonly\s*$/i, '')
    .replace(/^[\s:]+/, '')
    .trim();
  return plainNumber(digits);
}

/** Words that multiply the number before them. */
const MULTIPLES = /^(?:doz(?:en)?s?|lakhs?|thousand|hundred|half|pairs? of.*|k|x|m|l|e)\.?$/i;

/** A count of pieces, and the word that it was written with. */
export type Count = { readonly pieces: Figure; readonly word: string | null };

/**
 * Parses `40`, `40 TAB`, `1,200`, `NIL` and `40.00`: any single word is a unit. `4 x 10`, `10+2` and
 * `12:5` are doubtful, because shops mean different numbers by them.
 */
export function countOf(cell: Cell | undefined): Count {
  const amount = typeof cell === 'number' ? amountOf(cell) : null;
  if (amount !== null) return { pieces: amount, word: null };
  const text = plainText(cell);
  if (/^(?:nil|zero|out of stock|no stock|o\/s|oos)\.?$/i.test(text)) {
    return { pieces: 0, word: null };
  }
  if (isNothing(text)) return { pieces: null, word: null };
  const [, digits = text, word = null] = /^(-?[\d,.]+) ?([\p{L}\p{M}]+\.?)$/u.exec(text) ?? [];
  const pieces = plainNumber(digits.replace(/\/-$/, ''));
  return { pieces: word !== null && MULTIPLES.test(word) ? 'doubtful' : pieces, word };
}

/** Pieces that were paid, and those that came free with them. */
export type Goods = { readonly paid: number; readonly free: number };

/** `10+2` of a delivery: pieces that were paid and free ones. Null for any other cell. */
export function paidAndFree(cell: Cell | undefined): Goods | null {
  const [, ...both] =
    /^(\d[\d,]*(?:\.0+)?) ?\+ ?(\d[\d,]*(?:\.0+)?)(?: ?\(?[a-z]+\.?\)?)?$/i.exec(plainText(cell)) ??
    [];
  const [paid, free] = both.map(plainNumber);
  return typeof paid === 'number' && typeof free === 'number' ? { paid, free } : null;
}

/** Whether a word of a count means tablets or packs of them; null for others, such as tubes. */
export function packWord(word: string | null): 'tablet' | 'pack' | null {
  if (word === null) return null;
  if (/^(?:tab(?:let)?s?|cap(?:sule)?s?)\.?$/i.test(word)) return 'tablet';
  return /^(?:strips?|str|stp|box(?:es)?|bx)\.?$/i.test(word) ? 'pack' : null;
}

/** Parses an amount. Returns NaN for a doubtful cell, and null for an empty one. */
export function numberOf(cell: Cell | undefined): number | null {
  const amount = amountOf(cell);
  return amount === 'doubtful' ? Number.NaN : amount;
}
