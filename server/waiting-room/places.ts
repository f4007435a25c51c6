import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type {
  givePlace as give,
  savePlaces as save,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { arePlacesOn, newCode } from './waiting-room.store.ts';

/** Turns the code on slips on or off. Off removes every code given so far. */
export async function savePlaces(
  scope: ClinicScope,
  { body: { placesOn } }: EndpointRequest<typeof save>,
): Promise<EndpointReply<typeof save>> {
  const { tx, actor } = scope;
  if ((await arePlacesOn(tx)) === placesOn) return { placesOn };
  await tx
    .insertInto('waiting_rooms')
    .values({ clinic_id: actor.clinicId, places_on: placesOn })
    .onConflict((of) => of.column('clinic_id').doUpdateSet({ places_on: placesOn }))
    .execute();
  if (!placesOn) await tx.deleteFrom('queue_places').execute();
  await scope.audit('save-places', { type: 'clinic', id: actor.clinicId }, { placesOn });
  scope.changed('waiting-room', actor.clinicId);
  return { placesOn };
}

/**
 * The code of a visit's place in the queue, made at the first call; null while codes are off. Throws
 * 404 for an unknown visit.
 */
export async function givePlace(
  { tx, actor }: ClinicScope,
  { params: { id: visitId } }: EndpointRequest<typeof give>,
): Promise<string | null> {
  const visit = await tx
    .selectFrom('visits')
    .where('id', '=', visitId)
    .select('id')
    .executeTakeFirst();
  if (!visit) throw notFound();
  if (!(await arePlacesOn(tx))) return null;
  await tx
    .insertInto('queue_places')
    .values({ clinic_id: actor.clinicId, visit_id: visitId, code: newCode() })
    .onConflict((of) => of.columns(['clinic_id', 'visit_id']).doNothing())
    .execute();
  const { code } = await tx
    .selectFrom('queue_places')
    .where('visit_id', '=', visitId)
    .select('code')
    .executeTakeFirstOrThrow();
  return code;
}
