import { z } from 'zod';
import { optionalText } from '#contract/kernel/fields.ts';
import { type Paise, roundedToPaise } from '#contract/kernel/numbers/money.ts';
import {
  expiryUnread,
  DRUG_MESSAGES as M,
  readAsPieces,
  stockUnread,
} from '#contract/pharmacy/drug.messages.ts';
import { DrugBody } from '#contract/pharmacy/drug.ts';
import type { DrugField, ImportMode } from '#contract/pharmacy/drug-import.ts';
import {
  amountOf,
  countOf,
  type DayOrder,
  dayOf,
  dayOrderOf,
  isNothing,
  packWord,
  paidAndFree,
  plainText,
  textOf,
  unitOfRate,
} from '../../platform/spreadsheet/cells/cells.ts';
import type { Table, TableRow } from '../../platform/spreadsheet/table.ts';
import { gstOfRow } from './facts/gst-cell.ts';
import { scheduleOf } from './facts/schedule-cell.ts';
import { countsFree, goodsOf } from './free/free-goods.ts';
import { looseCount } from './packs/loose-pieces.ts';
import { mixedPieces } from './packs/mixed-quantity.ts';

type Row = TableRow<DrugField>;

const FileDrug = DrugBody.partial()
  .required({ name: true })
  .extend({
    batch_no: optionalText({ label: 'Batch', max: 60 }),
    free_quantity: z.int().optional(),
    remark: z.string().optional(),
  });
/** The fields of a drug that a row contains. */
export type DrugValues = Pick<DrugBody, 'name'> &
  Partial<DrugBody> & {
    readonly batch_no?: string | null;
    /** The MRP of the pieces of this row. */
    readonly batch_mrp?: Paise;
    /** The free ones of the delivered pieces; absent: none. */
    readonly free_quantity?: number | undefined;
    /** About the pieces that were counted or delivered, not about the drug. */
    readonly remark?: string | undefined;
  };

/** The rows of one drug, to be written together. */
export type DrugEntry = {
  /** The existing drug; undefined for a new one. */
  readonly id: string | undefined;
  readonly rows: readonly DrugValues[];
};

/** A row as read: its fields with remarks, or the field that a person must look at. */
export type DrugReading =
  | {
      readonly values: DrugValues;
      readonly notes: readonly string[];
      /** A cell that cannot be read and is taken as unknown. */
      readonly unread?: DrugField;
      /** The quantity was in strips and was counted in pieces. */
      readonly isInPieces?: boolean;
    }
  | { readonly problem: string; readonly field: DrugField };

/** Habits that only the whole column shows. */
export type ColumnHabits = {
  readonly order: DayOrder;
  /** Some quantities are in tablets and others in strips. */
  readonly mixesPacks: boolean;
  /** `10+2` of a delivery are paid and free pieces. */
  readonly isDelivery: boolean;
  /** The column of quantities has the free pieces in it. */
  readonly isWithFree: boolean;
  /** A quantity is the stock, so `?` and `-` need a note. */
  readonly isCount: boolean;
};

type Named = {
  readonly name: string;
  readonly habits: ColumnHabits;
  /** The drug that the clinic has by this name. */
  readonly drug: Pick<DrugBody, 'pack' | 'unit' | 'form' | 'gst_percent'> | undefined;
  /** The prices of the file, or also its quantities, are those of packs. */
  readonly isOfPacks: boolean;
};

/** The habits of the columns of a table. */
export function habitsOf(
  { rows, headings }: Pick<Table<DrugField>, 'rows' | 'headings'>,
  mode: ImportMode,
): ColumnHabits {
  const words = new Set(
    rows.flatMap(({ part, cells }) => {
      const { pieces, word } = countOf(cells.quantity_in_stock);
      const kind = part === undefined && pieces ? packWord(word) : null;
      return kind === null ? [] : [kind];
    }),
  );
  return {
    order: dayOrderOf(rows.map(({ cells }) => cells.expiry_date)),
    mixesPacks: words.size > 1,
    isDelivery: mode === 'delivery',
    isWithFree: countsFree(headings),
    isCount: mode === 'count',
  };
}

