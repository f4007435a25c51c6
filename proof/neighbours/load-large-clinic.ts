import type pg from 'pg';
import { rolesOf, SQL_ID, type World } from '../../bench/rig/world.ts';

/** The size of the attacking clinic, far above any real one. */
export const LARGE = {
  drugs: 20_000,
  labTests: 20_000,
  orders: 100_000,
  ofOnePatient: 2_000,
} as const;

/** The first patient of the first clinic has the longest record; the others have the rest. */
const patientOf = (world: World) =>
  `CASE WHEN n < ${LARGE.ofOnePatient} THEN ${SQL_ID('patient', '0')}
    ELSE ${SQL_ID('patient', `n % ${world.patientsAClinic}`)} END`;

const CLINIC = SQL_ID('clinic', '0');
const ADMIN = SQL_ID('user', '0');
/** The newest first; all lie within 70 days. */
const AT = "now() - (n + 1) * interval '1 minute'";
const rows = (count: number) => `FROM generate_series(0, ${count} - 1) n`;

const SHELVES = [
  `INSERT INTO drugs (clinic_id, id, name, description, price_paise, unit, supplier, updated_at,
     created_at, created_by)
   SELECT ${CLINIC}, ${SQL_ID('large drug', 'n')}, 'Paracetamol + Caffeine tablets no. ' || n,
     'Strip of ' || n % 20 + 1, 100 + n % 900, 'tablet', 'Supplier ' || n % 50, now(), now(), ${ADMIN}
   ${rows(LARGE.drugs)}`,
  `INSERT INTO drug_batches (clinic_id, id, drug_id, batch_no, expiry_date, buying_price_paise,
     quantity, created_at, created_by)
   SELECT ${CLINIC}, ${SQL_ID('large batch', 'n')}, ${SQL_ID('large drug', 'n')}, 'B' || n,
     current_date + n % 80, 80, 1000, now() - interval '100 days', ${ADMIN} ${rows(LARGE.drugs)}`,
  `INSERT INTO lab_tests (clinic_id, id, name, description, price_paise, category, sample, updated_at,
     created_at, created_by)
   SELECT ${CLINIC}, ${SQL_ID('large test', 'n')}, 'Serum test no. ' || n, 'Fasting', 30000,
     'Biochemistry', 'Serum', now(), now(), ${ADMIN} ${rows(LARGE.labTests)}`,
  `INSERT INTO lab_test_parameters (clinic_id, id, test_id, position, name, type, unit, normal_range)
   SELECT ${CLINIC}, gen_random_uuid(), ${SQL_ID('large test', 'n')}, at, 'Value ' || at, 'number',
     'mg/dL', '70 - 110' ${rows(LARGE.labTests)}, generate_series(0, 1) at`,
];

const ORDERS = (world: World) => [
  `INSERT INTO pharmacy_orders (clinic_id, id, patient_id, status, dispensed_at, dispensed_by,
     created_at, updated_at, created_by)
   SELECT ${CLINIC}, ${SQL_ID('large order', 'n')}, ${patientOf(world)}, 'dispensed', ${AT}, ${ADMIN},
     ${AT}, ${AT}, ${ADMIN} ${rows(LARGE.orders)}`,
  `INSERT INTO pharmacy_order_lines (clinic_id, id, order_id, drug_id, position, name, quantity,
     price_paise)
   SELECT ${CLINIC}, ${SQL_ID('large line', 'n')}, ${SQL_ID('large order', 'n')},
     ${SQL_ID('large drug', `n % ${LARGE.drugs}`)}, 0, 'Paracetamol', 10, 100 ${rows(LARGE.orders)}`,
  `INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, order_line_id, at,
     created_by)
   SELECT ${CLINIC}, ${SQL_ID('large sale', 'n')}, ${SQL_ID('large drug', `n % ${LARGE.drugs}`)},
     ${SQL_ID('large batch', `n % ${LARGE.drugs}`)}, 'sale', -10, ${SQL_ID('large line', 'n')}, ${AT},
     ${ADMIN} ${rows(LARGE.orders)}`,
  `INSERT INTO lab_orders (clinic_id, id, patient_id, day, lab_token_number, status, created_at,
     updated_at, created_by)
   SELECT ${CLINIC}, ${SQL_ID('large lab order', 'n')}, ${patientOf(world)},
     current_date - n / 1440, n % 1440 + 1, 'completed', ${AT}, ${AT}, ${ADMIN}
   ${rows(LARGE.orders)}`,
  `INSERT INTO lab_order_tests (clinic_id, id, order_id, test_id, position, name, price_paise)
   SELECT ${CLINIC}, gen_random_uuid(), ${SQL_ID('large lab order', 'n')},
     ${SQL_ID('large test', `n % ${LARGE.labTests}`)}, 0, 'Serum test', 30000 ${rows(LARGE.orders)}`,
  `INSERT INTO bills (clinic_id, id, financial_year, number, patient_id, type, status, payment_mode,
     pharmacy_order_id, due_paise, paid_paise, created_at, updated_at, created_by)
   SELECT ${CLINIC}, ${SQL_ID('large bill', 'n')}, 2026, n + 1, ${patientOf(world)}, 'pharmacy', 'paid',
     'cash', ${SQL_ID('large order', 'n')}, 1000, 1000, ${AT}, ${AT}, ${ADMIN} ${rows(LARGE.orders)}`,
  `INSERT INTO bill_items (clinic_id, id, bill_id, position, type, name, quantity, price_paise,
     total_paise, drug_id, created_at, created_by)
   SELECT ${CLINIC}, gen_random_uuid(), ${SQL_ID('large bill', 'n')}, 0, 'pharmacy', 'Paracetamol', 10,
     100, 1000, ${SQL_ID('large drug', `n % ${LARGE.drugs}`)}, ${AT}, ${ADMIN} ${rows(LARGE.orders)}`,
  `INSERT INTO visits (clinic_id, id, patient_id, day, token_no, status, complaint, case_summary,
     started_at, ended_at, created_at, updated_at, written_at, created_by, doctor_id)
   SELECT ${CLINIC}, ${SQL_ID('large visit', 'n')}, ${SQL_ID('patient', '0')}, current_date - n - 1,
     1000000 + n, 'seen', 'Fever since three days', repeat('Rest, fluids, review. ', 20), at, at, at, at, at,
     ${ADMIN}, ${SQL_ID('user', `${rolesOf(world).length - 1}`)}
   FROM generate_series(0, ${LARGE.ofOnePatient} - 1) n,
     LATERAL (SELECT now() - (n + 1) * interval '1 day' AS at) AS moment`,
];

/** Adds many drugs, tests, orders and bills to the first clinic of a loaded world. */
export async function loadLargeClinic(client: pg.Client, world: World): Promise<void> {
  await client.query('SET session_replication_role = replica');
  for (const statement of [...SHELVES, ...ORDERS(world)]) await client.query(statement);
  await client.query('SET session_replication_role = origin');
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}
