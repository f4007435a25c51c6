import { sql } from 'kysely';
import type { listReadsOfPerson as endpoint } from '#contract/access/access.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findPerson } from './find-patient.ts';
import { pageOfReads } from './read-log.store.ts';

/** Lists the reads of a user of the clinic on these days. */
export async function readsOfPerson(
  { tx, actor: { clinicId, timeZone } }: ClinicScope,
  { params, query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { id } = await findPerson(tx, { clinicId, id: params.id });
  const { page, limit, startDate, endDate } = query;
  const which = sql`r.user_id = ${id}
    AND r.at >= ${startDate}::date::timestamp AT TIME ZONE ${timeZone}
    AND r.at < (${endDate}::date + 1)::timestamp AT TIME ZONE ${timeZone}`;
  return pageOfReads(tx, { clinicId, which, page, limit });
}
