/** Texts of the pharmacy's inventory (specification 2, sections 5 and 8). */
export const DRUG_MESSAGES = {
  required: 'Name, Price, and Stock Quantity are required.',
  invalidPrice: 'Price must be an amount of at least 0 with at most 2 decimals.',
  invalidBuyingPrice: 'Buying price must be an amount of at least 0 with at most 2 decimals.',
  invalidStock: 'Stock Quantity must be a whole number from 0.',
  tooManyPieces: 'A batch holds at most 1,00,00,000 pieces.',
  invalidExpiry: 'Expiry date must be a day, as 2027-03-31.',
  nothingToAdjust: 'No drug selected or adjustment amount is zero.',
  unknownReason: 'Unknown reason.',
  wrongDirection: 'A purchase adds stock; damage and expiry remove it.',
  noNameColumn: 'No column with the names of the drugs was found.',
  unknownMode: 'A file is a delivery or a stock count.',
  modeRequired: 'Choose whether the file is a delivery or a stock count.',
  noFiguresColumn:
    'Nothing was imported: no column of the price and none of the stock was found. Name them, for example, MRP and Closing Stock.',
  noDeliveredColumn:
    'Nothing was imported: no column of the delivered quantity was found. Name it, for example, Quantity.',
  nothingDelivered: 'The delivered quantity is missing or 0.',
  countedTwice:
    'This name stands in the file more than once. A count sets the whole stock of a drug: add its rows up into one.',
  isTotal: 'This looks like a total, not like a drug.',
  secondTable: 'A second table begins here. Import it as a file of its own.',
  twoHeadingRows:
    'Nothing was imported: the headings take two rows. Write each heading into one cell, and delete the second row.',
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
  loadBatchesFailed: 'The batches could not be loaded.',
  loadListFailed: 'Could not load drug list.',
  overviewFailed: 'Pharmacy inventory error.',
} as const;

export const drugsNotFetched = ({ statusText, status }: { statusText: string; status: number }) =>
  `Failed to fetch drugs: ${statusText} (${status})`;
export const drugAdded = (name: string) => `${name} was added.`;
export const drugUpdated = (name: string) => `${name} was updated.`;
export const stockAdjusted = (name: string, quantity: number) =>
  `${name}: ${quantity} in stock now.`;
export const confirmDelete = (name: string) =>
  `Are you sure you want to delete ${name}? This action cannot be undone.`;

/** Names at most three of the drugs. */
export const addedSince = (names: readonly string[]) => {
  const others = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const named = `${names.slice(0, 3).join(', ')}${others}`;
  return `Drugs of the same name were added since: ${named}. Delete these first, then undo.`;
};
export const insufficientStock = (names: readonly string[]) =>
  `Insufficient stock for: ${names.join(', ')}`;
