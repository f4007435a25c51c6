import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { SEARCH_MAX } from '../kernel/paging.ts';

/** Texts of the dues. */
export const DUES_MESSAGES = {
  loadFailed: 'The dues could not be loaded.',
  none: 'Nothing is due.',
  nothingToPay: 'Nothing is due on the bills of this patient any more.',
  noneFound: 'No due amount fits this search.',
  unknownSort: COMMON_MESSAGES.unknownSort,
  searchTooLong: `Please search with at most ${SEARCH_MAX} characters.`,
} as const;

/** After a payment that was split over bills: `₹700.00 was received on 2 bills.` */
export const receivedOnBills = (amount: string, bills: number) =>
  `${amount} was received on ${bills === 1 ? '1 bill' : `${bills} bills`}.`;

/** A payment that this window did not report: a colleague's, or one whose reply was lost. */
export const receivedMeanwhile = (amount: string, how: string) =>
  `${amount} was received meanwhile (${how}).`;
