import { sql } from 'kysely';

/** The dates of the patient's last admission and discharge. Undone admissions do not count. */
export const LATEST_STAY = [
  sql<Date | null>`(SELECT admitted_at FROM admissions
    WHERE admissions.clinic_id = patients.clinic_id AND admissions.patient_id = patients.id
      AND admissions.undone_at IS NULL
    ORDER BY admitted_at DESC, id DESC LIMIT 1)`.as('admission_date'),
  sql<Date | null>`(SELECT discharged_at FROM admissions
    WHERE admissions.clinic_id = patients.clinic_id AND admissions.patient_id = patients.id
      AND admissions.undone_at IS NULL
    ORDER BY admitted_at DESC, id DESC LIMIT 1)`.as('discharge_date'),
];

/** The day of the patient's last visit that took place or is open. */
export const LAST_SEEN = sql<string | null>`(SELECT day FROM visits
    WHERE visits.clinic_id = patients.clinic_id AND visits.patient_id = patients.id
      AND NOT visits.draft AND visits.status <> 'cancelled'
    ORDER BY visits.created_at DESC LIMIT 1)`.as('last_seen_on');
