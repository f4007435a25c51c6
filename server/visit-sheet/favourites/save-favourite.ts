import { isDeepStrictEqual } from 'node:util';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import {
  EditFavouriteBody,
  FAVOURITES_MAX,
  type Favourite,
  type FavouriteBody,
} from '#contract/visit-sheet/favourites/favourite.ts';
import type {
  createFavourite as create,
  editFavourite as edit,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import {
  FAVOURITES_MESSAGES as M,
  nameTaken,
} from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import {
  columnsOf,
  countFavourites,
  findFavourites,
  lockClinic,
  lockFavourite,
  type Of,
  writeRows,
} from './favourite.store.ts';

/**
 * Saves rows under a name, as the person's own favourite or the clinic's. Throws 409 for a taken
 * name and beyond 200, 400 for an unknown drug or test.
 */
export async function createFavourite(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof create>,
): Promise<Favourite> {
  const { tx, actor } = scope;
  const of = written(scope, { id: scope.newId(), shared: body.shared, version: 1 });
  await refuseTooMany(scope, of.ownerId);
  await asRefusal(body, async () => {
    await tx
      .insertInto('favourites')
      .values({ clinic_id: actor.clinicId, id: of.id, ...columnsOf(of, body) })
      .execute();
    await writeRows(tx, of, body);
  });
  return tell(scope, 'create-favourite', of.id, body);
}

/**
 * Replaces a favourite; the same content changes nothing. Throws 404 for one that the person does not see, 409 with the current one
 * for an old version, 409 for a taken name, 400 for an unknown drug or test.
 */
export async function editFavourite(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof edit>,
): Promise<Favourite> {
  const { tx, actor } = scope;
  const before = await lockFavourite(tx, { userId: actor.id, id });
  if (!before || before.deleted_at) throw notFound();
  const [current] = await findFavourites(tx, { userId: actor.id, id });
  if (before.version !== body.version) throw conflict(M.changedMeanwhile, { current });
  const whole = { ...body, outsideTests: body.outsideTests ?? current?.outsideTests };
  if (current && isDeepStrictEqual(EditFavouriteBody.safeParse(current).data, whole)) {
    return current;
  }
  const of = written(scope, { id, shared: body.shared, version: before.version + 1 });
  if (of.ownerId !== before.owner_id) await refuseTooMany(scope, of.ownerId);
  await asRefusal(body, async () => {
    await tx.updateTable('favourites').set(columnsOf(of, body)).where('id', '=', id).execute();
    await writeRows(tx, of, body);
  });
  return tell(scope, 'edit-favourite', id, body);
}

type Written = { readonly id: string; readonly shared: boolean; readonly version: number };

function written({ actor, now }: ClinicScope, { id, shared, version }: Written): Of {
  const { clinicId, id: by } = actor;
  return { clinicId, id, ownerId: shared ? null : by, version, at: now, by };
}

/** Throws 409 when an owner, or with null the clinic, has the most that are allowed. */
export async function refuseTooMany(
  { tx, actor }: ClinicScope,
  ownerId: string | null,
): Promise<void> {
  await lockClinic(tx, actor.clinicId);
  if ((await countFavourites(tx, ownerId)) >= FAVOURITES_MAX) throw conflict(M.tooMany);
}

/** The refusal of what only the database can check. */
export async function asRefusal(
  { name, shared }: Pick<FavouriteBody, 'name' | 'shared'>,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'favourites_own_name' || constraint === 'favourites_clinic_name') {
      throw conflict(nameTaken(name, shared));
    }
    if (constraint === 'favourite_drugs_of_the_clinic') throw invalidField('drugs', M.unknownDrug);
    if (constraint === 'favourite_tests_of_the_clinic') throw invalidField('tests', M.unknownTest);
    throw error;
  }
}

/** Writes the audit row, notifies the screens, and returns the favourite. */
export async function tell(
  scope: ClinicScope,
  verb: string,
  id: string,
  changes: object = {},
): Promise<Favourite> {
  await scope.audit(verb, { type: 'favourite', id }, changes);
  scope.changed('favourites', id);
  const [favourite] = await findFavourites(scope.tx, { userId: scope.actor.id, id });
  if (!favourite) throw notFound();
  return favourite;
}
