import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { type Api, nextToken } from './measure.ts';
import { type Percentiles, percentiles } from './percentiles.ts';

/** A registration as it is typed: the commonest names, and phones of families. */
const TYPED = [
  { name: 'Ramesh Kumar', age: '45', phone: '' },
  { name: 'Sunita Sharma', age: '30', phone: '+91 98765 43210' },
  { name: 'Abdul Nair', age: '8m', phone: '' },
  { name: '', age: '', phone: '9876543210' },
] as const;

/** The time of each look-up of like patients while a registration is typed. */
export async function measureAlike(api: Api, rounds: number): Promise<Percentiles> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const typed of TYPED) {
      const begun = performance.now();
      const headers = { authorization: `Bearer ${nextToken(api)}` };
      const reply = await fetch(`${api.url}/api/patients/alike?${new URLSearchParams(typed)}`, {
        headers,
      });
      await reply.text();
      if (reply.status !== 200) throw new Error(`alike: ${reply.status}`);
      // The first round is a warm-up.
      if (round > 0) times.push(performance.now() - begun);
    }
  }
  return percentiles(times);
}

const STATEMENTS = [
  `SELECT id FROM patients WHERE phone_digits = '9876543210' AND NOT placeholder
   ORDER BY created_at DESC LIMIT 20`,
  `SELECT p.id FROM patient_words w
   JOIN patients p ON p.clinic_id = w.clinic_id AND p.id = w.patient_id
   WHERE w.words = ' kumar ramesh' AND w.previous = ''`,
];

/** The database's plan for the two lists, as the role of a request. */
export async function alikePlans(connection: pg.ClientConfig, clinicId: string): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `SELECT set_config('role', 'openopd_app', true), set_config('app.clinic_id', $1, true)`,
      [clinicId],
    );
    const plans: string[] = [];
    for (const statement of STATEMENTS) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS) ${statement}`,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await client.end();
  }
}
