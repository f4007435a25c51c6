import type { Paise } from '#contract/kernel/numbers/money.ts';
import {
  registerPatient as registerEndpoint,
  updatePatient as updateEndpoint,
} from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients as listEndpoint } from '#contract/patients/patients.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listPatients } from './list-patients.ts';
import { presentPatient } from './patient.present.ts';
import { findPatientRow } from './patient.store.ts';
import { registerPatient } from './register-patient.ts';
import { updatePatient } from './update-patient.ts';

/** Functions that the composition root passes in from slices that import patients. */
export type PatientNeighbours = {
  /** The current due of a patient; null for none, and where the actor may not see it. */
  readonly dueOf: (scope: ClinicScope, patientId: string) => Promise<Paise | null>;
};

export const patientRoutes = ({ dueOf }: PatientNeighbours): readonly BoundRoute[] => [
  route(listEndpoint, listPatients),
  route(getPatient, async (scope, { params }) => {
    const row = await findPatientRow(scope.tx, params.id);
    if (!row) throw notFound();
    const due = await dueOf(scope, row.id);
    return { ...presentPatient(row, scope), ...(due !== null && { due }) };
  }),
  route(registerEndpoint, async (scope, { body }) =>
    presentPatient(await registerPatient(scope, body), scope),
  ),
  route(updateEndpoint, async (scope, { params, body }) =>
    presentPatient(await updatePatient(scope, params.id, body), scope),
  ),
];
