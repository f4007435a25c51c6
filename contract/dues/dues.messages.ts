import { SEARCH_MAX } from '../kernel/paging.ts';

/** Texts of the dues. */
export const DUES_MESSAGES = {
  loadFailed: 'The dues could not be loaded.',
  none: 'Nothing is due.',
  noneFound: 'No due amount fits this search.',
  unknownSort: 'Unknown order.',
  searchTooLong: `Please search with at most ${SEARCH_MAX} characters.`,
} as const;

/** A payment that this window did not report: a colleague's, or one whose reply was lost. */
export const receivedMeanwhile = (amount: string, how: string) =>
  `${amount} was received meanwhile (${how}).`;
