import { SEARCH_MAX } from '../kernel/paging.ts';

/** Texts of the dues. */
export const DUES_MESSAGES = {
  loadFailed: 'The dues could not be loaded.',
  none: 'Nothing is due.',
  noneFound: 'No due amount fits this search.',
  unknownSort: 'Unknown order.',
  searchTooLong: `Please search with at most ${SEARCH_MAX} characters.`,
} as const;
