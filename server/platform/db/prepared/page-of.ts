import { type SelectQueryBuilder, sql } from 'kysely';

/** The limits of the screens. Each makes a statement of its own, and prepared ones are few. */
const PLANNED_LIMITS: ReadonlySet<number> = new Set([10, 15, 20, 25, 50, 100]);

/** Whether a limit stands in the text; another one is a parameter. */
export const isPlanned = (limit: number): boolean => PLANNED_LIMITS.has(limit);

/**
 * One page of a query. A limit of the screens stands in the text, and the first page has no offset:
 * with parameters PostgreSQL takes a page for a tenth of the table, and plans each call again (decision 194).
 */
export function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): SelectQueryBuilder<DB, TB, O> {
  const limited = query.limit(isPlanned(limit) ? sql.lit(limit) : limit);
  return skip > 0 ? limited.offset(skip) : limited;
}
