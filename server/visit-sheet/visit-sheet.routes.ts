import {
  createFavourite as createFavouriteEndpoint,
  deleteFavourite as deleteFavouriteEndpoint,
  editFavourite as editFavouriteEndpoint,
  listFavourites,
  restoreFavourite as restoreFavouriteEndpoint,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { listPastVisits as listPastVisitsEndpoint } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import {
  getVisitSheet,
  listDiagnoses,
  listUsualAdvice,
  saveVisitSheet as saveEndpoint,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { deleteFavourite, restoreFavourite } from './favourites/delete-favourite.ts';
import { findFavourites } from './favourites/favourite.store.ts';
import { createFavourite, editFavourite } from './favourites/save-favourite.ts';
import { readVisitSheet } from './read-visit-sheet.ts';
import { listPastVisits } from './repeat/past-visits.ts';
import { saveVisitSheet } from './save-visit-sheet.ts';
import { findUsualAdvice } from './usual-advice.store.ts';
import { findDiagnoses } from './visit-sheet.store.ts';

export const visitSheetRoutes: readonly BoundRoute[] = [
  route(getVisitSheet, (scope, { params }) => readVisitSheet(scope, params.id)),
  route(saveEndpoint, saveVisitSheet),
  route(listDiagnoses, ({ tx }, { query }) => findDiagnoses(tx, query.search)),
  route(listUsualAdvice, ({ tx, actor }) => findUsualAdvice(tx, actor.id)),
  route(listPastVisitsEndpoint, (scope, { params }) => listPastVisits(scope, params.id)),
  route(listFavourites, ({ tx, actor }) => findFavourites(tx, { userId: actor.id })),
  route(createFavouriteEndpoint, createFavourite),
  route(editFavouriteEndpoint, editFavourite),
  route(deleteFavouriteEndpoint, deleteFavourite),
  route(restoreFavouriteEndpoint, restoreFavourite),
];
