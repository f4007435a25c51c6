import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scoped-database.ts';

/**
 * The time of a clinic's newest audit row. Ids are sorted by creation, so the newest is found
 * without an index on the time.
 */
export async function findLastWrite(tx: Tx, clinicId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('audit_log')
    .where('clinic_id', '=', clinicId)
    .orderBy('id', 'desc')
    .limit(1)
    .select('at')
    .executeTakeFirst();
  return row?.at;
}

/** The time of the newest audit row of any clinic, with one index look-up per clinic. */
export async function findLastWriteOfAll(tx: Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(newest.at) AS at FROM clinics, LATERAL (
      SELECT at FROM audit_log WHERE clinic_id = clinics.id ORDER BY id DESC LIMIT 1
    ) newest`.execute(tx);
  return rows[0]?.at ?? undefined;
}
