import { financialYear } from '#contract/billing/bill-total.rules.ts';
import type { Certificate } from '#contract/certificates/certificate.ts';
import type { issueCertificate as endpoint } from '#contract/certificates/certificates.endpoints.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { ageText } from '#contract/patients/age.rules.ts';
import { GENDER_LABELS } from '#contract/patients/patient.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { nextNumber } from '../platform/db/number-series.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readCertificate } from './read-certificates.ts';

/**
 * Issues a certificate in the actor's name with the next number of the year. Throws 404 for an
 * unknown patient.
 */
export async function issueCertificate(
  scope: ClinicScope,
  { params: { id: patientId }, body }: EndpointRequest<typeof endpoint>,
): Promise<Certificate> {
  const { tx, actor, now, today } = scope;
  const row = await findPatientRow(tx, patientId);
  if (!row) throw notFound();
  const patient = presentPatient(row, scope);
  const sex = patient.gender ? GENDER_LABELS[patient.gender] : '';
  const details = [ageText({ ...row, age: patient.age }, today), sex, patient.address ?? ''];
  const { kind, identificationMark, text } = body;
  const id = scope.newId();
  const year = financialYear(today);
  const number = await nextNumber(tx, { clinicId: actor.clinicId, name: `certificate ${year}` });
  await tx
    .insertInto('certificates')
    .values({
      ...{ clinic_id: actor.clinicId, id, number, kind, text, day: today },
      financial_year: year,
      patient_id: patientId,
      doctor_id: actor.id,
      patient_name: patient.name,
      patient_details: details.filter(Boolean).join(', '),
      identification_mark: identificationMark,
      issued_at: now,
      issued_by: actor.id,
    })
    .execute();
  await scope.audit('issue-certificate', { type: 'patient', id: patientId }, { id, kind, number });
  scope.changed('patients', patientId);
  return readCertificate(scope, id);
}
