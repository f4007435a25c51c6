import { pick } from '#contract/kernel/field-names.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { PATIENT_COLUMNS, PATIENT_SECOND_NAMES } from '#contract/patients/patient.ts';
import type { ClinicScope } from '../platform/scope.ts';
import type { PatientRow } from './patient.store.ts';

type SubscriptionColumns = Pick<
  PatientRow,
  | 'subscription_status'
  | 'subscription_plan_id'
  | 'subscription_start_date'
  | 'subscription_end_date'
  | 'subscription_payment_method'
>;

/** The subscription at a moment: an active one past its end counts as expired. */
export function presentSubscription(row: SubscriptionColumns, now: Date) {
  const ended = row.subscription_end_date !== null && row.subscription_end_date <= now;
  return {
    subscription_status:
      row.subscription_status === 'active' && ended
        ? ('expired' as const)
        : row.subscription_status,
    subscription_plan_id: row.subscription_plan_id,
    subscription_start_date: row.subscription_start_date?.toISOString() ?? null,
    subscription_end_date: row.subscription_end_date?.toISOString() ?? null,
    subscription_payment_method: row.subscription_payment_method,
  };
}

/** Converts a row to the patient on the wire. */
export function presentPatient(
  row: PatientRow & { last_seen_on?: string | null },
  { now, today }: Pick<ClinicScope, 'now' | 'today'>,
) {
  return addSecondNames(
    {
      ...pick(row, PATIENT_COLUMNS),
      age: yearsOn(row, today),
      created_at: row.created_at.toISOString(),
      admission_date: row.admission_date?.toISOString() ?? null,
      discharge_date: row.discharge_date?.toISOString() ?? null,
      ...presentSubscription(row, now),
      ...(row.last_seen_on !== undefined && { last_seen_on: row.last_seen_on }),
    },
    PATIENT_SECOND_NAMES,
  );
}