/** Words of a row that was sent back or never came. */
const RETURNED =
  /\b(?:(?:purchase|purc?|pur|sales?) ?\.? ?(?:return|rtn|ret)|returned|cancel(?:l?ed)?|(?:credit|debit) note|rejected|not ?received|undelivered|not ?delivered|void(?:ed)?|draft)\b/i;

/** Whether a rate such as `3.10/tab` or `3.10/Nos` stands beside a stock in strips. */
function isOfOtherUnit({ cells }: Row, field: 'price' | 'buying_price' | 'mrp'): boolean {
  const word = unitOfRate(cells[field]);
  if (word === null) return false;
  const stocked =
    packWord(countOf(cells.quantity_in_stock).word) ?? packWord(textOf(cells.unit)?.trim() ?? null);
  return stocked !== null && stocked !== (packWord(word) ?? 'tablet');
}

type Misread = { readonly problem: string; readonly field: DrugField };

type Counted = { readonly habits: ColumnHabits; readonly mixed: number | null };

function misread(line: Row, { habits, mixed }: Counted): Misread | null {
  const { cells } = line;
  const { mixesPacks, isDelivery } = habits;
  if (
    isDelivery &&
    RETURNED.test(`${line.beside ?? ''} ${plainText(cells.description)} ${plainText(cells.remark)}`)
  ) {
    return { problem: M.returned, field: 'quantity_in_stock' };
  }
  const isOdd = (field: DrugField) => {
    const amount = amountOf(cells[field]);
    return amount === 'doubtful' || (amount ?? 0) < 0;
  };
  if (isOdd('price') || isOfOtherUnit(line, 'price'))
    return { problem: M.oddPrice, field: 'price' };
  for (const field of ['quantity_in_stock', 'free_quantity'] as const) {
    if (isDelivery && paidAndFree(cells[field]) !== null) continue;
    if (field === 'quantity_in_stock' && mixed !== null) continue;
    const { pieces, word } = countOf(cells[field]);
    if (pieces === 'doubtful') return { problem: M.oddStock, field };
    if ((pieces ?? 0) < 0) return { problem: M.negativeStock, field };
    if (!Number.isInteger(pieces ?? 0)) return { problem: M.oddStock, field };
    if (mixesPacks && packWord(word) === 'pack') return { problem: M.packsAmongPieces, field };
  }
  if (isOdd('mrp') || isOfOtherUnit(line, 'mrp')) return { problem: M.oddMrp, field: 'mrp' };
  return isOdd('buying_price') || isOfOtherUnit(line, 'buying_price')
    ? { problem: M.oddCost, field: 'buying_price' }
    : null;
}

/** Rupees with two decimals: a rate such as 2.0607 is rounded to the paisa. */
function rupeesOf(cell: Row['cells'][DrugField]): number | null {
  const amount = amountOf(cell);
  return typeof amount === 'number' ? roundedToPaise(amount) : null;
}

function wordsOf(cell: Row['cells'][DrugField]): string | null {
  const text = textOf(cell)?.replace(/\s+/g, ' ') ?? null;
  return text === null || text.startsWith('#') || isNothing(plainText(text)) ? null : text;
}

const REMARK_MAX = 200;
const inShort = (remark: string | null) =>
  remark !== null && remark.length > REMARK_MAX ? `${remark.slice(0, REMARK_MAX - 1)}…` : remark;

/** A code of another length is not one that a return takes. `3004 90 99` and `3004.90.99` are one. */
function hsnOf(cell: Row['cells'][DrugField]): string | null {
  const text = plainText(cell).replace(/(?<=\d)[ .](?=\d\d)/g, '');
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(text) ? text : null;
}

/** The pieces of a row, and the free ones of them. */
function piecesOf({ cells }: Row, { habits, mixed }: Counted): ReturnType<typeof goodsOf> {
  if (mixed !== null) return { pieces: mixed, free: 0 };
  if (habits.isDelivery) return goodsOf(cells, habits.isWithFree);
  const { pieces } = countOf(cells.quantity_in_stock);
  return { pieces: typeof pieces === 'number' ? pieces : null, free: 0 };
}

