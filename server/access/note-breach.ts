import { sql } from 'kysely';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import type { noteBreach as endpoint } from '#contract/access/breach.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findBreach } from './breach.store.ts';
import { findPerson } from './find-patient.ts';
import { countLists, everyone, touchedBy } from './touched.store.ts';

/**
 * Stores the note of a breach with the patients it affects: the ones whose records an account opened, changed
 * or exported in a period, or all patients.
 */
export async function noteBreach(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, actor } = scope;
  const { clinicId } = actor;
  if (new Date(body.noticed_at) > now) throw invalidField('noticed_at', M.noticedLater);
  const { by, person, from, until } = body;
  const account =
    by === 'account' && person && from && until
      ? {
          clinicId,
          person: (await findPerson(tx, { clinicId, id: person })).id,
          from: new Date(from),
          until: new Date(until),
        }
      : undefined;
  const id = scope.newId();
  const { happened, consequences, measures, advice, contact } = body;
  await tx
    .insertInto('breaches')
    .values({
      id,
      clinic_id: clinicId,
      created_at: now,
      created_by: actor.id,
      noticed_at: new Date(body.noticed_at),
      touched_by: by,
      person_id: account?.person ?? null,
      from_at: from ? new Date(from) : null,
      until_at: until ? new Date(until) : null,
      ...{ happened, consequences, measures, advice, contact },
      lists: account ? (await countLists(tx, account)).lists : 0,
    })
    .execute();
  await sql`
    INSERT INTO breach_patients (clinic_id, breach_id, patient_id, opened, changed)
    SELECT ${clinicId}, ${id}, patient_id, opened, changed
    FROM (${account ? touchedBy(account) : everyone(clinicId)}) touched`.execute(tx);
  await scope.audit('note-breach', { type: 'breach', id });
  return findBreach(tx, clinicId, id);
}
