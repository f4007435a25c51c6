import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import type {
  deleteFavourite as remove,
  restoreFavourite as restore,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findFavourites, lockFavourite } from './favourite.store.ts';
import { asRefusal, refuseTooMany, tell } from './save-favourite.ts';

/** Deletes a favourite. Throws 404 for one that the person does not see. */
export async function deleteFavourite(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof remove>,
): Promise<{ id: string }> {
  const { tx, actor, now } = scope;
  const before = await lockFavourite(tx, { userId: actor.id, id });
  if (!before || before.deleted_at) throw notFound();
  await tx.updateTable('favourites').set({ deleted_at: now }).where('id', '=', id).execute();
  await scope.audit('delete-favourite', { type: 'favourite', id }, { name: before.name });
  scope.changed('favourites', id);
  return { id };
}

/**
 * Undoes a deletion; a favourite that is not deleted stays. Throws 404 for one that the person does
 * not see, and 409 when its name was given again.
 */
export async function restoreFavourite(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof restore>,
): Promise<Favourite> {
  const { tx, actor } = scope;
  const before = await lockFavourite(tx, { userId: actor.id, id });
  if (!before) throw notFound();
  if (!before.deleted_at) {
    const [favourite] = await findFavourites(tx, { userId: actor.id, id });
    if (!favourite) throw notFound();
    return favourite;
  }
  await refuseTooMany(scope, before.owner_id);
  const of = { name: before.name, shared: before.owner_id === null };
  await asRefusal(of, async () => {
    await tx.updateTable('favourites').set({ deleted_at: null }).where('id', '=', id).execute();
  });
  return tell(scope, 'restore-favourite', id);
}
