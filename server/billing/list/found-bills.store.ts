import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { patientsFound } from '../../patients/index.ts';
import { type Between, between } from '../../platform/db/day-range.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { keptPatient } from '../../platform/merged-ids.ts';

export type BillFilter = {
  readonly range: Between | undefined;
  readonly patientId: string | undefined;
  readonly search: string;
  readonly today: string;
};

/** `2026-27/000042` or `42`: the number, with an optional year. */
const NUMBER = /^(?:(\d{4})-\d{2}\/)?0*(\d{1,9})$/;

/**
 * Bills by number, and bills of the patients whom the search finds. The array makes PostgreSQL look for the
 * patients in the order of the index: joined to them, it expects 1,000 of any search, and may read all bills.
 */
function found(search: string, today: string): RawBuilder<unknown> {
  const [, year, number] = NUMBER.exec(search) ?? [];
  const columns = sql`SELECT id, patient_id, created_at FROM bills`;
  const byNumber = sql`${columns} WHERE number = ${Number(number)}`;
  if (year) return sql`${byNumber} AND financial_year = ${Number(year)}`;
  const ofPatients = sql`${columns} WHERE patient_id = ANY (ARRAY(${patientsFound(search, today)}))`;
  return number ? sql`${byNumber} UNION ${ofPatients}` : ofPatients;
}

/** The condition of a filter that takes every bill. */
export const EVERY_BILL = sql<SqlBool>`true`;

/** The condition of a filter besides its search, on rows of bills. */
export function narrowing({ range, patientId }: BillFilter): RawBuilder<SqlBool> {
  const conditions = [
    ...(range ? [between('created_at', range)] : []),
    ...(patientId ? [sql<SqlBool>`patient_id = ${keptPatient(patientId)}`] : []),
  ];
  if (conditions.length === 0) return EVERY_BILL;
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

/**
 * The ids on a page of the bills that a search finds, newest first, with the total. What is found is narrowed
 * afterwards: the bills of a range, each compared with all patients, would take longer.
 */
export async function findBillIds(
  tx: Tx,
  { limit, offset, ...filter }: BillFilter & { limit: number; offset: number },
): Promise<{ ids: string[]; totalCount: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    WITH found AS MATERIALIZED (${found(filter.search.trim(), filter.today)}),
      wanted AS MATERIALIZED (SELECT id, created_at FROM found WHERE ${narrowing(filter)})
    SELECT (SELECT count(*) FROM wanted) AS total, ARRAY(SELECT id FROM wanted
      ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) AS ids`.execute(tx);
  const { ids = [], total = 0 } = rows[0] ?? {};
  return { ids, totalCount: total };
}
