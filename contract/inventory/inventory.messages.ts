import { DRUG_MESSAGES } from '../pharmacy/drug.messages.ts';

/** Texts of the inventory analysis. */
export const INVENTORY_MESSAGES = {
  analysisFailed: 'Failed to load the inventory analysis.',
  stockFailed: 'Failed to load the stock on hand.',
  nothingMoved: 'No drug was received, sold or lost on these days.',
  noneFound: DRUG_MESSAGES.noneFound,
  noTestBilled: 'No lab test was paid for on these days.',
  nothingExpires: 'Nothing in stock expires within 90 days.',
  nothingSlow: 'Everything in stock was sold within the last 90 days, or came within them.',
} as const;

/** States the units that a figure excludes because their batch has no cost. */
export const withoutCost = (quantity: number) =>
  quantity === 1 ? '1 piece has no cost' : `${quantity} pieces have no cost`;
