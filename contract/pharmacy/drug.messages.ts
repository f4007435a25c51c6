import { SPREADSHEET_MESSAGES } from '../kernel/spreadsheet.messages.ts';

/** Texts of the pharmacy's inventory (specification 2, sections 5 and 8). */
export const DRUG_MESSAGES = {
  required: 'Name, Price, and Stock Quantity are required.',
  invalidPrice: 'Price must be an amount of at least 0 with at most 2 decimals.',
  invalidBuyingPrice: 'Buying price must be an amount of at least 0 with at most 2 decimals.',
  invalidMrp: 'MRP must be an amount of at least 0 with at most 2 decimals.',
  unknownSchedule: 'Schedule is one of none, G, H, H1, X and NDPS.',
  invalidHsn: 'HSN must have 4, 6 or 8 digits.',
  invalidGst: 'GST must be a percentage from 0 to 100 with at most 2 decimals.',
  invalidGstDay: 'The first day of the GST rate must be a day, as 2025-09-22.',
  invalidStock: 'Stock Quantity must be a whole number from 0.',
  tooManyPieces: 'A batch holds at most 1,00,00,000 pieces.',
  batchNotFound: 'This batch is not in stock any more.',
  invalidBatchExpiry: 'Please enter the expiry as on the pack: 05/27.',
  batchSaveFailed: 'Failed to save the batch',
  mrpLowered: 'An MRP was lowered just now. Nothing was sold; please try again.',
  invalidExpiry: 'Expiry date must be a day, as 2027-03-31.',
  nothingToAdjust: 'No drug selected or adjustment amount is zero.',
  unknownReason: 'Unknown reason.',
  unknownList: 'Unknown list.',
  wrongDirection: 'A purchase adds stock; damage and expiry remove it.',
  noNameColumn: 'No column with the names of the drugs was found.',
  unknownMode: 'A file is a delivery or a stock count.',
  unknownPer: 'Prices are for a piece or for a pack.',
  packUnsure:
    'Write how many pieces the price is for, such as 10 tab; 1 for a bottle, a tube or one piece.',
  modeRequired: 'Choose whether the file is a delivery or a stock count.',
  noFiguresColumn:
    'Nothing was imported: no column of the price and none of the stock was found. Name them, for example, MRP and Closing Stock.',
  noDeliveredColumn:
    'Nothing was imported: no column of the delivered quantity was found. Name it, for example, Quantity.',
  nothingDelivered: 'The delivered quantity is missing or 0.',
  otherRowNeedsLook: 'Another row of this drug needs a look, and a count is the sum of its rows.',
  countedInPart:
    'One row of this drug is not counted, and a count is the sum of its rows. Enter the pieces, or leave the row out.',
  twoPrices: 'This drug has two prices in the file.',
  notInInventory: 'Not in the inventory.',
  noPrice: 'The price is missing or 0.',
  noName: 'This row has figures but no name.',
  oddName: 'This does not look like the name of a drug.',
  oddPrice: 'This price cannot be read for certain.',
  oddStock: 'This quantity cannot be read for certain.',
  oddFree: 'The quantity and the column of free goods contradict each other.',
  freeOfPurchase: 'Free goods come with a purchase of at least as many pieces.',
  oddCost: 'This buying price cannot be read for certain.',
  oddMrp: 'This highest price cannot be read for certain.',
  otherSchedule: 'The drug has another schedule. Correct the cell, or the drug first.',
  otherHsn: 'The drug has another HSN. Correct the cell, or the drug first.',
  oddGst: 'The rate of GST is 0, 5, 18 or 40 %. Correct the cell.',
  gstApart: 'The columns of GST state different rates. Correct the cell.',
  otherGst: 'The rows of this drug state different rates of GST.',
  negativeStock: 'The stock is below zero.',
  twoPacks: 'The file has this name with several packs or forms. Write the pack into the name.',
  returned: 'This row is marked as returned or cancelled.',
  severalAlike:
    'Several drugs of the inventory may be meant. Write the name as the inventory has it.',
  packsAmongPieces: 'This quantity is in packs, and others of the column are in pieces.',
  noPriceOfNew: 'A new drug needs a price.',
  isHeading: 'This looks like a heading, not like a drug.',
  isFooter: 'This is a remark of the sheet, not a drug.',
  noPriceColumn:
    'Nothing was imported: no column of the price was found. Name it, for example, MRP.',
  isTotal: 'This looks like a total, not like a drug.',
  secondTable: SPREADSHEET_MESSAGES.secondTable,
  confirmDeleteAll:
    'Are you sure you want to delete all drugs of the inventory? This action cannot be undone.',
  confirmDefaults:
    'This adds the medications that an outpatient clinic usually keeps, with indicative prices and without stock. Drugs that are there already stay as they are.',
  empty: 'No drugs in the inventory yet.',
  noneFound: 'No drug fits the search.',
  noneInList: 'No drug is in this list.',
  settingsLater: 'Pharmacy settings will be configured here.',
  notFound: 'Drug not found.',
  idMissing: 'Drug ID is missing.',
  adjustFailed: 'Failed to adjust stock',
  importFailed: 'Failed to import data. Please check the file format and try again.',
  defaultsFailed: 'Failed to import default medications',
  deleteFailed: 'Failed to delete drug',
  deleteAllFailed: 'Failed to delete all drugs',
  nothingToRestore: 'These drugs were restored already.',
  restoreTooLate: 'It is too late to undo this: deleted drugs can be restored for an hour.',
  restoreFailed: 'Failed to restore the drugs',
  addFailed: 'Failed to add drug',
  updateFailed: 'Failed to update drug',
  loadFailed: 'Failed to load drug data',
  loadHistoryFailed: 'The stock history could not be loaded.',
  noStockChange: 'The stock of this drug has not changed yet.',
  stockChanges: 'Purchases, imports, counts and sales are listed here.',
  loadBatchesFailed: 'The batches could not be loaded.',
  loadListFailed: 'Could not load drug list.',
  overviewFailed: 'Pharmacy inventory error.',
} as const;

