import { nameKey } from '#contract/kernel/name-key.ts';
import { dayOf } from '../../../platform/spreadsheet/cells/cells.ts';

/** A supplier that the clinic has. */
export type NamedSupplier = {
  readonly id: string;
  readonly name: string;
  readonly gstin: string | null;
};

/** The invoice that the lines above a delivery name; each part may be missing. */
export type InvoiceAbove = {
  readonly supplier_id?: string;
  readonly number?: string;
  readonly date?: string;
};

const PAPER = String.raw`(?<!\p{L})(?:inv(?:oice)?|bill|memo|challan)\b\.?`;
const NUMBER = new RegExp(
  String.raw`${PAPER}\s*(?:(?:no|num|number)\b\.?|#)\s*[:#-]?\s*(?=\S*\d)([a-z0-9][a-z0-9/_-]*)`,
  'giu',
);
const DAY = String.raw`(\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4})`;
const DATED = new RegExp(
  String.raw`(?<!(?:due|order|p\.?o\.?|l\.?r\.?) ?)\b(?:date|dated|dt)\b\.?\s*[:-]?\s*${DAY}`,
  'iu',
);
const PAPER_DATED = new RegExp(
  String.raw`${PAPER}\s*(?:date|dated|dt)\b\.?\s*[:-]?\s*${DAY}`,
  'iu',
);
/** Shorter names are part of too many words. */
const NAME_LEAST = 5;

function supplierOf(lines: readonly string[], suppliers: readonly NamedSupplier[]) {
  const text = lines.map(nameKey).join(' | ');
  const found = suppliers.filter(({ name, gstin }) => {
    const key = nameKey(name);
    const isTold = key.length >= NAME_LEAST && ` ${text} `.includes(key);
    return isTold || (gstin !== null && text.includes(nameKey(gstin)));
  });
  return found.length === 1 ? found[0]?.id : undefined;
}

/** The day of a text that is not after today. */
function dayIn(text: string | undefined, today: string): string | undefined {
  const day = text === undefined ? undefined : dayOf(text);
  return day && day <= today ? day : undefined;
}

/**
 * Reads supplier, number and date of an invoice from the lines above its table. Two different numbers,
 * or two suppliers of the clinic, are none: a person types what the paper has.
 */
export function invoiceAbove(
  lines: readonly string[],
  { suppliers, today }: { suppliers: readonly NamedSupplier[]; today: string },
): InvoiceAbove {
  const numbered = lines.flatMap((line) =>
    [...line.matchAll(NUMBER)].map(([, number = '']) => ({ line, number })),
  );
  const numbers = new Set(numbered.map(({ number }) => number.toLowerCase()));
  const one = numbers.size === 1 ? numbered[0] : undefined;
  const paper = lines.map((line) => PAPER_DATED.exec(line)?.[1]).find(Boolean);
  const date = dayIn(paper ?? (one && DATED.exec(one.line)?.[1]), today);
  const supplier = supplierOf(lines, suppliers);
  return {
    ...(supplier !== undefined && { supplier_id: supplier }),
    ...(one && { number: one.number }),
    ...(date !== undefined && { date }),
  };
}
