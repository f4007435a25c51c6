import { type SelectQueryBuilder, sql } from 'kysely';

/**
 * One page of a query. The limit stands in the text, and the first page has no offset: with parameters
 * PostgreSQL takes a page for a tenth of the table, and plans each call again (decision 194).
 */
export function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): SelectQueryBuilder<DB, TB, O> {
  const limited = query.limit(sql.lit(limit));
  return skip > 0 ? limited.offset(skip) : limited;
}
