import { sql } from 'kysely';
import type { findTouched as endpoint } from '#contract/access/breach.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findPerson } from './find-patient.ts';
import { countLists, touchedBy } from './touched.store.ts';

/** Counts the patients that a breach note would cover, before it is written. */
export async function findTouched(
  { tx, actor: { clinicId } }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { id: person } = await findPerson(tx, { clinicId, id: query.person });
  const account = { clinicId, person, from: new Date(query.from), until: new Date(query.until) };
  const { rows } = await sql<{ patients: number; opened: number; changed: number }>`
    SELECT count(*)::int AS patients, count(*) FILTER (WHERE opened)::int AS opened,
      count(*) FILTER (WHERE changed)::int AS changed
    FROM (${touchedBy(account)}) touched`.execute(tx);
  const { rows: first } = await sql<{ at: Date | null }>`
    SELECT min(at) AS at FROM patient_reads WHERE clinic_id = ${clinicId}`.execute(tx);
  return {
    ...(rows[0] ?? { patients: 0, opened: 0, changed: 0 }),
    ...(await countLists(tx, account)),
    known_since: first[0]?.at?.toISOString() ?? null,
  };
}
