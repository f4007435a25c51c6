import type { UpdatePatientBody } from '#contract/patients/patient.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findPatientRow, type PatientRow, searchColumns, writeNameWords } from './patient.store.ts';

/** Corrects any subset of a patient's details; what is left out stays. 404 when not there. */
export async function updatePatient(
  scope: ClinicScope,
  id: string,
  changes: UpdatePatientBody,
): Promise<PatientRow> {
  const { tx, actor, now } = scope;
  const before = await findPatientRow(tx, id, { lock: true });
  if (!before) throw notFound();
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length === 0) return before;
  const after: PatientRow = { ...before, ...given };
  await tx
    .updateTable('patients')
    .set({
      name: after.name,
      age: after.age,
      gender: after.gender,
      phone: after.phone,
      address: after.address,
      ai_response: after.ai_response,
      ...searchColumns(after),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (after.name !== before.name) {
    await writeNameWords(tx, { clinicId: actor.clinicId, id, name: after.name });
  }
  await scope.audit('update-patient', { type: 'patient', id }, given);
  scope.changed('patients', id);
  return after;
}
