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
