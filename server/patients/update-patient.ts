import { ALLERGY_MESSAGES as M } from '#contract/patients/allergies.messages.ts';
import type { UpdatePatientBody } from '#contract/patients/patient.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  cancelSubscription,
  renewSubscription,
  startSubscription,
} from '../subscriptions/index.ts';
import { refuseDueDay } from './due-day.ts';
import { findPatientRow, type PatientRow, searchColumns, writeNameWords } from './patient.store.ts';

/**
 * Corrects any subset of a patient's details, and starts, renews or cancels their subscription; what
 * is left out stays. 404 when not there, 409 when the allergies are others than those that were to be
 * corrected.
 */
export async function updatePatient(
  scope: ClinicScope,
  id: string,
  {
    subscription_plan_id: planId,
    subscription_status: status,
    renews,
    allergiesBefore,
    ...details
  }: UpdatePatientBody,
): Promise<PatientRow> {
  const before = await findPatientRow(scope.tx, id, { lock: true });
  if (!before) throw notFound();
  refuseOtherAllergies(before, allergiesBefore);
  const after = await correctDetails(scope, before, details);
  if (planId && renews) await renewSubscription(scope, { patientId: id, planId, renews });
  else if (planId) await startSubscription(scope, { patientId: id, planId });
  else if (status === 'cancelled') await cancelSubscription(scope, id);
  else return after;
  return (await findPatientRow(scope.tx, id)) ?? after;
}

/** Of two people who correct the same list the second one is told, instead of erasing what the first wrote. */
function refuseOtherAllergies(
  { allergies }: PatientRow,
  seen: UpdatePatientBody['allergiesBefore'],
): void {
  if (seen === undefined || JSON.stringify(seen) === JSON.stringify(allergies)) return;
  throw conflict(M.changedMeanwhile);
}

type Details = Omit<
  UpdatePatientBody,
  'subscription_plan_id' | 'subscription_status' | 'renews' | 'allergiesBefore'
>;

async function correctDetails(
  scope: ClinicScope,
  before: PatientRow,
  details: Details,
): Promise<PatientRow> {
  const { tx, actor, now } = scope;
  const given = Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length === 0) return before;
  const after: PatientRow = { ...before, ...given };
  if (details.pregnancy_due_on) refuseDueDay(after, scope.today);
  else if (after.gender === 'M') after.pregnancy_due_on = null;
  const { id } = before;
  await tx
    .updateTable('patients')
    .set({
      name: after.name,
      age: after.age,
      gender: after.gender,
      phone: after.phone,
      address: after.address,
      allergies: after.allergies,
      pregnancy_due_on: after.pregnancy_due_on,
      ai_response: after.ai_response,
      ...searchColumns(after),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (after.name !== before.name || after.gender !== before.gender) {
    await writeNameWords(tx, { ...after, ...searchColumns(after), clinic_id: actor.clinicId });
  }
  await scope.audit('update-patient', { type: 'patient', id }, given);
  scope.changed('patients', id);
  return after;
}
