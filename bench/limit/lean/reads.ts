import type { LeanCall } from './lean-call.ts';

const LAST_SEEN = `(SELECT day FROM visits
  WHERE visits.clinic_id = patients.clinic_id AND visits.patient_id = patients.id
    AND NOT draft AND status <> 'cancelled' ORDER BY visits.created_at DESC LIMIT 1) AS last_seen_on`;
const STAY = `(SELECT to_jsonb(stay) FROM (SELECT admitted_at, discharged_at FROM admissions
  WHERE admissions.clinic_id = patients.clinic_id AND admissions.patient_id = patients.id
    AND undone_at IS NULL ORDER BY admitted_at DESC LIMIT 1) AS stay) AS stay`;
const DUE = `(SELECT coalesce(sum(due_paise - paid_paise), 0) FROM bills
  WHERE bills.clinic_id = patients.clinic_id AND bills.patient_id = patients.id
    AND bills.status = 'pending') AS due`;

const patient: LeanCall = ({ params }) => [
  {
    name: 'lean patient',
    text: `SELECT patients.*, ${STAY}, ${DUE}, (SELECT jsonb_agg(lost_token) FROM patient_merges
        WHERE patient_merges.clinic_id = patients.clinic_id AND patient_id = patients.id) AS merged
      FROM patients WHERE id = $1`,
    values: [params.id],
  },
];

const patients: LeanCall = () => [
  {
    name: 'lean patients',
    text: `SELECT patients.*, ${STAY}, ${LAST_SEEN},
        (SELECT sum(counted.patients) FROM patient_counts AS counted) AS total
      FROM patients WHERE NOT placeholder ORDER BY created_at DESC, id LIMIT 15`,
  },
];

const search: LeanCall = ({ params }) => [
  {
    name: 'lean search',
    text: `WITH found AS MATERIALIZED (
        SELECT DISTINCT patient_id, created_at FROM patient_words
        WHERE clinic_id = app_clinic_id() AND word >= $1 AND word < $1 || chr(1114111)),
      page AS (SELECT patient_id FROM found ORDER BY created_at DESC LIMIT 15)
      SELECT patients.*, ${STAY}, ${LAST_SEEN}, (SELECT count(*) FROM found) AS total
      FROM page JOIN patients ON patients.id = page.patient_id ORDER BY created_at DESC`,
    values: [params.search],
  },
];

/** The visits of the day, read each time; the product reads them only when they have changed. */
const queue: LeanCall = ({ today }) => [
  {
    name: 'lean queue',
    text: `SELECT visits.*, patients.name, patients.token, patients.phone, patients.gender,
        patients.birth_date, patients.allergies, doctors.name AS doctor_name,
        fee.id AS fee_id, fee.status AS fee_status, ${DUE}
      FROM visits
      JOIN patients ON patients.clinic_id = visits.clinic_id AND patients.id = visits.patient_id
      LEFT JOIN users AS doctors
        ON doctors.clinic_id = visits.clinic_id AND doctors.id = visits.doctor_id
      LEFT JOIN bills AS fee ON fee.clinic_id = visits.clinic_id AND fee.visit_id = visits.id
        AND fee.type = 'consultation' AND fee.status <> 'cancelled'
      WHERE visits.day = $1 AND visits.status <> 'cancelled' ORDER BY visits.token_no`,
    values: [today],
  },
];

export const LEAN_READS: Readonly<Record<string, LeanCall>> = { patient, patients, search, queue };
