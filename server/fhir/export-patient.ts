import type { exportPatientFhir as endpoint } from '#contract/fhir/fhir.endpoints.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ExportCall, ExportPlan } from '../platform/http/export-route.ts';

/**
 * Exports the patient's record as a FHIR R4 bundle (a collection): clinic, patient, visits with
 * complaint and summary, stays, prescriptions, lab orders and reports. Throws 404 for an unknown
 * patient. Audited.
 */
export async function exportPatient(
  { context, transact }: ExportCall,
  { params: { id } }: EndpointRequest<typeof endpoint>,
): Promise<ExportPlan> {
  await transact(async (scope) => {
    if (!(await findPatientRow(scope.tx, id))) throw notFound();
    await scope.audit('export-patient', { type: 'patient', id });
  });
  return {
    name: `patient-${id}.fhir.json`,
    module: new URL('./write-bundle.task.ts', import.meta.url),
    input: { ...context, patientId: id },
  };
}
