import { type RawBuilder, sql } from 'kysely';

/** Whether a visit was called or seen and has no live consultation bill. */
const HAS_NO_FEE = sql<boolean>`(visits.status IN ('consulting', 'seen') AND NOT EXISTS (
  SELECT FROM bills WHERE bills.clinic_id = visits.clinic_id AND bills.visit_id = visits.id
    AND bills.type = 'consultation' AND bills.status <> 'cancelled'))`;

/**
 * Whether no subscription pays for a visit: the patient has no currently active one, and no term that
 * covers the visit or starts within a day after it. A visit covered by a term stays paid when the
 * subscription ends.
 */
function isUncovered(now: Date) {
  return sql<boolean>`(
    NOT (patients.subscription_status = 'active' AND patients.subscription_end_date > ${now})
    AND NOT EXISTS (
      SELECT FROM subscription_payments AS term
      WHERE term.clinic_id = visits.clinic_id AND term.patient_id = visits.patient_id
        AND term.starts_at < visits.started_at + interval '1 day'
        AND term.ends_at > visits.started_at
        AND NOT EXISTS (SELECT FROM subscription_refunds AS refund
          WHERE refund.clinic_id = term.clinic_id AND refund.payment_id = term.id)))`;
}

/** Whether a visit was called or seen but is not paid for, by a bill or a subscription. */
export function isUnbilled(now: Date) {
  return sql<boolean>`(${HAS_NO_FEE} AND ${isUncovered(now)})`;
}

/**
 * A subquery of the ids of such visits since a day. Few visits have no fee, so that their patients are
 * looked up: joined first, PostgreSQL reads all patients of the clinic.
 */
export function unbilledSince(day: RawBuilder<string>, now: Date): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    WITH free AS MATERIALIZED (SELECT clinic_id, id, patient_id, started_at FROM visits
      WHERE visits.day >= ${day} AND ${HAS_NO_FEE})
    SELECT visits.id FROM free AS visits
    JOIN patients ON patients.clinic_id = visits.clinic_id AND patients.id = visits.patient_id
    WHERE ${isUncovered(now)}`;
}
