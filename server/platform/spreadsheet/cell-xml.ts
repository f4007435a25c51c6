import { DAY_MS, wallClock } from '#contract/kernel/dates.ts';
import { inRupees, paise } from '#contract/kernel/numbers/money.ts';
/** The format of a column's values. Money is in paise and shown in rupees. */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'moment';

export type Value = string | number | Date | null;

/** The number formats by index in `cellXfs`. Money uses Indian digit groups, by amount. */
export const FORMATS = [
  'General',
  '"₹"#,##0.00',
  '"₹"##\\,##\\,##0.00',
  '"₹"##\\,##\\,##\\,##0.00',
  'dd mmm yyyy',
  'dd mmm yyyy h:mm AM/PM',
] as const;
const STYLE = { rupees: 1, lakhs: 2, crores: 3, day: 4, moment: 5 } as const;
const LAKH = 100_000;
const CRORE = 10_000_000;
/** The longest text of a cell. */
const TEXT_MAX = 32_767;
/** Days from the spreadsheet epoch to the Unix epoch. */
const EPOCH_DAYS = 25_569;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// Characters that XML cannot contain, and text that looks like such an escape.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped.
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** Escapes a text for XML, with control characters in the spreadsheet's own notation. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(
      UNWRITABLE,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

/** The moment as the clock of the clinic shows it, counted in days since 1900. */
function serialOf(moment: Date, timeZone: string): number {
  return wallClock(moment, timeZone).getTime() / DAY_MS + EPOCH_DAYS;
}

function moneyStyle(rupees: number): number {
  if (Math.abs(rupees) >= CRORE) return STYLE.crores;
  return Math.abs(rupees) >= LAKH ? STYLE.lakhs : STYLE.rupees;
}

const isEmpty = (value: Value) => value === null || value === '';

/** The width of a value in its column, in characters. */
export function widthOf(value: Value, kind: ColumnKind): number {
  if (isEmpty(value)) return 0;
  return kind === 'text' && typeof value === 'string' ? value.length : 14;
}

/** One cell at a position such as `B7`; empty for no value. */
export function cellXml(
  at: string,
  value: Value,
  { kind, timeZone }: { kind: ColumnKind; timeZone: string },
): string {
  if (value === null || value === '') return '';
  const number = (amount: number, style = 0) =>
    // A number cell must contain a number.
    Number.isFinite(amount)
      ? `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${amount}</v></c>`
      : '';
  if (kind === 'money') {
    const rupees = inRupees(paise(Number(value)));
    return number(rupees, moneyStyle(rupees));
  }
  if (kind === 'number') return number(Number(value));
  if (kind === 'day') {
    return number(Date.parse(`${value}T00:00:00Z`) / DAY_MS + EPOCH_DAYS, STYLE.day);
  }
  if (value instanceof Date) {
    const isDate = !Number.isNaN(value.getTime());
    return isDate ? number(serialOf(value, timeZone), STYLE.moment) : '';
  }
  // Always a text, never a formula, whatever its first character.
  const text = escaped(String(value).slice(0, TEXT_MAX));
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
