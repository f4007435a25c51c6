import { type Elements, GS, gs1Day, gs1Elements } from './gs1.rules.ts';
import { gtinOf } from './gtin.rules.ts';

/** As long as the field of a search. */
export const SCAN_MAX = 200;
const OWN_CODE = /^[\x21-\x7e]{3,60}$/;
const EAN_13_LENGTH = 13;
const EAN = /^\d{12,14}$/;
/** The prefix with which a scanner names the symbology (ISO/IEC 15424). */
const SYMBOLOGY = /^\](?<name>[A-Za-z]\d)/;
const GS1_SYMBOLOGIES = ['C1', 'd2', 'e0', 'J1', 'Q3'];
/** Other forms of the separator: its name, or the picture that Alt+029 types on Windows. */
const SEPARATORS = /\{GS\}|<GS>|\u2194/gi;
/** A GS1 code without a prefix: the product comes first, in brackets or not. */
const PRODUCT_FIRST = /^(?:\(01\)|01(?=\d{14}))/;
/** A date or serial number inside a batch: the scanner left the separator out. */
const SWALLOWED = /(?:17|11|15)\d{6}(?:10|21)?|21.{3,}$/;
const LONG_BATCH = 10;

/** A code that was read: what it names, and what it says of the pack. */
export type Scan = {
  readonly kind: 'code';
  /** As stored: a GTIN of 14 digits, or a code of the clinic's own in capitals. */
  readonly code: string;
  readonly batch: string | null;
  readonly expiry: string | null;
  /** The number of packs that it stands for. */
  readonly count: number;
  /** The fields that it has but that could not be read. */
  readonly unread: readonly ('batch' | 'expiry')[];
};
export type Misread = { readonly kind: 'misread'; readonly why: 'check' | 'product' | 'text' };

const misread = (why: Misread['why']): Misread => ({ kind: 'misread', why });
const plain = (code: string): Scan => ({
  ...{ kind: 'code', code, batch: null, expiry: null, count: 1, unread: [] },
});

function packOf(elements: Elements, today: string, hasSeparator: boolean) {
  const batch = elements.get('10') ?? null;
  const date = elements.get('17');
  const expiry = date === undefined ? null : gs1Day(date, today);
  const unread: ('batch' | 'expiry')[] = [];
  if (date !== undefined && expiry === null) unread.push('expiry');
  const isSwallowed =
    batch !== null && !hasSeparator && batch.length > LONG_BATCH && SWALLOWED.test(batch);
  if (isSwallowed) unread.push('batch', ...(expiry ? [] : (['expiry'] as const)));
  return { batch: isSwallowed ? null : batch, expiry, unread };
}

/** `isMarked`: the scanner names the symbology, so it also sends the separators. */
function readGs1(text: string, today: string, isMarked: boolean): Scan | Misread {
  const elements = gs1Elements(text);
  if (!elements) return misread('text');
  const product = elements.get('01') ?? elements.get('02');
  if (product === undefined) return misread('product');
  const code = gtinOf(product);
  if (code === null) return misread('check');
  const count = Number(elements.get('37') ?? elements.get('30') ?? 1);
  return {
    ...{ kind: 'code', code },
    ...packOf(elements, today, isMarked || text.includes(GS) || text.startsWith('(')),
    count: Number.isInteger(count) && count > 0 ? count : 1,
  };
}

function withoutPrefix(text: string) {
  const name = SYMBOLOGY.exec(text)?.groups?.['name'];
  const bare = text.replace(SYMBOLOGY, '');
  return { bare, isGs1: name !== undefined && GS1_SYMBOLOGIES.includes(name) };
}

/**
 * Reads what a hand scanner typed: EAN-13, EAN-8, UPC-A, a GS1 element string, or a code of the
 * clinic's own. `today` decides the century of a date. Null for other text: empty, too
 * short, or with a space.
 */
export function readScan(typed: string, today: string): Scan | Misread | null {
  const text = typed.trim().replace(SEPARATORS, GS);
  if (text.length > SCAN_MAX) return misread('text');
  const { bare, isGs1 } = withoutPrefix(text);
  const isProductFirst = bare.length > EAN_13_LENGTH && PRODUCT_FIRST.test(bare);
  if (isGs1 || bare.includes(GS) || isProductFirst) return readGs1(bare, today, isGs1);
  const gtin = gtinOf(bare);
  if (gtin !== null) return plain(gtin);
  if (EAN.test(bare)) return misread('check');
  return OWN_CODE.test(bare) ? plain(bare.toUpperCase()) : null;
}

const DIGITS_MIN = 8;

/** Whether a text can only be a scanned code, and no name of a drug. */
export function isSurelyCode(typed: string): boolean {
  const text = typed.trim().replace(SEPARATORS, GS);
  if (SYMBOLOGY.test(text) || text.includes(GS) || /^\(\d{2,4}\)/.test(text)) return true;
  return PRODUCT_FIRST.test(text) || (text.length >= DIGITS_MIN && /^\d+$/.test(text));
}
