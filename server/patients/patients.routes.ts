import { paise } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import { findAlike as alikeEndpoint } from '#contract/patients/alike.endpoints.ts';
import {
  registerPatient as registerEndpoint,
  updatePatient as updateEndpoint,
} from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients as listEndpoint } from '#contract/patients/patients.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { findAlike } from './find-alike.ts';
import { listPatients } from './list-patients.ts';
import { presentPatient } from './patient.present.ts';
import { type KnownElsewhere, patientWith } from './patient.store.ts';
import { registerPatient } from './register-patient.ts';
import { updatePatient } from './update-patient.ts';

/** The routes, with SQL that the composition root passes in from slices that import patients. */
export const patientRoutes = (neighbours: KnownElsewhere): readonly BoundRoute[] => {
  const patient = patientWith(neighbours);
  return [
    route(listEndpoint, listPatients),
    route(alikeEndpoint, findAlike),
    route(getPatient, async (scope, { params }) => {
      const { tx, now, actor } = scope;
      const [row] = await patient.run(tx, { id: params.id, now }, {});
      if (!row) throw notFound();
      const isDueShown = row.due > 0 && may(actor.role, 'billing.view-bill');
      return {
        ...presentPatient(row, scope),
        ...(isDueShown && { due: paise(row.due) }),
        ...(row.other_numbers.length > 0 && { other_numbers: row.other_numbers }),
      };
    }),
    route(registerEndpoint, async (scope, { body }) =>
      presentPatient(await registerPatient(scope, body), scope),
    ),
    route(updateEndpoint, async (scope, { params, body }) =>
      presentPatient(await updatePatient(scope, params.id, body), scope),
    ),
  ];
};
