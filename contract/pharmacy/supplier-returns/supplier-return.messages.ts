import { DRUG_MESSAGES, namesInShort } from '../drug.messages.ts';

/** How long a return can be undone, as an import. */
export const RETURN_UNDO_MINUTES = 60;

/** Texts of returns to a supplier. */
export const SUPPLIER_RETURN_MESSAGES = {
  none: 'No batch of this kind is in stock.',
  noneChosen: 'Enter the pieces of at least one batch.',
  loadFailed: DRUG_MESSAGES.loadBatchesFailed,
  quantityInvalid: 'The quantity is a whole number of pieces.',
  costInvalid: 'The cost must be more than 0, with at most 2 decimals.',
  reasonRequired: 'Please choose the reason.',
  supplierMissing: 'Please choose the supplier.',
  batchUnknown: 'This batch is not in stock.',
  batchTwice: 'A batch is in one line.',
  tooManyLines: 'A debit note has 1 to 200 lines.',
  ofAnother: (supplier: string) => `This batch was delivered by ${supplier}.`,
  tooFew: (names: readonly string[]) =>
    `There are fewer pieces in stock by now: ${namesInShort(names)}. No goods were returned.`,
  costUnknown: 'the cost is not known',
  leftOut: (batch: string, why: string) => `Not in the sum: ${batch}, ${why.replace(/\.$/, '')}.`,
  notShown: (batches: readonly string[]) =>
    `Also chosen, and not in this list: ${namesInShort(batches)}.`,
  aboveBought: (pieces: number) => `Bought: ${pieces}. The others count ₹0.`,
  returned: (number: string) => `The goods are returned. Debit note ${number}.`,
  failed: 'The goods were not returned.',
  undone: 'The return is undone. The goods are in stock again.',
  undoneAlready: 'This return is already undone.',
  tooLate: 'A return can be undone for an hour.',
  undoFailed: 'The return was not undone.',
} as const;
