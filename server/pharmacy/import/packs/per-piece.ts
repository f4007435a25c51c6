import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M, takenPerPiece } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField, ImportPer, PacksInFile } from '#contract/pharmacy/drug-import.ts';
import {
  countOf,
  packWord,
  plainText,
  unitOfRate,
} from '../../../platform/spreadsheet/cells/cells.ts';
import type { TableRow } from '../../../platform/spreadsheet/table.ts';
import type { KnownDrug } from '../drug-changes.ts';
import type { DrugReading, DrugValues } from '../drug-values.ts';
import { packSizeOf } from './pack-cell.ts';

type Row = TableRow<DrugField>;
/** A row as the file has it, with the clinic's drug if it is there. */
type Packed = {
  readonly line: Row;
  readonly values: DrugValues;
  readonly drug: Pick<KnownDrug, 'unit' | 'form' | 'price'> | undefined;
  /** The quantity was in strips and was counted in pieces. */
  readonly isInPieces?: boolean | undefined;
};

/** A selling price is never rounded up: a piece may not cost more than its share of the pack. */
const ROUNDED = { price: Math.floor, mrp: Math.floor, buying_price: Math.round } as const;
const FIGURES = ['price', 'mrp', 'buying_price'] as const;

/** Whether a rate says that it is the one of a piece: `3.10/tab`. */
const isOfPiece = (line: Row, field: (typeof FIGURES)[number]) =>
  unitOfRate(line.cells[field]) !== null;

/** Whether a quantity says that it counts packs or pieces. */
const wordOf = (line: Row) => packWord(countOf(line.cells.quantity_in_stock).word);

function sizeOf({ line, values: { name, form, unit }, drug }: Packed) {
  return packSizeOf(line.cells.pack, {
    ...{ name, form: form ?? drug?.form, unit: unit ?? drug?.unit },
  });
}

/**
 * Converts the prices of a row, and for `pack` also its quantity, from packs to pieces. A pack
 * that is not sure needs a look, such as strips in a box: the price is for a strip or for the box.
 */
export function perPiece(packed: Packed, per: ImportPer): DrugReading {
  const { line, values } = packed;
  const size = sizeOf(packed);
  if (per === 'piece' || size === null) return { values, notes: [] };
  if (size === 'unsure') return { problem: M.packUnsure, field: 'pack' };
  const shares = FIGURES.flatMap((field) => {
    const amount = values[field];
    if (amount == null || isOfPiece(line, field)) return [];
    return [[field, paise(ROUNDED[field](amount / size))] as const];
  });
  const { price, quantity_in_stock: quantity, free_quantity: free } = values;
  const isInPieces = packed.isInPieces || wordOf(line) === 'tablet';
  // `8 strips` are strips, whatever the other rows count; a box may hold several.
  const saysPacks = !isInPieces && wordOf(line) === 'pack';
  if (
    per === 'price-of-pack' &&
    saysPacks &&
    !/str|stp/i.test(plainText(line.cells.quantity_in_stock))
  ) {
    return { problem: M.packsAmongPieces, field: 'quantity_in_stock' };
  }
  const isInPacks = (per === 'pack' ? !isInPieces : saysPacks) && quantity !== undefined;
  return {
    values: {
      ...values,
      ...Object.fromEntries(shares),
      ...(isInPacks && { quantity_in_stock: quantity * size }),
      ...(isInPacks && free && { free_quantity: free * size }),
    },
    notes: price === undefined ? [] : [takenPerPiece(formatMoney(price), size)],
  };
}

/** A new price is taken for the old one within a quarter. */
const NEAR = 0.25;
const isNear = (price: number, before: number) => Math.abs(price - before) <= before * NEAR;

/** Whether more drugs cost what a piece of the pack would than what the row has. */
function areOfPacks(rows: readonly Packed[]): boolean {
  let packs = 0;
  for (const packed of rows) {
    const size = sizeOf(packed);
    const before = packed.drug?.price;
    const { price } = packed.values;
    if (!price || !before || typeof size !== 'number' || size === 1) continue;
    if (isNear(price / size, before)) packs += 1;
    if (isNear(price, before)) packs -= 1;
  }
  return packs > 0;
}

/** The number of rows whose prices may be those of a pack, and one of them. */
export function packsOf(rows: readonly Packed[]): PacksInFile | undefined {
  const found = rows.flatMap((packed) => {
    const { line, values } = packed;
    const size = sizeOf(packed);
    if (size === null || !values.price || isOfPiece(line, 'price')) return [];
    const { name, price } = values;
    const quantity = packed.isInPieces ? null : (values.quantity_in_stock ?? null);
    const pieces = size === 'unsure' ? null : size;
    const inPacks = quantity !== null && wordOf(line) === 'pack' && { in_packs: true };
    return [{ name, pack: plainText(line.cells.pack), price, quantity, pieces, ...inPacks }];
  });
  const example = found.find(({ pieces }) => pieces !== null) ?? found[0];
  return (
    example && { rows: found.length, ...(areOfPacks(rows) && { likely_packs: true }), example }
  );
}
