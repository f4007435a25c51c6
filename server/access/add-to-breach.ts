import type { addToBreach as endpoint } from '#contract/access/breach.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findBreach } from './breach.store.ts';

/** Appends to a note; its earlier text stays. */
export async function addToBreach(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, actor } = scope;
  const { clinicId } = actor;
  const { id } = await findBreach(tx, clinicId, params.id);
  await tx
    .insertInto('breach_addenda')
    .values({
      id: scope.newId(),
      clinic_id: clinicId,
      breach_id: id,
      created_at: now,
      created_by: actor.id,
      text: body.text,
    })
    .execute();
  await scope.audit('add-to-breach', { type: 'breach', id });
  return findBreach(tx, clinicId, id);
}
