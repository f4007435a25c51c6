/** The end of an element string of variable length: FNC1, which a scanner sends as this character. */
export const GS = '\u001d';

type Shape = { readonly ai: number; readonly max: number; readonly isFixed: boolean };

const fixed = (ai: number, max: number): Shape => ({ ai, max, isFixed: true });
const variable = (ai: number, max: number): Shape => ({ ai, max, isFixed: false });

/** The digits of the identifier and of its value, by the first two digits (General Specifications, 7.8). */
const SHAPES: readonly (readonly [first: number, last: number, shape: Shape])[] = [
  [0, 0, fixed(2, 18)],
  [1, 3, fixed(2, 14)],
  [4, 4, fixed(2, 16)],
  [10, 10, variable(2, 20)],
  [11, 19, fixed(2, 6)],
  [20, 20, fixed(2, 2)],
  [21, 22, variable(2, 20)],
  [23, 25, variable(3, 30)],
  [30, 30, variable(2, 8)],
  [31, 36, fixed(4, 6)],
  [37, 37, variable(2, 8)],
  [39, 39, variable(4, 18)],
  [40, 40, variable(3, 30)],
  [41, 41, fixed(3, 13)],
  [42, 42, variable(3, 20)],
  [43, 43, variable(4, 70)],
  [70, 70, variable(4, 30)],
  [71, 71, variable(3, 20)],
  [72, 72, variable(4, 30)],
  [80, 82, variable(4, 70)],
  [90, 99, variable(2, 90)],
];

function shapeAt(text: string): Shape | undefined {
  if (!/^\d\d/.test(text)) return undefined;
  const prefix = Number(text.slice(0, 2));
  return SHAPES.find(([first, last]) => prefix >= first && prefix <= last)?.[2];
}

/** The characters of a value: character set 82 of the General Specifications (7.11). */
const VALUE = /^[!"%-?A-Z_a-z]*$/;
const IN_BRACKETS = /^\((\d{2,4})\)([^()]*)/;

export type Elements = ReadonlyMap<string, string>;

/** The next element of a text without brackets, and what follows it. */
function takeElement(text: string): [ai: string, value: string, rest: string] | null {
  const shape = shapeAt(text);
  const ai = text.slice(0, shape?.ai ?? 0);
  if (!shape || !/^\d+$/.test(ai) || ai.length < shape.ai) return null;
  const body = text.slice(shape.ai);
  const end = body.indexOf(GS);
  const length = shape.isFixed ? shape.max : end < 0 ? body.length : end;
  const value = body.slice(0, length);
  const isWhole = shape.isFixed ? /^\d+$/.test(value) && value.length === length : true;
  if (!isWhole || value.length > shape.max) return null;
  // A separator after a value of fixed length is allowed.
  return [ai, value, body.slice(length).replace(new RegExp(`^${GS}`), '')];
}

function takeBracketed(text: string): [ai: string, value: string, rest: string] | null {
  const [whole, ai, value] = IN_BRACKETS.exec(text) ?? [];
  if (whole === undefined || ai === undefined || value === undefined) return null;
  const shape = shapeAt(ai);
  const bare = value.replaceAll(GS, '').trim();
  const isWhole = shape?.isFixed ? bare.length === shape.max && /^\d+$/.test(bare) : true;
  if (shape?.ai !== ai.length || !isWhole || bare.length > shape.max) return null;
  return [ai, bare, text.slice(whole.length)];
}

/**
 * The element strings of a GS1 code, by identifier, from a text with or without brackets. An empty
 * value of variable length is left out. Null when a part cannot be read, or comes twice with two values.
 */
export function gs1Elements(text: string): Elements | null {
  const take = text.startsWith('(') ? takeBracketed : takeElement;
  const elements = new Map<string, string>();
  let rest = text.replace(new RegExp(`^${GS}+`), '');
  while (rest !== '') {
    const next = take(rest);
    if (!next) return null;
    const [ai, value] = next;
    const before = elements.get(ai);
    if (!VALUE.test(value) || (before !== undefined && before !== value)) return null;
    if (value !== '') elements.set(ai, value);
    rest = next[2];
  }
  return elements.size > 0 ? elements : null;
}

const CENTURY = 100;
const MONTHS = 12;
/** A year more than this many years ahead is of the last century (General Specifications, 7.12). */
const AHEAD_MAX = 50;
const BEHIND_MAX = 49;

function fullYear(twoDigits: number, thisYear: number): number {
  const apart = twoDigits - (thisYear % CENTURY);
  const century = thisYear - (thisYear % CENTURY);
  if (apart > AHEAD_MAX) return century - CENTURY + twoDigits;
  if (apart < -BEHIND_MAX) return century + CENTURY + twoDigits;
  return century + twoDigits;
}

/** The day of a date YYMMDD; day 00 is the last of the month. Null for a day that does not exist. */
export function gs1Day(value: string, today: string): string | null {
  const [, yy, mm, dd] = /^(\d\d)(\d\d)(\d\d)$/.exec(value) ?? [];
  if (yy === undefined) return null;
  const [month, day] = [Number(mm), Number(dd)];
  if (month < 1 || month > MONTHS) return null;
  const year = fullYear(Number(yy), Number(today.slice(0, 'YYYY'.length)));
  const date = new Date(day === 0 ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}
