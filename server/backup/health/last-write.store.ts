import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';

/**
 * When the newest record of a clinic was written, by its ledger. Its ids are sorted by creation, so
 * that the last one is found without an index by time.
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

/** When the newest record of any clinic was written; a look into the ledger for each of them. */
export async function findLastWriteOfAll(tx: Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(newest.at) AS at FROM clinics, LATERAL (
      SELECT at FROM audit_log WHERE clinic_id = clinics.id ORDER BY id DESC LIMIT 1
    ) newest`.execute(tx);
  return rows[0]?.at ?? undefined;
}
