import { namesInShort } from '../drug.messages.ts';

/** Texts of the stock-taking. */
export const STOCK_COUNT_MESSAGES = {
  wholeNumber: 'Enter the counted pieces as a whole number.',
  notCounted: 'Not counted: the stock stays.',
  reasonRequired: 'Please enter why the stock differs.',
  batchGone: 'This batch is no longer in the stock.',
  moved: (before: number, now: number) =>
    `The stock went from ${before} to ${now} meanwhile. Count again, then enter the number.`,
  countGone: 'This count was posted, replaced or left out already.',
  nothingCounted: 'Nothing is counted here yet.',
  clashes: (names: readonly string[]) =>
    `Nothing was posted: two counts differ for ${namesInShort(names)}. Leave one of them out.`,
  soldSince: (names: readonly string[]) =>
    `Nothing was posted: more was sold than counted of ${namesInShort(names)}. Count again.`,
  posted: (batches: number, changed: number) =>
    `${batches} ${batches === 1 ? 'batch' : 'batches'} counted; the stock of ${changed} changed.`,
  notFound: 'This stock-taking was not found.',
  undoneAlready: 'This stock-taking was undone already.',
  tooLate: 'It is too late to undo this: a stock-taking can be undone for an hour.',
  usedSince: (names: readonly string[]) =>
    `Nothing was undone: too little is left of ${namesInShort(names)}. Correct the stock by hand.`,
  undone: 'The stock-taking was undone.',
  none: 'No batch with stock here.',
  noneText: 'Drugs have their rack in the field Box Number.',
  saveFailed: 'The count was not saved.',
  postFailed: 'The differences were not posted.',
  undoFailed: 'The stock-taking was not undone.',
} as const;
