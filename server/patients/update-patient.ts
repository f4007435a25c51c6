import { pick } from '#contract/kernel/field-names.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { ALLERGY_MESSAGES } from '#contract/patients/allergies.messages.ts';
import { PATIENT_DETAILS } from '#contract/patients/patient.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import type { UpdatePatientBody } from '#contract/patients/patient-input.ts';
import { START_MESSAGES } from '#contract/subscriptions/start-subscription.messages.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  cancelSubscription,
  renewSubscription,
  startSubscription,
} from '../subscriptions/index.ts';
import { refuseDueDay } from './due-day.ts';
import { presentSubscription } from './patient.present.ts';
import { findPatientRow, type PatientRow, searchColumns, writeNameWords } from './patient.store.ts';
import { settleDetails } from './settle-details.ts';

/**
 * Corrects any of a patient's details, and starts, renews or cancels the subscription. Omitted
 * fields stay. Throws 404 for an unknown patient, and 409 when the allergies differ from the list
 * the user started from.
 */
export async function updatePatient(
  scope: ClinicScope,
  id: string,
  {
    subscription_plan_id: planId,
    subscription_status: status,
    subscription_end_date: end,
    renews,
    allergiesBefore,
    before: seen,
    ...details
  }: UpdatePatientBody,
): Promise<PatientRow> {
  const before = await findPatientRow(scope.tx, id, { lock: true });
  if (!before) throw notFound();
  refuseOtherAllergies(before, allergiesBefore);
  refuseOtherDetails(before, seen, scope.today);
  const after = await correctDetails(scope, before, details);
  if (isAsItIs(scope, before, { planId, status, end })) return after;
  if (planId && renews) await renewSubscription(scope, { patientId: id, planId, renews });
  else if (planId) await startSubscription(scope, { patientId: id, planId });
  else if (status === 'cancelled') await cancelSubscription(scope, id);
  else if (status) throw invalidField('subscription_status', START_MESSAGES.unknownChange);
  else return after;
  return (await findPatientRow(scope.tx, id)) ?? after;
}

/**
 * Throws 409 when another user has changed the list meanwhile, so that the second save does not
 * erase the first.
 */
function refuseOtherAllergies(
  { allergies }: PatientRow,
  seen: UpdatePatientBody['allergiesBefore'],
): void {
  if (seen === undefined || JSON.stringify(seen) === JSON.stringify(allergies)) return;
  throw conflict(ALLERGY_MESSAGES.changedMeanwhile);
}

/**
 * Throws 409 when a colleague has corrected the same details meanwhile, so that this save does not
 * revert them.
 */
function refuseOtherDetails(
  row: PatientRow,
  seen: UpdatePatientBody['before'],
  today: string,
): void {
  const current = { ...row, age: yearsOn(row, today) };
  if (seen && !isEmpty(changedFields(current, seen)))
    throw conflict(PATIENT_INPUT_MESSAGES.changedMeanwhile);
}

type Subscription = {
  planId: UpdatePatientBody['subscription_plan_id'];
  status: UpdatePatientBody['subscription_status'];
  end: UpdatePatientBody['subscription_end_date'];
};

/** Whether the body repeats the patient's current subscription. Then nothing starts or ends. */
function isAsItIs({ now }: ClinicScope, row: PatientRow, { planId, status, end }: Subscription) {
  const held = presentSubscription(row, now);
  const isSamePlan = (planId ?? null) === held.subscription_plan_id;
  const isSameEnd = end === undefined || isSameInstant(end, held.subscription_end_date);
  // A body with `active` and no end date starts a plan.
  const isNamed = status !== undefined && (status !== 'active' || end !== undefined);
  return isNamed && status === held.subscription_status && isSamePlan && isSameEnd;
}

function isSameInstant(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}

type Details = Omit<
  UpdatePatientBody,
  | 'subscription_plan_id'
  | 'subscription_status'
  | 'subscription_end_date'
  | 'renews'
  | 'allergiesBefore'
  | 'before'
>;

async function correctDetails(
  scope: ClinicScope,
  before: PatientRow,
  { age, ...details }: Details,
): Promise<PatientRow> {
  const { tx, actor, now } = scope;
  const settled = settleDetails(before, { ...details, age }, scope.today);
  const wanted = { ...details, ...settled };
  const isMan = (details.gender === undefined ? before : details).gender === 'M';
  const given = changedFields(before, {
    ...wanted,
    ...(isMan && !details.pregnancy_due_on && { pregnancy_due_on: null }),
  });
  if (isEmpty(given)) return before;
  const after: PatientRow = { ...before, ...given };
  if (details.pregnancy_due_on) refuseDueDay(after, scope.today);
  const { id } = before;
  await tx
    .updateTable('patients')
    .set({
      ...pick(after, PATIENT_DETAILS),
      ai_response: after.ai_response,
      ...searchColumns(after),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (after.name !== before.name || after.gender !== before.gender) {
    await writeNameWords(tx, { ...after, ...searchColumns(after), clinic_id: actor.clinicId });
  }
  const was = Object.entries(before).filter(([field]) => field in given);
  const changes = { ...given, before: Object.fromEntries(was) };
  await scope.audit('update-patient', { type: 'patient', id }, changes);
  scope.changed('patients', id);
  return after;
}
