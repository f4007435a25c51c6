import { z } from 'zod';

/** Maximum length of a search term: longer than every name, so that all of a name can be typed. */
export const SEARCH_MAX = 200;

export const MAX_PAGE_SIZE = 100;

const wholeNumber = (fallback: number, max: number, message: string) =>
  z.coerce
    .number({ error: message })
    .int({ error: message })
    .min(1, { error: message })
    .max(max, { error: message })
    .default(fallback);

/** `page` (from 1) and `limit` (1 to 100) of a list request. */
export function pageQuery(defaultLimit: number) {
  return {
    page: wholeNumber(1, 1_000_000, 'The page must be a whole number from 1.'),
    limit: wholeNumber(
      defaultLimit,
      MAX_PAGE_SIZE,
      `The limit must be a whole number from 1 to ${MAX_PAGE_SIZE}.`,
    ),
  };
}

/** The number of pages of a list; 0 for an empty list. */
export function totalPages(totalCount: number, limit: number): number {
  return Math.ceil(totalCount / limit);
}
