import type { addComplaint as endpoint } from '#contract/consultation/consultation.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** Adds a complaint without a visit to a patient's history. Throws 404 for an unknown patient. */
export async function addComplaint(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const patient = await findPatientRow(tx, params.id);
  if (!patient) throw notFound();
  const id = scope.newId();
  const { complaint } = body;
  await tx
    .insertInto('patient_complaints')
    .values({
      clinic_id: actor.clinicId,
      id,
      patient_id: patient.id,
      complaint,
      created_at: now,
      created_by: actor.id,
    })
    .execute();
  // The audit row omits the text, because the complaint's own row keeps it even when deleted.
  await scope.audit('add-complaint', { type: 'patient-complaint', id }, { patientId: patient.id });
  scope.changed('patients', patient.id);
  return {
    id,
    visitId: null,
    patientId: patient.id,
    complaint,
    case_summary: '',
    age: yearsOn(patient, scope.today),
    gender: patient.gender,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
