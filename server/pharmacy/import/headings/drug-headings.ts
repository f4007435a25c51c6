import type { DrugField, ImportMode } from '#contract/pharmacy/drug-import.ts';
import {
  amountOf,
  countOf,
  paidAndFree,
  plainText,
} from '../../../platform/spreadsheet/cells/cells.ts';
import type { Vocabulary } from '../../../platform/spreadsheet/headings.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';
import { fitsGst } from '../facts/gst-columns.ts';
import { scheduleOf } from '../facts/schedule-cell.ts';
import { isMixed } from '../packs/mixed-quantity.ts';
import { DRUG_HEADINGS, rulesOfCount } from './drug-headings.data.ts';

const FIGURES = new Set<DrugField>([
  ...(['price', 'buying_price', 'quantity_in_stock', 'free_quantity', 'mrp'] as const),
  'loose_quantity',
]);

/** When stock is in tablets, the price is that of a tablet. */
const UNITS = {
  word: /(?<!\p{L})(?:tabs|strips|packs?|boxe?s?|bottles?|main)(?!\p{L})/u,
  counts: new Set<DrugField>(['quantity_in_stock', 'free_quantity']),
};

/** At least this share of the cells must be figures in a column of figures. */
const MOSTLY = 0.5;
const shareOf = (cells: readonly Cell[], fits: (cell: Cell) => boolean) =>
  cells.length === 0 ? 1 : cells.filter(fits).length / cells.length;
const isFigure = (cell: Cell) =>
  amountOf(cell) !== 'doubtful' || countOf(cell).pieces !== 'doubtful';
const isQuantity = (cell: Cell) => isFigure(cell) || isMixed(cell);
/** Paid and free pieces in one cell, as bills of wholesalers have them. */
const isDelivered = (cell: Cell) => isQuantity(cell) || paidAndFree(cell) !== null;
const hasLetters = (cell: Cell) => /\p{L}/u.test(plainText(cell));

function fits(field: DrugField, cells: readonly Cell[], heading: Cell): boolean {
  switch (field) {
    case 'price':
    case 'buying_price':
    case 'mrp':
      return shareOf(cells, isFigure) >= MOSTLY;
    case 'quantity_in_stock':
    case 'free_quantity':
    case 'loose_quantity':
      return shareOf(cells, isQuantity) >= MOSTLY;
    case 'name':
      return shareOf(cells, hasLetters) >= MOSTLY;
    case 'schedule':
      return shareOf(cells, (cell) => scheduleOf(cell) !== null) >= MOSTLY;
    case 'gst_percent':
    case 'igst_percent':
    case 'cgst_percent':
    case 'sgst_percent':
      return fitsGst(field, cells, heading);
    case 'unit':
      // A column of units with figures only is a quantity.
      return shareOf(cells, hasLetters) > 0;
    default:
      return true;
  }
}

const NAME_WORDS =
  /^(?:name|item|product|drug|particulars|desc|vaccine|injection|inj|formulation|preparation|brand)$/;
const NOT_A_NAME =
  /^(?:code|no|id|sr|sl|company|mfr|supplier|type|group|category|rate|price|mrp|qty|stock|date|pack|unit|store|branch|doctor|patient|rack|batch|expiry|value|amount|gst|hsn|shop|clinic|pharmacy|list|statement|report)$/;
const NOT_STOCK =
  /^(?:value|amount|min|max|opening|reorder|order|sale|purchase|received|free|issue|issued|return|pack|pcs|strip|date|level|old|damaged|expired|damage|short|rate|price|mrp|days|out|in|reserved|transit|req|required|ordered|indent|scheme|bonus|billed|bill|invoice|pending|adj|loose|box|case|inner|outer|bulk|sample|demand|last|next|blocked|quality|restricted|expiry|total|rack|name|item)$/;

/** As `fits`, for the quantities of a delivery. */
function fitsDelivery(field: DrugField, cells: readonly Cell[], heading: Cell): boolean {
  const isCounted = field === 'quantity_in_stock' || field === 'free_quantity';
  return isCounted ? shareOf(cells, isDelivered) >= MOSTLY : fits(field, cells, heading);
}

type Guesses = readonly (readonly [DrugField, number])[];

/** `Tradename / Item details` is a name when no column is a better one. */
function guessName(words: readonly string[]): Guesses {
  const isName =
    words.length <= 6 &&
    words.some((word) => NAME_WORDS.test(word)) &&
    !words.some((word) => NOT_A_NAME.test(word));
  return isName ? [['name', 20]] : [];
}

/** `Std. selling price` and `Avg. purchase rate`, when no column is a better one. */
function guessPrice(words: readonly string[]): Guesses {
  const isPrice = words.length <= 4 && words.some((word) => /^(?:price|rate)$/.test(word));
  if (!isPrice || words.some((word) => /^(?:old|last|value|amount|gst|discount)$/.test(word))) {
    return [];
  }
  const isPaid = words.some((word) => /^(?:purchase|buy|cost|landing|landed)$/.test(word));
  const isAsked = words.some((word) => /^(?:sell|sale|retail|consumer|patient)$/.test(word));
  if (isPaid === isAsked) return [];
  return isPaid ? [['buying_price', 30]] : [['price', 30]];
}

/** A weaker reading of a heading that no rule has. */
const guessFigures = (words: readonly string[]): Guesses => [
  ...guessName(words),
  ...guessPrice(words),
];

/** `Usable stock quantity` is a stock when no column is a better one. */
function guess(words: readonly string[]): Guesses {
  const other = guessFigures(words);
  if (other.length > 0 || words.length > 6) return other;
  const isStock = words.some((word) => /^(?:stock|left|qty|balance)$/.test(word));
  return isStock && !words.some((word) => NOT_STOCK.test(word)) ? [['quantity_in_stock', 40]] : [];
}

/** The headings of a stock list, a delivery or a price list, with those the clinic has taught. */
export function drugVocabulary(
  mode: ImportMode,
  learned?: ReadonlyMap<string, DrugField | null>,
): Vocabulary<DrugField> {
  return {
    rules: DRUG_HEADINGS[mode],
    ...(mode === 'count' && { beside: rulesOfCount }),
    required: 'name',
    figures: FIGURES,
    units: UNITS,
    fits: mode === 'delivery' ? fitsDelivery : fits,
    guess: mode === 'count' ? guess : guessFigures,
    ...(learned && { learned }),
  };
}
