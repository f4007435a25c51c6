import { dayOf } from '../../../platform/spreadsheet/cells/cells.ts';
import { type NamedSupplier, supplierAbove } from './supplier-above.ts';

/** The invoice that the lines above a delivery name; each part may be missing. */
export type InvoiceAbove = {
  readonly supplier_id?: string;
  readonly number?: string;
  readonly date?: string;
};

const PAPER = String.raw`(?<!\p{L})(?:inv(?:oice)?|bill(?![\s-]*to\b)|memo)\b\.?`;
/** Other papers and dates, up to the next word for the invoice. */
const OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:challan|(?:e[\s-]*)?way[\s-]*bill|ewb|ack|due|order|delivery|d[ei]spatch|p\.?o|l\.?r)(?!\p{L}).*?(?=${PAPER}|$)`,
  'giu',
);
const DAY = String.raw`\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}`;
/** A number that goes on after a space is not read. */
const GOES_ON = String.raw`\s*[/_]|\s*-\s*\d|\s+(?!${DAY})\d`;
const NUMBER = new RegExp(
  String.raw`${PAPER}\s*(?:(?:no|num|number)\b\.?|#)\s*[:#-]?\s*(?=[a-z/_.-]*\d)([a-z0-9](?:[a-z0-9/_.-]*[a-z0-9])?)\.?(?=[\s,;|)]|$)(?!${GOES_ON})`,
  'giu',
);
const TOLD_DAY = String.raw`\b(?:date|dated|dt)\b\.?\s*[:-]?\s*(${DAY})`;
const DATED = new RegExp(TOLD_DAY, 'giu');
const PAPER_DATED = new RegExp(String.raw`${PAPER}\s*${TOLD_DAY}`, 'giu');

/** The different days in the lines. */
function daysIn(lines: readonly string[], pattern: RegExp) {
  const told = lines.flatMap((line) => [...line.matchAll(pattern)].map(([, day = '']) => day));
  return [...new Set(told.map((day) => dayOf(day)))];
}

/**
 * The date beside the number, or else one that is named as the invoice's. Two different dates, or one
 * after today, are none.
 */
function dateOf(lines: readonly string[], beside: readonly string[], today: string) {
  const days =
    [daysIn(beside, PAPER_DATED), daysIn(beside, DATED), daysIn(lines, PAPER_DATED)].find(
      ({ length }) => length > 0,
    ) ?? [];
  const [day] = days;
  return days.length === 1 && day && day <= today ? day : undefined;
}

/**
 * Reads supplier, number and date of an invoice from the lines above its table. Two different numbers,
 * or two suppliers of the clinic, are none: a person types what the paper has.
 */
export function invoiceAbove(
  above: readonly string[],
  { suppliers, today }: { suppliers: readonly NamedSupplier[]; today: string },
): InvoiceAbove {
  const lines = above.map((line) => line.replace(OTHER, ''));
  const numbered = lines.flatMap((line) =>
    [...line.matchAll(NUMBER)].map(([, number = '']) => ({ line, number })),
  );
  const numbers = new Set(numbered.map(({ number }) => number.toLowerCase()));
  const one = numbers.size === 1 ? numbered[0] : undefined;
  const beside = one ? numbered.map(({ line }) => line) : [];
  const date = dateOf(lines, beside, today);
  const supplier = supplierAbove(above, suppliers);
  return {
    ...(supplier !== undefined && { supplier_id: supplier }),
    ...(one && { number: one.number }),
    ...(date !== undefined && { date }),
  };
}
