import type { Paise } from '#contract/kernel/numbers/money.ts';
import { findAlike as alikeEndpoint } from '#contract/patients/alike.endpoints.ts';
import {
  registerPatient as registerEndpoint,
  updatePatient as updateEndpoint,
} from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients as listEndpoint } from '#contract/patients/patients.endpoints.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { atOnce } from '../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findAlike } from './find-alike.ts';
import { listPatients } from './list-patients.ts';
import { presentPatient } from './patient.present.ts';
import { findPatientRow } from './patient.store.ts';
import { registerPatient } from './register-patient.ts';
import { updatePatient } from './update-patient.ts';

/** Functions that the composition root passes in from slices that import patients. */
export type PatientNeighbours = {
  /** The current due of a patient; null for none, and where the actor may not see it. */
  readonly dueOf: (scope: ClinicScope, patientId: string) => Promise<Paise | null>;
  /** The numbers of the records that became part of a patient's. */
  readonly otherNumbersOf: (tx: Tx, patientId: string) => Promise<readonly number[]>;
};

export const patientRoutes = ({
  dueOf,
  otherNumbersOf,
}: PatientNeighbours): readonly BoundRoute[] => [
  route(listEndpoint, listPatients),
  route(alikeEndpoint, findAlike),
  route(getPatient, async (scope, { params }) => {
    const [row, due, others] = await atOnce([
      findPatientRow(scope.tx, params.id),
      dueOf(scope, params.id),
      otherNumbersOf(scope.tx, params.id),
    ]);
    if (!row) throw notFound();
    return {
      ...presentPatient(row, scope),
      ...(due !== null && { due }),
      ...(others.length > 0 && { other_numbers: [...others] }),
    };
  }),
  route(registerEndpoint, async (scope, { body }) =>
    presentPatient(await registerPatient(scope, body), scope),
  ),
  route(updateEndpoint, async (scope, { params, body }) =>
    presentPatient(await updatePatient(scope, params.id, body), scope),
  ),
];
