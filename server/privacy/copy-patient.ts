import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { copyForPatient as endpoint } from '#contract/privacy/privacy.endpoints.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ExportCall, ExportPlan } from '../platform/http/export-route.ts';

/**
 * Returns everything the clinic stores about a patient, as one HTML page. Throws 404 for an unknown
 * patient. Audited.
 */
export async function copyPatient(
  { context, transact }: ExportCall,
  { params: { id } }: EndpointRequest<typeof endpoint>,
): Promise<ExportPlan> {
  await transact(async (scope) => {
    if (!(await findPatientRow(scope.tx, id))) throw notFound();
    await scope.audit('copy-patient', { type: 'patient', id });
  });
  return {
    name: `patient-record-${id}.html`,
    module: new URL('./write-copy.task.ts', import.meta.url),
    input: { ...context, patientId: id },
  };
}