/** The remark on a quantity that is not the number of its cell. */
const countedNote = (said: string, pieces: number | null) =>
  pieces === null || said === String(pieces) ? [] : [readAsPieces(said, pieces)];

/**
 * The fields of a row, checked like the form. Fields without a column, and empty cells, are omitted
 * and stay unchanged. An expiry that cannot be read is unknown, with a remark.
 */
export function readDrugRow(line: Row, { name, habits, drug, isOfPacks }: Named): DrugReading {
  const { cells } = line;
  const { quantity_in_stock: stock } = cells;
  // Free pieces in a column of their own have no word that says whether they are strips.
  const isAlone = !countOf(cells.free_quantity).pieces;
  const { mixesPacks } = habits;
  const loose = isAlone ? looseCount(cells, { ...drug, name }) : null;
  if (loose && 'problem' in loose) return loose;
  const mixed =
    loose?.pieces ?? (isAlone ? mixedPieces(cells, { name, drug, isOfPacks, mixesPacks }) : null);
  const wrong = misread(line, { habits, mixed });
  if (wrong) return wrong;
  const goods = piecesOf(line, { habits, mixed });
  if ('problem' in goods) return goods;
  const gst = gstOfRow(cells, drug?.gst_percent ?? null);
  if (gst.problem) return gst.problem;
  const expiry = dayOf(cells.expiry_date, habits.order);
  const isUncounted = habits.isCount && goods.pieces === null && plainText(stock) !== '';
  const notes = [
    ...(isUncounted ? [stockUnread(plainText(stock))] : []),
    ...(expiry === undefined ? [expiryUnread(plainText(cells.expiry_date))] : []),
    ...(gst.note === undefined ? [] : [gst.note]),
    ...countedNote(loose?.said ?? plainText(stock), mixed),
  ];
  const read = {
    description: wordsOf(cells.description),
    price: rupeesOf(cells.price),
    quantity_in_stock: goods.pieces,
    free_quantity: goods.free || null,
    unit: wordsOf(cells.unit),
    generic_name: wordsOf(cells.generic_name),
    strength: wordsOf(cells.strength),
    form: wordsOf(cells.form),
    pack: wordsOf(cells.pack),
    manufacturer: wordsOf(cells.manufacturer),
    schedule: scheduleOf(cells.schedule),
    hsn: hsnOf(cells.hsn),
    gst_percent: gst.percent ?? null,
    mrp: rupeesOf(cells.mrp) || null,
    supplier: wordsOf(cells.supplier),
    batch_no: wordsOf(cells.batch_no),
    expiry_date: expiry ?? null,
    buying_price: rupeesOf(cells.buying_price),
    box_number: wordsOf(cells.box_number),
    remark: inShort(wordsOf(cells.remark)),
  };
  const said = Object.entries(read).filter(([, value]) => value !== null);
  const given = { ...Object.fromEntries(said), name };
  const { data, error } = FileDrug.safeParse(given);
  if (!data) {
    const [field] = error.issues[0]?.path ?? [];
    return { problem: error.issues[0]?.message ?? M.importFailed, field: fieldOf(field) };
  }
  const told = Object.entries(data).filter(([field]) => field in given);
  const values = { ...Object.fromEntries(told), name: data.name };
  return {
    ...{ values, notes },
    ...(expiry === undefined && { unread: 'expiry_date' }),
    ...(isUncounted && { unread: 'quantity_in_stock' }),
    ...(mixed !== null && { isInPieces: true }),
  };
}

const TEXT_FIELDS: readonly DrugField[] = [
  ...(['description', 'price', 'quantity_in_stock', 'unit', 'supplier'] as const),
  ...(['batch_no', 'expiry_date', 'buying_price', 'box_number'] as const),
  ...([
    'generic_name',
    'strength',
    'form',
    'pack',
    'manufacturer',
    'hsn',
    'gst_percent',
    'schedule',
    'mrp',
  ] as const),
];

const fieldOf = (path: PropertyKey | undefined): DrugField =>
  TEXT_FIELDS.find((field) => field === path) ?? 'name';
