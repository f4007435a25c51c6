import { type RawBuilder, sql } from 'kysely';
import { READ_ONCE_MS } from '#contract/kernel/screens.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { patientsOfRecords } from './records-of-patient.ts';

/** An account and a period. */
export type Account = {
  readonly clinicId: string;
  readonly person: string;
  readonly from: Date;
  readonly until: Date;
};

/**
 * A record that was already open when the period began is noted up to ten minutes earlier, so the
 * filter starts earlier.
 */
function inTime({ clinicId, person, from, until }: Account): RawBuilder<unknown> {
  const since = new Date(from.getTime() - READ_ONCE_MS);
  return sql`r.clinic_id = ${clinicId} AND r.user_id = ${person}
    AND r.at > ${since} AND r.at <= ${until}`;
}

/** The patients that an account opened or changed: patient_id, opened, changed. */
export function touchedBy(account: Account): RawBuilder<unknown> {
  const { clinicId, person, from, until } = account;
  const changedRecords = sql`
    SELECT a.record_id FROM audit_log a WHERE a.clinic_id = ${clinicId}
      AND a.user_id = ${person} AND a.at BETWEEN ${from} AND ${until}`;
  return sql`
    SELECT patient_id, bool_or(opened) AS opened, bool_or(changed) AS changed FROM (
      SELECT r.patient_id, true AS opened, false AS changed FROM patient_reads r
      WHERE ${inTime(account)} AND r.patient_id IS NOT NULL
      UNION ALL
      SELECT p.id, true, false FROM patients p
      WHERE p.clinic_id = ${clinicId} AND p.created_at <= (
        SELECT max(r.at) FROM patient_reads r
        WHERE ${inTime(account)} AND r.kind = 'export' AND r.patient_id IS NULL)
      UNION ALL
      SELECT patient_id, false, true FROM (
        ${patientsOfRecords(clinicId, changedRecords)}) changed
    ) touched GROUP BY patient_id`;
}

/** Every patient of the clinic, in the same columns. */
export function everyone(clinicId: string): RawBuilder<unknown> {
  return sql`
    SELECT id AS patient_id, false AS opened, false AS changed
    FROM patients WHERE clinic_id = ${clinicId}`;
}

/** How often an account opened lists and exported files of all patients. */
export async function countLists(tx: Tx, account: Account) {
  const { rows } = await sql<{ lists: number; exports: number }>`
    SELECT count(*) FILTER (WHERE r.kind = 'list')::int AS lists,
      count(*) FILTER (WHERE r.kind = 'export' AND r.patient_id IS NULL)::int AS exports
    FROM patient_reads r WHERE ${inTime(account)}`.execute(tx);
  return rows[0] ?? { lists: 0, exports: 0 };
}
