import type pg from 'pg';

/** Slots of a doctor's day, from 9:00 to 13:00 and from 17:00 to 20:00. */
export const SLOTS_A_DAY = 28;

type Month = { clinicId: string; ownerId: string; doctors: number; from: string; to: string };

const DOCTORS = `
  INSERT INTO users (id, clinic_id, name, email, password_hash, role, created_at)
    SELECT gen_random_uuid(), $1, 'Dr ' || n, 'doctor' || n || '@bench.example', 'none', 'doctor', now()
    FROM generate_series(1, $2::int) AS n`;

const WEEKS = `
  WITH doctors AS (SELECT id FROM users WHERE clinic_id = $1 AND role = 'doctor'),
    weeks AS (INSERT INTO doctor_weeks
      (clinic_id, doctor_id, slot_minutes, per_slot, version, updated_at, updated_by)
      SELECT $1, id, 15, 1, 1, now(), $2 FROM doctors)
  INSERT INTO doctor_times (clinic_id, doctor_id, kind, weekday, from_minute, to_minute)
    SELECT $1, id, 'session', weekday, span[1], span[2]
    FROM doctors, generate_series(1, 7) AS weekday,
      (VALUES (ARRAY[540, 780]), (ARRAY[1020, 1200])) AS spans (span)`;

/** Each patient has one appointment of the month; seven of eight slots are booked. */
const BOOKED = `
  INSERT INTO appointments (clinic_id, id, patient_id, doctor_id, day, start_minute, starts_at,
      minutes, place, places, status, created_at, created_by, updated_at)
    SELECT $1, gen_random_uuid(), patients.id, slot.doctor_id, slot.day, minute,
      (slot.day + make_interval(mins => minute)) AT TIME ZONE 'Asia/Kolkata',
      15, 1, 1, 'booked', now(), $2, now()
    FROM (SELECT users.id AS doctor_id, day::date, minute, row_number() OVER () AS nth
      FROM users, generate_series($3::date, $4::date, interval '1 day') AS day,
        (SELECT * FROM generate_series(540, 765, 15)
          UNION ALL SELECT * FROM generate_series(1020, 1185, 15)) AS minutes (minute)
      WHERE users.clinic_id = $1 AND users.role = 'doctor') AS slot
    JOIN (SELECT id, row_number() OVER () AS nth FROM patients WHERE clinic_id = $1) AS patients
      USING (nth)
    WHERE nth % 8 <> 0`;

const PATIENTS = `
  INSERT INTO patients (clinic_id, id, token, name, name_folded, age_told, age_unit, age_told_on,
      gender, phone, phone_digits, created_at, updated_at, created_by)
    SELECT $1, gen_random_uuid(), n, 'Patient ' || n, 'patient ' || n, n % 90, 'years', now()::date,
      'F', '98' || lpad(n::text, 8, '0'), '98' || lpad(n::text, 8, '0'), now(), now(), $2
    FROM generate_series(1, $3::int) AS n`;

/** Gives a clinic doctors with full weeks, and books the month. Returns the number of bookings. */
export async function fillMonth(
  client: pg.Client,
  { clinicId, ownerId, doctors, from, to }: Month,
): Promise<number> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  await client.query(DOCTORS, [clinicId, doctors]);
  await client.query(PATIENTS, [clinicId, ownerId, doctors * days * SLOTS_A_DAY]);
  await client.query(WEEKS, [clinicId, ownerId]);
  const { rowCount } = await client.query(BOOKED, [clinicId, ownerId, from, to]);
  await client.query('VACUUM ANALYZE');
  return rowCount ?? 0;
}
