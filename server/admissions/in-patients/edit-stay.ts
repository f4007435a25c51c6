import type { Admission } from '#contract/admissions/admission.ts';
import type { editStay as endpoint } from '#contract/admissions/admissions.endpoints.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentAdmission } from '../admission.present.ts';
import { findStay, lockStay, noteStay } from '../stay.store.ts';
import { expectDoctor } from './expect-doctor.ts';

/**
 * Notes reason, bed and doctor of a stay, and audits what changed. Throws 404 for an unknown or
 * undone stay, and 400 for a doctor of another clinic.
 */
export async function editStay(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<Admission> {
  const { tx, now } = scope;
  if (!(await findStay(tx, id))) throw notFound();
  const { reason, bed, doctor_id, patient_id: patientId } = await lockStay(tx, id);
  const before = { reason, bed, doctor_id };
  const after = {
    reason: body.reason === undefined ? reason : body.reason,
    bed: body.bed === undefined ? bed : body.bed,
    doctor_id: body.doctor_id === undefined ? doctor_id : body.doctor_id,
  };
  const changed = (['reason', 'bed', 'doctor_id'] as const).filter(
    (part) => after[part] !== before[part],
  );
  if (changed.length > 0) {
    // A doctor who has left keeps the stays that they had.
    if (after.doctor_id !== null && changed.includes('doctor_id')) {
      await expectDoctor(tx, after.doctor_id);
    }
    await noteStay(tx, id, after);
    const changes = Object.fromEntries(
      changed.map((part) => [part, { from: before[part], to: after[part] }]),
    );
    await scope.audit('edit-stay', { type: 'admission', id }, { patientId, ...changes });
    scope.changed('patients', patientId);
  }
  return presentAdmission(await lockStay(tx, id), now);
}
