import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import { readSampleCode } from '#contract/lab/sample-code.rules.ts';
import { patientsFound } from '../../patients/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type LabOrderPage = {
  readonly search: string;
  readonly today: string;
  readonly only?: 'reported' | undefined;
  readonly status?: LabOrderStatus | undefined;
  readonly page: number;
  readonly limit: number;
};

/**
 * Orders of the patients whom a search finds, or the order whose sample label was scanned. PostgreSQL looks
 * up the array in an index; joined to the search, it expects 1,000 patients of any term and reads all orders.
 */
function found(search: string, today: string): RawBuilder<SqlBool> {
  const label = readSampleCode(search);
  if (label) {
    return sql`"order".day = ${label.day}::date AND "order".lab_token_number = ${label.token}`;
  }
  return sql`"order".patient_id = ANY (ARRAY(${patientsFound(search, today)}))`;
}

/** The condition of a page besides its search, on rows of `order`. */
export function narrowing({ only, status }: Pick<LabOrderPage, 'only' | 'status'>) {
  const conditions = [
    ...(only === 'reported' ? [sql`"order".report_id IS NOT NULL`] : []),
    ...(status ? [sql`"order".status = ${status}`] : []),
  ];
  return sql<SqlBool>`${conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`}`;
}

/** The ids on a page of the orders that a search finds, newest first, with the total. */
export async function findLabOrderIds(
  tx: Tx,
  { search, today, page, limit, ...rest }: LabOrderPage,
): Promise<{ ids: string[]; totalCount: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    WITH found AS MATERIALIZED (SELECT id, created_at FROM lab_orders AS "order"
      WHERE deleted_at IS NULL AND ${found(search, today)} AND ${narrowing(rest)})
    SELECT (SELECT count(*) FROM found) AS total, ARRAY(SELECT id FROM found
      ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS ids`.execute(tx);
  const { ids = [], total = 0 } = rows[0] ?? {};
  return { ids, totalCount: total };
}
