import { inPercent } from '#contract/kernel/numbers/percent.ts';
import { gstEnded, gstUnread, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import { isNothing, plainText } from '../../../platform/spreadsheet/cells/cells.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';

/**
 * The rates since 22 September 2025 (notification 9/2025, Central Tax (Rate)). Those of jewellery and
 * the like are not the rate of anything that a pharmacy sells.
 */
const RATES: readonly number[] = [0, 5, 18, 40];
/** The rates that ended the day before. */
const ENDED: readonly number[] = [12, 28];
export const USUAL: readonly number[] = [...RATES, ...ENDED];

const GST_FIELDS = ['gst_percent', 'igst_percent', 'cgst_percent', 'sgst_percent'] as const;
export type GstField = (typeof GST_FIELDS)[number];
export const isHalf = (field: DrugField) => field === 'cgst_percent' || field === 'sgst_percent';
export const isGstField = (field: DrugField): field is GstField =>
  GST_FIELDS.some((one) => one === field);

const FREE = /^(?:exempt(?:ed)?|nil(?:[- ]?rated)?|zero(?:[- ]?rated)?|tax[- ]?free)\.?$/i;
export const isFree = (cell: Cell | undefined) => FREE.test(plainText(cell));
const WORD = '(?:[ics]gst|utgst|gst|tax|vat|rate|slab|of|per ?cent|incl\\.?|@|[:=-])';
const ONE = new RegExp(`^(?:${WORD}\\s*)*(\\d+(?:\\.\\d+)?|\\.\\d+)\\s*%?(?:\\s*${WORD})*$`, 'i');

/** The percent of a cell: `5`, `5 %`, `GST @ 18%`, `2.5+2.5`, or 0.05 as Excel has 5 %. */
export function percentOf(cell: Cell | undefined, isOfHalf: boolean): number | null | 'unread' {
  const text = plainText(cell);
  if (isFree(cell)) return 0;
  if (isNothing(text)) return null;
  if (text.startsWith('-')) return 'unread';
  const parts = text.split(/[+/]/).map((part) => ONE.exec(part.trim())?.[1]);
  if (parts.length > 2 || parts.some((part) => part === undefined)) return 'unread';
  if (parts.length === 2) return parts[0] === parts[1] ? Number(parts[0]) * 2 : 'unread';
  const figure = Number(parts[0]);
  const whole = isOfHalf ? figure * 2 : figure;
  const asPercent = inPercent(Math.round(whole * 10_000));
  const isFraction = figure > 0 && figure < 1 && !text.includes('%') && USUAL.includes(asPercent);
  if (!isFraction) return figure;
  return isOfHalf ? asPercent / 2 : asPercent;
}

type Cells = Readonly<Partial<Record<DrugField, Cell>>>;
type RowGst = {
  readonly percent?: number;
  readonly note?: string;
  readonly problem?: { readonly problem: string; readonly field: DrugField };
};

const OTHER_PART: Readonly<Record<GstField, readonly GstField[]>> = {
  gst_percent: [],
  igst_percent: ['cgst_percent', 'sgst_percent'],
  cgst_percent: ['igst_percent'],
  sgst_percent: ['igst_percent'],
};

/**
 * Whether a 0 may mean that the tax is in the other part: goods of another state have IGST, and
 * goods of the own state both halves. Ignore such a 0 where that part has no column.
 */
const isOtherPart = (cells: Cells, field: GstField, percent: number) =>
  percent === 0 &&
  !isFree(cells[field]) &&
  OTHER_PART[field].some((other) => cells[other] === undefined);

/**
 * The GST rate that a row states; none where it states none. A half counts beside its equal half
 * only. A rate that ended is noted, unless the drug `has` it, and one that never was needs a look.
 */
export function gstOfRow(cells: Cells, has: number | null): RowGst {
  const told = new Map<GstField, number>();
  for (const field of GST_FIELDS) {
    const percent = percentOf(cells[field], isHalf(field));
    if (percent === 'unread') {
      const text = plainText(cells[field]);
      return /^-?[\d.]/.test(text) ? odd(field) : { note: gstUnread(text) };
    }
    if (percent !== null && !isOtherPart(cells, field, percent)) told.set(field, percent);
  }
  const [central, state] = [told.get('cgst_percent'), told.get('sgst_percent')];
  if ((central ?? 0) !== (state ?? 0)) return apart('cgst_percent');
  const split = [told.get('igst_percent'), central === undefined ? undefined : central * 2];
  const [one, other] = split.filter((rate) => rate);
  if (one !== undefined && other !== undefined && one !== other) return apart('igst_percent');
  const parts = one ?? split.find((rate) => rate !== undefined);
  const whole = told.get('gst_percent');
  if (whole !== undefined && parts !== undefined && whole !== parts) return apart('gst_percent');
  const percent = whole ?? parts;
  if (percent === undefined) return {};
  if (percent === has || RATES.includes(percent)) return { percent };
  if (ENDED.includes(percent)) return { note: gstEnded(percent) };
  return odd(GST_FIELDS.find((field) => told.get(field)) ?? 'gst_percent');
}

const odd = (field: GstField): RowGst => ({ problem: { problem: M.oddGst, field } });
const apart = (field: GstField): RowGst => ({ problem: { problem: M.gstApart, field } });
