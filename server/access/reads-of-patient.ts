import { sql } from 'kysely';
import type { listReads as endpoint } from '#contract/access/access.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findPatient } from './find-patient.ts';
import { pageOfReads } from './read-log.store.ts';

/**
 * Lists the reads of a patient's record, including files of all patients written since their
 * registration.
 */
export async function readsOfPatient(
  { tx, actor: { clinicId } }: ClinicScope,
  { params, query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { id, created_at } = await findPatient(tx, { clinicId, id: params.id });
  const { page, limit, person } = query;
  const shown = sql`(r.patient_id = ${id}
    OR (r.kind = 'export' AND r.patient_id IS NULL AND r.at >= ${created_at}))`;
  const which = person === undefined ? shown : sql`${shown} AND r.user_id = ${person}`;
  const reads = await pageOfReads(tx, { clinicId, which, page, limit });
  const people = await sql<{ id: string; name: string }>`
    SELECT u.id, u.name FROM users u
    WHERE u.clinic_id = ${clinicId} AND u.id IN (
      SELECT r.user_id FROM patient_reads r WHERE r.clinic_id = ${clinicId} AND ${shown})
    ORDER BY u.name, u.id`.execute(tx);
  return { ...reads, people: people.rows };
}
