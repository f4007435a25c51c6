import { join } from 'node:path';
import pg from 'pg';

/** Each finds what a transaction that was half done would have left; all must find nothing. */
const HALF_DONE = {
  'a patient without its audit row': `
    SELECT id FROM patients p WHERE NOT EXISTS (SELECT FROM audit_log a
      WHERE a.clinic_id = p.clinic_id AND a.record_id = p.id AND a.verb = 'register-patient')`,
  'a visit without its audit row': `
    SELECT id FROM visits v WHERE NOT EXISTS (SELECT FROM audit_log a
      WHERE a.clinic_id = v.clinic_id AND a.record_id = v.id AND a.verb = 'join-queue')`,
  'a complaint without its audit row': `
    SELECT id FROM visits v WHERE complaint <> '' AND NOT EXISTS (SELECT FROM audit_log a
      WHERE a.clinic_id = v.clinic_id AND a.record_id = v.id AND a.verb = 'save-complaint'
        AND a.changes ? 'complaint')`,
  'an audit row of what is not there': `
    SELECT record_id FROM audit_log WHERE record_type IN ('patient', 'visit')
      AND record_id NOT IN (SELECT id FROM patients UNION ALL SELECT id FROM visits)`,
  'a patient that no search finds': `
    SELECT id FROM patients p WHERE NOT EXISTS (SELECT FROM patient_words w
      WHERE w.clinic_id = p.clinic_id AND w.patient_id = p.id)`,
  'a token given twice': `
    SELECT token::text FROM patients GROUP BY clinic_id, token HAVING count(*) > 1
    UNION ALL
    SELECT token_no::text FROM visits GROUP BY clinic_id, day, token_no HAVING count(*) > 1`,
  'a token taken and not given': `
    SELECT name FROM counters c WHERE value <> CASE name
      WHEN 'patient' THEN (SELECT count(*) FROM patients WHERE clinic_id = c.clinic_id)
      ELSE (SELECT count(*) FROM visits
            WHERE clinic_id = c.clinic_id AND name = 'visit ' || day) END`,
} as const satisfies Record<string, string>;

/** What is wrong in the books of a data folder's running database. */
export async function halfDoneIn(dataDir: string): Promise<string[]> {
  const client = new pg.Client({
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: 'postgres',
    database: 'openopd',
  });
  await client.connect();
  try {
    const found: string[] = [];
    for (const [what, query] of Object.entries(HALF_DONE)) {
      const { rowCount } = await client.query(query);
      if (rowCount) found.push(`${what}: ${rowCount} times`);
    }
    return found;
  } finally {
    await client.end();
  }
}
