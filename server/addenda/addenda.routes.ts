import { addAddendum as addEndpoint, listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { addAddendum } from './add-addendum.ts';
import { listAddendaOfPatient } from './addenda.store.ts';

export const addendaRoutes: readonly BoundRoute[] = [
  route(listAddenda, async ({ tx }, { params }) => {
    if (!(await findPatientRow(tx, params.id))) throw notFound();
    return listAddendaOfPatient(tx, params.id);
  }),
  route(addEndpoint, addAddendum),
];
