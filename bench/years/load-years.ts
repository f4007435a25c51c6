import type pg from 'pg';
import { DRUGS_A_CLINIC, LAB_TESTS_A_CLINIC, rolesOf, SQL_ID, type World } from '../rig/world.ts';

/** A visit in so many orders drugs, or tests. */
const ORDERS_DRUGS = 3;
const ORDERS_TESTS = 6;
/** The visits of the patient with the longest record. */
export const LONGEST_RECORD = 200;
const YEARS = 10;

const CLINIC = SQL_ID('clinic', '0');
const ADMIN = SQL_ID('user', '0');

/** The statements that fill the first clinic with ten years of visits, the newest first. */
function statements(world: World, visits: number): string[] {
  const doctor = SQL_ID('user', `${rolesOf(world).length - 1}`);
  const apart = `interval '${(YEARS * 365 * 86_400) / visits} seconds'`;
  const patient = `CASE WHEN n % ${Math.ceil(visits / LONGEST_RECORD)} = 0 THEN ${SQL_ID('patient', '0')}
    ELSE ${SQL_ID('patient', `(n::bigint * 7919) % ${world.patientsAClinic}`)} END`;
  const each = (every: number) => `FROM generate_series(0, ${visits} - 1, ${every}) n,
    LATERAL (SELECT now() - (n + 1) * ${apart} AS at, ${patient} AS patient) of`;
  const test = SQL_ID('lab test', `n % ${LAB_TESTS_A_CLINIC}`);
  const bill = (type: string, every: number, columns: string, values: string, paise: number) => [
    `INSERT INTO bills (clinic_id, id, financial_year, number, patient_id, type, status, payment_mode,
       due_paise, paid_paise, paper_version, created_at, updated_at, created_by, ${columns})
     SELECT ${CLINIC}, ${SQL_ID(`${type} bill`, 'n')}, extract(year FROM at)::int, 10 * n + ${every},
       patient, '${type}', 'paid', 'cash', ${paise}, ${paise}, 1, at, at, ${ADMIN}, ${values} ${each(every)}`,
    `INSERT INTO bill_items (clinic_id, id, bill_id, position, type, name, quantity, price_paise,
       total_paise, lab_test_id, created_at, created_by)
     SELECT ${CLINIC}, gen_random_uuid(), ${SQL_ID(`${type} bill`, 'n')}, 0, '${type}', 'Fee', 1,
       ${paise}, ${paise}, ${type === 'lab' ? test : 'NULL'}, at, ${ADMIN} ${each(every)}`,
    `INSERT INTO bill_payments (clinic_id, id, bill_id, amount_paise, mode, from_sandbox, is_deposit,
       paid_at, created_by)
     SELECT ${CLINIC}, gen_random_uuid(), ${SQL_ID(`${type} bill`, 'n')}, ${paise},
       (ARRAY['cash', 'upi'])[1 + n % 2], false, false, at, ${ADMIN} ${each(every)}`,
  ];
  const drug = `n / ${ORDERS_DRUGS} % ${DRUGS_A_CLINIC}`;
  return [
    `INSERT INTO visits (clinic_id, id, patient_id, day, token_no, status, complaint, case_summary,
       doctor_id, started_at, ended_at, created_at, updated_at, written_at, created_by)
     SELECT ${CLINIC}, ${SQL_ID('visit', 'n')}, patient, (at AT TIME ZONE 'Asia/Kolkata')::date, n + 1,
       'seen', 'Fever since three days, no cough', 'Viral fever. Rest, fluids, review.', ${doctor},
       at, at, at, at, at, ${ADMIN} ${each(1)}`,
    ...bill('consultation', 1, 'visit_id', SQL_ID('visit', 'n'), 50_000),
    `INSERT INTO pharmacy_orders (clinic_id, id, patient_id, visit_id, status, dispensed_at,
       dispensed_by, created_at, updated_at, created_by)
     SELECT ${CLINIC}, ${SQL_ID('order', 'n')}, patient, ${SQL_ID('visit', 'n')}, 'dispensed', at,
       ${ADMIN}, at, at, ${doctor} ${each(ORDERS_DRUGS)}`,
    `INSERT INTO pharmacy_order_lines (clinic_id, id, order_id, drug_id, position, name, quantity,
       price_paise)
     SELECT ${CLINIC}, ${SQL_ID('line', 'n')}, ${SQL_ID('order', 'n')}, ${SQL_ID('drug', drug)}, 0,
       'Paracetamol', 10, 100 ${each(ORDERS_DRUGS)}`,
    `INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, order_line_id, at,
       created_by)
     SELECT ${CLINIC}, ${SQL_ID('sale', 'n')}, ${SQL_ID('drug', drug)}, ${SQL_ID('batch', drug)},
       'sale', -10, ${SQL_ID('line', 'n')}, at, ${ADMIN} ${each(ORDERS_DRUGS)}`,
    ...bill('pharmacy', ORDERS_DRUGS, 'pharmacy_order_id', SQL_ID('order', 'n'), 1_000),
    `INSERT INTO lab_orders (clinic_id, id, patient_id, visit_id, day, lab_token_number, status,
       created_at, updated_at, created_by)
     SELECT ${CLINIC}, ${SQL_ID('lab order', 'n')}, patient, ${SQL_ID('visit', 'n')},
       (at AT TIME ZONE 'Asia/Kolkata')::date, n + 1, 'completed', at, at, ${doctor}
     ${each(ORDERS_TESTS)}`,
    `INSERT INTO lab_order_tests (clinic_id, id, order_id, test_id, position, name, price_paise)
     SELECT ${CLINIC}, gen_random_uuid(), ${SQL_ID('lab order', 'n')},
       ${test}, 0, 'Test', 30000 ${each(ORDERS_TESTS)}`,
    ...bill('lab', ORDERS_TESTS, 'lab_order_id', SQL_ID('lab order', 'n'), 30_000),
  ];
}

/**
 * Adds ten years of visits, each with a paid bill, to the first clinic of a loaded world. Needs a
 * superuser, who can disable the triggers that check row by row.
 */
export async function loadYears(
  client: pg.Client,
  world: World,
  { visits, say }: { visits: number; say: (text: string) => void },
): Promise<void> {
  await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
  for (const statement of statements(world, visits)) {
    const { rowCount } = await client.query(statement);
    say(`${rowCount} rows: ${statement.slice(0, statement.indexOf('(')).trim()}`);
  }
  // The triggers that count the lists did not run.
  await client.query(`INSERT INTO list_counts (clinic_id, list, kind, counted)
    SELECT clinic_id, 'bills', '', count(*) FROM bills GROUP BY 1
    UNION ALL SELECT clinic_id, 'pharmacy_orders', status, count(*) FROM pharmacy_orders GROUP BY 1, 3
    UNION ALL SELECT clinic_id, 'lab_orders', status, count(*) FROM lab_orders GROUP BY 1, 3`);
  await client.query('SET session_replication_role = origin');
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}
