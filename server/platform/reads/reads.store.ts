import { sql } from 'kysely';
import { READ_ONCE_MS } from '#contract/kernel/screens.ts';
import type { Tx } from '../db/scoped-database.ts';

/** Something that was shown, with the id from the call. */
export type NewRead = {
  readonly id: string;
  readonly at: Date;
  readonly clinicId: string;
  readonly userId: string;
  readonly kind: 'record' | 'list' | 'export';
  readonly patientId?: string;
  readonly visitId?: string;
  readonly screen: string;
  readonly call: string;
};

/**
 * Writes a batch in one statement. Replaces a visit by its patient, and a merged record by the
 * one that it became part of. Skips reads that another
 * server, or the same patient's other id, has noted within the last minutes, and rows already
 * written by an attempt whose reply was lost. Drops reads whose user or patient no longer exists,
 * such as after a restore.
 */
export async function writeReads(tx: Tx, reads: readonly NewRead[]): Promise<void> {
  await sql`
    INSERT INTO patient_reads (clinic_id, id, at, user_id, kind, patient_id, screen, call)
    SELECT DISTINCT ON (clinic_id, user_id, patient_id, kind, screen, call_or_screen, own, stretch)
      clinic_id, id, at, user_id, kind, patient_id, screen, call
    FROM (
      SELECT r."clinicId" AS clinic_id, r.id, r.at, r."userId" AS user_id, r.kind, r.screen, r.call,
        p.id AS patient_id, coalesce(nullif(r.screen, ''), r.call) AS call_or_screen,
        CASE r.kind WHEN 'export' THEN r.id END AS own,
        floor(extract(epoch FROM r.at) / ${READ_ONCE_MS / 1_000}) AS stretch,
        r."patientId" IS NULL AND r."visitId" IS NULL AS is_of_nobody
      FROM jsonb_to_recordset(${JSON.stringify(reads)}::jsonb) AS r (
        id uuid, at timestamptz, "clinicId" uuid, "userId" uuid, kind text,
        "patientId" uuid, "visitId" uuid, screen text, call text)
      JOIN users u ON u.clinic_id = r."clinicId" AND u.id = r."userId"
      LEFT JOIN visits v ON v.clinic_id = r."clinicId" AND v.id = r."visitId"
      LEFT JOIN patient_merges m ON m.clinic_id = r."clinicId" AND m.lost_id = r."patientId"
      LEFT JOIN patients p
        ON p.clinic_id = r."clinicId" AND p.id = coalesce(m.patient_id, r."patientId", v.patient_id)
    ) shown
    WHERE (is_of_nobody OR patient_id IS NOT NULL)
      AND (kind <> 'record' OR NOT EXISTS (
        SELECT FROM patient_reads before
        WHERE before.clinic_id = shown.clinic_id AND before.patient_id = shown.patient_id
          AND before.at > shown.at - ${READ_ONCE_MS / 1_000} * interval '1 second'
          AND before.at <= shown.at
          AND before.user_id = shown.user_id AND before.kind = 'record'
          AND before.screen = shown.screen AND (shown.screen <> '' OR before.call = shown.call)))
    ORDER BY clinic_id, user_id, patient_id, kind, screen, call_or_screen, own, stretch, at
    ON CONFLICT DO NOTHING`.execute(tx);
}
