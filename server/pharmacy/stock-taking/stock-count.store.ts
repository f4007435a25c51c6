import { sql } from 'kysely';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { isInRack } from './stock-sheet.store.ts';

/** Locks a batch of a drug in the list, so that its quantity stays until the transaction ends. */
export function lockBatch(tx: Tx, id: string) {
  return tx
    .selectFrom('drug_batches as batch')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'batch.drug_id'))
    .where('batch.id', '=', id)
    .where('drugs.deleted_at', 'is', null)
    .select(['batch.id', 'batch.drug_id', 'batch.quantity'])
    .forNoKeyUpdate('batch')
    .executeTakeFirst();
}

/** Locks a count, with its outcome. */
export function lockCount(tx: Tx, id: string) {
  return tx
    .selectFrom('stock_counts')
    .where('id', '=', id)
    .select(['drug_id', 'outcome'])
    .forUpdate()
    .executeTakeFirst();
}

/** The drugs with open counts in a rack. */
export async function countedDrugs(tx: Tx, rack: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT drugs.id FROM stock_counts AS one
    JOIN drugs ON drugs.clinic_id = one.clinic_id AND drugs.id = one.drug_id
    WHERE one.outcome IS NULL AND drugs.deleted_at IS NULL AND ${isInRack(rack)}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Locks the open counts of these drugs. */
export function lockOpenCounts(tx: Tx, drugIds: readonly string[]) {
  return tx
    .selectFrom('stock_counts')
    .where('drug_id', 'in', drugIds)
    .where('outcome', 'is', null)
    .select(['id', 'drug_id', 'batch_id', 'counted', 'expected'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The names of drugs, for a message. */
export async function namesOf(tx: Tx, drugIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('drugs')
    .where('id', 'in', drugIds)
    .select('name')
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
  return rows.map(({ name }) => name);
}

type Settled = { readonly countIds: readonly string[]; readonly movementId: string | null };

/** Marks counts as posted by a stock-taking, each with its movement, in one statement. */
export function markPosted(tx: Tx, takingId: string, settled: readonly Settled[]) {
  const told = settled.flatMap(({ countIds, movementId }) =>
    countIds.map((id) => ({ id, movement_id: movementId })),
  );
  return sql`UPDATE stock_counts AS one
    SET outcome = 'posted', stock_taking_id = ${takingId}, movement_id = told.movement_id
    FROM json_to_recordset(${JSON.stringify(told)}::json) AS told (id uuid, movement_id uuid)
    WHERE one.clinic_id = app_clinic_id() AND one.id = told.id`.execute(tx);
}

/** The movements that a stock-taking posted. */
export async function movementsOfTaking(tx: Tx, takingId: string) {
  const { rows } = await sql<{ drug_id: string; batch_id: string; quantity: number }>`
    SELECT DISTINCT moved.id, moved.drug_id, moved.batch_id, moved.quantity
    FROM stock_counts AS one
    JOIN stock_movements AS moved ON moved.clinic_id = one.clinic_id AND moved.id = one.movement_id
    WHERE one.stock_taking_id = ${takingId}
    ORDER BY moved.id`.execute(tx);
  return rows;
}
