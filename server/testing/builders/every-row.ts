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
  const found: Record<string, readonly string[]> = {};
  for (const table of await tablesWith(pool, 'clinic_id')) {
    if (AROUND.includes(table)) continue;
    const { rows } = await pool.query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'patient_id')::text AS row FROM ${table} t
       WHERE clinic_id = $1 ORDER BY 1`,
      [clinicId],
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** The patients of a clinic, counted, and as the counters have them. */
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
  const counts: Record<string, number> = {};
  for (const table of await tablesWith(pool, 'patient_id')) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE patient_id = $1`,
      [patientId],
    );
    if (rows[0]?.count) counts[table] = rows[0].count;
  }
  return counts;
}
