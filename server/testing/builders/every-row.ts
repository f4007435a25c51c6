import type pg from 'pg';

/** Tables that a merge or any call may change besides the patient's records. */
const AROUND = [
  'patients',
  'patient_merges',
  'patient_words',
  'name_words',
  'audit_log',
  'idempotency_keys',
  // Kept by triggers.
  'list_versions',
  'list_counts',
  'patient_counts',
  'search_changes',
  'name_counts',
  'phone_counts',
  'schema_migrations',
];

/** The tables of this database that have a column of this name. */
export async function tablesWith(pool: pg.Pool, column: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND attname = $1 AND attnum > 0 AND NOT attisdropped ORDER BY relname`,
    [column],
  );
  return rows.map(({ name }) => name);
}

/** Every row of a clinic by table, as text without whose it is, in a fixed order. */
export async function everyRow(
  pool: pg.Pool,
  clinicId: string,
): Promise<Record<string, readonly string[]>> {
  const tables = (await tablesWith(pool, 'clinic_id')).filter((table) => !AROUND.includes(table));
  const found: Record<string, string[]> = Object.fromEntries(tables.map((table) => [table, []]));
  const parts = tables.map(
    (table) => `SELECT '${table}' AS name, (to_jsonb(t) - 'patient_id')::text AS row
      FROM ${table} t WHERE clinic_id = $1`,
  );
  const { rows } = await pool.query<{ name: string; row: string }>(
    `${parts.join(' UNION ALL ')} ORDER BY 2`,
    [clinicId],
  );
  for (const { name, row } of rows) found[name]?.push(row);
  return found;
}

/** The patients of a clinic, counted, and as the stored counts have them. */
export async function patientsOf(pool: pg.Pool, clinicId: string) {
  const { rows } = await pool.query<{ counted: number; kept: number }>(
    `SELECT (SELECT count(*)::int FROM patients WHERE clinic_id = $1 AND NOT placeholder) AS counted,
      (SELECT sum(patients)::int FROM patient_counts WHERE clinic_id = $1) AS kept`,
    [clinicId],
  );
  return rows[0];
}

/** How many rows of each table have this patient. */
export async function rowsOfPatient(
  pool: pg.Pool,
  patientId: string,
): Promise<Record<string, number>> {
  const parts = (await tablesWith(pool, 'patient_id')).map(
    (table) =>
      `SELECT '${table}' AS name, count(*)::int AS count FROM ${table} WHERE patient_id = $1`,
  );
  const { rows } = await pool.query<{ name: string; count: number }>(parts.join(' UNION ALL '), [
    patientId,
  ]);
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]),
  );
}
