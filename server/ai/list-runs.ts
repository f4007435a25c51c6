import type { listVisitRuns as endpoint } from '#contract/ai/ai.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findVisit, listRuns, type RunRow } from './ai-run.store.ts';

/** More than a visit has; older ones are left out. */
const MOST = 100;

/** What the assistant was asked in a visit, the newest first. An unknown visit is 404. */
export async function listVisitRuns(
  { tx }: ClinicScope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  if (!(await findVisit(tx, params.id))) throw notFound();
  const rows = await listRuns(tx, { visitId: params.id, most: MOST });
  return { runs: rows.map(presentRun) };
}

function presentRun(row: RunRow): EndpointReply<typeof endpoint>['runs'][number] {
  return {
    id: row.id,
    visitId: row.visit_id,
    query: row.query,
    askedBy: row.asker_name,
    askedAt: row.asked_at.toISOString(),
    source: row.source,
    origin: row.origin,
    status: row.status,
    answer: row.proposal ?? '',
    failure: row.failure,
  };
}
