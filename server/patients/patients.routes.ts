import {
  getPatient,
  listPatients as listEndpoint,
  registerPatient as registerEndpoint,
  updatePatient as updateEndpoint,
} from '#contract/patients/patients.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { listPatients } from './list-patients.ts';
import { presentPatient } from './patient.present.ts';
import { findPatientRow } from './patient.store.ts';
import { registerPatient } from './register-patient.ts';
import { updatePatient } from './update-patient.ts';

export const patientRoutes: readonly BoundRoute[] = [
  route(listEndpoint, listPatients),
  route(getPatient, async ({ tx, now }, { params }) => {
    const row = await findPatientRow(tx, params.id);
    if (!row) throw notFound();
    return presentPatient(row, now);
  }),
  route(registerEndpoint, async (scope, { body }) =>
    presentPatient(await registerPatient(scope, body), scope.now),
  ),
  route(updateEndpoint, async (scope, { params, body }) =>
    presentPatient(await updatePatient(scope, params.id, body), scope.now),
  ),
];
