import { sql } from 'kysely';

/** Active subscribers first, then by arrival (specification 1, section 4). */
function subscribersFirst(now: Date) {
  return sql`(patients.subscription_status = 'active' AND patients.subscription_end_date > ${now}) DESC`;
}

/**
 * The order in which a clinic calls its visits. Needs the tables `visits` and `patients`, and the
 * visit's arrived appointment as `booked`. Where the clinic calls booked patients at their time,
 * those whose time has come are first, by that time or a later arrival; early arrivals are last, so
 * that a doctor never waits for them.
 */
export function inCallOrder(now: Date) {
  const called = sql`(booked.id IS NOT NULL
    AND (SELECT call_order = 'booked' FROM clinics WHERE clinics.id = visits.clinic_id))`;
  return sql`CASE WHEN NOT ${called} THEN 1 WHEN booked.starts_at <= ${now} THEN 0 ELSE 2 END,
    CASE WHEN ${called} THEN greatest(booked.starts_at, visits.created_at) END,
    ${subscribersFirst(now)}, visits.created_at, visits.id`;
}
