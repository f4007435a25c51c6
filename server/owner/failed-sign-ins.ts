import { sql } from 'kysely';
import { DAY_MS } from '#contract/kernel/dates.ts';
import {
  FAILED_SIGN_IN_DAYS,
  type FailedSignIns,
  MOST_FAILED_SIGN_INS,
} from '#contract/owner/failed-sign-ins.ts';
import type { OwnerScope } from './owner-context.ts';

type Row = Omit<FailedSignIns, 'first_at' | 'last_at'> & { first_at: Date; last_at: Date };

/** Failed sign-ins of the last days by account and network, with their number, newest first. */
export async function failedSignIns({ scope, clinicId }: OwnerScope): Promise<FailedSignIns[]> {
  const { tx, now } = scope;
  const since = new Date(now.getTime() - FAILED_SIGN_IN_DAYS * DAY_MS);
  const { rows } = await sql<Row>`
    SELECT person.id AS user_id, person.name, person.email, entry.changes ->> 'network' AS network,
      count(*) FILTER (WHERE entry.changes ->> 'wrong' IS DISTINCT FROM 'code')::int AS wrong_passwords,
      count(*) FILTER (WHERE entry.changes ->> 'wrong' = 'code')::int AS wrong_codes,
      bool_and((entry.changes ->> 'knownDevice')::boolean) AS known_device,
      min(entry.at) AS first_at, max(entry.at) AS last_at
    FROM users AS person
    JOIN audit_log AS entry ON entry.clinic_id = ${clinicId} AND entry.record_id = person.id
    WHERE person.clinic_id = ${clinicId} AND person.deleted_at IS NULL
      AND entry.verb = 'sign-in-failed' AND entry.at >= ${since}
    GROUP BY person.id, person.name, person.email, entry.changes ->> 'network'
    ORDER BY last_at DESC, person.id, network LIMIT ${MOST_FAILED_SIGN_INS}`.execute(tx);
  return rows.map((row) => ({
    ...row,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
  }));
}
