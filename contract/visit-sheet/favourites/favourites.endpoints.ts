import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ErrorBody } from '../../kernel/errors.ts';
import { Id } from '../../kernel/fields.ts';
import { CreateFavouriteBody, EditFavouriteBody, Favourite } from './favourite.ts';

const Params = z.object({ id: Id });

/** The person's own favourites and the clinic's, by name. */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/favourites',
  summary: 'Sets of sheet rows under a name',
  access: 'favourites.view',
  topics: ['favourites', 'drugs', 'lab-tests'],
  replies: { 200: z.array(Favourite) },
});

/** Returns 409 when another favourite of the same owner has the name, in any case. */
export const createFavourite = endpoint({
  method: 'POST',
  path: '/api/favourites',
  summary: 'Save a set of sheet rows under a name',
  access: 'favourites.edit',
  body: CreateFavouriteBody,
  idempotent: true,
  replies: { 201: Favourite },
});

/** Replaces a favourite. Returns 409 for a taken name, and with the current one for an old version. */
export const editFavourite = endpoint({
  method: 'PUT',
  path: '/api/favourites/:id',
  summary: 'Change a favourite',
  access: 'favourites.edit',
  params: Params,
  body: EditFavouriteBody,
  replies: { 200: Favourite, 409: ErrorBody.extend({ current: Favourite.optional() }) },
});

export const deleteFavourite = endpoint({
  method: 'DELETE',
  path: '/api/favourites/:id',
  summary: 'Delete a favourite',
  access: 'favourites.edit',
  undoes: true,
  params: Params,
  replies: { 200: z.object({ id: Id }) },
});

/** Undoes a deletion. Returns 409 when its name was given again meanwhile. */
export const restoreFavourite = endpoint({
  method: 'POST',
  path: '/api/favourites/:id/restore',
  summary: 'Undo the deletion of a favourite',
  access: 'favourites.edit',
  params: Params,
  replies: { 200: Favourite },
});
