import { z } from 'zod';

export const MAX_PAGE_SIZE = 100;

const wholeNumber = (fallback: number, max: number, message: string) =>
  z.coerce
    .number({ error: message })
    .int({ error: message })
    .min(1, { error: message })
    .max(max, { error: message })
    .default(fallback);

/** `page` (from 1) and `limit` (1 to 100) of a list call. */
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

/** How many pages a list has; an empty one has none. */
export function totalPages(totalCount: number, limit: number): number {
  return Math.ceil(totalCount / limit);
}
