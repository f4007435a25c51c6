import { type RawBuilder, sql } from 'kysely';
import type { PaperHead } from '#contract/kernel/papers/paper-head.ts';

/**
 * SQL for the head of the paper of a row, `paperHeadOf('bills')`: the clinic as it was when the row was
 * made.
 */
export function paperHeadOf(table: string): RawBuilder<PaperHead> {
  const clinicId = sql.ref(`${table}.clinic_id`);
  const version = sql.ref(`${table}.paper_version`);
  return sql<PaperHead>`(
    SELECT jsonb_build_object('name', name, 'address', address, 'phone', phone, 'email', email,
      'registration', registration, 'gstin', gstin, 'footer', footer,
      'logo', to_char(logo AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM clinic_papers AS paper
    WHERE paper.clinic_id = ${clinicId} AND paper.version = ${version})`;
}
