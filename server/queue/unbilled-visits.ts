import { sql } from 'kysely';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import type { listUnbilled as endpoint } from '#contract/queue/queue.endpoints.ts';
import { UNBILLED_DAYS } from '#contract/queue/visit.ts';
import { pageOf } from '../platform/db/prepared/page-of.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentVisit } from './visit.present.ts';
import { visits } from './visit.store.ts';
import { unbilledSince } from './visit-fee.ts';

type At = { today: string; now: Date };

/** The first clinic day that the list covers. */
function since(today: string) {
  return sql<string>`(${today}::date - ${UNBILLED_DAYS - 1}::int)`;
}

/** How many visits of the last `UNBILLED_DAYS` clinic days were called or seen but never billed. */
export async function countUnbilled(tx: Tx, { today, now }: At): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (${unbilledSince(since(today), now)}) AS unbilled`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** One page of them, newest first. */
export async function unbilledVisits(
  scope: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, today } = scope;
  const { page, limit } = query;
  const totalCount = await countUnbilled(tx, { today, now });
  const newest = visits(tx, now)
    .where(sql<boolean>`visits.id = ANY (ARRAY(${unbilledSince(since(today), now)}))`)
    .orderBy('visits.day', 'desc')
    .orderBy('visits.created_at', 'desc')
    .orderBy('visits.id');
  const rows = await pageOf(newest, { limit, skip: (page - 1) * limit }).execute();
  return {
    visits: rows.map((row) => presentVisit(row, scope)),
    totalCount,
    currentPage: page,
    totalPages: totalPages(totalCount, limit),
  };
}