/** The relation of a listed drug to a typed brand of the same composition. */
export const sameAs = (brand: string, isWhole: boolean) =>
  isWhole ? `same as ${brand}` : `same substance as ${brand}`;
/** For a brand that is not listed, while drugs with its substances are. */
export const sameOnly = (count: number) =>
  `No drug has this name. ${count === 1 ? '1 has' : `${count} have`} its substances.`;

/** The remark on a row whose expiry is taken as unknown. */
export const expiryUnread = (cell: string) => `Expiry “${cell}” cannot be read: unknown for now.`;

/** The note on a row of a delivery that equals an earlier one. */
export const sameAsRow = (row: string) => `Same as row ${row}: added too.`;

/** The note on a row of a count whose stock cannot be read, such as `?`. */
export const stockUnread = (cell: string) => `Stock “${cell}” is not a number: not counted.`;

/** The notes on a remark of a count, which does not change the description of the drug. */
export const remarkKept = (remark: string) => `Remark kept with this stock change: ${remark}`;
export const remarkNotKept = (remark: string) =>
  `Remark not kept, because no stock changes: ${remark}`;

/** The warning about a delivery whose file was imported before. */
export const sameDelivery = (moment: string, by: string) =>
  `This file was imported as a delivery on ${moment} by ${by}. Importing it again adds its quantities a second time.`;

type HeldBatch = { readonly batch_no: string | null; readonly quantity: number };

/** Why a count of one batch needs a look: other batches of the drug are in stock. */
export function unnamedBatches(batches: readonly HeldBatch[]): string {
  const named = batches.map(
    ({ batch_no, quantity }) => `${batch_no ?? 'without a number'} (${quantity})`,
  );
  return `In stock and not in the file: ${batches.length === 1 ? 'batch' : 'batches'} ${namesInShort(named)}. Add a row for each, or empty this cell to count the drug as a whole.`;
}

/** The remark on a bill whose prices were above the MRP of the batches that were sold. */
export const loweredToMrp = (names: readonly string[]) =>
  `${namesInShort(names)}: the price was lowered to the MRP on the pack. Give back what was received above the bill.`;

/** The remark on a row with the price of a pack. */
export const takenPerPiece = (price: string, pieces: number) => `${price} ÷ ${pieces}`;

/** The remark on a row whose drug has another short word for its form. */
export const namedInFile = (name: string) => `${name} in the file`;

/** The remark on a new drug that the inventory probably has under another name. */
export const anotherWritingOf = (name: string) => `Another writing of ${name}.`;

/** The remark on a row whose quantity in strips was counted in pieces. */
export const readAsPieces = (cell: string, pieces: number) => `${cell} = ${pieces}`;

/** The remark on a row with free pieces among those that are added. */
export const freePieces = (free: number, all: number) => `${free} of the ${all} pieces are free.`;

/** The remark on a row whose rate of GST ended on 21 September 2025. */
export const gstEnded = (percent: number) =>
  `GST of ${percent} % ended in September 2025: the rate stays as it is.`;
/** The remark on a row whose rate of GST is not a figure. */
export const gstUnread = (cell: string) => `GST “${cell}” cannot be read: it stays as it is.`;

export const drugsNotFetched = ({ statusText, status }: { statusText: string; status: number }) =>
  `Failed to fetch drugs: ${statusText} (${status})`;
export const drugAdded = (name: string) => `${name} was added.`;
export const scheduleSet = (name: string, schedule: string) => `${name}: ${schedule}.`;
export const drugUpdated = (name: string) => `${name} was updated.`;
export const stockAdjusted = (name: string, quantity: number) =>
  `${name}: ${quantity} in stock now.`;
export const confirmDelete = (name: string) =>
  `Are you sure you want to delete ${name}? This action cannot be undone.`;

const NAMED = 3;

/** `Dolo 650, Pan 40, Telma 40 and 2 more` */
export function namesInShort(names: readonly string[]): string {
  const others = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${others}`;
}

export const addedSince = (names: readonly string[]) =>
  `Drugs of the same name were added since: ${namesInShort(names)}. Delete these first, then undo.`;
export const insufficientStock = (names: readonly string[]) =>
  `Insufficient stock for: ${names.join(', ')}`;
