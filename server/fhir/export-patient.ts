import type { Bundle } from '@medplum/fhirtypes';
import type { exportPatientFhir as endpoint } from '#contract/fhir/fhir.endpoints.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { readStays } from '../admissions/index.ts';
import { readLetterhead } from '../clinics/index.ts';
import { readLabOrderDetails, readPatientLabOrders } from '../lab/index.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { patientPharmacyOrders } from '../pharmacy/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ExportCall, ExportPlan } from '../platform/http/export-route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listVisitsOfPatient } from '../queue/index.ts';
import { allergiesOf } from './allergy.fhir.ts';
import { isReported, labOrderOf, labReportOf } from './lab.fhir.ts';
import { medicationsOf } from './medication.fhir.ts';
import { organizationOf, patientOf } from './patient.fhir.ts';
import { type Identified, urlOf } from './resource.ts';
import { stayOf, visitOf } from './visits.fhir.ts';

async function resourcesOf(scope: ClinicScope, patientId: string): Promise<Identified[]> {
  const { tx, actor, now } = scope;
  const row = await findPatientRow(tx, patientId);
  if (!row) throw notFound();
  const params = { id: patientId };
  const labOrders = await readPatientLabOrders(scope, { params, query: {} });
  const resources: Identified[] = [
    organizationOf(actor.clinicId, await readLetterhead(tx, actor.clinicId)),
    patientOf(actor.clinicId, presentPatient(row, now)),
    ...allergiesOf(presentPatient(row, now)),
  ];
  for (const visit of await listVisitsOfPatient(tx, { patientId, now })) {
    resources.push(...visitOf(visit, { patientId, clinicId: actor.clinicId }));
  }
  for (const stay of await readStays(scope, patientId)) {
    resources.push(stayOf(stay, { patientId, clinicId: actor.clinicId }));
  }
  for (const order of await patientPharmacyOrders(scope, { params })) {
    resources.push(...medicationsOf(order));
  }
  for (const order of labOrders) {
    resources.push(labOrderOf(order));
    const details =
      order.reportId === null ? undefined : await readLabOrderDetails(scope, order.id);
    if (details && isReported(details)) resources.push(...labReportOf(details));
  }
  return resources;
}

/**
 * Exports the patient's record as a FHIR R4 bundle (a collection): clinic, patient, visits with
 * complaint and summary, stays, prescriptions, lab orders and reports. Throws 404 for an unknown
 * patient. Audited.
 */
export async function exportPatient(
  { context, read, transact }: ExportCall,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<ExportPlan> {
  const resources = await read((scope) => resourcesOf(scope, params.id));
  await transact((scope) => scope.audit('export-patient', { type: 'patient', id: params.id }));
  const bundle: Bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: context.now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urlOf(resource.id), resource })),
  };
  return {
    name: `patient-${params.id}.fhir.json`,
    module: new URL('./write-bundle.task.ts', import.meta.url),
    input: bundle,
  };
}
