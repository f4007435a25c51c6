import { sql } from 'kysely';

/**
 * Whether a visit was called or seen but is not paid for: it has no live consultation bill, no
 * currently active subscription, and no subscription term that covers the visit or starts within a
 * day after it. A visit covered by a term stays paid when the subscription ends.
 */
export function isUnbilled(now: Date) {
  return sql<boolean>`(visits.status IN ('consulting', 'seen')
    AND NOT (patients.subscription_status = 'active' AND patients.subscription_end_date > ${now})
    AND NOT EXISTS (
      SELECT FROM bills WHERE bills.clinic_id = visits.clinic_id AND bills.visit_id = visits.id
        AND bills.type = 'consultation' AND bills.status <> 'cancelled')
    AND NOT EXISTS (
      SELECT FROM subscription_payments AS term
      WHERE term.clinic_id = visits.clinic_id AND term.patient_id = visits.patient_id
        AND term.starts_at < visits.started_at + interval '1 day'
        AND term.ends_at > visits.started_at
        AND NOT EXISTS (SELECT FROM subscription_refunds AS refund
          WHERE refund.clinic_id = term.clinic_id AND refund.payment_id = term.id)))`;
}
