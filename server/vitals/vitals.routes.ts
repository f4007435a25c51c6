import {
  getVisitVitals,
  listPatientVitals,
  recordVitals as recordEndpoint,
} from '#contract/vitals/vitals.endpoints.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { readVitals } from './read-vitals.ts';
import { recordVitals } from './record-vitals.ts';
import { listReadingsOfPatient } from './vitals.store.ts';

export const vitalsRoutes: readonly BoundRoute[] = [
  route(getVisitVitals, (scope, { params }) => readVitals(scope, params.id)),
  route(recordEndpoint, recordVitals),
  route(listPatientVitals, async ({ tx }, { params: { id } }) => {
    if (!(await findPatientRow(tx, id))) throw notFound();
    return listReadingsOfPatient(tx, id);
  }),
];
